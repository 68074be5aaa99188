// brain/alike.ts, read only: the scales of a pile and case that are asked for the first time, TypeScript draws.
import { scalesOf } from './brain';
import { ALIKE_ROW, placeAt, placeOf, STACKS, scaleAt, setPlace, WORTH_MASK } from './memory';

/** Bits of a place in the scales; the key's number with the place has the rest for a rank or two. */
const PLACE_BITS: i32 = 22;

/** The key that was found last. */
export let first: i32 = 0;
export let second: i32 = 0;
export let third: i32 = 0;
export let fourth: i32 = 0;
export let fifth: i32 = 0;

let rows: i32 = 0;
/** By set of stacks, at this address: what they are worth. */
const SUMS: u32 = 0x200;

/** A key that only positions of the same value for the win share. False where it would be too large. */
export function alike(a: i32, b: i32, c: i32, d: i32, index: i32, pile: i32, left: i32, lead: i32): bool {
  let row: i32 = load<u16>(pile << 1, ALIKE_ROW);
  if (row === 0) {
    row = ++rows;
    store<u16>(pile << 1, row, ALIKE_ROW);
  }
  const at = placeAt(row, index);
  let known = placeOf(at);
  if (known === 0) {
    const drawn = scalesOf(index, pile, left);
    known = drawn < 0 ? -1 : drawn + 1;
    setPlace(at, known);
  }
  if (known < 0) return false;
  const place = known - 1;
  add(a & WORTH_MASK, b & WORTH_MASK, c & WORTH_MASK, d & WORTH_MASK);
  const two = scaleAt(place);
  const three = scaleAt(two);
  const four = scaleAt(three);
  const five = scaleAt(four);
  first = digits(place + 1, two, lead);
  second = digits(two + 1, three, lead);
  third = digits(three + 1, four, lead);
  fourth = digits(four + 1, five, lead);
  // Negative, as no plain key is there.
  fifth = ~(place | (digits(five + 1, scaleAt(five), lead) << PLACE_BITS));
  return true;
}

/** Where the lead lies on these scales, in one number. */
function digits(from: i32, to: i32, lead: i32): i32 {
  let number = 0;
  let i = from;
  while (i < to) {
    const head = scaleAt(i++);
    const value = sumOf(head & 15) - sumOf((head >> STACKS) & 15) + lead;
    const marks = head >> (2 * STACKS);
    const end = i + marks;
    let rank = 0;
    if (value > scaleAt(end - 1)) {
      rank = 2 * marks;
    } else {
      while (value > scaleAt(i)) {
        i++;
        rank += 2;
      }
      if (value === scaleAt(i)) rank++;
    }
    i = end;
    number = number * (2 * marks + 1) + rank;
  }
  return number;
}

function sumOf(set: i32): i32 {
  return load<i32>(set << 2, SUMS);
}

/** Nobody takes more than two of the stacks that lie there. */
function add(a: i32, b: i32, c: i32, d: i32): void {
  store<i32>(4, a, SUMS);
  store<i32>(8, b, SUMS);
  store<i32>(16, c, SUMS);
  store<i32>(32, d, SUMS);
  store<i32>(12, a + b, SUMS);
  store<i32>(20, a + c, SUMS);
  store<i32>(36, a + d, SUMS);
  store<i32>(24, b + c, SUMS);
  store<i32>(40, b + d, SUMS);
  store<i32>(48, c + d, SUMS);
}
