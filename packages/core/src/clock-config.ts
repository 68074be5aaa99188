import { brief } from './brief.ts';
import { bad, good, type Result } from './problem.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** How the seats' time is measured. All times but `days` are milliseconds. */
export type ClockConfig =
  | { readonly kind: 'none' }
  /** A bank of time that grows by `increment` with every turn made. */
  | { readonly kind: 'fischer'; readonly initial: number; readonly increment: number }
  /** When `main` is used up, `periods` periods; one that is not overstepped is given back whole at the turn's end. */
  | { readonly kind: 'byo-yomi'; readonly main: number; readonly periods: number; readonly period: number }
  /** The first `delay` of every turn is free. */
  | { readonly kind: 'delay'; readonly main: number; readonly delay: number }
  /** Each turn has this many days of its own. */
  | { readonly kind: 'days'; readonly days: number };

export type ClockKind = ClockConfig['kind'];

type Range = readonly [min: number, max: number];

/** The numbers of each kind and where they may lie; pages build their forms from this. */
export const CLOCK_RANGES = {
  none: {},
  fischer: { initial: [0, 24 * HOUR], increment: [0, 10 * MINUTE] },
  'byo-yomi': { main: [0, 24 * HOUR], periods: [1, 100], period: [SECOND, HOUR] },
  delay: { main: [0, 24 * HOUR], delay: [0, 10 * MINUTE] },
  days: { days: [1, 30] },
} as const satisfies Record<ClockKind, Readonly<Record<string, Range>>>;

/** The shortest time anybody may get for a first turn. */
const LEAST = SECOND;

export function readClock(value: unknown): Result<ClockConfig> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return bad('clock-not-object');
  const own = (name: string): unknown =>
    Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
  const kind = own('kind');
  if (typeof kind !== 'string' || !Object.hasOwn(CLOCK_RANGES, kind)) {
    return bad('clock-kind', { given: brief(kind), known: Object.keys(CLOCK_RANGES).join(', ') });
  }
  const ranges: Readonly<Record<string, Range>> = CLOCK_RANGES[kind as ClockKind];
  for (const name of Object.keys(value)) {
    if (name !== 'kind' && !Object.hasOwn(ranges, name)) return bad('clock-unknown', { kind, name: brief(name) });
  }
  const numbers: Record<string, number> = {};
  for (const [name, [min, max]] of Object.entries(ranges)) {
    const given = own(name);
    if (typeof given !== 'number' || !Number.isInteger(given) || given < min || given > max) {
      return bad('clock-number', { name, min, max, given: brief(given) });
    }
    numbers[name] = given;
  }
  const config = { kind, ...numbers } as ClockConfig;
  if (config.kind === 'fischer' && config.initial < LEAST) return bad('clock-empty', { least: LEAST });
  if (config.kind === 'delay' && config.main + config.delay < LEAST) return bad('clock-empty', { least: LEAST });
  return good(config);
}
