import { fieldsOf, Keepsake } from '../store/keepsake.ts';

/** The table that somebody last set up for a game; it is there once they have. What is in it the table checks. */
export function keptTable(game: string): Keepsake<Readonly<Record<string, unknown>>> {
  return new Keepsake(`table.${game}`, fieldsOf);
}
