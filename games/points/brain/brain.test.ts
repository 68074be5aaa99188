import { MoveList, Random } from '@countertop/core';
import { explain } from '@countertop/search';
import { describe, expect, it } from 'vitest';
import { brain } from '../brain.ts';
import { game as points } from '../game.ts';
import { leadOf } from '../rules/lead.ts';
import { DONE, PLAY_OUT, type PointsPosition, STOP } from '../rules/position.ts';
import { pictured, recorded } from '../test/pictured.ts';
import { baselines } from './baselines.ts';

/** Words that count something come in several forms. */
const codesWithWords = new Set(Object.keys(brain.words).map((key) => key.replace(/_(one|few|many|other)$/, '')));

function answer(position: PointsPosition, nodes = 400, level = 10): string {
  return points.write(position, brain.thinker(level, 1).think(position, { nodes }).move);
}

function codes(position: PointsPosition, cell: string): string[] {
  const move = points.read(position, cell);
  if (!move.ok) throw new Error(cell);
  return brain.reasons(position, move.value).map(({ code }) => code);
}

describe('what is certain', () => {
  const LOOSE = `
    . . . . . . . .
    . . . X . . . .
    . . X O X . . .
    . . . X . . . .
    . . . . . . . .
    . . . X . . . .
    . O . X . . O .
  `;

  it('goes home before it does anything else, and says that this wins', () => {
    const position = pictured(LOOSE);
    const { move, exact, chances } = brain.thinker(10, 1).think(position, { nodes: 400 });
    expect({ move: points.write(position, move), exact, chances }).toEqual({
      move: 'd3',
      exact: true,
      chances: [1, 0],
    });
  });

  it('stops as soon as it is home', () => {
    const position = pictured(LOOSE);
    for (const text of ['d3', 'a7']) {
      const move = points.read(position, text);
      if (move.ok) position.play(move.value);
    }
    expect(answer(position)).toBe('stop');
  });

  it('brings home what it would lose by stopping, where that costs nothing', () => {
    const position = pictured(`
      . . . . . . . .
      . . . . . . X .
      . . . . . . . .
      . O . . . . . .
      . . X X . . . .
      . X O O X O . .
      . . X X . . O .
    `);
    const { move, exact, values } = brain.thinker(10, 1).think(position, { nodes: 400 });
    expect(['g7', 'h6']).toContain(points.write(position, move));
    expect({ exact, values }).toEqual({ exact: true, values: [2, -2] });
    position.play(move);
    position.giveTurn(0);
    expect(answer(position)).toBe('stop');
  });
});

describe('tactics', () => {
  const OPEN_RING = `
    . . . . . . . .
    . . . X . . . .
    . . X O . . . .
    . . . X . . . .
    . . . . . . . .
    . . . . . . O .
    . . . . . . . .
  `;

  it('circles in one, and saves in one', () => {
    expect(answer(pictured(OPEN_RING, 0))).toBe('e5');
    expect(answer(pictured(OPEN_RING, 1))).toBe('e5');
  });

  it('prefers the larger circle', () => {
    const position = pictured(`
      . . . . . . . . . . .
      . . X . . . . . . . .
      . X O . . . X X X . .
      . . X . . X O O O . .
      . . . . . . X X X . .
      . . . . . . . . . . .
      . . . . . . . . . . .
    `);
    expect(answer(position)).toBe('j4');
  });

  it('starts a ladder that works', () => {
    const position = pictured(`
      . . . . . . . . . . . .
      . . . . . . . . . . . .
      . . X X X X X X X . . .
      . X O O . . . . . X . .
      . . X . . . . . . . . .
      . . . . . . . . . . . .
      . . . . . . . . . . . .
    `);
    expect(answer(position, 1500)).toMatch(/^(d3|e4|e3)$/);
    expect(codes(position, 'd3')[0]).toBe('ladder');
  });

  it('starts one that takes thirty points and turns on its way', () => {
    const position = pictured(`
      . . . . . . . . . . . . .
      . . X . . . . . . . . . .
      . . . . . . . . . . . . .
      . X . . . . . . . . . . .
      . . . . . . . . . . . . .
      . . . . . . . X O O X . .
      . . . . . . . . X X . . .
      . . . . . . . . . . . . .
      . . . . . . . . . . . . .
      . . . . . . . . . . . . .
    `);
    expect(answer(position, 5000)).toBe('j6');
  });
});

