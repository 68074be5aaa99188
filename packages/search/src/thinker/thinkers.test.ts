import { MoveList, NOBODY, type Position } from '@countertop/core';
import { describe, expect, test } from 'vitest';
import { Duel, duelKnowledge } from '../../test/duel.ts';
import { Mnk, mnkKnowledge } from '../../test/mnk.ts';
import { Nim, nimKnowledge } from '../../test/nim.ts';
import { Tree, treeKnowledge } from '../../test/tree.ts';
import { Anyone, Greedy } from '../brain/baselines.ts';
import type { Brain, Knowledge } from '../brain/brain.ts';
import { AlphaBeta } from '../depth/alphabeta.ts';
import { Expectimax } from '../depth/expectimax.ts';
import { MaxN } from '../depth/maxn.ts';
import { TranspositionTable } from '../depth/transposition-table.ts';
import { explain } from '../report/explain.ts';
import { Flat } from '../tree/flat.ts';
import { Mcts } from '../tree/mcts.ts';
import { Choosing } from './choosing.ts';
import { merged } from './merged.ts';
import type { Thinker, Thought } from './thinker.ts';

function thinkers<P extends Position>(knowledge: Knowledge<P>, chance: boolean): [string, Thinker<P>][] {
  const bytes = 1 << 16;
  return [
    ...(chance ? [] : ([['alpha-beta', new AlphaBeta(knowledge, { bytes })]] as [string, Thinker<P>][])),
    ['expectimax', new Expectimax(knowledge, { bytes })],
    ['tree search', new Mcts(knowledge, { bytes })],
    ['tree search, open', new Mcts(knowledge, { bytes, chance: 'open', rave: { bias: 0.01, reference: 20 } })],
    ['max-n', new MaxN(knowledge, { kind: 'max-n' })],
    ['paranoid', new MaxN(knowledge, { kind: 'paranoid', draws: 2 })],
    ['best reply', new MaxN(knowledge, { kind: 'best-reply' })],
    ['flat', new Flat(knowledge)],
  ];
}

/** Plays one game with everybody in turn. */
function playThrough<P extends Position>(position: P, all: readonly Thinker<P>[], nodes: number): void {
  const list = new MoveList();
  let turn = 0;
  while (position.actor !== NOBODY) {
    position.moves(list);
    if (position.actor < 0) {
      position.play(list.moves[turn++ % list.length]);
      continue;
    }
    const before = [position.ply, position.hashLow, position.hashHigh];
    const thought = all[turn++ % all.length].think(position, { nodes });
    expect(list.includes(thought.move)).toBe(true);
    expect(thought.line[0]).toBe(thought.move);
    expect(thought.nodes).toBeLessThanOrEqual(nodes + 1);
    expect([position.ply, position.hashLow, position.hashHigh]).toEqual(before);
    for (const chance of thought.chances) {
      expect(chance).toBeGreaterThanOrEqual(-1e-9);
      expect(chance).toBeLessThanOrEqual(1 + 1e-9);
    }
    for (const value of thought.values) expect(Number.isFinite(value)).toBe(true);
    position.play(thought.move);
  }
}

