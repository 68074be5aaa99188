import {
  box,
  columnName,
  type Figure,
  grid,
  PAPER_MARGIN,
  type Paper,
  type Printable,
  type Sheet,
  sideways,
} from '@countertop/core';
import { type PointsOptions, game as points } from '../game.ts';
import { fieldOf } from '../rules/field.ts';

const INK = '#3a332b';
const SEATS = ['#b8432a', '#24507e'];
const GRID = { ink: '#c9bfae', width: 0.15 };
const MIDDLE = { ink: '#8a7f6e', width: 0.35, dash: 1.6 };
const LABEL = 2.6;

/** Squared paper: points are put where lines cross. */
export const sheets: readonly Printable[] = points.presets.map(({ name, options }) => ({
  id: name.toLowerCase(),
  pages: (paper) => [field(sideways(paper), options)],
}));

function field(paper: Paper, options: PointsOptions): Sheet {
  const { width, height, middleEdges, cross, stride } = fieldOf(options);
  const room = PAPER_MARGIN + 2 * LABEL;
  const step = Math.min((paper.width - 2 * room) / (width - 1), (paper.height - 2 * room) / (height - 1));
  const left = (paper.width - step * (width - 1)) / 2;
  const bottom = (paper.height + step * (height - 1)) / 2;
  const x = (column: number) => left + column * step;
  const y = (row: number) => bottom - row * step;
  const figures: Figure[] = grid([left, y(height - 1)], width - 1, height - 1, step, GRID);
  if (middleEdges !== undefined) {
    const { left: from, right, bottom: low, top } = middleEdges;
    const corner = [x(from) - step / 2, y(top) - step / 2] as const;
    figures.push(box(corner, (right - from + 1) * step, (top - low + 1) * step, { line: MIDDLE }));
  }
  for (let column = 0; column < width; column++) {
    for (let row = 0; row < height; row++) {
      figures.push({ kind: 'disc', at: [x(column), y(row)], radius: step * 0.06, fill: INK });
    }
  }
  for (const [seat, cell] of cross) {
    const at = [x((cell % stride) - 1), y(Math.floor(cell / stride) - 1)] as const;
    figures.push({ kind: 'disc', at, radius: step * 0.28, fill: SEATS[seat] });
  }
  const label = (text: string, at: readonly [number, number]): Figure => ({
    kind: 'text',
    at,
    size: LABEL,
    text,
    ink: INK,
  });
  for (let column = 0; column < width; column++) {
    for (const row of [y(0) + 2 * LABEL, y(height - 1) - LABEL])
      figures.push(label(columnName(column), [x(column), row]));
  }
  for (let row = 0; row < height; row++) {
    const text = String(row + 1);
    for (const side of [x(0) - 1.6 * LABEL, x(width - 1) + 1.6 * LABEL]) {
      figures.push(label(text, [side, y(row) + LABEL / 3]));
    }
  }
  return { ...paper, figures };
}
