import { type Move, NOBODY } from '@countertop/core';
import { type Reason, toned } from '@countertop/search';
import { cellOfMove, isPlacing, isStrike, SWAP } from '../rules/moves.ts';
import { writeBoardCell } from '../rules/notation.ts';
import { type CounterminePosition, GOAL } from '../rules/position.ts';
import { Reading } from './reading.ts';
import { COMPLETES_FIVE, COMPLETES_SIX, FOUR, OPEN_FOUR, OPEN_THREE, OPEN_TWO, SAFE_FOUR } from './shapes.ts';
import { ForcedSearch, NO_WIN } from './threats.ts';

/** Fours looked at to tell whether a move wins by force. */
const FOURS = 2000;
/** So few cubes, and a lead is worth keeping. */
const FEW = 8;

const reason = toned({
  'takes-over': 'for',
  wins: 'for',
  'strikes-back': 'for',
  'double-row': 'for',
  'safe-row': 'for',
  'row-of-five': 'for',
  strikes: 'for',
  'stops-win': 'for',
  loses: 'against',
  'forces-win': 'for',
  'keeps-lead': 'for',
  'stops-rows': 'for',
  'stops-row': 'for',
  'double-four': 'for',
  'open-four': 'for',
  'safe-four': 'for',
  four: 'for',
  'double-three': 'for',
  'open-three': 'for',
  'breaks-three': 'for',
  'breaks-four': 'for',
  builds: 'idle',
  'strike-makes-four': 'for',
  'strike-makes-three': 'for',
});

/** What speaks for and against a legal move, the weightiest first. */
export function reasonsFor(position: CounterminePosition, move: Move): Reason[] {
  if (move === SWAP) return [reason('takes-over')];
  const before = position.clone();
  const after = position.clone();
  after.play(move);
  const seat = position.actor;
  if (after.score(seat) >= GOAL) return [reason('wins')];
  return [
    ...rows(before, move, seat),
    ...(isStrike(move) ? struck(before, after, seat) : []),
    ...outlook(before, after, move, seat),
    ...(isPlacing(move) ? shapes(before, move, seat) : planted(after, move, seat)),
  ];
}

/** Points of the move itself. */
function rows(before: CounterminePosition, move: Move, seat: number): Reason[] {
  const runs = before.runsCreated(seat, cellOfMove(move));
  if (runs.length === 0) return [];
  const reasons: Reason[] = isStrike(move) ? [reason('strikes-back')] : [];
  const five = runs.some((run) => run.cells.length === 5);
  if (runs.length > 1) reasons.push(reason('double-row', { rows: runs.length }));
  else if (!five) reasons.push(reason('safe-row', { length: runs[0].cells.length }));
  if (five && runs.length === 1) reasons.push(reason('row-of-five'));
  return reasons;
}

function struck(before: CounterminePosition, after: CounterminePosition, seat: number): Reason[] {
  return [reason('strikes', { count: after.supplyOf(1 - seat) - before.supplyOf(1 - seat) })];
}

/** Whose win is near, before and after. */
function outlook(before: CounterminePosition, after: CounterminePosition, move: Move, seat: number): Reason[] {
  const reading = new Reading();
  const other = 1 - seat;
  const cell = cellOfMove(move);
  const reasons: Reason[] = [];
  if (after.actor === NOBODY) return reasons;
  const threats = winningCells(reading, before, other);
  if (isPlacing(move) && threats.includes(cell)) reasons.push(reason('stops-win', { cell: writeBoardCell(cell) }));
  const left = winningCells(reading, after, other);
  if (after.actor === other && left.length > 0) {
    reasons.push(reason('loses', { cell: writeBoardCell(left[0]) }));
    return reasons;
  }
  if (before.score(seat) === GOAL - 1 && !before.mustStrike) {
    const search = new ForcedSearch(reading);
    const first = search.shortestWin(before, FOURS);
    if (first !== NO_WIN && first === move) reasons.push(reason('forces-win', { plies: search.plies }));
  }
  if (before.score(seat) > before.score(other) && before.supplyOf(seat) <= FEW) {
    reasons.push(reason('keeps-lead', { cubes: after.supplyOf(seat) }));
  }
  return reasons;
}

function winningCells(reading: Reading, position: CounterminePosition, seat: number): number[] {
  if (position.supplyOf(seat) === 0) return [];
  reading.follow(position);
  const count = reading.listCompletions(seat, GOAL - position.score(seat));
  return Array.from(reading.cells.subarray(0, count));
}

/** The shapes a cube makes and takes. */
function shapes(before: CounterminePosition, cell: number, seat: number): Reason[] {
  const reading = new Reading();
  reading.follow(before);
  const mine = [0, 1, 2, 3].map((direction) => reading.kind(seat, cell, direction));
  const theirs = [0, 1, 2, 3].map((direction) => reading.kind(1 - seat, cell, direction));
  const counted = (kinds: readonly number[], ...wanted: readonly number[]): number =>
    kinds.filter((kind) => wanted.includes(kind)).length;
  const reasons: Reason[] = [];
  const stopped = counted(theirs, COMPLETES_FIVE, COMPLETES_SIX);
  if (stopped > 1) reasons.push(reason('stops-rows', { rows: stopped }));
  else if (stopped === 1) reasons.push(reason('stops-row'));
  const fours = counted(mine, FOUR, SAFE_FOUR, OPEN_FOUR);
  if (fours > 1) reasons.push(reason('double-four', { count: fours }));
  if (counted(mine, OPEN_FOUR) > 0) reasons.push(reason('open-four'));
  if (counted(mine, SAFE_FOUR) > 0) reasons.push(reason('safe-four'));
  if (fours === 1 && counted(mine, FOUR) > 0) reasons.push(reason('four'));
  const threes = counted(mine, OPEN_THREE);
  if (threes > 1) reasons.push(reason('double-three', { count: threes }));
  else if (threes === 1) reasons.push(reason('open-three'));
  if (counted(theirs, OPEN_FOUR) > 0) reasons.push(reason('breaks-three'));
  else if (counted(theirs, FOUR, SAFE_FOUR) > 0) reasons.push(reason('breaks-four'));
  if (reasons.length === 0) {
    const open = counted(mine, OPEN_TWO);
    if (open > 0) reasons.push(reason('builds', { count: open }));
  }
  return reasons;
}

/** What the cube of a strike stands in: four or three with nothing to stop them. */
function planted(after: CounterminePosition, move: Move, seat: number): Reason[] {
  const reading = new Reading();
  reading.follow(after);
  const cell = cellOfMove(move);
  let completing = 0;
  let opening = 0;
  for (let direction = 0; direction < 4; direction++) {
    const counts = reading.threatsThrough(seat, cell, direction);
    completing += counts & 0xffff;
    opening += (counts >> 16) & 0xff;
  }
  if (completing > 0) return [reason('strike-makes-four')];
  return opening > 0 ? [reason('strike-makes-three')] : [];
}
