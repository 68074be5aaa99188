import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answers, spawned } from './countertop.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'countertop-own-'));
const lineup = join(folder, 'lineup');

/** The example, built in a folder that has nothing to do with the project. */
beforeAll(() => {
  cpSync(join(root, 'examples/lineup'), lineup, { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(join(root, 'node_modules/@countertop'), join(folder, 'node_modules/@countertop'), 'junction');
  const tsc = join(root, 'node_modules/.bin/tsc');
  const plainly = [
    '--composite',
    'false',
    '--declaration',
    'false',
    '--declarationMap',
    'false',
    '--sourceMap',
    'false',
  ];
  execFileSync(tsc, ['-p', join(root, 'examples/lineup'), '--outDir', join(lineup, 'dist'), ...plainly]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a game of one’s own, from its folder', () => {
  test('is played, against its own brain', async () => {
    const { status, out } = await spawned(['play', lineup, '--level', '1', '--seed', 'x'], 'd\n');
    expect(status).toBe(0);
    expect(out).toMatch(/Seat 0: d\nSeat 1: [a-g]\n/);
  });

  test('is judged', async () => {
    const record = JSON.stringify({ game: 'lineup', seats: 2, moves: ['d', 'd'] });
    const [answer] = answers(await spawned(['referee', '--game', lineup], record));
    expect(answer).toMatchObject({ ok: true, actor: 0, legal: 7 });
  });

  test('is counted, however it is named', async () => {
    for (const args of [
      [lineup, '2'],
      ['--game', lineup, '2'],
    ]) {
      expect((await spawned(['perft', ...args])).out).toMatch(/depth 2 {2}49 /);
    }
  });

  test('is thought about by engine and arena, in their threads', async () => {
    const lines = 'new {"game":"lineup","seats":2,"moves":[]}\ngo {"nodes":200}\n';
    expect((await spawned(['engine', '--game', lineup], lines)).out).toMatch(/bestmove [a-g]\n/);
    const players = ['--player', 'level:1', '--player', 'random', '--pairs', '1', '--workers', '1'];
    const { status, out } = await spawned(['arena', '--game', lineup, ...players]);
    expect({ status, out }).toEqual({ status: 0, out: expect.stringContaining('level:1') });
  });

  test('is measured', async () => {
    const { status, out } = await spawned(['bench', lineup, '--runs', '1', '--work', '1']);
    expect({ status, out }).toEqual({ status: 0, out: expect.stringContaining('lineup') });
  });

  test.each([
    [join(folder, 'nothing'), /There is no game in/],
    [folder, /There is no game in/],
    [join(root, 'node_modules/ws'), /exports no game/],
  ])('%s is refused', async (path, message) => {
    const { status, err } = await spawned(['perft', path, '1']);
    expect(status).toBe(2);
    expect(err).toMatch(message);
  });
});
