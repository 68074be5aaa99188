/** Records of this game for the tests of the command line (see packages/cli/test/records.ts). */
export const records = {
  short: {
    game: 'countermine',
    options: { swap: true },
    seats: 2,
    setup: { place: ['0:a1', '1:b2'], turn: 0 },
    moves: ['f6', 'g7', 'a2'],
  },
  wrongOptions: { swap: ['true', 1, 0, null, [], {}] },
  wrongSetups: {
    'beyond the supply': Array.from(
      { length: 41 },
      (_, i) => `0:${'abcdefghijkl'[i % 12]}${Math.floor(i / 12) * 2 + 1}`,
    ),
  },
  perft: { args: ['2'], counts: [144, 144 * 143] },
};
