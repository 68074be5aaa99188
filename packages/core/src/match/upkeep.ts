import { MoveList } from '../game/move-list.ts';
import { good, type Problem, type Result } from '../schema/problem.ts';
import type { Command, Play } from './commands.ts';
import { unfold } from './decide.ts';
import { type ChanceSource, drawNext } from './draw-next.ts';
import type { MatchEvent } from './events.ts';
import { lapse } from './lapse.ts';
import type { OfferKind } from './offer-kinds.ts';
import { pendingSeats } from './offers.ts';
import { drawIsDue, type MatchState, type OpenOffer, seatToMove } from './state.ts';
import type { Unfolding } from './unfolding.ts';
import type { OfferAnswer } from './weigh-offer.ts';

/** What whoever runs a match brings to it. */
export interface Dealer {
  /** Left out: draws wait for a `draw` command. */
  readonly chance?: ChanceSource;
  /** Left out: politeBot. */
  readonly answer?: AnswerPolicy;
  /** The move, as text, of a seat that is out; left out: standInMove. */
  readonly standIn?: (state: MatchState) => string;
}

/** How a bot answers; undefined: not yet. */
export type AnswerPolicy = (state: MatchState, offer: OpenOffer, seat: number) => BotAnswer | undefined;
export type BotAnswer = OfferAnswer | { readonly kind: 'decline' };

/** What has happened, and where that leads. Events are to be stored also when the command met a problem. */
export interface Step {
  readonly state: MatchState;
  readonly events: readonly MatchEvent[];
  readonly problem: Problem | undefined;
}

/** Bots that do not think take no draws and do not stop early; they let moves be taken back, rest and go on with others, and play again. */
export const politeBot: AnswerPolicy = (_state, { kind }) =>
  isWeighed(kind) ? { kind: 'decline' } : { kind: 'accept' };

/** Whether a bot has to think about such an offer (see weighOffer). */
export function isWeighed(kind: OfferKind): boolean {
  return kind === 'draw' || kind === 'count';
}

/** The move made for a seat that is out: the first in the order of notation, so that nobody has a say in it. */
export function standInMove(state: MatchState): string {
  const { game, position } = state;
  const list = new MoveList();
  position.moves(list);
  return list
    .toArray()
    .map((move) => game.write(position, move))
    .reduce((first, text) => (text < first ? text : first));
}

/**
 * Everything that happens without anybody's doing until a seat has to decide: lapses, draws, moves for seats that are
 * out, bots' answers, and at the end the seed.
 */
export function upkeep(state: MatchState, now: number, dealer: Dealer = {}): Step {
  const events: MatchEvent[] = [];
  let current = state;
  for (;;) {
    const next = nextByItself(current, now, dealer);
    if (!next.ok) return { state: current, events, problem: next.problem };
    if (next.value === undefined) return { state: current, events, problem: undefined };
    current = next.value.state;
    events.push(...next.value.fresh);
  }
}

/** Upkeep, the command, and upkeep again: one call for everybody who runs a match. */
export function perform(state: MatchState, command: Command | Play, now: number, dealer: Dealer = {}): Step {
  const before = upkeep(state, now, dealer);
  if (before.problem !== undefined) return before;
  const done = unfold(before.state, command, now);
  if (!done.ok) return { ...before, problem: done.problem };
  const after = upkeep(done.value.state, now, dealer);
  return { ...after, events: inOrder(before.events, done.value.fresh, after.events) };
}

/** All of them; mostly only the command has led to any. */
function inOrder(
  before: readonly MatchEvent[],
  own: readonly MatchEvent[],
  after: readonly MatchEvent[],
): readonly MatchEvent[] {
  return before.length === 0 && after.length === 0 ? own : [...before, ...own, ...after];
}

function nextByItself(state: MatchState, now: number, dealer: Dealer): Result<Unfolding | undefined> {
  const answer = botAnswer(state, dealer.answer ?? politeBot);
  if (state.pausedAt !== null) return answer === undefined ? good(undefined) : unfold(state, answer, now);
  const late = lapse(state, now);
  if (!late.ok || late.value !== undefined) return late;
  if (drawIsDue(state) && dealer.chance !== undefined) return drawNext(state, dealer.chance, now);
  const seat = seatToMove(state);
  if (seat !== undefined && state.seats[seat].out !== null) {
    return unfold(state, { kind: 'auto', move: (dealer.standIn ?? standInMove)(state) }, now);
  }
  if (answer !== undefined) return unfold(state, answer, now);
  const { chance } = dealer;
  const revealing = state.result !== null && state.seed === null && state.created.chance.kind === 'fair';
  if (revealing && chance?.kind === 'fair') return unfold(state, { kind: 'reveal', seed: chance.secret.seed }, now);
  return good(undefined);
}

function botAnswer(state: MatchState, policy: AnswerPolicy): Command | undefined {
  for (const offer of state.offers) {
    if (state.pausedAt !== null && offer.kind !== 'resume') continue;
    for (const seat of pendingSeats(state.seats, offer)) {
      if (state.seats[seat].holder.kind !== 'bot') continue;
      const answer = policy(state, offer, seat);
      if (answer !== undefined) return { ...answer, seat, offer: offer.kind };
    }
  }
  return undefined;
}
