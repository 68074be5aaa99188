import { type Polyiamond, triangleCorners } from '@countertop/core';
import { onPaper, ROW } from './lattice.ts';

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
