import { Random } from '@countertop/core';
import type { Page } from 'playwright-core';
import { Follower } from './follow.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A hand over the board, with a mouse or a finger: it presses what the board offers until the match is over. */
export class Hand {
  private readonly random = new Random(5);

  constructor(
    private readonly page: Page,
    private readonly game: string,
    private readonly kind: 'mouse' | 'finger',
  ) {}

  async playToTheEnd(): Promise<void> {
    const follower = await Follower.along(this.page, this.game);
    // No match of these tables is longer; a board that ignores presses would go on for ever.
    for (let presses = 0; presses < 400; presses++) {
      await follower.catchUp();
      if (follower.over) return;
      await this.makeMove(follower);
      await follower.moved();
    }
    throw new Error(`${this.game} does not end`);
  }

  private async makeMove(follower: Follower): Promise<void> {
    const before = await this.count();
    for (let attempt = 0; attempt < 30; attempt++) {
      if (this.game === 'counterplays') await this.takeTile();
      const spot = this.game === 'points' ? await this.dot(follower.choose()) : await this.anyOffered();
      if (spot === undefined) continue;
      await this.press(spot);
      if ((await this.count()) > before) return;
      // Shown first, then confirmed: by a button where the board has one, else by the same spot again.
      const confirm = await this.spotOf('[data-confirm], [data-do=put]:not(:disabled)');
      await this.press(confirm ?? spot);
      if ((await this.count()) > before) return;
    }
    throw new Error(`${this.game}: nothing that the board offers makes a move`);
  }

  /** Chooses one of the tiles left, and turns it until it fits somewhere. */
  private async takeTile(): Promise<void> {
    const tiles = this.page.locator('[data-test=board] button[data-tile]');
    const tile = tiles.nth(this.random.below(await tiles.count()));
    await (this.kind === 'mouse' ? tile.click() : tile.tap());
  }

  private async anyOffered(): Promise<Spot | undefined> {
    const spots = await this.page.locator('[data-test=board] [data-move]:not(button)').evaluateAll((all) =>
      all.map((each) => {
        const box = each.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      }),
    );
    return spots.length === 0 ? undefined : spots[this.random.below(spots.length)];
  }

  /** Where a dot of Points is on the screen; dots are no elements. */
  private async dot(cell: string): Promise<Spot> {
    return this.page.locator('[data-board=points]').evaluate((svg, name) => {
      const drawing = svg as SVGSVGElement;
      const [, letters = '', digits = ''] = /^([a-z]+)(\d+)$/.exec(name) ?? [];
      const column = letters.charCodeAt(0) - 97;
      const row = Number(drawing.dataset['height']) - Number(digits);
      const { x, y } = new DOMPoint(column, row).matrixTransform(drawing.getScreenCTM() ?? undefined);
      return { x, y };
    }, cell);
  }

  private async spotOf(selector: string): Promise<Spot | undefined> {
    const found = this.page.locator(selector);
    if ((await found.count()) === 0) return undefined;
    const box = await found.first().boundingBox();
    return box === null ? undefined : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  private async press({ x, y }: Spot): Promise<void> {
    if (this.kind === 'mouse') {
      await this.page.mouse.move(x, y);
      await this.page.mouse.click(x, y);
    } else {
      await this.page.touchscreen.tap(x, y);
    }
    // What a press leads to is drawn with the next frame.
    await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }

  private count(): Promise<number> {
    return this.page.locator('[data-notation]').count();
  }
}
