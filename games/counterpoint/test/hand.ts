/** How the page's tests play this game (see packages/web/test/hands.ts). */
export const hand = {
  options: { width: 4, height: 4, corners: true, partners: false },
  keys: { from: '[data-cell][tabindex="0"]', press: ['ArrowRight', 'Enter'] },
  choices: '[role=radio]',
};
