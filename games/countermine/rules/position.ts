import {
  type Actor,
  Log,
  type Move,
  type MoveList,
  mostOf,
  NOBODY,
  type Position,
  type Random,
} from '@countertop/core';
import { firstFive, MOST_STRIKES, namedFive, otherFives } from './bonus.ts';
import { CUBES_END, HASH_HIGH as CUBES_HIGH, HASH_LOW as CUBES_LOW, Cubes } from './cubes.ts';
import {
  cubeFeature,
  HIGH,
  joinedFeature,
  LOW,
  nameableFeature,
  PLACING_HIGH,
  PLACING_LOW,
  pointsFeature,
  swapFeature,
  turnFeature,
} from './keys.ts';
import { CELLS, cellOfFive, cellsOfFive, directionOf, FIVE, type Five, fiveAt } from './lines.ts';
import { cellOfMove, directionOfStrike, isStrike, SWAP, strikeMove } from './moves.ts';
import { bonusFor, countRuns, listRuns, type Run } from './runs.ts';

/** The points that win (R8). */
export const GOAL = 3;

/** Whether a swap may still come (R10). */
const NO_SWAP = 0;
const SWAP_NOW = 1;
const SWAP_NEXT = 2;

const HASH_LOW = CUBES_LOW;
const HASH_HIGH = CUBES_HIGH;
const ACTOR = CUBES_END;
const STAGE = CUBES_END + 1;
const POINTS = CUBES_END + 2;
/**
 * By seat * 2: the bonus actions that the seat holds, from the first slot on, 0 for none. Two slots are enough, and
 * two runs in all: whoever hands out bonus actions scores for each of their runs, and a third point ends the game.
 */
const BONUS = CUBES_END + 4;
/** From the hash up to here goes what is saved as a whole when something out of the ordinary happens. */
const SAVED = CUBES_END + 8;
const PLY = CUBES_END + 8;
// Copies of what other files export, for the hot path: imported constants are looked up at every use.
const PLACINGS = CELLS;
const OVER = NOBODY;
const LOW_OF_PLACING = PLACING_LOW;
const HIGH_OF_PLACING = PLACING_HIGH;

/** An entry of the log: the move, the seat, and whether the saved state lies below it. */
const LOG_SEAT = 10;
const LOG_MOVE = (1 << LOG_SEAT) - 1;
const LOG_SAVED = 1 << 11;

export class CounterminePosition extends Cubes implements Position {
  readonly seats = 2;
  private readonly log = new Log();
  private readonly scratchStrikes = new Int32Array(MOST_STRIKES);

  /** @param playsSwap whether the pie rule is played (R10) */
  constructor(readonly playsSwap: boolean) {
    super(PLY + 1);
    this.state[STAGE] = playsSwap ? SWAP_NEXT : NO_SWAP;
    this.rehash();
  }

  get actor(): Actor {
    return this.state[ACTOR];
  }

  get ply(): number {
    return this.state[PLY];
  }

  get hashLow(): number {
    return this.state[HASH_LOW];
  }

  get hashHigh(): number {
    return this.state[HASH_HIGH];
  }

  moves(list: MoveList): void {
    list.clear();
    if (this.actor === NOBODY) return;
    if (this.mustStrike) {
      const count = this.listStrikes();
      for (let i = 0; i < count; i++) list.push(this.scratchStrikes[i]);
      return;
    }
    const count = this.emptyCount;
    for (let i = 0; i < count; i++) list.push(this.emptyCell(i));
    if (this.maySwap) list.push(SWAP);
  }

  pick(random: Random): Move {
    const state = this.state;
    if ((state[STAGE] | state[BONUS] | state[BONUS + 2]) === 0) return this.emptyCell(random.below(this.emptyCount));
    if (this.mustStrike) return this.scratchStrikes[random.below(this.listStrikes())];
    const count = this.emptyCount;
    const index = random.below(this.maySwap ? count + 1 : count);
    return index === count ? SWAP : this.emptyCell(index);
  }

