import type { Move } from '@countertop/core';
import type { Judged, Mining, Vein } from '@countertop/search';
import { Exact } from '../brain/exact.ts';
import { outlookFor } from '../brain/knowledge.ts';
import { ManySeats, SOLVED_MANY } from '../brain/many-seats.ts';
import { reasonsFor } from '../brain/reasons.ts';
import { GOAL, HIGHEST, STACKS } from '../rules/cards.ts';
import type { FourSquarePosition } from '../rules/position.ts';

/** From so many cards on it is tried to work everything out. */
const SOLVED_FROM = 10;
/** Turns looked ahead by a deep search, and by a glance. */
const TURNS = 2;
const GLANCED_TURNS = 1;
/** A look of so many nodes is a glance. */
const DEEP = 500_000;
const TABLE_BITS = 20;
/** With more cards than this luck decides; with more than can be worked out, one position in so many is looked at. */
const OPENING = 28;
const SAMPLED = 8;
const LAST_CARDS = 5;

/** What the reasons of the brain are about, for a puzzle: the rarest first. */
const THEMES: readonly (readonly [reason: string, theme: string])[] = [
  ['misses', 'decline'],
  ['takes', 'take'],
  ['safe', 'deny'],
  ['builds', 'build'],
  ['hopes', 'prepare'],
  ['leaves', 'risk'],
];

/** The last cards are worked out for the win, draw by draw; before them some turns are looked ahead. */
class FourSquareMining implements Mining<FourSquarePosition> {
  readonly veins: readonly Vein[] = [
    { seats: 2, levels: [2, 3, 4], share: 50 },
    { seats: 1, levels: [2, 3, 4], share: 25 },
    { seats: 3, levels: [2, 3, 4], share: 14 },
    { seats: 4, levels: [2, 3, 4], share: 11 },
  ];
  readonly nodes = 3_000_000;
  readonly glance = 1 / 30;
  readonly margin = 0.1;
  /** What is drawn next belongs to a solution, as long as there is again something to find. */
  readonly draws = 6;
  readonly longest = 3;
  /** More would be all but one. */
  readonly alike = 2;
  private readonly exact = new Exact('win', TABLE_BITS);
  private readonly many = new ManySeats();
  private readonly values = new Float64Array(STACKS);
  private readonly shallow = new Float64Array(STACKS);

  promising(position: FourSquarePosition): boolean {
    if (position.seats > 2) return position.left <= SOLVED_MANY;
    if (position.left <= SOLVED_FROM) return true;
    return position.left <= OPENING && (position.hashHigh >>> 8) % SAMPLED === 0;
  }

  /** The largest of what can be taken. */
  obvious(position: FourSquarePosition, move: Move): boolean {
    const codes = reasonsFor(position, move).map(({ code }) => code);
    return codes.includes('takes') && !codes.includes('takes-less');
  }

  judge(position: FourSquarePosition, nodes: number, but: readonly Move[] = []): Judged | undefined {
    const { values } = this;
    if (but.length >= STACKS) return undefined;
    const exact = this.weigh(position, nodes);
    const move = bestOf(values, but);
    return { move, chance: values[move], exact, depth: but.length > 0 ? 1 : this.depthOf(position, move, exact) };
  }

  shares(position: FourSquarePosition, nodes: number): ReadonlyMap<Move, number> {
    this.weigh(position, nodes);
    return new Map(Array.from(this.values, (share, stack) => [stack, share]));
  }

  themes(position: FourSquarePosition, [move]: readonly Move[]): readonly string[] {
    const codes = reasonsFor(position, move).map(({ code }) => code);
    const found = THEMES.filter(([reason]) => codes.includes(reason)).map(([, theme]) => theme);
    if (codes.includes('safe') && countsOn(position, move)) found.unshift('counting');
    if (position.seats === 1) found.push('solitaire');
    if (position.seats > 2) found.push('many-seats');
    if (position.left <= LAST_CARDS) found.push('last-cards');
    return found;
  }

  /** Writes the chances of the four placements; true where they are certain. */
  private weigh(position: FourSquarePosition, nodes: number): boolean {
    const { values } = this;
    if (position.seats > 2 && position.left <= SOLVED_MANY) {
      for (const [stack, shares] of this.many.placements(position).entries()) values[stack] = shares[position.actor];
      return true;
    }
    if (position.left <= SOLVED_FROM && position.seats <= 2 && this.exact.placements(position, values, nodes))
      return true;
    const turns = nodes >= DEEP ? TURNS : GLANCED_TURNS;
    outlookFor(position.seats).ambition.placements(position, values, turns);
    return false;
  }

  /** Placings to look ahead, the own one counted. */
  private depthOf(position: FourSquarePosition, move: Move, exact: boolean): number {
    if (position.seats > 2) return position.left + 1;
    const { ambition } = outlookFor(position.seats);
    let depth = exact ? Math.max(TURNS + 1, position.left) : TURNS + 1;
    for (let turns = TURNS - (exact ? 0 : 1); turns >= 0; turns--) {
      ambition.placements(position, this.shallow, turns);
      if (bestOf(this.shallow, []) !== move) break;
      depth = turns + 1;
    }
    return Math.max(1, depth);
  }
}

function bestOf(values: Float64Array, but: readonly Move[]): Move {
  let best = -1;
  for (let stack = 0; stack < STACKS; stack++) {
    if (!but.includes(stack) && (best < 0 || values[stack] > values[best])) best = stack;
  }
  return best;
}

/** Is it safe only because all cards of a value are gone? */
function countsOn(position: FourSquarePosition, placed: Move): boolean {
  const total = position.topsTotal() - position.topOf(placed) + position.held;
  for (let tens = 1; tens <= HIGHEST; tens++) {
    if (position.leftOf(tens * 10) > 0) continue;
    for (let stack = 0; stack < STACKS; stack++) {
      const top = stack === placed ? position.held : position.topOf(stack);
      if (total - top + tens * 10 === GOAL * 10) return true;
    }
  }
  return false;
}

export function mining(): Mining<FourSquarePosition> {
  return new FourSquareMining();
}
