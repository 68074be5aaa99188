import { type Move, MoveList, NOBODY, type Random } from '@countertop/core';
import type { Candidates, Knowledge } from '@countertop/search';
import { AnyPlace } from '../rules/any-place.ts';
import type { CounterplaysPosition } from '../rules/position.ts';
import { PLIES, TILES } from '../rules/tiles.ts';
import { verdict } from '../rules/verdict.ts';
import { prospects } from './evaluation.ts';
import { playoutMove } from './playout.ts';

/** Values are percentage points of winning chance, from -100 (lost) over 0 (even) to 100 (won). */
export const WON = 100;
/** What is only judged is never as good as won. */
const AT_MOST = 99;
const SHAPES = TILES.length;

/** So many placements that look alike are kept, near the root and further off. */
const ALIKE_NEAR = 4;
const ALIKE_FAR = 2;
/** So many placements of a tile are judged further off. */
const JUDGED_FAR = 12;
/** How sharply the prior prefers what is judged better, in log-odds. */
const SHARPNESS = 1.6;

/** What a search needs to know of this game. */
export class CounterplaysKnowledge implements Knowledge<CounterplaysPosition> {
  readonly bound = WON;
  readonly decided = WON;
  private readonly survey = new AnyPlace();
  private readonly spots = new MoveList(1024);
  private readonly likes = new Int32Array(4096);

  evaluate(position: CounterplaysPosition, values: Float64Array): void {
    let white: number;
    if (position.actor === NOBODY) white = (position.share(0) - 0.5) * 2 * WON;
    else {
      const odds = this.odds(position);
      const mover = Math.max(-AT_MOST, Math.min(AT_MOST, WON * Math.tanh(odds / 2)));
      white = position.ply & 1 ? -mover : mover;
    }
    values[0] = white;
    values[1] = -white;
  }

  chances(_: CounterplaysPosition, values: Float64Array, chances: Float64Array): void {
    chances[0] = 0.5 + values[0] / (2 * WON);
    chances[1] = 1 - chances[0];
  }

  /** With one tile to go nothing is left to choose. */
  solved(position: CounterplaysPosition, values: Float64Array): boolean {
    if (position.ply !== PLIES - 1) return false;
    this.survey.follow(position);
    const tile = 31 - Math.clz32(position.tilesLeft(1));
    values[0] = WON * verdict(position, 0, this.survey.level(tile));
    values[1] = -values[0];
    return true;
  }

  candidates(position: CounterplaysPosition, list: Candidates, ply: number): void {
    if (position.ply === 0) {
      position.moves(this.spots);
      for (let i = 0; i < this.spots.length; i++) list.push(this.spots.moves[i], 1);
      return;
    }
    const near = ply < 1;
    const alike = near ? ALIKE_NEAR : ALIKE_FAR;
    this.likes.fill(0);
    const { survey, spots } = this;
    const hand = position.tilesLeft(position.ply & 1);
    for (let tile = 0; tile < SHAPES; tile++) {
      if (((hand >> tile) & 1) === 0) continue;
      survey.follow(position);
      spots.clear();
      survey.spots(tile, spots);
      const step = near ? 1 : Math.max(1, spots.length / JUDGED_FAR);
      if (step > 1) list.complete = false;
      const offset = step > 1 ? ((position.hashLow >>> 8) / 2 ** 24) * step : 0;
      for (let at = offset; at < spots.length; at += step) {
        const move = spots.moves[Math.floor(at)];
        position.play(move);
        const odds = position.actor === NOBODY ? 0 : -this.odds(position);
        position.undo();
        const like = ((tile << 8) ^ Math.round(odds * 8)) & 4095;
        if (this.likes[like]++ < alike) list.push(move, Math.exp(SHARPNESS * odds));
        else list.complete = false;
      }
    }
  }

  playoutMove(position: CounterplaysPosition, random: Random): Move {
    return playoutMove(position, this.survey, random);
  }

  /** The log-odds of the one to move. */
  private odds(position: CounterplaysPosition): number {
    if (position.ply === 0) return 0;
    this.survey.follow(position);
    return prospects(position, this.survey);
  }
}
