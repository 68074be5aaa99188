import {
  box,
  type Figure,
  PAPER_MARGIN,
  type Paper,
  type Printable,
  type Sheet,
  type Spot,
  segment,
} from '@countertop/core';
import { game as counterpoint } from '../game.ts';
import { COLOURS, COUNTERS, EACH } from '../rules/colours.ts';

const INK = '#3a332b';
const LINE = { ink: '#8a7f6e', width: 0.35 };
const SPACE = { ink: '#c9bfae', width: 0.25 };
const RESERVE = 4;
/** The radius of a counter: it fits the cells of every board here. */
const COUNTER = 8;
/** As on the page: fill, and the ink of the shape that doubles the colour. */
const LOOKS = [
  { fill: '#f2c230', mark: '#1d1812' },
  { fill: '#2a62a8', mark: '#fffaf0' },
  { fill: '#4f9d5c', mark: '#1d1812' },
  { fill: '#b5332b', mark: '#fffaf0' },
];

export const sheets: readonly Printable[] = [
  ...counterpoint.presets
    .filter(({ options }) => !options.partners)
    .map(
      ({ name, options }): Printable => ({
        id: `board-${name}`,
        pages: (paper) => [board(paper, options.width, options.height, options.corners)],
      }),
    ),
  {
    id: 'counters',
    pages: (paper) => [counters(paper)],
  },
];

function board(paper: Paper, columns: number, rows: number, corners: boolean): Sheet {
  const room = paper.width - 2 * PAPER_MARGIN;
  // A reserve and a little air on both sides.
  const cell = room / (Math.max(columns, rows) + 2.6);
  const left = (paper.width - columns * cell) / 2;
  const top = (paper.height - rows * cell) / 2;
  const figures: Figure[] = [];
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const cornered = (column === 0 || column === columns - 1) && (row === 0 || row === rows - 1);
      if (cornered && !corners) continue;
      const at: Spot = [left + column * cell, top + row * cell];
      figures.push(box(at, cell, cell, { line: LINE }));
      figures.push({ kind: 'disc', at: [at[0] + cell / 2, at[1] + cell / 2], radius: cell * 0.38, line: SPACE });
    }
  }
  const far = { x: (columns * cell) / 2 + cell * 0.8, y: (rows * cell) / 2 + cell * 0.8 };
  const middle: Spot = [paper.width / 2, paper.height / 2];
  for (let i = 0; i < RESERVE; i++) {
    const along = (i - (RESERVE - 1) / 2) * cell;
    for (const [dx, dy] of [
      [along, far.y],
      [along, -far.y],
      [far.x, along],
      [-far.x, along],
    ]) {
      figures.push({ kind: 'disc', at: [middle[0] + dx, middle[1] + dy], radius: cell * 0.42, line: LINE });
    }
  }
  return { ...paper, figures };
}

function counters(paper: Paper): Sheet {
  const across = 8;
  const step = 2 * COUNTER + 4;
  const left = (paper.width - (across - 1) * step) / 2;
  const top = PAPER_MARGIN + step;
  const figures: Figure[] = [];
  for (let i = 0; i < COUNTERS; i++) {
    const at: Spot = [left + (i % across) * step, top + Math.floor(i / across) * step];
    figures.push(...counter(at, COUNTER, Math.floor(i / EACH)));
  }
  return { ...paper, figures };
}

function counter(at: Spot, radius: number, colour: number): Figure[] {
  const { fill, mark } = LOOKS[colour];
  return [
    { kind: 'disc', at, radius, fill, line: { ink: INK, width: 0.2 } },
    ...shape(at, radius * 0.32, colour, mark),
  ];
}

/** Disc, square, triangle, cross: known without colours too. */
function shape([x, y]: Spot, size: number, colour: number, ink: string): Figure[] {
  switch (COLOURS[colour].name) {
    case 'yellow':
      return [{ kind: 'disc', at: [x, y], radius: size, fill: ink }];
    case 'blue':
      return [box([x - size, y - size], 2 * size, 2 * size, { fill: ink })];
    case 'green': {
      const spots: Spot[] = [
        [x, y - 1.25 * size],
        [x + 1.2 * size, y + 0.85 * size],
        [x - 1.2 * size, y + 0.85 * size],
      ];
      return [{ kind: 'path', spots, closed: true, fill: ink }];
    }
    case 'red': {
      const line = { ink, width: 0.6 * size };
      return [
        segment([x - size, y - size], [x + size, y + size], line),
        segment([x + size, y - size], [x - size, y + size], line),
      ];
    }
  }
}
