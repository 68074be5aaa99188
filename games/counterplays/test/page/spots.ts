import type { Spot } from '@countertop/web/test/hands';
import type { Page } from 'playwright-core';
import { cellsOf } from '../../index.ts';
import { middleOf } from '../../look/lattice.ts';

/** A tile in a tray, by its letter. */
export const trayTile = (letter: string): string => `button[data-tile=${letter}]`;

/** Where on the screen the middle of a placement is drawn. */
export async function spotOf(page: Page, move: number): Promise<Spot> {
  return page.locator('[data-board=counterplays]').evaluate(
    (svg, [px, py]) => {
      const { x, y } = new DOMPoint(px, py).matrixTransform((svg as SVGSVGElement).getScreenCTM() ?? undefined);
      return { x, y };
    },
    middleOf(cellsOf(move)),
  );
}

/** The middle of the first element that is found so. */
export async function middleOfElement(page: Page, selector: string): Promise<Spot> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(selector);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
