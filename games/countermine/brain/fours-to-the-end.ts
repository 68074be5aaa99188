import { type Move, MoveList } from '@countertop/core';
import type { Budget, Proof } from '@countertop/search';
import { cellOfMove } from '../rules/moves.ts';
import type { CounterminePosition } from '../rules/position.ts';
import { WIN } from './evaluation.ts';
import type { CountermineKnowledge } from './knowledge.ts';
import { NO_WIN } from './threats.ts';

/** Fours tried at most before the search proper begins: a few hundredths of a second. */
const FOURS = 20_000;

/** Looks for a win by fours to its end, however long it is. */
export function foursToTheEnd(knowledge: CountermineKnowledge): Proof<CounterminePosition> {
  return (position, budget, limits) => {
    const line = lineOf(knowledge, position.clone(), Math.min(FOURS, limits.nodes ?? FOURS), budget);
    if (line.length === 0) return undefined;
    return { line, value: WIN - position.ply - line.length, depth: line.length };
  };
}

/** The win by fours with its answers, or nothing. */
function lineOf(knowledge: CountermineKnowledge, work: CounterminePosition, nodes: number, budget: Budget): Move[] {
  const seat = work.actor;
  const line: Move[] = [];
  let { move, plies } = knowledge.winByFours(work, nodes, budget);
  while (move !== NO_WIN) {
    line.push(move);
    work.play(move);
    if (work.actor !== 1 - seat || --plies <= 0) break;
    const answer = knowledge.cellToStop(work, seat);
    line.push(answer);
    work.play(answer);
    plies--;
    if (work.mustStrike) {
      line.push(strikeAt(work, answer));
      break;
    }
    ({ move, plies } = knowledge.winByFours(work, nodes));
  }
  return line;
}

/** The strike that lands on this cell. */
function strikeAt(position: CounterminePosition, cell: number): Move {
  const list = new MoveList();
  position.moves(list);
  return list.toArray().find((move) => cellOfMove(move) === cell) ?? list.moves[0];
}
