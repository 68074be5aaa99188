import { CHANCE, type Game, NOBODY, type Position, Random, readMove, startPosition } from '@countertop/core';
import type { Page } from 'playwright-core';
import { gameOf } from '../../../test/game-of.ts';

/** Short matches of every game, set up as the page remembers them. */
export const TABLES: Readonly<Record<string, { readonly options: Readonly<Record<string, unknown>> }>> = {
  counterpoint: { options: { width: 4, height: 4, corners: true, partners: false } },
  counterplays: { options: { goal: 'highest' } },
  points: { options: { width: 6, height: 6, centreWidth: 0, centreHeight: 0, start: 'empty', stop: 'play-out' } },
  countermine: { options: { swap: false } },
  foursquare: { options: {} },
};

export const GAMES = Object.keys(TABLES);

/** What the page remembers of a table: names in localStorage. */
export function keptTables(): Record<string, unknown> {
  return Object.fromEntries(GAMES.map((game) => [`countertop.table.${game}`, { ...TABLES[game], level: 1 }]));
}

/** The moves that the page shows, in notation. */
export async function shownMoves(page: Page): Promise<string[]> {
  return page
    .locator('[data-notation]')
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset['notation'] ?? ''));
}

/** Goes along with the match on a page: the rules here must agree with what is shown there. */
export class Follower {
  private played = 0;

  private constructor(
    private readonly page: Page,
    readonly game: Game,
    readonly position: Position,
    private readonly random: Random,
  ) {}

  static async along(page: Page, id: string, seats = 2, seed = 1): Promise<Follower> {
    const game = await gameOf(id);
    const start = startPosition(game, TABLES[id]?.options ?? {}, seats);
    if (!start.ok) throw new Error(start.problem.code);
    return new Follower(page, game, start.value.position, new Random(seed));
  }

  get over(): boolean {
    return this.position.actor === NOBODY;
  }

  /** Waits until a seat of `mine` is to move, or the game is over, and catches up with what has happened. */
  async catchUp(mine: (seat: number) => boolean = () => true): Promise<void> {
    for (;;) {
      const moves = await shownMoves(this.page);
      for (const text of moves.slice(this.played)) {
        const move = readMove(this.game, this.position, text);
        if (!move.ok) throw new Error(`the page shows ${text}, which is not legal: ${move.problem.code}`);
        this.position.play(move.value);
      }
      this.played = moves.length;
      const { actor } = this.position;
      if (actor === NOBODY || (actor !== CHANCE && mine(actor))) return;
      await this.page.waitForFunction(
        (count) => document.querySelectorAll('[data-notation]').length > count,
        this.played,
      );
    }
  }

  /** Some legal move, in notation. */
  choose(): string {
    return this.game.write(this.position, this.position.pick(this.random));
  }

  /** Waits until the page shows one move more than when it was last looked at. */
  async moved(): Promise<void> {
    await this.page.waitForFunction(
      (count) => document.querySelectorAll('[data-notation]').length > count,
      this.played,
    );
  }
}
