import { Log } from '@countertop/core';
import { CIRCLED, DEAD, type Field, FREE, LIVE, NOT_OPEN, PADDING } from './field.ts';
import { RUNS } from './runs.ts';

/** In an area smaller than this nothing can stand that is not part of it. */
const ROOM_FOR_HOLES = 7;
/** How far all sides of a new point are followed before any is followed further. */
const FIRST_LOOK = 12;
const TO_THE_END = 0x3fffffff;

// What following a wall shows.
const UNKNOWN = 0;
const OUTSIDE = 1;
const ALL_ROUND = 2;

// How a put is logged: the cell, what it was marked, the trees joined, whether more cells changed.
const CELL = 0x1fff;
const ENTERED = 13;
const JOINED = 15;
const CHANGED = 1 << 17;
/** The first bit of the log entry of a put that is the caller's. */
export const CALLERS = 18;

/**
 * The dots of a field, what stands on them and who circled them (R3 to R5): everything about circling, nothing about
 * turns. Points are put, and taken away in the opposite order.
 *
 * Between two puts these hold: every walled area with a live enemy point in it has been circled; the dots of all
 * other walled areas are empty and marked free for the owner of the wall; a circled area is walled by live points of its
 * owner. It follows that new walls run through the new point, that only an area which the new point entered can fall to
 * the other side, and that a wall is broken only from inside, by the point that entered, and never when it falls.
 */
export class Dots {
  readonly field: Field;
  readonly cells: Uint8Array<ArrayBuffer>;
  /** The dots on which a point can be put, in any order, and where in that list each of them stands. */
  readonly open: Int16Array<ArrayBuffer>;
  readonly openIndex: Int16Array<ArrayBuffer>;
  openCount: number;
  /**
   * Points that touch, as a forest: each one's parent, or, at a root, minus the number of points in its tree.
   * Dead points stay in it, so points of one tree may have come apart; points of different trees never touch.
   */
  readonly forest: Int16Array<ArrayBuffer>;
  /** Enemy points in the areas that each seat has circled (R5). */
  count0 = 0;
  count1 = 0;
  /** Of the cells, low and high. */
  readonly hash = new Int32Array(2);
  readonly log: Log;

  private readonly scratchArea: Int16Array<ArrayBuffer>;
  private readonly scratchWall: Int16Array<ArrayBuffer>;
  private scratchWallLength = 0;
  /** A cell has been seen when it holds the number of the present round. */
  private readonly scratchSeen: Int32Array<ArrayBuffer>;
  private scratchRound = 0;

  constructor(field: Field) {
    this.field = field;
    this.cells = field.blank.slice();
    this.open = field.dots.slice();
    this.openIndex = new Int16Array(field.size);
    this.openCount = this.open.length;
    for (let i = 0; i < this.openCount; i++) this.openIndex[this.open[i]] = i;
    this.forest = new Int16Array(field.size).fill(-1);
    this.log = new Log(field.size * 4);
    this.scratchArea = new Int16Array(field.size);
    // A point is passed at most once for each of its sides.
    this.scratchWall = new Int16Array(field.size * 4);
    this.scratchSeen = new Int32Array(field.size);
  }

  protected copyDots(other: Dots): void {
    this.cells.set(other.cells);
    this.open.set(other.open);
    this.openIndex.set(other.openIndex);
    this.openCount = other.openCount;
    this.forest.set(other.forest);
    this.count0 = other.count0;
    this.count1 = other.count1;
    this.hash[0] = other.hash[0];
    this.hash[1] = other.hash[1];
    this.log.clear();
  }

