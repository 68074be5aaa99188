import { createdRun, FIVE, SIZE } from '../rules/lines.ts';

/**
 * What a cube would make of its line, by kind. A *window* is five neighbouring places without a blocker (a cube of the
 * other seat, or the end of the line).
 */
const NOTHING = 0;
const ONE = 1;
/** Two in a window. */
const TWO = 2;
/** Two in three windows or more. */
export const OPEN_TWO = 3;
export const THREE = 4;
/** Three that can become an open four. */
export const OPEN_THREE = 5;
/** Four: one place completes it. */
export const FOUR = 6;
/** Four whose completing place makes six or more, which hands out no strike. */
export const SAFE_FOUR = 7;
/** Four that two places complete. */
export const OPEN_FOUR = 8;
export const COMPLETES_FIVE = 9;
export const COMPLETES_SIX = 10;

/**
 * The state of a line as one seat sees it: in base 3, by place, 0 for empty, 1 for an own cube, 2 for a blocker.
 */
const STATES = 3 ** SIZE;
/** By mask: its places in base 3. */
export const IN_THREES = Int32Array.from({ length: 1 << SIZE }, (_, mask) => {
  let sum = 0;
  for (let place = 0; place < SIZE; place++) if ((mask >> place) & 1) sum += 3 ** place;
  return sum;
});

// Numbers that can be added over the lines without one running over into the next: so many fit the whole board.
/** In `windows`: windows with one own cube, with two, with three. */
export const WINDOW_BITS = 10;
/** In `threats`: places that complete a five, that complete six or more, that make an open four, that make another four. */
export const THREAT_BITS = 8;

/** Half a million states are no more than twenty thousand classes: what is said of a class is true of all its states, and lies close together. */
export interface ShapeTables {
  /** By state: its class. */
  readonly classes: Uint16Array<ArrayBuffer>;
  /** By class * KINDS + place: the kind of shape that a cube there makes. */
  readonly kinds: Uint8Array<ArrayBuffer>;
  /** By class * 2: packed counts of windows (see WINDOW_BITS), then of threats (see THREAT_BITS). */
  readonly sums: Int32Array<ArrayBuffer>;
  /** By class: the places that complete something, and above them, 12 bits up, those that make a four. */
  readonly places: Int32Array<ArrayBuffer>;
}

export const KINDS = 16;
/** The same for this file, because what a module exports is looked up at every use. */
const STRIDE = KINDS;

let tables: ShapeTables | undefined;

/** Made when first asked for: it takes about a fifth of a second and two megabytes. */
export function shapeTables(): ShapeTables {
  tables ??= makeTables();
  return tables;
}

/** Room for the classes (there are 20,325, and one that is being written), and to find them by their hash. */
const MOST_CLASSES = 20_400;
const SLOTS = 1 << 16;
const WINDOWS = SIZE - FIVE + 1;
const WINDOW = (1 << FIVE) - 1;
const FULL = (1 << SIZE) - 1;
const COUNT = Uint8Array.from({ length: 1 << SIZE }, (_, mask) => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
});

function makeTables(): ShapeTables {
  const classes = new Uint16Array(STATES);
  const kinds = new Uint8Array(MOST_CLASSES * KINDS);
  const sums = new Int32Array(MOST_CLASSES * 2);
  const places = new Int32Array(MOST_CLASSES);
  const slots = new Int32Array(SLOTS).fill(-1);
  let count = 0;
  for (let mine = 0; mine <= FULL; mine++) {
    const others = FULL & ~mine;
    for (let blocked = others; ; blocked = (blocked - 1) & others) {
      // What is said of this state is written where the next class would be, and stays there if no other has said the same.
      describe(mine, blocked, kinds, sums, count);
      let slot = hashOf(kinds, sums, count) & (SLOTS - 1);
      while (slots[slot] >= 0 && !isSame(kinds, sums, slots[slot], count)) slot = (slot + 1) & (SLOTS - 1);
      if (slots[slot] < 0) slots[slot] = count++;
      classes[IN_THREES[mine] + 2 * IN_THREES[blocked]] = slots[slot];
      if (blocked === 0) break;
    }
  }
  for (let of = 0; of < count; of++) {
    for (let place = 0; place < SIZE; place++) {
      const kind = kinds[of * STRIDE + place];
      if (kind >= FOUR) places[of] |= 1 << (kind >= COMPLETES_FIVE ? place : SIZE + place);
    }
  }
  return {
    classes,
    kinds: kinds.slice(0, count * KINDS),
    sums: sums.slice(0, count * 2),
    places: places.slice(0, count),
  };
}

