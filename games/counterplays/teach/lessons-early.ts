import type { Lesson } from '@countertop/core';

/** The first tiles: who gets up first, and whether the other can follow. */
export const opening: Lesson = {
  id: 'opening',
  steps: [
    {
      id: 'answer',
      at: { seats: 2, moves: 'I0@0,0' },
      task: { right: 'I0@0,-3 I0@0,3 C0@0,-3 C10@-1,3' },
    },
    { id: 'hexagon', at: { seats: 2, moves: 'O0@0,0' } },
    {
      id: 'first',
      at: { seats: 2, moves: 'J3@0,0 I0@-1,0 O0@2,0' },
      task: { right: 'V3@-1,0 C3@0,0' },
    },
    {
      id: 'only',
      at: { seats: 2, moves: 'I0@0,0 Y6@1,0 X0@-1,-2' },
      task: { right: 'V0@0,0' },
    },
  ],
};

/** Half of the tiles lie: stairs for oneself, and none for the other. */
export const middle: Lesson = {
  id: 'middle',
  steps: [
    {
      id: 'build',
      at: { seats: 2, moves: 'I0@0,0 P0@1,-1 P0@0,0 I1@-1,3 L2@-3,4 O0@-1,4 V1@-1,3 L3@-2,1' },
      task: { right: 'O0@1,1' },
      then: 'J7@1,1',
    },
    { id: 'enter', task: { right: 'C6@-1,2 C7@0,2 C9@0,1 C11@0,1 T1@-1,3 T2@0,2 T10@-1,2' } },
    {
      id: 'follow',
      at: {
        seats: 2,
        moves: 'I0@0,0 Y0@1,0 P0@0,0 X1@-1,3 L5@1,-2 I0@3,-5 V2@2,-3 J2@2,1 C4@1,1 V0@4,-3 Y0@4,-6 W0@0,2 J2@3,-5',
      },
      task: { right: 'C0@3,-5 C10@2,-4 N3@2,-3' },
    },
  ],
};
