import { type ClockConfig, readClock } from '../clock-config.ts';
import type { Game } from '../game.ts';
import { bad, good, type Result } from '../problem.ts';
import { startPosition } from '../record.ts';
import type { Setup } from '../scene.ts';
import type { ChancePlan, TakebackPolicy } from './events.ts';
import { type Form, isHolder, isPlainObject, oneOf, optional } from './form.ts';
import { type Holder, readHolder } from './holder.ts';

/** What is settled when a match is created. */
export interface MatchPlan {
  /** What differs from the defaults is enough. */
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seats: readonly Holder[];
  readonly setup?: Setup;
  readonly clock: ClockConfig;
  readonly takeback: TakebackPolicy;
  readonly chance: ChancePlan;
}

const isCommitment = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

const isChancePlan = (value: unknown): boolean =>
  isPlainObject(value) && (value.kind === 'local' || (value.kind === 'fair' && isCommitment(value.commitment)));

const isSetup = (value: unknown): boolean =>
  isPlainObject(value) &&
  Array.isArray(value.place) &&
  value.place.every((each) => typeof each === 'string') &&
  Number.isInteger(value.turn);

/** The fields of a plan as they stand in a `created` event. */
export const isPlan: Form = {
  options: isPlainObject,
  seats: (value) => Array.isArray(value) && value.every(isHolder),
  setup: optional(isSetup),
  clock: (value) => readClock(value).ok,
  takeback: oneOf('off', 'ask', 'free'),
  chance: isChancePlan,
};

/** Checks what somebody wants to play. Left out: no clock, takebacks when agreed, local chance. */
export function readPlan(game: Game, value: unknown): Result<MatchPlan> {
  if (!isPlainObject(value)) return bad('plan-not-object');
  const own = (name: string): unknown => (Object.hasOwn(value, name) ? value[name] : undefined);

  const given = own('seats');
  if (!Array.isArray(given)) return bad('plan-seats');
  const seats: Holder[] = [];
  for (const [seat, each] of given.entries()) {
    const holder = readHolder(each);
    if (!holder.ok) return bad(holder.problem.code, { ...holder.problem.data, seat });
    seats.push(holder.value);
  }
  const clock = readClock(own('clock') ?? { kind: 'none' });
  if (!clock.ok) return clock;
  const takeback = own('takeback') ?? 'ask';
  if (takeback !== 'off' && takeback !== 'ask' && takeback !== 'free') return bad('plan-takeback');
  const chance = own('chance') ?? { kind: 'local' };
  if (!isChancePlan(chance)) return bad('plan-chance');
  const setup = own('setup');
  if (setup !== undefined && !isSetup(setup)) return bad('setup-not-object');
  const options = own('options') ?? {};
  const start = startPosition(game, options, seats.length, setup as Setup | undefined);
  if (!start.ok) return start;
  return good({
    options: start.value.options,
    seats,
    ...(setup === undefined ? {} : { setup: setup as Setup }),
    clock: clock.value,
    takeback,
    chance: chance as ChancePlan,
  });
}
