import { CHANCE, type Game, type Move, MoveList, NOBODY, type Position, Random } from '@countertop/core';
import { describe, expect, test } from 'vitest';
import { Duel, duelKnowledge } from '../../test/duel.ts';
import { Mnk, mnkKnowledge } from '../../test/mnk.ts';
import { Anyone } from '../brain/baselines.ts';
import type { Brain, Knowledge } from '../brain/brain.ts';
import { AlphaBeta } from '../depth/alphabeta.ts';
import { Expectimax } from '../depth/expectimax.ts';
import type { Thinker } from '../thinker/thinker.ts';
import { addLuck } from './luck.ts';
import { isFault, QUALITIES, qualityOf } from './quality.ts';
import type { Reason } from './reason.ts';
import { type ChoiceReport, type GameReport, type PlyReport, reasonsApart, reportOf } from './report.ts';

/** Moves are written as what they are: numbers. */
const game = { id: 'toy', write: (_position: Position, move: Move) => `m${move}` } as unknown as Game;

function brainOf<P extends Position>(knowledge: Knowledge<P>, thinker: () => Thinker<P>): Brain<P> {
  return {
    game: 'toy',
    knowledge,
    unit: 'points',
    words: {},
    reasons: (_position, move) => [{ code: 'is', tone: 'idle', data: { move } }],
    look: () => 100,
    baselines: { beginner: (seed) => new Anyone(seed) },
    thinker,
  };
}

const rows = brainOf(mnkKnowledge, () => new AlphaBeta(mnkKnowledge));
const duel = brainOf(duelKnowledge, () => new Expectimax(duelKnowledge));
const limits = { nodes: 20_000 };
const choices = ({ plies }: GameReport) => plies.filter((ply): ply is ChoiceReport => ply.kind === 'choice');

/** Three in a row: the second answers the middle at an edge, which loses; the first then lets it go again. */
const WASTED = [4, 1, 0, 8, 2, 6, 7, 3, 5];

function randomDuel(seed: number): { start: Duel; moves: Move[] } {
  const start = new Duel(3, 6, seed);
  const random = new Random(seed);
  const position = start.clone();
  const moves: Move[] = [];
  while (position.actor !== NOBODY) {
    const move = position.pick(random);
    moves.push(move);
    position.play(move);
  }
  return { start, moves };
}

describe('a report without chance', () => {
  const report = reportOf(game as Game<Mnk>, rows, new Mnk(3, 3, 3), WASTED, { limits });

  test('has every ply, in order, and says how it stood before and after', () => {
    expect(report.plies.map(({ ply, move }) => [ply, move])).toEqual(WASTED.map((move, ply) => [ply, `m${move}`]));
    expect(report).toMatchObject({ game: 'toy', unit: 'points', whole: true, chancy: false });
    for (const [index, { after }] of report.plies.entries()) {
      const next = report.plies[index + 1];
      if (next !== undefined) expect(next.before).toEqual(after);
    }
    expect(report.plies.at(-1)?.after.exact).toBe(true);
  });

  test('finds what lost the game, what would have been better, and what answers it', () => {
    const edge = choices(report)[1];
    expect(edge).toMatchObject({ seat: 1, quality: 'blunder', reasons: [{ code: 'is', data: { move: 1 } }] });
    expect([0, 2, 6, 8].map((corner) => `m${corner}`)).toContain(edge.best.move);
    expect(edge.best.line[0]).toBe(edge.best.move);
    expect(edge.loss.chance).toBeGreaterThan(0.4);
    expect(edge.reply).toMatchObject({ seat: 0 });
    expect(edge.reply?.reasons).toHaveLength(1);
    expect(choices(report)[0]).toMatchObject({ quality: 'best', loss: { chance: 0, value: 0 } });
  });

  test('adds up by seat', () => {
    for (const [seat, { choices: counts, loss, luck }] of report.seats.entries()) {
      const own = choices(report).filter((ply) => ply.seat === seat);
      expect(QUALITIES.reduce((sum, quality) => sum + counts[quality], 0)).toBe(own.length);
      expect(loss.chance).toBeCloseTo(own.reduce((sum, ply) => sum + ply.loss.chance, 0));
      expect(luck).toEqual({ chance: 0, value: 0 });
    }
  });

  test('is the same every time, and can be stopped', () => {
    const again = () => reportOf(game as Game<Mnk>, rows, new Mnk(3, 3, 3), WASTED, { limits: { nodes: 300 } });
    expect(again()).toEqual(again());
    const heard: PlyReport[] = [];
    let last: GameReport | undefined;
    const part = reportOf(game as Game<Mnk>, rows, new Mnk(3, 3, 3), WASTED, {
      limits: { ...limits, stopped: () => heard.length >= 3 },
      heard: (ply, done, of, soFar) => {
        heard.push(ply);
        last = soFar();
        expect([done, of]).toEqual([heard.length, WASTED.length]);
      },
    });
    expect(last).toEqual(part);
    expect(part.whole).toBe(false);
    expect(part.plies).toEqual(heard);
    expect(heard).toHaveLength(3);
  });

  test('takes a game that is not over, and one without moves', () => {
    const open = reportOf(game as Game<Mnk>, rows, new Mnk(3, 3, 3), [4, 0], { limits });
    expect(open.plies).toHaveLength(2);
    expect(reportOf(game as Game<Mnk>, rows, new Mnk(3, 3, 3), [], { limits }).plies).toEqual([]);
  });
});

