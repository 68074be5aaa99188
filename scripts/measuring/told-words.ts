import type { ToldGame } from './told-game.ts';

/** One word of a player, and what came of it. */
export interface Word {
  readonly game: number;
  readonly chance: number;
  readonly value: number;
  readonly lead: number;
  /** As the brain sees it at the time, 0 to 1. */
  readonly progress: number;
  /** As it turned out to be, 0 to 1. */
  readonly part: number;
  /** The share of the win. */
  readonly won: number;
  /** How far ahead the seat was in the end. */
  readonly ahead: number;
}

export function wordsOf(games: readonly ToldGame[]): readonly Word[] {
  return games.flatMap(({ round, plies, said, shares, scores }) =>
    said.map(([ply, seat, chance, value, lead, progress]) => ({
      game: round,
      chance,
      value,
      lead,
      progress,
      part: ply / plies,
      won: shares[seat],
      ahead: scores.reduce((sum, score, other) => sum + (other === seat ? score : -score), 0),
    })),
  );
}

/** How much each of some words weighs among them. */
export type Weighing = (words: readonly Word[]) => readonly number[];

/** Every game weighs the same, however much is said in it: its words hang together. */
export const byGames: Weighing = (words) => byGroups(words, ({ game }) => game);

/** In each tenth every game weighs the same, whatever phases it has. */
export const byGamesInTenths: Weighing = (words) => byGroups(words, (word) => 10 * word.game + tenthOf(word));

/**
 * Every word weighs the same. How often a tenth is said again in a game is not known at the first time, and has to do with how
 * the game ends: who slips for a moment in a game that is as good as won would weigh as much as who is in doubt for an hour.
 */
export const byWords: Weighing = (words) => words.map(() => 1);

/** From 0 to 9. */
export function tenthOf({ chance }: Word): number {
  return Math.min(9, Math.floor(chance * 10));
}

function byGroups(words: readonly Word[], groupOf: (word: Word) => number): readonly number[] {
  const counts = new Map<number, number>();
  const groups = words.map(groupOf);
  for (const group of groups) counts.set(group, (counts.get(group) ?? 0) + 1);
  return groups.map((group) => 1 / (counts.get(group) ?? 1));
}
