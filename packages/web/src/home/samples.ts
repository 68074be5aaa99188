import { type Game, openScene, type Position, type SceneLine } from '@countertop/core';

/** What each game looks like in the middle of a match, for cards. */
export const SAMPLES: Readonly<Record<string, SceneLine>> = {
  counterpoint: {
    seats: 2,
    moves:
      '?g ?b ?b ?g ?r ?g ?r ?y +r +g +b +b +r +b +r +y b:a4 +g r:f1 +r g:e1 +g r:f3 +y g:f6 +r r:b6 +b r:c1 +r b:b1 +g b:b2 +y y:d1 g:a1 b:e5 +g +g +b r:c4 +r g:a2 +r r:e2 +r y:f4 +b r:a5 +y b:f5 g:f2 b:c3 +g +b +b r:d2 +b b:d6 +b y:a3 b:b5 +g +y r:b4 +b',
  },
  counterplays: {
    seats: 2,
    moves: 'Y10@0,0 X0@1,-2 O0@1,-1 V0@2,1 L0@3,-1 O0@1,-3 N1@1,1 N0@0,-5 P1@1,-4 J0@3,-4 W3@1,-3 T2@1,-3',
  },
  points: {
    options: { width: 14, height: 10, centreWidth: 4, centreHeight: 4 },
    seats: 2,
    moves:
      'g6 g5 f5 f6 e6 f7 g4 h5 e5 h4 h7 g7 h6 h8 i7 g3 f4 i8 j7 h3 g8 f8 e7 e8 d7 d8 c8 i6 c9 j6 d9 k7 e9 k8 f9 l9',
  },
  countermine: {
    seats: 2,
    moves: 'g6 g4 e4 f5 e6 d6 f7 h5 g8 i6 j7 d5 e5 d4 e7 d7 d8 e8 g7 e3 h7 i7 d3 g5 i8 g10',
  },
  foursquare: {
    seats: 2,
    moves: '+40 +10 +20 +30 +10 D +10 D +20 B +30 C +10 +50 D +20 D +30 D +10 +40 C +40 C +30 A +30 +30',
  },
};

export interface Sample {
  readonly position: Position;
  readonly last: { readonly before: Position; readonly move: number } | undefined;
}

export function sampleOf(game: Game, line: SceneLine): Sample {
  const opened = openScene(game, line);
  if (!opened.ok) throw new Error(`no sample of ${game.id}, move ${opened.ply}: ${opened.problem.code}`);
  const { position, moves } = opened;
  const move = moves.at(-1);
  if (move === undefined) return { position, last: undefined };
  position.undo();
  const before = position.clone();
  position.play(move);
  return { position, last: { before, move } };
}
