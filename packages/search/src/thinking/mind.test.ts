import { bad, CHANCE, type Game, good, Random } from '@countertop/core';
import { describe, expect, test } from 'vitest';
import { Duel, duelKnowledge } from '../../test/duel.ts';
import type { Mnk } from '../../test/mnk.ts';
import { anyBrain, bodyOf, rows, rowsBrain, scene } from '../../test/rows.ts';
import { Anyone } from '../brain/baselines.ts';
import type { Brain } from '../brain/brain.ts';
import { Expectimax } from '../depth/expectimax.ts';
import { reportOf } from '../report/report.ts';
import type { Limits } from '../thinker/limits.ts';
import type { Thought } from '../thinker/thinker.ts';
import type { Errand, Reply, Wish } from './messages.ts';
import { type Body, Mind } from './mind.ts';

const wish: Wish = { who: { kind: 'level', level: 9 }, seed: 1, every: 0 };

/** A mind, and what it replies to an errand. */
function mindOf(changes: Partial<Body> = {}): (errand: Errand) => Promise<Reply[]> {
  let replies: Reply[] = [];
  const mind = new Mind(bodyOf((reply) => replies.push(reply), changes));
  let id = 0;
  return async (errand) => {
    replies = [];
    await mind.hear({ ...errand, id: ++id });
    expect(replies.every((reply) => reply.id === id)).toBe(true);
    return replies;
  };
}

/** Where the first draw is to be made. */
function drawn(position: Duel): Duel {
  const random = new Random(1);
  while (position.actor !== CHANCE) position.play(position.pick(random));
  return position;
}

/** A brain that counts how many players it makes. */
function counting(): { made: number; brain: Body['brain'] } {
  const count = {
    made: 0,
    brain: async () =>
      good(
        anyBrain({
          ...rowsBrain,
          thinker: (level, seed) => {
            count.made++;
            return rowsBrain.thinker(level, seed);
          },
        }),
      ),
  };
  return count;
}

