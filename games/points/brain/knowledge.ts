import type { Random } from '@countertop/core';
import { type Candidates, type Heard, type Imagined, type Knowledge, logistic } from '@countertop/search';
import { groundedLeadOf, leadOf } from '../rules/lead.ts';
import { OVER, PLAY, PLAY_OUT, type PointsPosition } from '../rules/position.ts';
import { rushOn } from '../rules/rush.ts';
import { Choice, type Sight } from './choice.ts';
import { Forcing } from './forcing.ts';
import { Nearby } from './nearby.ts';
import type { Patterns } from './patterns.ts';

/** A point that is circled cannot circle either: playouts, in which it does, are as much too high again. */
const SWING = 2;

/** More than all points of the largest field. */
const BOUND = 5000;

export interface KnowledgeSettings {
  readonly radius?: number;
  readonly scale?: number;
  readonly forcing?: readonly number[];
  readonly sight?: Sight;
  /** Nodes to read what the other side can force after a move, where that is asked; missing: it is not read. */
  readonly reading?: number | undefined;
  /** Weighs dots by learned patterns. */
  readonly patterns?: Patterns | undefined;
}

/** What a player knows who thinks about Points; values are leads in circled points. */
export class PointsKnowledge implements Knowledge<PointsPosition> {
  readonly bound = BOUND;
  private readonly choice: Choice;
  private readonly nearby = new Nearby();
  private readonly radius: number;
  private readonly forcing = new Forcing();
  readonly owes?: (position: PointsPosition) => number;
  private readonly chancesInPlay: Knowledge<PointsPosition>['chances'];

  constructor({ radius = 2, scale = 5, forcing = [0], sight = 2, patterns, reading }: KnowledgeSettings = {}) {
    this.choice = new Choice(sight, forcing, patterns);
    this.radius = radius;
    if (reading !== undefined) this.owes = (position) => this.lostByForce(position, reading);
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

  /** What the other side can now circle by force, beyond what one dot circles: that the tree sees by itself. */
  private lostByForce(position: PointsPosition, nodes: number): number {
    const { gain, line } = this.forcing.find(position, nodes);
    return line.length > 1 ? SWING * gain : 0;
  }

  imagine(
    position: PointsPosition,
    random: Random,
    values: Float64Array,
    chances: Float64Array,
    heard?: Heard,
  ): Imagined | undefined {
    const table = position.phase === PLAY ? rushOn(position.field) : undefined;
    if (table === undefined) return undefined;
    table.cells.set(position.marks);
    table.forest.set(position.trees);
    const plies = table.playNearby(position, random, this.radius);
    if (heard !== undefined) {
      const { played } = table;
      const { turn } = position;
      for (let i = 0; i < plies; i++) heard(played[i], turn ^ (i & 1));
    }
    values[0] = table.score(0) - table.score(1);
    values[1] = table.score(1) - table.score(0);
    if (table.openCount > 0) {
      this.chancesInPlay(position, values, chances);
      return 'open';
    }
    for (let seat = 0; seat < 2; seat++) chances[seat] = (Math.sign(values[seat]) + 1) / 2;
    return 'over';
  }

  playout(position: PointsPosition, random: Random, heard?: Heard): number {
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
      heard?.(cell, position.turn);
      position.play(cell);
      plies++;
      if (position.phase === OVER) break;
    }
    return plies;
  }
}
