import { clockSchema } from '../clock/clock-config.ts';
import { optionsSchema } from '../game/options.ts';
import { setupSchema } from '../scene/scene.ts';
import { brief } from '../schema/brief.ts';
import { bad, good, problem, type Result } from '../schema/problem.ts';
import {
  about,
  count,
  type Infer,
  list,
  named,
  nullable,
  object,
  oneOf,
  optional,
  type VariantOf,
  variant,
} from '../schema/schema.ts';
import { contribution, gift, offer, seat, word } from './fields.ts';
import { holderSchema, sitterSchema } from './holder.ts';
import { chanceSchema, takebackSchema } from './plan.ts';
import { resultSchema } from './result.ts';
import { declineReason } from './weigh-offer.ts';

/** The version of the event format, said once in the first event. */
export const EVENTS_VERSION = 1;

/** What can happen in a match. Everything else about it follows from the list of these. */
const HAPPENINGS = {
  created: object({
    version: oneOf(EVENTS_VERSION),
    game: word,
    options: about('Complete, so that a changed default changes no old match.', optionsSchema),
    seats: list(holderSchema),
    setup: optional(setupSchema),
    clock: clockSchema,
    takeback: takebackSchema,
    chance: chanceSchema,
  }),
  seated: object({ seat, holder: sitterSchema }),
  left: object({ seat }),
  contributed: object({ seat, contribution }),
  started: about('Every seat is filled: the clock runs from here, and the contributions are final.', object({})),
  moved: object({
    seat,
    move: word,
    by: about('A phase’s time was up, or a seat that is out is played for.', optional(oneOf('lapse', 'auto'))),
  }),
  drawn: object({ move: word, draw: about('Its number, from 0.', count), by: oneOf('fair', 'local') }),
  offered: object({ seat, offer, to: about('For a takeback: how many moves stay.', optional(count)) }),
  accepted: object({ seat, offer }),
  declined: object({ seat, offer, why: optional(declineReason) }),
  withdrawn: object({ seat, offer }),
  agreed: about('All whose answer was needed have accepted.', object({ offer })),
  'taken-back': object({ seat, to: about('How many moves stay.', count) }),
  resigned: object({ seat }),
  'timed-out': object({ seat }),
  given: object({ seat, to: about('The seat that has more time now.', seat), milliseconds: gift }),
  paused: about('Nobody’s time runs, and nobody can move, until it is resumed.', object({})),
  resumed: object({}),
  aborted: object({ seat: about('null: by whoever runs the match.', nullable(seat)) }),
  ended: resultSchema,
  revealed: about('The seed of fair chance, after the end.', object({ seed: word })),
  continued: object({ match: about('Where the rematch is played.', word) }),
};

/** What every event carries. */
const STAMP = {
  number: about('From 0, without gaps.', count),
  at: about('Milliseconds; never less than that of the event before.', count),
  id: about('Of the command that led to it, so that sending a command again is harmless.', optional(word)),
};

export const eventSchema = named(
  'event',
  variant(HAPPENINGS, { common: STAMP, unknownKind: (given) => problem('event-kind', { given: brief(given) }) }),
);

export type MatchEvent = Infer<typeof eventSchema>;
export type Happening = VariantOf<typeof HAPPENINGS>;
export type EventKind = MatchEvent['kind'];
export type EventOf<K extends EventKind> = Extract<MatchEvent, { kind: K }>;

/** Events from a file, a database or the net: their form only; whether they can follow each other the fold says. */
export function readEvents(value: unknown): Result<readonly MatchEvent[]> {
  if (!Array.isArray(value)) return bad('events-not-list');
  const events: MatchEvent[] = [];
  for (const [index, given] of value.entries()) {
    const event = eventSchema.check(given);
    if (!event.ok) {
      const { problem, path } = event;
      if (problem.code === 'event-kind') return bad('event-kind', { index, ...problem.data });
      return bad('event-form', { index, field: path[0] ?? 'kind' });
    }
    events.push(event.value);
  }
  return good(events);
}
