import { type Move, NOBODY } from '@countertop/core';
import { type Reason, toned } from '@countertop/search';
import { countBits } from '../rules/bits.ts';
import { COLOURS } from '../rules/colours.ts';
import { LINE_WORDS } from '../rules/grid.ts';
import { cellOfMove, colourOf } from '../rules/moves.ts';
import type { CounterpointPosition } from '../rules/position.ts';
import { hopefulLines } from './remainder.ts';
import { BestTurn } from './turn.ts';
import { seatAfter, Waiting } from './waiting.ts';

const WORDS = LINE_WORDS;

const reason = toned({
  'completes-row': 'for',
  'completes-rows': 'for',
  'ends-game': 'idle',
  'plays-on': 'for',
  'turn-worth': 'for',
  'best-turn-elsewhere': 'against',
  'misses-row': 'against',
  'kills-line': 'for',
  'kills-lines': 'for',
  'last-of-colour': 'idle',
  opens: 'against',
  'opens-rows': 'against',
  leaves: 'against',
  'leaves-rows': 'against',
  safe: 'for',
  denies: 'for',
  'sets-up-partner': 'for',
  'sets-up': 'for',
});

/** What speaks for and against a placing: points first, then what it leaves to whom, then what it prepares. */
export function reasonsFor(position: CounterpointPosition, move: Move): Reason[] {
  const seat = position.actor;
  const here = position.clone();
  const before = new Waiting();
  const after = new Waiting();
  const turn = new BestTurn();
  before.look(here);
  turn.look(here);
  const possible = turn.points;
  const hopeful = sets((word) => hopefulLines(here, word));
  const points = here.gain(colourOf(move), cellOfMove(move));
  const last = here.inReserve(seat, colourOf(move)) === 1;
  const rival = nextRival(here, seat);
  here.play(move);
  after.look(here);
  const reasons: Reason[] = [];
  const playsOn = points > 0 && here.actor === seat && here.reserveSize(seat) > 0;

  if (points === 1) reasons.push(reason('completes-row'));
  if (points > 1) reasons.push(reason('completes-rows', { rows: points }));
  if (here.actor === NOBODY) reasons.push(reason('ends-game'));
  if (playsOn) {
    reasons.push(reason('plays-on'));
    turn.look(here);
    const whole = points + turn.points;
    if (turn.points > 0) reasons.push(reason('turn-worth', { points: whole }));
    if (whole < possible) reasons.push(reason('best-turn-elsewhere', { points: possible }));
  } else if (points < possible) {
    reasons.push(points === 0 ? reason('misses-row') : reason('best-turn-elsewhere', { points: possible }));
  }
  // In the middle of a turn nobody else can use anything yet.
  if (!playsOn && here.actor !== NOBODY && rival !== seat) {
    reasons.push(...exposures(here, before, after, rival));
  }
  reasons.push(...denials(here, before, after, seat, rival, cellOfMove(move)));
  if (!playsOn && here.actor !== NOBODY) reasons.push(...preparations(here, before, after, seat, rival));

  const gone = sets((word) => (hopeful[word] ?? 0) & ~hopefulLines(here, word)).reduce(
    (n, set) => n + countBits(set),
    0,
  );
  const killed = gone - points;
  if (killed === 1) reasons.push(reason('kills-line'));
  if (killed > 1) reasons.push(reason('kills-lines', { lines: killed }));
  if (last && !playsOn) reasons.push(reason('last-of-colour', { colour: COLOURS[colourOf(move)].name }));
  return reasons;
}

/** What the next rival could complete after the placing: laid open by it, or left. */
function exposures(here: CounterpointPosition, before: Waiting, after: Waiting, rival: number): Reason[] {
  const reasons: Reason[] = [];
  let safe = true;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (here.inReserve(rival, colour) === 0) continue;
    const data = { seat: rival, colour: COLOURS[colour].name };
    const opened = countNew(after, before, colour);
    const left = countAll(after, colour) - opened;
    if (opened > 0 || left > 0) safe = false;
    if (opened === 1) reasons.push(reason('opens', data));
    if (opened > 1) reasons.push(reason('opens-rows', { ...data, rows: opened }));
    if (left === 1) reasons.push(reason('leaves', data));
    if (left > 1) reasons.push(reason('leaves-rows', { ...data, rows: left }));
  }
  if (safe) reasons.push(reason('safe'));
  return reasons;
}

/** Rows that rivals could have completed and now cannot. */
function denials(
  here: CounterpointPosition,
  before: Waiting,
  after: Waiting,
  seat: number,
  next: number,
  cell: number,
): Reason[] {
  const reasons: Reason[] = [];
  for (let step = 0; step < here.seats; step++) {
    const rival = (next + step) % here.seats;
    if (here.team(rival) === here.team(seat)) continue;
    for (let colour = 0; colour < COLOURS.length; colour++) {
      if (here.inReserve(rival, colour) === 0) continue;
      let closed = 0;
      for (let word = 0; word < WORDS; word++) {
        const at = colour * WORDS + word;
        closed |= before.forOne[at] & ~after.forOne[at] & here.grid.through[cell * WORDS + word];
      }
      if (closed !== 0) reasons.push(reason('denies', { seat: rival, colour: COLOURS[colour].name }));
    }
  }
  return reasons;
}

/** Rows that now wait for a colour which the own team has and the next rival has not. */
function preparations(
  here: CounterpointPosition,
  before: Waiting,
  after: Waiting,
  seat: number,
  rival: number,
): Reason[] {
  const reasons: Reason[] = [];
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (countNew(after, before, colour) === 0 || (rival !== seat && here.inReserve(rival, colour) > 0)) continue;
    const data = { colour: COLOURS[colour].name };
    if (here.partners && here.inReserve(seat ^ 2, colour) > 0) reasons.push(reason('sets-up-partner', data));
    else if (here.inReserve(seat, colour) > 0) reasons.push(reason('sets-up', data));
  }
  return reasons;
}

function nextRival(position: CounterpointPosition, seat: number): number {
  let rival = seatAfter(position, seat);
  if (rival !== seat && position.team(rival) === position.team(seat)) rival = seatAfter(position, rival);
  return rival;
}

function countNew(after: Waiting, before: Waiting, colour: number): number {
  return sets((word) => after.forOne[colour * WORDS + word] & ~before.forOne[colour * WORDS + word]).reduce(
    (n, set) => n + countBits(set),
    0,
  );
}

function countAll(waiting: Waiting, colour: number): number {
  return sets((word) => waiting.forOne[colour * WORDS + word]).reduce((n, set) => n + countBits(set), 0);
}

function sets(of: (word: number) => number): number[] {
  return Array.from({ length: WORDS }, (_, word) => of(word));
}
