/** Records of this game for the tests of the command line (see packages/cli/test/records.ts). */
export const records = {
  short: { game: 'foursquare', seats: 3, moves: ['+10', '+20', '+30', '+40', '+50', 'A', '+10', 'B'] },
  wrongMoves: { 'a fifth 50': { moves: ['+50', '+50', '+50', '+50', '+50'] } },
  perft: { args: ['6'], counts: [5, 25, 125, 625, 3124, 12_496] },
};
