import { GOAL, HIGHEST, STACKS } from '../rules/cards.ts';
import { STRIDE } from './last-cards.ts';
import { NONE, placeOfTwo, TAKEN_BY_TWO, TOPS_OF } from './stacks.ts';
import { AFTER, CAME_FROM, stepOf } from './steps.ts';

// An ending is one integer: the stacks that the seat whose turn it is takes of those that lie there now, those that the other takes, a bit each,
// and then how much more the first takes of the pile than the other, from ZERO up: room for six cards.
const GAIN_BITS = 12;
const GAIN_MASK = (1 << GAIN_BITS) - 1;
const ZERO = 1 << (GAIN_BITS - 1);
const NOTHING_TAKEN = ZERO;
/** Both seats' bits of the first stack. */
const EITHER = 1 | (1 << STACKS);

/** Both seats' sets of stacks. */
export function setsOf(ending: number): number {
  return ending >> GAIN_BITS;
}

export function gainOf(ending: number): number {
  return (ending & GAIN_MASK) - ZERO;
}

/** What comes after a stack has got a new top, which is worth `more`, and what was `taken` with it. */
interface Later {
  readonly list: Int32Array;
  readonly step: number;
  readonly stack: number;
  readonly more: number;
  readonly taken: number;
}

/**
 * In which ways the last cards can end, by pile and tops alone, if neither seat does what is never better than something else: of stacks with the same top the one that is
 * worth most is taken, and with two cards left a stack is taken if that is possible, and otherwise none is given away.
 */
export class Endings {
  private readonly worths: Int32Array;
  private readonly known = new Map<number, Int32Array>();
  /** By ending: whether the list that is being made has it. */
  private readonly met = new Uint8Array(1 << (GAIN_BITS + 2 * STACKS));

  constructor(worths: Int32Array) {
    this.worths = worths;
  }

  /**
   * Ascending, of a pile of `left` cards. Stacks with the same top are in the order of their worth, but for those in the set `moved`, which may be worth more or less.
   */
  list(index: number, pile: number, cards: Int32Array, left: number, moved = 0): Int32Array {
    const key = ((pile * TOPS_OF.length + index) << STACKS) | moved;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const found: number[] = [];
    const later: Later[] = [];
    for (let card = 1; card <= HIGHEST; card++) {
      if (cards[card] === 0) continue;
      cards[card]--;
      this.follow(index, pile - STRIDE[card], cards, left - 1, moved, card, found, later);
      cards[card]++;
    }
    const all = Int32Array.from(this.joined(found, later)).sort();
    this.known.set(key, all);
    return all;
  }

  /** Where a drawn card can lead: endings at once, and what comes later. */
  private follow(
    index: number,
    pile: number,
    cards: Int32Array,
    left: number,
    moved: number,
    card: number,
    found: number[],
    later: Later[],
  ): void {
    const tops = TOPS_OF[index];
    const need = tops[0] + tops[1] + tops[2] + tops[3] + card - GOAL;
    const takes = tops.includes(need);
    const last = left <= 1;
    if (last && !takes && (left === 0 || isSafe(index, card, pile))) {
      found.push(NOTHING_TAKEN);
      return;
    }
    for (let stack = 0; stack < STACKS; stack++) {
      if (tops[stack] !== need) {
        if (last && takes) continue;
        const step = stepOf(index, stack, card);
        const list = this.list(AFTER[step], pile, cards, left, movedAfter(step, moved | (1 << stack)));
        later.push({ list, step, stack, more: this.worths[card], taken: 0 });
      } else if (!isWorse(tops, stack, moved)) {
        if (last) {
          found.push((1 << (stack + GAIN_BITS)) | (ZERO + this.worths[card]));
          continue;
        }
        for (let next = 1; next <= HIGHEST; next++) {
          if (cards[next] === 0) continue;
          const step = stepOf(index, stack, next);
          cards[next]--;
          // A stack of one card is worth less than any other with that top: the order is known.
          const stillMoved = movedAfter(step, moved & ~(1 << stack));
          const list = this.list(AFTER[step], pile - STRIDE[next], cards, left - 1, stillMoved);
          cards[next]++;
          later.push({ list, step, stack, more: this.worths[next], taken: this.worths[card] });
        }
      }
    }
  }

  /** Each ending once, those that come later as they are seen from here. */
  private joined(found: number[], later: readonly Later[]): number[] {
    const { met } = this;
    const all: number[] = [];
    for (const ending of found) {
      if (met[ending] !== 0) continue;
      met[ending] = 1;
      all.push(ending);
    }
    for (const { list, step, stack, more, taken } of later) {
      let before = -1;
      let sets = 0;
      let gain = 0;
      for (let i = 0; i < list.length; i++) {
        const ending = list[i];
        if (setsOf(ending) !== before) {
          before = setsOf(ending);
          sets = setsBefore(before, step);
          gain = taken;
          if ((sets & (1 << stack)) !== 0) gain += more;
          else if ((sets & (1 << (stack + STACKS))) !== 0) gain -= more;
          if (taken > 0) sets = (sets & ~(EITHER << stack)) | (1 << stack);
        }
        const now = (sets << GAIN_BITS) | (ZERO + gain - gainOf(ending));
        if (met[now] !== 0) continue;
        met[now] = 1;
        all.push(now);
      }
    }
    for (const ending of all) met[ending] = 0;
    return all;
  }
}

/** Whether a card can be put so that the only one in the pile takes nothing. */
function isSafe(index: number, card: number, pile: number): boolean {
  return TAKEN_BY_TWO[placeOfTwo(index, card, STRIDE.indexOf(pile))] === NONE;
}

/** Whether another with the same top is surely worth more. */
function isWorse(tops: readonly number[], stack: number, moved: number): boolean {
  if ((moved & (1 << stack)) !== 0) return false;
  for (let other = stack + 1; other < STACKS; other++) {
    if (tops[other] === tops[stack] && (moved & (1 << other)) === 0) return true;
  }
  return false;
}

/** The same stacks in their order after a step. */
function movedAfter(step: number, moved: number): number {
  let after = 0;
  for (let place = 0; place < STACKS; place++) {
    if ((moved & (1 << CAME_FROM[step * STACKS + place])) !== 0) after |= 1 << place;
  }
  return after;
}

/** The sets of an ending in the order before a step; the seats change places with the turn. */
function setsBefore(sets: number, step: number): number {
  let before = 0;
  for (let place = 0; place < STACKS; place++) {
    const from = CAME_FROM[step * STACKS + place];
    if ((sets & (1 << place)) !== 0) before |= 1 << (from + STACKS);
    if ((sets & (1 << (place + STACKS))) !== 0) before |= 1 << from;
  }
  return before;
}
