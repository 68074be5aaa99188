import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { countertop, STACK_TRACE, spawned } from './countertop.ts';

const folder = mkdtempSync(join(tmpdir(), 'countertop-serve-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
mkdirSync(join(folder, 'page'));

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const config = file('table.json', JSON.stringify({ port: 41190, metrics: { token: 'not-to-be-shown-anywhere' } }));

describe('countertop serve', () => {
  test('--check says what would be run, who said so, and no secret', async () => {
    const outcome = await spawned(['serve', '--check', '--config', config, '--host', '::1'], '', {
      COUNTERTOP_LOG_LEVEL: 'debug',
    });
    expect(outcome).toMatchObject({ status: 0, err: '' });
    expect(outcome.out).toMatch(/^port +41190 +.*table\.json$/m);
    expect(outcome.out).toMatch(/^host +::1 +--host$/m);
    expect(outcome.out).toMatch(/^log\.level +debug +COUNTERTOP_LOG_LEVEL$/m);
    expect(outcome.out).toMatch(/^heartbeat +15000 +usual$/m);
    expect(outcome.out).not.toContain('not-to-be-shown');
  });

  test('a variable that is nearly a setting is spoken of', async () => {
    const { status, err } = await spawned(['serve', '--check'], '', { COUNTERTOP_PROT: '1' });
    expect(status).toBe(0);
    expect(err).toMatch(/COUNTERTOP_PROT .*Did you mean COUNTERTOP_PORT\?/);
  });

  test.each<[string[], number, RegExp]>([
    [['--from', 'sqlite:a.sqlite'], 2, /migrate wants --from and --to/],
    [['--from', 'memory', '--to', 'memory'], 2, /are the same place/],
    [['--from', `sqlite:${join(folder, 'none.sqlite')}`, '--to', 'memory'], 66, /There is no file .*none\.sqlite/],
    [['--from', 'postgres://ann:hush@127.0.0.1:1/t', '--to', 'memory'], 1, /ann:…@127\.0\.0\.1:1\/t cannot be opened/],
  ])('migrate %j ends with %i and a sentence', async (args, status, says) => {
    const outcome = await spawned(['migrate', ...args]);
    expect(outcome.err).toMatch(says);
    expect(outcome).toMatchObject({ status, out: '' });
  });

  test('a worker has nobody to stand beside on a file, and makes none', async () => {
    const alone = join(folder, 'alone', 'table.sqlite');
    const outcome = await countertop(['worker', '--store', `sqlite:${alone}`]);
    expect(outcome).toMatchObject({ status: 2, out: '' });
    expect(outcome.err).toMatch(/^countertop: Nobody else serves what is in sqlite:.*table\.sqlite/);
    expect(existsSync(dirname(alone))).toBe(false);
  });

  test.each<[string[], number, RegExp]>([
    [['--prot', '1'], 2, /no option --prot\. Did you mean --port\?/],
    [['--port', '70000'], 2, /--port is a whole number from 0 to 65535, not 70000/],
    [['--log-level', 'loud'], 2, /--log-level is one of trace, debug/],
    [['--store', 'mongodb://x'], 2, /--store is a text like sqlite/],
    [['--trust-proxy', '10.0.0.0/99'], 2, /--trust-proxy is none, a number of proxies/],
    [['--config', join(folder, 'none.json')], 66, /none\.json" cannot be read: there is no such file/],
    [['--config', file('broken.json', '{')], 2, /broken\.json is no JSON/],
    [['--config', file('key.json', '{"log":{"levle":"info"}}')], 2, /"log\.levle".*Did you mean log\.level\?/],
    [['--config', file('list.json', '[]')], 2, /list\.json is a JSON object with settings/],
    [['--page', join(folder, 'nowhere')], 66, /has not been built: there is no folder .*nowhere/],
    [
      ['--page', join(folder, 'page'), '--store', `sqlite:${file('notes.txt', 'my notes'.repeat(999))}`],
      66,
      /no file of SQLite/,
    ],
    [
      ['--page', join(folder, 'page'), '--store', 'postgres://ann:hush@127.0.0.1:1/table'],
      1,
      /^countertop: postgres:\/\/ann:…@127\.0\.0\.1:1\/table cannot be opened: /,
    ],
    [['--page', join(folder, 'page'), '--store', 'memory', '--bus', 'postgres'], 2, /--bus postgres goes with/],
    [['--page', join(folder, 'page'), '--store', 'memory', '--host', '203.0.113.1'], 1, /no address 203\.0\.113\.1/],
  ])('%j ends with %i and a sentence', async (args, status, says) => {
    const outcome = await spawned(['serve', ...args]);
    expect(outcome.err).toMatch(says);
    expect(outcome.err).not.toMatch(STACK_TRACE);
    expect(outcome).toMatchObject({ status, out: '' });
  });
});
