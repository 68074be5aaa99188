import { type Position, Random } from '@countertop/core';
import type { Knowledge } from '../brain/brain.ts';
import { Candidates } from '../brain/candidates.ts';
import { Listing } from '../depth/listing.ts';
import { spent } from '../depth/view.ts';
import { Budget, type Effort, type Limits } from '../thinker/limits.ts';
import { seedAt } from '../thinker/seed-at.ts';
import type { Report, Thinker, Thought, Weighed } from '../thinker/thinker.ts';
import { Playout } from './playout.ts';

export interface FlatSettings {
  readonly effort?: Effort;
  readonly seed?: number;
  /** How many candidates, the heaviest. Missing: all. */
  readonly count?: number;
  /** Playouts a candidate. Missing: as many as the budget allows. */
  readonly playouts?: number;
  readonly playoutPlies?: number;
  /** Judge by the value in the unit of the game in place of the chance to win. */
  readonly byValue?: boolean;
  readonly full?: boolean;
}

/** Flat Monte Carlo: every candidate gets the same number of playouts; the best mean is played. */
export class Flat<P extends Position> implements Thinker<P> {
  readonly effort: Effort;
  private readonly knowledge: Knowledge<P>;
  private readonly settings: FlatSettings;
  private readonly listing: Listing<P>;
  private readonly list = new Candidates();
  private readonly random = new Random(0);

  constructor(knowledge: Knowledge<P>, settings: FlatSettings = {}) {
    this.knowledge = knowledge;
    this.effort = settings.effort ?? {};
    this.settings = settings;
    this.listing = new Listing(knowledge, settings.full ?? false);
  }

  think(position: P, limits: Limits, report?: Report): Thought {
    const seat = position.actor;
    if (seat < 0) throw new RangeError('no seat is to move');
    const { knowledge, settings, list, random } = this;
    const { seats } = position;
    const budget = new Budget(limits);
    this.listing.fill(position, list, 0);
    list.sort();
    if (settings.count !== undefined) list.cut(settings.count);
    random.seed(seedAt(position, settings.seed ?? 0));
    const work = position.clone() as P;
    const playout = new Playout(knowledge, random, settings.playoutPlies);
    const values = new Float64Array(seats);
    const chances = new Float64Array(seats);
    const valueSums = new Float64Array(list.length * seats);
    const chanceSums = new Float64Array(list.length * seats);
    const tries = new Int32Array(list.length);
    const rounds = settings.playouts ?? Number.POSITIVE_INFINITY;
    const view = (): Thought => {
      const mean = (sums: Float64Array, i: number, of: number): number =>
        tries[i] === 0 ? 0 : sums[i * seats + of] / tries[i];
      const merit = (i: number): number =>
        tries[i] === 0 ? Number.NEGATIVE_INFINITY : mean(settings.byValue === true ? valueSums : chanceSums, i, seat);
      const order = Array.from({ length: list.length }, (_, i) => i).sort((a, b) => {
        const [x, y] = [merit(a), merit(b)];
        return x === y ? mean(valueSums, b, seat) - mean(valueSums, a, seat) || a - b : y - x;
      });
      const candidates = order.map(
        (i): Weighed => ({
          move: list.moves[i],
          value: mean(valueSums, i, seat),
          chance: mean(chanceSums, i, seat),
          nodes: tries[i],
          exact: false,
          atMost: false,
        }),
      );
      const all = Array.from({ length: seats }, (_, of) => of);
      return {
        move: candidates[0].move,
        line: [candidates[0].move],
        values: all.map((of) => mean(valueSums, order[0], of)),
        chances: all.map((of) => mean(chanceSums, order[0], of)),
        candidates,
        depth: 1,
        exact: false,
        ...spent(budget),
      };
    };
    if (list.length === 1 && limits.milliseconds !== undefined) return view();
    let loud = 1;
    for (let round = 0; round < rounds && !budget.over; round++) {
      for (let i = 0; i < list.length && !budget.over; i++) {
        work.play(list.moves[i]);
        playout.from(work, values, chances);
        work.copyFrom(position);
        for (let of = 0; of < seats; of++) {
          valueSums[i * seats + of] += values[of];
          chanceSums[i * seats + of] += chances[of];
        }
        tries[i]++;
        budget.spend();
      }
      if (round + 1 === loud) {
        loud *= 2;
        report?.(view());
      }
    }
    return view();
  }
}
