import { type Game, good, type Move, movesOf, openScene, type Puzzle } from '@countertop/core';
import { describe, expect, test } from 'vitest';
import { bruteForce } from '../../test/brute.ts';
import { Mnk, mnkKnowledge } from '../../test/mnk.ts';
import { Anyone } from '../brain/baselines.ts';
import type { Brain } from '../brain/brain.ts';
import { Candidates } from '../brain/candidates.ts';
import { AlphaBeta } from '../depth/alphabeta.ts';
import { type Found, Miner } from './mine.ts';
import { Collection } from './mine-collection.ts';
import { EASIEST, gradePuzzle, HARDEST } from './mine-rating.ts';
import { rootOf } from './mine-root.ts';
import type { Mining } from './mining.ts';
import { faultOf } from './puzzle-check.ts';
import { puzzleCounts } from './puzzle-counts.ts';

/** Three in a row on 4 x 3, moves written as numbers: small enough to be solved by brute force. */
const game: Game<Mnk> = {
  id: 'rows',
  name: 'Rows',
  seats: { min: 2, max: 2 },
  options: [],
  presets: [],
  words: {},
  start: () => new Mnk(4, 3, 3),
  read: (_, text) => good(Number(text)),
  write: (_, move) => String(move),
  picture: () => '',
};

/** Up to level 6 anybody, above that one who sees it to the end. */
const brain: Brain<Mnk> = {
  game: 'rows',
  knowledge: mnkKnowledge,
  unit: 'wins',
  words: {},
  reasons: () => [],
  look: () => 100,
  baselines: { beginner: (seed) => new Anyone(seed) },
  thinker: (level, seed) =>
    level < 7 ? new Anyone(seed) : new AlphaBeta(mnkKnowledge, { effort: { nodes: 100_000 }, bytes: 1 << 16 }),
};

const mining: Mining<Mnk> = {
  veins: [{ seats: 2, levels: [1], share: 1 }],
  nodes: 100_000,
  glance: 1,
  margin: 0.4,
  promising: (position) => position.ply > 3,
  judge(position, nodes, but = []) {
    if (position.ply + but.length >= 12) return undefined;
    const thought = new AlphaBeta(rootOf(mnkKnowledge, but), { bytes: 1 << 16 }).think(position, { nodes });
    return {
      move: thought.move,
      chance: 0.5 + Math.sign(thought.values[position.actor]) / 2,
      exact: true,
      depth: thought.depth,
    };
  },
  themes: (_, line) => [line.length > 1 ? 'long' : 'short'],
};

const mined = (seed: number): Puzzle[] => {
  const miner = new Miner(game, brain, mining, { seed });
  return Array.from({ length: 16 }, (_, match) => miner.mine(match).map(({ puzzle }) => puzzle)).flat();
};
const puzzles = mined(1);

