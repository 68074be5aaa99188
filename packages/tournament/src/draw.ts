/**
 * How a round is drawn. Here and nowhere else is the library that pairs (tournament-pairings); it draws lots itself, so that two draws of
 * the same round need not be the same: what was drawn is kept in the tournament.
 * @module @countertop/tournament/draw
 */
import { good, type Result } from '@countertop/core';
import { RoundRobin, SingleElimination, Swiss } from 'tournament-pairings';
import { activeNext, addRound, haveMet, isMeeting, mayDraw, winnerOf } from './rounds.ts';
import { standingsOf } from './standings.ts';
import type { Pairing, Round, Tournament } from './tournament.ts';

type Pair = readonly [number, number];

/** The tournament with one more round. */
export function drawRound(tournament: Tournament): Result<Tournament> {
  const may = mayDraw(tournament);
  if (!may.ok) return may;
  const draw = { 'round-robin': everybody, swiss: equals, 'knock-out': survivors }[tournament.system];
  return good(addRound(tournament, draw(tournament)));
}

/** Everybody meets everybody: by the table of Berger; by whom is left to meet once somebody has come late or come back. */
function everybody(tournament: Tournament): Round {
  const { entrants, rounds } = tournament;
  const active = activeNext(tournament);
  const isFree = ([a, b]: Pair) => active.includes(a) && active.includes(b) && !haveMet(tournament, a, b);
  const onTime = entrants.every(({ from }) => from === 1);
  const byTable = onTime ? tableOf(entrants.length)[rounds.length] : undefined;
  const asWritten = (byTable ?? []).filter(isFree);
  if (asWritten.length > 0) return withRest(active, asWritten);
  // Those with most before them first, so that the end does not drag on.
  const before = (entrant: number) => active.filter((other) => other !== entrant && isFree([entrant, other])).length;
  const pairs = pairUp(tournament, active, before).pairs;
  return withRest(
    active,
    pairs.map((pair) => seated(tournament, pair)),
  );
}

/** Berger's rounds: in each everybody has another opponent, and the first seat goes round. */
function tableOf(count: number): readonly (readonly Pair[])[] {
  const written = RoundRobin(count);
  const rounds = Math.max(...written.map(({ round }) => round));
  return Array.from({ length: rounds }, (_, index) =>
    written.flatMap(({ round, player1, player2 }): Pair[] =>
      round !== index + 1 || player1 === null || player2 === null ? [] : [[Number(player1) - 1, Number(player2) - 1]],
    ),
  );
}

/** Swiss: equals meet, nobody the same one twice as long as that can be, nobody rests twice before everybody has. */
function equals(tournament: Tournament): Round {
  const active = activeNext(tournament);
  const points = new Map(standingsOf(tournament).map(({ entrant, points }) => [entrant, points]));
  const scoreOf = (entrant: number) => points.get(entrant) ?? 0;
  if (active.length % 2 === 0) return paired(tournament, active, scoreOf);
  const rests = (entrant: number) =>
    tournament.rounds.flat().filter(({ first, second }) => second === null && first === entrant).length;
  const lowest = standingsOf(tournament)
    .map(({ entrant }) => entrant)
    .filter((entrant) => active.includes(entrant));
  const inTurn = lowest.reverse().sort((a, b) => rests(a) - rests(b));
  const without = (resting: number) => active.filter((entrant) => entrant !== resting);
  const fewest = rests(inTurn[0] ?? 0);
  const resting =
    inTurn.find((each) => rests(each) === fewest && pairUp(tournament, without(each), scoreOf).left.length === 0) ??
    inTurn[0] ??
    0;
  return [...paired(tournament, without(resting), scoreOf), { first: resting, second: null }];
}

/** Everybody paired. Those who are left have all met each other, or two of them would not be left: they meet again. */
function paired(tournament: Tournament, active: readonly number[], scoreOf: (entrant: number) => number): Round {
  const { pairs, left } = pairUp(tournament, active, scoreOf);
  const again = left.toSorted((a, b) => scoreOf(b) - scoreOf(a));
  const repeated = again.flatMap((first, index): Pair[] => {
    const second = again[index + 1];
    return index % 2 === 0 && second !== undefined ? [[first, second]] : [];
  });
  const all = [...pairs, ...repeated].map((pair) => seated(tournament, pair));
  const height = ([a, b]: Pair) => scoreOf(a) + scoreOf(b);
  return all.sort((a, b) => height(b) - height(a)).map(([first, second]) => ({ first, second }));
}

