import { type Holder, type MatchState, type Named, you } from '@countertop/core';
import { isNameless, shownName } from '../../words/nameless.ts';
import { t } from '../../words/text.svelte.ts';
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

export function isProgram(holder: Holder): boolean {
  return holder.kind === 'person' && holder.program === true;
}

/** The same in lists and sentences, where a program is told by a word from people. */
export function toldName(holder: Holder, seat: number): Named {
  const name = nameOf(holder, seat);
  return isProgram(holder) ? t('program.name', { name }) : name;
}

/**
 * Those of a table. Bots of one level have one name: they are counted, so that it can be told who did what.
 * `isYou`: the seats of whoever looks, where the others know them by a name.
 */
export function namesOf(
  state: MatchState,
  isYou: (seat: number) => boolean = () => false,
  called: typeof nameOf = toldName,
): Named[] {
  return toldApart(state.seats.map(({ player }, seat) => (isYou(seat) ? you(t('seat.you')) : called(player, seat))));
}
