import { bad, good, type Result } from '@countertop/core';
import { firstTaken } from './read-tournament.ts';
import { isMeeting, withoutPlay } from './rounds.ts';
import { ENTRANTS, type Entrant, type Pairing, type Tournament } from './tournament.ts';

/** Somebody comes, be it late: they play from the next round on. A knock-out that has been drawn has no place for them. */
export function comeIn(tournament: Tournament, name: string): Result<Tournament> {
  const { entrants, rounds, system } = tournament;
  if (entrants.length >= ENTRANTS.max) return bad('entrants-count', { count: entrants.length + 1, ...ENTRANTS });
  if (system === 'knock-out' && rounds.length > 0) return bad('knock-out-drawn');
  const given = name.trim();
  if (firstTaken([...entrants.map((each) => each.name), given]) !== undefined)
    return bad('name-taken', { name: given });
  return good({ ...tournament, entrants: [...entrants, { name: given, from: rounds.length + 1 }] });
}

/**
 * Somebody leaves. What they have played stays; whom they were to meet in this round wins without play, but for a round robin, where
 * the meeting is not counted.
 */
export function dropOut(tournament: Tournament, entrant: number): Tournament {
  const number = tournament.rounds.length;
  const last = tournament.rounds[number - 1] ?? [];
  const isOpen = (pairing: Pairing): boolean =>
    isMeeting(pairing) && pairing.outcome === undefined && [pairing.first, pairing.second].includes(entrant);
  const settled = last.map((pairing): Pairing => {
    if (!isOpen(pairing)) return pairing;
    if (tournament.system === 'round-robin') return { ...pairing, outcome: withoutPlay('nobody') };
    return { ...pairing, outcome: withoutPlay(pairing.first === entrant ? 'second' : 'first') };
  });
  const out = last.some(isOpen) ? number : number + 1;
  return {
    ...change(tournament, entrant, (each) => ({ ...each, out })),
    rounds: number === 0 ? [] : tournament.rounds.with(number - 1, settled),
  };
}

/** Somebody who left is there again, and plays from the next round on. */
export function comeBack(tournament: Tournament, entrant: number): Tournament {
  return change(tournament, entrant, ({ out: _, ...each }) => each);
}

function change(tournament: Tournament, entrant: number, become: (each: Entrant) => Entrant): Tournament {
  const entrants = tournament.entrants.map((each, index) => (index === entrant ? become(each) : each));
  return { ...tournament, entrants };
}