  /**
   * Puts a point on an open dot. Then the mover's areas are looked at and, unless `alone`, the other's (R3).
   * Logs all that `remove` needs but the number returned, which is the caller's to log.
   */
  protected put(cell: number, seat: number, alone: boolean): number {
    const { cells, forest, hash, log } = this;
    const { stride, steps, keys } = this.field;
    const low = hash[0];
    const high = hash[1];
    const counts = (this.count0 << 16) | this.count1;
    const key = cell * 2 + seat;
    hash[0] = low ^ keys.low[key];
    hash[1] = high ^ keys.high[key];
    const entered = cells[cell];
    cells[cell] = LIVE << seat;
    this.shut(cell);

    const around =
      ((cells[cell + 1] >> seat) & 1) |
      (((cells[cell + stride + 1] >> seat) & 1) << 1) |
      (((cells[cell + stride] >> seat) & 1) << 2) |
      (((cells[cell + stride - 1] >> seat) & 1) << 3) |
      (((cells[cell - 1] >> seat) & 1) << 4) |
      (((cells[cell - stride - 1] >> seat) & 1) << 5) |
      (((cells[cell - stride] >> seat) & 1) << 6) |
      (((cells[cell - stride + 1] >> seat) & 1) << 7);
    const before = log.top;
    let joined = 0;
    let circled = false;
    if (around !== 0) {
      const runs = RUNS[around];
      let root = cell + steps[(runs >> 3) & 7];
      while (forest[root] >= 0) root = forest[root];
      forest[cell] = root;
      forest[root]--;
      if ((runs & 7) > 1) {
        let closing = false;
        for (let rest = runs >> 6, left = (runs & 7) - 1; left > 0; left--, rest >>= 3) {
          let other = cell + steps[rest & 7];
          while (forest[other] >= 0) other = forest[other];
          if (other === root) {
            closing = true;
            continue;
          }
          if (forest[other] < forest[root]) {
            const smaller = root;
            root = other;
            other = smaller;
          }
          log.push((other << 16) | -forest[other]);
          joined++;
          forest[root] += forest[other];
          forest[other] = root;
        }
        // In a free area of the mover's own all is walled off already.
        if (closing && (entered & (FREE << seat)) === 0) circled = this.closeWalls(cell, seat, runs);
      }
    }
    if ((entered & (FREE << (1 - seat))) !== 0 && !alone) {
      if (circled) this.unmark(cell, 1 - seat);
      else {
        // The point dies here, so it joins nothing.
        this.part(cell, joined);
        joined = 0;
        this.fall(cell, 1 - seat);
      }
    }
    const code = cell | (entered << (ENTERED - 2)) | (joined << JOINED);
    const changes = log.top - before - joined;
    if (changes === 0) return code;
    log.push(changes);
    log.push(counts);
    log.push(low);
    log.push(high);
    return code | CHANGED;
  }

  /** Takes the last point away, given what `put` returned. */
  protected remove(code: number): void {
    const { cells, hash } = this;
    const cell = code & CELL;
    if ((code & CHANGED) !== 0) this.revert();
    else {
      const { low, high } = this.field.keys;
      const key = cell * 2 + (cells[cell] >> 1);
      hash[0] ^= low[key];
      hash[1] ^= high[key];
    }
    this.part(cell, (code >> JOINED) & 3);
    cells[cell] = ((code >> ENTERED) & 3) * FREE;
    this.reopen(cell);
  }

  /** The stopper's ungrounded groups become the other's (options: `stop: ground`); true if any cell changed. */
  protected ground(stopper: number): boolean {
    const { log, hash } = this;
    const low = hash[0];
    const high = hash[1];
    const counts = (this.count0 << 16) | this.count1;
    const before = log.top;
    const { dots } = this.field;
    this.newRound();
    for (let i = 0; i < dots.length; i++) {
      const size = this.groupOf(dots[i], stopper);
      for (let k = 0; k < size; k++) {
        const cell = this.scratchArea[k];
        this.circle(cell, this.cells[cell], 1 - stopper);
      }
    }
    const changes = log.top - before;
    if (changes === 0) return false;
    log.push(changes);
    log.push(counts);
    log.push(low);
    log.push(high);
    return true;
  }

  /** What both would have if `stopper` stopped now and lost every group without a dot on the rim. */
  groundedScores(stopper: number): [number, number] {
    const { cells } = this;
    const { dots } = this.field;
    const score = [this.count0, this.count1];
    const other = 1 - stopper;
    this.newRound();
    for (let i = 0; i < dots.length; i++) {
      const size = this.groupOf(dots[i], stopper);
      for (let k = 0; k < size; k++) {
        const v = cells[this.scratchArea[k]];
        if ((v & ((LIVE | DEAD) << stopper)) !== 0) score[other]++;
        else if ((v & (DEAD << other)) !== 0) score[stopper]--;
      }
    }
    return [score[0], score[1]];
  }

