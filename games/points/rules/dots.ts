import { Cells } from './cells.ts';
import { CIRCLED, type Field, FREE, LIVE, PADDING } from './field.ts';
import { neighbourhood, RUNS } from './runs.ts';

/** In an area smaller than this nothing can stand that is not part of it. */
const ROOM_FOR_HOLES = 7;
/** How far all sides of a new point are followed before any is followed further. */
const FIRST_LOOK = 8;
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
 * The dots of a field and how points put on them circle each other (R3, R4): everything about walls, nothing about
 * turns. Points are put, and taken away in the opposite order.
 *
 * Between two puts these hold: every walled area with a live enemy point in it has been circled; the dots of all
 * other walled areas are empty and marked free for the owner of the wall; a circled area is walled by live points of its
 * owner. It follows that new walls run through the new point, that only an area which the new point entered can fall to
 * the other side, and that a wall is broken only from inside, by the point that entered, and never when it falls.
 */
export class Dots extends Cells {
  /**
   * Points that touch, as a forest: each one's parent, or, at a root, minus one and minus the tree's rank.
   * Dead points stay in it, so points of one tree may have come apart; points of different trees never touch.
   */
  protected readonly forest: Int16Array<ArrayBuffer>;

  private readonly scratchWall: Int16Array<ArrayBuffer>;
  private scratchWallStart = 0;
  private scratchWallEnd = 0;
  /** Where the walk along each side's wall has come to: the point, the heading, the turns made, the next free entry. */
  private readonly scratchWalk = new Int32Array(16);

  constructor(field: Field) {
    super(field);
    this.forest = new Int16Array(field.size).fill(-1);
    // A point is passed at most once for each of its sides; and walls are followed on at most four sides at a time.
    this.scratchWall = new Int16Array(field.size * 16);
  }

  /** The forest, for brains that ask what touches what. */
  get trees(): ArrayLike<number> {
    return this.forest;
  }

  protected copyDots(other: Dots): void {
    this.copyCells(other);
    this.forest.set(other.forest);
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

    const around = neighbourhood(cells, cell, stride, seat);
    const before = log.top;
    let joined = 0;
    let circled = false;
    if (around !== 0) {
      const runs = RUNS[around];
      const neighbour = cell + steps[(runs >> 3) & 7];
      const parent = forest[neighbour];
      forest[cell] = parent < 0 ? neighbour : parent;
      if ((runs & 7) > 1) {
        let root = neighbour;
        while (forest[root] >= 0) root = forest[root];
        let closing = false;
        for (let rest = runs >> 6, left = (runs & 7) - 1; left > 0; left--, rest >>= 3) {
          let other = cell + steps[rest & 7];
          while (forest[other] >= 0) other = forest[other];
          if (other === root) {
            closing = true;
            continue;
          }
          if (forest[other] < forest[root]) {
            const lower = root;
            root = other;
            other = lower;
          }
          const grows = forest[other] === forest[root] ? 1 : 0;
          log.push((other << 8) | (-forest[other] << 1) | grows);
          joined++;
          forest[root] -= grows;
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
    return this.seal(before + joined, counts, low, high) ? code | CHANGED : code;
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

  /** Undoes the last `joined` unions of trees, and takes the cell out of its own. */
  private part(cell: number, joined: number): void {
    const { forest, log } = this;
    for (; joined > 0; joined--) {
      const union = log.pop();
      const child = union >> 8;
      forest[forest[child]] += union & 1;
      forest[child] = -((union & 255) >> 1);
    }
    forest[cell] = -1;
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
    for (let reach = FIRST_LOOK; unknown !== 0; reach *= 2) {
      for (let side = 0; side < sides; side++) {
        if ((unknown & (1 << side)) === 0) continue;
        const direction = (runs >> (3 + 3 * side)) & 7;
        const inner = cell + steps[(direction + 2) & ~1];
        // What was walled off or circled through another side needs no second look.
        if ((cells[inner] & ((FREE | CIRCLED) << seat)) === 0) {
          if (reach === FIRST_LOOK) this.setOut(side, cell, direction);
          const found = this.follow(side, cell, direction, live, reach);
          if (found === UNKNOWN) continue;
          if (found === ALL_ROUND) {
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

  private setOut(side: number, start: number, direction: number): void {
    const { scratchWalk } = this;
    scratchWalk[side * 4] = start;
    scratchWalk[side * 4 + 1] = direction;
    scratchWalk[side * 4 + 2] = 0;
    scratchWalk[side * 4 + 3] = side * this.field.size * 4;
  }

  /**
   * Walks on along live points, with the area that they may wall off at the left hand, back to `start`, and keeps the
   * points passed in scratchWall. ALL_ROUND if the walk turned once round to the left, so that the area lies inside;
   * UNKNOWN if it is not over after `reach` points.
   */
  private follow(side: number, start: number, direction: number, live: number, reach: number): number {
    const { cells, scratchWall, scratchWalk } = this;
    const { steps } = this.field;
    const wallStart = side * this.field.size * 4;
    const stopAt = wallStart + reach;
    let at = scratchWalk[side * 4];
    let heading = scratchWalk[side * 4 + 1];
    let turned = scratchWalk[side * 4 + 2];
    let end = scratchWalk[side * 4 + 3];
    for (;;) {
      if (end === stopAt) {
        scratchWalk[side * 4] = at;
        scratchWalk[side * 4 + 1] = heading;
        scratchWalk[side * 4 + 2] = turned;
        scratchWalk[side * 4 + 3] = end;
        return UNKNOWN;
      }
      scratchWall[end++] = at;
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
    this.scratchWallStart = wallStart;
    this.scratchWallEnd = end;
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
    this.setOut(0, start, direction & 7);
    this.follow(0, start, direction & 7, LIVE << owner, TO_THE_END);
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
    let end = this.scratchWallStart;
    for (let i = end; i < this.scratchWallEnd; i++) {
      const point = scratchWall[i];
      if (scratchSeen[point] !== round) {
        scratchSeen[point] = round;
        scratchWall[end++] = point;
      } else {
        while (scratchWall[end - 1] !== point) scratchSeen[scratchWall[--end]] = 0;
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
}
