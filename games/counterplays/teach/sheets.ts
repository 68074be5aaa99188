import {
  type Figure,
  PAPER_MARGIN,
  type Paper,
  type Polyiamond,
  type Printable,
  type Sheet,
  type Spot,
  segment,
  triangleCorners,
} from '@countertop/core';
import { edgesOf, heartOf, onPaper, ROW } from '../look/lattice.ts';
import { TILES } from '../rules/tiles.ts';

/** The side of a triangle, on the grid and of the tiles alike. */
const SIDE = 20;
const GRID = { ink: '#a89c88', width: 0.25 };
const INNER = { ink: '#8a7f6e', width: 0.15 };
const CUT = { ink: '#17130f', width: 0.5 };
const LOOKS = [
  { fill: '#fbf6ea', ink: '#3a332b' },
  { fill: '#4a4137', ink: '#fbf6ea' },
] as const;
const ACROSS = 3;
const DOWN = 4;

export const sheets: readonly Printable[] = [
  {
    id: 'grid',
    pages: (paper) => [triangles(paper)],
  },
  {
    id: 'tiles',
    pages: (paper) => LOOKS.map((look) => tiles(paper, look)),
  },
];

function triangles(paper: Paper): Sheet {
  const across = Math.floor((paper.width - 2 * PAPER_MARGIN) / SIDE - 0.5);
  const down = Math.floor((paper.height - 2 * PAPER_MARGIN) / (SIDE * ROW));
  const left = (paper.width - (across + 0.5) * SIDE) / 2;
  const top = (paper.height - down * SIDE * ROW) / 2;
  // Every other row of corners stands half a side further to the right.
  const corner = (column: number, row: number): Spot => [
    left + (column + (row % 2) / 2) * SIDE,
    top + row * SIDE * ROW,
  ];
  const figures: Figure[] = [];
  for (let row = 0; row <= down; row++) figures.push(segment(corner(0, row), corner(across, row), GRID));
  for (let row = 0; row < down; row++) {
    const shift = row % 2;
    for (let column = 0; column <= across; column++) {
      figures.push(segment(corner(column, row), corner(column, row + 1), GRID));
      const beside = column + (shift === 0 ? -1 : 1);
      if (beside >= 0 && beside <= across) figures.push(segment(corner(column, row), corner(beside, row + 1), GRID));
    }
  }
  return { ...paper, figures };
}

function tiles(paper: Paper, { fill, ink }: (typeof LOOKS)[number]): Sheet {
  const figures: Figure[] = [];
  for (const [index, { letter, orientations }] of TILES.entries()) {
    const { cells } = orientations[0];
    const spots = cells.flatMap((cell) => triangleCorners(cell).map(onPaper));
    const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
    const middle = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
    const x = ((index % ACROSS) + 0.5) * ((paper.width - 2 * PAPER_MARGIN) / ACROSS) + PAPER_MARGIN;
    const y = (Math.floor(index / ACROSS) + 0.5) * ((paper.height - 2 * PAPER_MARGIN) / DOWN) + PAPER_MARGIN;
    const place = ([px, py]: Spot): Spot => [x + (px - middle[0]) * SIDE, y + (py - middle[1]) * SIDE];
    figures.push(...tile(cells, place, fill));
    const [hx, hy] = place(heartOf(cells));
    figures.push({ kind: 'text', at: [hx, hy + 1.4], size: 4, text: letter, ink });
  }
  return { ...paper, figures };
}

function tile(cells: Polyiamond, place: (spot: Spot) => Spot, fill: string): Figure[] {
  const areas = cells.map((cell): Figure => {
    const spots = triangleCorners(cell).map((corner) => place(onPaper(corner)));
    return { kind: 'path', spots, closed: true, fill, line: INNER };
  });
  return [...areas, ...edgesOf(cells).map(([from, to]) => segment(place(from), place(to), CUT))];
}
