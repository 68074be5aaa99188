import { appendFileSync, existsSync } from 'node:fs';
import { COLUMN_OF, ROW_OF } from '../../rules/lines.ts';
import { windowsThrough } from './board.ts';
import { emptyAfter, type Opening, readOpening, sameness, writeOpening } from './opening.ts';
import { readLines } from './packed-lines.ts';
import { WinFinder } from './win-finder.ts';
import { readWinLine, writeTried, writeWin } from './win-line.ts';

/*
 * Does the first player win first to one? `npx tsx --conditions=source games/countermine/tools/prove/prove.ts FILE [MOST]` tries the second player's
 * second cubes, those in corners and at rims first, each with a third cube and every answer to that, and adds what it finds to FILE, a line a position. It may be
 * stopped at any time: given the same file it goes on, and tries again only what it gave up within fewer positions than MOST.
 */
const FIRST = readOpening('f6') ?? [];
/** Third cubes, the next where the one before is taken. One for all, so that second cubes share positions. */
const THIRDS = readOpening('g7 e7') ?? [];
/** Positions in the table of quiet cubes, as bits: with what hangs on it about 250 MB. */
const BITS = 20;

const [file, given = '1000000'] = process.argv.slice(2);
const most = Number(given);
const finder = new WinFinder(BITS);
const won = new Set<bigint>();
const tried = new Map<bigint, number>();
if (existsSync(file)) {
  for (const line of readLines(file)) {
    const win = readWinLine(line);
    if (win === undefined) throw new Error(`No line of wins: ${line.slice(0, 80)}`);
    if (win.cubes !== undefined) won.add(sameness(win.opening));
    else if (win.tried !== undefined) tried.set(sameness(win.opening), win.tried);
  }
}

function distance(one: number, other: number): number {
  return Math.max(Math.abs(ROW_OF[one] - ROW_OF[other]), Math.abs(COLUMN_OF[one] - COLUMN_OF[other]));
}

/** One of each kind, in order. */
function different(openings: readonly Opening[]): Opening[] {
  const seen = new Set<bigint>();
  return openings.filter((opening) => {
    const key = sameness(opening);
    return !seen.has(key) && seen.add(key);
  });
}

/** Whether the attacker wins: known, or found and written down. */
function isWon(opening: Opening): boolean {
  const key = sameness(opening);
  if (won.has(key)) return true;
  if ((tried.get(key) ?? 0) >= most) return false;
  const cubes = finder.find(opening, most);
  if (cubes === undefined) {
    tried.set(key, most);
    appendFileSync(file, `${writeTried(opening, most)}\n`);
    return false;
  }
  won.add(key);
  appendFileSync(file, `${writeWin(opening, cubes)}\n`);
  return true;
}

/** The answers to a third cube that the attacker is not known to refute; those near to it come first, as they are the hard ones. */
function openAnswers(opening: Opening): Opening[] {
  const near = emptyAfter(opening).sort((a, b) => distance(a, FIRST[0]) - distance(b, FIRST[0]));
  return different(near.map((answer) => [...opening, answer])).filter((after) => !isWon(after));
}

const seconds = emptyAfter(FIRST).sort((a, b) => windowsThrough(a) - windowsThrough(b));
const thirds = seconds.map((second) => [...FIRST, second, THIRDS.find((cell) => cell !== second) ?? 0]);
for (const opening of different(thirds)) {
  const from = process.cpuUsage().user;
  const before = finder.search.threes.positions;
  const open = openAnswers(opening).map((after) => writeOpening(after.slice(3)));
  const proven = open.length === 0 ? 'proven' : `open with ${open.join(' ')}`;
  const positions = finder.search.threes.positions - before;
  console.log(
    `${writeOpening(opening)}: ${proven}, ${positions} positions, ${((process.cpuUsage().user - from) / 1e6).toFixed(1)} s`,
  );
}
