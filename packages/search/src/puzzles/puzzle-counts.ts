import type { Game, Puzzle } from '@countertop/core';
import { openPuzzle } from './puzzle-check.ts';

/** How many puzzles a game has, of which kinds. */
export interface PuzzleCounts {
  readonly all: number;
  /** By moves of the solver, from one; the last are four and more. */
  readonly byMoves: readonly number[];
  readonly byProof: Readonly<Record<Puzzle['proof'], number>>;
  readonly bySeats: ReadonlyMap<number, number>;
  /** The most frequent first. */
  readonly byTheme: ReadonlyMap<string, number>;
}

const MOST_MOVES = 4;

export function puzzleCounts(game: Game, puzzles: readonly Puzzle[]): PuzzleCounts {
  const byMoves = Array.from({ length: MOST_MOVES }, () => 0);
  const byProof = { exact: 0, result: 0, search: 0 };
  const bySeats = new Map<number, number>();
  const byTheme = new Map<string, number>();
  for (const puzzle of puzzles) {
    const opened = openPuzzle(game, puzzle);
    if ('code' in opened) throw new Error(`puzzle ${puzzle.id} of ${game.id} cannot be played at ${opened.at}`);
    byMoves[Math.min(opened.decisions, MOST_MOVES) - 1]++;
    byProof[puzzle.proof]++;
    bySeats.set(puzzle.at.seats, (bySeats.get(puzzle.at.seats) ?? 0) + 1);
    for (const theme of puzzle.themes) byTheme.set(theme, (byTheme.get(theme) ?? 0) + 1);
  }
  const frequent = [...byTheme].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
  return { all: puzzles.length, byMoves, byProof, bySeats, byTheme: new Map(frequent) };
}

/** The rows of docs/puzzles.md about a game: one of numbers, and one of themes. */
export function countRows(
  game: Game,
  puzzles: readonly Puzzle[],
): { readonly numbers: string; readonly themes: string } {
  const { all, byMoves, byProof, bySeats, byTheme } = puzzleCounts(game, puzzles);
  const seats = [...bySeats].sort(([one], [other]) => one - other).map(([many, count]) => `${many}: ${count}`);
  const { exact, result, search } = byProof;
  return {
    numbers: `| ${[game.name, all, ...byMoves, exact, result, search, seats.join(', ')].join(' | ')} |`,
    themes: `| ${game.name} | ${[...byTheme].map(([theme, count]) => `${theme} ${count}`).join(', ')} |`,
  };
}
