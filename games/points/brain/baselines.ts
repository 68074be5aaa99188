import { MoveList } from '@countertop/core';
import { Anyone, type Baselines, type Candidates, Mcts, Scripted, type Thinker } from '@countertop/search';
import { PLAY, type PointsPosition } from '../rules/position.ts';
import { PointsKnowledge } from './knowledge.ts';
import { Nearby } from './nearby.ts';
import { PlayingOut } from './playing-out.ts';
import { Threats } from './threats.ts';

/** Circles the most at once; else saves the most; else goes to any dot near live points. */
function greedy(seed: number): Thinker<PointsPosition> {
  const mine = new Threats();
  const theirs = new Threats();
  const nearby = new Nearby();
  const alone = new PlayingOut();
  const legal = new MoveList();
  return new Scripted((position, random) => {
    if (position.phase !== PLAY) return alone.think(position, {}).move;
    const work = position.clone();
    if (work.bound === undefined) {
      mine.survey(work, work.turn, false);
      theirs.survey(work, 1 - work.turn, false);
      const take = heaviest(mine);
      if (take !== undefined) return take;
      const save = heaviest(theirs);
      if (save !== undefined && work.freeFor(save) === undefined) return save;
      const count = nearby.find(work, 1);
      if (count > 0) return nearby.cells[random.below(count)];
    }
    work.moves(legal);
    return legal.moves[random.below(legal.length)];
  }, seed);
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
  beginner: greedy,
  random: (seed) => new Anyone(seed),
  greedy,
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
