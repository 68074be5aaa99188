import { readFileSync } from 'node:fs';
import { games } from '@countertop/catalogue';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Serving } from '../src/index.ts';
import { type Guest, playOn, until } from './guest.ts';
import { House } from './house.ts';

const TOKEN = 'a-token-for-metrics';
const house = new House({ metrics: { port: 0, token: TOKEN } });
let serving: Serving;
let ann: Guest;

beforeAll(async () => {
  serving = await house.open();
  ann = await house.guest();
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 1 }] as const;
  const { summary } = await ann.ask('makeTable', { body: { game: games[0].id, seats, visibility: 'private' } });
  const [mine, eve] = [await ann.follow(summary.table), await (await house.guest()).follow(summary.table)];
  await playOn(mine, 1, 3);
  await until(mine, () => (mine.confirmed?.line.length ?? 0) >= 4);
  const codes: string[] = [];
  eve.onRefusal(({ problem }) => codes.push(problem.code));
  eve.command({ kind: 'resign', seat: 0 });
  await until(eve, () => codes.length > 0);
});
afterAll(() => house.close());

async function page(): Promise<string> {
  return (await fetch(`${serving.metricsAddress}/metrics`)).text();
}

function countOf(text: string, name: string): number {
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.split(' ').at(-1));
}

describe('counts', () => {
  test('tell what was played, by whom it was asked for, and what came of it', async () => {
    const text = await page();
    expect(countOf(text, 'countertop_moves_total')).toBeGreaterThanOrEqual(4);
    expect(countOf(text, 'countertop_answers_total{kind="move",outcome="done"}')).toBe(3);
    expect(countOf(text, 'countertop_answers_total{kind="resign",outcome="seat-not-yours"}')).toBe(1);
    expect(countOf(text, 'countertop_acknowledgement_seconds_count')).toBeGreaterThanOrEqual(4);
    expect(countOf(text, 'countertop_commit_seconds_count')).toBeGreaterThanOrEqual(4);
    expect(countOf(text, 'countertop_tick_events_sum')).toBeGreaterThanOrEqual(4);
    expect(countOf(text, 'countertop_bot_thinking_seconds_count')).toBeGreaterThanOrEqual(1);
    expect(countOf(text, 'countertop_connections')).toBe(2);
    expect(countOf(text, 'countertop_spectators')).toBe(1);
    expect(countOf(text, 'countertop_tables_held')).toBe(1);
    expect(countOf(text, 'countertop_tables_running')).toBe(1);
    expect(countOf(text, 'countertop_bot_breakdowns_total')).toBe(0);
    expect(text).not.toMatch(/[0-9a-f]{32}/);
  });

  test('are the same on the main port, for whoever bears the token', async () => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    const answer = await fetch(`${serving.address}/metrics`, { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('version=0.0.4');
    expect(countOf(await answer.text(), 'countertop_tables_held')).toBe(1);
    expect((await fetch(`${serving.metricsAddress}/`)).status).toBe(404);
  });

  test.each(['grafana/countertop.json', 'prometheus/alerts.yml'])(
    'every one that deploy/%s names is there',
    async (file) => {
      const text = readFileSync(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8');
      if (file.endsWith('.json')) expect(JSON.parse(text)).toMatchObject({ title: 'Countertop' });
      const there = new Set([...(await page()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
      const named = [...text.matchAll(/countertop_\w+/g)].map(([name]) => name);
      expect(named.length).toBeGreaterThan(5);
      for (const name of named) expect(there).toContain(name.replace(/_(bucket|sum|count)$/, ''));
    },
  );
});
