import { type Game, type Position, readMove, type Voice } from '@countertop/core';
import { guideOf } from '../../games.ts';
import { t } from '../../words/text.svelte.ts';
import { phrasesOf } from './story.ts';

/** What a move in notation would do, as people say it; the notation where the game has no words for that. */
export function moveWords(game: Game, words: Voice, before: Position, written: string): string {
  const read = readMove(game, before, written);
  if (!read.ok) return written;
  const after = before.clone();
  after.play(read.value);
  return phrasesOf(game, guideOf(game.id), words, { before, move: read.value, after }).join(t('story.and'));
}
