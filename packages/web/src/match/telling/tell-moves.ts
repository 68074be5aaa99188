import type { Game, Happened, Named, Voice } from '@countertop/core';
import { say } from '../../design/Live.svelte';
import { guideOf } from '../../games.ts';
import { settings } from '../../store/settings.svelte.ts';
import { t } from '../../words/text.svelte.ts';
import { momentOf, playSound } from './sounds.ts';
import { deedsOf, storyOf } from './story.ts';

/** Moves just made, for the ears: the sound of what weighs most in them, and what they did in words. */
export function tellMoves(game: Game, words: Voice, names: readonly Named[], happened: readonly Happened[]): void {
  if (happened.length === 0) return;
  const guide = guideOf(game.id);
  playSound(momentOf(happened.flatMap((each) => deedsOf(game, guide, each))), settings);
  for (const { seat, phrases } of storyOf(game, guide, words, happened)) {
    say(`${seat === undefined ? '' : `${names[seat]}: `}${phrases.join(t('story.and'))}.`);
  }
}
