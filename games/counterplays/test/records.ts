/** Records of this game for the tests of the command line (see packages/cli/test/records.ts). */
export const records = {
  short: { game: 'counterplays', options: { goal: 'highest' }, seats: 2, moves: ['O0@0,0'] },
  wrongOptions: { goal: ['', 'Highest', 'middle', true, null, 1] },
  // The 94 fixed hexiamonds.
  perft: { args: ['1'], counts: [94] },
};