describe('what the other side can force', () => {
  it('adds nothing to a chain that would be caught in a ladder', () => {
    const moves =
      'j15 o9 k8 m14 j9 i10 i9 l10 k9 l11 k12 j12 i11 h10 k13 i13 h12 h13 h11 g13 g11 h9 j14 f10 f11 e11 f12 e13 g10 g9 f9';
    const options = { width: 20, height: 20, start: 'cross', stop: 'ground', centreWidth: 0, centreHeight: 0 };
    const position = recorded({ options, moves: moves.split(' ') });
    // After e10, the ladder from g8 takes five.
    expect(answer(position, 4000)).toMatch(/^(f8|f13)$/);
  });

  it('answers it in a free area, too', () => {
    // r11, i9 and k9 would circle eight; k9 lies among dots that are no candidates else.
    const moves =
      'h11 n12 m14 g8 i10 g13 j9 l11 k12 l12 k13 l13 l14 k14 j12 l10 l9 n13 k15 j14 n14 o14 j15 i14 i15 h14 h15 g14 ' +
      'm9 l15 l16 f10 m15 o13 o15 f12 k8 o10 n10 o11 o9 m13 p15 q12 p9 q10 q9 r14 r10 q14 p14 p13 n9 q13 g15 f14 f15 ' +
      'd13 e14 e13 g12 f13 f11 e11 g11 e10 s14 r15 s15 r16 s16 r17 s13 h8 s17 r18 e15 n17 n16 f9 o17 j8 i8 j7 i7 i6 ' +
      'j6 k7 h7 g7 h6 g6 i5 p19 k6 l7 l6 m7 p18 s18 m6 n7 n6 o7 h9 p7 q7 p6 p5 q6 r6 q5 q4 r5 n18 r7 s6 q8 m17 r9 s9 ' +
      'r8';
    const options = { width: 20, height: 20, centreWidth: 6, centreHeight: 6, start: 'cross', stop: 'ground' };
    const position = recorded({ options, moves: moves.split(' ') });
    const { move, chances } = brain.thinker(10, 1).think(position, { nodes: 3000 });
    expect(['i9', 'k9']).toContain(points.write(position, move));
    expect(chances[position.actor]).toBeGreaterThan(0.45);
  });
});

describe('stopping', () => {
  const GROUNDED = `
    . . . . . . .
    . . . . O . .
    . . X . . . .
    . X O X . . .
    . . X . . . .
    . . X . . O .
    . . X . . . .
  `;

  for (const stop of ['play-out', 'ground']) {
    it(`stops when that wins (${stop})`, () => {
      const position = pictured(GROUNDED, 0, { stop });
      expect(position.score(0)).toBe(1);
      expect(answer(position)).toBe('stop');
      expect(brain.reasons(position, STOP)).toMatchObject([{ code: 'stop-wins', data: { count: 1 } }]);
    });

    it(`plays on when stopping would lose what it has (${stop})`, () => {
      const position = pictured(GROUNDED.replace(/X( . . . .\n *)$/, '.$1'), 0, { stop });
      expect(position.score(0)).toBe(1);
      expect(answer(position, 100)).not.toBe('stop');
    });
  }

  it('takes all that is not grounded after a stop, and is done', () => {
    const position = pictured(GROUNDED, 1);
    position.play(STOP);
    const thinker = brain.thinker(10, 1);
    while (position.phase === PLAY_OUT) position.play(thinker.think(position, { nodes: 10 }).move);
    expect(position.scores()).toEqual([3, 0]);
  });

  it('is done at once where nothing can be taken', () => {
    const position = pictured('O . . .\nO . . .\n. . X .\n. . . .', 1);
    position.play(STOP);
    expect(brain.thinker(3, 1).think(position, { nodes: 10 }).move).toBe(DONE);
  });
});

describe('reasons', () => {
  it('says what a point does', () => {
    const position = pictured('. . . . .\n. . X . .\n. X O . .\n. . X . .\n. . . . .');
    expect(codes(position, 'd3')).toContain('circles');
    position.play(position.cellAt(0, 0));
    expect(codes(position, 'd3')).toContain('saves');
    const free = pictured('. . . . .\n. . X . .\n. X . X .\n. . X . .\n. . . . .', 1);
    expect(codes(free, 'c3')).toEqual(['enters']);
    free.giveTurn(0);
    expect(codes(free, 'c3')).toContain('fills');
  });

  it('has words for every reason, and explains without end positions failing', () => {
    const position = pictured('. . . . .\n. . X . .\n. X O . .\n. . X . .\n. . . . .');
    for (const { reasons } of explain(brain, position, { nodes: 60 }).candidates) {
      for (const { code } of reasons) expect(codesWithWords).toContain(code);
    }
    expect(brain.words).toHaveProperty([brain.unit]);
  });
});

