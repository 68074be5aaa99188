import { type Holder, type MatchState, type Named, you } from '@countertop/core';
import { isNameless, shownName } from '../words/nameless.ts';
import { t } from '../words/text.svelte.ts';
import { toldApart } from './told-apart.ts';

/** What a seat's holder is called. */
export function nameOf(holder: Holder, seat: number): Named {
  switch (holder.kind) {
    case 'person':
      return isNameless(holder.name) ? you(t('seat.you')) : shownName(holder.name);
    case 'bot':
      return holder.name ?? t('bot.name', { level: holder.level });
    case 'empty':
      return t('seat.empty', { seat: seat + 1 });
  }
}

/** Those of a table. Bots of one level have one name: they are counted, so that it can be told who did what. */
export function namesOf(state: MatchState): Named[] {
  return toldApart(state.seats.map(({ player }, seat) => nameOf(player, seat)));
}
