import type { GameRecord } from '@countertop/core';
import type { Consideration, Port, Question, Reply } from '@countertop/search';
import { describe, expect, test } from 'vitest';
import { ThreadPool } from './thread-pool.ts';

const scene: GameRecord = { game: 'any', options: {}, seats: 2, moves: [] };
const question = { table: 't', scene, level: 1, seed: 1, longest: 50 };

/** A pool of one thread that does only what it is told to do, in a world whose time stands. */
function office() {
  const hired: { heard: Question[]; say: (reply: Reply) => void; breakDown: (why: string) => void; ended: boolean }[] =
    [];
  const timers = new Set<{ readonly after: number; readonly act: () => void }>();
  const pool = new ThreadPool(
    1,
    {
      hire(): Port {
        const thread = { heard: [] as Question[], say: () => {}, breakDown: () => {}, ended: false };
        hired.push(thread);
        return {
          post: (asked) => thread.heard.push(asked),
          listen: (say, breakDown) => Object.assign(thread, { say, breakDown }),
          stop: () => {},
          end: () => {
            thread.ended = true;
          },
        };
      },
    },
    (after, act) => {
      const timer = { after, act };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  );
  const ready = ({ heard, say }: (typeof hired)[number]): void =>
    say({ id: heard[heard.length - 1].id, kind: 'ready' });
  return {
    pool,
    hired,
    ready,
    timers,
    /** Lets the timer run out that is the next to do so. */
    async pass(): Promise<void> {
      const [next] = [...timers].sort((a, b) => a.after - b.after);
      timers.delete(next);
      next.act();
      await settled();
    },
    considered({ heard, say }: (typeof hired)[number], move: string): void {
      const thought = { move, chances: [0.5, 0.5], exact: false } as unknown as Consideration;
      say({ id: heard[heard.length - 1].id, kind: 'considered', thought });
    },
  };
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}

describe('a thread', () => {
  test('that takes long to begin has all of its time when it has begun', async () => {
    const { pool, hired, ready, timers, considered } = office();
    const thought = pool.think(question);
    expect([...timers].map(({ after }) => after)).toEqual([60_000]);
    ready(hired[0]);
    await settled();
    expect([...timers].map(({ after }) => after)).toEqual([50]);
    considered(hired[0], 'a1');
    expect(await thought).toMatchObject({ ok: true, value: { move: 'a1' } });
    expect(timers.size).toBe(0);
  });

  test('that has found nothing when its time is over is waited for all the same', async () => {
    const { pool, hired, ready, pass, considered } = office();
    const thought = pool.think(question);
    ready(hired[0]);
    await settled();
    await pass();
    await pass();
    expect(hired[0].ended).toBe(false);
    considered(hired[0], 'a1');
    expect(await thought).toMatchObject({ ok: true, value: { move: 'a1' } });
  });

  test('that has found something, and does not stop, is taken at its word', async () => {
    const { pool, hired, ready, pass } = office();
    const answer = pool.think(question);
    const [thread] = hired;
    ready(thread);
    await settled();
    const thought = { move: 'b2' } as Consideration;
    thread.say({ id: thread.heard[1].id, kind: 'thought', thought, part: 0.5 });
    await pass();
    await pass();
    expect(await answer).toMatchObject({ ok: true, value: { move: 'b2' } });
    expect(thread.ended).toBe(true);
  });

  test('that never begins, or ends without a word, is replaced, and whoever asks again is answered', async () => {
    const { pool, hired, ready, pass, timers, considered } = office();
    const never = pool.think(question);
    await pass();
    expect(await never).toMatchObject({ ok: false, problem: { code: 'thinking-unfinished' } });
    const dies = pool.think(question);
    // A machine that needs longer than that to begin would need it every time.
    expect([...timers].map(({ after }) => after)).toEqual([120_000]);
    ready(hired[1]);
    await settled();
    hired[1].breakDown('the thread ended with 1');
    expect(await dies).toMatchObject({ ok: false, problem: { code: 'thinking-fault' } });
    const third = pool.think(question);
    ready(hired[2]);
    await settled();
    considered(hired[2], 'c3');
    expect(await third).toMatchObject({ ok: true, value: { move: 'c3' } });
    expect(hired).toHaveLength(3);
  });
});
