import { aroundAt, vanish } from './around';
import {
  AREA,
  areaAt,
  CIRCLED,
  cellAt,
  DEAD,
  FREE,
  LIVE,
  NOT_OPEN,
  OPEN,
  OPEN_INDEX,
  seenAt,
  setArea,
  setCell,
  setSeen,
  stepBeside,
  stepTo,
  TURNS,
  WALL,
} from './memory';

/** In an area smaller than this nothing can stand that is not part of it. */
const ROOM_FOR_HOLES: i32 = 7;
const LAST_ROUND: i32 = 0x3fffffff;

/** From one cell to the one above it. */
export let stride: i32 = 0;
/** How many dots are open. */
export let openEnd: i32 = 0;
/** Whether they are listed, too. */
let listed: bool = false;
export let count0: i32 = 0;
export let count1: i32 = 0;
let round: i32 = 0;

export function beginWith(cellsAcross: i32, openDots: i32, listing: bool, first: i32, second: i32): void {
  stride = cellsAcross;
  openEnd = openDots;
  listed = listing;
  count0 = first;
  count1 = second;
}

/** Takes a dot out of the list of open ones. */
export function shut(cell: i32): void {
  openEnd--;
  if (!listed) return;
  const last: i32 = load<i16>(openEnd << 1, OPEN);
  const index: i32 = load<i16>(cell << 1, OPEN_INDEX);
  store<i16>(index << 1, last, OPEN);
  store<i16>(last << 1, index, OPEN_INDEX);
}

/**
 * The area of `inner`, whose wall goes on from `start` in a direction, is new: circled if there is a live enemy point in
 * it (true), or else free.
 */
export function take(inner: i32, seat: i32, start: i32, direction: i32): bool {
  const mark = FREE << seat;
  let size = 1;
  let enemies = 0;
  setArea(0, inner);
  setCell(inner, cellAt(inner) | mark);
  for (let i = 0; i < size; i++) {
    const cell = areaAt(i);
    enemies += (cellAt(cell) >> (1 - seat)) & 1;
    size = reach(cell + 1, seat, size);
    size = reach(cell - 1, seat, size);
    size = reach(cell + stride, seat, size);
    size = reach(cell - stride, seat, size);
  }
  if (enemies === 0) return false;
  for (let i = 0; i < size; i++) setCell(areaAt(i), cellAt(areaAt(i)) & ~mark);
  circleAll(0, size, seat);
  if (size >= ROOM_FOR_HOLES) takeRest(size, seat, keepWall(start, direction, seat));
  return true;
}

/** Without branches: a neighbour is written down, and counts where it is neither wall nor marked. */
function reach(next: i32, seat: i32, size: i32): i32 {
  const value = cellAt(next);
  const isNew = ~((value >> seat) | (value >> (seat + 2))) & 1;
  setCell(next, value | (isNew << (seat + 2)));
  setArea(size, next);
  return size + isNew;
}

/** A point put into the owner's free area did not break the wall: the area is circled. */
export function fall(cell: i32, owner: i32): void {
  const stopAt = (LIVE | CIRCLED) << owner;
  newRound();
  let size = 1;
  let lowest = cell;
  setArea(0, cell);
  setSeen(cell, round);
  for (let i = 0; i < size; i++) {
    const at = areaAt(i);
    if (at < lowest) lowest = at;
    for (let side = 0; side < 4; side++) size = enter(at + stepBeside(side), stopAt, size);
  }
  circleAll(0, size, owner);
  if (size < ROOM_FOR_HOLES) return;
  // Below the area's lowest dot there is only wall, so this point is passed once.
  const start = lowest - stride;
  let direction = 9;
  while ((cellAt(start + stepTo(direction)) & (LIVE << owner)) === 0) direction--;
  takeRest(size, owner, keepWall(start, direction & 7, owner));
}

function enter(next: i32, stopAt: i32, size: i32): i32 {
  if ((cellAt(next) & stopAt) !== 0 || seenAt(next) === round) return size;
  setSeen(next, round);
  setArea(size, next);
  return size + 1;
}

