import type { Lesson } from '@countertop/core';

/** A place that both want is taken now, or never. */
export const late: Lesson = {
  id: 'late',
  steps: [
    {
      id: 'now',
      at: {
        seats: 2,
        moves:
          'P7@0,0 W0@3,-1 L3@2,0 T4@-2,2 Y4@-1,0 C10@-1,0 W1@-2,4 O0@4,0 J0@4,0 J6@3,0 V0@-1,3 I0@1,4 O0@2,2 ' +
          'Y0@2,4 C1@-1,2 P1@1,4 X0@4,-3 X0@6,-1 I0@8,-2 V0@8,1 T8@3,-2',
      },
      task: { right: 'N1@0,4', wrong: { 'L1@2,2': 'late' } },
    },
    {
      id: 'level',
      at: {
        seats: 2,
        moves:
          'P11@0,0 N4@-1,0 W2@0,0 P0@2,-2 X0@1,-4 X0@3,-6 I5@1,-5 Y1@-1,-3 T0@5,-6 L5@-2,-5 L0@6,-7 O0@5,-6 ' +
          'O0@6,-9 T1@-2,-4 Y2@6,-9 V0@2,-7 J0@0,-1 I5@0,-2 C1@1,-1 J1@-2,-6 N0@2,-7',
      },
      task: { right: 'C4@2,-6 C10@2,-6 C11@1,-5' },
    },
  ],
};

/** Which tile to spend, and which to keep. */
export const saving: Lesson = {
  id: 'saving',
  steps: [
    {
      id: 'hook',
      at: {
        seats: 2,
        moves:
          'I0@0,0 I0@0,-3 P5@1,0 V0@-1,2 C6@-1,1 W4@-3,3 O0@-2,-3 C3@-2,3 T1@-1,2 P0@1,-5 Y4@-2,-3 X1@0,-7 ' +
          'L0@2,-9 L0@0,-9 J11@1,-9 N3@0,-4 X0@-2,-1 Y1@-1,-3 N0@-1,-1 T0@-4,-3 W0@-4,-1',
      },
      task: { right: 'O0@2,-7 O0@-1,-5 O0@2,-5' },
    },
    {
      id: 'snake',
      at: {
        seats: 2,
        moves:
          'P9@0,0 X0@2,0 I1@1,1 P0@4,-2 T3@5,-4 Y6@4,-3 Y1@1,3 L1@-1,1 V1@0,2 C0@1,1 C0@3,-3 I2@-2,3 W1@-4,2 ' +
          'N4@-3,1 J3@7,-5 V2@-2,2 X2@-2,1 O0@-4,5 L0@8,-4 T0@8,-5',
      },
      task: { right: 'O0@10,-5 O0@-2,0 O0@-1,3' },
    },
  ],
};

/** The last tile is Black’s: what Black makes of it, and what White does about it. */
export const last: Lesson = {
  id: 'last',
  steps: [
    {
      id: 'keep',
      at: {
        seats: 2,
        moves:
          'I5@0,0 P8@2,0 Y0@4,2 T6@1,0 O0@5,3 J1@5,3 J0@2,2 N2@2,2 T0@5,-2 L0@7,3 W0@6,-4 Y3@5,-2 P0@9,1 O0@5,-5 ' +
          'C10@8,1 X0@7,-7 L3@5,-5 I0@3,-3 N0@4,-7 W0@7,-2 X2@7,-4',
      },
      task: { right: 'C5@6,-3', wrong: { 'V1@4,-6': 'first' } },
      then: 'V1@4,-6 V0@5,-6',
    },
    {
      id: 'white',
      at: {
        seats: 2,
        moves:
          'P11@0,0 L0@3,1 T1@2,1 C0@4,-2 L0@-1,3 J0@3,-3 J0@-3,3 W1@-2,3 W0@4,-3 T1@-4,1 X0@5,-5 X0@7,-7 Y0@3,-5 ' +
          'O0@9,-7 I2@3,-5 I2@-3,1 V3@6,-6 V0@-2,-1 C2@-1,-2 P1@-2,-1',
      },
      task: { right: 'N3@-3,0' },
    },
    {
      id: 'guard',
      at: {
        seats: 2,
        moves:
          'P11@0,0 L0@0,3 L1@3,0 Y3@2,0 I1@-2,5 O0@-2,3 X0@-1,2 W1@-5,4 O0@0,0 X0@0,-2 Y0@0,0 C6@-4,3 N4@-2,2 ' +
          'I0@2,-3 C11@0,-3 J8@0,-2 V2@5,-2 V1@2,-4 W3@4,-1 T1@-3,6',
      },
      task: { right: 'J5@3,0' },
    },
  ],
};
