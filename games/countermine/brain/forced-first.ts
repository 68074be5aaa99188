import { type Move, MoveList } from '@countertop/core';
import {
  AlphaBeta,
  type AlphaBetaSettings,
  Budget,
  type Limits,
  type Report,
  type Thinker,
  type Thought,
} from '@countertop/search';
import { cellOfMove } from '../rules/moves.ts';
import type { CounterminePosition } from '../rules/position.ts';
import { WIN } from './evaluation.ts';
import type { CountermineKnowledge } from './knowledge.ts';
import { NO_WIN } from './threats.ts';

/** Fours tried at most before the search proper begins: a few hundredths of a second. */
const FOURS = 20_000;

/** Looks for a win by fours to its end, however long it is, and searches where there is none. */
export class ForcedFirst implements Thinker<CounterminePosition> {
  readonly effort;
  private readonly knowledge: CountermineKnowledge;
  private readonly search: AlphaBeta<CounterminePosition>;

  constructor(knowledge: CountermineKnowledge, settings: AlphaBetaSettings) {
    this.knowledge = knowledge;
    this.search = new AlphaBeta<CounterminePosition>(knowledge, settings);
    this.effort = this.search.effort;
  }

  forget(): void {
    this.search.forget();
  }

  think(position: CounterminePosition, limits: Limits, report?: Report): Thought {
    const budget = new Budget(limits);
    const line = this.forcedLine(position, Math.min(FOURS, limits.nodes ?? FOURS), budget);
    if (line.length === 0) return this.search.think(position, rest(limits, budget), report);
    const seat = position.actor;
    const value = WIN - position.ply - line.length;
    const sides = (own: number, other: number): number[] => (seat === 0 ? [own, other] : [other, own]);
    const nodes = line.length;
    return {
      move: line[0],
      line,
      values: sides(value, -value),
      chances: sides(1, 0),
      candidates: [{ move: line[0], value, chance: 1, nodes, exact: true, atMost: false }],
      nodes,
      milliseconds: budget.elapsed(),
      nodesPerSecond: 0,
      depth: line.length,
      exact: true,
    };
  }

  /** The win by fours with its answers, or nothing. */
  private forcedLine(position: CounterminePosition, nodes: number, budget: Budget): Move[] {
    const work = position.clone();
    const seat = work.actor;
    const line: Move[] = [];
    let { move, plies } = this.knowledge.winByFours(work, nodes, budget);
    while (move !== NO_WIN) {
      line.push(move);
      work.play(move);
      if (work.actor !== 1 - seat || --plies <= 0) break;
      const answer = this.knowledge.cellToStop(work, seat);
      line.push(answer);
      work.play(answer);
      plies--;
      if (work.mustStrike) {
        line.push(strikeAt(work, answer));
        break;
      }
      ({ move, plies } = this.knowledge.winByFours(work, nodes));
    }
    return line;
  }
}

/** The strike that lands on this cell. */
function strikeAt(position: CounterminePosition, cell: number): Move {
  const list = new MoveList();
  position.moves(list);
  return list.toArray().find((move) => cellOfMove(move) === cell) ?? list.moves[0];
}

/** What the look for a forced win has left of the time. */
function rest(limits: Limits, budget: Budget): Limits {
  if (limits.milliseconds === undefined) return limits;
  return { ...limits, milliseconds: Math.max(0, limits.milliseconds - budget.elapsed()) };
}
