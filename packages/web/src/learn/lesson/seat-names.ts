import { type Named, type Position, you } from '@countertop/core';
import { t, text } from '../../words/text.svelte.ts';
import { learnWords } from '../words.ts';

/** What the seats of a lesson are called, seen by the one who learns. */
export function seatNames(position: Position, learner: number): Named[] {
  const learn = text.of(learnWords);
  const seats = Array.from({ length: position.seats }, (_, seat) => seat);
  const others = seats.filter((seat) => position.team(seat) !== position.team(learner));
  return seats.map((seat) => {
    if (seat === learner) return you(t('seat.you'));
    if (!others.includes(seat)) return learn('seat.partner');
    return others.length === 1 ? learn('seat.other') : learn('seat.others', { number: others.indexOf(seat) + 1 });
  });
}