  play(move: Move): void {
    const state = this.state;
    const seat = state[ACTOR] & 1;
    const other = 1 - seat;
    state[PLY]++;
    if (move >= PLACINGS) {
      if (move === SWAP) this.takeOver();
      else this.strike(seat, move);
      return;
    }
    const cell = move & 255;
    const fives = this.put(seat, cell);
    if ((fives | state[STAGE] | state[BONUS] | state[BONUS + 2]) !== 0 || this.supplyOf(other) === 0) {
      this.settle(seat, cell);
      return;
    }
    // R2 in the ordinary case, kept short: nothing happens but that the turn passes.
    state[HASH_LOW] ^= LOW_OF_PLACING[seat * PLACINGS + cell];
    state[HASH_HIGH] ^= HIGH_OF_PLACING[seat * PLACINGS + cell];
    state[ACTOR] = other;
    this.log.push((seat << LOG_SEAT) | cell);
  }

  playOut(random: Random): number {
    const state = this.state;
    const begun = state[PLY];
    while (state[ACTOR] !== OVER) {
      if ((state[STAGE] | state[BONUS] | state[BONUS + 2]) !== 0) {
        this.play(this.pick(random));
        continue;
      }
      const seat = state[ACTOR] & 1;
      // R9: so many cubes, and whoever would be to move has none.
      const most = Math.min(2 * this.supplyOf(seat), 2 * this.supplyOf(1 - seat) + 1);
      const cubes = this.strew(seat, most, random);
      const last = (seat + cubes + 1) & 1;
      state[PLY] += cubes;
      state[ACTOR] = last;
      this.settle(last, this.lastStrewn);
    }
    this.log.clear();
    return state[PLY] - begun;
  }

  undo(): void {
    const state = this.state;
    const entry = this.log.pop();
    const move = entry & LOG_MOVE;
    const seat = (entry >> LOG_SEAT) & 1;
    state[PLY]--;
    if ((entry & LOG_SAVED) !== 0) {
      this.unsettle(seat, move);
      return;
    }
    this.unput(seat, move);
    state[HASH_LOW] ^= LOW_OF_PLACING[seat * PLACINGS + move];
    state[HASH_HIGH] ^= HIGH_OF_PLACING[seat * PLACINGS + move];
    state[ACTOR] = seat;
  }

  clone(): CounterminePosition {
    const copy = new CounterminePosition(this.playsSwap);
    copy.copyFrom(this);
    return copy;
  }

  copyFrom(other: CounterminePosition): void {
    this.state.set(other.state);
    this.log.clear();
  }

  scores(): number[] {
    return [this.score(0), this.score(1)];
  }

  score(seat: number): number {
    return this.state[POINTS + seat];
  }

  winners(): number[] | null {
    return this.actor === NOBODY ? this.leaders([0, 1]) : null;
  }

  leaders(seats: readonly number[]): number[] {
    return mostOf(seats, (seat) => this.score(seat));
  }

  /** R8, R9: three points are more than the other has, so counting points settles both ends of the game. */
  share(seat: number): number {
    if (this.actor !== NOBODY) return 0;
    const lead = this.score(seat) - this.score(1 - seat);
    return lead > 0 ? 1 : lead === 0 ? 0.5 : 0;
  }

  team(seat: number): number {
    return seat;
  }

  freshHash(): readonly [low: number, high: number] {
    const features = [turnFeature(this.actor), swapFeature(this.state[STAGE])];
    for (const seat of [0, 1]) {
      features.push(pointsFeature(seat, this.score(seat)));
      for (let cell = 0; cell < CELLS; cell++) if (this.stands(seat, cell)) features.push(cubeFeature(seat, cell));
      for (const runs of this.bonusesOf(seat)) {
        for (const run of runs) features.push(nameableFeature(seat, fiveAt(run.direction, run.cells[0])));
        if (runs.length === 2) features.push(joinedFeature(seat));
      }
    }
    return [
      features.reduce((hash, feature) => hash ^ LOW[feature], 0),
      features.reduce((hash, feature) => hash ^ HIGH[feature], 0),
    ];
  }

  /** Whether the actor has bonus actions to make before anything else (R6). */
  get mustStrike(): boolean {
    return this.actor !== NOBODY && this.holdsBonus(this.actor);
  }

  /** Whether the actor may answer with a swap (R10). */
  get maySwap(): boolean {
    return this.state[STAGE] === SWAP_NOW;
  }

  /** Whether the pie rule is played and its moment has not passed. */
  get swapIsOpen(): boolean {
    return this.state[STAGE] !== NO_SWAP;
  }

