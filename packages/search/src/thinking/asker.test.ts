import { describe, expect, test } from 'vitest';
import { bodyOf, scene } from '../../test/rows.ts';
import { Asker, type Port, UNFINISHED } from './asker.ts';
import type { Consideration, Question, Reply, Wish } from './messages.ts';
import { Mind } from './mind.ts';

const wish: Wish = { who: { kind: 'level', level: 9 }, seed: 1, every: 0 };
const thoughtOf = (move: string) => ({ move }) as Consideration;

/** A mind that says only what it is told to say. */
class Puppet implements Port {
  readonly heard: Question[] = [];
  readonly stopped: number[] = [];
  ended = false;
  say: (reply: Reply) => void = () => {};
  breakDown: (detail: string) => void = () => {};

  post(question: Question): void {
    this.heard.push(question);
  }
  listen(hear: (reply: Reply) => void, broke: (detail: string) => void): void {
    this.say = hear;
    this.breakDown = broke;
  }
  end(): void {
    this.ended = true;
  }

  get kinds(): string[] {
    return this.heard.map(({ kind }) => kind);
  }
  get last(): Question {
    return this.heard[this.heard.length - 1];
  }
  /** What was found so far, and what is found at last. */
  find(move: string, part = 0.5): void {
    this.say({ id: this.last.id, kind: 'thought', thought: thoughtOf(move), part });
  }
  finish(move: string): void {
    this.say({ id: this.last.id, kind: 'considered', thought: thoughtOf(move) });
  }
}

class Listener extends Puppet {
  stop(id: number): void {
    this.stopped.push(id);
  }
}

/** An asker, those whom it hires, and the patience it has while it lasts. */
function askerOf(make: () => Puppet = () => new Puppet()) {
  const hired: Puppet[] = [];
  const waiting = new Set<() => void>();
  const asker = new Asker({
    hire: () => {
      hired.push(make());
      return hired[hired.length - 1];
    },
    patience: (act) => {
      waiting.add(act);
      return () => waiting.delete(act);
    },
  });
  return { asker, hired, waiting };
}

