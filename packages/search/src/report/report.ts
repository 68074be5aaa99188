import { CHANCE, type Game, type Move, MoveList, NOBODY, type Position } from '@countertop/core';
import { type Brain, LEVELS } from '../brain/brain.ts';
import { calibratedStanding, reliable } from '../brain/calibration.ts';
import { writeChances } from '../brain/chances.ts';
import type { Limits } from '../thinker/limits.ts';
import type { Thinker, Thought } from '../thinker/thinker.ts';
import type { Stretch } from '../thinking/messages.ts';
import { addLuck } from './luck.ts';
import { isFault, QUALITIES, type Quality, qualityOf } from './quality.ts';
import type { Reason } from './reason.ts';

/** How it stands, for each seat. */
export interface Forecast {
  /** In the unit of the brain. */
  readonly values: readonly number[];
  /** The share of the win that is expected: 0 to 1. */
  readonly chances: readonly number[];
  readonly exact: boolean;
}

/** A loss or a gain, in shares of the win and in the unit of the brain. */
export interface Worth {
  readonly chance: number;
  readonly value: number;
}

/**
 * A move with what was expected to follow (the move first), in notation, and what speaks for and against it. Reasons take
 * time to find: they are told where a choice was a fault, and left empty elsewhere.
 */
export interface FollowedMove {
  readonly move: string;
  readonly line: readonly string[];
  readonly reasons: readonly Reason[];
}

interface Step {
  /** How many moves had been played before it. */
  readonly ply: number;
  readonly move: string;
  readonly before: Forecast;
  readonly after: Forecast;
}

/** A move that a seat chose. */
export interface ChoiceReport extends Step {
  readonly kind: 'choice';
  readonly seat: number;
  readonly best: FollowedMove;
  readonly reasons: readonly Reason[];
  readonly quality: Quality;
  /** What it gave away, from 0. */
  readonly loss: Worth;
  /** What the next one does best, where that is no partner and nothing was drawn in between. */
  readonly reply?: FollowedMove & { readonly seat: number };
}

/** Something drawn. */
export interface DrawReport extends Step {
  readonly kind: 'draw';
  /** What it gave each seat. */
  readonly luck: readonly Worth[];
}

export type PlyReport = ChoiceReport | DrawReport;

/** One seat's part in a game: what its decisions cost, and what the draws gave. */
export interface SeatReport {
  readonly choices: Readonly<Record<Quality, number>>;
  readonly loss: Worth;
  readonly luck: Worth;
}

export interface GameReport {
  readonly game: string;
  /** What values are counted in: a code of the brain's words. */
  readonly unit: string;
  readonly plies: readonly PlyReport[];
  readonly seats: readonly SeatReport[];
  /** Whether anything was drawn. */
  readonly chancy: boolean;
  /** False where it was stopped before the end: the plies are those that were done. */
  readonly whole: boolean;
}

export interface ReportTerms<P extends Position> {
  /** For every position. With nodes alone, the report is always the same. `stopped` ends it. */
  readonly limits: Limits;
  /** Missing: the whole game. */
  readonly stretch?: Stretch;
  /** Missing: the strongest level. */
  readonly thinker?: Thinker<P>;
  /** Hears every ply, in order, as soon as what came after it has been thought about; `soFar` tells of all up to it. */
  readonly heard?: (ply: PlyReport, done: number, of: number, soFar: () => GameReport) => void;
}

/** A choice, and what was thought about it. */
interface Decided<P extends Position> {
  /** Where it was made. */
  readonly from: P;
  readonly seat: number;
  readonly move: Move;
  readonly thought: Thought;
  readonly line: readonly string[];
  /** How it would stand after the best move; undefined where that was played. */
  readonly missed: Forecast | undefined;
  /** How it stands after the move; undefined where the next position tells. */
  readonly got: Forecast | undefined;
}

/** What is known of a ply before it is known how it stands after it. */
interface Pending<P extends Position> {
  readonly ply: number;
  readonly move: string;
  readonly decided?: Decided<P>;
  readonly luck: readonly Worth[];
}

/**
 * Goes through a whole game: how it stood before and after every move, what was best, and what each choice cost. Luck is
 * judged at first sight, so that what is left of a change after a draw is put down to the choice before it.
 */
