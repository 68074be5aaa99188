/*
 * Rows of chances to lose, eight numbers at once. AssemblyScript: whoever calls says where everything lies (../rows.ts). A chance has 16 bits: the upper ones of a
 * number of 32 bits, so that small chances are as exact as large ones; nought is nought, and all below 2^-16 is, too. Where rows are mixed it has 15, in parts of 2^15 - 1.
 *
 * A card is three numbers of four bytes: where the rows of the pile without it begin, where its ways do, and its share. Rows lie there with a margin on both sides,
 * so that they can be read further on, or less far.
 */

const STACKS: u32 = 4;
const CARD: u32 = 12;
/** 2^-16, as a number of 32 bits, of which so many are not kept. */
const LEAST: i32 = 111 << 23;
const UNKEPT: i32 = 11;

/** Lays rows out with margins of so many times eight numbers: before a row nought or, if it is `mixed`, its first number, and behind it its last. */
export function pad(from: u32, to: u32, rows: u32, eights: u32, margin: u32, mixed: bool): void {
  for (let row: u32 = 0; row < rows; row++) {
    const first = mixed ? i16x8.splat(load<i16>(from)) : i16x8.splat(0);
    for (let i: u32 = 0; i < margin; i++, to += 16) v128.store(to, first);
    for (let i: u32 = 0; i < eights; i++, to += 16, from += 16) v128.store(to, v128.load(from));
    const last = i16x8.splat(load<i16>(from - 2));
    for (let i: u32 = 0; i < margin; i++, to += 16) v128.store(to, last);
  }
}

/** For each row the mean over some cards of the least of four: of each the greater of two rows, told by how far they lie behind the first, in bytes. Chances are no higher than they were. */
export function leastOfFour(out: u32, rows: u32, eights: u32, cards: u32, many: u32): void {
  const end = cards + many * CARD;
  for (let row: u32 = 0; row < rows; row++) {
    for (let eight: u32 = 0; eight < eights; eight++, out += 16) {
      let low = f32x4.splat(0);
      let high = f32x4.splat(0);
      for (let card = cards; card < end; card += CARD) {
        const at = load<u32>(card) + (eight << 4);
        const ways = load<u32>(card, 4) + row * (STACKS << 3);
        let least = i16x8.splat(-1);
        for (let way = ways; way < ways + (STACKS << 3); way += 8) {
          const greater = i16x8.max_u(v128.load(at + load<u32>(way)), v128.load(at + load<u32>(way, 4)));
          least = i16x8.min_u(least, greater);
        }
        const share = f32x4.splat(load<f32>(card, 8));
        low = f32x4.add(low, f32x4.mul(share, wide(i32x4.extend_low_i16x8_u(least))));
        high = f32x4.add(high, f32x4.mul(share, wide(i32x4.extend_high_i16x8_u(least))));
      }
      v128.store(out, narrow(low, high));
    }
  }
}

/** The same, where a way lies between two rows: it has how much further the other row is, and how near to it the way is, in parts of 2^15. Chances are rounded. */
export function leastBetween(out: u32, rows: u32, eights: u32, cards: u32, many: u32): void {
  const end = cards + many * CARD;
  for (let row: u32 = 0; row < rows; row++) {
    for (let eight: u32 = 0; eight < eights; eight++, out += 16) {
      let low = f32x4.splat(0);
      let high = f32x4.splat(0);
      for (let card = cards; card < end; card += CARD) {
        const at = load<u32>(card) + (eight << 4);
        const ways = load<u32>(card, 4) + row * (STACKS * 12);
        let least = i16x8.splat(i16.MAX_VALUE);
        for (let way = ways; way < ways + STACKS * 12; way += 12) {
          const place = at + load<u32>(way);
          const one = v128.load(place);
          const other = v128.load(place + load<u32>(way, 4));
          const further = i16x8.q15mulr_sat_s(i16x8.sub(other, one), i16x8.splat(load<i16>(way, 8)));
          least = i16x8.min_s(least, i16x8.add_sat_s(one, further));
        }
        const share = f32x4.splat(load<f32>(card, 8));
        low = f32x4.add(low, f32x4.mul(share, f32x4.convert_i32x4_u(i32x4.extend_low_i16x8_u(least))));
        high = f32x4.add(high, f32x4.mul(share, f32x4.convert_i32x4_u(i32x4.extend_high_i16x8_u(least))));
      }
      v128.store(out, nearest(low, high));
    }
  }
}

/** For each row the mean over some cards of the row that is told. */
export function mean(out: u32, rows: u32, eights: u32, cards: u32, many: u32, mixed: bool): void {
  const end = cards + many * CARD;
  for (let row: u32 = 0; row < rows; row++) {
    for (let eight: u32 = 0; eight < eights; eight++, out += 16) {
      let low = f32x4.splat(0);
      let high = f32x4.splat(0);
      for (let card = cards; card < end; card += CARD) {
        const at = load<u32>(card) + (eight << 4);
        const numbers = v128.load(at + load<u32>(load<u32>(card, 4) + (row << 2)));
        const share = f32x4.splat(load<f32>(card, 8));
        const one = i32x4.extend_low_i16x8_u(numbers);
        const other = i32x4.extend_high_i16x8_u(numbers);
        low = f32x4.add(low, f32x4.mul(share, mixed ? f32x4.convert_i32x4_u(one) : wide(one)));
        high = f32x4.add(high, f32x4.mul(share, mixed ? f32x4.convert_i32x4_u(other) : wide(other)));
      }
      v128.store(out, mixed ? nearest(low, high) : narrow(low, high));
    }
  }
}

function wide(numbers: v128): v128 {
  const full = i32x4.add(i32x4.shl(numbers, UNKEPT), i32x4.splat(LEAST));
  return v128.and(full, i32x4.ne(numbers, i32x4.splat(0)));
}

function narrow(low: v128, high: v128): v128 {
  const least = i32x4.splat(LEAST);
  const one = i32x4.shr_s(i32x4.sub(low, least), UNKEPT);
  const other = i32x4.shr_s(i32x4.sub(high, least), UNKEPT);
  return i16x8.narrow_i32x4_u(one, other);
}

function nearest(low: v128, high: v128): v128 {
  const half = f32x4.splat(0.5);
  const one = i32x4.trunc_sat_f32x4_s(f32x4.add(low, half));
  const other = i32x4.trunc_sat_f32x4_s(f32x4.add(high, half));
  return i16x8.narrow_i32x4_s(one, other);
}
