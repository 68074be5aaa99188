import { mostOf } from '../src/game/most-of.ts';
import { MoveList } from '../src/game/move-list.ts';
import { type Actor, CHANCE, type Move, type Position } from '../src/game/position.ts';
import { type Random, scramble } from '../src/game/random.ts';

/** What the toy games of the tests share: a plain state that is copied before every move. Slow, short, and plainly right. */
export abstract class ToyPosition<S> implements Position {
  ply = 0;
  protected history: S[] = [];

  constructor(
    readonly seats: number,
    protected state: S,
  ) {}

  abstract readonly actor: Actor;
  abstract moves(list: MoveList): void;
  abstract clone(): ToyPosition<S>;
  abstract scores(): number[];
  abstract winners(): number[] | null;
  /** Changes `this.state`. */
  protected abstract change(move: Move): void;

  play(move: Move): void {
    this.history.push(structuredClone(this.state));
    this.change(move);
    this.ply++;
  }

  undo(): void {
    const before = this.history.pop();
    if (before === undefined) throw new Error('nothing to undo');
    this.state = before;
    this.ply--;
  }

  copyFrom(other: ToyPosition<S>): void {
    this.state = structuredClone(other.state);
    this.history = [];
    this.ply = other.ply;
  }

  pick(random: Random): Move {
    const list = new MoveList();
    this.moves(list);
    if (this.actor !== CHANCE) return list.moves[random.below(list.length)];
    let rest = random.below(list.totalWeight());
    let i = 0;
    while (rest >= list.weights[i]) rest -= list.weights[i++];
    return list.moves[i];
  }

  score(seat: number): number {
    return this.scores()[seat];
  }

  leaders(seats: readonly number[]): number[] {
    const scores = this.scores();
    const together = (seat: number): number =>
      scores.reduce((sum, points, other) => (this.team(other) === this.team(seat) ? sum + points : sum), 0);
    return mostOf(seats, together);
  }

  share(seat: number): number {
    const winners = this.winners() ?? [];
    if (!winners.includes(seat)) return 0;
    return 1 / new Set(winners.map((winner) => this.team(winner))).size;
  }

  team(seat: number): number {
    return seat;
  }

  get hashLow(): number {
    return this.freshHash()[0];
  }

  get hashHigh(): number {
    return this.freshHash()[1];
  }

  freshHash(): readonly [low: number, high: number] {
    let low = 1;
    let high = 2;
    for (const letter of JSON.stringify(this.state)) {
      low = scramble(low ^ letter.charCodeAt(0));
      high = scramble(high + letter.charCodeAt(0));
    }
    return [low, high];
  }
}
