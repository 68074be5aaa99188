import type { Game, Options } from '@countertop/core';
import { guideOf } from '../../games.ts';
import { beginMatch } from '../../match/running/begin-match.ts';
import { matches } from '../../store/shelves.ts';
import { keptName } from '../../words/nameless.ts';
import { t } from '../../words/text.svelte.ts';
import { progress } from '../course/progress.svelte.ts';

/** Begins the guided match of a course and notes it; gives its id. */
export async function beginGuided(game: Game): Promise<string> {
  const id = await beginFirst(game);
  progress.beginMatch(game.id, id);
  return id;
}

/** A match that comes to its end soon, against a bot that one can beat. */
export async function beginFirst(game: Game): Promise<string> {
  const level = guideOf(game.id)?.first.level ?? 1;
  const match = beginMatch(game, {
    options: optionsOf(game),
    seats: [
      { kind: 'person', name: keptName(t('seat.you')) },
      { kind: 'bot', level, name: t('bot.name', { level }) },
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
  return game.presets.find(({ name }) => name === guideOf(game.id)?.first.preset)?.options ?? {};
}
