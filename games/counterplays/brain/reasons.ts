import { type Move, NOBODY } from '@countertop/core';
import { type Reason, toned } from '@countertop/search';
import { cellsOf, tileOf } from '../rules/placement.ts';
import { type CounterplaysPosition, lettersOf } from '../rules/position.ts';
import { RunningSurvey } from '../rules/running-survey.ts';
import { TILES } from '../rules/tiles.ts';

const survey = new RunningSurvey();

const reason = toned({
  wins: 'for',
  loses: 'against',
  draws: 'for',
  'enters-level': 'for',
  'reaches-level': 'for',
  'stays-on-table': 'idle',
  denies: 'for',
  'denies-many': 'for',
  opens: 'against',
  'opens-many': 'against',
  forces: 'idle',
  'forces-many': 'idle',
  prepares: 'for',
  'prepares-many': 'for',
  keeps: 'idle',
  covers: 'for',
});

/** What speaks for and against a placement, the weightiest first. */
export function reasonsFor(position: CounterplaysPosition, move: Move): Reason[] {
  const seat = position.ply & 1;
  const found: Reason[] = [];
  const level = position.levelOf(move);
  const { top } = position;
  const before = position.ply === 0 ? undefined : levelsOf(position);
  const under = new Set<number>();
  for (const { x, y, down } of cellsOf(move)) {
    const index = position.topTileAt(x, y, down);
    if (index >= 0) under.add(index);
  }
  const after = position.clone();
  after.play(move);
  const over = after.actor === NOBODY;

  if (over) found.push(reason(after.share(seat) === 1 ? 'wins' : after.share(seat) === 0 ? 'loses' : 'draws'));
  if (level > top && top > 0) found.push(reason('enters-level', { level }));
  else if (level > 1) found.push(reason('reaches-level', { level }));
  else if (top > 0) found.push(reason('stays-on-table'));
  if (!over && before !== undefined) {
    const now = levelsOf(after);
    const theirs = after.tilesLeft(1 - seat);
    const own = after.tilesLeft(seat);
    const changed = (tiles: number, test: (was: number, is: number) => boolean): number => {
      let set = 0;
      for (const { id } of TILES) if ((tiles >> id) & 1 && test(before[id], now[id])) set |= 1 << id;
      return set;
    };
    const opened = changed(theirs, (was, is) => is > was && is > after.top);
    const denied = changed(theirs, (was, is) => is < was);
    const lifted = changed(theirs, (was, is) => is > was && is <= after.top);
    const gained = changed(own, (was, is) => is > was);
    if (denied !== 0) found.push(about('denies', denied, highest(before, denied)));
    if (opened !== 0) found.push(about('opens', opened, after.top + 1));
    if (lifted !== 0) found.push(about('forces', lifted, highest(now, lifted)));
    if (gained !== 0) found.push(about('prepares', gained, highest(now, gained)));
    const climbers = changed(own, (_, is) => is > 1);
    found.push(reason('keeps', { count: count(climbers) }));
  }
  const covered = [...under].filter((index) => (index & 1) !== seat).length;
  if (covered > 0) found.push(reason('covers', { count: covered, tile: TILES[tileOf(move)].letter }));
  return found;
}

/** A few tiles are named; of many only their number says anything. */
const NAMED = 4;

function about(code: 'denies' | 'opens' | 'forces' | 'prepares', tiles: number, level: number): Reason {
  const many = count(tiles);
  return many > NAMED
    ? reason(`${code}-many`, { count: many, level })
    : reason(code, { tiles: lettersOf(tiles), level });
}

function levelsOf(position: CounterplaysPosition): Uint8Array {
  survey.follow(position);
  const hands = position.tilesLeft(0) | position.tilesLeft(1);
  return Uint8Array.from(TILES, ({ id }) => ((hands >> id) & 1 ? survey.level(id) : 0));
}

function highest(levels: Uint8Array, tiles: number): number {
  let most = 0;
  for (const { id } of TILES) if ((tiles >> id) & 1) most = Math.max(most, levels[id]);
  return most;
}

function count(set: number): number {
  let bits = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) bits++;
  return bits;
}
