import { Cells } from './cells.ts';
import { type Field, marks } from './field.ts';
import { neighbourhood, tables } from './runs.ts';
import type { Rush } from './rush.ts';

// Constants of this module's own are folded into the compiled code; imported ones would be looked up at every use.
const { LIVE, FREE, CIRCLED } = marks;
const { RUNS, TURNS } = tables;

/** In an area smaller than this nothing can stand that is not part of it. */
const ROOM_FOR_HOLES = 7;
/** How far all sides of a new point are followed before any is followed further. */
const FIRST_LOOK = 8;

// What following a wall shows.
const UNKNOWN = 0;
const OUTSIDE = 1;
const ALL_ROUND = 2;

// How a put is logged: the cell, what it was marked, the trees joined, whether more cells changed.
const CELL = 0x1fff;
const ENTERED = 13;
const JOINED = 15;
const CHANGED = 1 << 17;
/** How a put is logged, for the caller: the first bit of the entry that is free. */
export const logged = { CALLERS: 18 };

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
  /** Where the walk along each side's wall has come to: the point, the heading, the turns made, the points passed. */
  private readonly scratchWalk = new Int32Array(16);

  constructor(field: Field) {
    super(field);
    this.forest = new Int16Array(field.size).fill(-1);
    // A point is passed at most once for each of its sides.
    this.scratchWall = new Int16Array(field.size * 4);
  }

  /** The forest, for brains that ask what touches what. */
  get trees(): ArrayLike<number> {
    return this.forest;
  }

  protected copyDots(other: Dots): void {
    this.copyCells(other);
    this.forest.set(other.forest);
  }

  /** Onto a table where random games are played out, with the list of open dots. */
  protected writeDots(table: Rush): void {
    table.cells.set(this.cells);
    table.forest.set(this.forest);
    table.open.set(this.open);
    table.openIndex.set(this.openIndex);
  }

  /** Back from there, when no dot is open any more. */
  protected readDots(table: Rush): void {
    this.readCells(table);
    this.forest.set(table.forest.subarray(0, this.forest.length));
  }

  /**
   * Puts a point on an open dot. Then the mover's areas are looked at and, unless `alone`, the other's (R3).
   * Logs all that `remove` needs but the number returned, which is the caller's to log.
   */
  protected put(cell: number, seat: number, alone: boolean): number {
    const { cells, forest, hash, codes } = this;
    // Read before the point is written: what has just been written cannot be read together with its neighbours at once.
    const around = neighbourhood(this.cellView, cell, this.stride, seat);
    const entered = cells[cell];
    const code = (cell << 2) | (seat << 1);
    hash[0] ^= codes[code];
    hash[1] ^= codes[code | 1];
    cells[cell] = LIVE << seat;
    this.shut(cell);
    // Most points touch nothing and are a tree of their own, or are added to one that is there.
    const runs = RUNS[around];
    const neighbour = (cell + this.steps[(runs >> 3) & 7]) | 0;
    forest[cell] = upFrom(forest, neighbour) | ((around - 1) >> 31);
    if (entered !== 0 || (runs & 7) > 1) return this.join(cell, seat, alone, runs, entered);
    return cell;
  }

  /** The rest of `put` where the new point joins chains of points, or has entered a free area. */
  private join(cell: number, seat: number, alone: boolean, runs: number, entered: number): number {
    const { forest, hash, log, steps, codes } = this;
    const low = hash[0] ^ codes[cell * 4 + seat * 2];
    const high = hash[1] ^ codes[cell * 4 + seat * 2 + 1];
    const counts = (this.count0 << 16) | this.count1;
    const before = log.top;
    let joined = 0;
    let circled = false;
    if ((runs & 7) > 1) {
      let root = this.rootOf(cell);
      let closing = false;
      for (let rest = runs >> 6, left = (runs & 7) - 1; left > 0; left--, rest >>= 3) {
        let other = this.rootOf((cell + steps[rest & 7]) | 0);
        if (other === root) {
          closing = true;
          continue;
        }
        const swapped = (root ^ other) & ((forest[other] - forest[root]) >> 31);
        root ^= swapped;
        other ^= swapped;
        const grows = forest[other] === forest[root] ? 1 : 0;
        log.push((other << 8) | (-forest[other] << 1) | grows);
        joined++;
        forest[root] -= grows;
        forest[other] = root;
      }
      // In a free area of the mover's own all is walled off already.
      if (closing && (entered & (FREE << seat)) === 0) circled = this.closeWalls(cell, seat, runs);
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

  /** The root of the tree that a point is in. The first steps are made without asking whether they lead up: few trees are higher. */
  protected rootOf(point: number): number {
    const { forest } = this;
    let root = upFrom(forest, upFrom(forest, point));
    for (let up = forest[root]; up >= 0; up = forest[root]) root = up;
    return root;
  }

  /** Takes the last point away, given what `put` returned. */
  protected remove(code: number): void {
    const { cells, hash, codes } = this;
    const cell = code & CELL;
    if ((code & CHANGED) !== 0) this.revert();
    else {
      const key = cell * 4 + (cells[cell] >> 1) * 2;
      hash[0] ^= codes[key];
      hash[1] ^= codes[key + 1];
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
    const { steps, stride } = this;
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
        this.scratchArea[0] = inner;
        this.circleAll(0, 1, seat);
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
          const found = this.follow(side, cell, direction, seat, reach);
          if (found === UNKNOWN) continue;
          if (found === ALL_ROUND) {
            if (this.take(inner, seat, cell, direction)) circled = true;
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
    scratchWalk[side * 4 + 3] = 0;
  }

  /**
   * Walks on along live points, with the area that they may wall off at the left hand, back to `start`. ALL_ROUND if the
   * walk turned once round to the left, so that the area lies inside; UNKNOWN if it is not over after `reach` points.
   */
  private follow(side: number, start: number, direction: number, seat: number, reach: number): number {
    const { cellView, scratchWalk } = this;
    const { steps, stride } = this;
    const { beyond } = this.field;
    let at = scratchWalk[side * 4];
    let heading = scratchWalk[side * 4 + 1];
    let turned = scratchWalk[side * 4 + 2];
    for (let left = reach - scratchWalk[side * 4 + 3]; left > 0; left--) {
      at = (at + steps[heading]) | 0;
      if (at === start) {
        turned += ((direction - heading + 4) & 7) - 4;
        return turned === 8 ? ALL_ROUND : OUTSIDE;
      }
      const rim = beyond[at];
      const next = TURNS[((neighbourhood(cellView, at, stride, seat) | rim) << 3) | heading];
      turned = (turned + next - 8 - heading) | 0;
      heading = next & 7;
      if (((rim >> heading) & 1) !== 0) return OUTSIDE;
    }
    scratchWalk[side * 4] = at;
    scratchWalk[side * 4 + 1] = heading;
    scratchWalk[side * 4 + 2] = turned;
    scratchWalk[side * 4 + 3] = reach;
    return UNKNOWN;
  }

  /** Keeps in scratchWall the points of the wall that was followed, or is known to go all round; how many there are. */
  private keepWall(start: number, direction: number, seat: number): number {
    const { cellView, scratchWall } = this;
    const { steps, stride } = this;
    let end = 0;
    let at = start;
    let heading = direction;
    do {
      scratchWall[end++] = at;
      at += steps[heading];
      heading = TURNS[(neighbourhood(cellView, at, stride, seat) << 3) | heading] & 7;
    } while (at !== start);
    return end;
  }

  /**
   * The area of `inner`, whose wall goes on from `start` in a direction, is new: circled if there is a live enemy point in
   * it (true), or else free.
   */
  private take(inner: number, seat: number, start: number, direction: number): boolean {
    const { cells, log, scratchArea } = this;
    const { sides } = this.field;
    const mark = FREE << seat;
    let size = 1;
    let enemies = 0;
    scratchArea[0] = inner;
    cells[inner] |= mark;
    for (let i = 0; i < size; i++) {
      const cell = scratchArea[i];
      enemies += (cells[cell] >> (1 - seat)) & 1;
      // Without branches: each neighbour is written down, and counts where it is neither wall nor marked.
      for (let side = 0; side < 4; side++) {
        const next = (cell + sides[side]) | 0;
        const v = cells[next];
        const isNew = ~((v >> seat) | (v >> (seat + 2))) & 1;
        cells[next] = v | (isNew << (seat + 2));
        scratchArea[size] = next;
        size += isNew;
      }
    }
    if (enemies === 0) {
      for (let i = 0; i < size; i++) log.push((scratchArea[i] << 8) | (cells[scratchArea[i]] & ~mark));
      return false;
    }
    for (let i = 0; i < size; i++) cells[scratchArea[i]] &= ~mark;
    this.circleAll(0, size, seat);
    if (size >= ROOM_FOR_HOLES) this.takeRest(size, seat, this.keepWall(start, direction, seat));
    return true;
  }

  /** A point put into the owner's free area did not break the wall: the area is circled. */
  private fall(cell: number, owner: number): void {
    const { cells, scratchArea, scratchSeen, stride } = this;
    const stopAt = (LIVE | CIRCLED) << owner;
    const round = this.newRound();
    let size = 1;
    let lowest = cell;
    scratchArea[0] = cell;
    scratchSeen[cell] = round;
    for (let i = 0; i < size; i++) {
      const at = scratchArea[i];
      if (at < lowest) lowest = at;
      for (let side = 0; side < 4; side++) {
        const next = side === 0 ? at + 1 : side === 1 ? at - 1 : side === 2 ? at + stride : at - stride;
        if ((cells[next] & stopAt) !== 0 || scratchSeen[next] === round) continue;
        scratchSeen[next] = round;
        scratchArea[size++] = next;
      }
    }
    this.circleAll(0, size, owner);
    if (size < ROOM_FOR_HOLES) return;
    // Below the area's lowest dot there is only wall, so this point is passed once.
    const { steps } = this;
    const start = lowest - stride;
    let direction = 9;
    while ((cells[start + steps[direction]] & (LIVE << owner)) === 0) direction--;
    this.takeRest(size, owner, this.keepWall(start, direction & 7, owner));
  }

  /**
   * Circles what stands inside the wall beside the area (in scratchArea) itself: holes, and what is joined to
   * the wall by one point only. The wall followed (in scratchWall) passes such a point twice; without the way between, it
   * visits no point twice.
   */
  private takeRest(size: number, seat: number, passed: number): void {
    const { cells, scratchArea, scratchSeen, scratchWall } = this;
    const { stride } = this;
    const round = this.newRound();
    for (let i = 0; i < size; i++) scratchSeen[scratchArea[i]] = round;
    let end = 0;
    for (let i = 0; i < passed; i++) {
      const point = scratchWall[i];
      if (scratchSeen[point] !== round) {
        scratchSeen[point] = round;
        scratchWall[end++] = point;
      } else {
        while (scratchWall[end - 1] !== point) scratchSeen[scratchWall[--end]] = 0;
      }
    }
    let rest = size;
    for (let i = 0; i < rest; i++) {
      const cell = scratchArea[i];
      for (let side = 0; side < 4; side++) {
        const next = side === 0 ? cell + 1 : side === 1 ? cell - 1 : side === 2 ? cell + stride : cell - stride;
        if (scratchSeen[next] === round) continue;
        scratchSeen[next] = round;
        scratchArea[rest++] = next;
      }
    }
    let left = size;
    for (let i = size; i < rest; i++) {
      if ((cells[scratchArea[i]] & (CIRCLED << seat)) === 0) scratchArea[left++] = scratchArea[i];
    }
    this.circleAll(size, left, seat);
  }

  /** The other side broke the wall round the owner's free area at `cell`: it is no area any more. */
  private unmark(cell: number, owner: number): void {
    const { cells, log, scratchArea } = this;
    const { stride } = this;
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

/** The parent of a point, or itself where it is a root. Without a branch: what comes next cannot be foreseen. */
function upFrom(forest: Int16Array, point: number): number {
  const parent = forest[point];
  const isRoot = parent >> 31;
  return (point & isRoot) | (parent & ~isRoot);
}
