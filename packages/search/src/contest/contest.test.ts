import { CHANCE, type Position } from '@countertop/core';
import { describe, expect, test } from 'vitest';
import { Duel, duelKnowledge } from '../../test/duel.ts';
import { Mnk, mnkKnowledge } from '../../test/mnk.ts';
import { Tree } from '../../test/tree.ts';
import { Anyone, Greedy } from '../brain/baselines.ts';
import { AlphaBeta } from '../depth/alphabeta.ts';
import { Forfeit, openingOf, type Player, playerOf, playGame, playRound, seatings } from './contest.ts';

const anyone = (seed: number): Player => playerOf(new Anyone(seed), {});

describe('seatings', () => {
  test('two seats are swapped', () => {
    const two = new Mnk(3, 3, 3);
    expect(seatings(two)).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  test('of more seats the candidate takes each in turn; partners sit together', () => {
    const tree = { plies: 4, width: 2, chance: 0, seed: 1 };
    expect(seatings(new Tree({ ...tree, seats: 3 }))).toEqual([
      [0, 1, 1],
      [1, 0, 1],
      [1, 1, 0],
    ]);
    expect(seatings(new Tree({ ...tree, seats: 4, partners: true }))).toEqual([
      [0, 1, 0, 1],
      [1, 0, 1, 0],
    ]);
    expect(seatings(new Tree({ ...tree, seats: 1 }))).toEqual([[0], [1]]);
  });
});

describe('a round', () => {
  test('a search beats anyone from both seats', async () => {
    const terms = { start: new Mnk(3, 3, 3), opening: [], seed: 1 };
    const search = playerOf(new AlphaBeta(mnkKnowledge), { nodes: 20_000 });
    let score = 0;
    for (let round = 0; round < 10; round++) {
      const { games } = await playRound(terms, (player) => (player === 0 ? search : (anyone(round) as Player<Mnk>)));
      score += games[0].shares[0] + games[1].shares[1];
    }
    expect(score).toBeGreaterThan(16);
  });

  test('the same players in both seats get the same from a pair, and the same again', async () => {
    const terms = { start: new Duel(5, 8, 3), opening: [], seed: 7, model: duelKnowledge };
    const greedy = (): Player<Duel> => playerOf(new Greedy(duelKnowledge, 1), {});
    const first = await playRound(terms, greedy);
    expect(first.games[0]).toEqual(first.games[1]);
    expect(await playRound(terms, greedy)).toEqual(first);
    expect((await playRound({ ...terms, seed: 8 }, greedy)).games[0].moves).not.toEqual(first.games[0].moves);
  });

  test('the n-th draw is the same whatever is played', async () => {
    const terms = { start: new Duel(5, 8, 3), opening: [], seed: 7 };
    const { games } = await playRound(terms, (player) => anyone(player) as Player<Duel>);
    const draws = games.map(({ moves }) => moves.filter((_, ply) => ply % 2 === 1));
    expect(draws[0]).toEqual(draws[1]);
    expect(games[0].moves).not.toEqual(games[1].moves);
  });

  test('players are told of every move before it is played', async () => {
    const heard: [number, number][] = [];
    const listener: Player<Duel> = {
      choose: () => 0,
      hear: (position, move) => void heard.push([position.ply, move]),
    };
    const { moves } = await playGame({ start: new Duel(3, 4, 1), opening: [1], seed: 2 }, [listener, listener]);
    expect(heard).toEqual(moves.map((move, ply) => [ply, move]));
    expect(moves[0]).toBe(1);
  });
});

describe('forfeits', () => {
  const start = new Mnk(3, 3, 3);
  const faulty = (choose: () => number): Player<Mnk> => ({ choose });

  test('an illegal move loses', async () => {
    const played = await playGame({ start, opening: [4], seed: 0 }, [anyone(1) as Player<Mnk>, faulty(() => 4)]);
    expect(played.shares).toEqual([1, 0]);
    expect(played.forfeit).toEqual({ seat: 1, why: 'an illegal move' });
  });

  test('so does giving up; a fault is passed on', async () => {
    const gone = faulty(() => {
      throw new Forfeit('it is gone');
    });
    const played = await playGame({ start, opening: [], seed: 0 }, [gone, anyone(1) as Player<Mnk>]);
    expect(played).toMatchObject({ shares: [0, 1], forfeit: { seat: 0, why: 'it is gone' } });
    const broken = faulty(() => {
      throw new TypeError('broken');
    });
    await expect(playGame({ start, opening: [], seed: 0 }, [broken, broken])).rejects.toThrow('broken');
  });

  test('the others share the win', async () => {
    const three = new Tree({ seats: 3, plies: 9, width: 3, chance: 0, seed: 5 });
    const illegal: Player<Tree> = { choose: () => -1 };
    const played = await playGame({ start: three, opening: [], seed: 0 }, [illegal, illegal, illegal]);
    expect([...played.shares].sort()).toEqual([0, 0.5, 0.5]);
  });
});

describe('openings', () => {
  test('are the same for the same seed and have so many moves of seats', () => {
    const start = new Duel(5, 8, 3);
    const opening = openingOf(start, 4, { plies: 3 });
    expect(openingOf(start, 4, { plies: 3 })).toEqual(opening);
    expect(openingOf(start, 5, { plies: 3 })).not.toEqual(opening);
    const position: Position = start.clone();
    let seats = 0;
    for (const move of opening) {
      if (position.actor !== CHANCE) seats++;
      position.play(move);
    }
    expect(seats).toBe(3);
    expect(openingOf(start, 4, { plies: 0 })).toEqual([]);
  });

  test('go on with the draws they began with', async () => {
    const start = new Duel(5, 8, 3);
    const opening = openingOf(start, 4, { plies: 3 });
    const { moves } = await playGame({ start, opening, seed: 4 }, [anyone(1), anyone(2)] as Player<Duel>[]);
    expect(moves.slice(0, opening.length)).toEqual(opening);
  });

  test('are as even as asked for, or the most even there is', () => {
    const start = new Duel(9, 20, 3);
    const lead = (position: Duel): number => Math.abs(position.lead);
    for (let seed = 0; seed < 20; seed++) {
      const position = start.clone();
      for (const move of openingOf(start, seed, { plies: 6, imbalance: lead, margin: 2, tries: 100 }))
        position.play(move);
      expect(lead(position)).toBeLessThanOrEqual(2);
    }
  });
});

test('luck takes the draws out of the result, and is nothing on average', async () => {
  let sum = 0;
  let square = 0;
  const rounds = 400;
  for (let seed = 0; seed < rounds; seed++) {
    const terms = { start: new Duel(3, 6, 3), opening: [], seed, model: foresight };
    const { luck } = await playGame(terms, [anyone(seed), anyone(seed + 1)] as Player<Duel>[]);
    expect(luck[0]).toBeCloseTo(-luck[1], 9);
    sum += luck[0];
    square += luck[0] ** 2;
  }
  const deviation = Math.sqrt(square / rounds);
  expect(deviation).toBeGreaterThan(1);
  expect(Math.abs(sum / rounds)).toBeLessThan((3 * deviation) / Math.sqrt(rounds));
});

/** Counts the best prize that lies there for whoever is to move. */
const foresight: typeof duelKnowledge = {
  ...duelKnowledge,
  evaluate(position, values) {
    let best = 0;
    if (position.actor >= 0) {
      for (let move = 0; move < position.width; move++) best = Math.max(best, position.prize(move));
    }
    values[0] = position.lead + (position.actor === 1 ? -best : best);
    values[1] = -values[0];
  },
};
