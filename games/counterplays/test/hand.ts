/** How the page's tests play this game (see packages/web/test/hands.ts). */
export const hand = {
  options: { goal: 'highest' },
  keys: { from: '[data-board=counterplays]', press: ['t', 'n', 'Enter'] },
  /** A tile is chosen before the board shows where it fits. */
  first: (move: string) => `button[data-tile=${move[0]}]`,
};
