import type { Result } from '@countertop/core';
import { describe, expect, test } from 'vitest';
import { bodyOf, scene } from '../../test/rows.ts';
import type { GameReport } from '../report/report.ts';
import { Asker, type Hiring } from './asker.ts';
import { Crew } from './crew.ts';
import type { Question, Reply, Wish } from './messages.ts';
import { Mind } from './mind.ts';

/** Minds that think here, and what each was asked. */
function office(): { hiring: Hiring; asked: Question[][] } {
  const asked: Question[][] = [];
  const hiring: Hiring = {
    hire() {
      let tell: (reply: Reply) => void = () => {};
      const mind = new Mind(bodyOf((reply) => tell(reply)));
      const mail: Question[] = [];
      asked.push(mail);
      return {
        post(question) {
          mail.push(question);
          void mind.hear(question);
        },
        listen: (hear) => {
          tell = hear;
        },
        end: () => {
          tell = () => {};
        },
      };
    },
  };
  return { hiring, asked };
}

const uct: Wish = { who: { kind: 'uct' }, seed: 3, effort: { nodes: 300 }, every: 0 };
const game = scene('b2', 'a1', 'c1', 'a3', 'a2');

/** All but the lines that were expected to follow: where several are as good, what was thought about before decides. */
function verdictOf(report: Result<GameReport>): unknown {
  if (!report.ok) return report;
  const { plies, seats, whole } = report.value;
  return { seats, whole, plies: plies.map(({ ply, move, before, after }) => ({ ply, move, before, after })) };
}

describe('a crew', () => {
  test('thinks with different seeds about no more positions than one would', async () => {
    const { hiring, asked } = office();
    const told = await new Crew(hiring, 2).think(game, uct).answer;
    expect(asked.map((mail) => mail.at(-1))).toMatchObject([
      { wish: { seed: 3, effort: { nodes: 150 }, share: { index: 0, of: 2 } } },
      { wish: { seed: 4, effort: { nodes: 150 }, share: { index: 1, of: 2 } } },
    ]);
    // c2 blocks a row: whatever else is played loses.
    expect(told).toMatchObject({ ok: true, value: { move: 'c2' } });
    expect(told.ok ? told.value.nodes : 0).toBeLessThanOrEqual(300);
  });

  test.each([
    { what: 'stops whoever can be told as soon as one has a proof', listens: true },
    { what: 'lets whoever cannot be told finish', listens: false },
  ])('$what', async ({ listens }) => {
    const { hiring } = office();
    const [stopped, ended]: [number[], number[]] = [[], []];
    let hired = 0;
    const waiting: (() => void)[] = [];
    const patient: Hiring = {
      ...(listens ? { patience: () => () => {} } : {}),
      hire() {
        const member = hired++;
        const port = hiring.hire();
        const post = port.post.bind(port);
        // The second thinks until it is told to stop.
        return {
          ...port,
          end: () => ended.push(member),
          post: (question) =>
            member === 1 && question.kind === 'think' ? waiting.push(() => post(question)) : post(question),
          ...(listens
            ? {
                stop: () => {
                  stopped.push(member);
                  waiting.pop()?.();
                },
              }
            : {}),
        };
      },
    };
    // b3 ends it: whoever looks sees all.
    const pending = new Crew(patient, 2).think(scene('b2', 'a1', 'c1', 'a3', 'a2', 'c2'), uct);
    if (!listens) setImmediate(() => waiting.pop()?.());
    expect(await pending.answer).toMatchObject({ ok: true });
    expect(stopped).toEqual(listens ? [1] : []);
    expect(ended).toEqual([]);
  });

  test('tells as many ways as were wished for, each once, the move first', async () => {
    const told = await new Crew(office().hiring, 3).think(game, { ...uct, ways: 2, reasons: true }).answer;
    const { move, ways } = told.ok ? told.value : { move: undefined, ways: [] };
    expect(ways.map(({ moves }) => moves[0])).toHaveLength(2);
    expect(ways[0]).toMatchObject({ reasons: [{ code: 'edge' }] });
    expect(ways[0].moves[0]).toBe(move);
    expect(ways[1].moves[0]).not.toBe(move);
    expect(ways[1].chance).toBeLessThanOrEqual(ways[0].chance);
  });

  test('of one is as an asker', async () => {
    const wish: Wish = { ...uct, ways: 2 };
    const { hiring, asked } = office();
    const alone = await new Crew(hiring, 1).think(game, wish).answer;
    expect(asked[0].at(-1)).toEqual(expect.objectContaining({ wish }));
    expect(alone).toEqual(await new Asker(office().hiring).think(game, wish).answer);
  });

  test.each([2, 9])('of %i reports on a game as one does, stretch by stretch', async (count) => {
    const heard: number[] = [];
    const whole = scene('b2', 'a2', 'a1', 'c3', 'c1', 'b1', 'a3');
    const report = await new Crew(office().hiring, count).report(whole, 1, (done) => heard.push(done)).answer;
    expect(verdictOf(report)).toEqual(verdictOf(await new Asker(office().hiring).report(whole, 1, () => {}).answer));
    expect(heard.at(-1)).toBe(7);
  });

  test('says what is wrong', async () => {
    const crew = new Crew(office().hiring, 2);
    expect(await crew.think(scene('b2', 'b2'), uct).answer).toMatchObject({ ok: false, problem: { code: 'taken' } });
    expect(await crew.report(scene('b2', 'b2'), 1, () => {}).answer).toMatchObject({ ok: false });
  });
});
