import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { countertop, STACK_TRACE, spawned } from './countertop.ts';
import { BIN } from './engine-child.ts';

const folder = mkdtempSync(join(tmpdir(), 'countertop-outputs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const nowhere = join(folder, 'no', 'such', 'folder');

describe('an output that cannot be written is refused before the work', () => {
  test.each([
    ['play', ['play', 'countermine', '--save', nowhere]],
    ['arena', ['arena', '--game', 'countermine', '--player', 'random', '--player', 'uct', '--svg', nowhere]],
    ['mine', ['mine', 'countermine', '--out', nowhere]],
    ['convert', ['convert', '-', nowhere]],
    ['print', ['print', 'countermine', 'mat', nowhere]],
  ])('%s', async (_, args) => {
    const { status, out, err } = await countertop(args, 'f6\n');
    expect({ status, out }).toEqual({ status: 73, out: '' });
    expect(err).toMatch(/cannot be written/);
  });

  test('and leaves no empty file behind', async () => {
    const path = join(folder, 'unused.json');
    const { status } = await countertop(['play', 'countermine', '--save', path, '--bot', '7:7']);
    expect(status).toBe(2);
    expect(existsSync(path)).toBe(false);
  });
});

// Every write to this device fails as on a full disk; where there is none, there is nothing to try it with.
describe.runIf(existsSync('/dev/full'))('on a full disk', () => {
  test('what was played is not lost', async () => {
    const { status, out, err } = await countertop(['play', 'countermine', '--save', '/dev/full'], 'f6\n');
    expect(status).toBe(73);
    expect(err).toMatch(/there is no room left/);
    expect(out).toContain('"moves":["f6"]');
  });

  test('a full standard output is told', async () => {
    const child = spawn(process.execPath, [BIN, 'perft', 'countermine', '1'], {
      stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
    });
    let err = '';
    child.stderr?.on('data', (chunk) => {
      err += chunk;
    });
    const [status] = await once(child, 'close');
    expect(status).toBe(73);
    expect(err).toMatch(/standard output cannot be written/);
    expect(err).not.toMatch(STACK_TRACE);
  });
});

describe('what was played is saved however it ends', () => {
  test('by a move that cannot be played', async () => {
    const path = join(folder, 'illegal.json');
    const { status, err } = await spawned(['play', 'countermine', '--save', path], 'f6\nf6\n');
    expect(status).toBe(1);
    expect(err).toMatch(/^countertop: Move 2, "f6", cannot be played/);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ moves: ['f6'] });
  });

  test('by a window that is closed', async () => {
    const path = join(folder, 'closed.json');
    const child = spawn(process.execPath, [BIN, 'play', 'countermine', '--save', path]);
    child.stdin.write('f6\n');
    child.stdout.once('data', () => child.kill('SIGHUP'));
    const [status] = await once(child, 'close');
    expect(status).toBe(1);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ moves: ['f6'] });
  });
});

describe('print follows the ending of the file', () => {
  test('or refuses it', async () => {
    const path = join(folder, 'mat.png');
    const { status, err } = await countertop(['print', 'countermine', 'mat', path]);
    expect(status).toBe(2);
    expect(err).toMatch(/\.pdf or \.svg/);
    expect(existsSync(path)).toBe(false);
  });

  test('and what contradicts it', async () => {
    const { status, err } = await countertop(['print', 'countermine', 'mat', join(folder, 'mat.pdf'), '--form', 'svg']);
    expect(status).toBe(2);
    expect(err).toMatch(/named as pdf/);
  });

  test('every page says what it is and how long 50 mm are', async () => {
    const path = join(folder, 'mat.svg');
    expect((await countertop(['print', 'countermine', 'mat', path])).status).toBe(0);
    const svg = readFileSync(path, 'utf8');
    expect(svg).toContain('50 mm');
    expect(svg).toContain('Countermine: ');
  });
});

describe('what was meant', () => {
  test.each([
    [['perft', 'countermine', '1', '--seats', '3'], /--seats can only be 2, not "3"/],
    [['engine', '--player', 'level:1@foo=3'], /"foo=3" in "level:1@foo=3" is no limit/],
  ])('%j is refused in words that help', async (args, message) => {
    const { status, err } = await countertop(args);
    expect(status).toBe(2);
    expect(err).toMatch(message);
  });

  test('no moves at all can be counted in one way', async () => {
    expect((await countertop(['perft', 'countermine', '0'])).out).toMatch(/^depth 0 {2}1 /);
  });

  test('-v is the version', async () => {
    expect((await countertop(['-v'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

test('mining that is interrupted keeps what it has', async () => {
  const path = join(folder, 'mined.ts');
  const child = spawn(process.execPath, [
    BIN,
    'mine',
    'foursquare',
    '--count',
    '1000',
    '--nodes',
    '200',
    '--out',
    path,
  ]);
  child.stderr.once('data', () => child.kill('SIGINT'));
  const [status] = await once(child, 'close');
  expect(status).toBe(1);
  expect(readFileSync(path, 'utf8')).toContain('export const puzzles');
});

test('a file that holds something is written over by scripts only', async () => {
  const path = join(folder, 'kept.json');
  writeFileSync(path, 'mine');
  expect((await spawned(['play', 'countermine', '--save', path], 'f6\n')).status).toBe(0);
  expect(readFileSync(path, 'utf8')).toContain('"f6"');
});
