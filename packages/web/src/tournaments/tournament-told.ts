import { together, type Voice } from '@countertop/core';
import { isMeeting, type Pairing, type Standing, type Tournament, winnerOf } from '@countertop/tournament';

export function entrantName({ entrants }: Tournament, entrant: number): string {
  return entrants[entrant]?.name ?? '';
}

/** What came of a pairing, in a few words. */
export function tellPairing(say: Voice, tournament: Tournament, pairing: Pairing): string {
  if (!isMeeting(pairing)) {
    if (tournament.system === 'knock-out') return say('through');
    return say(tournament.system === 'swiss' ? 'rests.point' : 'rests');
  }
  const { outcome } = pairing;
  if (outcome === undefined) return say('result.open');
  const winner = winnerOf(pairing);
  if (winner === undefined) return say(outcome.unplayed ? 'result.nobody' : 'result.draw');
  return say(outcome.unplayed ? 'result.without' : 'result.won', { who: entrantName(tournament, winner) });
}

/** Who has won the tournament. */
export function tellWinner(
  say: Voice,
  tournament: Tournament,
  standings: readonly Standing[],
  language: string,
): string {
  const first = standings.filter(({ rank }) => rank === 1).map(({ entrant }) => entrantName(tournament, entrant));
  return say(first.length > 1 ? 'winner.shared' : 'winner', { who: together(first, language) });
}

/** Points as they are written: halves as such. */
export function tellPoints(points: number): string {
  const whole = Math.floor(points);
  const half = points - whole;
  const rest = half === 0.5 ? '½' : half === 0.25 ? '¼' : half === 0.75 ? '¾' : '';
  return rest !== '' && whole === 0 ? rest : `${whole}${rest}`;
}
