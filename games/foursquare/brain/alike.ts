import { COPIES, HIGHEST, STACKS } from '../rules/cards.ts';
import { Endings, gainOf, setsOf } from './endings.ts';
import { STRIDE } from './last-cards.ts';
import { TOPS_OF, WORTH_MASK } from './stacks.ts';

const PILES = STRIDE[HIGHEST] * (COPIES[HIGHEST] + 1);
const UNKNOWN = -1;
export const TOO_LARGE = -2;
/** Bits of a place in `scales`; the key's number with the place has the rest for a rank or two. */
const PLACE_BITS = 22;
/** So many different things each number of a key can say. */
const ROOMS = [2 ** 32, 2 ** 32, 2 ** 32, 2 ** 32, 2 ** (31 - PLACE_BITS)];

/**
 * A key that only positions of the same value for the win share: with the same pile and tops, stacks may be worth more or less, and the lead may be another, as long as every
 * ending is won by the same seat, or by both.
 *
 * For every two sets of stacks that the seats may end up with, the lead with them lies somewhere on a scale of the endings that have them: below, on or above each, and
 * that is a digit of the key.
 */
export class Alike {
  /** The key that was found last. */
  first = 0;
  second = 0;
  third = 0;
  fourth = 0;
  fifth = 0;
  private readonly endings: Endings;
  /** By the number of a pile: where its cases begin in `places`, or -1. */
  private readonly begin = new Int32Array(PILES).fill(UNKNOWN);
  /** By pile and case: where its scales begin. */
  private places = new Int32Array(64 * TOPS_OF.length).fill(UNKNOWN);
  private used = 0;
  /** For each number of a key: where its scales end, and then, scale by scale, the sets and from bit 8 on how many marks follow, ascending. */
  private scales = new Int32Array(1 << 14);
  private end = 0;
  /** By set of stacks: what they are worth. */
  private readonly sums = new Int32Array(1 << STACKS);

  constructor(worths: Int32Array) {
    this.endings = new Endings(worths);
  }

  /** The stacks ascending, in that case. False where a key would be too large. */
  find(
    a: number,
    b: number,
    c: number,
    d: number,
    index: number,
    pile: number,
    cards: Int32Array,
    left: number,
    lead: number,
  ): boolean {
    const place = this.placeOf(index, pile, cards, left);
    if (place === TOO_LARGE) return false;
    this.add(a & WORTH_MASK, b & WORTH_MASK, c & WORTH_MASK, d & WORTH_MASK);
    const { scales } = this;
    const second = scales[place];
    const third = scales[second];
    const fourth = scales[third];
    const fifth = scales[fourth];
    this.first = this.digits(place + 1, second, lead);
    this.second = this.digits(second + 1, third, lead);
    this.third = this.digits(third + 1, fourth, lead);
    this.fourth = this.digits(fourth + 1, fifth, lead);
    // Negative, as no plain key is there.
    this.fifth = ~(place | (this.digits(fifth + 1, scales[fifth], lead) << PLACE_BITS));
    return true;
  }

  /** Where in `scales` those of a pile and case begin, or `TOO_LARGE`. */
  placeOf(index: number, pile: number, cards: Int32Array, left: number): number {
    let row = this.begin[pile];
    if (row < 0) row = this.open(pile);
    let place = this.places[row + index];
    if (place === UNKNOWN) {
      place = this.draw(this.endings.list(index, pile, cards, left));
      this.places[row + index] = place;
    }
    return place;
  }

  /** The scales that were drawn since there were so many numbers of them. */
  drawnSince(from: number): Int32Array {
    return this.scales.subarray(from, this.end);
  }

  /** Where the lead lies on these scales, in one number: the digits have the bases that their scales need. */
  private digits(from: number, to: number, lead: number): number {
    const { scales, sums } = this;
    let digits = 0;
    let i = from;
    while (i < to) {
      const head = scales[i++];
      const value = sums[head & 15] - sums[(head >> STACKS) & 15] + lead;
      const marks = head >> (2 * STACKS);
      const end = i + marks;
      let rank = 0;
      if (value > scales[end - 1]) {
        rank = 2 * marks;
      } else {
        while (value > scales[i]) {
          i++;
          rank += 2;
        }
        if (value === scales[i]) rank++;
      }
      i = end;
      digits = (Math.imul(digits, 2 * marks + 1) + rank) | 0;
    }
    return digits;
  }

  /** Nobody takes more than two of the stacks that lie there. */
  private add(a: number, b: number, c: number, d: number): void {
    const { sums } = this;
    sums[1] = a;
    sums[2] = b;
    sums[4] = c;
    sums[8] = d;
    sums[3] = a + b;
    sums[5] = a + c;
    sums[9] = a + d;
    sums[6] = b + c;
    sums[10] = b + d;
    sums[12] = c + d;
  }

  /** Room for the cases of another pile. */
  private open(pile: number): number {
    const row = this.used;
    this.used += TOPS_OF.length;
    if (this.used > this.places.length) {
      const larger = new Int32Array(this.places.length * 2).fill(UNKNOWN);
      larger.set(this.places);
      this.places = larger;
    }
    this.begin[pile] = row;
    return row;
  }

  /** Puts the scales of these endings where there is room for their digits. */
  private draw(endings: Int32Array): number {
    const numbers: number[][] = ROOMS.map(() => []);
    const rooms = [...ROOMS];
    for (let from = 0, to = 0; from < endings.length; from = to) {
      const sets = setsOf(endings[from]);
      while (to < endings.length && setsOf(endings[to]) === sets) to++;
      const radix = 2 * (to - from) + 1;
      const number = rooms.findIndex((room) => room >= radix);
      if (number < 0) return TOO_LARGE;
      rooms[number] = Math.floor(rooms[number] / radix);
      numbers[number].push(sets | ((to - from) << (2 * STACKS)));
      // What is gained from the pile makes up for a lead that is as far below nought.
      for (let i = to - 1; i >= from; i--) numbers[number].push(0 - gainOf(endings[i]));
    }
    const place = this.end;
    const size = numbers.reduce((sum, number) => sum + number.length + 1, 0);
    if (place + size > 1 << PLACE_BITS) return TOO_LARGE;
    while (place + size > this.scales.length) {
      const larger = new Int32Array(this.scales.length * 2);
      larger.set(this.scales);
      this.scales = larger;
    }
    for (const number of numbers) {
      this.scales[this.end] = this.end + 1 + number.length;
      this.scales.set(number, this.end + 1);
      this.end += 1 + number.length;
    }
    return place;
  }
}
