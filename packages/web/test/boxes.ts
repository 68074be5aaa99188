import type { Page } from 'playwright-core';
import { drawn } from './visit.ts';

/** Looks after every change of the page where the board and every seat stand, also at what no frame would have shown. */
export async function watchBoxes(page: Page): Promise<() => Promise<string[]>> {
  await drawn(page);
  await page.evaluate(() => {
    const seen: string[] = [];
    const boxOf = (element: Element): string => {
      const box = element.getBoundingClientRect();
      // Typing scrolls to the entry; the board does not move for that, but what is drawn in it is then rounded otherwise.
      const [x, y, width, height] = [box.x + scrollX, box.y + scrollY, box.width, box.height].map((each) =>
        each.toFixed(1),
      );
      return `${x} ${y} ${width} x ${height}`;
    };
    const look = (): void => {
      const all = [
        ...document.querySelectorAll(
          '[data-test=board], [data-test=board] [data-part], [data-test=seats], [data-test=seats] li',
        ),
      ];
      const now = all.map(boxOf).join(', ');
      if (!seen.includes(now)) seen.push(now);
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
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}
