import type { ClockConfig } from '../clock-config.ts';
import { CHANCE } from '../position.ts';
import { type GameRecord, writeRecord } from '../record.ts';
import type { Holder } from './holder.ts';
import type { MatchPlan, TakebackPolicy } from './plan.ts';
import type { MatchResult } from './result.ts';
import { contributionsOf, type MatchState } from './state.ts';

/** A record with everything about the match beside the game's own keys. */
export interface MatchRecord extends GameRecord {
  /** By seat, the last who played it. */
  readonly players: readonly Holder[];
  readonly clock: ClockConfig;
  readonly takeback: TakebackPolicy;
  /** When each move was made, in milliseconds since the start. */
  readonly times: readonly number[];
  /** Milliseconds since 1970, of the creation. */
  readonly date: number;
  readonly result: MatchResult | null;
  /** All that verifyDraws needs; absent in a match without draws. The draws are in `moves`; the seed is null until published. */
  readonly chance?:
    | { readonly kind: 'local' }
    | {
        readonly kind: 'fair';
        readonly commitment: string;
        readonly contributions: readonly string[];
        readonly seed: string | null;
      };
  /** By the number of moves before it. */
  readonly comments?: Readonly<Record<string, string>>;
}

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
  const { commitment } = chance;
  return { kind: 'fair', commitment, contributions: contributionsOf(state), seed: state.seed };
}
