import { guideOf } from '../games.ts';

/** The colour of a seat's pieces on the board of its game. */
export function seatColour(game: string, seat: number): string {
  return guideOf(game)?.seatColours?.[seat] ?? `var(--seat-${seat})`;
}

/** The same for what is drawn by styles: the colours of the seats as properties. */
export function seatStyle(game: string): string {
  return (guideOf(game)?.seatColours ?? []).map((colour, seat) => `--seat-${seat}: ${colour}`).join('; ');
}
