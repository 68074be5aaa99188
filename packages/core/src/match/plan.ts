import { clockSchema } from '../clock/clock-config.ts';
import type { Game } from '../game/game.ts';
import type { Options } from '../game/options.ts';
import { startPosition } from '../scene/record.ts';
import { setupSchema } from '../scene/scene.ts';
import { bad, good, type Result } from '../schema/problem.ts';
import {
  about,
  anything,
  type Infer,
  list,
  named,
  object,
  oneOf,
  optional,
  otherwise,
  refused,
  variant,
} from '../schema/schema.ts';
import { commitment } from './fields.ts';
import { holderSchema } from './holder.ts';

export const takebackSchema = about(
  'Whether and how moves are taken back: never, when all others agree, or at will (a draw is never undone).',
  oneOf('off', 'ask', 'free'),
);
export type TakebackPolicy = Infer<typeof takebackSchema>;

export const chanceSchema = named(
  'chance',
  variant({
    local: about('Whoever runs the match draws, and is trusted.', object({})),
    fair: about('Fair chance, whose commitment is public.', object({ commitment })),
  }),
);
export type ChancePlan = Infer<typeof chanceSchema>;

/** What is settled when a match is created. */
export const planSchema = named(
  'plan',
  refused(
    object({
      seats: refused(list(holderSchema), 'plan-seats'),
      clock: otherwise(clockSchema, { kind: 'none' }),
      takeback: otherwise(refused(takebackSchema, 'plan-takeback'), 'ask'),
      chance: otherwise(refused(chanceSchema, 'plan-chance'), { kind: 'local' }),
      setup: optional(setupSchema),
      options: about('Those of the game; what differs from the defaults is enough.', optional(anything)),
    }),
    'plan-not-object',
  ),
);
export type MatchPlan = Infer<typeof planSchema>;

/** A plan that has been checked against its game. */
export interface SettledPlan extends MatchPlan {
  /** Complete, so that a changed default changes no old match. */
  readonly options: Options;
}

/** Checks what somebody wants to play. Left out: no clock, takebacks when agreed, local chance. */
export function readPlan(game: Game, value: unknown): Result<SettledPlan> {
  const reading = planSchema.check(value);
  if (!reading.ok) {
    const { problem, path } = reading;
    const [field, seat] = path;
    return field === 'seats' && typeof seat === 'number'
      ? bad(problem.code, { ...problem.data, seat })
      : bad(problem.code, problem.data);
  }
  const plan = reading.value;
  const start = startPosition(game, plan.options ?? {}, plan.seats.length, plan.setup);
  return start.ok ? good({ ...plan, options: start.value.options }) : start;
}