  /**
   * The bonus actions that a seat holds, each as the runs it may name, with the five cells they had when they scored.
   * For the seat to move: those it must make now. For the other: those it has earned so far for its next turn.
   */
  bonusesOf(seat: number): Run[][] {
    const bonuses: Run[][] = [];
    for (let slot = BONUS + seat * 2; slot < BONUS + seat * 2 + 2; slot++) {
      const runs: Run[] = [];
      for (let rest = this.state[slot]; rest !== 0; rest = otherFives(rest)) {
        const five = firstFive(rest);
        runs.push({ direction: directionOf(five), cells: cellsOfFive(five) });
      }
      if (runs.length > 0) bonuses.push(runs);
    }
    return bonuses;
  }

  /** How many points a cube of the seat would score on a cell that is empty or that it strikes (R3). */
  gain(seat: number, cell: number): number {
    return countRuns(this, seat, cell);
  }

  /** The cube that was put last, as seat * CELLS + cell, if nothing else happened then and this position remembers it; or -1. */
  get lastCube(): number {
    const { items, top } = this.log;
    if (top === 0) return -1;
    const entry = items[top - 1];
    return (entry & LOG_SAVED) !== 0 ? -1 : (entry >> LOG_SEAT) * PLACINGS + (entry & LOG_MOVE);
  }

  /** The runs that the seat's cube on this cell creates, or created if it was the last to land (R3). */
  runsCreated(seat: number, cell: number): Run[] {
    return listRuns(this, seat, cell);
  }

  /** R11: a cube of a setup. The cell must be empty and the supply must not. */
  setUp(seat: number, cell: number): void {
    this.put(seat, cell);
  }

  /** R11: play begins from what has been set up. */
  begin(turn: number): void {
    this.state[STAGE] = NO_SWAP;
    this.state[ACTOR] = this.supplyOf(turn) === 0 ? NOBODY : turn;
    this.rehash();
  }

  /** R2: the turn's normal cube has landed, and it, the swap or an empty supply asks for a closer look. */
  private settle(seat: number, cell: number): void {
    this.save();
    this.toggle(cubeFeature(seat, cell));
    if (this.swapIsOpen) this.setStage(this.state[STAGE] - 1);
    this.award(seat, cell);
    if (this.actor !== NOBODY) this.passTurn(1 - seat);
    this.log.push(LOG_SAVED | (seat << LOG_SEAT) | cell);
  }

  /** R5: a bonus action. */
  private strike(seat: number, move: Move): void {
    const cell = cellOfMove(move);
    this.save();
    const five = this.useBonus(seat, cell, directionOfStrike(move));
    let lifted = 0;
    for (let index = 0; index < FIVE; index++) {
      const at = cellOfFive(five, index);
      if (!this.stands(1 - seat, at)) continue;
      this.lift(1 - seat, at, this.log);
      this.toggle(cubeFeature(1 - seat, at));
      lifted |= 1 << index;
    }
    this.log.push(lifted);
    this.log.push(five);
    this.put(seat, cell);
    this.toggle(cubeFeature(seat, cell));
    this.award(seat, cell);
    // R6 asks for no look at the supply here: only an opponent who has struck can have handed out a second bonus action,
    // and that strike sent four cubes home or more.
    this.log.push(LOG_SAVED | (seat << LOG_SEAT) | move);
  }

  /** R10. */
  private takeOver(): void {
    const cell = this.onlyCube(0);
    this.save();
    this.turnOver(cell, 0);
    this.toggle(cubeFeature(0, cell));
    this.toggle(cubeFeature(1, cell));
    this.setStage(NO_SWAP);
    this.setActor(0);
    this.log.push(cell);
    this.log.push(LOG_SAVED | (1 << LOG_SEAT) | SWAP);
  }

  /** Undoes `settle`, `strike` and `takeOver`. */
  private unsettle(seat: number, move: Move): void {
    const { log } = this;
    if (move === SWAP) this.turnOver(log.pop(), 1);
    else this.unput(seat, cellOfMove(move));
    if (isStrike(move)) {
      const five = log.pop();
      const lifted = log.pop();
      for (let index = FIVE - 1; index >= 0; index--) {
        if ((lifted & (1 << index)) !== 0) this.unlift(1 - seat, cellOfFive(five, index), log);
      }
    }
    const from = log.top - SAVED + HASH_LOW;
    for (let i = HASH_LOW; i < SAVED; i++) this.state[i] = log.items[from + i - HASH_LOW];
    log.top = from;
  }

