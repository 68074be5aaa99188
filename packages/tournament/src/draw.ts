/**
 * How a round is drawn. It is apart because it needs a library (edmonds-blossom-fixed, which finds the best pairs), and nothing else does.
 * @module @countertop/tournament/draw
 */
import { good, type Random, type Result } from '@countertop/core';
import { bergerRounds } from './berger.ts';
import { bestPairs, type Pair } from './matching.ts';
import { activeNext, addRound, haveMet, isMeeting, mayDraw, timesMet } from './rounds.ts';
import { standingsOf } from './standings.ts';
import type { Pairing, Round, Tournament } from './tournament.ts';
import { placesIn } from './tree.ts';

/** The tournament with one more round; lots decide among what is equally good. */
export function drawRound(tournament: Tournament, random: Random): Result<Tournament> {
  const may = mayDraw(tournament);
  if (!may.ok) return may;
  const draw = { 'round-robin': everybody, swiss: equals, 'knock-out': survivors }[tournament.system];
  return good(addRound(tournament, draw(tournament, random)));
}

/** Everybody meets everybody: by the table of Berger; by whom is left to meet once somebody has come late or come back. */
function everybody(tournament: Tournament): Round {
  const { entrants, rounds } = tournament;
  const active = activeNext(tournament);
  const isFree = (a: number, b: number) => active.includes(a) && active.includes(b) && !haveMet(tournament, a, b);
  const onTime = entrants.every(({ from }) => from === 1);
  const byTable = (onTime ? bergerRounds(entrants.length)[rounds.length] : undefined) ?? [];
  const asWritten = byTable.filter(([a, b]) => isFree(a, b));
  // Those with most before them first, so that the end does not drag on.
  const before = (entrant: number) => active.filter((other) => other !== entrant && isFree(entrant, other)).length;
  const pairs =
    asWritten.length > 0
      ? asWritten
      : bestPairs(active, (a, b) => (isFree(a, b) ? before(a) + before(b) : undefined)).map((pair) =>
          seated(tournament, pair),
        );
  const resting = active.filter((entrant) => !pairs.flat().includes(entrant));
  return [...pairs.map(([first, second]) => ({ first, second })), ...resting.map(alone)];
}

/** Whoever sits down with this one rests. */
const REST = -1;
/** What weighs against a pair, the heaviest first: each outweighs all of what comes after it, over all pairs of a round. */
const AGAINST = { restedBefore: 1e9, metBefore: 1e7, lopsided: 1e5, apart: 25, sameSide: 10 } as const;
const BEST = 1e12;

/** Swiss: equals meet, nobody the same one twice as long as that can be, nobody rests twice before everybody has. */
function equals(tournament: Tournament, random: Random): Round {
  const active = activeNext(tournament);
  const points = new Map(standingsOf(tournament).map((each) => [each.entrant, each.points]));
  const scoreOf = (entrant: number) => points.get(entrant) ?? 0;
  const lowest = Math.min(...active.map(scoreOf));
  const lean = new Map(active.map((entrant) => [entrant, leanOf(tournament, entrant)]));
  const rests = (entrant: number) =>
    tournament.rounds.flat().filter(({ first, second }) => second === null && first === entrant).length;
  const apart = (difference: number) => AGAINST.apart * (2 * difference) ** 2;
  const against = (a: number, b: number): number => {
    if (a === REST) return against(b, a);
    if (b === REST) return AGAINST.restedBefore * rests(a) + apart(scoreOf(a) - lowest);
    const together = (lean.get(a) ?? 0) * (lean.get(b) ?? 0);
    return (
      AGAINST.metBefore * timesMet(tournament, a, b) +
      // Both have sat twice more on the one side, and one of them would again.
      (together >= 4 ? AGAINST.lopsided : together > 0 ? AGAINST.sameSide : 0) +
      apart(scoreOf(a) - scoreOf(b))
    );
  };
  const people = active.length % 2 === 0 ? active : [...active, REST];
  const pairs = bestPairs(people, (a, b) => BEST - against(a, b) - random.below(AGAINST.sameSide));
  const height = ([a, b]: Pair) => (b === REST ? -1 : scoreOf(a) + scoreOf(b));
  return pairs.toSorted((a, b) => height(b) - height(a)).map((pair) => meetingOf(tournament, pair));
}

function meetingOf(tournament: Tournament, pair: Pair): Pairing {
  // Who rests stands last among the people, and so in every pair.
  if (pair[1] === REST) return alone(pair[0]);
  const [first, second] = seated(tournament, pair);
  return { first, second };
}

/** Knock-out: who has won meets who has won. */
function survivors(tournament: Tournament): Round {
  const all = placesIn(tournament, tournament.rounds.length + 1).flatMap(({ left, right }): Pairing[] => {
    const one = left ?? right;
    if (one === undefined) return [];
    return [left === undefined || right === undefined ? alone(one) : meetingOf(tournament, [left, right])];
  });
  return [...all.filter(isMeeting), ...all.filter((each) => !isMeeting(each))];
}

function alone(first: number): Pairing {
  return { first, second: null };
}

/** How much oftener somebody has had the first seat than the second. */
function leanOf(tournament: Tournament, entrant: number): number {
  return seatsOf(tournament, entrant).reduce((sum, seat) => sum + seat, 0);
}

/** 1 for every round in the first seat, -1 for every one in the second. */
function seatsOf({ rounds }: Tournament, entrant: number): readonly number[] {
  return rounds.flat().flatMap((pairing) => {
    if (!isMeeting(pairing) || pairing.outcome?.unplayed) return [];
    if (pairing.first === entrant) return [1];
    return pairing.second === entrant ? [-1] : [];
  });
}

/** Two in their seats: first sits who has sat there less often; of equals, who did not last time. */
function seated(tournament: Tournament, [a, b]: Pair): Pair {
  const last = (entrant: number) => seatsOf(tournament, entrant).at(-1) ?? 0;
  const difference = leanOf(tournament, a) - leanOf(tournament, b) || last(a) - last(b);
  return difference > 0 ? [b, a] : [a, b];
}