const FIELDS = [
  { width: 8, height: 8, centreWidth: 2, centreHeight: 3 },
  { width: 12, height: 12, start: 'cross' },
  { width: 9, height: 7, start: 'cross', stop: 'ground' },
  { width: 5, height: 4, centreWidth: 1, centreHeight: 1, stop: 'ground' },
  { width: 40, height: 6, centreWidth: 0, centreHeight: 0 },
  { width: 38, height: 31 },
];

describe('any position', () => {
  it('gets a legal move from every level', () => {
    const random = new Random(11);
    const thinkers = [1, 4, 7, 10].map((level) => brain.thinker(level, level));
    thinkers.push(...['random', 'greedy', 'uct'].map((name) => baselines[name](1)));
    const list = new MoveList();
    for (const options of FIELDS) {
      for (let game = 0; game < 4; game++) {
        const position = recorded({ options, moves: [] });
        const plies = random.below(position.openCount);
        for (let ply = 0; ply < plies && position.actor >= 0; ply++) position.play(position.pick(random));
        if (game % 3 === 2 && position.mayStop) position.play(STOP);
        if (position.actor < 0) continue;
        const before = position.clone();
        position.moves(list);
        for (const thinker of thinkers) {
          const { move } = thinker.think(position, { nodes: 1 + random.below(12) });
          expect(list.includes(move)).toBe(true);
        }
        const move = list.moves[random.below(list.length)];
        for (const { code } of brain.reasons(position, move)) expect(codesWithWords).toContain(code);
        expect(position.marks).toEqual(before.marks);
        expect(position.hashLow).toBe(before.hashLow);
      }
    }
  });

  it('gets the same thought from the same seed and nodes', () => {
    const position = recorded({ options: { width: 12, height: 12, start: 'cross' }, moves: [] });
    for (const level of [2, 5, 10]) {
      const one = brain.thinker(level, 3).think(position, { nodes: 150 });
      const two = brain.thinker(level, 3).think(position, { nodes: 150 });
      expect(two).toEqual(one);
    }
  });

  it('gets an answer at once when thinking is stopped', () => {
    const position = recorded({ options: { width: 20, height: 20, start: 'cross' }, moves: [] });
    const thought = brain.thinker(10, 1).think(position, { stopped: () => true });
    expect(position.isOpen(thought.move)).toBe(true);
    expect(thought.nodes).toBeLessThan(200);
  });
});

describe('ladder of levels, in short', () => {
  /** What the first wins of the points of pairs of games on a middling field. */
  function contest(first: number | 'beginner', second: number | 'beginner', pairs: number): number {
    let won = 0;
    const seat = (who: number | 'beginner', seed: number) =>
      who === 'beginner' ? brain.baselines.beginner(seed) : brain.thinker(who, seed);
    for (let game = 0; game < 2 * pairs; game++) {
      const position = recorded({ options: { width: 14, height: 14, start: 'cross' }, moves: [] });
      const mine = game % 2;
      const players = [seat(first, game), seat(second, game)];
      if (mine === 1) players.reverse();
      while (position.actor >= 0 && Math.abs(leadOf(position, 0)) < 10) {
        const thinker = players[position.actor];
        position.play(thinker.think(position, thinker.effort).move);
      }
      const ahead = leadOf(position, mine);
      won += ahead > 0 ? 1 : ahead === 0 ? 0.5 : 0;
    }
    return won / (2 * pairs);
  }

  it('begins below a beginner and climbs', () => {
    expect(contest(1, 'beginner', 8)).toBeLessThanOrEqual(0.35);
    expect(contest(6, 'beginner', 2)).toBeGreaterThanOrEqual(0.7);
    expect(contest(6, 2, 2)).toBeGreaterThanOrEqual(0.7);
  });

  it('has good and bad days, but for the last level', () => {
    const days = (level: number) =>
      new Set(Array.from({ length: 20 }, (_, seed) => JSON.stringify(brain.thinker(level, seed).effort))).size;
    expect(days(5)).toBeGreaterThan(5);
    expect(days(10)).toBe(1);
  });
});
