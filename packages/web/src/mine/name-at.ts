import type { MatchLine } from '../store/match-line.ts';
import { shownName } from '../words/nameless.ts';
import { t } from '../words/text.svelte.ts';

/** What a seat's holder is called; bots in the reader's language. */
export function nameAt({ names, levels, programs }: MatchLine, seat: number): string {
  const level = levels[seat];
  if (typeof level === 'number') return t('bot.name', { level });
  const name = shownName(names[seat] ?? '');
  return programs?.includes(seat) === true ? t('program.name', { name }) : name;
}