describe('a mine', () => {
  test('gives puzzles, the same ones again for the same seed', () => {
    expect(puzzles.length).toBeGreaterThan(10);
    expect(mined(1)).toEqual(puzzles);
    expect(mined(2)).not.toEqual(puzzles);
  });

  test('one move and no other leads to the best result, as brute force sees it', () => {
    for (const puzzle of puzzles) {
      const position = opened(puzzle);
      const solver = position.actor;
      const worth = (move: Move): number => {
        position.play(move);
        const value = Math.sign(bruteForce(mnkKnowledge, position, 12)[solver]);
        position.undo();
        return value;
      };
      const first = Number(movesOf(puzzle.solution)[0]);
      const open = [...position.cells.keys()].filter((cell) => position.cells[cell] === 0);
      const others = Math.max(...open.filter((cell) => cell !== first).map(worth));
      expect((worth(first) - others) / 2, puzzle.id).toBeGreaterThanOrEqual(puzzle.margin);
    }
  });

  test('a solution ends with a move of the solver', () => {
    for (const puzzle of puzzles) {
      expect(movesOf(puzzle.solution).length % 2, puzzle.id).toBe(1);
      expect(puzzle.depth).toBeGreaterThanOrEqual(movesOf(puzzle.solution).length);
    }
    expect(puzzles.some(({ solution }) => movesOf(solution).length > 1)).toBe(true);
  });

  test('what tempts is answered, and what does as well in place of the last move is accepted', () => {
    const tempting = puzzles.flatMap((puzzle) =>
      Object.entries(puzzle.tempting ?? {}).map((trap) => ({ puzzle, trap })),
    );
    expect(tempting.length).toBeGreaterThan(0);
    for (const { puzzle, trap } of tempting) {
      const [move, line] = trap;
      const position = opened(puzzle);
      for (const each of [move, ...movesOf(line)]) {
        expect(position.cells[Number(each)], puzzle.id).toBe(0);
        position.play(Number(each));
      }
    }
    for (const puzzle of puzzles) expect(faultOf(game, mining, puzzle, mining.nodes), puzzle.id).toBeUndefined();
  });

  test('a puzzle with another solution, with one that is not the only one, or with none is found out', () => {
    const [puzzle] = puzzles;
    const other = [...opened(puzzle).cells.keys()].find(
      (cell) => opened(puzzle).cells[cell] === 0 && String(cell) !== movesOf(puzzle.solution)[0],
    );
    expect(faultOf(game, mining, { ...puzzle, solution: String(other) }, mining.nodes)?.code).toBe('other');
    expect(
      faultOf(game, mining, { ...puzzle, solution: movesOf(puzzle.solution)[0], also: String(other) }, mining.nodes),
    ).toEqual({
      code: 'other',
      at: movesOf(puzzle.solution)[0],
      right: [movesOf(puzzle.solution)[0]],
    });
    const start = { ...puzzle, at: { seats: 2, moves: '' }, solution: '0' };
    expect(faultOf(game, { ...mining, nodes: 2000 }, start, 2000)?.code).toBe('unclear');
  });

  test('puzzles are counted by moves, proof, seats and themes', () => {
    const counts = puzzleCounts(game, puzzles);
    expect(counts.all).toBe(puzzles.length);
    expect(counts.byMoves.reduce((sum, each) => sum + each, 0)).toBe(puzzles.length);
    expect(counts.byProof).toEqual({ exact: puzzles.length, result: 0, search: 0 });
    expect(counts.bySeats).toEqual(new Map([[2, puzzles.length]]));
    expect([...counts.byTheme.keys()].sort()).toEqual(['long', 'short']);
  });

  test('what no solver below level 7 finds is rated higher than what all find', () => {
    const position = Mnk.of('xx.. oo.. ....', 3);
    const rated = (level: number): number =>
      gradePuzzle(
        { ...brain, thinker: (own, seed) => brain.thinker(own < level ? 1 : 9, seed) },
        position,
        [2, 6, 7].slice(0, 1),
        { depth: 1, margin: 1, also: [] },
      ).rating;
    expect(rated(1)).toBe(EASIEST);
    expect(rated(9)).toBeGreaterThan(EASIEST + 300);
    expect(rated(9)).toBeLessThanOrEqual(HARDEST);
  });
});

describe('the root of a search', () => {
  test('has all legal moves but one', () => {
    const position = Mnk.of('xo. ... ...', 3);
    const list = new Candidates();
    rootOf({ ...mnkKnowledge, candidates: (_, few) => few.push(4, 9) }, [8]).candidates?.(position, list, 0);
    expect(list.toArray()).toEqual([4, 2, 3, 5, 6, 7]);
    expect(list.complete).toBe(true);
  });
});

describe('a collection', () => {
  const found = (id: string, more: Partial<Puzzle> = {}): Found => ({
    vein: 0,
    decisions: 2,
    puzzle: {
      id,
      at: { seats: 2, moves: '' },
      solution: '1',
      themes: [id],
      depth: 1,
      rating: 1500,
      proof: 'exact',
      margin: 1,
      ...more,
    },
  });

  test('takes no position twice, few easy ones and few of the same theme', () => {
    const collection = new Collection(mining as unknown as Mining, 20);
    expect(collection.add(found('a'))).toBe(true);
    expect(collection.add(found('a'))).toBe(false);
    const easy = ['b', 'c', 'd', 'e'].map((id) => collection.add(found(id, { rating: 600 })));
    expect(easy).toEqual([true, true, true, false]);
    const same = Array.from({ length: 8 }, (_, i) => collection.add(found(`f${i}`, { themes: ['same'] })));
    expect(same.filter(Boolean).length).toBe(6);
    expect(collection.full).toBe(false);
  });

  test('takes few of one move', () => {
    const collection = new Collection(mining as unknown as Mining, 9);
    const singles = ['a', 'b', 'c', 'd'].map((id) => collection.add({ ...found(id), decisions: 1 }));
    expect(singles).toEqual([true, true, true, false]);
    expect(collection.add(found('e'))).toBe(true);
  });
});

function opened({ at }: Puzzle): Mnk {
  const scene = openScene(game, at);
  if (!scene.ok) throw new Error(scene.problem.code);
  return scene.position;
}
