import {
  box,
  columnName,
  type Figure,
  grid,
  PAPER_MARGIN,
  type Paper,
  type Printable,
  type Sheet,
  type Spot,
  segment,
} from '@countertop/core';

const SIZE = 12;
const CUBES = 40;
const RINGS = 5;
const POINTS = 3;
const INK = '#3a332b';
const LINE = { ink: '#8a7f6e', width: 0.3 };
const EDGE = { ink: INK, width: 0.7 };
const CUT = { ink: '#8a7f6e', width: 0.2, dash: 1 };
const SEATS = ['#b8432a', '#3a332b'];
const CELL = 13;
const DOT = 4;
const LABEL = 3;

export const sheets: readonly Printable[] = [
  {
    id: 'mat',
    pages: (paper) => [mat(paper)],
  },
  {
    id: 'cubes',
    pages: (paper) => [pieces(paper)],
  },
];

function mat(paper: Paper): Sheet {
  const side = SIZE * CELL;
  const margin = paper.width - 2 * PAPER_MARGIN - side - 2 * LABEL;
  const left = PAPER_MARGIN + 2 * LABEL;
  const top = (paper.height - side) / 2;
  const figures: Figure[] = [
    ...grid([left, top], SIZE, SIZE, CELL, LINE),
    box([left, top], side, side, { line: EDGE }),
  ];
  for (let i = 0; i < SIZE; i++) {
    const middle = (i + 0.5) * CELL;
    figures.push(text([left + middle, top + side + 1.5 * LABEL], columnName(i)));
    figures.push(text([left + middle, top - 1.5 * LABEL], columnName(i), true));
    figures.push(text([left - LABEL, top + side - middle + LABEL / 3], String(i + 1)));
  }
  // Each player's three dots at the right hand of the mat, the arrow between them.
  const x = left + side + margin / 2;
  for (let i = 0; i < POINTS; i++) {
    const away = (0.7 + i * 1.1) * CELL;
    figures.push(dot([x, top + side - away], SEATS[0]), dot([x, top + away], SEATS[1]));
  }
  figures.push(...arrow([x, top + side / 2], 1.9 * CELL));
  return { ...paper, figures };
}

/** Points both ways: the cube that waits lies on it. */
function arrow([x, y]: Spot, half: number): Figure[] {
  const tip = 3;
  return [
    segment([x, y - half], [x, y + half], EDGE),
    ...[-1, 1].flatMap((way) =>
      [-1, 1].map((hand) => segment([x, y + way * half], [x + hand * tip, y + way * (half - 1.5 * tip)], EDGE)),
    ),
    box([x - 5, y - 5], 10, 10, { fill: '#ffffff', line: { ...LINE, dash: 1 } }),
  ];
}

function pieces(paper: Paper): Sheet {
  const cube = 11;
  const across = 10;
  const left = (paper.width - across * cube) / 2;
  const figures: Figure[] = [];
  for (const [seat, fill] of SEATS.entries()) {
    const top = PAPER_MARGIN + 5 + seat * 55;
    for (let i = 0; i < CUBES; i++) {
      const at: Spot = [left + (i % across) * cube, top + Math.floor(i / across) * cube];
      figures.push(box(at, cube, cube, { fill, line: { ink: '#ffffff', width: 0.4 } }));
      // Known without colours too: one player's cubes carry a mark.
      const middle: Spot = [at[0] + cube / 2, at[1] + cube / 2];
      if (seat === 1) figures.push({ kind: 'disc', at: middle, radius: 2, line: { ink: '#ffffff', width: 0.6 } });
    }
  }
  const y = PAPER_MARGIN + 135;
  for (let i = 0; i < RINGS; i++) {
    const at: Spot = [paper.width / 2 + (i - (RINGS - 1) / 2) * 22, y];
    figures.push({ kind: 'disc', at, radius: 8, line: { ink: INK, width: 0.3 } });
    figures.push({ kind: 'disc', at, radius: DOT + 1, line: CUT });
  }
  return { ...paper, figures };
}

function dot(at: Spot, fill: string): Figure {
  return { kind: 'disc', at, radius: DOT, fill };
}

function text(at: Spot, written: string, turned = false): Figure {
  return { kind: 'text', at, size: LABEL, text: written, ink: INK, turned };
}
