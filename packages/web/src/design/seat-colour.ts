/** The colour of a seat's pieces on the board of its game; Counterplays is played by White and Black. */
export function seatColour(game: string, seat: number): string {
  if (game === 'counterplays') return seat === 0 ? 'var(--piece-light)' : 'var(--piece-dark)';
  return `var(--seat-${seat})`;
}
