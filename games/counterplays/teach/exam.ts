import type { Exam } from '@countertop/core';

export const exam: Exam = [
  {
    id: 'second',
    lesson: 'opening',
    at: { seats: 2, moves: 'I0@0,0 C0@-1,3 O0@1,-1' },
    task: { right: 'I2@0,0' },
  },
  {
    id: 'hook',
    lesson: 'forced',
    at: {
      seats: 2,
      moves:
        'I0@0,0 L1@1,-2 O0@-2,1 Y1@-1,1 Y7@0,-1 I5@-1,-1 P0@2,-4 C0@2,-4 L0@2,-6 V0@1,-8 X0@3,-9 P3@1,-7 ' +
        'V0@0,-10 N0@0,-10 J2@2,-6',
    },
    task: { right: 'J4@2,-7' },
  },
  {
    id: 'climb',
    lesson: 'race',
    at: {
      seats: 2,
      moves:
        'C7@0,0 Y1@-1,0 W0@0,0 W2@-1,-2 I0@1,2 I1@-2,4 J11@-1,-2 O0@-1,-3 Y2@-1,-3 C1@0,-1 X0@1,-5 V0@2,-2 ' +
        'N0@-1,-3 P8@-1,3',
    },
    task: { right: 'V1@-1,-2' },
  },
  {
    id: 'alone',
    lesson: 'middle',
    at: {
      seats: 2,
      moves: 'X2@0,0 I0@2,-2 P10@0,-1 L3@-1,2 J2@-2,4 P5@-2,3 C0@1,2 O0@-1,0 O0@3,-3 T4@2,-3 N0@4,-5 N0@4,-7 W4@0,2',
    },
    task: { right: 'J10@-1,2 J11@0,1 C10@0,1' },
  },
  {
    id: 'sphinx',
    lesson: 'tempo',
    at: {
      seats: 2,
      moves:
        'J8@0,0 I0@-1,1 W0@-1,1 P4@2,-2 X0@1,-3 W5@1,-2 V0@0,3 T5@-2,4 T6@-1,3 O0@-3,1 I1@2,4 V1@-3,-1 Y7@-3,1 ' +
        'L1@-1,-2 N1@-2,1 Y0@-2,-1 O0@2,0 X0@-5,-2 L0@3,-4 J9@-1,-2',
    },
    task: { right: 'P2@-2,-1 P3@-2,-1' },
  },
  {
    id: 'stairs',
    lesson: 'force',
    at: {
      seats: 2,
      moves:
        'I5@0,0 V0@2,-2 P1@0,3 L2@-2,2 L0@4,-2 T8@2,-1 V2@0,1 I5@1,1 J1@-2,4 Y0@-3,5 C10@-3,4 W2@-5,6 Y1@0,-1 ' +
        'P2@0,-1 W1@-3,0 X1@-3,-2 T7@-3,-1 O0@5,-4 O0@7,-5 N4@5,-5 X2@7,-4',
    },
    task: { right: 'C1@8,-5' },
  },
  {
    id: 'yacht',
    lesson: 'late',
    at: {
      seats: 2,
      moves:
        'Y11@0,0 P5@1,-2 W0@3,-2 I0@3,-2 J0@1,0 O0@4,-3 O0@5,-5 J5@1,0 C7@4,-4 T4@3,-3 T0@7,-6 V0@3,-5 I1@6,-5 ' +
        'N0@4,-7 N0@4,-9 L0@5,-10 P2@6,-5 X1@4,-10 L0@6,-9 C6@3,-5 X1@5,-9',
    },
    task: { right: 'Y0@5,-10 Y5@5,-9' },
  },
  {
    id: 'snake',
    lesson: 'saving',
    at: {
      seats: 2,
      moves:
        'I3@0,0 O0@2,-2 V4@0,-1 Y0@2,1 P3@3,-3 J3@3,-3 O0@5,-5 P0@0,-2 L0@2,3 I2@2,1 W2@-1,-4 L0@-2,-2 ' +
        'Y1@-1,-3 T4@-4,-3 C11@1,-2 X0@7,-7 N0@-3,-3 C6@-3,-3 T10@5,-6 V1@0,2 J0@-4,-4',
    },
    task: { right: 'N2@-7,-3 N3@-1,3 N4@-7,-3' },
  },
  {
    id: 'lobster',
    lesson: 'last',
    at: {
      seats: 2,
      moves:
        'P9@0,0 P11@0,-2 X0@3,-2 I0@1,0 L5@0,-3 O0@2,1 V0@2,-2 N1@-1,-4 I0@5,-1 W0@0,-7 C0@0,-6 V1@0,-3 ' +
        'T0@-1,0 T0@0,-9 N0@0,-4 J2@0,-8 J0@-2,-6 C0@0,-8 W0@1,-11 X1@0,-10 O0@3,-3',
    },
    task: { right: 'L1@-1,0' },
  },
  {
    id: 'down',
    lesson: 'lowest',
    at: {
      options: { goal: 'lowest' },
      seats: 2,
      moves:
        'I0@0,0 P0@1,-1 P0@0,0 T11@1,-1 Y8@1,-1 I1@0,0 L0@0,-2 X0@2,-4 J0@0,-2 L0@1,-4 T0@1,-4 Y8@0,-3 W4@2,-6 ' +
        'N0@2,-5 C0@0,-2 V0@1,-7 V1@2,-6 J1@2,-6 N4@1,-5 C4@2,-6',
    },
    task: { right: 'X2@1,-9 X2@-1,-6' },
  },
];
