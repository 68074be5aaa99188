import { bad, good, type Problem, problem, type Result, schema } from '@countertop/core';
import { ENTRANTS, type Round, type Tournament, tournamentSchema } from './tournament.ts';

/** A tournament from a file or a form, checked: everybody has a name of their own, and nobody plays twice in a round. */
export function readTournament(value: unknown): Result<Tournament> {
  const read = schema.read(tournamentSchema, value);
  if (!read.ok) return read;
  const wrong = whatIsWrong(read.value);
  return wrong === undefined ? good(read.value) : { ok: false, problem: wrong };
}

function whatIsWrong({ entrants, rounds }: Tournament): Problem | undefined {
  const count = entrants.length;
  if (count < ENTRANTS.min || count > ENTRANTS.max) return problem('entrants-count', { count, ...ENTRANTS });
  const taken = firstTaken(entrants.map(({ name }) => name));
  if (taken !== undefined) return problem('name-taken', { name: taken });
  const broken = rounds.findIndex((round) => !isRound(round, count));
  return broken < 0 ? undefined : problem('round-broken', { round: broken + 1 });
}

/** The first name that somebody else has already, however it is written. */
export function firstTaken(names: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return names.find((name) => {
    const plain = name.trim().toLowerCase();
    return seen.has(plain) || !seen.add(plain);
  });
}

function isRound(round: Round, count: number): boolean {
  const playing = round.flatMap(({ first, second }) => (second === null ? [first] : [first, second]));
  return playing.every((entrant) => entrant < count) && new Set(playing).size === playing.length;
}

/** A file's text as a tournament. */
export function parseTournament(text: string): Result<Tournament> {
  try {
    return readTournament(JSON.parse(text));
  } catch {
    return bad('no-json');
  }
}
