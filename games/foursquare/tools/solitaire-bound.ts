/**
 * How often solitaire can be won at best, looked at from both sides on the same decks, from fixed seeds:
 *   npx tsx --conditions=source games/foursquare/tools/solitaire-bound.ts FILE DECKS PATIENCE…
 * The chance to win is learned first and kept in FILE, which takes five minutes of a core; the next time it is read from there. A patience says
 * which placements the player who knows the deck may make (tools/solitaire/foreseen.ts). Everything is a sample, with 95 % intervals; nothing is a proof.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Random } from '@countertop/core';
import { levels } from '../brain/level-count.ts';
import { thinkerAt } from '../brain/levels.ts';
import { Foreseen } from './solitaire/foreseen.ts';
import { shuffle, wholeDeck } from './solitaire/lone-game.ts';
import { Practised, practise } from './solitaire/practice.ts';
import { Prospect } from './solitaire/prospect.ts';
import { type Player, playUnknowing, startOf, trusting } from './solitaire/unknowing.ts';
import { isWinnable } from './solitaire/winnable.ts';

const PRACTICE = { games: 45_000, lateGames: 20_000, seed: 77 };
const DECKS_SEED = 31;
const DEPTH = { exactFrom: 7, bits: 20 };
/** A chance above this counts as won for the player who knows the deck. */
const NEARLY_WON = 0.999;
/** What the highest level looks at for a placement: a turn ahead, and the last few cards to the end. */
const NODES = 3_000;

/** A mean with its 95 % interval, of numbers from 0 to 1, told in percent. */
class Mean {
  private count = 0;
  private sum = 0;
  private squares = 0;

  add(value: number): void {
    this.count++;
    this.sum += value;
    this.squares += value * value;
  }

  toString(): string {
    const mean = this.sum / this.count;
    const error = 1.96 * Math.sqrt(Math.max(0, this.squares / this.count - mean * mean) / this.count);
    return `${(100 * mean).toFixed(2)} % ± ${(100 * error).toFixed(2)}`;
  }
}

function learnedIn(file: string): Practised {
  if (!existsSync(file)) {
    const { early, late } = practise(PRACTICE);
    writeFileSync(file, JSON.stringify([early, late].map(({ weights }) => Array.from(weights))));
  }
  const learned = new Practised();
  const [early, late]: number[][] = JSON.parse(readFileSync(file, 'utf8'));
  learned.early.weights.set(early);
  learned.late.weights.set(late);
  learned.early.settle();
  learned.late.settle();
  return learned;
}

const [file, ...numbers] = process.argv.slice(2);
const [decks, ...patiences] = numbers.map(Number);
const prospect = new Prospect(learnedIn(file), DEPTH);
const start = startOf(prospect);
console.log(`before the deal ${(100 * start).toFixed(2)} % are promised`);
const highest = thinkerAt(levels, 1);
const players: readonly [name: string, player: Player][] = [
  ['what promises most', trusting(prospect)],
  [`level ${levels} with ${NODES} nodes`, (position) => highest.think(position, { nodes: NODES }).move],
];
const unknowing = players.map(([name, player]) => ({ name, player, won: new Mean(), worth: new Mean() }));
const knowing = patiences.map((patience) => ({
  patience,
  foreseen: new Foreseen(prospect, start, { nearlyWon: NEARLY_WON, patience }),
  above: new Mean(),
  visits: 0,
}));
const winnable = new Mean();
const random = new Random(DECKS_SEED);
const deck = wholeDeck();
for (let played = 1; played <= decks; played++) {
  shuffle(deck, random);
  let isWon = false;
  for (const each of unknowing) {
    const { worth, won } = playUnknowing(deck, each.player, prospect, start);
    each.won.add(won ? 1 : 0);
    each.worth.add(worth);
    isWon ||= won;
  }
  winnable.add(isWon || isWinnable(deck, prospect) ? 1 : 0);
  for (const each of knowing) {
    const { above, visits } = each.foreseen.tell(deck);
    each.above.add(above);
    each.visits += visits;
  }
  if (played % Math.ceil(decks / 5) !== 0 && played !== decks) continue;
  console.log(`${played} decks, ${winnable} won by knowing them`);
  for (const { name, won, worth } of unknowing) console.log(`  ${name}: ${won} won, ${worth} after luck`);
  for (const { patience, above, visits } of knowing) {
    console.log(
      `  knowing and paying, patience ${patience}: ${above} (${Math.round(visits / played)} positions a deck)`,
    );
  }
}
