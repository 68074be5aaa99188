import { describe, expect, test } from 'vitest';
import { mostOf } from '../src/game/most-of.ts';
import {
  type Actor,
  bad,
  CHANCE,
  type Game,
  good,
  Log,
  type Move,
  type MoveList,
  NOBODY,
  type Position,
  type Random,
  zobristKeys,
} from '../src/index.ts';
import { lawsOf } from './laws.ts';

const CARDS = 6;
const PASS = 1;
const KEEP = 0;
const keys = zobristKeys('laws test', 400);

/** A card from 2 to 4 is drawn, the seat keeps it or passes it on; over when all six are gone. Two of each. */
class Sample implements Position {
  readonly seats = 2;
  ply = 0;
  hashLow = 0;
  hashHigh = 0;
  pile = Int32Array.of(2, 2, 2);
  points = new Int32Array(2);
  held = 0;
  log = new Log();

  constructor() {
    this.rehash();
  }

  get actor(): Actor {
    if (this.held > 0) return (this.ply >> 1) & 1;
    return this.left() > 0 ? CHANCE : NOBODY;
  }
  left(): number {
    return this.pile[0] + this.pile[1] + this.pile[2];
  }
  moves(list: MoveList): void {
    list.clear();
    if (this.held > 0) {
      list.push(KEEP);
      list.push(PASS);
    } else for (let i = 0; i < 3; i++) if (this.pile[i] > 0) list.pushWeighted(i + 2, this.pile[i]);
  }
  pick(random: Random): Move {
    if (this.held > 0) return random.below(2);
    let rest = random.below(this.left());
    let card = 0;
    while (rest >= this.pile[card]) rest -= this.pile[card++];
    return card + 2;
  }
  play(move: Move): void {
    this.log.push(this.held);
    this.log.push(move);
    const seat = this.actor;
    if (move >= 2) {
      this.pile[move - 2]--;
      this.held = move;
    } else {
      this.points[move === KEEP ? seat : 1 - seat] += this.held;
      this.held = 0;
    }
    this.ply++;
    this.rehash();
  }
  undo(): void {
    const move = this.log.pop();
    this.held = this.log.pop();
    this.ply--;
    if (move >= 2) this.pile[move - 2]++;
    else this.points[move === KEEP ? this.actor : 1 - this.actor] -= this.held;
    this.rehash();
  }
  rehash(): void {
    [this.hashLow, this.hashHigh] = this.freshHash();
  }
  clone(): Sample {
    const copy = new (this.constructor as new () => Sample)();
    copy.copyFrom(this);
    return copy;
  }
  copyFrom(other: Sample): void {
    this.ply = other.ply;
    this.hashLow = other.hashLow;
    this.hashHigh = other.hashHigh;
    this.pile.set(other.pile);
    this.points.set(other.points);
    this.held = other.held;
    this.log.clear();
  }
  scores(): number[] {
    return [...this.points];
  }
  score(seat: number): number {
    return this.points[seat];
  }
  winners(): number[] | null {
    if (this.actor !== NOBODY) return null;
    return this.leaders([0, 1]);
  }
  leaders(seats: readonly number[]): number[] {
    return mostOf(seats, (seat) => this.points[seat]);
  }
  share(seat: number): number {
    return this.points[0] === this.points[1] ? 0.5 : this.points[seat] > this.points[1 - seat] ? 1 : 0;
  }
  team(seat: number): number {
    return seat;
  }
  freshHash(): readonly [number, number] {
    const index = this.held * 7 + (this.ply & 3);
    let [low, high] = [keys.low[index], keys.high[index]];
    const add = (i: number) => {
      low ^= keys.low[i];
      high ^= keys.high[i];
    };
    for (let i = 0; i < 3; i++) add(40 + i * 3 + this.pile[i]);
    for (const [seat, points] of this.points.entries()) add(100 + seat * 40 + points);
    return [low, high];
  }
}

const TEXTS = ['keep', 'pass', '+2', '+3', '+4'];

