import { Random } from '@countertop/core';
import { FULL } from '../../brain/estimate.ts';
import { STACKS } from '../../rules/cards.ts';
import { type Knot, LearnedChance } from './learned-chance.ts';
import { LoneGame, shuffle, wholeDeck } from './lone-game.ts';
import { type Guess, Prospect } from './prospect.ts';

/** From so many cards on, others are asked, who have learned nothing else. */
const LATE = 20;
const KNOTS: readonly Knot[] = [
  { left: 0, even: 0, lead: 8 },
  { left: 8, even: 0.5, lead: 3 },
  { left: 16, even: 1, lead: 2 },
  { left: 26, even: 2, lead: 1.6 },
  { left: FULL, even: 4, lead: 1.5 },
];
const LATE_KNOTS: readonly Knot[] = [0, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, LATE].map((left) => ({
  left,
  even: left / 12,
  lead: 1 + 7 / (1 + left / 4),
}));

/** Of a hundred placements so many are made at random, so that odd positions are learned, too. */
const ADVENTURES = 15;
/** Where only the end is learned, so many before it: games that are still open there are rare otherwise. */
const WILD_ADVENTURES = 45;
/** The last step is so many times smaller than the first. */
const SLOWER = 30;
/** With so few cards left the chance is worked out. */
const EXACT_FROM = 6;
/** Games between two times that all that was learned is laid out. */
const SETTLED = 16;

export interface Practice {
  readonly games: number;
  readonly lateGames: number;
  readonly seed: number;
}

/** Learns the chance to win solitaire by playing it: wherever a turn ends, what is said is moved towards what a turn of foresight says. The same seed learns the same. */
export function practise({ games, lateGames, seed }: Practice): Practised {
  return new Practised(learn(KNOTS, games, seed, FULL), learn(LATE_KNOTS, lateGames, seed, LATE));
}

export class Practised implements Guess {
  readonly early: LearnedChance;
  readonly late: LearnedChance;

  constructor(early = new LearnedChance(KNOTS), late = new LearnedChance(LATE_KNOTS)) {
    this.early = early;
    this.late = late;
  }

  chance(a: number, b: number, c: number, d: number, pile: Int32Array, left: number, lead: number): number {
    return (left > LATE ? this.early : this.late).chance(a, b, c, d, pile, left, lead);
  }
}

function learn(knots: readonly Knot[], games: number, seed: number, from: number): LearnedChance {
  const learned = new LearnedChance(knots);
  const prospect = new Prospect(learned, { exactFrom: EXACT_FROM, bits: 16 });
  const random = new Random(seed);
  const deck = wholeDeck();
  for (let game = 0; game < games; game++) {
    if (game % SETTLED === 0) learned.settle();
    shuffle(deck, random);
    playThrough(deck, prospect, random, from, (a, b, c, d, left, lead) => {
      const target = prospect.ahead(a, b, c, d, left, lead);
      learned.correct(a, b, c, d, prospect.pile, left, lead, target, 1 / (1 + (SLOWER * game) / games));
    });
  }
  learned.settle();
  return learned;
}

type Look = (a: number, b: number, c: number, d: number, left: number, lead: number) => void;

/** One game until it is decided or can be worked out; `look` sees every position before a discard with at most `from` cards left. */
function playThrough(deck: Uint8Array, prospect: Prospect, random: Random, from: number, look: Look): void {
  const game = new LoneGame(deck, prospect.pile);
  const { stacks } = game;
  for (;;) {
    const card = game.draw();
    // Before that, nothing has been learned about it: what takes most is as good as anything.
    const known = game.left <= from;
    const best = prospect.weigh(card, stacks[0], stacks[1], stacks[2], stacks[3], game.left, game.lead);
    const wild = random.below(100) < (known ? ADVENTURES : WILD_ADVENTURES);
    game.put(card, wild ? random.below(STACKS) : prospect.placed.indexOf(best));
    const [a, b, c, d] = stacks;
    if (prospect.isExact(game.left) || prospect.decided(a, b, c, d, game.left, game.lead) >= 0) return;
    if (game.left <= from) look(a, b, c, d, game.left, game.lead);
    game.discard();
  }
}
