import type { Move } from '@countertop/core';
import { type Reason, toned } from '@countertop/search';
import { FREE, LIVE } from '../rules/field.ts';
import { freeDots } from '../rules/free-dots.ts';
import { groundedLeadOf, leadOf } from '../rules/lead.ts';
import { DONE, PLAY_OUT, type PointsPosition, STOP } from '../rules/position.ts';
import { RUNS } from '../rules/runs.ts';
import { Forcing } from './forcing.ts';
import { Threats } from './threats.ts';

/** Enough for ladders across a field. */
const NODES = 600;

const reason = toned({
  'stop-wins': 'for',
  'stop-gives': 'against',
  'stop-keeps': 'for',
  'done-leaves': 'against',
  'done-all': 'for',
  circles: 'for',
  frees: 'for',
  fills: 'against',
  enters: 'against',
  saves: 'for',
  double: 'for',
  threatens: 'for',
  grounds: 'for',
  encloses: 'for',
  cuts: 'for',
  connects: 'for',
  extends: 'for',
  ladder: 'for',
  prevents: 'for',
  allows: 'against',
});
type Code = Parameters<typeof reason>[0];

/** What speaks for and against a legal move, the weightiest first. */
export function reasonsFor(position: PointsPosition, move: Move): Reason[] {
  if (move === STOP) return stopReasons(position);
  if (move === DONE) return doneReasons(position);
  return position.phase === PLAY_OUT ? aloneReasons(position, move) : pointReasons(position, move);
}

function stopReasons(position: PointsPosition): Reason[] {
  const seat = position.turn;
  const now = leadOf(position, seat);
  const then = groundedLeadOf(position, seat);
  if (then > 0) return [reason('stop-wins', { count: then })];
  if (then < now) return [reason('stop-gives', { count: now - then })];
  return [reason('stop-keeps', { count: then })];
}

function doneReasons(position: PointsPosition): Reason[] {
  const left = -groundedLeadOf(position, 1 - position.turn) - leadOf(position, position.turn);
  return [left > 0 ? reason('done-leaves', { count: left }) : reason('done-all')];
}

function aloneReasons(position: PointsPosition, cell: Move): Reason[] {
  const after = position.clone();
  after.play(cell);
  const gain = leadOf(after, position.turn) - leadOf(position, position.turn);
  return gain > 0 ? [reason('circles', { count: gain })] : [];
}

function pointReasons(position: PointsPosition, cell: Move): Reason[] {
  const seat = position.turn;
  const enemy = 1 - seat;
  const found: Reason[] = [];
  const say = (code: Code, count?: number) => {
    if (count === undefined) found.push(reason(code));
    else if (count > 0) found.push(reason(code, { count }));
  };
  const before = position.clone();
  const after = position.clone();
  after.play(cell);
  say('circles', after.score(seat) - position.score(seat));
  say('frees', position.score(enemy) - after.score(enemy));
  if ((position.marks[cell] & (FREE << seat)) !== 0) say('fills');
  if (after.score(enemy) > position.score(enemy)) {
    say('enters', after.score(enemy) - position.score(enemy));
    return found;
  }
  const threats = new Threats();
  if (position.bound === undefined) {
    threats.survey(before, enemy, false);
    say('saves', threats.gains[cell]);
    sayForced(before, after, cell, say);
    threats.survey(after, seat, false);
    if (threats.closers.length > 1) say('double', threats.best());
    else say('threatens', threats.best());
  }
  say('grounds', loose(position, seat) - loose(after, seat));
  say('encloses', freeDots(after, seat) - freeDots(position, seat));
  if (countTrees(position, cell, enemy) > 1) say('cuts');
  if (countTrees(position, cell, seat) > 1) say('connects');
  else if (found.length === 0 && countTrees(position, cell, seat) === 1) say('extends');
  return found;
}

function sayForced(
  before: PointsPosition,
  after: PointsPosition,
  cell: Move,
  say: (code: Code, count?: number) => void,
): void {
  if (after.phase !== before.phase) return;
  const forcing = new Forcing();
  const own = forcing.find(before, NODES);
  if (own.line.length > 1 && own.line[0] === cell) say('ladder', own.gain);
  before.giveTurn(1 - before.turn);
  const threat = forcing.find(before, NODES).gain;
  before.giveTurn(1 - before.turn);
  const left = forcing.find(after, NODES).gain;
  if (left < threat) say('prevents', threat - left);
  else say('allows', left);
}

/** How many different trees of the seat's points a dot touches. */
function countTrees(position: PointsPosition, cell: Move, seat: number): number {
  const { marks, trees } = position;
  const { steps } = position.field;
  let around = 0;
  for (let direction = 0; direction < 8; direction++) {
    if ((marks[cell + steps[direction]] & (LIVE << seat)) !== 0) around |= 1 << direction;
  }
  const roots = new Set<number>();
  for (let run = 0; run < (RUNS[around] & 7); run++) {
    let root = cell + steps[(RUNS[around] >> (3 + 3 * run)) & 7];
    while (trees[root] >= 0) root = trees[root];
    roots.add(root);
  }
  return roots.size;
}

/** Points that a seat would lose by stopping (R9). */
function loose(position: PointsPosition, seat: number): number {
  return leadOf(position, seat) - groundedLeadOf(position, seat);
}