describe('every thinker', () => {
  test('plays legally to the end in every kind of game', () => {
    const anyone = <P extends Position>(knowledge: Knowledge<P>, chance: boolean): Thinker<P>[] => [
      ...thinkers(knowledge, chance).map(([, thinker]) => thinker),
      new Greedy(knowledge),
      new Anyone<P>(),
    ];
    playThrough(new Mnk(4, 4, 3), anyone(mnkKnowledge, false), 100);
    playThrough(new Nim(50, 2, true), anyone(nimKnowledge, true), 100);
    playThrough(new Duel(6, 12, 3), anyone(duelKnowledge, true), 100);
    for (let seed = 0; seed < 20; seed++) {
      const many = [new Mcts(treeKnowledge, { bytes: 1 << 14 }), new MaxN(treeKnowledge, { kind: 'max-n' })];
      playThrough(new Tree({ seats: 3, plies: 12, width: 4, chance: 4, seed }), many, 200);
      playThrough(new Tree({ seats: 1, plies: 12, width: 4, chance: 4, seed }), anyone(alone, true), 100);
    }
  });

  /** Every evaluation takes a while on this clock; nothing else does. */
  function slow<P extends Position>(knowledge: Knowledge<P>, cost: (call: number) => number) {
    const clock = { time: 0, calls: 0 };
    const counted: Knowledge<P> = {
      ...knowledge,
      evaluate(position, values) {
        clock.time += cost(clock.calls++);
        knowledge.evaluate(position, values);
      },
    };
    return { clock, counted };
  }

  for (const [speed, cost] of [
    ['fast', () => 0.002],
    ['slow', () => 3],
    ['suddenly slow', (call: number) => (call < 5000 ? 0.001 : 0.03)],
  ] as const) {
    test(`stops within 20 ms of its time or of being told to (${speed} nodes)`, () => {
      for (let which = 0; which < thinkers(mnkKnowledge, false).length; which++) {
        for (const how of ['milliseconds', 'stopped'] as const) {
          const { clock, counted } = slow(mnkKnowledge, cost);
          const [name, thinker] = thinkers(counted, false)[which];
          const now = (): number => clock.time;
          const limits = how === 'stopped' ? { now, stopped: () => clock.time >= 50 } : { now, milliseconds: 50 };
          const thought = thinker.think(new Mnk(8, 8, 5), limits);
          expect(clock.time, `${name}, ${how}`).toBeGreaterThanOrEqual(50);
          expect(clock.time, `${name}, ${how}`).toBeLessThanOrEqual(70);
          expect(thought.milliseconds).toBeGreaterThanOrEqual(50);
          expect(thought.nodesPerSecond).toBeGreaterThan(0);
        }
      }
    });
  }

  test('reports while thinking, and the last report is a legal answer', () => {
    for (const [name, thinker] of thinkers(mnkKnowledge, false)) {
      const heard: Thought[] = [];
      thinker.think(new Mnk(5, 5, 4), { nodes: 3000 }, (thought) => heard.push(thought));
      expect(heard.length, name).toBeGreaterThan(0);
      for (const thought of heard) expect(thought.move).toBeLessThan(25);
    }
  });

  test('tables keep to their bytes', () => {
    for (const bytes of [1000, 1 << 16, 3_000_000]) {
      expect(new TranspositionTable(bytes).bytes).toBeLessThanOrEqual(bytes);
      expect(new TranspositionTable(bytes).bytes).toBeGreaterThan(bytes / 4);
    }
    const thinker = new Mcts(mnkKnowledge, { bytes: 50_000 });
    thinker.think(new Mnk(8, 8, 5), { nodes: 3000 });
    expect(thinker.bytes).toBeLessThanOrEqual(50_000);
  });
});

const alone: Knowledge<Tree> = {
  ...treeKnowledge,
  evaluate(position, values) {
    values[0] = position.score(0);
  },
  chances(_position, values, chances) {
    chances[0] = values[0] / 21;
  },
};

