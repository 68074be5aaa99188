import type { Holder, MatchResult } from '@countertop/core';
import type { KeptMatch } from './kept-match.ts';

/** What lists tell of a match. It is kept beside the match, so that thousands can be listed without reading a single move. */
export interface MatchLine {
  readonly id: string;
  readonly game: string;
  readonly touched: number;
  readonly over: boolean;
  readonly plies: number;
  /** How many of them were made by somebody, and not drawn; missing in matches that were kept before it was. */
  readonly moves?: number;
  readonly names: readonly string[];
  /** The level of the bot at each seat; null for a person. */
  readonly levels: readonly (number | null)[];
  /** The seats of programs that play like people, where there are any. */
  readonly programs?: readonly number[];
  /** Unknown of old matches with partners or without: three or more sat there. */
  readonly teams: readonly number[] | undefined;
  /** The seats that were played from this device; undefined: all people's. */
  readonly mine: readonly number[] | undefined;
  readonly result: MatchResult | undefined;
}

/** A match in one line. */
export function lineOf({ id, game, touched, over, plies, moves, names, teams, mine, events }: KeptMatch): MatchLine {
  const levels: (number | null)[] = [];
  const programs = new Set<number>();
  const sit = (seat: number, holder: Holder) => {
    levels[seat] = holder.kind === 'bot' ? holder.level : null;
    if (holder.kind === 'person' && holder.program === true) programs.add(seat);
    else programs.delete(seat);
  };
  let result: MatchResult | undefined;
  for (const event of events) {
    if (event.kind === 'created') {
      for (const [seat, holder] of event.seats.entries()) sit(seat, holder);
    } else if (event.kind === 'seated') {
      sit(event.seat, event.holder);
    } else if (event.kind === 'ended') {
      const { reason, winners, scores } = event;
      result = { reason, winners, scores };
    }
  }
  const known = teams ?? (levels.length < 3 ? levels.map((_, seat) => seat) : undefined);
  return {
    id,
    game,
    touched,
    over,
    plies,
    ...(moves === undefined ? {} : { moves }),
    names,
    levels,
    ...(programs.size === 0 ? {} : { programs: [...programs] }),
    teams: known,
    mine,
    result,
  };
}
