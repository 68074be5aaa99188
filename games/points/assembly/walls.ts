import { circle, stride, take } from './areas';
import { aroundAt } from './around';
import { AROUND, BEYOND, CELLS, CIRCLED, cellAt, FREE, LIVE, NEXT, OF_SEAT, setCell, stepTo, WALKS } from './memory';

/** How far all sides of a new point are followed before any is followed further. */
const FIRST_LOOK: i32 = 8;

// What following a wall shows.
const UNKNOWN: i32 = 0;
const OUTSIDE: i32 = 1;
const ALL_ROUND: i32 = 2;

/** Looks for the mover's new areas on all sides of a new point that touches its own tree from several sides; says whether any was circled. */
export function closeWalls(cell: i32, seat: i32, runs: i32): bool {
  const sides = runs & 7;
  let circled = false;
  let closed = 0;
  let unknown = (1 << sides) - 1;
  // Most areas are a single dot: no need to follow their walls.
  for (let side = 0, rest = runs >> 3; side < sides; side++, rest >>= 3) {
    const inner = cell + stepTo(((rest & 7) + 2) & ~1);
    if (!isAlone(inner, seat)) continue;
    const value = cellAt(inner);
    if ((value & (LIVE << (1 - seat))) !== 0) {
      circle(inner, seat);
      circled = true;
    } else setCell(inner, value | (FREE << seat));
    if (++closed === sides - 1) return circled;
    unknown &= ~(1 << side);
  }
  if (sides === 2) return closeOneOfTwo(cell, seat, (runs >> 3) & 7, (runs >> 6) & 7);
  for (let reach = FIRST_LOOK; unknown !== 0; reach *= 2) {
    for (let side = 0; side < sides; side++) {
      if ((unknown & (1 << side)) === 0) continue;
      const direction = (runs >> (3 + 3 * side)) & 7;
      const inner = cell + stepTo((direction + 2) & ~1);
      // What was walled off or circled through another side needs no second look.
      if ((cellAt(inner) & ((FREE | CIRCLED) << seat)) === 0) {
        if (reach === FIRST_LOOK) setOut(side, cell, direction);
        const found = follow(side, cell, direction, seat, reach);
        if (found === UNKNOWN) continue;
        if (found === ALL_ROUND) {
          if (take(inner, seat, cell, direction)) circled = true;
          // The dot was not walled off before, so one side at least leads out.
          if (++closed === sides - 1) return circled;
        }
      }
      unknown &= ~(1 << side);
    }
  }
  return circled;
}

/** Whether the seat's live points stand on all four sides of a cell, which may be padding. */
function isAlone(cell: i32, seat: i32): bool {
  const beside =
    load<u8>(CELLS + cell + 1) &
    load<u8>(CELLS + cell - 1) &
    load<u8>(CELLS + cell + stride) &
    load<u8>(CELLS + cell - stride);
  return (beside & (LIVE << seat)) !== 0;
}

/** Both walls are followed at once, a point each in turn: the processor does not wait for one when it can go on with the other. */
function closeOneOfTwo(start: i32, seat: i32, direction: i32, other: i32): bool {
  const ring = seat * OF_SEAT;
  let here = start + stepTo(direction);
  let heading = direction;
  let turned = 0;
  let there = start + stepTo(other);
  let otherHeading = other;
  let otherTurned = 0;
  while (true) {
    if (here === start) {
      if (isLeftTurn(direction, heading, turned))
        return take(start + stepTo((direction + 2) & ~1), seat, start, direction);
      return closeOne(start, seat, other, there, otherHeading, otherTurned);
    }
    const rim: i32 = load<u8>(here, BEYOND);
    const next = load<i32>(((<i32>load<u8>(here + ring, AROUND) | rim) << 5) | (heading << 2), NEXT);
    turned += (next & 31) - 8 - heading;
    heading = next & 7;
    here += next >> 5;
    if (((rim >> heading) & 1) !== 0) return closeOne(start, seat, other, there, otherHeading, otherTurned);
    if (there === start) {
      if (isLeftTurn(other, otherHeading, otherTurned))
        return take(start + stepTo((other + 2) & ~1), seat, start, other);
      return closeOne(start, seat, direction, here, heading, turned);
    }
    const otherRim: i32 = load<u8>(there, BEYOND);
    const after = load<i32>(((<i32>load<u8>(there + ring, AROUND) | otherRim) << 5) | (otherHeading << 2), NEXT);
    otherTurned += (after & 31) - 8 - otherHeading;
    otherHeading = after & 7;
    there += after >> 5;
    if (((otherRim >> otherHeading) & 1) !== 0) return closeOne(start, seat, direction, here, heading, turned);
  }
}

/** The other wall leads out: follows this one to its end. */
function closeOne(start: i32, seat: i32, direction: i32, from: i32, headed: i32, before: i32): bool {
  const ring = seat * OF_SEAT;
  let at = from;
  let heading = headed;
  let turned = before;
  while (at !== start) {
    const rim: i32 = load<u8>(at, BEYOND);
    const next = load<i32>(((<i32>load<u8>(at + ring, AROUND) | rim) << 5) | (heading << 2), NEXT);
    turned += (next & 31) - 8 - heading;
    heading = next & 7;
    if (((rim >> heading) & 1) !== 0) return false;
    at += next >> 5;
  }
  if (!isLeftTurn(direction, heading, turned)) return false;
  return take(start + stepTo((direction + 2) & ~1), seat, start, direction);
}

/** Whether a walk that is back where it began has turned once round to the left, so that the area lies inside. */
function isLeftTurn(direction: i32, heading: i32, turned: i32): bool {
  return turned + ((direction - heading + 4) & 7) - 4 === 8;
}

function setOut(side: i32, start: i32, direction: i32): void {
  store<i32>(side << 4, start, WALKS);
  store<i32>(side << 4, direction, WALKS + 4);
  store<i32>(side << 4, 0, WALKS + 8);
  store<i32>(side << 4, 0, WALKS + 12);
}

/**
 * Walks on along live points, with the area that they may wall off at the left hand, back to `start`. UNKNOWN if it is not over
 * after `reach` points.
 */
function follow(side: i32, start: i32, direction: i32, seat: i32, reach: i32): i32 {
  let at = load<i32>(side << 4, WALKS);
  let heading = load<i32>(side << 4, WALKS + 4);
  let turned = load<i32>(side << 4, WALKS + 8);
  for (let left = reach - load<i32>(side << 4, WALKS + 12); left > 0; left--) {
    at += stepTo(heading);
    if (at === start) return isLeftTurn(direction, heading, turned) ? ALL_ROUND : OUTSIDE;
    const rim: i32 = load<u8>(at, BEYOND);
    const next = load<i32>(((aroundAt(at, seat) | rim) << 5) | (heading << 2), NEXT);
    turned += (next & 31) - 8 - heading;
    heading = next & 7;
    if (((rim >> heading) & 1) !== 0) return OUTSIDE;
  }
  store<i32>(side << 4, at, WALKS);
  store<i32>(side << 4, heading, WALKS + 4);
  store<i32>(side << 4, turned, WALKS + 8);
  store<i32>(side << 4, reach, WALKS + 12);
  return UNKNOWN;
}
