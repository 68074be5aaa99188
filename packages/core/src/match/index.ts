export { isCarriedOut } from './carried-out.ts';
export { checkResult } from './check-result.ts';
export { type Command, type CommandKind, commandSchema, type Play, readCommand } from './commands.ts';
export {
  CONDITION_LIMITS,
  type Conditions,
  checkConditions,
  conditionalMove,
  conditionsLeft,
  conditionsSchema,
} from './conditions.ts';
export { createMatch, decide } from './decide.ts';
export { type ChanceSource, drawNext } from './draw-next.ts';
export {
  EVENTS_VERSION,
  type EventKind,
  type EventOf,
  eventSchema,
  type Happening,
  type MatchEvent,
  readEvents,
} from './events.ts';
export { contribution as contributionSchema, GIFT, offer as offerSchema } from './fields.ts';
export { extendMatch, foldMatch, ownMatch } from './fold.ts';
export {
  BOT_LEVELS,
  type Holder,
  holderSchema,
  isName,
  level as levelSchema,
  NAME_LENGTH,
  name as nameSchema,
  readHolder,
  type Sitter,
  sitterSchema,
} from './holder.ts';
export { longestThought, shareOfClock } from './longest-thought.ts';
export { type MatchRecord, matchKeysSchema, matchRecord, rematchPlan } from './match-record.ts';
export { matchScene } from './match-scene.ts';
export { OFFER_KINDS, type OfferKind } from './offer-kinds.ts';
export { checkAnswer, checkOffer, checkWithdrawal, pendingSeats } from './offers.ts';
export {
  type ChancePlan,
  chanceSchema,
  type MatchPlan,
  planSchema,
  readPlan,
  type SettledPlan,
  type TakebackPolicy,
  takebackSchema,
} from './plan.ts';
export { END_REASONS, type EndReason, type MatchResult, resultSchema } from './result.ts';
export {
  contributionsOf,
  drawIsDue,
  type MatchState,
  nextDeadline,
  type OpenOffer,
  type Ply,
  type Seat,
  seatToMove,
} from './state.ts';
export { takebackTarget } from './takeback.ts';
export {
  type AnswerPolicy,
  type BotAnswer,
  type Dealer,
  isWeighed,
  perform,
  politeBot,
  type Step,
  standInMove,
  upkeep,
} from './upkeep.ts';
export { DECLINE_REASONS, type DeclineReason, type OfferAnswer, type Outlook, weighOffer } from './weigh-offer.ts';
