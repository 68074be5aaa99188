import type { Move } from '@countertop/core';
import type { Limits } from '@countertop/search';
import { tileOf } from '../rules/placement.ts';
import type { CounterplaysPosition } from '../rules/position.ts';
import { wish } from './endgame-answers.ts';
import { EndgameSearch } from './endgame-search.ts';

/**
 * By seat: what is asked at the root, in turn. Black, who lays the last tile, mostly wins: who is refuted in the first question
 * needs no second one.
 */
const QUESTIONS = [
  [0, 1],
  [1, 0],
] as const;

/** What is known about a placement at the root. */
export interface Solved {
  readonly move: Move;
  /** For the one to move: 1 won, 0 drawn, -1 lost. */
  readonly value: number;
  /** The true value may be lower. */
  readonly atMost: boolean;
  readonly nodes: number;
}

/** Plays the last plies out to the end: won, drawn or lost, for certain. */
export class Endgame {
  private readonly search = new EndgameSearch();

  get nodes(): number {
    return this.search.nodes;
  }

  /**
   * What is known of the given placements, in their order; undefined when the limits did not suffice to find the best. The
   * first of the highest value is the move to make.
   */
  solve(position: CounterplaysPosition, moves: readonly Move[], limits: Limits): Solved[] | undefined {
    const solved = this.examine(position, moves, limits).filter((known) => known !== undefined);
    const won = solved.some(({ value, atMost }) => value === 1 && !atMost);
    return won || !this.search.over ? solved : undefined;
  }

  /** The same, but what the limits did not suffice for is left undefined. */
  examine(position: CounterplaysPosition, moves: readonly Move[], limits: Limits): (Solved | undefined)[] {
    const { search } = this;
    search.begin(position, limits);
    const seat = position.ply & 1;
    const want = wish(seat);
    const least = moves.map(() => -1);
    const most = moves.map(() => 1);
    const spent = moves.map(() => 0);
    let best = -1;
    for (const value of QUESTIONS[seat]) {
      if (value <= best || search.over) break;
      // Black comes to a value if White does not come to the one above its opposite.
      search.aim = seat === 0 ? value : 1 - value;
      for (const i of this.rootOrder(moves)) {
        if (most[i] < value) continue;
        const tile = tileOf(moves[i]);
        const nodes = search.nodes;
        const { result, alike } = search.attempt(seat, moves[i], position.levelOf(moves[i]));
        spent[i] += search.nodes - nodes;
        if (search.over) break;
        for (let j = 0; j < moves.length; j++) {
          if (j !== i && (!alike || tileOf(moves[j]) !== tile)) continue;
          if (result === want) least[j] = value;
          else most[j] = value - 1;
        }
        if (result !== want) continue;
        best = value;
        break;
      }
    }
    const certain = best === 1 || !search.over;
    return moves.map((move, i): Solved | undefined => {
      if (least[i] === most[i]) return { move, value: least[i], atMost: false, nodes: spent[i] };
      if (!certain && most[i] === 1) return undefined;
      return { move, value: certain ? Math.min(most[i], best) : most[i], atMost: true, nodes: spent[i] };
    });
  }

  forget(): void {
    this.search.forget();
  }

  /** The order in which to try the placements: as given, but what won when this position was met before comes first. */
  private rootOrder(moves: readonly Move[]): number[] {
    const order = [...moves.keys()];
    const best = this.search.bestKnown;
    if (best === undefined) return order;
    const first = moves.findIndex((move) => ('tile' in best ? tileOf(move) === best.tile : move === best.move));
    return first > 0 ? [first, ...order.filter((i) => i !== first)] : order;
  }
}
