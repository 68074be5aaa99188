import type { Random } from '@countertop/core';
import { type Knowledge, logistic } from '@countertop/search';
import { groundedLead, lead } from '../rules/lead.ts';
import { OVER, PLAY_OUT, type PointsPosition } from '../rules/position.ts';
import { Choice, type Sight } from './choice.ts';
import { Nearby } from './nearby.ts';
import type { Patterns } from './patterns.ts';

/** More than all points of the largest field. */
const BOUND = 5000;

export interface KnowledgeSettings {
  readonly radius?: number;
  readonly scale?: number;
  readonly forcing?: readonly number[];
  readonly sight?: Sight;
  /** Weighs dots by learned patterns. */
  readonly patterns?: Patterns | undefined;
}

/** What a player knows who thinks about Points; values are leads in circled points. */
export function knowledgeOf(settings: KnowledgeSettings = {}): Knowledge<PointsPosition> {
  const choice = new Choice(settings.sight ?? 2, settings.forcing ?? [0], settings.patterns);
  const nearby = new Nearby();
  const chances = logistic(settings.scale ?? 5);
  const radius = settings.radius ?? 2;
  return {
    bound: BOUND,
    evaluate(position, values) {
      const value =
        position.phase === PLAY_OUT ? -groundedLead(position, 1 - position.turn) : lead(position, position.turn);
      values[position.turn] = value;
      values[1 - position.turn] = -value;
    },
    chances(position, values, shares) {
      if (position.phase !== PLAY_OUT) {
        chances(position, values, shares);
        return;
      }
      shares[0] = values[0] > 0 ? 1 : values[0] < 0 ? 0 : 0.5;
      shares[1] = 1 - shares[0];
    },
    candidates: (position, list, ply) => choice.fill(position, list, ply),
    solved(position, values) {
      if (position.phase !== PLAY_OUT) return false;
      this.evaluate(position, values);
      return true;
    },
    playout(position: PointsPosition, random: Random, heard) {
      const { marks } = position;
      let left = nearby.find(position, radius);
      const list = nearby.cells;
      let plies = 0;
      while (left > 0) {
        const at = random.below(left);
        const cell = list[at];
        list[at] = list[--left];
        if (marks[cell] !== 0) continue;
        heard?.(position, cell);
        position.play(cell);
        plies++;
        if (position.phase === OVER) break;
      }
      return plies;
    },
  };
}
