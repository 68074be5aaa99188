import { type Move, MoveList, Random } from '@countertop/core';
import {
  Anyone,
  type Baselines,
  type Candidates,
  type Limits,
  Mcts,
  seedAt,
  type Thinker,
  type Thought,
} from '@countertop/search';
import { leadOf } from '../rules/lead.ts';
import { PLAY, type PointsPosition } from '../rules/position.ts';
import { PointsKnowledge } from './knowledge.ts';
import { Nearby } from './nearby.ts';
import { PlayingOut } from './playing-out.ts';
import { Threats } from './threats.ts';

/** Circles the most at once; else saves the most; else goes to any dot near live points. */
class GreedyCircler implements Thinker<PointsPosition> {
  readonly effort = { nodes: 1 };
  private readonly mine = new Threats();
  private readonly theirs = new Threats();
  private readonly nearby = new Nearby();
  private readonly alone = new PlayingOut();
  private readonly random = new Random(0);
  private readonly seed: number;

  constructor(seed: number) {
    this.seed = seed;
  }

  think(position: PointsPosition, limits: Limits): Thought {
    if (position.phase !== PLAY) return this.alone.think(position, limits);
    const work = position.clone();
    const seat = work.turn;
    this.random.seed(seedAt(position, this.seed));
    const move = this.choose(work, seat);
    const value = leadOf(position, seat);
    return {
      move,
      line: [move],
      values: seat === 0 ? [value, -value] : [-value, value],
      chances: [0.5, 0.5],
      candidates: [{ move, value, chance: 0.5, nodes: 1, exact: false, atMost: false }],
      nodes: 1,
      milliseconds: 0,
      nodesPerSecond: 0,
      depth: 1,
      exact: false,
    };
  }

  private choose(work: PointsPosition, seat: number): Move {
    const legal = new MoveList();
    work.moves(legal);
    if (work.bound === undefined) {
      this.mine.survey(work, seat, false);
      this.theirs.survey(work, 1 - seat, false);
      const take = heaviest(this.mine);
      if (take !== undefined) return take;
      const save = heaviest(this.theirs);
      if (save !== undefined && work.freeFor(save) === undefined) return save;
      const count = this.nearby.find(work, 1);
      if (count > 0) return this.nearby.cells[this.random.below(count)];
    }
    return legal.moves[this.random.below(legal.length)];
  }
}

function heaviest(threats: Threats): number | undefined {
  let best: number | undefined;
  for (const cell of threats.closers) if (best === undefined || threats.gains[cell] > threats.gains[best]) best = cell;
  return best;
}

/** Plain UCT as the classical programs have it: dots within three steps, uniform playouts over them, nothing else. */
class PlainKnowledge extends PointsKnowledge {
  private readonly around = new Nearby();

  constructor() {
    super({ radius: 3 });
  }

  override candidates(position: PointsPosition, list: Candidates, ply: number): void {
    const { around } = this;
    if (position.bound !== undefined || around.find(position, 3) === 0) super.candidates(position, list, ply);
    else for (let i = 0; i < around.count; i++) list.push(around.cells[i], 1);
    list.complete = false;
  }
}

export const baselines: Baselines<PointsPosition> = {
  /** Sees one point ahead. */
  beginner: (seed) => new GreedyCircler(seed),
  random: (seed) => new Anyone(seed),
  greedy: (seed) => new GreedyCircler(seed),
  uct: (seed) =>
    new Mcts(new PlainKnowledge(), {
      effort: { milliseconds: 1000 },
      seed,
      policy: 'uct',
      urgency: 1.1,
      exploration: 0.5,
      expand: 2,
      bytes: 128 << 20,
    }),
};