export function reportOf<P extends Position>(
  game: Game<P>,
  brain: Brain<P>,
  start: P,
  moves: readonly Move[],
  terms: ReportTerms<P>,
): GameReport {
  const thinker = reliable(brain, terms.thinker ?? brain.thinker(LEVELS, 0));
  thinker.forget?.();
  const position = start.clone() as P;
  const plies: PlyReport[] = [];
  let pending: Pending<P>[] = [];
  let whole = true;
  const [begin, end] = boundsOf(start, moves, terms.stretch);
  for (let ply = 0; ply < begin; ply++) position.play(moves[ply]);

  const told = (all: boolean): GameReport => ({
    game: game.id,
    unit: brain.unit,
    plies: plies.slice(),
    seats: totalsOf(plies, start.seats),
    chancy: plies.some(({ kind }) => kind === 'draw'),
    whole: all,
  });
  const outlook = (from: P, move: Move): Forecast => {
    const after = from.clone() as P;
    after.play(move);
    return outlookOf(brain, thinker, after, terms.limits, 1);
  };
  const settle = (now: Forecast, next: Decided<P> | undefined): void => {
    const done: PlyReport[] = [];
    let after = now;
    let drawn = false;
    for (const each of pending.toReversed()) {
      const ply =
        each.decided === undefined
          ? drawReport(each, after)
          : choiceReport(brain, each, each.decided, after, drawn ? undefined : next);
      done.push(ply);
      drawn = true;
      after = ply.before;
    }
    pending = [];
    for (const ply of done.reverse()) {
      plies.push(ply);
      terms.heard?.(ply, plies.length, end - begin, () => told(false));
    }
  };

  for (let ply = begin; ply <= end; ply++) {
    const move = ply < end ? moves[ply] : undefined;
    if (position.actor === CHANCE && move !== undefined) {
      pending.push(drawOf(game, brain, position, move, ply));
      position.play(move);
      continue;
    }
    if (terms.limits.stopped?.() === true) {
      whole = false;
      break;
    }
    if (position.actor === CHANCE || position.actor === NOBODY) {
      settle(atFirstSight(brain, position), undefined);
      break;
    }
    const thought = thinker.think(position, terms.limits);
    const next = choiceOf(game, position, thought, move ?? thought.move, ply, outlook);
    settle(forecastOf(thought), next.decided);
    if (move === undefined) break;
    pending = [next];
    position.play(move);
  }
  return told(whole);
}

/** Where a stretch begins and ends: where a seat is to move, so that no draw is parted from the choice before it. */
function boundsOf<P extends Position>(
  start: P,
  moves: readonly Move[],
  stretch: Stretch | undefined,
): [number, number] {
  if (stretch === undefined) return [0, moves.length];
  const { index, of } = stretch;
  const position = start.clone() as P;
  const bounds: number[] = [0];
  for (let ply = 0; ply < moves.length; ply++) {
    if (position.actor >= 0 && ply > 0 && ply >= (bounds.length * moves.length) / of && bounds.length < of)
      bounds.push(ply);
    position.play(moves[ply]);
  }
  while (bounds.length <= of) bounds.push(moves.length);
  return [bounds[index], bounds[index + 1]];
}

/** One report from those on the stretches of a game, in their order. */
export function joinedReports(reports: readonly GameReport[]): GameReport {
  const plies = reports.flatMap((report) => report.plies);
  return {
    ...reports[0],
    plies,
    seats: totalsOf(plies, reports[0].seats.length),
    chancy: reports.some(({ chancy }) => chancy),
    whole: reports.every(({ whole }) => whole),
  };
}

function drawOf<P extends Position>(game: Game<P>, brain: Brain<P>, position: P, move: Move, ply: number): Pending<P> {
  const list = new MoveList();
  position.moves(list);
  const values = new Float64Array(position.seats);
  const chances = new Float64Array(position.seats);
  addLuck(brain.knowledge, position, list, move, values, chances);
  const luck = Array.from(values, (value, seat) => ({ chance: chances[seat], value }));
  return { ply, move: game.write(position, move), luck };
}

function choiceOf<P extends Position>(
  game: Game<P>,
  position: P,
  thought: Thought,
  move: Move,
  ply: number,
  outlook: (from: P, move: Move) => Forecast,
): Pending<P> {
  const line: string[] = [];
  const along = position.clone() as P;
  for (const each of thought.line.length > 0 ? thought.line : [thought.move]) {
    line.push(game.write(along, each));
    along.play(each);
  }
  const other = move !== thought.move;
  along.copyFrom(position);
  along.play(move);
  return {
    ply,
    move: game.write(position, move),
    decided: {
      from: position.clone() as P,
      seat: position.actor,
      move,
      thought,
      line,
      missed: other ? outlook(position, thought.move) : undefined,
      got: other && along.actor === CHANCE ? outlook(position, move) : undefined,
    },
    luck: [],
  };
}

function drawReport({ ply, move, luck }: Pending<Position>, after: Forecast): DrawReport {
  const before = {
    values: after.values.map((value, seat) => value - luck[seat].value),
    chances: after.chances.map((chance, seat) => Math.min(1, Math.max(0, chance - luck[seat].chance))),
    exact: false,
  };
  return { kind: 'draw', ply, move, before, after, luck };
}

