/** Records of this game for the tests of the command line (see packages/cli/test/records.ts). */
export const records = {
  short: {
    game: 'counterpoint',
    options: {},
    seats: 2,
    moves: ['?r', '?y', '+y', '+b', '+g', '+r', '+y', '+b', '+g', '+r', 'y:c3', '+b', 'b:c4'],
  },
  wrongOptions: {
    width: [3, 13, 12, '6', null, 6.5],
    height: [3, 13, 9, []],
    corners: ['false', 0, null],
    partners: [true, 'true', 1, null],
  },
  perft: { args: ['2'], counts: [4, 16] },
};
