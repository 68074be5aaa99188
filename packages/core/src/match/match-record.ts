import { clockSchema } from '../clock/clock-config.ts';
import { CHANCE } from '../game/position.ts';
import { type GameRecord, writeRecord } from '../scene/record.ts';
import {
  about,
  count,
  dictionary,
  type Infer,
  list,
  nullable,
  object,
  optional,
  text,
  variant,
} from '../schema/schema.ts';
import { commitment } from './fields.ts';
import { holderSchema } from './holder.ts';
import { type MatchPlan, takebackSchema } from './plan.ts';
import { resultSchema } from './result.ts';
import { contributionsOf, type MatchState } from './state.ts';

/** What the record of a match says beside the game's own keys. */
export const matchKeysSchema = object({
  players: about('By seat, the last who played it.', list(holderSchema)),
  clock: clockSchema,
  takeback: takebackSchema,
  times: about('When each move was made, in milliseconds since the start.', list(count)),
  date: about('Milliseconds since 1970, of the creation.', count),
  out: about('Seats that resigned or ran out of time; the others may have played on.', optional(list(count))),
  result: nullable(resultSchema),
  chance: about(
    'All that it takes to check the draws; absent in a match without them. The seed is null until published.',
    optional(
      variant({
        local: object({}),
        fair: object({ commitment, contributions: list(text()), seed: nullable(text()) }),
      }),
    ),
  ),
  comments: about('By the number of moves before it.', optional(dictionary(text()))),
});

export interface MatchRecord extends GameRecord, Infer<typeof matchKeysSchema> {}

export function matchRecord(state: MatchState, comments?: Readonly<Record<string, string>>): MatchRecord {
  const { created, line } = state;
  const moves = line.map(({ text }) => text);
  const drew = line.some(({ actor }) => actor === CHANCE);
  return {
    ...writeRecord(state.game, state.options, state.seats.length, moves, created.setup),
    players: state.seats.map(({ player }) => player),
    clock: created.clock,
    takeback: created.takeback,
    date: created.at,
    times: line.map(({ at }) => at - (state.startedAt ?? created.at)),
    out: state.seats.flatMap(({ out }, seat) => (out === null ? [] : [seat])),
    result: state.result,
    ...(drew ? { chance: chanceOf(state) } : {}),
    ...(comments === undefined ? {} : { comments }),
  };
}

/**
 * The same match again with the seats moved on by one: who sat second begins. Empty seats stay open. Fair chance needs
 * a commitment to a new seed.
 */
export function rematchPlan(state: MatchState, commitment?: string): MatchPlan {
  const { options, clock, takeback, setup } = state.created;
  const holders = state.seats.map(({ holder }) => holder);
  return {
    options,
    seats: [...holders.slice(1), ...holders.slice(0, 1)],
    ...(setup === undefined ? {} : { setup }),
    clock,
    takeback,
    chance: commitment === undefined ? { kind: 'local' } : { kind: 'fair', commitment },
  };
}

function chanceOf(state: MatchState): NonNullable<MatchRecord['chance']> {
  const { chance } = state.created;
  if (chance.kind === 'local') return { kind: 'local' };
  return { kind: 'fair', commitment: chance.commitment, contributions: contributionsOf(state), seed: state.seed };
}
