import { words as english } from './en.ts';
import { t } from './text.svelte.ts';

/** What is kept of whoever has given no name, so that every page can say it in its reader's language. */
const NAMELESS = english['seat.you'];

export function isNameless(name: string): boolean {
  return name === NAMELESS || name === t('seat.you');
}

/** A name that was kept, as it is shown. */
export function shownName(kept: string): string {
  return isNameless(kept) ? t('seat.you') : kept;
}

/** A name as it is kept. */
export function keptName(shown: string): string {
  return isNameless(shown) ? NAMELESS : shown;
}