  /** Reverts what `put` or `ground` changed on other cells. */
  protected revert(): void {
    const { cells, hash, log } = this;
    hash[1] = log.pop();
    hash[0] = log.pop();
    const counts = log.pop();
    this.count0 = counts >> 16;
    this.count1 = counts & 0xffff;
    for (let left = log.pop(); left > 0; left--) {
      const change = log.pop();
      const cell = change >> 8;
      const was = change & 255;
      if ((was & NOT_OPEN) === 0 && (cells[cell] & NOT_OPEN) !== 0) this.reopen(cell);
      cells[cell] = was;
    }
  }

  /** Takes a dot out of the list of open ones; its old index stays written beside it for `reopen`. */
  private shut(cell: number): void {
    const { open, openIndex } = this;
    const last = open[--this.openCount];
    const index = openIndex[cell];
    open[index] = last;
    openIndex[last] = index;
  }

  private reopen(cell: number): void {
    const { open, openIndex } = this;
    const index = openIndex[cell];
    const last = open[index];
    open[this.openCount] = last;
    openIndex[last] = this.openCount++;
    open[index] = cell;
    openIndex[cell] = index;
  }

  /** Undoes the last `joined` unions of trees, and takes the cell out of its own. */
  private part(cell: number, joined: number): void {
    const { forest, log } = this;
    for (; joined > 0; joined--) {
      const union = log.pop();
      const child = union >> 16;
      const size = union & 0xffff;
      forest[forest[child]] += size;
      forest[child] = -size;
    }
    const root = forest[cell];
    if (root >= 0) {
      forest[root]++;
      forest[cell] = -1;
    }
  }

  /**
   * Looks for the mover's new areas on all sides of a new point that touches its own tree from several sides; says
   * whether any was circled. All sides are followed a little way first: walls are mostly short, and the way round the
   * outside is not.
   */
  private closeWalls(cell: number, seat: number, runs: number): boolean {
    const { cells } = this;
    const { steps, stride } = this.field;
    const live = LIVE << seat;
    const sides = runs & 7;
    let circled = false;
    let closed = 0;
    let unknown = (1 << sides) - 1;
    // Most areas are a single dot: no need to follow their walls.
    for (let side = 0, rest = runs >> 3; side < sides; side++, rest >>= 3) {
      const inner = cell + steps[((rest & 7) + 2) & ~1];
      if ((cells[inner + 1] & cells[inner - 1] & cells[inner + stride] & cells[inner - stride] & live) === 0) continue;
      if ((cells[inner] & (LIVE << (1 - seat))) !== 0) {
        this.circle(inner, cells[inner], seat);
        circled = true;
      } else {
        this.log.push((inner << 8) | cells[inner]);
        cells[inner] |= FREE << seat;
      }
      if (++closed === sides - 1) return circled;
      unknown &= ~(1 << side);
    }
    for (let reach = FIRST_LOOK; unknown !== 0; reach = reach === FIRST_LOOK ? 8 * FIRST_LOOK : TO_THE_END) {
      for (let side = 0; side < sides; side++) {
        if ((unknown & (1 << side)) === 0) continue;
        const direction = (runs >> (3 + 3 * side)) & 7;
        const inner = cell + steps[(direction + 2) & ~1];
        // What was walled off or circled through another side needs no second look.
        if ((cells[inner] & ((FREE | CIRCLED) << seat)) === 0) {
          const turns = this.follow(cell, direction, live, reach);
          if (turns === UNKNOWN) continue;
          if (turns === ALL_ROUND) {
            if (this.take(inner, seat)) circled = true;
            // The dot was not walled off before, so one side at least leads out.
            if (++closed === sides - 1) return circled;
          }
        }
        unknown &= ~(1 << side);
      }
    }
    return circled;
  }

  /**
   * Walks along live points from `start`, with the area that they may wall off at the left hand, back to `start`, and
   * keeps the points passed in scratchWall. ALL_ROUND if the walk turned once round to the left, so that the area lies
   * inside; UNKNOWN if it took more than `reach` points.
   */
  private follow(start: number, direction: number, live: number, reach: number): number {
    const { cells, scratchWall } = this;
    const { steps } = this.field;
    let at = start;
    let length = 0;
    let heading = direction;
    let turned = 0;
    for (;;) {
      if (length === reach) return UNKNOWN;
      scratchWall[length++] = at;
      at += steps[heading];
      if (at === start) break;
      // From the area's dot that shares a side with this point, clockwise to the next live point. 8 is a full turn:
      // the table of steps is long enough for both ends.
      let next = ((heading + 1) | 1) + 8;
      let cell = cells[at + steps[next]];
      while ((cell & live) === 0) {
        if (cell === PADDING) return OUTSIDE;
        cell = cells[at + steps[--next]];
      }
      turned += next - 8 - heading;
      heading = next & 7;
    }
    this.scratchWallLength = length;
    turned += ((direction - heading + 4) & 7) - 4;
    return turned === 8 ? ALL_ROUND : OUTSIDE;
  }

