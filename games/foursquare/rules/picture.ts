import { CHANCE, type Look, NOBODY, wordLines } from '@countertop/core';
import { HIGHEST } from './cards.ts';
import { writeStack } from './notation.ts';
import type { FourSquarePosition } from './position.ts';

/** Side by side the stacks of a row have so much room each; where that is not there they stand below each other. */
const WIDTH = 30;
const BESIDE = 2 * WIDTH + 2;

/** The square of stacks, then the pile, then who has taken what. */
export function picture(position: FourSquarePosition, look: Look): string {
  const rows =
    (look.columns ?? BESIDE) >= BESIDE
      ? [
          [0, 1],
          [2, 3],
        ]
      : [[0], [1], [2], [3]];
  const lines = rows.flatMap((row) => [side(position, row, look, topLine), side(position, row, look, restLine), '']);
  const pile = pileWords(position);
  lines.push(...wordLines([`tops ${position.topsTotal()}`, `pile ${position.left}:`, ...pile], look));
  const doing = doingLine(position);
  if (doing !== '') lines.push(look.paint(doing, 'mark'));
  lines.push('');
  for (let seat = 0; seat < position.scores().length; seat++) lines.push(seatLine(position, seat, look));
  return lines.join('\n');
}

type Line = (
  position: FourSquarePosition,
  stack: number,
  isLast: boolean,
) => { readonly text: string; readonly loud: boolean };

function side(position: FourSquarePosition, stacks: readonly number[], look: Look, line: Line): string {
  const cells = stacks.map((stack) => {
    const { text, loud } = line(position, stack, stack === look.last);
    return look.paint(text, loud ? 'bold' : 'dim') + ' '.repeat(Math.max(1, WIDTH - text.length));
  });
  return `  ${cells.join('')}`.trimEnd();
}

/** A card is shown in brackets, that of the last move in round ones. */
const topLine: Line = (position, stack, isLast) => {
  const top = position.topOf(stack);
  const takes =
    position.held > 0 && position.captures(stack) ? `  takes ${position.totalOf(stack) + position.held}` : '';
  const card = top === 0 ? '  ' : top;
  return { text: `${writeStack(stack)} ${isLast ? `(${card})` : `[${card}]`}${takes}`, loud: true };
};

const restLine: Line = (position, stack) => {
  const cards = position.cardsIn(stack);
  const beneath = cards.slice(0, -1).reverse();
  // The cards just beneath the top are the ones worth showing when not all fit.
  const shown = beneath.length > 4 ? `${beneath.slice(0, 4).join(' ')} …` : beneath.join(' ');
  const all = cards.length === 0 ? 'empty' : `${position.totalOf(stack)} in ${cards.length}`;
  return { text: `   ${all}${shown === '' ? '' : ` on ${shown}`}`, loud: false };
};

function pileWords(position: FourSquarePosition): string[] {
  const kinds: string[] = [];
  for (let value = 10; value <= HIGHEST * 10; value += 10) kinds.push(`${position.leftOf(value)}x${value}`);
  return kinds;
}

function doingLine(position: FourSquarePosition): string {
  if (position.actor === NOBODY) return '';
  if (position.actor !== CHANCE) return `seat ${position.turn} holds ${position.held}`;
  switch (position.drawFor) {
    case 'discard':
      return 'a card goes to the discard pile';
    case 'turn':
      return `seat ${position.turn} draws`;
    default:
      return `a card goes on ${writeStack(position.drawStack ?? 0)}`;
  }
}

function seatLine(position: FourSquarePosition, seat: number, look: Look): string {
  const solitaire = position.seats === 1;
  const name = solitaire && seat === 1 ? 'discard' : `seat ${seat} `;
  const turn = position.actor !== NOBODY && position.turn === seat ? '>' : ' ';
  const won = position.winners()?.includes(seat) ? '  wins' : '';
  const cards = position.takenBy(seat);
  const text = `${turn} ${name} ${String(position.score(seat)).padStart(4)} in ${cards} card${cards === 1 ? '' : 's'}${won}`;
  return seat < 2 ? look.paint(text, seat === 0 ? 'seat0' : 'seat1') : text;
}
