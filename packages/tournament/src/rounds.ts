import { bad, good, type Result } from '@countertop/core';
import type { Outcome, Pairing, Round, Tournament } from './tournament.ts';

/** Whether somebody plays in a round: they have come, and are still there. */
function isActive({ entrants }: Tournament, entrant: number, round: number): boolean {
  const { from = Infinity, out = Infinity } = entrants[entrant] ?? {};
  return from <= round && round < out;
}

/** Those who play in the next round. */
export function activeNext(tournament: Tournament): readonly number[] {
  const round = tournament.rounds.length + 1;
  return [...tournament.entrants.keys()].filter((entrant) => isActive(tournament, entrant, round));
}

/** A meeting of two. */
export interface Meeting extends Pairing {
  readonly second: number;
}

export function isMeeting(pairing: Pairing): pairing is Meeting {
  return pairing.second !== null;
}

/** How often two have sat down to play each other, or are about to. */
export function timesMet({ rounds }: Tournament, a: number, b: number): number {
  return rounds.flat().filter(({ first, second, outcome }) => {
    const isTheirs = (first === a && second === b) || (first === b && second === a);
    return isTheirs && outcome?.unplayed !== true;
  }).length;
}

export function haveMet(tournament: Tournament, a: number, b: number): boolean {
  return timesMet(tournament, a, b) > 0;
}

/** Who has won a meeting; undefined where nobody has. */
export function winnerOf({ first, second, outcome }: Pairing): number | undefined {
  if (second === null) return first;
  if (outcome?.winner === 'first') return first;
  return outcome?.winner === 'second' ? second : undefined;
}

export function isDecided(round: Round): boolean {
  return round.every((pairing) => !isMeeting(pairing) || pairing.outcome !== undefined);
}

/** How many rounds there are in all, as far as it is known: who comes late to a round robin makes it longer. */
export function roundsInAll({ system, planned, entrants, rounds }: Tournament): number {
  const count = entrants.length;
  const usual = {
    swiss: planned,
    'knock-out': Math.ceil(Math.log2(count)),
    'round-robin': count % 2 === 0 ? count - 1 : count,
  }[system];
  return Math.max(usual, rounds.length);
}

/** As many rounds as are enough for a winner whom nobody can share with, and as many as there are others to meet. */
export function swissRounds(count: number): { readonly usual: number; readonly most: number } {
  return { usual: Math.ceil(Math.log2(Math.max(2, count))), most: Math.max(1, count - 1) };
}

/** Who are still in a knock-out: everybody whom no decided meeting has put out. */
export function stillIn(tournament: Tournament): readonly number[] {
  const lost = new Set(
    tournament.rounds.flat().flatMap((pairing) => {
      if (!isMeeting(pairing) || pairing.outcome === undefined) return [];
      const winner = winnerOf(pairing);
      return [pairing.first, pairing.second].filter((entrant) => entrant !== winner);
    }),
  );
  return [...tournament.entrants.keys()].filter((entrant) => !lost.has(entrant));
}

function isAnybodyLeft(tournament: Tournament): boolean {
  if (tournament.system === 'knock-out') return stillIn(tournament).length > 1;
  const active = activeNext(tournament);
  if (active.length < 2) return false;
  if (tournament.system === 'swiss') return tournament.rounds.length < tournament.planned;
  return active.some((a) => active.some((b) => a < b && !haveMet(tournament, a, b)));
}

/** Whether a round can be drawn now. */
export function mayDraw(tournament: Tournament): Result<true> {
  const last = tournament.rounds.at(-1);
  if (last !== undefined && !isDecided(last)) return bad('round-open', { round: tournament.rounds.length });
  return isAnybodyLeft(tournament) ? good(true) : bad('tournament-over');
}

export function isOver(tournament: Tournament): boolean {
  const may = mayDraw(tournament);
  return tournament.rounds.length > 0 && !may.ok && may.problem.code === 'tournament-over';
}

/** Adds a round. Where somebody has left meanwhile, the other one need not play. */
export function addRound(tournament: Tournament, pairings: Round): Tournament {
  const number = tournament.rounds.length + 1;
  const settled = pairings.map((pairing): Pairing => {
    if (!isMeeting(pairing)) return pairing;
    const first = isActive(tournament, pairing.first, number);
    const second = isActive(tournament, pairing.second, number);
    if (first && second) return pairing;
    return { ...pairing, outcome: withoutPlay(first ? 'first' : second ? 'second' : 'nobody') };
  });
  return { ...tournament, rounds: [...tournament.rounds, settled] };
}

export function withoutPlay(winner: Outcome['winner']): Outcome {
  return { winner, unplayed: true };
}

/** Takes back the last round, as long as nothing has been played in it. */
export function takeBackRound(tournament: Tournament): Result<Tournament> {
  const { rounds } = tournament;
  const last = rounds.at(-1);
  if (last === undefined) return bad('no-round');
  const played = last.some(({ outcome }) => outcome !== undefined && outcome.unplayed !== true);
  return played ? bad('round-played', { round: rounds.length }) : good({ ...tournament, rounds: rounds.slice(0, -1) });
}
