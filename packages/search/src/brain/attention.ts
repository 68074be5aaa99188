import { NOBODY, type Position, scramble } from '@countertop/core';
import type { Knowledge } from './brain.ts';

/** How little somebody notices. */
export interface Notice {
  /** So many candidates a position, at least one. */
  readonly count: number;
  /**
   * What catches the eye: 0 is exactly the brain's order of weights; 1 lets a move of half the weight be noticed before
   * a heavier one a third of the time; more is more distracted.
   */
  readonly distraction?: number;
  /** From this weight on (as a part of all weights together) a move is always noticed: nobody overlooks the obvious. */
  readonly obvious?: number;
  readonly seed: number;
}

/**
 * Knowledge of somebody who notices only some of the candidates. What is noticed belongs to the position and
 * the seed: looking again does not help, and the search can rely on it.
 */
export function noticing<P extends Position>(knowledge: Knowledge<P>, notice: Notice): Knowledge<P> {
  const { candidates } = knowledge;
  if (candidates === undefined) throw new RangeError('there are no candidates to notice');
  const { count, seed, distraction = 0.5, obvious = 0.5 } = notice;
  let salience = new Float64Array(256);
  return changed(knowledge, {
    candidates(position, list, ply) {
      candidates.call(knowledge, position, list, ply);
      const most = Math.max(1, count);
      if (list.length <= most) return;
      if (salience.length < list.length) salience = new Float64Array(2 * list.length);
      const { moves, weights } = list;
      let total = 0;
      for (let i = 0; i < list.length; i++) total += weights[i];
      for (let i = 0; i < list.length; i++) {
        // Weight times a power of Fréchet noise: the order is that of drawing by weight without putting back.
        const eye = distraction === 0 ? 1 : (-1 / Math.log(uniform(position, seed, moves[i]))) ** distraction;
        salience[i] = weights[i] >= obvious * total ? Number.POSITIVE_INFINITY : weights[i] * eye;
      }
      for (let i = 0; i < most; i++) {
        let best = i;
        for (let j = i + 1; j < list.length; j++) if (salience[j] > salience[best]) best = j;
        swap(moves, i, best);
        swap(weights, i, best);
        swap(salience, i, best);
      }
      list.cut(most);
    },
  });
}

export interface Blur {
  /** In the unit of values: about this much is every judgement off (standard deviation). */
  readonly noise: number;
  readonly seed: number;
}

/**
 * Knowledge of somebody whose judgement is unsure. The error belongs to the position and the seed, so that the same
 * position always looks the same to the same player. Games that are over are seen as they are.
 */
export function blurred<P extends Position>(knowledge: Knowledge<P>, blur: Blur): Knowledge<P> {
  const { noise, seed } = blur;
  return changed(knowledge, {
    evaluate(position, values) {
      knowledge.evaluate(position, values);
      if (position.actor === NOBODY) return;
      const { seats } = position;
      let two = 0;
      for (let seat = 0; seat < seats; seat++) {
        const team = position.team(seat);
        const error = noise * normal(uniform(position, seed, team), uniform(position, seed + 1, team));
        // Two sides stay zero-sum: both see the error of the first.
        if (seat === 0) two = error;
        const shift = twoSided(position) ? (team === position.team(0) ? two : -two) : error;
        values[seat] = Math.max(-knowledge.bound, Math.min(knowledge.bound, values[seat] + shift));
      }
    },
  });
}

/** Knowledge without the given parts: somebody who has not learned them yet. */
export function without<P extends Position>(
  knowledge: Knowledge<P>,
  ...parts: readonly (
    | 'candidates'
    | 'loud'
    | 'extension'
    | 'solved'
    | 'playoutMove'
    | 'playout'
    | 'imagine'
    | 'range'
    | 'owes'
  )[]
): Knowledge<P> {
  const change: Record<string, undefined> = {};
  for (const part of parts) change[part] = undefined;
  return changed(knowledge, change as Partial<Knowledge<P>>);
}

/** The same knowledge but for the changes. Hooks stay bound to their owner, which may be an object of a class. */
function changed<P extends Position>(knowledge: Knowledge<P>, change: Partial<Knowledge<P>>): Knowledge<P> {
  const same: Record<string, unknown> = {};
  for (const hook of Object.keys(HOOKS) as (keyof Knowledge<P>)[]) {
    const value: unknown = knowledge[hook];
    if (value !== undefined) same[hook] = typeof value === 'function' ? value.bind(knowledge) : value;
  }
  return Object.assign(same as unknown as Knowledge<P>, change);
}

/** Every one of them: a hook that is not named here would be lost, so leaving one out does not compile. */
const HOOKS: Readonly<Record<keyof Knowledge, true>> = {
  bound: true,
  decided: true,
  evaluate: true,
  chances: true,
  candidates: true,
  loud: true,
  extension: true,
  solved: true,
  range: true,
  playoutMove: true,
  playout: true,
  imagine: true,
  owes: true,
  remainder: true,
};

function swap(column: Int32Array | Float64Array, i: number, j: number): void {
  const item = column[i];
  column[i] = column[j];
  column[j] = item;
}

function twoSided(position: Position): boolean {
  let other = -1;
  for (let seat = 1; seat < position.seats; seat++) {
    const team = position.team(seat);
    if (team === position.team(0) || team === other) continue;
    if (other !== -1) return false;
    other = team;
  }
  return other !== -1;
}

/** Between 0 and 1, decided by the position, the seed and a third number. */
function uniform(position: Position, seed: number, salt: number): number {
  const mixed = scramble(scramble(position.hashLow ^ scramble(seed)) ^ position.hashHigh ^ Math.imul(salt, 0x9e3779b1));
  return ((mixed >>> 0) + 0.5) * 2 ** -32;
}

function normal(u: number, v: number): number {
  return Math.sqrt(-2 * Math.log(u)) * Math.cos(2 * Math.PI * v);
}
