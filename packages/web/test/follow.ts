import { deflateRawSync } from 'node:zlib';
import {
  CHANCE,
  type Game,
  type Holder,
  NOBODY,
  type Position,
  Random,
  readMove,
  startPosition,
} from '@countertop/core';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { gameOf } from '../../../test/game-of.ts';
import { GAMES } from '../../../test/games.ts';
import { HANDS } from './hands.ts';
import type { Visit } from './visit.ts';

export { GAMES };

/** What the page remembers of a table, so that matches are short: names in localStorage. */
export function keptTables(): Record<string, unknown> {
  return Object.fromEntries(
    GAMES.map((game) => [`countertop.table.${game}`, { options: HANDS[game]?.options ?? {}, level: 1 }]),
  );
}

export interface PlayedGame {
  readonly version: 1;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly moves: readonly string[];
  /** How many moves had been made before each choice of a seat. */
  readonly choices: readonly number[];
}

/** A finished game of the tests' small tables, played at random. */
export async function finished(id: string, seed = 4): Promise<PlayedGame> {
  const game = await gameOf(id);
  const options = HANDS[id]?.options ?? {};
  const start = startPosition(game, options, 2);
  if (!start.ok) throw new Error(start.problem.code);
  const { position } = start.value;
  const random = new Random(seed);
  const moves: string[] = [];
  const choices: number[] = [];
  while (position.actor !== NOBODY) {
    if (position.actor !== CHANCE) choices.push(moves.length);
    const move = position.pick(random);
    moves.push(game.write(position, move));
    position.play(move);
  }
  return { version: 1, game: id, options, seats: 2, moves, choices };
}

/** The address of a record, as the page shares it. */
export const linkTo = (record: object): string =>
  `open/${deflateRawSync(JSON.stringify(record)).toString('base64url')}`;

export const PERSON: Holder = { kind: 'person', name: 'Ada' };

/** A match near its end, with so many choices left to its seats: where only the input or the end matters. */
export async function playOn(
  visit: Visit,
  id: string,
  choicesLeft: number,
  given: { readonly options?: BrowserContextOptions; readonly players?: readonly Holder[] },
): Promise<Page> {
  const { moves, choices, ...record } = await finished(id);
  const { players = [PERSON, { kind: 'person', name: 'Boris' }] } = given;
  const left = moves.slice(0, choices.at(-choicesLeft));
  const context = await visit.guest(given.options);
  const page = await visit.open(context, linkTo({ ...record, players, moves: left }));
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.locator('main[data-ready^="match/"] [data-test=board]').waitFor();
  return page;
}

/** The moves that the page shows, in notation; all of them, or those after so many. */
export async function shownMoves(page: Page, after = 0): Promise<string[]> {
  return page
    .locator('[data-notation]')
    .evaluateAll((all, from) => all.slice(from).map((each) => (each as HTMLElement).dataset['notation'] ?? ''), after);
}

/** Waits until the page shows so many moves. */
export async function showsMoves(page: Page, count: number): Promise<void> {
  await page.waitForFunction((wanted) => document.querySelectorAll('[data-notation]').length === wanted, count);
}

/** Goes along with the match on a page: the rules here must agree with what is shown there. */
export class Follower {
  /** How many moves of the page have been followed. */
  seen = 0;
  /** What is left of the game's short game, as long as the match has been the same. */
  private short: readonly string[];

  private constructor(
    private readonly page: Page,
    readonly game: Game,
    readonly position: Position,
    private readonly random: Random,
  ) {
    this.short = HANDS[game.id]?.short?.split(' ') ?? [];
  }

  static async along(page: Page, id: string, seats = 2, seed = 1): Promise<Follower> {
    const game = await gameOf(id);
    const start = startPosition(game, HANDS[id]?.options ?? {}, seats);
    if (!start.ok) throw new Error(start.problem.code);
    return new Follower(page, game, start.value.position, new Random(seed));
  }

  get over(): boolean {
    return this.position.actor === NOBODY;
  }

  /** Waits until a seat of `mine` is to move, or the game is over, and catches up with what has happened. */
  async catchUp(mine: (seat: number) => boolean = () => true): Promise<void> {
    for (;;) {
      const moves = await shownMoves(this.page, this.seen);
      for (const text of moves) {
        const move = readMove(this.game, this.position, text);
        if (!move.ok) throw new Error(`the page shows ${text}, which is not legal: ${move.problem.code}`);
        this.position.play(move.value);
        this.short = this.short[0] === text ? this.short.slice(1) : [];
      }
      this.seen += moves.length;
      const { actor } = this.position;
      if (actor === NOBODY || (actor !== CHANCE && mine(actor))) return;
      await this.moved();
    }
  }

  /** Some legal move, in notation: of the short game where there is one. */
  choose(): string {
    return this.short[0] ?? this.game.write(this.position, this.position.pick(this.random));
  }

  /** Waits until the page shows one move more than when it was last looked at. */
  async moved(): Promise<void> {
    await this.page.locator(`[data-notation] >> nth=${this.seen}`).waitFor({ state: 'attached' });
  }
}
