import type { Move, Random } from '@countertop/core';
import { type Candidates, type Knowledge, logistic } from '@countertop/search';
import { groundedLeadOf, leadOf } from '../rules/lead.ts';
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
export class PointsKnowledge implements Knowledge<PointsPosition> {
  readonly bound = BOUND;
  private readonly choice: Choice;
  private readonly nearby = new Nearby();
  private readonly radius: number;
  private readonly chancesInPlay: Knowledge<PointsPosition>['chances'];

  constructor({ radius = 2, scale = 5, forcing = [0], sight = 2, patterns }: KnowledgeSettings = {}) {
    this.choice = new Choice(sight, forcing, patterns);
    this.radius = radius;
    this.chancesInPlay = logistic(scale);
  }

  evaluate(position: PointsPosition, values: Float64Array): void {
    const { turn } = position;
    const value = position.phase === PLAY_OUT ? -groundedLeadOf(position, 1 - turn) : leadOf(position, turn);
    values[turn] = value;
    values[1 - turn] = -value;
  }

  chances(position: PointsPosition, values: Float64Array, chances: Float64Array): void {
    if (position.phase !== PLAY_OUT) {
      this.chancesInPlay(position, values, chances);
      return;
    }
    chances[0] = values[0] > 0 ? 1 : values[0] < 0 ? 0 : 0.5;
    chances[1] = 1 - chances[0];
  }

  candidates(position: PointsPosition, list: Candidates, ply: number): void {
    this.choice.fill(position, list, ply);
  }

  solved(position: PointsPosition, values: Float64Array): boolean {
    if (position.phase !== PLAY_OUT) return false;
    this.evaluate(position, values);
    return true;
  }

  playout(position: PointsPosition, random: Random, heard?: (position: PointsPosition, move: Move) => void): number {
    const { nearby } = this;
    const { marks } = position;
    let left = nearby.find(position, this.radius);
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
  }
}
