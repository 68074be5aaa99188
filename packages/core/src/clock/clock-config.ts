import { brief } from '../schema/brief.ts';
import { problem, type Result } from '../schema/problem.ts';
import {
  about,
  type Infer,
  integer,
  named,
  object,
  plain,
  refine,
  refused,
  type Schema,
  variant,
} from '../schema/schema.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

type Range = readonly [min: number, max: number];

/** The numbers of each kind and where they may lie; pages build their forms from this. */
export const CLOCK_RANGES = {
  none: {},
  fischer: { initial: [0, 24 * HOUR], increment: [0, 10 * MINUTE] },
  'byo-yomi': { main: [0, 24 * HOUR], periods: [1, 100], period: [SECOND, HOUR] },
  delay: { main: [0, 24 * HOUR], delay: [0, 10 * MINUTE] },
  days: { days: [1, 30] },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Range>>>>;

/** The shortest time anybody may get for a first turn. */
const LEAST = SECOND;

const { fischer, 'byo-yomi': byoYomi, delay, days } = CLOCK_RANGES;

function within(name: string, [min, max]: Range): Schema<number> {
  return refused(integer(min, max), 'clock-number', (given) => ({ name, min, max, given: brief(given) }));
}

const clocks = variant(
  {
    none: about('Nobody is timed.', object({})),
    fischer: about(
      'A bank of time that grows by `increment` with every turn made.',
      object({ initial: within('initial', fischer.initial), increment: within('increment', fischer.increment) }),
    ),
    'byo-yomi': about(
      'When `main` is used up, `periods` periods; one that is not overstepped is given back whole at the turn’s end.',
      object({
        main: within('main', byoYomi.main),
        periods: within('periods', byoYomi.periods),
        period: within('period', byoYomi.period),
      }),
    ),
    delay: about(
      'The first `delay` of every turn is free.',
      object({ main: within('main', delay.main), delay: within('delay', delay.delay) }),
    ),
    days: about('Each turn has this many days of its own.', object({ days: within('days', days.days) })),
  },
  {
    unknownKind: (given) => problem('clock-kind', { given: brief(given), known: Object.keys(CLOCK_RANGES).join(', ') }),
    unknownField: (kind, name) => problem('clock-unknown', { kind, name: brief(name) }),
  },
);

/** How the seats' time is measured. All times but `days` are milliseconds. */
export const clockSchema = named(
  'clock',
  refused(
    refine(clocks, (config) => {
      const empty =
        (config.kind === 'fischer' && config.initial < LEAST) ||
        (config.kind === 'delay' && config.main + config.delay < LEAST);
      return empty ? problem('clock-empty', { least: LEAST }) : undefined;
    }),
    'clock-not-object',
  ),
);

export type ClockConfig = Infer<typeof clockSchema>;

export function readClock(value: unknown): Result<ClockConfig> {
  return plain(clockSchema.check(value));
}
