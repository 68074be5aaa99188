/** How a game that is over ended, in a line. */
export function resultLine(winners: readonly number[], scores: readonly number[], seats: number): string {
  return `${whoWon(winners, seats)} Scores: ${scores.join(' : ')}.`;
}

function whoWon(winners: readonly number[], seats: number): string {
  if (winners.length === 0) return seats === 1 ? 'Lost.' : 'Nobody wins.';
  if (winners.length === 1) return seats === 1 ? 'Won.' : `Seat ${winners[0]} wins.`;
  if (winners.length === seats) return seats === 2 ? 'A draw.' : 'All share the win.';
  return `Seats ${winners.join(' and ')} win.`;
}
