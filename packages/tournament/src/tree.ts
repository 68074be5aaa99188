import { isMeeting, winnerOf } from './rounds.ts';
import type { Tournament } from './tournament.ts';

/** A place of the tree in some round: whoever has come there from either side. */
export interface Place {
  readonly left: number | undefined;
  readonly right: number | undefined;
}

/** The places of a round of a knock-out, counted from 1. The first names are kept apart for as long as can be. */
export function placesIn(tournament: Tournament, round: number): readonly Place[] {
  const leaves = leavesFor(tournament.entrants.length);
  const size = 2 ** round;
  return Array.from({ length: leaves.length / size }, (_, index) => {
    const below = leaves.slice(index * size, (index + 1) * size);
    const [left, right] = halvesOf(below).map((half) => survivor(tournament, half, round - 1));
    return { left, right };
  });
}

/** Who is where at the edge of the tree: the first meets the last, the second the last but one. Places beyond the names are empty. */
function leavesFor(count: number): readonly number[] {
  let leaves: readonly number[] = [0];
  while (leaves.length < count) {
    const last = leaves.length * 2 - 1;
    leaves = leaves.flatMap((each) => [each, last - each]);
  }
  return leaves;
}

function halvesOf<T>(all: readonly T[]): readonly [readonly T[], readonly T[]] {
  return [all.slice(0, all.length / 2), all.slice(all.length / 2)];
}

/** Who came through a part of the tree: whoever won there, or was alone. */
function survivor(tournament: Tournament, leaves: readonly number[], round: number): number | undefined {
  const [only] = leaves;
  if (leaves.length === 1) return only !== undefined && only < tournament.entrants.length ? only : undefined;
  const [left, right] = halvesOf(leaves).map((half) => survivor(tournament, half, round - 1));
  if (left === undefined || right === undefined) return left ?? right;
  const met = tournament.rounds[round - 1]?.find(
    (each) => isMeeting(each) && [each.first, each.second].every((one) => one === left || one === right),
  );
  return met === undefined ? undefined : winnerOf(met);
}
