import { words as english } from './en.ts';
import { t } from './text.svelte.ts';

/** What is kept of whoever has given no name, so that every page can say it in its reader's language. */
const NAMELESS = english['seat.you'];

/** What is kept of whoever is gone and wanted nothing of them to be left (DELETED of the protocol, which no first page loads). */
const GONE = '∅';

export function isNameless(name: string): boolean {
  return name === NAMELESS || name === t('seat.you');
}

/** A name that was kept, as it is shown. */
export function shownName(kept: string): string {
  if (kept === GONE) return t('seat.deleted');
  return isNameless(kept) ? t('seat.you') : kept;
}

/** A name as it is kept. */
export function keptName(shown: string): string {
  return isNameless(shown) ? NAMELESS : shown;
}
