import type { Game, Happened, Named, Voice } from '@countertop/core';
import { say } from '../design/Live.svelte';
import { guideOf } from '../games.ts';
import { settings } from '../store/settings.svelte.ts';
import { t } from '../words/text.svelte.ts';
import { momentOf, playSound } from './sounds.ts';
import { deedsOf, storyOf } from './story.ts';

/** A move just made, for the ears: its sound, and what it did in words. */
export function tellMove(game: Game, words: Voice, names: readonly Named[], happened: Happened): void {
  const guide = guideOf(game.id);
  playSound(momentOf(deedsOf(game, guide, happened)), settings);
  for (const { seat, phrases } of storyOf(game, guide, words, [happened])) {
    say(`${seat === undefined ? '' : `${names[seat]}: `}${phrases.join(t('story.and'))}.`);
  }
}
