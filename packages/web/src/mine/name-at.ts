import type { MatchLine } from '../store/match-line.ts';
import { shownName } from '../words/nameless.ts';
import { t } from '../words/text.svelte.ts';

/** What a seat's holder is called; bots in the reader's language. */
export function nameAt({ names, levels }: MatchLine, seat: number): string {
  const level = levels[seat];
  return typeof level === 'number' ? t('bot.name', { level }) : shownName(names[seat] ?? '');
}