function gameOf(make: new () => Sample, change: Partial<Game<Sample>> = {}): Game<Sample> {
  return {
    id: 'sample',
    name: 'Sample',
    seats: { min: 2, max: 2 },
    options: [],
    presets: [],
    words: {},
    start: () => new make(),
    read(position, text) {
      const move = TEXTS.indexOf(text);
      const fits = move >= 2 ? position.held === 0 && position.pile[move - 2] > 0 : move >= 0 && position.held > 0;
      return fits ? good(move) : bad('move-unreadable', { given: text });
    },
    write: (_, move) => TEXTS[move],
    picture: () => '',
    ...change,
  };
}

const book = {
  census: (position: Sample) => [position.left() + Math.ceil(position.ply / 2)],
  left: ({ pile }: Sample) => ({ '+2': pile[0], '+3': pile[1], '+4': pile[2] }),
};

function broken(game: Game<Sample>): string[] {
  return lawsOf(game, book)
    .filter(({ hold }) => {
      try {
        hold(30);
        return false;
      } catch {
        return true;
      }
    })
    .map(({ name }) => name);
}

describe('the laws', () => {
  test('find a draw in a game that promised none', () => {
    const promised = lawsOf(gameOf(Sample), { ...book, left: null });
    const chance = promised.find(({ name }) => name.startsWith('chance is what is left'));
    expect(() => chance?.hold(30)).toThrow();
  });

  test('find nothing in a sound game', () => {
    expect(broken(gameOf(Sample))).toEqual([]);
  });

  const faults: Record<string, Game<Sample>> = {
    'undo forgets the points': gameOf(
      class extends Sample {
        override undo(): void {
          const points = this.points.slice();
          super.undo();
          this.points.set(points);
        }
      },
    ),
    'a clone shares its pile': gameOf(
      class extends Sample {
        override clone(): Sample {
          const copy = super.clone();
          copy.pile = this.pile;
          return copy;
        }
      },
    ),
    'the hash lags behind': gameOf(
      class extends Sample {
        override rehash(): void {
          if (this.ply !== 3) super.rehash();
        }
      },
    ),
    'the hash does not know the pile': gameOf(
      class extends Sample {
        override freshHash(): readonly [number, number] {
          return [keys.low[this.ply], keys.high[this.ply]];
        }
      },
    ),
    'a weight is wrong': gameOf(
      class extends Sample {
        override moves(list: MoveList): void {
          super.moves(list);
          list.weights[0]++;
        }
      },
    ),
    'pick knows one move only': gameOf(
      class extends Sample {
        override pick(random: Random): Move {
          return this.held > 0 ? KEEP : super.pick(random);
        }
      },
    ),
    'winners come too early': gameOf(
      class extends Sample {
        override winners(): number[] | null {
          return this.ply > CARDS ? [0] : super.winners();
        }
      },
    ),
    'a tie-break holds at the end only': gameOf(
      class extends Sample {
        override winners(): number[] | null {
          const winners = super.winners();
          return winners?.length === 2 ? [1] : winners;
        }
        override share(seat: number): number {
          return this.points[0] === this.points[1] ? seat : super.share(seat);
        }
      },
    ),
    'shares do not follow winners': gameOf(
      class extends Sample {
        override share(): number {
          return 1;
        }
      },
    ),
    'reading folds case': gameOf(Sample, {
      read: (position, text) => gameOf(Sample).read(position, text.toLowerCase()),
    }),
    'two moves have one spelling': gameOf(Sample, { write: (_, move) => TEXTS[move === PASS ? KEEP : move] }),
    'a reason has no sentence': gameOf(Sample, {
      read: (position, text) => {
        const move = gameOf(Sample).read(position, text);
        return move.ok ? move : bad('because');
      },
    }),
    'a card is lost': gameOf(
      class extends Sample {
        override left(): number {
          return super.left() - (this.ply === 5 ? 1 : 0);
        }
      },
    ),
    'it never ends': gameOf(
      class extends Sample {
        override play(move: Move): void {
          super.play(move);
          if (this.left() === 0 && this.held === 0) this.pile[0] = 1;
        }
      },
    ),
  };
  test.each(Object.entries(faults))('notice when %s', (_, game) => {
    expect(broken(game)).not.toEqual([]);
  });
});
