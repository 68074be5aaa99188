import { type Game, type Move, movesOf, openScene, type Position, type Puzzle, readMove } from '@countertop/core';
import type { Mining, PuzzleStep } from './mining.ts';
import { Prover } from './prover.ts';

/**
 * What is wrong with a puzzle. `unplayable`: it cannot be opened or played. `unclear`: nothing is clearly best at a move of the solver.
 * `other`: something else is right there than what is accepted.
 */
export interface PuzzleFault {
  readonly code: 'unplayable' | 'unclear' | 'other';
  /** The move of the solution, in notation. */
  readonly at: string;
  /** The moves that are right there, in notation. */
  readonly right: readonly string[];
}

/** A puzzle of a game, opened: the position, and its solution as moves. */
export interface OpenedPuzzle<P extends Position = Position> {
  readonly position: P;
  readonly moves: readonly Move[];
  /** Moves of the solver. */
  readonly decisions: number;
}

/** Plays a puzzle through; a fault where that is not possible. */
export function openPuzzle<P extends Position>(game: Game<P>, puzzle: Puzzle): OpenedPuzzle<P> | PuzzleFault {
  const opened = openScene(game, puzzle.at);
  if (!opened.ok) return { code: 'unplayable', at: movesOf(puzzle.at.moves)[opened.ply ?? 0] ?? '', right: [] };
  const work = opened.position.clone() as P;
  const moves: Move[] = [];
  let decisions = 0;
  for (const text of movesOf(puzzle.solution)) {
    const move = readMove(game, work, text);
    if (!move.ok) return { code: 'unplayable', at: text, right: [] };
    if (work.actor === opened.position.actor) decisions++;
    moves.push(move.value);
    work.play(move.value);
  }
  return { position: opened.position, moves, decisions };
}

/** Proves every move of the solver afresh, each from the position in which it is asked for; nothing where all hold. */
export function faultOf<P extends Position>(
  game: Game<P>,
  mining: Mining<P>,
  puzzle: Puzzle,
  nodes: number,
): PuzzleFault | undefined {
  const opened = openPuzzle(game, puzzle);
  if ('code' in opened) return opened;
  const { position, moves } = opened;
  const prover = new Prover(mining, nodes);
  const solver = position.actor;
  const work = position.clone() as P;
  const texts = movesOf(puzzle.solution);
  let before: PuzzleStep | undefined;
  for (const [index, move] of moves.entries()) {
    if (work.actor === solver) {
      const step = prover.stepAfter(work, before);
      const at = texts[index];
      if (step === undefined) return { code: 'unclear', at, right: [] };
      const right = step.right.map((each) => game.write(work, each));
      const accepted = [at, ...(index === moves.length - 1 ? movesOf(puzzle.also ?? '') : [])];
      if (!sameTexts(right, accepted)) return { code: 'other', at, right };
      before = step;
    }
    work.play(move);
  }
  return undefined;
}

function sameTexts(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text) => other.includes(text));
}
