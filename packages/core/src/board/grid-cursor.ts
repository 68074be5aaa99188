/** The cell of a square grid that the keyboard is at. Rows count upwards, as in notation. */
export interface GridCursor {
  readonly column: number;
  readonly row: number;
}

/** Where a key takes the cursor; undefined where the key is not for moving. The same on every square board. */
export function stepCursor(at: GridCursor, key: string, width: number, height: number): GridCursor | undefined {
  const { column, row } = at;
  switch (key) {
    case 'ArrowLeft':
      return { column: Math.max(0, column - 1), row };
    case 'ArrowRight':
      return { column: Math.min(width - 1, column + 1), row };
    case 'ArrowUp':
      return { column, row: Math.min(height - 1, row + 1) };
    case 'ArrowDown':
      return { column, row: Math.max(0, row - 1) };
    case 'Home':
      return { column: 0, row };
    case 'End':
      return { column: width - 1, row };
    case 'PageUp':
      return { column, row: height - 1 };
    case 'PageDown':
      return { column, row: 0 };
    default:
      return undefined;
  }
}