  /**
   * The area of `inner`, whose wall is in scratchWall, is new: circled if there is a live enemy point in it (true), or
   * else free.
   */
  private take(inner: number, seat: number): boolean {
    const { cells, log, scratchArea } = this;
    const { stride } = this.field;
    const enemy = LIVE << (1 - seat);
    const mark = FREE << seat;
    const stopAt = (LIVE << seat) | mark;
    let size = 1;
    let enemies = 0;
    scratchArea[0] = inner;
    cells[inner] |= mark;
    for (let i = 0; i < size; i++) {
      const cell = scratchArea[i];
      if ((cells[cell] & enemy) !== 0) enemies++;
      let next = cell + 1;
      if ((cells[next] & stopAt) === 0) {
        cells[next] |= mark;
        scratchArea[size++] = next;
      }
      next = cell - 1;
      if ((cells[next] & stopAt) === 0) {
        cells[next] |= mark;
        scratchArea[size++] = next;
      }
      next = cell + stride;
      if ((cells[next] & stopAt) === 0) {
        cells[next] |= mark;
        scratchArea[size++] = next;
      }
      next = cell - stride;
      if ((cells[next] & stopAt) === 0) {
        cells[next] |= mark;
        scratchArea[size++] = next;
      }
    }
    if (enemies === 0) {
      for (let i = 0; i < size; i++) log.push((scratchArea[i] << 8) | (cells[scratchArea[i]] & ~mark));
      return false;
    }
    for (let i = 0; i < size; i++) this.circle(scratchArea[i], cells[scratchArea[i]] & ~mark, seat);
    if (size >= ROOM_FOR_HOLES) this.takeRest(size, seat);
    return true;
  }

  /** A point put into the owner's free area did not break the wall: the area is circled. */
  private fall(cell: number, owner: number): void {
    const { cells, scratchArea } = this;
    const { stride } = this.field;
    const stopAt = (LIVE | CIRCLED) << owner;
    let size = 1;
    let lowest = cell;
    scratchArea[0] = cell;
    this.circle(cell, cells[cell], owner);
    for (let i = 0; i < size; i++) {
      const at = scratchArea[i];
      if (at < lowest) lowest = at;
      for (let side = 0; side < 4; side++) {
        const next = side === 0 ? at + 1 : side === 1 ? at - 1 : side === 2 ? at + stride : at - stride;
        if ((cells[next] & stopAt) !== 0) continue;
        this.circle(next, cells[next], owner);
        scratchArea[size++] = next;
      }
    }
    if (size < ROOM_FOR_HOLES) return;
    // Below the area's lowest dot there is only wall, so this point is passed once.
    const { steps } = this.field;
    const start = lowest - stride;
    let direction = 9;
    while ((cells[start + steps[direction]] & (LIVE << owner)) === 0) direction--;
    this.follow(start, direction & 7, LIVE << owner, TO_THE_END);
    this.takeRest(size, owner);
  }

  /**
   * Circles what stands inside the wall beside the area (in scratchArea) itself: holes, and what is joined to
   * the wall by one point only. The wall followed (in scratchWall) passes such a point twice; without the way between, it
   * visits no point twice.
   */
  private takeRest(size: number, seat: number): void {
    const { cells, scratchArea, scratchSeen, scratchWall } = this;
    const { stride } = this.field;
    const round = this.newRound();
    for (let i = 0; i < size; i++) scratchSeen[scratchArea[i]] = round;
    let length = 0;
    for (let i = 0; i < this.scratchWallLength; i++) {
      const point = scratchWall[i];
      if (scratchSeen[point] !== round) {
        scratchSeen[point] = round;
        scratchWall[length++] = point;
      } else {
        while (scratchWall[length - 1] !== point) scratchSeen[scratchWall[--length]] = 0;
      }
    }
    for (let i = 0; i < size; i++) {
      const cell = scratchArea[i];
      for (let side = 0; side < 4; side++) {
        const next = side === 0 ? cell + 1 : side === 1 ? cell - 1 : side === 2 ? cell + stride : cell - stride;
        if (scratchSeen[next] === round) continue;
        scratchSeen[next] = round;
        if ((cells[next] & (CIRCLED << seat)) === 0) this.circle(next, cells[next], seat);
        scratchArea[size++] = next;
      }
    }
  }

