import { CHANCE, NOBODY, Random } from '@countertop/core';
import { describe, expect, test } from 'vitest';
import { Exact } from '../../brain/exact.ts';
import { DRAW, FourSquarePosition } from '../../rules/position.ts';
import { Foreseen } from './foreseen.ts';
import { Forgiving } from './forgiving.ts';
import { layoutOf, stackOf } from './layouts.ts';
import { LoneGame, shuffle, wholeDeck } from './lone-game.ts';
import { practise } from './practice.ts';
import { type Guess, Prospect } from './prospect.ts';
import { readSituation, situationAfter } from './situation.ts';
import { codeOf, playUnknowing, startOf, trusting } from './unknowing.ts';
import { isWinnable } from './winnable.ts';

const even: Guess = { chance: () => 0.5 };

/** From few games: it knows little. */
const learned = practise({ games: 30, lateGames: 10, seed: 5 });

function shuffled(seed: number): Uint8Array {
  const deck = wholeDeck();
  shuffle(deck, new Random(seed));
  return deck;
}

describe('a lone game with a known deck', () => {
  test('R2 to R9: comes out as by the rules', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const deck = shuffled(seed);
      const random = new Random(seed);
      const position = new FourSquarePosition(1);
      const drawn = (): void => position.play(DRAW + deck[48 - position.left]);
      const game = new LoneGame(deck, new Int32Array(6));
      for (let i = 0; i < 4; i++) drawn();
      while (position.actor !== NOBODY) {
        drawn();
        const card = game.draw();
        const code = game.stacks[random.below(4)];
        const stack = [0, 1, 2, 3].find((each) => codeOf(position, each) === code) ?? -1;
        position.play(stack);
        game.put(card, game.stacks.indexOf(code));
        while (position.actor === CHANCE && position.drawFor !== 'turn') drawn();
        if (game.left > 0) game.discard();
        expect(game.lead * 10).toBe(position.score(0) - position.score(1));
        expect(game.left).toBe(position.left);
      }
    }
  });
});

describe('a prospect', () => {
  test('says near the end what the solver says', () => {
    const exact = new Exact('win');
    const prospect = new Prospect(even, { exactFrom: 8 });
    for (let seed = 1; seed <= 30; seed++) {
      const position = new FourSquarePosition(1);
      const random = new Random(seed);
      while (position.left > 7 || position.drawFor !== 'discard') {
        if (position.actor === NOBODY) break;
        position.play(position.pick(random));
      }
      for (let value = 1; value <= 5; value++) prospect.pile[value] = position.leftOf(value * 10);
      const [a, b, c, d] = Int32Array.from([0, 1, 2, 3], (stack) => codeOf(position, stack)).sort();
      const lead = (position.score(0) - position.score(1)) / 10;
      expect(prospect.chance(a, b, c, d, position.left, lead)).toBeCloseTo(exact.value(position), 10);
    }
  });

  test('that believes in nothing promises nothing before the deal', () => {
    expect(startOf(new Prospect(even, { exactFrom: 0 }))).toBeCloseTo(0.5, 10);
  });
});

describe('who knows the deck', () => {
  const prospect = new Prospect(learned, { exactFrom: 6 });
  const start = startOf(prospect);

  test('never has less than who does not, if both pay', () => {
    const foreseen = new Foreseen(prospect, start, { nearlyWon: 2, patience: 0 });
    for (let seed = 1; seed <= 4; seed++) {
      const deck = shuffled(seed);
      const { above } = foreseen.tell(deck);
      expect(above).toBeGreaterThanOrEqual(playUnknowing(deck, trusting(prospect), prospect, start).worth - 1e-9);
    }
  });

  test('wins decks that others lose', () => {
    const naive = new Prospect(even, { exactFrom: 6 });
    const decks = [1, 2, 3, 4, 5, 6].map(shuffled);
    const lost = decks.filter((deck) => !playUnknowing(deck, trusting(naive), naive, 0.5).won);
    expect(lost.length).toBeGreaterThan(0);
    for (const deck of lost.slice(0, 2)) expect(isWinnable(deck, prospect)).toBe(true);
  });
});

test('a situation is read as it was written', () => {
  const stacks = Int32Array.from([129, 260, 400, 650]);
  const read = new Int32Array(4);
  expect(readSituation(situationAfter(stacks, 2, 200, -37), read)).toBe(-37);
  expect([...read]).toEqual([129, 200, 260, 650]);
});

test('practice promises more for a lead than without', () => {
  const pile = Int32Array.from([0, 8, 4, 8, 3, 1]);
  const chances = [-30, 0, 30].map((lead) => learned.chance(129, 257, 386, 500, pile, 24, lead));
  expect(chances).toEqual(chances.toSorted((one, other) => one - other));
});

describe('solitaire in which what was buried is forgiven', () => {
  /** Before the draw of a turn, with few cards left. */
  function endings(left: number, count: number): FourSquarePosition[] {
    const random = new Random(left);
    const found: FourSquarePosition[] = [];
    while (found.length < count) {
      const position = new FourSquarePosition(1);
      while (position.left > left || (position.actor !== NOBODY && position.drawFor !== 'turn')) {
        position.play(position.pick(random));
      }
      if (position.left === left && position.drawFor === 'turn') found.push(position.clone());
    }
    return found;
  }

  /** Its chance where all is forgiven that was buried before the last `from` cards. */
  function easier(position: FourSquarePosition, from: number): number {
    const pile = [0, 1, 2, 3, 4, 5].map((value) => (value === 0 ? 0 : position.leftOf(value * 10)));
    const layout = layoutOf(
      [0, 1, 2, 3].map((stack) =>
        stackOf(position.topOf(stack) / 10, (position.totalOf(stack) - position.topOf(stack)) / 10),
      ),
    );
    return new Forgiving(pile, from, [layout]).chance(pile, layout, position.score(1) / 10);
  }

  test('is the game itself where nothing is forgiven, and easier where more is', () => {
    const exact = new Exact('win');
    let open = 0;
    let eased = 0;
    for (const left of [1, 2, 3, 4, 5]) {
      for (const position of endings(left, 12)) {
        const value = exact.value(position);
        const chances = [48, 3, 2, 0].map((from) => easier(position, from));
        expect(chances[0]).toBeCloseTo(value, 6);
        for (const [i, chance] of chances.entries())
          expect(chance).toBeGreaterThanOrEqual((chances[i - 1] ?? value) - 1e-6);
        if (value > 0 && value < 1) open++;
        if (chances[3] > value + 0.01) eased++;
      }
    }
    expect(open).toBeGreaterThan(3);
    expect(eased).toBeGreaterThan(3);
  });
});
