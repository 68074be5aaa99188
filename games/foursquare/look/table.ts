import { STACKS } from '../rules/cards.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where everything lies, in units of which a card is 28 by 38. Spots are corners, above and left. */
export interface Table {
  readonly width: number;
  readonly height: number;
  /** The face-down pile, and beside it what is left in it. */
  readonly pile: Spot;
  readonly counts: Spot;
  /** The card that was drawn. */
  readonly hand: Spot;
  /** Solitaire's discard pile. */
  readonly discard: Spot;
  readonly stacks: readonly Spot[];
  /** The middle of the four stacks. */
  readonly middle: Spot;
  /** Whoever has won cards has them here. */
  readonly won: readonly (Spot & { readonly width: number })[];
  /** What is to be reached alone, and how many letters a line of it has. */
  readonly goal: Spot & { readonly letters: number };
}

/** Cards on the stacks are one and a half times as large. */
export const SIZE = 1.5;
/** The square of stacks with the names and totals at its sides. */
const SQUARE = { width: 160, height: 140 };
const STRIP = 20;

/** What is drawn and won lies above and below the stacks, or left and right of them: whichever leaves more room for them. */
export function tableFor(seats: number, room: { readonly width: number; readonly height: number } | undefined): Table {
  const tall = upright(seats);
  if (room === undefined || room.width === 0 || room.height === 0) return tall;
  const wide = flat(seats);
  const scale = ({ width, height }: Table) => Math.min(room.width / width, room.height / height);
  return scale(wide) < 1.1 * scale(tall) ? tall : wide;
}

/** A and B above, C and D below. */
function square(left: number, top: number): Pick<Table, 'stacks' | 'middle'> {
  return {
    stacks: Array.from({ length: STACKS }, (_, stack) => ({
      x: left + (stack % 2 === 0 ? 20 : 94),
      y: top + (stack < 2 ? 5 : 77),
    })),
    middle: { x: left + 80, y: top + 70 },
  };
}

function upright(seats: number): Table {
  const top = 57;
  const strip = top + SQUARE.height + 5;
  const width = seats === 1 ? 46 : 152 / seats;
  return {
    width: SQUARE.width,
    height: strip + STRIP + 1,
    pile: { x: 6, y: 5 },
    counts: { x: 42, y: 10 },
    hand: { x: 66, y: 5 },
    discard: { x: 122, y: 5 },
    ...square(0, top),
    won: Array.from({ length: seats }, (_, seat) => ({ x: 4 + seat * width, y: strip, width })),
    goal: { x: 56, y: strip + 7.5, letters: 40 },
  };
}

function flat(seats: number): Table {
  const [left, right] = [50, 40];
  const pitch = Math.min(STRIP + 3, SQUARE.height / seats);
  const x = left + SQUARE.width + 3;
  return {
    width: left + SQUARE.width + right,
    height: SQUARE.height + 4,
    pile: { x: 2, y: 5 },
    counts: { x: 33, y: 10 },
    hand: { x: 10, y: 60 },
    discard: { x: x + 3, y: 60 },
    ...square(left, 2),
    won: Array.from({ length: seats }, (_, seat) => ({ x, y: 2 + seat * pitch, width: right - 4 })),
    goal: { x, y: 120, letters: 14 },
  };
}

/** A sentence in lines of about so many letters. */
export function linesOf(sentence: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of sentence.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
