// How counters are counted in words: a reserve is three bits a colour, and two reserves lie in one word; the bag is six bits a colour.
export const COUNT_BITS = 3;
export const RESERVE_BITS = 4 * COUNT_BITS;
const ANY_RESERVE = (1 << RESERVE_BITS) - 1;
export const BAG_BITS = 6;
const ANY_COUNT = (1 << BAG_BITS) - 1;

/** The set of colours in a reserve. */
export const COLOURS_IN = new Uint8Array(1 << RESERVE_BITS);
/** How many counters are in it. */
export const SIZE_OF = new Uint8Array(1 << RESERVE_BITS);
for (let reserve = 0; reserve < COLOURS_IN.length; reserve++) {
  for (let colour = 0; colour < 4; colour++) {
    const count = (reserve >> (COUNT_BITS * colour)) & 7;
    SIZE_OF[reserve] += count;
    if (count > 0) COLOURS_IN[reserve] |= 1 << colour;
  }
}
/** By the colours that lines lack, and the reserve: the others are all alike, and counted as the lowest of them. */
const PLAIN = new Uint16Array(16 << RESERVE_BITS);
for (let lacked = 0; lacked < 16; lacked++) {
  for (let reserve = 0; reserve < 1 << RESERVE_BITS; reserve++) {
    let plain = 0;
    for (let colour = 0; colour < 4; colour++) {
      const to = standsFor(lacked, colour);
      plain += ((reserve >> (COUNT_BITS * colour)) & 7) << (COUNT_BITS * to);
    }
    PLAIN[(lacked << RESERVE_BITS) | reserve] = plain;
  }
}

function standsFor(lacked: number, colour: number): number {
  if ((lacked >> colour) & 1) return colour;
  let lowest = 0;
  while ((lacked >> lowest) & 1) lowest++;
  return lowest;
}

export function reserveOf(near: number, far: number, seat: number): number {
  return ((seat < 2 ? near : far) >> (seat & 1 ? RESERVE_BITS : 0)) & ANY_RESERVE;
}

/** The word of reserves in which a seat's lies, after it has drawn. */
export function withDrawn(near: number, far: number, seat: number, drawn: number): number {
  return (seat < 2 ? near : far) + (drawn << (seat & 1 ? RESERVE_BITS : 0));
}

export function bagWithout(bag: number, drawn: number): number {
  return bag - ((drawn & 7) | ((drawn & 0x38) << 3) | ((drawn & 0x1c0) << 6) | ((drawn & 0xe00) << 9));
}

export function bagSize(bag: number): number {
  return (bag & 63) + ((bag >> 6) & 63) + ((bag >> 12) & 63) + (bag >> 18);
}

export function plain(lacked: number, reserves: number): number {
  const first = lacked << RESERVE_BITS;
  return PLAIN[first | (reserves & ANY_RESERVE)] | (PLAIN[first | (reserves >> RESERVE_BITS)] << RESERVE_BITS);
}

export function plainBag(lacked: number, bag: number): number {
  let made = 0;
  for (let colour = 0; colour < 4; colour++) {
    made += inBag(bag, colour) << (BAG_BITS * standsFor(lacked, colour));
  }
  return made;
}

/** How many counters of a colour are in a bag. */
export function inBag(bag: number, colour: number): number {
  return (bag >> (BAG_BITS * colour)) & ANY_COUNT;
}
