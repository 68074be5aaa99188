import { type Lesson, movesOf, type SceneLine } from '@countertop/core';

/**
 * A game that was played: levels 10 and 9 against each other on 38x31, 900 nodes a move, seeds 10 and 11. The lesson follows the second
 * player through its middle part.
 */
const MOVES = movesOf(
  't16 t17 s16 u16 u17 u18 v17 t18 u15 v16 w17 w16 x16 w15 x15 w14 x17 x14 y14 x13 y13 y12 x12 w12 x11 v13 y11 z12 ' +
    'w11 y15 z14 v11 v10 u12 z15 y16 y17 z16 z17 aa16 aa17 ab16 ab17 ab13 aa13 aa12 ab14 ac14 ac15 ac16 ad15 ab15 t15 ' +
    's17 r16 r17 q16 q17 p16 p17 o16 o17 n17 n18 n16 m18 o18 o19 p18 p19 q18 q19 r18 r19 s19 s18 s20 s21 t21 r20 r21 ' +
    's22 t19 u19 t20 q21 r22 r23 q22 p22 q23 q24 p23 o23 p24 p25 o24 o25 n24 t22 u21 u22 v21 v22 w21 w22 x21 x22 y21 ' +
    'l18 o22 p21 n23 k18 r24 s23 q25',
);

/** The game after so many moves. */
function after(moves: number): SceneLine {
  return { seats: 2, moves: MOVES.slice(0, moves).join(' ') };
}

/** One whole middle game, with something to do at its turning points. */
export const realGame: Lesson = {
  id: 'middle',
  steps: [
    { id: 'cross', at: after(12) },
    { id: 'save', at: after(13), task: { right: 'w15 v15 v14', wrong: { x15: 'outside' } } },
    { id: 'wall', at: after(28) },
    { id: 'run', at: after(39), task: { right: 'aa16', wrong: { aa15: 'below', ab16: 'jump', t15: 'elsewhere' } } },
    {
      id: 'six',
      at: after(47),
      task: {
        right: 'ac14',
        wrong: { aa14: 'five', aa15: 'five', ab15: 'five', z13: 'safe', ac15: 'safe', ac16: 'safe' },
      },
    },
    { id: 'take', at: after(49), task: { right: 'ab15 ac16' } },
    { id: 'other', at: after(66) },
    { id: 'ladder', at: after(67), task: { right: 'o19', wrong: { p18: 'wrong-side' } }, then: 'p18' },
    { id: 'follow', task: { right: 'p19', wrong: { q18: 'behind' } }, then: 'q18 q19 r18 r19 s19' },
    { id: 'catch', task: { gains: 4 } },
    { id: 'end', at: after(117) },
  ],
};
