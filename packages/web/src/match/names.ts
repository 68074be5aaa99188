import type { Holder, MatchState } from '@countertop/core';
import { t } from '../words/text.svelte.ts';

/** What a seat's holder is called. */
export function nameOf(holder: Holder, seat: number): string {
  switch (holder.kind) {
    case 'person':
      return holder.name;
    case 'bot':
      return holder.name ?? t('bot.name', { level: holder.level });
    case 'empty':
      return t('seat.empty', { seat: seat + 1 });
  }
}

export function namesOf(state: MatchState): string[] {
  return state.seats.map(({ player }, seat) => nameOf(player, seat));
}
