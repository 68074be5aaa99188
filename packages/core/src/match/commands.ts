import { brief } from '../brief.ts';
import type { Move } from '../position.ts';
import { bad, good, type Result } from '../problem.ts';
import {
  either,
  type Form,
  isAdded,
  isCount,
  isNull,
  isOffer,
  isPlainObject,
  isText,
  misfit,
  onlyFields,
  optional,
} from './form.ts';
import { type Holder, readHolder } from './holder.ts';
import type { OfferKind } from './offer-kinds.ts';

/**
 * What somebody wants to happen. Who may send which is settled before: whoever runs the match sees to it that a person
 * speaks for their own seat only, and that `auto`, `pause`, `resume`, `reveal`, `continue`, an abort without a seat and
 * sitting bots come from itself.
 */
export type Command = { readonly id?: string } & (
  | {
      readonly kind: 'sit';
      readonly seat: number;
      readonly holder: Exclude<Holder, { kind: 'empty' }>;
      readonly contribution?: string;
    }
  | { readonly kind: 'leave'; readonly seat: number }
  | { readonly kind: 'contribute'; readonly seat: number; readonly contribution: string }
  /** `ply`: the number of moves that stood when the seat decided; refused if that has changed. */
  | { readonly kind: 'move'; readonly seat: number; readonly move: string; readonly ply?: number }
  /** A draw made by hand, from a real bag or pile; only in a match with local chance. */
  | { readonly kind: 'draw'; readonly move: string }
  /** The move of a seat that is out. */
  | { readonly kind: 'auto'; readonly move: string }
  | { readonly kind: 'offer'; readonly seat: number; readonly offer: OfferKind }
  | { readonly kind: 'accept'; readonly seat: number; readonly offer: OfferKind }
  | { readonly kind: 'decline'; readonly seat: number; readonly offer: OfferKind }
  | { readonly kind: 'withdraw'; readonly seat: number; readonly offer: OfferKind }
  | { readonly kind: 'resign'; readonly seat: number }
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' }
  | { readonly kind: 'abort'; readonly seat: number | null }
  | { readonly kind: 'reveal'; readonly seed: string }
  | { readonly kind: 'continue'; readonly match: string }
);

/**
 * A move from within, where it is a number already, and known to be legal: a board's, not the net's. It is written once,
 * for its event, and read once, when that is folded.
 */
export interface Play {
  readonly kind: 'play';
  readonly id?: string;
  readonly seat: number;
  readonly move: Move;
}

export type CommandKind = Command['kind'];

const OFFER: Form = { seat: isCount, offer: isOffer };

const FORMS: Readonly<Record<CommandKind, Form>> = {
  sit: { seat: isCount, holder: isPlainObject, contribution: optional(isAdded) },
  leave: { seat: isCount },
  contribute: { seat: isCount, contribution: isAdded },
  move: { seat: isCount, move: isText, ply: optional(isCount) },
  draw: { move: isText },
  auto: { move: isText },
  offer: OFFER,
  accept: OFFER,
  decline: OFFER,
  withdraw: OFFER,
  resign: { seat: isCount },
  pause: {},
  resume: {},
  abort: { seat: either(isCount, isNull) },
  reveal: { seed: isText },
  continue: { match: isText },
};

/** A command from the net or a file. */
export function readCommand(value: unknown): Result<Command> {
  if (!isPlainObject(value)) return bad('command-not-object');
  const kind = Object.hasOwn(value, 'kind') ? value.kind : undefined;
  if (typeof kind !== 'string' || !Object.hasOwn(FORMS, kind)) return bad('command-kind', { given: brief(kind) });
  const form: Form = { kind: isText, id: optional(isText), ...FORMS[kind as CommandKind] };
  const field = misfit(form, value);
  if (field !== undefined) return bad('command-field', { kind, field });
  const command = onlyFields(form, value);
  if (kind === 'sit') {
    const holder = readHolder(value.holder);
    if (!holder.ok) return holder;
    if (holder.value.kind === 'empty') return bad('holder-kind');
    command.holder = holder.value;
  }
  return good(command as unknown as Command);
}