  private save(): void {
    const { state, log } = this;
    log.reserve(SAVED - HASH_LOW);
    const { items, top } = log;
    for (let i = HASH_LOW; i < SAVED; i++) items[top + i - HASH_LOW] = state[i];
    log.top = top + SAVED - HASH_LOW;
  }

  /** R3, R4, R8: what the cube that just landed is worth, and what it hands to the opponent. */
  private award(seat: number, cell: number): void {
    const runs = countRuns(this, seat, cell);
    if (runs === 0) return;
    const before = this.score(seat);
    const points = before + runs;
    this.toggle(pointsFeature(seat, before));
    this.toggle(pointsFeature(seat, points));
    this.state[POINTS + seat] = points;
    if (points >= GOAL) {
      this.finish();
      return;
    }
    const bonus = bonusFor(this, seat, cell);
    if (bonus !== 0) this.giveBonus(1 - seat, bonus);
  }

  /** R6, R9. */
  private passTurn(to: number): void {
    const supply = this.supplyOf(to);
    if (supply === 0) {
      this.finish();
      return;
    }
    if (supply === 1) this.dropBonuses(to);
    this.setActor(to);
  }

  private finish(): void {
    this.dropBonuses(0);
    this.dropBonuses(1);
    this.setActor(NOBODY);
  }

  private giveBonus(seat: number, bonus: number): void {
    const slot = BONUS + seat * 2;
    this.state[this.state[slot] === 0 ? slot : slot + 1] = bonus;
    this.toggleBonus(seat, bonus);
  }

  /** Uses up the bonus action that may name this run; at most one can (see the README on R5). */
  private useBonus(seat: number, cell: number, direction: number): Five {
    const state = this.state;
    const first = BONUS + seat * 2;
    const second = first + 1;
    let used = first;
    let five = namedFive(state[first], cell, direction);
    if (five < 0) {
      used = second;
      five = namedFive(state[second], cell, direction);
    }
    this.toggleBonus(seat, state[used]);
    if (used === first) state[first] = state[second];
    state[second] = 0;
    return five;
  }

  /** R6: what cannot be made is gone at once, so whoever is to move and holds a bonus action can make it. */
  private dropBonuses(seat: number): void {
    for (let slot = BONUS + seat * 2; slot < BONUS + seat * 2 + 2; slot++) {
      if (this.state[slot] === 0) continue;
      this.toggleBonus(seat, this.state[slot]);
      this.state[slot] = 0;
    }
  }

  private holdsBonus(seat: number): boolean {
    return this.state[BONUS + (seat & 1) * 2] !== 0;
  }

  /** R5: fills `scratchStrikes` with the strikes open to the actor, and counts them. */
  private listStrikes(): number {
    const seat = this.actor;
    let count = 0;
    for (let slot = BONUS + seat * 2; slot < BONUS + seat * 2 + 2; slot++) {
      for (let rest = this.state[slot]; rest !== 0; rest = otherFives(rest)) {
        const five = firstFive(rest);
        for (let index = 0; index < FIVE; index++) {
          const cell = cellOfFive(five, index);
          if (this.stands(1 - seat, cell)) this.scratchStrikes[count++] = strikeMove(cell, directionOf(five));
        }
      }
    }
    return count;
  }

  private setStage(stage: number): void {
    this.toggle(swapFeature(this.state[STAGE]));
    this.toggle(swapFeature(stage));
    this.state[STAGE] = stage;
  }

  private setActor(actor: Actor): void {
    this.toggle(turnFeature(this.actor));
    this.toggle(turnFeature(actor));
    this.state[ACTOR] = actor;
  }

  private toggle(feature: number): void {
    this.state[HASH_LOW] ^= LOW[feature];
    this.state[HASH_HIGH] ^= HIGH[feature];
  }

  private toggleBonus(seat: number, bonus: number): void {
    for (let rest = bonus; rest !== 0; rest = otherFives(rest)) this.toggle(nameableFeature(seat, firstFive(rest)));
    if (otherFives(bonus) !== 0) this.toggle(joinedFeature(seat));
  }

  private rehash(): void {
    const [low, high] = this.freshHash();
    this.state[HASH_LOW] = low;
    this.state[HASH_HIGH] = high;
  }
}
