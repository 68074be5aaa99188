import { checkWin } from './check-win.ts';
import { emptyAfter, imagesOf, type Opening, sameness, writeOpening } from './opening.ts';
import { readWinLine } from './win-line.ts';

/** What the lines of a certificate show. */
export interface CheckedWins {
  /** The numbers of lines that do not hold, from 1. */
  readonly faults: readonly number[];
  readonly wins: number;
  readonly positions: number;
  /** Openings of three cubes, each with the answers to it that no line refutes, mirror images aside. */
  readonly openings: readonly { readonly opening: Opening; readonly missing: readonly number[] }[];
}

/** Replays every line, and says which third cubes are shown to win against all answers. */
export function checkWins(lines: readonly string[]): CheckedWins {
  const faults: number[] = [];
  const won = new Set<bigint>();
  const openings = new Map<string, Opening>();
  let wins = 0;
  let positions = 0;
  lines.forEach((line, index) => {
    const win = readWinLine(line);
    if (win?.tried !== undefined) return;
    const checked = win?.cubes === undefined ? undefined : checkWin(win.opening, win.cubes);
    if (win === undefined || checked === undefined || !checked.holds) {
      faults.push(index + 1);
      return;
    }
    wins++;
    positions += checked.positions;
    won.add(sameness(win.opening));
    const opening = win.opening.slice(0, 3);
    if (win.opening.length === 4) openings.set(writeOpening(opening), opening);
  });
  return {
    faults,
    wins,
    positions,
    openings: [...openings.values()].map((opening) => ({
      opening,
      missing: emptyAfter(opening).filter((answer) => !won.has(sameness([...opening, answer]))),
    })),
  };
}

/** Answers to the first cube that an opening of three cubes settles: its own, and where a mirror puts the attacker's cubes onto the same first one. */
export function settledBy(opening: Opening): number[] {
  const [first, , third] = opening;
  const seconds = imagesOf(opening)
    .filter((image) => image[0] === first || image[2] === first)
    .map((image) => image[1]);
  return third === undefined ? [] : [...new Set(seconds)];
}