/** Keeps the points of a wall that goes all round; how many there are. */
function keepWall(start: i32, direction: i32, seat: i32): i32 {
  let end = 0;
  let at = start;
  let heading = direction;
  do {
    store<i16>(end++ << 1, at, WALL);
    at += stepTo(heading);
    heading = <i32>load<u8>((aroundAt(at, seat) << 3) | heading, TURNS) & 7;
  } while (at !== start);
  return end;
}

/**
 * Circles what stands inside the wall beside the area itself: holes, and what is joined to the wall by one point only. The wall
 * followed passes such a point twice; without the way between, it visits no point twice.
 */
function takeRest(size: i32, seat: i32, passed: i32): void {
  newRound();
  for (let i = 0; i < size; i++) setSeen(areaAt(i), round);
  let end = 0;
  for (let i = 0; i < passed; i++) {
    const point = wallAt(i);
    if (seenAt(point) !== round) {
      setSeen(point, round);
      store<i16>(end++ << 1, point, WALL);
    } else {
      while (wallAt(end - 1) !== point) setSeen(wallAt(--end), 0);
    }
  }
  let rest = size;
  for (let i = 0; i < rest; i++) {
    const cell = areaAt(i);
    for (let side = 0; side < 4; side++) rest = enter(cell + stepBeside(side), 0, rest);
  }
  let left = size;
  for (let i = size; i < rest; i++) {
    if ((cellAt(areaAt(i)) & (CIRCLED << seat)) === 0) setArea(left++, areaAt(i));
  }
  circleAll(size, left, seat);
}

function wallAt(index: i32): i32 {
  return load<i16>(index << 1, WALL);
}

/** The other side broke the wall round the owner's free area at `cell`: it is no area any more. */
export function unmark(cell: i32, owner: i32): void {
  let size = 1;
  setArea(0, cell);
  for (let i = 0; i < size; i++) {
    const at = areaAt(i);
    for (let side = 0; side < 4; side++) size = clear(at + stepBeside(side), owner, size);
  }
}

function clear(next: i32, owner: i32, size: i32): i32 {
  const value = cellAt(next);
  if ((value & (FREE << owner)) === 0) return size;
  setCell(next, value & ~(FREE << owner));
  setArea(size, next);
  return size + 1;
}

/** A single dot becomes circled. */
export function circle(cell: i32, seat: i32): void {
  store<i16>(0, cell, AREA);
  circleAll(0, 1, seat);
}

/** Dots of the area, from one to before another, become circled by `seat`, from nobody or from the other (R4). */
function circleAll(from: i32, to: i32, seat: i32): void {
  const other = 1 - seat;
  let taken = 0;
  let freed = 0;
  for (let i = from; i < to; i++) {
    const cell = areaAt(i);
    const was = cellAt(cell);
    if ((was & NOT_OPEN) === 0) {
      setCell(cell, CIRCLED << seat);
      shut(cell);
    } else if ((was & (LIVE << other)) !== 0) {
      setCell(cell, (CIRCLED << seat) | (DEAD << other));
      vanish(cell, stride, other);
      taken++;
    } else if ((was & (LIVE << seat)) !== 0) {
      setCell(cell, (CIRCLED << seat) | (DEAD << seat));
      vanish(cell, stride, seat);
    } else {
      setCell(cell, (was & ~(CIRCLED << other)) | (CIRCLED << seat));
      if ((was & (DEAD << other)) !== 0) taken++;
      else if ((was & (DEAD << seat)) !== 0) freed++;
    }
  }
  if (seat === 0) {
    count0 += taken;
    count1 -= freed;
  } else {
    count1 += taken;
    count0 -= freed;
  }
}

function newRound(): void {
  if (round === LAST_ROUND) {
    for (let cell = 0; cell < 4352; cell++) setSeen(cell, 0);
    round = 0;
  }
  round++;
}
