import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { COLUMN_OF, ROW_OF } from '../../rules/lines.ts';
import { emptyAfter, type Opening, readOpening, sameness, writeOpening } from './opening.ts';
import { WinFinder } from './win-finder.ts';
import { readWinLine, writeTried, writeWin } from './win-line.ts';

/*
 * Does the first player win first to one? `npx tsx --conditions=source games/countermine/tools/prove/prove.ts FILE [MOST]` tries the second player's
 * second cubes, those far away first, each with a third cube and every answer to that, and adds what it finds to FILE, a line a position. It may be
 * stopped at any time: given the same file it goes on, and tries again only what it gave up within fewer positions than MOST.
 */
const FIRST = readOpening('f6') ?? [];
/** Third cubes, the next where the one before is taken or was not shown to win. */
const THIRDS = (readOpening('g7 e7 g6') ?? []) satisfies Opening;
/** Positions in the table of quiet cubes, as bits: with what hangs on it about 250 MB. */
const BITS = 20;

const [file, given = '1000000'] = process.argv.slice(2);
const most = Number(given);
const finder = new WinFinder(BITS);
const won = new Set<bigint>();
const tried = new Map<bigint, number>();
if (existsSync(file)) {
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const win = readWinLine(line);
    if (win === undefined) throw new Error(`No line of wins: ${line.slice(0, 80)}`);
    if (win.tried === undefined) won.add(sameness(win.opening));
    else tried.set(sameness(win.opening), win.tried);
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

/** Whether the attacker wins against every answer to his third cube; those near to it come first, as they are the hard ones. */
function winsWith(opening: Opening): boolean {
  const near = emptyAfter(opening).sort((a, b) => distance(a, FIRST[0]) - distance(b, FIRST[0]));
  return different(near.map((answer) => [...opening, answer])).every(isWon);
}

const seconds = emptyAfter(FIRST).sort((a, b) => distance(b, FIRST[0]) - distance(a, FIRST[0]));
for (const start of different(seconds.map((second) => [...FIRST, second]))) {
  const from = process.cpuUsage().user;
  const before = finder.search.threes.positions;
  const third = THIRDS.find((cell) => !start.includes(cell) && winsWith([...start, cell]));
  const proven = third === undefined ? 'not proven' : `proven with ${writeOpening([third])}`;
  const positions = finder.search.threes.positions - before;
  console.log(
    `${writeOpening(start)}: ${proven}, ${positions} positions, ${((process.cpuUsage().user - from) / 1e6).toFixed(1)} s`,
  );
}