  /** The other side broke the wall round the owner's free area at `cell`: it is no area any more. */
  private unmark(cell: number, owner: number): void {
    const { cells, log, scratchArea } = this;
    const { stride } = this.field;
    const mark = FREE << owner;
    let size = 1;
    scratchArea[0] = cell;
    for (let i = 0; i < size; i++) {
      const at = scratchArea[i];
      for (let side = 0; side < 4; side++) {
        const next = side === 0 ? at + 1 : side === 1 ? at - 1 : side === 2 ? at + stride : at - stride;
        if ((cells[next] & mark) === 0) continue;
        log.push((next << 8) | cells[next]);
        cells[next] &= ~mark;
        scratchArea[size++] = next;
      }
    }
  }

  /** One dot that was `was` becomes circled by `seat`, from nobody or from the other (R4). */
  private circle(cell: number, was: number, seat: number): void {
    const { hash } = this;
    const { low, high } = this.field.keys;
    const circledKeys = this.field.size * 2 + cell * 2;
    const deadKeys = this.field.size * 4 + cell * 2;
    const other = 1 - seat;
    this.log.push((cell << 8) | was);
    hash[0] ^= low[circledKeys + seat];
    hash[1] ^= high[circledKeys + seat];
    if ((was & NOT_OPEN) === 0) {
      this.cells[cell] = CIRCLED << seat;
      this.shut(cell);
      return;
    }
    if ((was & (CIRCLED << other)) !== 0) {
      this.cells[cell] = (was & ~(CIRCLED << other)) | (CIRCLED << seat);
      hash[0] ^= low[circledKeys + other];
      hash[1] ^= high[circledKeys + other];
      if ((was & (DEAD << other)) !== 0) this.addTo(seat, 1);
      else if ((was & (DEAD << seat)) !== 0) this.addTo(other, -1);
      return;
    }
    const owner = (was & LIVE) !== 0 ? 0 : 1;
    this.cells[cell] = (CIRCLED << seat) | (DEAD << owner);
    hash[0] ^= low[cell * 2 + owner] ^ low[deadKeys + owner];
    hash[1] ^= high[cell * 2 + owner] ^ high[deadKeys + owner];
    if (owner === other) this.addTo(seat, 1);
  }

  private addTo(seat: number, points: number): void {
    if (seat === 0) this.count0 += points;
    else this.count1 += points;
  }

  /**
   * Collects in scratchArea the group, joined along rows and columns, of the seat's live points and dots circled by the
   * seat that `cell` belongs to. Its size, or 0 where it is grounded, has been seen in this round, or does not exist.
   */
  private groupOf(cell: number, seat: number): number {
    const { cells, scratchArea, scratchSeen } = this;
    const { stride } = this.field;
    const round = this.scratchRound;
    const own = (LIVE | CIRCLED) << seat;
    if ((cells[cell] & own) === 0 || scratchSeen[cell] === round) return 0;
    let size = 1;
    let grounded = false;
    scratchSeen[cell] = round;
    scratchArea[0] = cell;
    for (let i = 0; i < size; i++) {
      const at = scratchArea[i];
      for (let side = 0; side < 4; side++) {
        const next = side === 0 ? at + 1 : side === 1 ? at - 1 : side === 2 ? at + stride : at - stride;
        if (cells[next] === PADDING) grounded = true;
        else if ((cells[next] & own) !== 0 && scratchSeen[next] !== round) {
          scratchSeen[next] = round;
          scratchArea[size++] = next;
        }
      }
    }
    return grounded ? 0 : size;
  }

  private newRound(): number {
    if (++this.scratchRound === 0x3fffffff) {
      this.scratchSeen.fill(0);
      this.scratchRound = 1;
    }
    return this.scratchRound;
  }
}
