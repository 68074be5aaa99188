import { tournaments } from '../store/shelves.ts';

/** The tournament that a match is played for; undefined where it is played for itself. */
export async function tournamentOf(match: string): Promise<string | undefined> {
  const all = await tournaments.list();
  return all.find(({ tournament }) => tournament.rounds.some((round) => round.some((each) => each.match === match)))
    ?.id;
}
