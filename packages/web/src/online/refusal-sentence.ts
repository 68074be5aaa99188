import type { Game, Problem } from '@countertop/core';
import { problemSentence } from '../words/problem-sentence.ts';
import { text } from '../words/text.svelte.ts';
import { onlineWords, refusalWords } from './words.ts';

/** Why the server, or the way to it, did not let something happen. */
export function refusalSentence(problem: Problem, game?: Game): string {
  // What cannot be read was said by a server of another age.
  if (problem.code === 'server-unreadable') return text.of(onlineWords)('status.refused');
  if (problem.code === 'server-unreachable') {
    return text.of(onlineWords)(navigator.onLine ? 'unreachable' : 'offline');
  }
  return text.of(refusalWords).find(problem.code, problem.data) ?? problemSentence(problem, game);
}
