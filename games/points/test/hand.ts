import type { Page } from 'playwright-core';

/** How the page's tests play this game (see packages/web/test/hands.ts). */
export const hand = {
  options: { width: 6, height: 6, centreWidth: 0, centreHeight: 0, start: 'empty', stop: 'play-out' },
  keys: { from: '[role=grid][tabindex="0"]', press: ['ArrowUp', 'Enter'] },
  /** Dots are no elements: one is where the drawing has it. */
  spot: (page: Page, cell: string) =>
    page.locator('[data-board=points]').evaluate((svg, name) => {
      const drawing = svg as SVGSVGElement;
      const [, letters = '', digits = ''] = /^([a-z]+)(\d+)$/.exec(name) ?? [];
      const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0) - 1;
      const row = Number(digits) - 1;
      const turned = 'turned' in drawing.dataset;
      const at = turned ? [row, column] : [column, Number(drawing.dataset['height']) - 1 - row];
      const { x, y } = new DOMPoint(...at).matrixTransform(drawing.getScreenCTM() ?? undefined);
      return { x, y };
    }, cell),
  /** How long a move takes is measured here: the largest common field, after so many moves, which are dots. */
  bench: { options: { width: 38, height: 31 }, after: [0, 300, 900], isMove: (move: string) => /\d/.test(move) },
};
