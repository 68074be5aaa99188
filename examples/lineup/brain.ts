import { MoveList, NOBODY } from '@countertop/core';
import {
  AlphaBeta,
  type Brain,
  blurred,
  Greedy,
  type Knowledge,
  logistic,
  type Reason,
  toned,
} from '@countertop/search';
import { type LineupPosition, ROWS } from './rules/position.ts';
import { reasons as reasonWords } from './words/en.ts';

const WIN = 1000;
/** What one, two and three discs are worth on four cells that the other side has not touched. */
const WORTH = [0, 1, 4, 16];
const STEPS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

const knowledge: Knowledge<LineupPosition> = {
  bound: WIN,
  decided: WIN / 2,
  evaluate(position, values) {
    // A win soon is worth more than a win late.
    const lead = position.actor === NOBODY ? (position.share(0) - 0.5) * 2 * (WIN - position.ply) : promise(position);
    values[0] = lead;
    values[1] = -lead;
  },
  chances: logistic(20),
  candidates(position, list) {
    // Columns in the middle take part in more lines.
    for (let column = 0; column < position.width; column++) {
      if (!position.isFull(column)) list.push(column, 1 + position.width - Math.abs(2 * column + 1 - position.width));
    }
  },
};

const reason = toned({ wins: 'for', saves: 'for' });

export const brain: Brain<LineupPosition> = {
  game: 'lineup',
  knowledge,
  unit: 'promise',
  words: reasonWords,
  reasons,
  baselines: { beginner: (seed) => new Greedy(knowledge, seed) },
  look: () => 2000,
  thinker: (level, seed) => {
    if (level === 10) return new AlphaBeta(knowledge, { effort: { milliseconds: 1000 } });
    const noise = 3 * (9 - level);
    const unsure = noise === 0 ? knowledge : blurred(knowledge, { noise, seed });
    return new AlphaBeta(unsure, { depth: level, effort: { nodes: 2000 * level } });
  },
};

/** How much seat 0's open lines promise, less seat 1's. */
function promise(position: LineupPosition): number {
  let sum = 0;
  for (let column = 0; column < position.width; column++) {
    for (let row = 0; row < ROWS; row++) {
      for (const [dx, dy] of STEPS) sum += worthOfLine(position, column, row, dx, dy);
    }
  }
  return sum;
}

function worthOfLine(position: LineupPosition, column: number, row: number, dx: number, dy: number): number {
  const top = row + 3 * dy;
  if (column + 3 * dx >= position.width || top >= ROWS || top < 0) return 0;
  let first = 0;
  let second = 0;
  for (let i = 0; i < 4; i++) {
    const owner = position.ownerAt(column + i * dx, row + i * dy);
    if (owner === 0) first++;
    else if (owner === 1) second++;
  }
  if (first > 0 && second > 0) return 0;
  return (WORTH[first] ?? 0) - (WORTH[second] ?? 0);
}

function reasons(position: LineupPosition, move: number): Reason[] {
  const after = position.clone();
  const mover = position.actor;
  after.play(move);
  if (after.actor === NOBODY && after.score(mover) === 1) return [reason('wins')];
  return threatened(position) === move ? [reason('saves')] : [];
}

/** The column in which the other side would win, were it to move; found by letting the mover waste a disc elsewhere. */
function threatened(position: LineupPosition): number | undefined {
  const other = 1 - position.actor;
  const list = new MoveList();
  position.moves(list);
  const columns = Array.from(list.moves.subarray(0, list.length));
  return columns.find((column) => {
    const aside = columns.find((elsewhere) => elsewhere !== column);
    if (aside === undefined) return false;
    const trial = position.clone();
    trial.play(aside);
    if (trial.actor === NOBODY) return false;
    trial.play(column);
    return trial.score(other) === 1;
  });
}
