/** How the page's tests play this game (see packages/web/test/hands.ts). */
export const hand = {
  options: { swap: false },
  // Three runs, two strikes, and a winner. At random, the cubes run out.
  short: 'h7 c12 g8 c4 g7 k7 h8 l5 f8 a2 i8 j8 e8 xf8- a6 f7 c11 e7 j10 d7 xg7- j7 j9 l9 h7 g3 i8 g1 g6 d7 k10',
  keys: { from: '[data-cell][tabindex="0"]', press: ['ArrowRight', 'Enter'] },
};
