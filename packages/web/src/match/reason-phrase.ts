import type { Told, Voice } from '@countertop/core';
import type { Reason } from '@countertop/search';

/** A brain's reason as a phrase, in the words of its game. */
export function reasonPhrase({ code, data }: Reason, words: Voice, names: readonly string[] = []): string {
  return words.find(`reasons.${code}`, toldOf(data ?? {}, words, names)) ?? '';
}

/** Colours have names in every language; people count seats from one, and know best who sits there. */
function toldOf(data: Told, words: Voice, names: readonly string[]): Told {
  const told: Record<string, string | number> = { ...data };
  if (typeof data['seat'] === 'number') {
    const name = names[data['seat']];
    told['seat'] = name === undefined ? data['seat'] + 1 : `${data['seat'] + 1} (${name})`;
  }
  if (typeof data['colour'] === 'string') told['colour'] = words(data['colour']);
  return told;
}
