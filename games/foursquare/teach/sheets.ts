import { box, type Figure, type Paper, type Printable, type Sheet, type Spot } from '@countertop/core';
import { COPIES } from '../rules/cards.ts';

const ACROSS = 3;
const DOWN = 3;
/** Poker size: nine stand on every paper, and sleeves and other decks fit. */
const CARD = { width: 63.5, height: 88.9 } as const;
const CUT = { ink: '#a89c88', width: 0.2, dash: 1.2 };
/** Three cards leave Letter so little that they begin where printers do; what is left below is the footer's. */
const TOP = 5;
/** By value in tens. */
const INKS = ['', '#7a5c12', '#2f6b3c', '#24507e', '#6a3d7c', '#a1301f'];
const SETS = 2;
const FACE = 18;
const CORNER = 6;

export const sheets: readonly Printable[] = [
  {
    id: 'cards',
    pages,
  },
];

/** All cards, set by set, so that one set can be kept apart. */
function deck(): number[] {
  const cards: number[] = [];
  for (let set = 0; set < SETS; set++) {
    for (const [value, copies] of COPIES.entries()) for (let i = 0; i < copies / SETS; i++) cards.push(value);
  }
  return cards;
}

function pages(paper: Paper): Sheet[] {
  const cards = deck();
  const sheets: Sheet[] = [];
  for (let first = 0; first < cards.length; first += ACROSS * DOWN) {
    sheets.push(page(paper, cards.slice(first, first + ACROSS * DOWN)));
  }
  return sheets;
}

function page(paper: Paper, cards: readonly number[]): Sheet {
  const { width, height } = CARD;
  const left = (paper.width - ACROSS * width) / 2;
  const top = TOP;
  const figures = cards.flatMap((value, index) => {
    const at: Spot = [left + (index % ACROSS) * width, top + Math.floor(index / ACROSS) * height];
    return card(at, width, height, value);
  });
  return { ...paper, figures };
}

function card([x, y]: Spot, width: number, height: number, value: number): Figure[] {
  const ink = INKS[value];
  const text = String(value * 10);
  const inset = 3;
  const figures: Figure[] = [
    box([x, y], width, height, { line: CUT }),
    box([x + inset, y + inset], width - 2 * inset, height - 2 * inset, { line: { ink, width: 0.6 } }),
    { kind: 'text', at: [x + width / 2, y + height / 2 + FACE / 3], size: FACE, text, ink },
    { kind: 'text', at: [x + inset + 7, y + inset + 7.5], size: CORNER, text, ink },
    { kind: 'text', at: [x + width - inset - 7, y + height - inset - 7.5], size: CORNER, text, ink, turned: true },
  ];
  // As many discs as tens: the value can be counted.
  for (let i = 0; i < value; i++) {
    const at: Spot = [x + width / 2 + (i - (value - 1) / 2) * 7, y + height / 2 + FACE];
    figures.push({ kind: 'disc', at, radius: 2.2, fill: ink });
  }
  return figures;
}
