import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answers, countertop, spawned } from './countertop.ts';
import { BIN } from './engine-child.ts';

const folder = mkdtempSync(join(tmpdir(), 'countertop-arena-'));
const DUEL = ['--json', '--player', 'uct@nodes=30', '--player', 'random'];
const SQUARE = ['arena', '--game', 'foursquare', ...DUEL];
const ENGINE = `cmd:"${process.execPath}" "${BIN}" engine --player`;

interface Results {
  readonly players: readonly string[];
  readonly pairings: readonly {
    readonly games: number;
    readonly rounds: number;
    readonly wins: number;
    readonly draws: number;
    readonly losses: number;
    readonly fair: number;
    readonly share: { readonly score: number; readonly elo: number | null };
    readonly pairs?: readonly number[];
    readonly forfeits: readonly string[];
    readonly test?: { readonly decision: string };
    readonly alone?: unknown;
  }[];
  readonly ratings?: readonly { readonly player: string; readonly elo: number }[];
}

/** In one thread, unless how many is what is asked about: others would take longer to start than these games take. */
async function arena(args: readonly string[], threads = 1): Promise<Results> {
  const outcome = await spawned([...args, '--workers', String(threads)]);
  expect(outcome.status, outcome.err).toBe(0);
  return answers(outcome)[0] as unknown as Results;
}

describe('two players', () => {
  test('the same games in however many threads', async () => {
    const [one, two] = await Promise.all([arena([...SQUARE, '--pairs', '4']), arena([...SQUARE, '--pairs', '4'], 3)]);
    expect(one).toEqual(two);
    expect(one).not.toEqual(await arena([...SQUARE, '--pairs', '4', '--seed', '2']));
    const [{ games, wins, draws, losses, pairs, share }] = one.pairings;
    expect([games, wins + draws + losses]).toEqual([8, 8]);
    expect(pairs?.reduce((sum, count) => sum + count, 0)).toBe(4);
    expect(share.score).toBeGreaterThan(0.6);
  });

  test('goes on where it was ended, even within a line, and comes to the same', async () => {
    const whole = join(folder, 'whole.jsonl');
    const parts = join(folder, 'parts.jsonl');
    const results = await arena([...SQUARE, '--pairs', '5', '--out', whole]);
    await arena([...SQUARE, '--pairs', '2', '--out', parts]);
    const half = readFileSync(whole, 'utf8').trimEnd().split('\n').at(-1)?.slice(0, 100);
    writeFileSync(parts, readFileSync(parts, 'utf8') + half);
    expect(await arena([...SQUARE, '--pairs', '5', '--out', parts])).toEqual(results);
    const sorted = (path: string): string[] => readFileSync(path, 'utf8').split('\n').sort();
    expect(sorted(parts)).toEqual(sorted(whole));
    const before = readFileSync(parts, 'utf8');
    expect(await arena([...SQUARE, '--pairs', '5', '--out', parts])).toEqual(results);
    expect(readFileSync(parts, 'utf8')).toBe(before);
  });

  test('does not mix two arenas in one file, nor overwrite another', async () => {
    const path = join(folder, 'one.jsonl');
    await arena([...SQUARE, '--pairs', '1', '--out', path]);
    const { status, err } = await spawned([...SQUARE, '--pairs', '1', '--out', path, '--seed', '9']);
    expect(status).toBe(2);
    expect(err).toContain('another arena (other seed)');
    const other = join(folder, 'notes.txt');
    writeFileSync(other, 'my notes\n');
    expect((await spawned([...SQUARE, '--out', other])).status).toBe(2);
    expect(readFileSync(other, 'utf8')).toBe('my notes\n');
  });

  test('every game of the file can be judged', async () => {
    const path = join(folder, 'judged.jsonl');
    await arena(['arena', '--game', 'countermine', ...DUEL, '--pairs', '1', '--out', path]);
    const [, line] = readFileSync(path, 'utf8').split('\n');
    const { games } = JSON.parse(line) as { games: { moves: string[]; scores: number[]; seats: number[] }[] };
    expect(games.map(({ seats }) => seats)).toEqual([
      [0, 1],
      [1, 0],
    ]);
    expect(games[0].moves.slice(0, 4)).toEqual(games[1].moves.slice(0, 4));
    for (const { moves, scores } of games) {
      const [answer] = answers(await countertop(['referee'], JSON.stringify({ game: 'countermine', seats: 2, moves })));
      expect(answer).toMatchObject({ ok: true, scores, legal: 0 });
    }
  });

  test('a sequential test ends when it is clear', async () => {
    const [{ test: verdict, rounds }] = (await arena([...SQUARE, '--sprt', '0,150'])).pairings;
    expect(verdict?.decision).toBe('better');
    expect(rounds).toBeLessThan(100);
  });
});

