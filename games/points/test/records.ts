/** Records of this game for the tests of the command line (see packages/cli/test/records.ts). */
export const records = {
  short: {
    game: 'points',
    options: { width: 12, height: 10, centreWidth: 0 },
    seats: 2,
    setup: { place: ['0:c4', '1:d5'], turn: 1 },
    moves: ['e5', 'f6', 'stop', 'a1', 'a2'],
  },
  wrongOptions: {
    width: [3, 65, 20.5, '20', null, true, [20], 1e99, -20],
    height: [3, 65, ''],
    centreWidth: [-1, 39, 65, null],
    centreHeight: [-1, 32, {}],
    start: ['', 'Empty', 'both', 0, null],
    stop: ['playout', 'GROUND', false],
  },
  wrongSetups: {
    'taken by an enemy': ['0:c5', '0:d4', '0:e5', '0:d6', '1:d5', '1:d5'],
    circled: ['0:c5', '0:d4', '0:e4', '0:f5', '0:e6', '1:e5', '0:d6', '1:d5'],
  },
  wrongMoves: {
    'after stop with ground': { options: { stop: 'ground' }, moves: ['t16', 't17', 'stop', 'a1'] },
    'after done': { moves: ['t16', 't17', 'stop', 'a1', 'done', 'done'] },
    'stop on the first turn': { moves: ['stop'] },
  },
  perft: { args: ['2', '--preset', 'Mini'], counts: [16, 16 * 15] },
};
