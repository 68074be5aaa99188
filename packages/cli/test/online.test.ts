import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Serving, serve } from '@countertop/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyPage } from '../../server/test/empty-page.ts';
import { Guest, playOn, until } from '../../server/test/guest.ts';
import { STACK_TRACE, spawned } from './countertop.ts';

const BIN = fileURLToPath(new URL('../bin/countertop.js', import.meta.url));
const TWO = { game: 'countermine', visibility: 'private', seats: [{ kind: 'me' }, { kind: 'open' }] } as const;

let serving: Serving;
let settings: string;
const page = emptyPage();
const guests: Guest[] = [];

beforeAll(async () => {
  settings = mkdtempSync(join(tmpdir(), 'countertop-settings-'));
  serving = await serve({ port: 0, page: page.folder, file: ':memory:', threads: 1 });
});

afterAll(async () => {
  for (const guest of guests) guest.leave();
  await serving.close();
  page.remove();
  rmSync(settings, { recursive: true, force: true });
});

async function table() {
  const ann = new Guest(serving.address);
  guests.push(ann);
  await ann.ask('me');
  const { summary } = await ann.ask('makeTable', { body: TWO });
  const a = await ann.follow(summary.table);
  return { ann, a, link: `${serving.address}/#/table/${summary.table}` };
}

const run = (args: readonly string[], input = '') => spawned(args, input, { XDG_CONFIG_HOME: settings });

describe('countertop bot', () => {
  test('seats an engine, which plays to the end as a program', async () => {
    const { a, link } = await table();
    const engine = `${process.execPath} ${BIN} engine --level 1`;
    const [played] = await Promise.all([
      run(['bot', '--table', link, '--cmd', engine, '--name', 'Cogs']),
      playOn(a, 1),
    ]);
    expect(played).toMatchObject({ status: 0, err: '' });
    expect(a.confirmed?.seats[1]?.holder).toEqual({ kind: 'person', name: 'Cogs', program: true });
    expect(a.confirmed?.result?.reason).toBe('played');
  });

  test('seats a level of our own, which answers offers with a reason', async () => {
    const { a, link } = await table();
    const bot = run(['bot', '--table', link, '--level', '1']);
    await until(a, () => a.confirmed?.startedAt != null);
    a.command({ kind: 'offer', seat: 0, offer: 'draw' });
    await until(a, () => a.confirmed?.events.some(({ kind }) => kind === 'declined') === true);
    expect(a.confirmed?.events.find(({ kind }) => kind === 'declined')).toMatchObject({ why: expect.any(String) });
    a.command({ kind: 'abort', seat: 0 });
    expect(await bot).toMatchObject({ status: 0 });
  });

  test('ends with a word where the engine is none', async () => {
    const { a, link } = await table();
    const bot = run(['bot', '--table', link, '--cmd', 'no-such-engine-here']);
    await playOn(a, 1, 1);
    const { status, err } = await bot;
    expect(status).toBe(1);
    expect(err).toContain('The engine has failed');
    expect(err).not.toMatch(STACK_TRACE);
  });

  test.each([
    [['bot', '--table', 'nowhere', '--level', '1'], 2, 'is no link to a table'],
    [['bot', '--level', '1'], 2, 'needs --table'],
    [['bot', '--table', 'http://127.0.0.1:1/#/table/a055b3c158b23ab5'], 2, 'needs either'],
    [['bot', '--table', 'http://127.0.0.1:1/#/table/a055b3c158b23ab5', '--level', '1'], 1, 'cannot be reached'],
    [['join', 'http://127.0.0.1:1/#/table/a055b3c158b23ab5'], 1, 'cannot be reached'],
  ])('refuses %j with a word', async (args, status, words) => {
    const outcome = await run(args);
    expect(outcome).toMatchObject({ status, err: expect.stringContaining(words) });
    expect(outcome.err).not.toMatch(STACK_TRACE);
  });

  test('makes, lists and revokes accounts', async () => {
    const made = await run(['bot', '--server', serving.address, '--make', '--name', 'Spare']);
    expect(made.out).toMatch(/^[0-9a-f]{64}\n$/);
    const listed = await run(['bot', '--server', serving.address, '--list']);
    const [, id] = /^(\S+) .* Spare$/m.exec(listed.out) ?? [];
    const left = await run(['bot', '--server', serving.address, '--revoke', id]);
    expect(left.out).not.toContain('Spare');
  });
});

describe('countertop join', () => {
  test('plays moves from a pipe, keeps its secret to itself, and comes back to its seat', async () => {
    const { a, link } = await table();
    const first = run(['join', link, '--name', 'Bo'], '');
    await until(a, () => a.confirmed?.startedAt != null);
    const moves = playOn(a, 1, 1);
    await moves;
    const { status, err } = await first;
    expect({ status, err }).toMatchObject({ status: 0, err: expect.stringContaining('Your seat is kept') });
    const file = join(settings, 'countertop', 'online.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const { person } = JSON.parse(readFileSync(file, 'utf8'))[serving.address];
    expect(err).not.toContain(person);
    const again = run(['join', link], 'resign\n');
    await until(a, () => a.confirmed?.result != null);
    expect(a.confirmed?.seats[1]?.holder).toEqual({ kind: 'person', name: 'Bo' });
    expect(a.confirmed?.result).toMatchObject({ reason: 'resigned', winners: [0] });
    expect((await again).out).toContain('resigns');
  });

  test('watches where no seat is open', async () => {
    const { a, ann, link } = await table();
    const bob = new Guest(serving.address);
    guests.push(bob);
    await bob.ask('me');
    await bob.ask('sit', { table: a.table, body: {} });
    const child = spawn(process.execPath, [BIN, 'join', link], { env: { ...process.env, XDG_CONFIG_HOME: settings } });
    let err = '';
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    await until(a, () => (a.presence?.spectators ?? 0) > 0);
    expect(ann.connection.status).toBe('open');
    a.command({ kind: 'abort', seat: 0 });
    await new Promise((ended) => child.on('close', ended));
    expect(err).toContain('You watch.');
  });
});
