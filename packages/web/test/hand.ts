import { Random } from '@countertop/core';
import type { Locator, Page } from 'playwright-core';
import type { Follower } from './follow.ts';
import { HANDS, type HandOfGame, type Spot } from './hands.ts';

/** A hand over the board, with a mouse or a finger: it presses what the board offers until the match is over. */
export class Hand {
  private readonly random = new Random(5);
  private readonly game: HandOfGame;

  constructor(
    private readonly page: Page,
    private readonly follower: Follower,
    private readonly kind: 'mouse' | 'finger',
  ) {
    this.game = HANDS[follower.game.id] ?? {};
  }

  async playToTheEnd(): Promise<void> {
    for (;;) {
      await this.follower.catchUp();
      if (this.follower.over) return;
      await this.makeMove();
    }
  }

  /** Every press is answered by a move or by a question that one more press confirms; nothing is pressed twice in hope. */
  private async makeMove(): Promise<void> {
    const move = this.follower.choose();
    if (this.game.first !== undefined) await this.pressOn(this.board(this.game.first(move)));
    await this.press(await (this.game.spot?.(this.page, move) ?? this.anyOffered()));
    const plays = this.page.locator(`[data-notation] >> nth=${this.follower.seen}`);
    const asks = this.board('[data-confirm]').first();
    await plays.or(asks).first().waitFor({ state: 'attached' });
    if ((await plays.count()) > 0) return;
    await this.pressOn(asks);
    await plays.waitFor({ state: 'attached' });
  }

  /** The middle of a place that the board offers and that nothing lies over. */
  private async anyOffered(): Promise<Spot> {
    const offered = this.board('[data-move]:not(button)');
    await offered.first().waitFor({ state: 'attached' });
    const spots = await offered.evaluateAll((all) =>
      all
        .map((each) => {
          const { x, y, width, height } = each.getBoundingClientRect();
          return { each, x: x + width / 2, y: y + height / 2 };
        })
        .filter(({ each, x, y }) => document.elementFromPoint(x, y)?.closest('svg') === each.closest('svg'))
        .map(({ x, y }) => ({ x, y })),
    );
    const spot = spots[this.random.below(spots.length)];
    if (spot === undefined) throw new Error('no place that the board offers can be reached');
    return spot;
  }

  private board(selector: string): Locator {
    return this.page.locator('[data-test=board]').locator(selector);
  }

  private async pressOn(element: Locator): Promise<void> {
    const box = await element.boundingBox();
    if (box === null) throw new Error('what should be pressed is not shown');
    await this.press({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }

  private async press({ x, y }: Spot): Promise<void> {
    if (this.kind === 'finger') await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }
}
