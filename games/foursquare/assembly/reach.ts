// brain/reach.ts, read only: what is asked of a pile for the first time, TypeScript works out.
import { reachOf } from './brain';
import { REACH_ROW, REACHED, reachAt, WORTH_MASK } from './memory';

/** Where what can be reached with a pile lies. */
export function reachRow(pile: i32): i32 {
  const known: i32 = load<u16>(pile << 1, REACH_ROW);
  if (known !== 0) return known;
  const row = reachOf(pile);
  store<u16>(pile << 1, row, REACH_ROW);
  return row;
}

/** The most a seat can take and the other not, if that card comes first; card 0 is any card. */
export function most(a: i32, b: i32, c: i32, d: i32, row: i32, index: i32, other: i32, card: i32): i32 {
  const at = reachAt(row, index, other, card);
  const wa = a & WORTH_MASK;
  const wb = b & WORTH_MASK;
  const wc = c & WORTH_MASK;
  const wd = d & WORTH_MASK;
  let best: i32 = load<i16>(at, REACHED);
  best = max(best, wa + load<i16>(at, REACHED + 2));
  best = max(best, wb + load<i16>(at, REACHED + 4));
  best = max(best, wc + load<i16>(at, REACHED + 6));
  best = max(best, wd + load<i16>(at, REACHED + 8));
  best = max(best, wa + wb + load<i16>(at, REACHED + 10));
  best = max(best, wa + wc + load<i16>(at, REACHED + 12));
  best = max(best, wa + wd + load<i16>(at, REACHED + 14));
  best = max(best, wb + wc + load<i16>(at, REACHED + 16));
  best = max(best, wb + wd + load<i16>(at, REACHED + 18));
  return max(best, wc + wd + load<i16>(at, REACHED + 20));
}
