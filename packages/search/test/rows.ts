import { bad, type Game, good, MoveList, type Position } from '@countertop/core';
import { AlphaBeta, Anyone, type Body, type Brain, toned } from '@countertop/search';
import { Mnk, mnkKnowledge } from './mnk.ts';

/** Three in a row as a whole game: cells are written a1 to c3. */
export const rows: Game<Mnk> = {
  id: 'rows',
  name: 'Rows',
  seats: { min: 2, max: 2 },
  options: [],
  presets: [],
  words: {},
  start: () => new Mnk(3, 3, 3),
  read(position, text) {
    const cell = 'abc'.indexOf(text[0]) + 3 * (Number(text[1]) - 1);
    const legal = new MoveList();
    position.moves(legal);
    return legal.includes(cell) ? good(cell) : bad('taken', { given: text });
  },
  write: (_, move) => `${'abc'[move % 3]}${1 + Math.floor(move / 3)}`,
  picture: () => '',
};

const reason = toned({ middle: 'for', edge: 'against', corner: 'idle' });

export const rowsBrain: Brain<Mnk> = {
  game: 'rows',
  knowledge: mnkKnowledge,
  unit: 'wins',
  words: { middle: 'takes the middle' },
  reasons: (_, move) => [reason(move === 4 ? 'middle' : move % 2 === 1 ? 'edge' : 'corner')],
  look: () => 500,
  baselines: { beginner: (seed) => new Anyone(seed) },
  thinker: (level) => new AlphaBeta(mnkKnowledge, { depth: level, effort: { nodes: 5000 }, bytes: 1 << 14 }),
};

/** Where a mind lives that knows this game and no other, and has a clock that stands still. */
export function bodyOf(post: Body['post'], changes: Partial<Body> = {}): Body {
  return {
    game: async (id) => (id === 'rows' ? good(rows as unknown as Game) : bad('game-unknown', { given: id })),
    brain: async () => good(anyBrain(rowsBrain)),
    now: () => 0,
    post,
    ...changes,
  };
}

/** A brain as it comes from a list of games, where nobody knows what its positions are. */
export function anyBrain<P extends Position>(brain: Brain<P>): Brain {
  return brain as unknown as Brain;
}

/** The scene after these moves. */
export const scene = (...moves: string[]): { game: string; seats: number; moves: string[] } => ({
  game: 'rows',
  seats: 2,
  moves,
});
