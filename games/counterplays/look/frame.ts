import { type Polyiamond, type Triangle, triangleCorners } from '@countertop/core';
import { onPaper, ROW, type Spot } from './lattice.ts';

/** A piece of paper: what a drawing shows. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How a drawing is looked at: nearer or farther, and shifted. */
export interface Lens {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Lens = { zoom: 1, x: 0, y: 0 };

export function zoomed(lens: Lens, by: number): Lens {
  return { ...lens, zoom: Math.max(0.5, Math.min(6, lens.zoom * by)) };
}

/** What is seen of a frame through a lens. */
export function seen(frame: Frame, { zoom, x, y }: Lens): Frame {
  const width = frame.width / zoom;
  const height = frame.height / zoom;
  return { x: frame.x + (frame.width - width) / 2 + x, y: frame.y + (frame.height - height) / 2 + y, width, height };
}

/** Around some cells, with a margin to build in and some room above for what is lifted. */
export function frameAround(cells: Polyiamond, { margin = 1, above = 0, least = 0 }): Frame {
  const corners = cells.flatMap(triangleCorners).map(onPaper);
  if (corners.length === 0) corners.push([-2, 2], [3, -3]);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin - above;
  const width = Math.max(...xs) + margin - x;
  const height = Math.max(...ys) + margin - y;
  const w = Math.max(width, least);
  const h = Math.max(height, least * 0.8);
  return { x: x - (w - width) / 2, y: y - (h - height) / 2, width: w, height: h };
}

/** In sides of a triangle: how wide a paper is at least, and the room around what lies there, before the paper grows and afterwards. */
const LEAST = 10;
const ROOM = { least: 1.3, grown: 2.6 };

/**
 * A paper that stands still while there is room around the tiles, and grows in steps: one that moved with every tile
 * would be hard to build on. It begins with the first tile somewhere on an empty one: `home` is where. The tiles come in the order in which they
 * were laid; `aspect` is how much wider than high the paper is.
 */
export function steadyFrame(
  tiles: readonly { readonly cells: Polyiamond; readonly lift: number }[],
  home: Spot,
  aspect: number,
): Frame {
  const empty = widened(frameAround([], { margin: 2.4, least: LEAST }), aspect);
  let frame = { ...empty, x: empty.x - home[0], y: empty.y - home[1] };
  const cells: Triangle[] = [];
  let above = 0;
  for (const tile of tiles) {
    cells.push(...tile.cells);
    above = Math.max(above, tile.lift);
    if (isWithin(frameAround(tile.cells, { margin: ROOM.least, above: tile.lift }), frame)) continue;
    frame = widened(frameAround(cells, { margin: ROOM.grown, above, least: LEAST }), aspect);
  }
  return frame;
}

/** The same and more, as wide and high as the paper that shows it. */
function widened(frame: Frame, aspect: number): Frame {
  const width = Math.max(frame.width, frame.height * aspect);
  const height = Math.max(frame.height, frame.width / aspect);
  return { x: frame.x - (width - frame.width) / 2, y: frame.y - (height - frame.height) / 2, width, height };
}

function isWithin(inner: Frame, outer: Frame): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

/** The lines of the grid, some way beyond a frame. */
export function gridLines(frame: Frame): string {
  const lines: string[] = [];
  const [low, high] = [Math.floor(-(frame.y + frame.height) / ROW) - 8, Math.ceil(-frame.y / ROW) + 8];
  const [left, right] = [Math.floor(frame.x) - 8, Math.ceil(frame.x + frame.width) + 8];
  for (let row = low; row <= high; row++) lines.push(`M${left} ${-row * ROW}H${right}`);
  const [top, bottom] = [-high * ROW, -low * ROW];
  for (let k = left - (high - low); k <= right + (high - low); k++) {
    lines.push(`M${k - bottom / (2 * ROW)} ${bottom}L${k - top / (2 * ROW)} ${top}`);
    lines.push(`M${k + bottom / (2 * ROW)} ${bottom}L${k + top / (2 * ROW)} ${top}`);
  }
  return lines.join('');
}
