/** How the page's tests play this game (see packages/web/test/hands.ts). */
export const hand = {
  options: { swap: false },
  keys: { from: '[data-cell][tabindex="0"]', press: ['ArrowRight', 'Enter'] },
};
