import type { Problem, Voice } from '@countertop/core';

/** Why something cannot be done with a tournament. */
export function sayTournamentProblem(say: Voice, { code, data }: Problem): string {
  return say.find(`problem.${code}`, data) ?? say('problem.other');
}
