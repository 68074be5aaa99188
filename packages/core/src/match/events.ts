import { brief } from '../brief.ts';
import type { ClockConfig } from '../clock-config.ts';
import type { Options } from '../options.ts';
import { bad, good, type Result } from '../problem.ts';
import type { Setup } from '../scene.ts';
import {
  either,
  type Form,
  isAdded,
  isCount,
  isHolder,
  isIndexList,
  isNull,
  isNumberList,
  isOffer,
  isPlainObject,
  isText,
  misfit,
  oneOf,
  onlyFields,
  optional,
} from './form.ts';
import type { Holder } from './holder.ts';
import type { OfferKind } from './offer-kinds.ts';
import { isPlan } from './plan.ts';
import { END_REASONS, type MatchResult } from './result.ts';

/** The version of the event format, said once in the first event. */
export const EVENTS_VERSION = 1;

/** Whether and how moves are taken back: never, when all others agree, or at will (a draw is never undone). */
export type TakebackPolicy = 'off' | 'ask' | 'free';

/** Where draws come from: fair chance, whose commitment is public, or whoever runs the match, who is trusted. */
export type ChancePlan = { readonly kind: 'local' } | { readonly kind: 'fair'; readonly commitment: string };

/** What can happen in a match. Everything else about it follows from the list of these. */
export type Happening =
  | {
      readonly kind: 'created';
      readonly version: typeof EVENTS_VERSION;
      readonly game: string;
      /** Complete, so that a changed default changes no old match. */
      readonly options: Options;
      readonly seats: readonly Holder[];
      readonly setup?: Setup;
      readonly clock: ClockConfig;
      readonly takeback: TakebackPolicy;
      readonly chance: ChancePlan;
    }
  | { readonly kind: 'seated'; readonly seat: number; readonly holder: Exclude<Holder, { kind: 'empty' }> }
  | { readonly kind: 'left'; readonly seat: number }
  | { readonly kind: 'contributed'; readonly seat: number; readonly contribution: string }
  /** Every seat is filled: the clock runs from here, and the contributions are final. */
  | { readonly kind: 'started' }
  /** `by`: a phase's time was up, or a seat that is out is played for. */
  | { readonly kind: 'moved'; readonly seat: number; readonly move: string; readonly by?: 'lapse' | 'auto' }
  /** `draw`: its number, from 0. */
  | { readonly kind: 'drawn'; readonly move: string; readonly draw: number; readonly by: ChancePlan['kind'] }
  /** `to`: for a takeback, how many moves stay. */
  | { readonly kind: 'offered'; readonly seat: number; readonly offer: OfferKind; readonly to?: number }
  | { readonly kind: 'accepted'; readonly seat: number; readonly offer: OfferKind }
  | { readonly kind: 'declined'; readonly seat: number; readonly offer: OfferKind }
  | { readonly kind: 'withdrawn'; readonly seat: number; readonly offer: OfferKind }
  /** All whose answer was needed have accepted. */
  | { readonly kind: 'agreed'; readonly offer: OfferKind }
  | { readonly kind: 'taken-back'; readonly seat: number; readonly to: number }
  | { readonly kind: 'resigned'; readonly seat: number }
  | { readonly kind: 'timed-out'; readonly seat: number }
  /** Nobody's time runs, and nobody can move, until it is resumed. */
  | { readonly kind: 'paused' }
  | { readonly kind: 'resumed' }
  /** null: by whoever runs the match. */
  | { readonly kind: 'aborted'; readonly seat: number | null }
  | ({ readonly kind: 'ended' } & MatchResult)
  /** The seed of fair chance, after the end. */
  | { readonly kind: 'revealed'; readonly seed: string }
  /** Where the rematch is played. */
  | { readonly kind: 'continued'; readonly match: string };

export interface Stamp {
  /** From 0, without gaps. */
  readonly number: number;
  /** Milliseconds; never less than that of the event before. */
  readonly at: number;
  /** Of the command that led to it, so that sending a command again is harmless. */
  readonly id?: string;
}

export type MatchEvent = Stamp & Happening;
export type EventKind = MatchEvent['kind'];
export type EventOf<K extends EventKind> = Extract<MatchEvent, { kind: K }>;

const STAMP: Form = { kind: isText, number: isCount, at: isCount, id: optional(isText) };

const FORMS: Readonly<Record<EventKind, Form>> = {
  created: { version: oneOf(EVENTS_VERSION), game: isText, ...isPlan },
  seated: { seat: isCount, holder: isHolder },
  left: { seat: isCount },
  contributed: { seat: isCount, contribution: isAdded },
  started: {},
  moved: { seat: isCount, move: isText, by: optional(oneOf('lapse', 'auto')) },
  drawn: { move: isText, draw: isCount, by: oneOf('fair', 'local') },
  offered: { seat: isCount, offer: isOffer, to: optional(isCount) },
  accepted: { seat: isCount, offer: isOffer },
  declined: { seat: isCount, offer: isOffer },
  withdrawn: { seat: isCount, offer: isOffer },
  agreed: { offer: isOffer },
  'taken-back': { seat: isCount, to: isCount },
  resigned: { seat: isCount },
  'timed-out': { seat: isCount },
  paused: {},
  resumed: {},
  aborted: { seat: either(isCount, isNull) },
  ended: { reason: oneOf(...END_REASONS), winners: isIndexList, scores: isNumberList },
  revealed: { seed: isText },
  continued: { match: isText },
};

/** Events from a file, a database or the net: their form only; whether they can follow each other the fold says. */
export function readEvents(value: unknown): Result<readonly MatchEvent[]> {
  if (!Array.isArray(value)) return bad('events-not-list');
  const events: MatchEvent[] = [];
  for (const [index, given] of value.entries()) {
    if (!isPlainObject(given)) return bad('event-form', { index, field: 'kind' });
    const kind = Object.hasOwn(given, 'kind') ? given.kind : undefined;
    if (typeof kind !== 'string' || !Object.hasOwn(FORMS, kind))
      return bad('event-kind', { index, given: brief(kind) });
    const form = { ...STAMP, ...FORMS[kind as EventKind] };
    const field = misfit(form, given);
    if (field !== undefined) return bad('event-form', { index, field });
    events.push(onlyFields(form, given) as unknown as MatchEvent);
  }
  return good(events);
}
