import { type Move, MoveList } from '@countertop/core';
import {
  Budget,
  type Effort,
  type Knowledge,
  type Limits,
  Mcts,
  type MctsSettings,
  type Report,
  type Thinker,
  type Thought,
  type Weighed,
} from '@countertop/search';
import { Endgame } from './endgame.ts';
import { WON } from './knowledge.ts';
import { type CounterplaysPosition, PLIES } from './rules.ts';

export interface StrategistSettings extends MctsSettings {
  readonly effort: Effort;
  /** From so many plies before the end on, playing it out for certain is tried first. */
  readonly horizon: number;
}

/** So many positions of an endgame cost about as much as one simulation of the tree search, and count as one node. */
const ENDGAME_NODES = 25;
/** The part of the time that may go to an endgame that cannot be finished in the end. */
const ENDGAME_SHARE = 0.5;

/** Searches a tree by simulations, and plays the end out as soon as it can be seen. */
export class Strategist implements Thinker<CounterplaysPosition> {
  readonly effort: Effort;
  private readonly knowledge: Knowledge<CounterplaysPosition>;
  private readonly horizon: number;
  private readonly tree: Mcts<CounterplaysPosition>;
  private readonly endgame = new Endgame();
  private readonly list = new MoveList(1024);

  constructor(knowledge: Knowledge<CounterplaysPosition>, settings: StrategistSettings) {
    this.knowledge = knowledge;
    this.effort = settings.effort;
    this.horizon = settings.horizon;
    this.tree = new Mcts(knowledge, settings);
  }

  forget(): void {
    this.tree.forget();
    this.endgame.forget();
  }

  think(position: CounterplaysPosition, limits: Limits, report?: Report): Thought {
    if (position.actor < 0) throw new RangeError('no seat is to move');
    if (PLIES - position.ply > this.horizon) return this.tree.think(position, limits, report);
    const budget = new Budget(limits);
    const thought = this.finish(position, limits, budget);
    if (thought !== undefined) return thought;
    const used = Math.ceil(this.endgame.nodes / ENDGAME_NODES);
    return this.tree.think(position, rest(limits, used, budget.elapsed()), report);
  }

  private finish(position: CounterplaysPosition, limits: Limits, budget: Budget): Thought | undefined {
    const seat = position.ply & 1;
    const moves = this.inOrder(position);
    const solved = this.endgame.solve(position, moves, {
      ...limits,
      ...(limits.nodes === undefined ? {} : { nodes: Math.ceil(limits.nodes * ENDGAME_SHARE * ENDGAME_NODES) }),
      ...(limits.milliseconds === undefined ? {} : { milliseconds: limits.milliseconds * ENDGAME_SHARE }),
    });
    if (solved === undefined) return undefined;
    const candidates = solved.map(
      ({ move, value, atMost, nodes }): Weighed => ({
        move,
        value: WON * value,
        chance: (1 + value) / 2,
        nodes: Math.ceil(nodes / ENDGAME_NODES),
        exact: !atMost,
        atMost,
      }),
    );
    // What is certain comes first, and among equals what looks better.
    const rank = (candidate: Weighed): number => 2 * candidate.value + Number(candidate.exact);
    candidates.sort((a, b) => rank(b) - rank(a));
    const best = candidates[0];
    const milliseconds = budget.elapsed();
    const nodes = Math.max(1, Math.ceil(this.endgame.nodes / ENDGAME_NODES));
    const sides = [best.value, 0 - best.value];
    const shares = [best.chance, 1 - best.chance];
    return {
      move: best.move,
      line: [best.move],
      values: seat === 0 ? sides : sides.reverse(),
      chances: seat === 0 ? shares : shares.reverse(),
      candidates,
      nodes,
      milliseconds,
      nodesPerSecond: milliseconds > 0 ? Math.round((nodes / milliseconds) * 1000) : 0,
      depth: PLIES - position.ply,
      exact: true,
    };
  }

  /** All placements, what looks best first: also the order of preference where all is lost. */
  private inOrder(position: CounterplaysPosition): Move[] {
    const seat = position.ply & 1;
    const work = position.clone();
    const values = new Float64Array(2);
    work.moves(this.list);
    const seen = this.list.toArray().map((move) => {
      work.play(move);
      this.knowledge.evaluate(work, values);
      work.undo();
      return { move, value: values[seat] };
    });
    return seen.sort((a, b) => b.value - a.value).map(({ move }) => move);
  }
}

/** What is left of the limits. */
function rest(limits: Limits, nodes: number, milliseconds: number): Limits {
  return {
    ...limits,
    ...(limits.nodes === undefined ? {} : { nodes: Math.max(1, limits.nodes - nodes) }),
    ...(limits.milliseconds === undefined ? {} : { milliseconds: Math.max(1, limits.milliseconds - milliseconds) }),
  };
}