describe('a mind', () => {
  test('thinks about what is open as its player does', async () => {
    const ask = mindOf();
    expect(await ask({ kind: 'open', scene: scene('b2', 'a2') })).toMatchObject([{ kind: 'ready' }]);
    const position = rows.start({}, 2);
    position.play(4);
    position.play(3);
    const thought: Thought = rowsBrain.thinker(9, 1).think(position, { nodes: 5000 });
    const replies = await ask({ kind: 'think', wish });
    const { line, values } = thought;
    expect(replies.at(-1)).toMatchObject({
      kind: 'considered',
      thought: {
        move: rows.write(position, thought.move),
        line: line.map((move) => rows.write(position, move)),
        values,
      },
    });
    expect(replies.slice(0, -1).every(({ kind }) => kind === 'thought')).toBe(true);
    expect(replies.length).toBeGreaterThan(1);
  });

  test('thinks at a glance where there is no choice, and no longer than the clock allows', async () => {
    const asked: Limits[] = [];
    const watching: Brain<Mnk> = {
      ...rowsBrain,
      thinker: (level, seed) => {
        const thinker = rowsBrain.thinker(level, seed);
        const think: typeof thinker.think = (position, limits, report) => {
          asked.push(limits);
          return thinker.think(position, limits, report);
        };
        return { effort: { nodes: 5000, milliseconds: 1000 }, think };
      },
    };
    const ask = mindOf({ brain: async () => good(anyBrain(watching)) });
    // One cell is left.
    await ask({ kind: 'open', scene: scene('a1', 'b1', 'c1', 'b2', 'a2', 'c2', 'b3', 'a3') });
    await ask({ kind: 'think', wish: { ...wish, playing: true } });
    await ask({ kind: 'think', wish });
    await ask({ kind: 'follow', ply: 2, moves: [] });
    await ask({ kind: 'think', wish: { ...wish, playing: true, longest: 200 } });
    await ask({ kind: 'think', wish: { ...wish, playing: true, longest: 3000 } });
    expect(asked.map(({ nodes, milliseconds, playing }) => ({ nodes, milliseconds, playing }))).toEqual([
      { nodes: 64, milliseconds: undefined, playing: true },
      { nodes: 5000, milliseconds: 1000, playing: undefined },
      { nodes: 5000, milliseconds: 200, playing: true },
      { nodes: 5000, milliseconds: 1000, playing: true },
    ]);
  });

  test('follows moves forth and back without reading the others again', async () => {
    const read: string[] = [];
    const watched = {
      ...rows,
      read: (position: Parameters<typeof rows.read>[0], text: string) => {
        read.push(text);
        return rows.read(position, text);
      },
    };
    const ask = mindOf({ game: async () => good(watched as unknown as Game) });
    await ask({ kind: 'open', scene: scene('a1', 'b1', 'c1') });
    await ask({ kind: 'follow', ply: 3, moves: ['b2', 'b3'] });
    await ask({ kind: 'follow', ply: 2, moves: ['a2'] });
    expect(read).toEqual(['a1', 'b1', 'c1', 'b2', 'b3', 'a2']);
    const [there] = (await ask({ kind: 'think', wish: { ...wish, every: 1 } })).slice(-1);
    const afresh = mindOf();
    await afresh({ kind: 'open', scene: scene('a1', 'b1', 'a2') });
    const [same] = (await afresh({ kind: 'think', wish: { ...wish, every: 1 } })).slice(-1);
    expect({ ...there, id: 0 }).toEqual({ ...same, id: 0 });
  });

  test('keeps its player while the scene lasts', async () => {
    const brain = counting();
    const ask = mindOf(brain);
    await ask({ kind: 'open', scene: scene(), player: wish });
    await ask({ kind: 'think', wish });
    await ask({ kind: 'follow', ply: 0, moves: ['b2'] });
    await ask({ kind: 'think', wish });
    expect(brain.made).toBe(1);
    await ask({ kind: 'think', wish: { ...wish, afresh: true } });
    expect(brain.made).toBe(2);
    await ask({ kind: 'think', wish: { ...wish, seed: 2 } });
    expect(brain.made).toBe(3);
    await ask({ kind: 'open', scene: scene() });
    await ask({ kind: 'think', wish: { ...wish, seed: 2 } });
    expect(brain.made).toBe(4);
  });

  test('has had practice when it is ready to play by the clock, once a game', async () => {
    let thoughts = 0;
    const brain = anyBrain({
      ...rowsBrain,
      thinker: (level, seed) => {
        const thinker = rowsBrain.thinker(level, seed);
        return {
          effort: level === 10 ? { milliseconds: 1000 } : thinker.effort,
          think: (position, limits) => {
            thoughts++;
            return thinker.think(position, limits);
          },
        };
      },
    });
    const ask = mindOf({ brain: async () => good(brain) });
    await ask({ kind: 'open', scene: scene(), player: wish });
    expect(thoughts).toBe(0);
    const player = { who: { kind: 'level', level: 10 }, seed: 1 } as const;
    await ask({ kind: 'open', scene: scene(), player });
    const practised = thoughts;
    expect(practised).toBeGreaterThan(0);
    await ask({ kind: 'open', scene: scene('b2'), player });
    expect(thoughts).toBe(practised);
  });

  test('tells what it thinks so far no more often than wished', async () => {
    let time = 0;
    const ask = mindOf({ now: () => time++ });
    await ask({ kind: 'open', scene: scene() });
    const often = (await ask({ kind: 'think', wish: { ...wish, afresh: true } })).length;
    const seldom = (await ask({ kind: 'think', wish: { ...wish, afresh: true, every: 1e9 } })).length;
    expect(often).toBeGreaterThan(2);
    expect(seldom).toBe(1);
  });

  test('stops at once when it is told to, and has a move nevertheless', async () => {
    const ask = mindOf({ stopped: (id) => id <= 2 });
    await ask({ kind: 'open', scene: scene('b2') });
    const endless = { ...wish, effort: {} };
    const looked = async () => {
      const [told] = (await ask({ kind: 'think', wish: endless })).slice(-1);
      if (told?.kind !== 'considered') throw new Error(told?.kind);
      expect(told.thought.move).toBeDefined();
      return told.thought.nodes;
    };
    const stopped = await looked();
    expect(await looked()).toBeGreaterThan(100 * stopped);
  });

  test('follows several ways, with what speaks for and against them', async () => {
    const ask = mindOf();
    await ask({ kind: 'open', scene: scene('a1') });
    const [told] = (await ask({ kind: 'think', wish: { ...wish, ways: 3, reasons: true } })).slice(-1);
    if (told?.kind !== 'considered') throw new Error(told?.kind);
    const { ways } = told.thought;
    expect(ways).toHaveLength(3);
    expect(ways[0]).toMatchObject({ reasons: [{ code: 'middle', tone: 'for' }] });
    expect(ways[0]?.moves[0]).toBe(told.thought.move);
    expect(ways.every(({ moves }) => moves.length > 1)).toBe(true);
    expect(ways.map(({ chance }) => chance)).toEqual(ways.map(({ chance }) => chance).toSorted((a, b) => b - a));
  });

  test('says what may come where something is drawn', async () => {
    const duel = { ...rows, start: () => drawn(new Duel(3, 6, 1)), write: (_: unknown, move: number) => `m${move}` };
    const brain: Brain<Duel> = {
      game: rowsBrain.game,
      unit: rowsBrain.unit,
      words: rowsBrain.words,
      baselines: { beginner: (seed) => new Anyone(seed) },
      knowledge: duelKnowledge,
      reasons: () => [],
      look: () => 100,
      thinker: () => new Expectimax(duelKnowledge),
    };
    const ask = mindOf({ game: async () => good(duel as unknown as Game), brain: async () => good(anyBrain(brain)) });
    await ask({ kind: 'open', scene: scene() });
    const [told] = await ask({ kind: 'think', wish: { ...wish, ways: 1 } });
    if (told?.kind !== 'considered') throw new Error(told?.kind);
    const { ways, move, chances } = told.thought;
    expect(move).toBeUndefined();
    expect(ways.length).toBeGreaterThan(1);
    expect(ways.reduce((sum, { odds = 0 }) => sum + odds, 0)).toBeCloseTo(1);
    expect(chances[0]).toBeCloseTo(ways.reduce((sum, { odds = 0, chance }) => sum + odds * chance, 0));
  });

  test('judges moves against the best, or says only the reasons', async () => {
    const ask = mindOf();
    await ask({ kind: 'open', scene: scene('b2', 'b3', 'a1', 'c2') });
    const inquiry = { who: wish.who, seed: 1, about: ['b1', 'b2'], nodes: 0 };
    expect(await ask({ kind: 'judge', inquiry })).toMatchObject([
      {
        kind: 'judged',
        opinion: { best: undefined, about: [{ move: 'b1', reasons: [{ code: 'edge', tone: 'against' }] }] },
      },
    ]);
    const [judged] = await ask({ kind: 'judge', inquiry: { ...inquiry, nodes: 5000 } });
    if (judged?.kind !== 'judged') throw new Error(judged?.kind);
    const { best, about } = judged.opinion;
    expect(best).toMatchObject({ move: 'c3', reasons: [{ code: 'corner', tone: 'idle' }] });
    expect(about).toHaveLength(1);
    expect(about[0]?.chance ?? 0).toBeLessThan(best?.chance ?? 0);
  });

  test('reports on the whole scene, wherever it has come to', async () => {
    const texts = ['b2', 'b1', 'a1', 'c3'];
    const ask = mindOf();
    await ask({ kind: 'open', scene: scene(...texts.slice(0, 1)) });
    await ask({ kind: 'follow', ply: 1, moves: texts.slice(1) });
    const replies = await ask({ kind: 'report', looks: 2 });
    expect(replies.filter(({ kind }) => kind === 'progress')).toHaveLength(4);
    const report = reportOf(rows, rowsBrain, rows.start({}, 2), [4, 1, 0, 8], { limits: { nodes: 1000 } });
    expect(replies.at(-1)).toMatchObject({ kind: 'reported', report });
  });

  test('says what is wrong, and goes on with the next scene', async () => {
    const ask = mindOf();
    const failed = (code: string) => [{ kind: 'failed', problem: { code } }];
    expect(await ask({ kind: 'think', wish })).toMatchObject(failed('scene-missing'));
    expect(await ask({ kind: 'open', scene: { ...scene(), game: 'chess' } })).toMatchObject(failed('game-unknown'));
    expect(await ask({ kind: 'open', scene: scene('b2', 'b2') })).toMatchObject(failed('taken'));
    await ask({ kind: 'open', scene: scene('b2') });
    expect(await ask({ kind: 'follow', ply: 1, moves: ['b2'] })).toMatchObject(failed('taken'));
    expect(await ask({ kind: 'think', wish })).toMatchObject(failed('scene-missing'));
    await ask({ kind: 'open', scene: scene('b2') });
    const nobody = { ...wish, who: { kind: 'baseline', name: 'nobody' } as const };
    expect(await ask({ kind: 'think', wish: nobody })).toMatchObject(failed('baseline-unknown'));
    expect((await ask({ kind: 'think', wish })).at(-1)?.kind).toBe('considered');
  });

  test('survives a player that breaks down', async () => {
    const broken: Brain = {
      ...anyBrain(rowsBrain),
      thinker: () => {
        throw new Error('out of wits');
      },
    };
    const ask = mindOf({ brain: async () => good(anyBrain(broken)) });
    await ask({ kind: 'open', scene: scene() });
    expect(await ask({ kind: 'think', wish })).toMatchObject([
      { kind: 'failed', problem: { code: 'thinking-fault', data: { detail: 'out of wits' } } },
    ]);
  });

  test('lets anyone play where the game has no brain', async () => {
    const ask = mindOf({ brain: async () => bad('brain-missing') });
    await ask({ kind: 'open', scene: scene() });
    expect(await ask({ kind: 'think', wish })).toMatchObject([{ kind: 'failed', problem: { code: 'brain-missing' } }]);
    const [told] = (await ask({ kind: 'think', wish: { ...wish, who: { kind: 'random' } } })).slice(-1);
    expect(told?.kind).toBe('considered');
  });
});
