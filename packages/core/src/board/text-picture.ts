import type { Look, Paint } from '../game/game.ts';

/**
 * The cells of a row with a blank between two. A mark of two signs, such as `()`, stands round its cell; where two marked
 * cells are neighbours, the sign that opens is seen.
 */
export function markedRow(cells: readonly string[], markOf: (column: number) => string | undefined): string {
  let row = '';
  for (let column = 0; column <= cells.length; column++) {
    row += markOf(column)?.[0] ?? markOf(column - 1)?.[1] ?? ' ';
    row += cells[column] ?? '';
  }
  return row;
}

/** A word of a line, in a colour or in none. */
export type Word = string | { readonly text: string; readonly paint: Paint };

/** Words with two blanks between them, in as many lines as the columns ask for; all but the first are indented. */
export function wordLines(words: readonly Word[], { paint, columns = Number.POSITIVE_INFINITY }: Look): string[] {
  const lines: string[] = [];
  let width = 0;
  for (const word of words) {
    const text = typeof word === 'string' ? word : word.text;
    const painted = typeof word === 'string' ? word : paint(word.text, word.paint);
    const first = lines.length === 0;
    if (first || width + 2 + text.length > columns) {
      lines.push(first ? painted : `  ${painted}`);
      width = text.length + (first ? 0 : 2);
    } else {
      lines[lines.length - 1] += `  ${painted}`;
      width += 2 + text.length;
    }
  }
  return lines;
}
