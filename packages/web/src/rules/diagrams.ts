import type { SceneLine } from '@countertop/core';

/** A picture beside a rule, drawn by the real board: the position after these moves, the last of them shown. */
export interface Diagram extends SceneLine {
  /** The number of the rule in the game's README. */
  readonly rule: string;
}

const FIELD = { width: 9, height: 7, centreWidth: 0, centreHeight: 0 };

export const DIAGRAMS: Readonly<Record<string, readonly Diagram[]>> = {
  counterpoint: [
    { rule: 'R4', seats: 2, moves: '?y +r +g +b +y +r +b +y +g' },
    { rule: 'R6', seats: 2, moves: '?y +r +g +b +y +r +b +y +g r:b3 +r r:e5 +g g:c3 +r b:d5 +y b:d3 +g y:a1 +b y:e3' },
  ],
  counterplays: [
    { rule: 'R3', seats: 2, moves: 'Y10@0,0 X0@1,-2' },
    { rule: 'R4', seats: 2, moves: 'Y10@0,0 X0@1,-2 O0@1,-1' },
  ],
  points: [
    { rule: 'R1', seats: 2, moves: '', options: { width: 14, height: 11, centreWidth: 4, centreHeight: 5 } },
    { rule: 'R3', seats: 2, moves: 'd4 e4 e3 g5 f4 g6 e5', options: FIELD },
    { rule: 'R4', seats: 2, moves: 'd4 e4 e3 c4 f4 d3 e5 e2 a1 f3 a2 g4 a3 f5 a4 e6 a5 d5', options: FIELD },
  ],
  countermine: [
    { rule: 'R3', seats: 2, moves: 'd6 d9 e6 e10 f6 h9 g6 i4 h6' },
    { rule: 'R5', seats: 2, moves: 'd6 d9 e6 e10 f6 h9 g6 i4 h6 xf6-' },
  ],
  foursquare: [
    { rule: 'R2', seats: 2, moves: '+30 +10 +40 +10' },
    { rule: 'R4', seats: 2, moves: '+30 +10 +40 +10 +20 D' },
  ],
};
