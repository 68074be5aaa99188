import { CHANCE, type Game, type Move, MoveList, NOBODY, type Position } from '@countertop/core';
import type { Brain } from '../brain/brain.ts';
import { calibratedStanding } from '../brain/calibration.ts';
import { writeChances } from '../brain/chances.ts';
import type { Thought } from '../thinker/thinker.ts';
import type { Consideration, Way } from './messages.ts';

/** A thought about a position in notation, with its ways to go on. */
export function written(game: Game, position: Position, thought: Thought, ways: readonly Way[]): Consideration {
  return {
    ...thought,
    move: game.write(position, thought.move),
    line: writtenLine(game, position, thought.line),
    candidates: thought.candidates.map((each) => ({ ...each, move: game.write(position, each.move) })),
    ways,
  };
}

/** Moves one after the other as texts; the line ends where it is not legal. */
export function writtenLine(game: Game, position: Position, moves: readonly Move[]): string[] {
  const along = position.clone();
  const legal = new MoveList();
  const texts: string[] = [];
  for (const move of moves) {
    if (along.actor < 0) break;
    along.moves(legal);
    if (!legal.includes(move)) break;
    texts.push(game.write(along, move));
    along.play(move);
  }
  return texts;
}

/**
 * What would be played, then the others. These were followed earlier: what they are worth is what is thought of them
 * now, and never more than the first.
 */
export function waysOf(
  game: Game,
  position: Position,
  thought: Thought,
  others: readonly Way[],
  reasons: Way['reasons'],
): Way[] {
  const { actor } = position;
  const best = thought.candidates.find(({ move }) => move === thought.move);
  const first: Way = {
    moves: writtenLine(game, position, thought.line.length > 0 ? thought.line : [thought.move]),
    chance: best?.chance ?? thought.chances[actor] ?? 0,
    value: best?.value ?? thought.values[actor] ?? 0,
    reasons,
  };
  const asNow = (other: Way): Way => {
    const seen = thought.candidates.find(({ move }) => game.write(position, move) === other.moves[0]) ?? other;
    return { ...other, chance: Math.min(first.chance, seen.chance), value: Math.min(first.value, seen.value) };
  };
  return [
    first,
    ...others
      .filter(({ moves }) => moves[0] !== first.moves[0])
      .map(asNow)
      .sort((a, b) => b.chance - a.chance),
  ];
}

/** Where nobody has a choice: the end of the game is known, and what a draw may bring is looked at once. */
export function atFirstSight(game: Game, brain: Brain, position: Position): Consideration {
  const ways: Way[] = [];
  const { values, chances } = glance(brain, position);
  if (position.actor === CHANCE) {
    const list = new MoveList();
    position.moves(list);
    const total = list.totalWeight();
    chances.fill(0);
    for (let i = 0; i < list.length; i++) {
      const move = list.moves[i];
      const odds = list.weights[i] / total;
      const after = position.clone();
      after.play(move);
      const seen = glance(brain, after);
      for (let seat = 0; seat < position.seats; seat++) chances[seat] += odds * seen.chances[seat];
      ways.push({
        moves: [game.write(position, move)],
        chance: seen.chances[0],
        value: seen.values[0],
        odds,
        reasons: [],
      });
    }
  }
  return {
    move: undefined,
    line: [],
    values,
    chances,
    candidates: [],
    nodes: ways.length,
    milliseconds: 0,
    nodesPerSecond: 0,
    depth: 0,
    exact: position.actor !== CHANCE,
    ways,
  };
}

function glance(brain: Brain, position: Position): { values: number[]; chances: number[] } {
  const values = new Float64Array(position.seats);
  const chances = new Float64Array(position.seats);
  brain.knowledge.evaluate(position, values);
  writeChances(brain.knowledge, position, values, chances);
  const seen = { values: [...values], chances: [...chances], exact: position.actor === NOBODY };
  return calibratedStanding(brain, position, seen);
}
