// brain/bounds-table.ts: eight integers an entry, the key, its cost (0: no entry), and the two bounds.
import { TABLE } from './memory';

/** How far from its own place an entry may lie. */
const WINDOW: i32 = 4;

/** Of the entry that was found last. */
export let least: i32 = 0;
export let most: i32 = 0;

let mask: i32 = 0;

/** Makes room for 2^bits entries and says where it ends. */
export function layTable(bits: i32): u32 {
  mask = (1 << bits) - 1;
  return TABLE + ((mask + WINDOW) << 5);
}

export function find(first: i32, second: i32, third: i32, fourth: i32, fifth: i32): bool {
  const at = entryOf(first, second, third, fourth, fifth);
  if (at < 0) return false;
  least = load<i32>(at, TABLE + 24);
  most = load<i32>(at, TABLE + 28);
  return true;
}

/** Narrows what is known. */
export function keep(
  first: i32,
  second: i32,
  third: i32,
  fourth: i32,
  fifth: i32,
  low: i32,
  high: i32,
  cost: i32,
): void {
  const known = entryOf(first, second, third, fourth, fifth);
  if (known >= 0) {
    store<i32>(known, max(low, load<i32>(known, TABLE + 24)), TABLE + 24);
    store<i32>(known, min(high, load<i32>(known, TABLE + 28)), TABLE + 28);
    return;
  }
  let at = entryAt(first, second, third, fourth, fifth);
  let cheapest = at;
  for (let i = 0; i < WINDOW; i++) {
    if (load<i32>(at, TABLE + 20) < load<i32>(cheapest, TABLE + 20)) cheapest = at;
    at += 32;
  }
  store<i32>(cheapest, first, TABLE);
  store<i32>(cheapest, second, TABLE + 4);
  store<i32>(cheapest, third, TABLE + 8);
  store<i32>(cheapest, fourth, TABLE + 12);
  store<i32>(cheapest, fifth, TABLE + 16);
  store<i32>(cheapest, cost, TABLE + 20);
  store<i32>(cheapest, low, TABLE + 24);
  store<i32>(cheapest, high, TABLE + 28);
}

function entryOf(first: i32, second: i32, third: i32, fourth: i32, fifth: i32): i32 {
  let at = entryAt(first, second, third, fourth, fifth);
  const one = <u64>(<u32>first) | ((<u64>(<u32>second)) << 32);
  const other = <u64>(<u32>third) | ((<u64>(<u32>fourth)) << 32);
  for (let i = 0; i < WINDOW; i++) {
    if (
      load<u64>(at, TABLE) === one &&
      load<u64>(at, TABLE + 8) === other &&
      load<i32>(at, TABLE + 16) === fifth &&
      load<i32>(at, TABLE + 20) !== 0
    )
      return at;
    at += 32;
  }
  return -1;
}

function entryAt(first: i32, second: i32, third: i32, fourth: i32, fifth: i32): i32 {
  let hash = (first * 0x9e3779b1) ^ (second * 0x85ebca6b) ^ (third * 0xc2b2ae35);
  hash = ((hash ^ (hash >>> 16)) * 0x27d4eb2f) ^ (fourth * 0x165667b1) ^ (fifth * 0x9e3779b1);
  hash = (hash ^ (hash >>> 15)) * 0x2c1b3c6d;
  return ((hash ^ (hash >>> 13)) & mask) << 5;
}
