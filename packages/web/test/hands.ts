import type { Page } from 'playwright-core';
import { fromGame, GAMES } from '../../../test/games.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What the page's tests must know of a game: `games/<id>/test/hand.ts` exports it as `hand`. */
export interface HandOfGame {
  /** The options of a short match. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** A whole game that is over soon, where one at random goes on for long; for games without draws. */
  readonly short?: string;
  /** What of the board has the focus, and the keys that make some move from there. */
  readonly keys?: { readonly from: string; readonly press: readonly string[] };
  /** Things beside the board of which one is chosen with the arrow keys. */
  readonly choices?: string;
  /** What is pressed before the board offers places for a move, as a selector. */
  readonly first?: (move: string) => string;
  /** Where a move is pressed, on a board whose places are no elements; else anything with `data-move` will do. */
  readonly spot?: (page: Page, move: string) => Promise<Spot>;
  /** A table on which bench-moves.mjs measures: its options, how many moves have been made before, and which count. */
  readonly bench?: {
    readonly options: Readonly<Record<string, unknown>>;
    readonly after: readonly number[];
    readonly isMove: (move: string) => boolean;
  };
}

/** Those of all games; a game that brings none is played as it stands. */
export const HANDS: Readonly<Record<string, HandOfGame>> = Object.fromEntries(
  await Promise.all(
    GAMES.map(async (id) => [id, (await fromGame<{ hand: HandOfGame }>(id, 'hand'))?.hand ?? {}] as const),
  ),
);
