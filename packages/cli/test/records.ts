/** A short record of every game, legal to the last move and not over. */
export const RECORDS = {
  counterpoint: {
    game: 'counterpoint',
    options: {},
    seats: 2,
    moves: ['?r', '?y', '+y', '+b', '+g', '+r', '+y', '+b', '+g', '+r', 'y:c3', '+b', 'b:c4'],
  },
  counterplays: { game: 'counterplays', options: { goal: 'highest' }, seats: 2, moves: ['O0@0,0'] },
  points: {
    game: 'points',
    options: { width: 12, height: 10, centreWidth: 0 },
    seats: 2,
    setup: { place: ['0:c4', '1:d5'], turn: 1 },
    moves: ['e5', 'f6', 'stop', 'a1', 'a2'],
  },
  countermine: {
    game: 'countermine',
    options: { swap: true },
    seats: 2,
    setup: { place: ['0:a1', '1:b2'], turn: 0 },
    moves: ['f6', 'g7', 'a2'],
  },
  foursquare: { game: 'foursquare', seats: 3, moves: ['+10', '+20', '+30', '+40', '+50', 'A', '+10', 'B'] },
} as const;

export const GAMES = Object.keys(RECORDS) as (keyof typeof RECORDS)[];
