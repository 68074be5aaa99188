import { createdRun, FIVE, SIZE } from '../rules/lines.ts';

/**
 * What a cube would make of its line, by kind. A *window* is five neighbouring places without a blocker (a cube of the
 * other seat, or the end of the line).
 */
export const NOTHING = 0;
export const ONE = 1;
/** Two in a window. */
export const TWO = 2;
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

export interface ShapeTables {
  /** By state * 12 + place: the kind of shape that a cube there makes. */
  readonly kinds: Uint8Array<ArrayBuffer>;
  /** By state: packed counts, see WINDOW_BITS. */
  readonly windows: Int32Array<ArrayBuffer>;
  /** By state: packed counts, see THREAT_BITS. */
  readonly threats: Int32Array<ArrayBuffer>;
}

let tables: ShapeTables | undefined;

/** Made when first asked for: it takes about a tenth of a second and ten megabytes. */
export function shapeTables(): ShapeTables {
  tables ??= makeTables();
  return tables;
}

const WINDOWS = SIZE - FIVE + 1;
const WINDOW = (1 << FIVE) - 1;
const FULL = (1 << SIZE) - 1;
const COUNT = Uint8Array.from({ length: 1 << SIZE }, (_, mask) => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
});

function makeTables(): ShapeTables {
  const kinds = new Uint8Array(STATES * SIZE);
  const windows = new Int32Array(STATES);
  const threats = new Int32Array(STATES);
  for (let mine = 0; mine <= FULL; mine++) {
    const others = FULL & ~mine;
    for (let blocked = others; ; blocked = (blocked - 1) & others) {
      const state = IN_THREES[mine] + 2 * IN_THREES[blocked];
      for (let first = 0; first < WINDOWS; first++) {
        if ((blocked >> first) & WINDOW) continue;
        const count = COUNT[(mine >> first) & WINDOW];
        if (count > 0 && count < 4) windows[state] += 1 << (WINDOW_BITS * (count - 1));
      }
      for (let rest = others & ~blocked; rest !== 0; rest &= rest - 1) {
        const place = 31 - Math.clz32(rest & -rest);
        const kind = kindOf(mine, blocked, place);
        kinds[state * SIZE + place] = kind;
        if (kind === COMPLETES_FIVE) threats[state] += 1;
        else if (kind === COMPLETES_SIX) threats[state] += 1 << THREAT_BITS;
        else if (kind === OPEN_FOUR) threats[state] += 1 << (2 * THREAT_BITS);
        else if (kind === FOUR || kind === SAFE_FOUR) threats[state] += 1 << (3 * THREAT_BITS);
      }
      if (blocked === 0) break;
    }
  }
  return { kinds, windows, threats };
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