/** `next`: who chose next, where nothing was drawn in between. */
function choiceReport<P extends Position>(
  brain: Brain<P>,
  { ply, move }: Pending<P>,
  decided: Decided<P>,
  after: Forecast,
  next: Decided<P> | undefined,
): ChoiceReport {
  const { from, seat, thought } = decided;
  const loss = lossOf(decided, after);
  const quality = qualityOf(loss.chance);
  const why = ({ from: at }: Decided<P>, of: Move): readonly Reason[] =>
    isFault(quality) ? brain.reasons(at, of) : [];
  const bestOf = (each: Decided<P>): FollowedMove => ({
    move: each.line[0],
    line: each.line,
    reasons: why(each, each.thought.move),
  });
  const answers = next !== undefined && from.team(next.seat) !== from.team(seat);
  return {
    kind: 'choice',
    ply,
    seat,
    move,
    before: forecastOf(thought),
    after,
    best: bestOf(decided),
    reasons: why(decided, decided.move),
    quality,
    loss,
    ...(answers ? { reply: { ...bestOf(next), seat: next.seat } } : {}),
  };
}

/** What the position is worth less after the move than after the best one: both seen from the same side of the turn. */
function lossOf<P extends Position>({ seat, missed, got }: Decided<P>, after: Forecast): Worth {
  if (missed === undefined) return { chance: 0, value: 0 };
  const { chances, values } = got ?? after;
  return {
    chance: Math.max(0, missed.chances[seat] - chances[seat]),
    value: Math.max(0, missed.values[seat] - values[seat]),
  };
}

function forecastOf({ values, chances, exact }: Thought): Forecast {
  return { values, chances, exact };
}

/** Draws that come rarely are not thought about: with less than this a search sees no more than a glance. */
const LEAST_NODES = 16;

/** How it stands where draws may come first: the mean over them, each thought about as much as it is likely. */
function outlookOf<P extends Position>(
  brain: Brain<P>,
  thinker: Thinker<P>,
  position: P,
  limits: Limits,
  part: number,
): Forecast {
  const { nodes, milliseconds } = limits;
  if (position.actor === NOBODY || (nodes !== undefined && nodes * part < LEAST_NODES && part < 1)) {
    return atFirstSight(brain, position);
  }
  if (position.actor !== CHANCE) {
    const effort = {
      ...(nodes === undefined ? {} : { nodes: Math.ceil(nodes * part) }),
      ...(milliseconds === undefined ? {} : { milliseconds: milliseconds * part }),
    };
    return forecastOf(thinker.think(position, { ...limits, ...effort }));
  }
  const list = new MoveList();
  position.moves(list);
  const total = list.totalWeight();
  const values = new Array<number>(position.seats).fill(0);
  const chances = new Array<number>(position.seats).fill(0);
  const after = position.clone() as P;
  for (let i = 0; i < list.length; i++) {
    const weight = list.weights[i] / total;
    after.copyFrom(position);
    after.play(list.moves[i]);
    const outlook = outlookOf(brain, thinker, after, limits, part * weight);
    for (let seat = 0; seat < position.seats; seat++) {
      values[seat] += weight * outlook.values[seat];
      chances[seat] += weight * outlook.chances[seat];
    }
  }
  return { values, chances, exact: false };
}

/** The end of the game, or a draw nobody has made yet. */
function atFirstSight<P extends Position>(brain: Brain<P>, position: P): Forecast {
  const values = new Float64Array(position.seats);
  const chances = new Float64Array(position.seats);
  brain.knowledge.evaluate(position, values);
  writeChances(brain.knowledge, position, values, chances);
  const seen = { values: Array.from(values), chances: Array.from(chances), exact: position.actor === NOBODY };
  return calibratedStanding(brain, position, seen);
}

function totalsOf(plies: readonly PlyReport[], seats: number): SeatReport[] {
  return Array.from({ length: seats }, (_, seat) => {
    const choices = plies.filter((ply): ply is ChoiceReport => ply.kind === 'choice' && ply.seat === seat);
    const draws = plies.filter((ply): ply is DrawReport => ply.kind === 'draw');
    const total = (worths: readonly Worth[]): Worth => ({
      chance: worths.reduce((sum, { chance }) => sum + chance, 0),
      value: worths.reduce((sum, { value }) => sum + value, 0),
    });
    const counts = QUALITIES.map((quality) => [quality, choices.filter((each) => each.quality === quality).length]);
    return {
      choices: Object.fromEntries(counts) as Record<Quality, number>,
      loss: total(choices.map(({ loss }) => loss)),
      luck: total(draws.map(({ luck }) => luck[seat])),
    };
  });
}

/** What is said of one move and not of the other; all of it where nothing sets them apart. */
export function reasonsApart(of: readonly Reason[], from: readonly Reason[]): readonly Reason[] {
  const written = from.map((reason) => JSON.stringify(reason));
  const apart = of.filter((reason) => !written.includes(JSON.stringify(reason)));
  return apart.length > 0 ? apart : of;
}