/** As many pairs as there can be of those who have not met; equals in score rather than others. */
function pairUp(tournament: Tournament, active: readonly number[], scoreOf: (entrant: number) => number) {
  const lean = new Map(active.map((entrant) => [entrant, total(seatsOf(tournament, entrant))]));
  /** Whether both have already sat two times more on the one side than on the other, and one of them would again. */
  const isLopsided = (a: number, b: number) => (lean.get(a) ?? 0) * (lean.get(b) ?? 0) >= 4;
  const fair = matched(tournament, active, scoreOf, isLopsided);
  return fair.left.length === 0 ? fair : matched(tournament, active, scoreOf, () => false);
}

function matched(
  tournament: Tournament,
  active: readonly number[],
  scoreOf: (entrant: number) => number,
  isAvoided: (a: number, b: number) => boolean,
): { readonly pairs: readonly Pair[]; readonly left: readonly number[] } {
  const players = active
    .map((entrant) => ({
      id: entrant,
      score: scoreOf(entrant),
      avoid: active.filter((other) => isAvoided(entrant, other) || haveMet(tournament, entrant, other)),
      seating: seatsOf(tournament, entrant),
    }))
    // The library stumbles over those for whom nobody is left.
    .filter(({ id, avoid }) => active.some((other) => other !== id && !avoid.includes(other)));
  const found = players.length === 0 ? [] : Swiss(players, 1, false, true);
  const pairs = found.flatMap(({ player1, player2 }): Pair[] =>
    player1 === null || player2 === null ? [] : [[Number(player1), Number(player2)]],
  );
  return { pairs, left: active.filter((entrant) => !pairs.flat().includes(entrant)) };
}

/** Knock-out: who has won meets who has won. */
function survivors(tournament: Tournament): Round {
  const { entrants, rounds } = tournament;
  const number = rounds.length + 1;
  const tree = SingleElimination(entrants.length);
  const places = new Map(tree.map(({ round, match, player1, player2 }) => [`${round}.${match}`, [player1, player2]]));
  const placesOf = (round: number, match: number) => places.get(`${round}.${match}`) ?? [];
  const arrived = new Map<string, number[]>();
  const inPlace = (round: number, match: number) => [
    ...placesOf(round, match).flatMap((player) => (player === null ? [] : [Number(player) - 1])),
    ...(arrived.get(`${round}.${match}`) ?? []),
  ];
  for (const { round, match, win } of tree.filter((each) => each.round < number)) {
    const winner = throughFrom(tournament, round, inPlace(round, match));
    if (win === undefined || winner === undefined) continue;
    const key = `${win.round}.${win.match}`;
    arrived.set(key, [...(arrived.get(key) ?? []), winner]);
  }
  const meetings = tree
    .filter(({ round }) => round === number)
    .flatMap(({ round, match }): Pairing[] => {
      const [first, second] = inPlace(round, match);
      if (first === undefined) return [];
      if (second === undefined) return [{ first, second: null }];
      const [begins, follows] = seated(tournament, [first, second]);
      return [{ first: begins, second: follows }];
    });
  // Who is first asked for in the second round goes through the first.
  const later = number === 1 ? tree.filter(({ round }) => round === 2).flatMap(({ match }) => inPlace(2, match)) : [];
  return [...meetings, ...later.map((first) => ({ first, second: null }))];
}

/** Who went on from a place of the tree: whoever won there, or was alone. */
function throughFrom(tournament: Tournament, round: number, there: readonly number[]): number | undefined {
  if (there.length < 2) return there[0];
  const meeting = tournament.rounds[round - 1]?.find(
    (pairing) => isMeeting(pairing) && there.includes(pairing.first) && there.includes(pairing.second),
  );
  return meeting === undefined ? undefined : winnerOf(meeting);
}

/** 1 for every round in the first seat, -1 for every one in the second. */
function seatsOf({ rounds }: Tournament, entrant: number): (1 | -1)[] {
  return rounds.flat().flatMap((pairing): (1 | -1)[] => {
    if (!isMeeting(pairing) || pairing.outcome?.unplayed) return [];
    if (pairing.first === entrant) return [1];
    return pairing.second === entrant ? [-1] : [];
  });
}

function total(seats: readonly number[]): number {
  return seats.reduce((sum, seat) => sum + seat, 0);
}

/** Two in their seats: first sits who has sat there less often; of equals, who did not last time. */
function seated(tournament: Tournament, [a, b]: Pair): Pair {
  const [mine, theirs] = [seatsOf(tournament, a), seatsOf(tournament, b)];
  const difference = total(mine) - total(theirs) || (mine.at(-1) ?? 0) - (theirs.at(-1) ?? 0);
  return difference > 0 ? [b, a] : [a, b];
}

/** The pairs, and after them those who have nobody to meet. */
function withRest(active: readonly number[], pairs: readonly Pair[]): Round {
  const resting = active.filter((entrant) => !pairs.flat().includes(entrant));
  return [...pairs.map(([first, second]) => ({ first, second })), ...resting.map((first) => ({ first, second: null }))];
}