describe('programs', () => {
  test('our own engine in a process of its own plays as in a thread', async () => {
    const players = ['--player', `${ENGINE} random`, '--player', 'random'];
    const { pairings } = await arena(['arena', '--game', 'foursquare', '--json', '--pairs', '2', ...players]);
    expect(pairings[0]).toMatchObject({ games: 4, forfeits: [] });
  });

  test('gets the limits it is given', async () => {
    const players = ['--player', `${ENGINE} uct@nodes=10`, '--player', 'random'];
    const { pairings } = await arena(['arena', '--game', 'foursquare', '--json', '--pairs', '1', ...players]);
    expect(pairings[0].forfeits).toEqual([]);
  });

  test.each([
    [
      'one that ends in the middle',
      `process.stdin.on('data', (lines) => (String(lines).includes('go') ? process.exit(3) : console.log('hello {}')))`,
      'it ended (status 3)',
    ],
    [
      'one that answers nonsense',
      `process.stdin.on('data', (lines) => console.log(String(lines).includes('go') ? 'bestmove nonsense' : 'hello {}'))`,
      'it answered "nonsense"',
    ],
    [
      'one that knows another game',
      `process.stdin.on('data', (lines) => console.log(String(lines).includes('new') ? 'error what?' : 'hello {}'))`,
      'it says: error what?',
    ],
  ])('%s loses, and the reason is told', async (_what, script, why) => {
    const path = join(folder, 'program.mjs');
    writeFileSync(path, script);
    const players = ['--player', `cmd:"${process.execPath}" "${path}"`, '--player', 'random'];
    const args = ['arena', '--game', 'countermine', '--json', '--pairs', '1', ...players];
    const [{ losses, forfeits }] = (await arena(args)).pairings;
    expect(losses).toBe(2);
    expect(forfeits).toHaveLength(2);
    for (const forfeit of forfeits) expect(forfeit).toContain(`candidate: ${why}`);
  });

  test.each([
    ['cannot be started', './nowhere'],
    ['ends at once', `"${process.execPath}" -e 0`],
  ])('one that %s ends the arena', async (_what, command) => {
    const players = ['--player', `cmd:${command}`, '--player', 'random'];
    const { status, out, err } = await spawned(['arena', '--game', 'countermine', '--pairs', '1', ...players]);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toMatch(/is no engine to play against: it (cannot be started|ended)/);
  });
});

describe('more seats, one seat, more players', () => {
  test('the candidate takes every seat in turn, against its share', async () => {
    const args = ['arena', '--game', 'foursquare', '--seats', '3', '--json', '--pairs', '3'];
    const [{ games, fair, pairs, share }] = (await arena([...args, '--player', 'uct@nodes=30', '--player', 'random']))
      .pairings;
    expect([games, fair, pairs]).toEqual([9, 1 / 3, undefined]);
    expect(share.score).toBeGreaterThan(1 / 3);
  });

  test('a game for one is played once by each', async () => {
    const args = ['arena', '--game', 'foursquare', '--seats', '1', '--json', '--pairs', '3'];
    const [{ games, alone }] = (await arena([...args, '--player', 'uct@nodes=10', '--player', 'random'])).pairings;
    expect(games).toBe(6);
    expect(alone).toMatchObject({ candidate: { mean: expect.any(Number) } });
  });

  test('everyone meets everyone, is rated and drawn', async () => {
    const svg = join(folder, 'ratings.svg');
    const players = ['random', 'uct@nodes=10', 'uct@nodes=60'].flatMap((player) => ['--player', player]);
    const args = ['arena', '--game', 'foursquare', '--pairs', '6', '--svg', svg, ...players];
    const { pairings, ratings } = await arena([...args, '--json']);
    expect(pairings).toHaveLength(3);
    const order = [...(ratings ?? [])].sort((a, b) => a.elo - b.elo).map(({ player }) => player);
    expect(order[0]).toBe('random');
    expect(ratings?.reduce((sum, { elo }) => sum + elo, 0)).toBeCloseTo(0, 6);
    const drawing = readFileSync(svg, 'utf8');
    expect(drawing).toMatch(/^<svg .*<\/svg>\n$/s);
    expect(drawing.match(/<circle/g)).toHaveLength(3);
    const { out } = await spawned([...args, '--workers', '1']);
    expect(out).toMatch(/^candidate +reference +games .*\nrandom +uct@nodes=10 +12 /);
    expect(out).toContain('ratings');
  });
});

test.each<[string, string[], RegExp]>([
  ['no game', ['--player', 'random', '--player', 'random'], /needs --game/],
  ['one player', ['--game', 'points', '--player', 'random'], /two players/],
  ['an unknown player', ['--game', 'points', '--player', 'me', '--player', 'random'], /"me" is no player/],
  ['no such level', ['--game', 'points', '--player', 'level:11', '--player', 'random'], /1 to 10/],
  ['a ladder upside down', ['--game', 'points', '--ladder', '5-2'], /range of levels/],
  [
    'a test upside down',
    ['--game', 'points', '--player', 'random', '--player', 'uct', '--sprt', '5,0'],
    /smaller first/,
  ],
  [
    'a test among three',
    ['--game', 'foursquare', '--seats', '3', '--player', 'random', '--player', 'uct', '--sprt', '0,5'],
    /two sides/,
  ],
])('%s is refused', async (_what, args, message) => {
  const { status, err } = await countertop(['arena', ...args]);
  expect(err).toMatch(message);
  expect(status).toBe(2);
});
