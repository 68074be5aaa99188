import { CHANCE, type Named, NOBODY, type Voice } from '@countertop/core';
import { guideOf } from '../../games.ts';
import { t } from '../../words/text.svelte.ts';
import type { TableMatch } from '../running/table-match.ts';

/** Whose turn it is and what to do, in one sentence. */
export function turnSentence(match: TableMatch, words: Voice, names: readonly Named[]): string {
  const { position, result, pausedAt, seats } = match.state;
  const { actor } = position;
  if (result !== null || actor === NOBODY) return t('turn.over');
  if (pausedAt !== null) return t('turn.paused');
  if (actor === CHANCE) return words.find('play.drawing') ?? '…';
  const name = names[actor] ?? '';
  if (seats[actor]?.holder.kind === 'bot' && !match.watching) return t('turn.thinking', { name });
  if (!match.isHere(actor) && !match.watching) return t('turn.todo', { name });
  const todo = guideOf(match.game.id)?.todo(position, match.live ? match.last : undefined);
  return words.find(`play.${todo ?? 'todo'}`, { name }) ?? t('turn.todo', { name });
}
