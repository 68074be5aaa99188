import { NOBODY, type Position } from '@countertop/core';
import type { Certain, Thinker, Thought, Weighed } from '../thinker/thinker.ts';
import type { Brain } from './brain.ts';
import { countTeams } from './chances.ts';

/**
 * What a brain says against what comes of it, learned from games between two sides (`npm run reliability`). It is
 * applied to what is shown and never to what is played: it puts nothing before anything else.
 */
export interface Calibration<P extends Position = Position> {
  /** For each phase, evenly over a game: log-odds times this come true as often as they say, near to even. */
  readonly sharpness: readonly number[];
  /** For each phase: how much less is meant by saying more. Missing: nothing less. */
  readonly bend?: readonly number[];
  /** For each phase: log-odds that whoever thinks says too much for being the one to move. Missing: none. */
  readonly optimism?: readonly number[];
  /** For each phase: the part of what is expected beyond the lead of now that is there in the end. Missing: values are left alone. */
  readonly surplus?: readonly number[];
  /** For each phase: the part of the lead of now that is there in the end. Missing: all of it. */
  readonly kept?: readonly number[];
  /** How far the game has come, 0 to 1. Missing: a game has one phase. */
  progress?(position: P): number;
}

/** Thinks and chooses as the thinker does; what is said of it may be relied on. Where nothing was learned, the thinker itself. */
export function reliable<P extends Position>(brain: Brain<P>, thinker: Thinker<P>): Thinker<P> {
  if (brain.calibration === undefined) return thinker;
  return {
    effort: thinker.effort,
    think(position, limits, report) {
      const told = (thought: Thought): Thought => calibrated(brain, position, thought);
      return told(
        thinker.think(position, limits, report === undefined ? undefined : (thought) => report(told(thought))),
      );
    },
    forget: () => thinker.forget?.(),
  };
}

/** A thought as it may be relied on. What is proven stays, and so does all of it where there are not two sides. */
function calibrated<P extends Position>(brain: Brain<P>, position: P, thought: Thought): Thought {
  const { actor } = position;
  const trust = trustIn(brain, position, actor);
  if (trust === undefined) return thought;
  const candidates = thought.candidates.map((each): Weighed => {
    const { chance, value } = each;
    return {
      ...each,
      chance: isSure(each, 'chance') ? chance : trust.chance(chance, actor),
      value: isSure(each, 'value') ? value : trust.value(value, actor),
    };
  });
  const standing = trust.standing(thought);
  return {
    ...thought,
    chances: (isSure(thought, 'chance') ? thought : standing).chances,
    values: (isSure(thought, 'value') ? thought : standing).values,
    candidates,
  };
}

function isSure({ exact, certain }: Pick<Weighed, 'exact' | 'certain'>, of: Certain): boolean {
  return exact || certain === of;
}

/** What is seen of a position without thinking, as it may be relied on. */
export function calibratedStanding<P extends Position, S extends Expected>(
  brain: Brain<P>,
  position: P,
  standing: S,
): S {
  const trust = standing.exact ? undefined : trustIn(brain, position);
  return trust === undefined ? standing : { ...standing, ...trust.standing(standing) };
}

interface Expected {
  readonly values: readonly number[];
  readonly chances: readonly number[];
  readonly exact: boolean;
}

interface Trust {
  chance(said: number, seat: number): number;
  value(said: number, seat: number): number;
  standing(said: Pick<Expected, 'values' | 'chances'>): Pick<Expected, 'values' | 'chances'>;
}

/** `thinking`: the seat that has thought about its move; who has not is not hopeful of one. */
function trustIn<P extends Position>({ calibration }: Brain<P>, position: P, thinking?: number): Trust | undefined {
  if (calibration === undefined || position.actor === NOBODY || countTeams(position) !== 2) return undefined;
  const progress = calibration.progress?.(position) ?? 0;
  const hopeful = curveAt(calibration, progress);
  const humble = { ...hopeful, optimism: thinking === undefined ? 0 : -hopeful.optimism };
  const team = thinking === undefined ? undefined : position.team(thinking);
  const expected = expectedAt(calibration, progress);
  const chance = (said: number, seat: number): number => trusted(said, position.team(seat) === team ? hopeful : humble);
  const value = (said: number, seat: number): number => expected(said, leadOf(position, seat));
  return {
    chance,
    value,
    standing: ({ values, chances }) => ({ chances: chances.map(chance), values: values.map(value) }),
  };
}

/** What comes of what is said, at one moment of a game. */
export interface Curve {
  readonly sharpness: number;
  readonly bend: number;
  readonly optimism: number;
}

export function curveAt({ sharpness, bend = [0], optimism = [0] }: Calibration, progress: number): Curve {
  return {
    sharpness: atPhase(sharpness, progress),
    bend: atPhase(bend, progress),
    optimism: atPhase(optimism, progress),
  };
}

/** The difference in the end that comes of one that was said with a lead, at one moment of a game. */
export function expectedAt(
  { surplus, kept = [1] }: Calibration,
  progress: number,
): (said: number, lead: number) => number {
  if (surplus === undefined) return (said) => said;
  const [part, stays] = [atPhase(surplus, progress), atPhase(kept, progress)];
  return part === 1 && stays === 1 ? (said) => said : (said, lead) => stays * lead + part * (said - lead);
}

/** What is known of phases, each in the middle of its part, between which it changes gradually. */
export function atPhase(phases: readonly number[], progress: number): number {
  const at = Math.min(phases.length - 1, Math.max(0, progress * phases.length - 0.5));
  const before = Math.floor(at);
  const after = Math.min(phases.length - 1, before + 1);
  return phases[before] + (at - before) * (phases[after] - phases[before]);
}

/** Nothing that is not proven is surer than this. */
const SUREST = 0.999;

/** The log-odds of a chance, those far from even nearer to it by a bend. They rise with the chance, and are the same on both sides. */
export function bentOdds(chance: number, bend: number): number {
  const said = Math.min(SUREST, Math.max(1 - SUREST, chance));
  const odds = Math.log(said / (1 - said));
  return bend === 0 ? odds : Math.asinh(bend * odds) / bend;
}

/** The chance that comes of one that was said. */
export function trusted(chance: number, { sharpness, bend, optimism }: Curve): number {
  return 1 / (1 + Math.exp(optimism - sharpness * bentOdds(chance, bend)));
}

/** How far a seat's side is ahead by the scores as they stand, of two sides. */
export function leadOf(position: Position, seat: number): number {
  const team = position.team(seat);
  let lead = 0;
  for (let other = 0; other < position.seats; other++) {
    lead += position.team(other) === team ? position.score(other) : -position.score(other);
  }
  return lead;
}
