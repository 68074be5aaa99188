import { type Holder, rematchPlan } from '@countertop/core';
import { levelsOf } from '@countertop/search';
import { guideOf } from '../../games.ts';
import { go, link } from '../../route.svelte.ts';
import { matches } from '../../store/shelves.ts';
import { beginMatch } from '../running/begin-match.ts';
import type { LocalMatch } from '../running/local-match.svelte.ts';
import type { Onward } from './onward.ts';

/** What follows a match on this device; in a tournament the next round does, and not the same once more. */
export function onwardFrom(match: LocalMatch, tournament?: string): Onward {
  return {
    ...(tournament === undefined
      ? { again: (levelsUp: number) => void rematch(match, levelsUp).then((id) => go('match', id)) }
      : { tournament: link('tournaments', tournament) }),
    ...(match.plies > 0 ? { analyse: link('study', 'match', match.id) } : {}),
  };
}

/** The same again with the seats moved on by one. Gives the new match's id. */
async function rematch(match: LocalMatch, levelsUp: number): Promise<string> {
  const { chance: _, ...plan } = rematchPlan(match.state);
  const next = beginMatch(match.game, {
    ...plan,
    seats: plan.seats.map((holder) => raised(match.game.id, holder, levelsUp)),
  });
  if (!next.ok) throw new Error(`a rematch that cannot begin: ${next.problem.code}`);
  await matches.keep(next.value.kept());
  return next.value.id;
}

function raised(game: string, holder: Holder, levelsUp: number): Holder {
  if (holder.kind !== 'bot') return holder;
  return { ...holder, level: Math.min(levelsOf(guideOf(game)), Math.max(1, holder.level + levelsUp)) };
}
