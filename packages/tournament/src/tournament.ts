import { clockSchema, isName, NAME_LENGTH, optionsSchema, schema, takebackSchema } from '@countertop/core';

const { about, integer, list, nullable, object, oneOf, optional, simple, text } = schema;

export const SYSTEMS = ['round-robin', 'swiss', 'knock-out'] as const;
export type System = (typeof SYSTEMS)[number];

export const ENTRANTS = { min: 3, max: 32 } as const;

const name = simple({ type: 'string', maxLength: NAME_LENGTH, format: 'name' }, isName);
const entrantNumber = integer(0, ENTRANTS.max - 1);
const roundNumber = integer(1, 1000);

export const entrantSchema = object({
  name,
  from: about('The first round that they play, counted from 1.', roundNumber),
  out: about('The first round that they do not play any more.', optional(roundNumber)),
});

const outcomeSchema = object({
  winner: oneOf('first', 'second', 'nobody'),
  unplayed: about('Decided without play, because somebody was not there.', optional(oneOf(true))),
  byHand: about('Entered by somebody; else it is what a match came to.', optional(oneOf(true))),
});

const pairingSchema = object({
  first: about('Whoever has the first seat.', entrantNumber),
  second: about('Null: nobody is left for them to play this round.', nullable(entrantNumber)),
  match: about('The match that is played for it, where it is kept here.', optional(text(64))),
  again: about('How often it was drawn and must be played again.', optional(integer(1, 1000))),
  outcome: optional(outcomeSchema),
});

export const tournamentSchema = object({
  version: oneOf(1),
  name,
  game: text(64),
  options: optionsSchema,
  clock: clockSchema,
  takeback: takebackSchema,
  system: oneOf(...SYSTEMS),
  planned: about('How many rounds a Swiss tournament has.', roundNumber),
  entrants: list(entrantSchema),
  rounds: about('The rounds that have been drawn.', list(list(pairingSchema))),
});

/** A tournament, whole: what is not in it follows from it. Entrants are numbered from 0, rounds from 1. */
export type Tournament = schema.Infer<typeof tournamentSchema>;
export type Entrant = schema.Infer<typeof entrantSchema>;
/** Two who meet, or one who has nobody to meet this round. */
export type Pairing = schema.Infer<typeof pairingSchema>;
export type Outcome = schema.Infer<typeof outcomeSchema>;
export type Round = Tournament['rounds'][number];

/** What is decided before the first round. */
export type TournamentPlan = Omit<Tournament, 'version' | 'entrants' | 'rounds'> & {
  readonly names: readonly string[];
};

/** A tournament that nobody has checked yet (see readTournament). */
export function beginTournament({ names, ...plan }: TournamentPlan): Tournament {
  return { version: 1, ...plan, entrants: names.map((each) => ({ name: each.trim(), from: 1 })), rounds: [] };
}
