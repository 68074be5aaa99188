import type { Game } from '../src/game/game.ts';
import { allSeats } from '../src/game/most-of.ts';
import { MoveList } from '../src/game/move-list.ts';
import { type Actor, CHANCE, type Move, NOBODY } from '../src/game/position.ts';
import { bad, good, problem } from '../src/schema/problem.ts';
import { ToyPosition } from './toy-position.ts';

interface Bag {
  /** Counters worth 1, 2 and 3. */
  left: number[];
  turn: number;
  /** What has been drawn and not yet decided on; 0 for nothing. */
  drawn: number;
  /** Whether the decision has been made and only `next` is missing. */
  decided: boolean;
  points: number[];
}

const KEEP = 4;
const DROP = 5;
const NEXT = 6;
const TEXTS = ['', '+c', '+b', '+a', 'keep', 'drop', 'next'];

/**
 * A toy with chance, one to six seats: a counter is drawn, the seat keeps it (for its points) or drops it, and says
 * `next`: two decisions after each draw. Over when the bag is empty. `partners`: with four seats, 0 and 2 against 1 and 3.
 * The notation sorts the other way round than the moves do.
 */
class BagPosition extends ToyPosition<Bag> {
  constructor(
    seats: number,
    state: Bag,
    private readonly partners: boolean,
  ) {
    super(seats, state);
  }

  get actor(): Actor {
    if (this.state.drawn !== 0) return this.state.turn;
    return this.state.left.some((count) => count > 0) ? CHANCE : NOBODY;
  }

  moves(list: MoveList): void {
    list.clear();
    if (this.actor === CHANCE) {
      for (const [kind, count] of this.state.left.entries()) if (count > 0) list.pushWeighted(kind + 1, count);
    } else if (this.actor !== NOBODY) {
      if (this.state.decided) list.push(NEXT);
      else {
        list.push(KEEP);
        list.push(DROP);
      }
    }
  }

  protected change(move: Move): void {
    const { state } = this;
    if (move === NEXT) {
      state.drawn = 0;
      state.decided = false;
      state.turn = (state.turn + 1) % this.seats;
    } else if (move === KEEP || move === DROP) {
      if (move === KEEP) state.points[state.turn] += state.drawn;
      state.decided = true;
    } else {
      state.left[move - 1]--;
      state.drawn = move;
    }
  }

  clone(): BagPosition {
    const copy = new BagPosition(this.seats, structuredClone(this.state), this.partners);
    copy.ply = this.ply;
    return copy;
  }

  scores(): number[] {
    return [...this.state.points];
  }

  winners(): number[] | null {
    return this.actor === NOBODY ? this.leaders(allSeats(this.seats)) : null;
  }

  override team(seat: number): number {
    return this.partners ? seat % 2 : seat;
  }
}

export const bag: Game<BagPosition> = {
  id: 'bag',
  name: 'Bag',
  seats: { min: 1, max: 6 },
  options: [
    { kind: 'integer', name: 'each', min: 1, max: 10, default: 4 },
    { kind: 'flag', name: 'partners', default: false },
  ],
  presets: [],
  words: { 'bag-partners': 'Partners are four.' },
  check: (options, seats) => (options.partners && seats !== 4 ? problem('bag-partners') : undefined),
  start(options, seats) {
    const left = [1, 2, 3].map(() => options.each as number);
    const points = Array.from({ length: seats }, () => 0);
    return new BagPosition(seats, { left, turn: 0, drawn: 0, decided: false, points }, options.partners === true);
  },
  read(position, text) {
    const move = TEXTS.indexOf(text, 1);
    const list = new MoveList();
    position.moves(list);
    return list.includes(move) ? good(move) : bad('move-unreadable', { given: text });
  },
  write: (_position, move) => TEXTS[move],
  picture: () => '',
};
