import { type Move, Random } from '@countertop/core';
import { Mcts } from '@countertop/search';
import { PointsKnowledge } from '../brain/knowledge.ts';
import { TREE } from '../brain/levels.ts';
import { fieldOf } from '../rules/field.ts';
import { leadOf } from '../rules/lead.ts';
import { PointsPosition } from '../rules/position.ts';

export const RANDOM_PLIES = 6;
const DECIDED = 15;
const LONGEST = 220;
const MOST_CHOSEN = 6;
const FEWEST_VISITS = 20;

/** A move, and what was looked at before it: moves and visits by turns. Random moves have none. */
export type Chosen = readonly [move: number, ...looked: number[]];

const OPTIONS = { width: 20, height: 20, start: 'cross', stop: 'ground', centreWidth: 0, centreHeight: 0 } as const;

export function begin(): PointsPosition {
  const position = new PointsPosition(fieldOf(OPTIONS));
  position.begin(0);
  return position;
}

/** Plays the first points anywhere in the middle, so that no two games are the same. */
export function scatter(position: PointsPosition, seed: number): Move[] {
  const random = new Random(seed);
  const moves: Move[] = [];
  while (moves.length < RANDOM_PLIES) {
    const cell = position.cellAt(5 + random.below(10), 5 + random.below(10));
    if (!position.isOpen(cell)) continue;
    position.play(cell);
    moves.push(cell);
  }
  return moves;
}

/** Played by the search with hand-made weights: fitted to games of its own it only becomes more sure of itself. */
export function playGame(seed: number, nodes: number): Chosen[] {
  const position = begin();
  const thinker = new Mcts(new PointsKnowledge({ sight: 2, forcing: [400, 0] }), {
    ...TREE,
    seed,
    bytes: 16 << 20,
    reuse: false,
  });
  const game: Chosen[] = scatter(position, seed).map((move) => [move]);
  while (position.actor >= 0 && Math.abs(leadOf(position, 0)) < DECIDED && position.ply < LONGEST) {
    const { move, candidates } = thinker.think(position, { nodes });
    const looked = candidates.slice(0, MOST_CHOSEN).filter((candidate) => candidate.nodes > FEWEST_VISITS);
    game.push([move, ...looked.flatMap(({ move, nodes }) => [move, nodes])]);
    position.play(move);
  }
  return game;
}
