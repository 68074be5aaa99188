import type { Voice } from '@countertop/core';
import type { MatchLine } from '../store/match-line.ts';
import { text } from '../words/text.svelte.ts';
import { nameAt } from './name-at.ts';
import { outcomeOf, ownSeat, teamOf } from './outcome.ts';

/** Who played: against whom, and with whom, where one person did; else everybody. */
export function tellPlayers(say: Voice, line: MatchLine): string {
  const seats = line.levels.map((_, seat) => seat);
  const list = (some: readonly number[]) => some.map((seat) => nameAt(line, seat)).join(' · ');
  if (seats.length === 1) return say('opponent.alone');
  const me = ownSeat(line);
  if (me === undefined) return list(seats);
  const side = teamOf(line, me);
  const mates = seats.filter((seat) => seat !== me && teamOf(line, seat) === side);
  const who = list(seats.filter((seat) => teamOf(line, seat) !== side));
  return mates.length === 0 ? say('against', { who }) : say('with.against', { mates: list(mates), who });
}

/** How it came out, in a word or two. */
export function tellOutcome(say: Voice, line: MatchLine): string {
  const outcome = outcomeOf(line);
  const winners = line.result?.winners ?? [];
  if (outcome !== 'decided' || winners.length === 0) return say(`outcome.${outcome}`);
  if (new Set(winners.map((seat) => teamOf(line, seat))).size > 1) return say('winner.shared');
  const who = new Intl.ListFormat(text.locale).format(winners.map((seat) => nameAt(line, seat)));
  return say('winner', { who, count: winners.length });
}

/** The score, one's own side first and partners together; empty where there is none. */
export function tellScore(line: MatchLine): string {
  const { result, levels } = line;
  if (result === undefined || result.reason === 'aborted') return '';
  const totals = new Map<number, number>();
  const me = ownSeat(line);
  if (me !== undefined) totals.set(teamOf(line, me), 0);
  for (const [seat, score] of result.scores.entries()) {
    // Alone one plays against something that has a score, too.
    const side = seat < levels.length ? teamOf(line, seat) : seat;
    totals.set(side, (totals.get(side) ?? 0) + score);
  }
  const number = new Intl.NumberFormat(text.locale);
  return [...totals.values()].map((total) => number.format(total)).join('\u00a0:\u00a0');
}
