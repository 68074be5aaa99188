import { bad, good, type Result, shareOfClock } from '@countertop/core';
import { type Effort, LEVELS } from '@countertop/search';

/** What `go` may ask for. */
export interface Wanted {
  /** Missing: what the player is meant to spend. Nothing in it: until stopped. */
  readonly effort?: Effort;
  readonly level?: number;
  readonly seed?: number;
  /** It is a move of a match: one that nothing can change any more comes at once. */
  readonly playing?: boolean;
  /** So many milliseconds at most, because of the clock. */
  readonly longest?: number;
}

/** Reads what stands after `go`: nothing, or a JSON object. Keys that are not known here are passed over. */
export function limitsFrom(text: string): Result<Wanted> {
  if (text === '') return good({});
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return bad('limits-not-json');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return bad('limits-not-json');
  const own = (name: string): unknown =>
    Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
  const numbers: Record<string, number> = {};
  for (const [name, min, max] of NUMBERS) {
    const given = own(name);
    if (given === undefined) continue;
    if (typeof given !== 'number' || !(given >= min && given <= max)) return bad('limits-number', { name, min, max });
    if (!TIMES.has(name) && !Number.isInteger(given)) return bad('limits-number', { name, min, max });
    numbers[name] = given;
  }
  const { milliseconds, nodes, level, seed, left } = numbers;
  const infinite = own('infinite') === true;
  const effort = {
    ...(milliseconds === undefined ? {} : { milliseconds }),
    ...(nodes === undefined ? {} : { nodes }),
  };
  return good({
    ...(infinite ? { effort: {} } : Object.keys(effort).length > 0 ? { effort } : {}),
    ...(level === undefined ? {} : { level }),
    ...(seed === undefined ? {} : { seed }),
    ...(left === undefined && own('playing') !== true ? {} : { playing: true }),
    ...(left === undefined ? {} : { longest: shareOfClock(left) }),
  });
}

const NUMBERS = [
  ['milliseconds', 1, 86_400_000],
  ['left', 1, 1e15],
  ['nodes', 1, 1e15],
  ['level', 1, LEVELS],
  ['seed', 0, 0xffffffff],
] as const;

/** In milliseconds, of which there are parts. */
const TIMES: ReadonlySet<string> = new Set(['milliseconds', 'left']);
