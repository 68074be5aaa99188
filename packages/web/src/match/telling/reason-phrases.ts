import type { Named, Told, Voice } from '@countertop/core';
import type { Reason } from '@countertop/search';
import { t } from '../../words/text.svelte.ts';

/** A brain's reason as a phrase, in the words of its game. */
function reasonPhrase({ code, data }: Reason, words: Voice, names: readonly Named[]): string {
  return words.find(`reasons.${code}`, toldOf(data ?? {}, words, names)) ?? '';
}

/** The first few reasons in a row, those without a phrase left out. */
export function reasonPhrases(
  reasons: readonly Reason[],
  words: Voice,
  names: readonly Named[] = [],
  most = 2,
): string {
  return reasons
    .slice(0, most)
    .map((reason) => reasonPhrase(reason, words, names))
    .filter((phrase) => phrase !== '')
    .join('; ');
}

/** Colours have names in every language, and so have those who sit there. */
function toldOf(data: NonNullable<Reason['data']>, words: Voice, names: readonly Named[]): Told {
  const told: Record<string, Named | number> = { ...data };
  const { seat, colour } = data;
  if (typeof seat === 'number') told['seat'] = names[seat] ?? t('seat.person', { seat: seat + 1 });
  if (typeof colour === 'string') told['colour'] = words(colour);
  return told;
}
