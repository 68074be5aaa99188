import type { Problem, Voice } from '@countertop/core';
import { refusalSentence } from '../online/refusal-sentence.ts';

/** Why it did not happen: by this screen's own words, or by the server's. */
export function toldProblem(say: Voice, problem: Problem | undefined): string {
  if (problem === undefined) return '';
  return problem.code.startsWith('passkey.') ? say(problem.code) : refusalSentence(problem);
}
