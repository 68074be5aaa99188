/** How the page's tests play this game (see packages/web/test/hands.ts). */
export const hand = {
  options: {},
  keys: { from: '[data-stack][tabindex="0"]', press: ['ArrowRight', 'Enter'] },
};