describe('a report with chance', () => {
  test('tells choice and luck apart: they explain all that happened', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const { start, moves } = randomDuel(seed);
      const { plies, seats, chancy, whole } = reportOf(game as Game<Duel>, duel, start, moves, { limits });
      expect([chancy, whole, plies.length]).toEqual([true, true, moves.length]);
      expect(seats[0].luck.value).toBeCloseTo(-seats[1].luck.value);
      for (const [index, ply] of plies.entries()) {
        if (ply.kind === 'choice') {
          expect(ply.loss.chance).toBeGreaterThanOrEqual(0);
          expect(ply.reply).toBeUndefined();
          continue;
        }
        const after = ply.after.values[0] - ply.before.values[0];
        expect(after).toBeCloseTo(ply.luck[0].value);
        expect(plies[index - 1].after).toEqual(ply.before);
      }
    }
  });

  test('a best move loses nothing, and the worst prize of the last turn what it falls short', () => {
    const { start, moves } = randomDuel(5);
    const position = start.clone();
    for (const move of moves.slice(0, -1)) position.play(move);
    const prizes = [0, 1, 2].map((move) => position.prize(move));
    const worst = prizes.indexOf(Math.min(...prizes));
    const report = reportOf(game as Game<Duel>, duel, start, [...moves.slice(0, -1), worst], { limits });
    const last = choices(report).at(-1);
    expect(last?.loss.value).toBeCloseTo(Math.max(...prizes) - Math.min(...prizes));
  });

  test('luck has a mean of nothing', () => {
    const { start, moves } = randomDuel(2);
    const position = start.clone();
    const list = new MoveList();
    for (const move of moves) {
      if (position.actor === CHANCE) {
        position.moves(list);
        let mean = 0;
        for (let i = 0; i < list.length; i++) {
          const luck = new Float64Array(2);
          addLuck(duelKnowledge, position, list, list.moves[i], luck);
          mean += (luck[0] * list.weights[i]) / list.totalWeight();
        }
        expect(mean).toBeCloseTo(0);
      }
      position.play(move);
    }
  });
});

test('qualities go by the share of the win that is given away', () => {
  expect([0, 0.03, 0.07, 0.15, 0.5].map(qualityOf)).toEqual(QUALITIES);
  expect(QUALITIES.filter(isFault)).toEqual(['inaccuracy', 'mistake', 'blunder']);
});

test('what sets two moves apart is what is said of one only', () => {
  const safe: Reason = { code: 'safe', tone: 'for' };
  const [one, two] = [1, 2].map((lines): Reason => ({ code: 'kills', tone: 'for', data: { lines } }));
  expect(reasonsApart([safe, two], [safe, one])).toEqual([two]);
  expect(reasonsApart([safe], [safe, one])).toEqual([safe]);
});
