export { type Command, type CommandKind, type Play, readCommand } from './commands.ts';
export { createMatch, decide } from './decide.ts';
export { type ChanceSource, drawNext } from './draw-next.ts';
export {
  type ChancePlan,
  EVENTS_VERSION,
  type EventKind,
  type EventOf,
  type Happening,
  type MatchEvent,
  readEvents,
  type TakebackPolicy,
} from './events.ts';
export { extendMatch, foldMatch } from './fold.ts';
export { BOT_LEVELS, type Holder, isName, NAME_LENGTH, readHolder } from './holder.ts';
export { type MatchRecord, matchRecord, rematchPlan } from './match-record.ts';
export { OFFER_KINDS, type OfferKind } from './offer-kinds.ts';
export { checkAnswer, checkOffer, checkWithdrawal, pendingSeats } from './offers.ts';
export { type MatchPlan, readPlan } from './plan.ts';
export { END_REASONS, type EndReason, type MatchResult } from './result.ts';
export {
  contributionsOf,
  drawCount,
  drawIsDue,
  type MatchState,
  nextDeadline,
  type OpenOffer,
  type Ply,
  type Seat,
  seatToMove,
} from './state.ts';
export { takebackTarget } from './takeback.ts';
export { type AnswerPolicy, type Dealer, perform, politeBot, type Step, standInMove, upkeep } from './upkeep.ts';
export { matchWords } from './words.ts';