describe('two halves of a mind', () => {
  test('choosing: the solver near the end', () => {
    const solver = new Expectimax(nimKnowledge, { bytes: 1 << 16 });
    const tree = new Mcts(nimKnowledge, { bytes: 1 << 16 });
    const thinker = new Choosing<Nim>({ nodes: 500 }, (position) => (position.heap < 10 ? solver : tree));
    expect(thinker.think(new Nim(9), {}).exact).toBe(true);
    expect(thinker.think(new Nim(99), { nodes: 500 }).exact).toBe(false);
    thinker.forget();
  });

  test('merged: work adds up, and the most visited wins', () => {
    const position = new Mnk(5, 5, 4);
    const thoughts = [1, 2, 3].map((seed) =>
      new Mcts(mnkKnowledge, { seed, bytes: 1 << 20 }).think(position, { nodes: 2000 }),
    );
    const all = merged(thoughts);
    expect(all.nodes).toBe(6000);
    expect(all.candidates.reduce((sum, candidate) => sum + candidate.nodes, 0)).toBe(6000);
    expect(all.move).toBe(all.candidates[0].move);
    expect(all.candidates[0].nodes).toBe(Math.max(...all.candidates.map((candidate) => candidate.nodes)));
    expect(merged([thoughts[0]])).toBe(thoughts[0]);
  });

  test('merged: a proof from one is a proof, and the deepest is believed', () => {
    const position = new Nim(11);
    const proof = new AlphaBeta(nimKnowledge, { bytes: 1 << 12 }).think(position, {});
    const guess = new Mcts(nimKnowledge, { bytes: 1 << 12 }).think(position, { nodes: 5 });
    expect(merged([guess, proof])).toMatchObject({ move: 3, exact: true, nodes: guess.nodes + proof.nodes });
    const shallow = { ...guess, depth: 1 };
    const deep = { ...guess, depth: 9, move: 2 };
    expect(merged([shallow, deep], 'depth').move).toBe(2);
  });

  test('merged: who has proven the chances is helped by who has proven the value of the best', () => {
    const base = { line: [], chances: [], nodes: 1, milliseconds: 0, nodesPerSecond: 0, depth: 1, exact: false };
    const candidate = (move: number, chance: number, value: number) => ({
      move,
      chance,
      value,
      nodes: 1,
      exact: false,
    });
    const sure: Thought = {
      ...base,
      move: 4,
      values: [1, -1],
      chances: [0.75, 0.25],
      certain: 'chance',
      candidates: [
        { ...candidate(4, 0.75, 1), certain: 'chance', atMost: false },
        { ...candidate(5, 0.75, 0), atMost: true },
        { ...candidate(6, 0.25, 9), certain: 'chance', atMost: false },
      ],
    };
    const worthOf = (move: number, value: number): Thought => ({
      ...base,
      move,
      line: [move],
      values: [value, -value],
      chances: [0.6, 0.4],
      certain: 'value',
      candidates: [
        { ...candidate(move, 0.6, value), certain: 'value', atMost: false },
        { ...candidate(9, 1, 50), atMost: false },
      ],
    });
    const told = merged([sure, worthOf(4, 30)]);
    expect(told).toMatchObject({ move: 4, line: [4], values: [30, -30], chances: [0.75, 0.25], exact: true, nodes: 2 });
    expect(told.certain).toBeUndefined();
    expect(told.candidates.map(({ move, exact, value }) => [move, exact, value])).toEqual([
      [4, true, 30],
      [5, false, 0],
      [6, false, 9],
    ]);
    // The value of a placement that wins less often proves nothing of the position.
    expect(merged([worthOf(6, 40), sure])).toMatchObject({ move: 4, exact: false, certain: 'chance', values: [1, -1] });
    // Of two that win as often the other may have more points.
    const two: Thought = { ...sure, candidates: sure.candidates.map((each) => ({ ...each, chance: 0.75 })) };
    expect(merged([two, worthOf(4, 30)])).toMatchObject({ move: 4, exact: false, certain: 'chance' });
  });

  test('explain: values and reasons for each candidate, and for the move somebody made', () => {
    const brain: Brain<Nim> = {
      game: 'nim',
      knowledge: nimKnowledge,
      unit: 'wins',
      words: { wins: 'games won', leaves: 'leaves {count}' },
      reasons: (position, move) => [{ code: 'leaves', tone: 'for', data: { count: position.heap - move } }],
      look: () => 100,
      baselines: { beginner: (seed) => new Anyone(seed) },
      thinker: () => new Expectimax(nimKnowledge, { lines: 3, bytes: 1 << 12 }),
    };
    const { candidates, thought } = explain(brain, new Nim(7), {}, { most: 1, also: [1, 9] });
    expect(thought.move).toBe(3);
    expect(candidates.map(({ move, value, reasons }) => [move, value, reasons[0].data?.['count']])).toEqual([
      [3, 1, 4],
      [1, -1, 6],
    ]);
  });
});
