/** Whether somebody has set up a match of this game on this device: the table is remembered then. */
export function hasTable(game: string): boolean {
  try {
    return localStorage.getItem(tableKey(game)) !== null;
  } catch {
    return false;
  }
}

/** Where the table of a game is remembered. */
export const tableKey = (game: string): string => `countertop.table.${game}`;
