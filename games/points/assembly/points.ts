import { fall, openEnd, shut, stride, unmark } from './areas';
import { appear, aroundAt } from './around';
import { cellAt, FOREST, FREE, LIVE, RUNS, setCell, stepTo } from './memory';
import { closeWalls } from './walls';

/** Puts a point on an open dot. Then the mover's areas are looked at and the other's (R3). */
export function put(cell: i32, seat: i32): void {
  const around = aroundAt(cell, seat);
  const entered = cellAt(cell);
  setCell(cell, LIVE << seat);
  appear(cell, stride, seat);
  shut(cell);
  // Most points touch nothing and are a tree of their own, or are added to one that is there.
  const runs = load<i32>(around << 2, RUNS);
  setTree(cell, upFrom(cell + stepTo((runs >> 3) & 7)) | ((around - 1) >> 31));
  if (entered !== 0 || (runs & 7) > 1) join(cell, seat, runs, entered);
}

/** The rest of `put` where the new point joins chains of points, or has entered a free area. */
function join(cell: i32, seat: i32, runs: i32, entered: i32): void {
  const sides = runs & 7;
  let circled = false;
  let first = 0;
  let second = 0;
  let third = 0;
  let fourth = 0;
  if (sides > 1) {
    first = rootOf(cell);
    second = rootOf(cell + stepTo((runs >> 6) & 7));
    let closing = second === first;
    if (sides > 2) {
      third = rootOf(cell + stepTo((runs >> 9) & 7));
      closing = closing || third === first || third === second;
      if (sides > 3) {
        fourth = rootOf(cell + stepTo((runs >> 12) & 7));
        closing = closing || fourth === first || fourth === second || fourth === third;
      }
    }
    // In a free area of the mover's own all is walled off already.
    if (closing && (entered & (FREE << seat)) === 0) circled = closeWalls(cell, seat, runs);
  }
  if ((entered & (FREE << (1 - seat))) !== 0) {
    if (!circled) {
      // The point dies here, so it joins nothing.
      setTree(cell, -1);
      fall(cell, 1 - seat);
      return;
    }
    unmark(cell, 1 - seat);
  }
  if (sides < 2) return;
  let root = unite(first, second);
  if (sides > 2 && third !== first && third !== second) root = unite(root, third);
  if (sides > 3 && fourth !== first && fourth !== second && fourth !== third) unite(root, fourth);
}

/** Makes one tree of two, given their roots, which may be the same; its root. */
function unite(one: i32, two: i32): i32 {
  if (one === two) return one;
  const rank = treeAt(one);
  const other = treeAt(two);
  if (other < rank) {
    setTree(one, two);
    return two;
  }
  setTree(two, one);
  if (other === rank) setTree(one, rank - 1);
  return one;
}

/** The root of the tree that a point is in. The first steps are made without asking whether they lead up: few trees are higher. */
function rootOf(point: i32): i32 {
  let root = upFrom(upFrom(point));
  for (let up = treeAt(root); up >= 0; up = treeAt(root)) root = up;
  return root;
}

/** The parent of a point, or itself where it is a root. Without a branch: what comes next cannot be foreseen. */
function upFrom(point: i32): i32 {
  const parent = treeAt(point);
  const isRoot = parent >> 31;
  return (point & isRoot) | (parent & ~isRoot);
}

function treeAt(point: i32): i32 {
  return load<i16>(point << 1, FOREST);
}

function setTree(point: i32, parent: i32): void {
  store<i16>(point << 1, parent, FOREST);
}

export { openEnd };