/** Writes what is said of a state as that of class `to`. */
function describe(mine: number, blocked: number, kinds: Uint8Array, sums: Int32Array, to: number): void {
  let windows = 0;
  let threats = 0;
  for (let first = 0; first < WINDOWS; first++) {
    if ((blocked >> first) & WINDOW) continue;
    const count = COUNT[(mine >> first) & WINDOW];
    if (count > 0 && count < 4) windows += 1 << (WINDOW_BITS * (count - 1));
  }
  for (let place = 0; place < SIZE; place++) {
    const kind = ((mine | blocked) >> place) & 1 ? NOTHING : kindOf(mine, blocked, place);
    kinds[to * STRIDE + place] = kind;
    if (kind === COMPLETES_FIVE) threats += 1;
    else if (kind === COMPLETES_SIX) threats += 1 << THREAT_BITS;
    else if (kind === OPEN_FOUR) threats += 1 << (2 * THREAT_BITS);
    else if (kind === FOUR || kind === SAFE_FOUR) threats += 1 << (3 * THREAT_BITS);
  }
  sums[to * 2] = windows;
  sums[to * 2 + 1] = threats;
}

function hashOf(kinds: Uint8Array, sums: Int32Array, of: number): number {
  let hash = Math.imul(sums[of * 2] ^ Math.imul(sums[of * 2 + 1], 0x9e3779b1), 0x21f0aaad);
  for (let place = 0; place < SIZE; place++) hash = Math.imul(hash ^ kinds[of * STRIDE + place], 0x9e3779b1);
  return hash ^ (hash >>> 15);
}

function isSame(kinds: Uint8Array, sums: Int32Array, one: number, other: number): boolean {
  if (sums[one * 2] !== sums[other * 2] || sums[one * 2 + 1] !== sums[other * 2 + 1]) return false;
  for (let place = 0; place < SIZE; place++) {
    if (kinds[one * STRIDE + place] !== kinds[other * STRIDE + place]) return false;
  }
  return true;
}

function kindOf(mine: number, blocked: number, place: number): number {
  const own = mine | (1 << place);
  let most = 0;
  let open = 0;
  let room = 0;
  const last = place < WINDOWS ? place : WINDOWS - 1;
  for (let first = place < 4 ? 0 : place - 4; first <= last; first++) {
    if ((blocked >> first) & WINDOW) continue;
    const count = COUNT[(own >> first) & WINDOW];
    if (count > most) {
      most = count;
      open = 0;
      room = 0;
    }
    if (count === most) {
      open++;
      room |= (WINDOW << first) & ~own;
    }
  }
  if (most === 0) return NOTHING;
  if (most === 1) return ONE;
  if (most === 2) return open >= 3 ? OPEN_TWO : TWO;
  if (most === 3) return becomesOpenFour(own, blocked, place, room) ? OPEN_THREE : THREE;
  if (most === FIVE) {
    const run = createdRun(mine, place);
    if (run !== 0) return run === FIVE ? COMPLETES_FIVE : COMPLETES_SIX;
  }
  const completing = completions(own, blocked, place);
  if (completing === 0) return ONE;
  if ((completing & (completing - 1)) !== 0) return OPEN_FOUR;
  return createdRun(own, 31 - Math.clz32(completing)) > FIVE ? SAFE_FOUR : FOUR;
}

/** The places that complete a run through `place`. */
function completions(own: number, blocked: number, place: number): number {
  let found = 0;
  for (let first = Math.max(0, place - 4); first <= Math.min(place, WINDOWS - 1); first++) {
    if ((blocked >> first) & WINDOW) continue;
    const gap = (WINDOW << first) & ~own;
    if (gap !== 0 && (gap & (gap - 1)) === 0 && createdRun(own, 31 - Math.clz32(gap)) !== 0) found |= gap;
  }
  return found;
}

function becomesOpenFour(own: number, blocked: number, place: number, room: number): boolean {
  for (let rest = room; rest !== 0; rest &= rest - 1) {
    const completing = completions(own | (rest & -rest), blocked, place);
    if ((completing & (completing - 1)) !== 0) return true;
  }
  return false;
}