describe('an asker', () => {
  test('opens a scene once, and then posts what has been played since', async () => {
    const { asker, hired } = askerOf();
    const first = asker.think(scene('b2'), wish);
    const [mind] = hired;
    expect(mind.kinds).toEqual(['open', 'think']);
    mind.finish('a1');
    expect(await first.answer).toMatchObject({ ok: true, value: { move: 'a1' } });

    const second = asker.think(scene('b2', 'a1', 'c3'), wish);
    expect(mind.heard.slice(2)).toMatchObject([{ kind: 'follow', ply: 1, moves: ['a1', 'c3'] }, { kind: 'think' }]);
    mind.finish('c1');
    await second.answer;

    const back = asker.judge(scene('b2', 'c1'), { ...wish, about: [], nodes: 10 });
    expect(mind.heard.slice(4)).toMatchObject([{ kind: 'follow', ply: 1, moves: ['c1'] }, { kind: 'judge' }]);
    mind.say({ id: mind.last.id, kind: 'judged', opinion: { best: undefined, about: [] } });
    expect((await back).ok).toBe(true);

    asker.think(scene('b2', 'c1'), wish).cancel();
    expect(mind.kinds.slice(6)).toEqual(['think']);
    expect(hired).toHaveLength(1);
  });

  test('opens another scene anew, and the same one where a match begins', async () => {
    const { asker, hired } = askerOf();
    const opened = asker.open(scene(), wish);
    const [mind] = hired;
    mind.say({ id: mind.last.id, kind: 'ready' });
    await opened;
    const thought = asker.think(scene(), wish);
    mind.finish('b2');
    await thought.answer;
    expect(mind.kinds).toEqual(['open', 'think']);
    void asker.open(scene());
    expect(mind.kinds).toEqual(['open', 'think', 'open']);
    mind.say({ id: mind.last.id, kind: 'ready' });
    void asker.think({ ...scene(), options: { size: 4 } }, wish);
    expect(mind.kinds.slice(3)).toEqual(['open', 'think']);
  });

  test('hears what is thought so far', async () => {
    const { asker, hired } = askerOf();
    const heard: unknown[] = [];
    const thought = asker.think(scene(), wish, ({ move }, part) => heard.push([move, part]));
    hired[0].find('a1', 0.25);
    hired[0].find('b2', 0.75);
    hired[0].finish('b2');
    await thought.answer;
    expect(heard).toEqual([
      ['a1', 0.25],
      ['b2', 0.75],
    ]);
  });

  test('ends a mind that cannot be told to stop, and answers with the last it heard', async () => {
    const { asker, hired } = askerOf();
    const thought = asker.think(scene('b2'), wish);
    hired[0].find('a1');
    hired[0].find('c3');
    thought.stop();
    expect(await thought.answer).toMatchObject({ ok: true, value: { move: 'c3' } });
    expect(hired[0].ended).toBe(true);

    const next = asker.think(scene('b2', 'c3'), wish);
    expect(hired[1].heard).toMatchObject([{ kind: 'open', scene: scene('b2', 'c3') }, { kind: 'think' }]);
    next.stop();
    expect(await next.answer).toMatchObject({ ok: false, problem: { code: UNFINISHED } });
  });

  test('tells a mind to stop that can hear it, and waits no longer than its patience', async () => {
    const { asker, hired, waiting } = askerOf(() => new Listener());
    const obedient = asker.think(scene(), wish);
    obedient.stop();
    obedient.stop();
    const [mind] = hired;
    expect(mind.stopped.at(-1)).toBe(mind.last.id);
    expect(waiting.size).toBe(1);
    mind.finish('b2');
    expect(await obedient.answer).toMatchObject({ ok: true, value: { move: 'b2' } });
    expect(waiting.size).toBe(0);
    expect(mind.ended).toBe(false);

    const deaf = asker.think(scene('b2'), wish);
    mind.find('a1');
    deaf.stop();
    for (const act of waiting) act();
    expect(await deaf.answer).toMatchObject({ ok: true, value: { move: 'a1' } });
    expect(mind.ended).toBe(true);
    // A stop that comes late concerns nobody.
    deaf.stop();
    expect(hired).toHaveLength(1);
  });

  test('ends the question before when another is asked', async () => {
    const { asker, hired } = askerOf();
    const first = asker.think(scene(), wish);
    hired[0].find('a1');
    const second = asker.think(scene('b2'), wish);
    expect(await first.answer).toMatchObject({ ok: false, problem: { code: UNFINISHED } });
    expect(hired[0].ended).toBe(true);
    hired[0].finish('a1');
    hired[1].finish('c3');
    expect(await second.answer).toMatchObject({ ok: true, value: { move: 'c3' } });
  });

  test('says what is wrong with a scene, and opens it anew the next time', async () => {
    const { asker, hired } = askerOf();
    const wrong = asker.think(scene('b2', 'b2'), wish);
    const [mind] = hired;
    const [open, think] = mind.heard;
    mind.say({ id: open.id, kind: 'failed', problem: { code: 'taken' } });
    expect(await wrong.answer).toMatchObject({ ok: false, problem: { code: 'taken' } });
    const right = asker.think(scene('b2'), wish);
    // What is still said about the question before is not heard.
    mind.say({ id: think.id, kind: 'failed', problem: { code: 'scene-missing' } });
    expect(mind.kinds).toEqual(['open', 'think', 'open', 'think']);
    mind.finish('a1');
    expect(await right.answer).toMatchObject({ ok: true, value: { move: 'a1' } });
  });

  test('hires another where one broke down', async () => {
    const { asker, hired } = askerOf();
    const lost = asker.think(scene(), wish);
    hired[0].breakDown('no memory');
    expect(await lost.answer).toMatchObject({
      ok: false,
      problem: { code: 'thinking-fault', data: { detail: 'no memory' } },
    });
    const again = asker.think(scene(), wish);
    hired[1].finish('b2');
    expect((await again.answer).ok).toBe(true);
  });

  test('goes through a match with a mind that thinks, and with its successor', async () => {
    let hired = 0;
    const asker = new Asker({
      hire() {
        hired++;
        let hear: (reply: Reply) => void = () => {};
        const mind = new Mind(bodyOf((reply) => hear(reply)));
        return {
          post: (question) => void mind.hear(question),
          listen: (told) => {
            hear = told;
          },
          end: () => {
            hear = () => {};
          },
        };
      },
    });
    const moves: string[] = [];
    for (let ply = 0; ply < 9; ply++) {
      const thought = await asker.think(scene(...moves), wish).answer;
      if (!thought.ok || thought.value.move === undefined) throw new Error('no move');
      moves.push(thought.value.move);
      if (ply === 4) asker.dismiss();
    }
    const over = await asker.think(scene(...moves), wish).answer;
    expect(over).toMatchObject({ ok: true, value: { move: undefined, exact: true, chances: [0.5, 0.5] } });
    expect(hired).toBe(2);
  });
});
