/** Square grids: a column letter and a row number from 1, `a1` at the lower left; after `z` come `aa`, `ab`, … */

export function columnName(column: number): string {
  let name = '';
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    name = String.fromCharCode(97 + (rest % 26)) + name;
  }
  return name;
}

/** `column` and `row` from 0. */
export function writeCell(column: number, row: number): string {
  return columnName(column) + (row + 1);
}

/** Column and row from 0, or undefined where the text is no cell name. The cell may lie off any board. */
export function readCell(text: string): { readonly column: number; readonly row: number } | undefined {
  const match = /^([a-z]{1,3})([1-9][0-9]{0,3})$/.exec(text);
  if (match === null) return undefined;
  let column = 0;
  for (const letter of match[1]) column = column * 26 + (letter.charCodeAt(0) - 96);
  return { column: column - 1, row: Number(match[2]) - 1 };
}
