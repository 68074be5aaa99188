import { rematchPlan } from '@countertop/core';
import { matches } from '../store/shelves.ts';
import { beginMatch } from './begin-match.ts';
import type { LocalMatch } from './local-match.svelte.ts';

/** The same again with the seats moved on by one. Gives the new match's id. */
export async function rematch(match: LocalMatch): Promise<string> {
  const { chance: _, ...plan } = rematchPlan(match.state);
  const next = beginMatch(match.game, plan);
  if (!next.ok) throw new Error(`a rematch that cannot begin: ${next.problem.code}`);
  await matches.keep(next.value.kept());
  return next.value.id;
}
