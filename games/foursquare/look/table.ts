import { STACKS } from '../rules/cards.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Place extends Spot {
  readonly width: number;
  readonly height: number;
}

/** Where everything lies, in units of which a card is 28 by 38. Spots are corners, above and left. */
export interface TableLayout {
  readonly width: number;
  readonly height: number;
  /** Where the stacks end: pictures that stand still do. */
  readonly foot: number;
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
  readonly won: readonly Place[];
  /** What is to be reached alone, and how many letters a line of it has. */
  readonly goal: Spot & { readonly letters: number };
}

/** Cards on the stacks are one and a half times as large. */
export const SIZE = 1.5;
/** The square of stacks with the names and totals at its sides. */
const SQUARE = { width: 160, height: 140 };
/** How high a place for what was won is, where there is room, and what lies between two of them. */
const HIGHEST_PLACE = 20;
const GAP = 1.8;

/** What is drawn and won lies above the stacks, or left and right of them: whichever leaves more room for them. */
export function tableFor(
  seats: number,
  room: { readonly width: number; readonly height: number } | undefined,
): TableLayout {
  const tall = upright(seats);
  if (room === undefined || room.width === 0 || room.height === 0) return tall;
  const wide = flat(seats);
  const scale = ({ width, height }: TableLayout) => Math.min(room.width / width, room.height / height);
  return scale(wide) < 1.1 * scale(tall) ? tall : wide;
}

/** A and B above, C and D below. */
function square(left: number, top: number): Pick<TableLayout, 'stacks' | 'middle'> {
  return {
    stacks: Array.from({ length: STACKS }, (_, stack) => ({
      x: left + (stack % 2 === 0 ? 22 : 92),
      y: top + (stack < 2 ? 5 : 77),
    })),
    middle: { x: left + 80, y: top + 70 },
  };
}

/** What the others won lies beside the card that is drawn; who plays alone has the discard pile there, and a strip below. */
function upright(seats: number): TableLayout {
  const top = 57;
  const foot = top + SQUARE.height + 2;
  const strip = foot + 3;
  const alone = seats === 1;
  return {
    width: SQUARE.width,
    height: alone ? strip + HIGHEST_PLACE + 1 : foot,
    foot,
    pile: { x: 6, y: 5 },
    counts: { x: 42, y: 10 },
    hand: { x: 66, y: 5 },
    discard: { x: 122, y: 5 },
    ...square(0, top),
    won: placesFor(
      seats,
      alone ? { x: 4, y: strip, width: 46, height: HIGHEST_PLACE } : { x: 103, y: 1, width: 54, height: 54 },
    ),
    goal: { x: 56, y: strip + 7.5, letters: 40 },
  };
}

function flat(seats: number): TableLayout {
  const [left, right] = [50, 46];
  const x = left + SQUARE.width + 3;
  const foot = SQUARE.height + 4;
  return {
    width: left + SQUARE.width + right,
    height: foot,
    foot,
    pile: { x: 2, y: 5 },
    counts: { x: 33, y: 10 },
    hand: { x: 10, y: 60 },
    discard: { x: x + 3, y: 60 },
    ...square(left, 2),
    won: placesFor(seats, { x, y: 2, width: right - 7, height: SQUARE.height }),
    goal: { x, y: 120, letters: 14 },
  };
}

/** One below the other, as high as they need to be where there is room. */
function placesFor(seats: number, room: Place): readonly Place[] {
  const pitch = Math.min(HIGHEST_PLACE + GAP, (room.height + GAP) / seats);
  return Array.from({ length: seats }, (_, seat) => ({ ...room, y: room.y + seat * pitch, height: pitch - GAP }));
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
