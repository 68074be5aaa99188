import type { Page } from 'playwright-core';
import { drawn } from './visit.ts';

/** Looks after every change of the page where the board and every seat stand, also at what no frame would have shown. */
export async function watchBoxes(page: Page): Promise<() => Promise<string[]>> {
  await drawn(page);
  await page.evaluate(() => {
    const seen: number[][] = [];
    /** Typing scrolls to the entry; the board does not move for that, but what is drawn in it is then rounded otherwise. */
    const ROUNDING = 0.3;
    const boxOf = (element: Element): number[] => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x + scrollX, y + scrollY, width, height];
    };
    const look = (): void => {
      const all = [
        ...document.querySelectorAll(
          '[data-test=board], [data-test=board] [data-part], [data-test=seats], [data-test=seats] li',
        ),
      ];
      const now = all.flatMap(boxOf);
      const isSame = (before: readonly number[]): boolean =>
        before.length === now.length && before.every((each, at) => Math.abs(each - (now[at] ?? 0)) < ROUNDING);
      if (!seen.some(isSame)) seen.push(now);
    };
    look();
    new MutationObserver(look).observe(document, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
    Object.assign(window, { seen });
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { seen: number[][] }).seen.map((boxes) => boxes.map((each) => each.toFixed(1)).join(' ')),
    );
}
