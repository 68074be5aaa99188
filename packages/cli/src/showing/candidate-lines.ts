import type { Game, Position } from '@countertop/core';
import type { Brain, Explained } from '@countertop/search';
import { reasonText } from './reason-text.ts';

/** Candidates as a table: move, value, chance to win, reasons. */
export function candidateLines(
  game: Game,
  brain: Brain,
  position: Position,
  candidates: readonly Explained[],
): string[] {
  const rows = candidates.map((candidate) => {
    const { move, value, chance, exact, atMost } = candidate;
    const how = exact ? '=' : atMost ? '≤' : ' ';
    return [
      game.write(position, move),
      `${how}${value.toFixed(2)}`,
      `${(100 * chance).toFixed(0)} %`,
      reasonText(brain, candidate),
    ];
  });
  const heading = ['move', brain.words[brain.unit] ?? brain.unit, 'chance', 'why'];
  const widths = [0, 1, 2].map((column) => Math.max(...[heading, ...rows].map((row) => row[column].length)));
  return [heading, ...rows].map(([move, value, chance, why]) =>
    `${move.padEnd(widths[0])}  ${value.padStart(widths[1])}  ${chance.padStart(widths[2])}  ${why}`.trimEnd(),
  );
}
