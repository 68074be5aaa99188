import type { Game, Options } from '@countertop/core';
import { beginMatch } from '../match/begin-match.ts';
import { matches } from '../store/shelves.ts';
import { t } from '../words/text.svelte.ts';
import { progress } from './progress.svelte.ts';

/** Not the longest match that the game knows: a first one should come to its end. */
const PRESETS: Readonly<Record<string, string>> = { counterpoint: 'quick', points: 'Mini' };
const LEVEL = 1;

/** Begins the guided match of a course and notes it; gives its id. */
export async function beginGuided(game: Game): Promise<string> {
  const id = await beginFirst(game);
  progress.beginMatch(game.id, id);
  return id;
}

/** A match against the first level. */
export async function beginFirst(game: Game): Promise<string> {
  const match = beginMatch(game, {
    options: optionsOf(game),
    seats: [
      { kind: 'person', name: t('seat.you') },
      { kind: 'bot', level: LEVEL, name: t('bot.name', { level: LEVEL }) },
    ],
    clock: { kind: 'none' },
    takeback: 'free',
  });
  if (!match.ok) throw new Error(`a first match that cannot begin: ${match.problem.code}`);
  await matches.keep(match.value.kept());
  return match.value.id;
}

/** The guided match, if one is under way. */
export async function guidedMatch(game: string): Promise<string | undefined> {
  const { match } = progress.of(game);
  if (match === undefined) return undefined;
  const kept = await matches.find(match);
  return kept === undefined || kept.over ? undefined : match;
}

function optionsOf(game: Game): Options {
  return game.presets.find(({ name }) => name === PRESETS[game.id])?.options ?? {};
}
