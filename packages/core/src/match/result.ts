import type { Position } from '../game/position.ts';
import { about, count, type Infer, list, named, number, object, oneOf } from '../schema/schema.ts';
import type { MatchState, Seat } from './state.ts';

export const END_REASONS = ['played', 'resigned', 'time', 'agreed-draw', 'agreed-count', 'aborted'] as const;
export type EndReason = (typeof END_REASONS)[number];

export const resultSchema = named(
  'result',
  object({
    reason: oneOf(...END_REASONS),
    winners: about(
      'Seats, ascending. Nobody in a match that was aborted, and in a solitaire that was lost.',
      list(count),
    ),
    scores: list(number),
  }),
);

export type MatchResult = Infer<typeof resultSchema>;

/**
 * How a match ends. A seat that resigned or ran out of time is out, and its team with it: it cannot win any more. With
 * one team left the match is over; with more the others play on, and the seat that is out is played for (see
 * standInMove), because the games know no empty place at the table.
 */
export function resultOf(state: MatchState, reason: EndReason): MatchResult {
  const { position, seats } = state;
  const standing = standingTeams(position, seats);
  const inPlay = seats.map((_, seat) => seat).filter((seat) => standing.includes(position.team(seat)));
  return { reason, winners: winnersAmong(position, inPlay, reason), scores: position.scores() };
}

/** Teams none of whose seats is out. */
export function standingTeams(position: Position, seats: readonly Seat[]): number[] {
  const teams = new Set<number>();
  for (let seat = 0; seat < seats.length; seat++) teams.add(position.team(seat));
  for (const [seat, { out }] of seats.entries()) if (out !== null) teams.delete(position.team(seat));
  return [...teams].sort((a, b) => a - b);
}

/** Who wins of those who are still in play. */
export function winnersAmong(position: Position, inPlay: number[], reason: EndReason): number[] {
  switch (reason) {
    case 'aborted':
      return [];
    case 'resigned':
    case 'time':
    case 'agreed-draw':
      return inPlay;
    case 'agreed-count':
      return position.leaders(inPlay);
    case 'played': {
      const winners = position.winners() ?? [];
      const left = winners.filter((seat) => inPlay.includes(seat));
      // If only seats that are out have won, the best of the others.
      return left.length === 0 && winners.length > 0 ? position.leaders(inPlay) : left;
    }
  }
}
