import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { GAMES as ALL_GAMES } from '../../../test/games.ts';
import { answers, countertop, spawned } from './countertop.ts';
import { GAMES, RECORDS, RECORDS_OF, SOME } from './records.ts';

const folder = mkdtempSync(join(tmpdir(), 'countertop-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, value: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  return path;
}

/** A whole game of Four Square: a stack for every turn, more than there are. */
const PLACES = Array.from({ length: 44 }, (_, i) => 'ABCD'[(i * 7 + (i >> 2)) % 4]);

/** A game of Four Square played to its end; how many turns that takes depends on the draws. */
async function playToTheEnd(): Promise<Record<string, unknown>> {
  for (let turns = PLACES.length; turns > 0; turns--) {
    const input = PLACES.slice(0, turns).join('\n');
    const outcome = await countertop(['play', 'foursquare', '--seed', 'fair', '--json'], input);
    if (outcome.status === 0) return answers(outcome)[0];
  }
  throw new Error('no game');
}

describe('show', () => {
  test.each(GAMES)('draws %s after every ply', async (id) => {
    const path = file(`${id}.json`, RECORDS[id]);
    const { moves } = RECORDS[id];
    const boards = await Promise.all([...moves, ''].map((_, ply) => countertop(['show', path, '--ply', String(ply)])));
    for (const [ply, { status, out, err }] of boards.entries()) {
      expect({ status, err }).toEqual({ status: 0, err: '' });
      expect(out).toContain(
        `ply ${ply} of ${moves.length}: ${ply === 0 ? 'the beginning' : `after ${moves[ply - 1]}`}`,
      );
    }
    expect((await countertop(['show', path])).out).toBe(boards.at(-1)?.out);
    expect((await countertop(['show', path, '--ply', '-1'])).out).toBe(boards.at(-2)?.out);
    expect(new Set(boards.map(({ out }) => out)).size).toBe(boards.length);
  });

  test('reads standard input, and answers scripts as the referee does', async () => {
    const text = JSON.stringify(SOME);
    const shown = answers(await countertop(['show', '-', '--json'], text))[0];
    const ply = SOME.moves.length;
    const { ok: _ok, ...ruled } = answers(await countertop(['referee'], text))[0];
    expect(shown).toEqual({ game: SOME.game, ply, of: ply, last: SOME.moves.at(-1), ...ruled });
  });
});

describe('play', () => {
  test.each(GAMES)('goes on from a record of %s and notes what happens', async (id) => {
    const path = file(`from-${id}.json`, RECORDS[id]);
    const { status, out, err } = await countertop(['play', '--from', path], 'moves\nhelp\nboard\n');
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatch(/^\d+ legal: /m);
    expect(out).toMatch(/Not over after \d+ moves\.\n$/);
  });

  test('plays moves from a pipe and gives the record', async () => {
    const [{ record, actor }] = answers(await countertop(['play', 'countermine', '--json'], 'f6\n\n  g7  \r\na1\n'));
    expect(record).toMatchObject({
      game: 'countermine',
      seats: 2,
      options: {},
      moves: ['f6', 'g7', 'a1'],
      result: null,
    });
    expect(actor).toBe(1);
  });

  test('ends at an illegal move: which, why, what is legal', async () => {
    const { status, out, err } = await countertop(['play', 'countermine'], 'f6\nf6\ng7\n');
    expect(status).toBe(1);
    expect(out).toContain('Seat 0: f6');
    expect(err).toMatch(/^countertop: Move 2, "f6", cannot be played: .* legal here \(143\): a1, /);
  });

  test.each<[string, string, RegExp]>([
    ['undo at the beginning', 'undo\n', /Nothing has been played yet/],
    ['save without a file', 'save\n', /save needs a file/],
    ['a misspelt command', 'mvoes\n', /Did you mean the command moves\?/],
    ['resigning twice', 'resign\nresign\n', /Nobody is to move/],
    ['a draw after the end', 'resign\ndraw\n', /Nobody is to move/],
    ['a move after the end', 'resign\na1\n', /too late|over/],
    ['a save that fails', `save ${join(folder, 'no', 'x.json')}\n`, /cannot be written/],
  ])('refuses %s', async (_what, input, message) => {
    const { status, err } = await countertop(['play', 'countermine'], input);
    expect(err).toMatch(message);
    expect(status).toBe(1);
  });

  test('takes moves back, but not past a draw', async () => {
    const [{ record }] = answers(
      await countertop(['play', 'countermine', '--json'], 'f6\ng7\nundo\nh8\nundo\nundo\na1\n'),
    );
    expect(record).toMatchObject({ moves: ['a1'] });
    const { status, err } = await countertop(['play', 'foursquare', '--seed', 'a'], 'A\nundo\n');
    expect(status).toBe(1);
    expect(err).toMatch(/\+\d0 was drawn after the last move, and what is drawn stays drawn/);
  });

  test('ends with a resignation', async () => {
    const { out, status } = await countertop(['play', 'points', '--preset', 'mini'], 'f6\nresign\n');
    expect(status).toBe(0);
    expect(out).toContain('Seat 1 resigns.');
    expect(out).toMatch(/By resignation: Seat 0 wins\. Scores: 0 : 0\.\n$/);
  });

  test('ends by agreement: what a pipe says is meant', async () => {
    const { out, status } = await countertop(['play', 'points', '--preset', 'mini'], 'f6\ndraw\n');
    expect(status).toBe(0);
    expect(out).toContain('Seat 1 offers a draw.\nSeat 0 agrees.\n');
    expect(out).toMatch(/By agreement: A draw\. Scores: 0 : 0\.\n$/);
  });

  test('plays on for the others when one of several resigns', async () => {
    const { out, status } = await countertop(['play', 'foursquare', '--seats', '3', '--seed', 'b'], 'resign\nA\nB\n');
    expect(status).toBe(0);
    expect(out).toContain('Seat 0 resigns.');
    expect(out.match(/^Seat 0: /gm)?.length).toBe(2);
    expect(out).toContain('Not over');
  });

  test('draws the same from the same seed, and other things from another', async () => {
    const moves = async (seed: string) => {
      const args = ['play', 'counterpoint', '--seats', '4', '--json', '--seed', seed];
      const [{ record }] = answers(await countertop(args, ''));
      return JSON.stringify((record as { moves: string[] }).moves);
    };
    expect(await moves('one')).toBe(await moves('one'));
    expect(await moves('one')).not.toBe(await moves('two'));
  });

  test('takes typed draws, options and presets', async () => {
    const args = ['play', 'foursquare', '--draws', 'typed', '--json'];
    const [{ record }] = answers(await countertop(args, '+10\n+20\n+30\n+40\n+50\nA\n'));
    expect(record).toMatchObject({ moves: ['+10', '+20', '+30', '+40', '+50', 'A'], chance: { kind: 'local' } });
    const points = [
      'play',
      'points',
      '--preset',
      'Mini',
      '--option',
      'width=9',
      '--options',
      '{"start":"cross"}',
      '--json',
    ];
    const [{ record: small }] = answers(await countertop(points));
    expect(small).toMatchObject({ options: { width: 9, height: 12, start: 'cross' }, seats: 2 });
  });

  test('saves what can be shown, gone on from and judged', async () => {
    const path = join(folder, 'saved.json');
    const { out } = await countertop(
      ['play', 'countermine', '--option', 'swap=true'],
      `f6\nswap\nsave ${path}\nquit\n`,
    );
    expect(out).toContain(`Saved to ${path}.`);
    const [answer] = answers(await countertop(['referee'], readFileSync(path)));
    expect(answer).toMatchObject({ ok: true, actor: 0 });
    const [{ record }] = answers(await countertop(['play', '--from', path, '--json', '--save', path], 'a1\n'));
    expect(record).toMatchObject({ moves: ['f6', 'swap', 'a1'], options: { swap: true } });
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ moves: ['f6', 'swap', 'a1'] });
  });
});

describe('verify', () => {
  const whole = playToTheEnd();

  test('computes every draw of a finished game again', async () => {
    const { record, result } = await whole;
    expect(result).toMatchObject({ reason: 'played' });
    const path = file('fair.json', record);
    const [answer] = answers(await countertop(['verify', path, '--json']));
    expect(answer).toMatchObject({ ok: true, wrong: [], draws: expect.any(Number) });
    expect(answer.draws).toBe((record as { moves: string[] }).moves.filter((move) => move.startsWith('+')).length);
    const { status, out } = await countertop(['verify', path]);
    expect(status).toBe(0);
    expect(out).toContain('all draws are right');
  });

  test('finds what was tampered with', async () => {
    const { record } = (await whole) as { record: Record<string, never> };
    const chance: Record<string, unknown> = record.chance;
    const moves: string[] = record.moves;
    const other = moves.with(0, moves[0] === '+10' ? '+30' : '+10');
    const cases: [string, Record<string, unknown>, RegExp][] = [
      [
        'a result',
        { result: { ...(record.result as object), scores: [9990, 0] } },
        /scores of the result are not those of its moves/,
      ],
      ['a seed', { chance: { ...chance, seed: '0'.repeat(64) } }, /seed is not the one committed to/],
      ['no seed', { chance: { ...chance, seed: null } }, /seed has not been published/],
      ['no seed that is one', { chance: { ...chance, seed: 'abc' } }, /./],
      ['no chance', { chance: null }, /says nothing about fair chance/],
      ['contributions', { chance: { ...chance, contributions: [] } }, /contributions/],
    ];
    for (const [what, change, message] of cases) {
      const path = file('tampered.json', { ...record, ...change });
      const { status, err } = await countertop(['verify', path]);
      expect({ what, status }).toEqual({ what, status: 1 });
      expect(err).toMatch(message);
      const [answer] = answers(await countertop(['verify', path, '--json']));
      expect(answer).toEqual({ ok: false, code: expect.any(String), error: expect.stringMatching(message) });
    }
    const path = file('drawn.json', { ...record, moves: other.slice(0, 4), result: null });
    const { status, err, out } = await countertop(['verify', path]);
    expect(status).toBe(1);
    expect(err).toMatch(/draw 1 \(move 1\) is \+\d0; the seed gives \+\d0\./);
    expect(out).toMatch(/[1-4] of them wrong/);
  });

  test('replays a record without draws', async () => {
    const { status, out } = await countertop(['verify', '-'], JSON.stringify(RECORDS.countermine));
    expect(status).toBe(0);
    expect(out).toContain('3 moves legal, no draws to compute again');
  });
});

describe('perft', () => {
  test.each(GAMES)('counts the ways of %s', async (id) => {
    const { args, counts } = RECORDS_OF[id].perft;
    const [answer] = answers(await countertop(['perft', id, ...args, '--json']));
    const told = (answer.counts as { depth: number; count: number }[]).map(({ depth, count }) => [depth, count]);
    expect(told).toEqual([1, ...counts].map((count, depth) => [depth, count]));
  });

  test('divides, and counts on from a record', async () => {
    const path = file('mine.json', RECORDS.countermine);
    const [answer] = answers(await countertop(['perft', 'countermine', '2', '--from', path, '--divide', '--json']));
    const divided = answer.divide as { move: string; count: number }[];
    expect(divided).toHaveLength(139);
    expect(divided.reduce((sum, { count }) => sum + count, 0)).toBe((answer.counts as { count: number }[])[2].count);
    const { out } = await countertop(['perft', 'countermine', '1', '--divide']);
    expect(out).toMatch(/^depth 1 {2}144 {2}[\d.]+ s\na1 {2}1\n/);
  });
});

describe('bench', () => {
  test('measures every game, the same work every time', async () => {
    const args = ['bench', '--work', '1', '--runs', '1', '--json'];
    const [once, again] = (await Promise.all([spawned(args), spawned(args)])).map((outcome) => answers(outcome)[0]);
    const results = once.results as Record<string, unknown>[];
    expect(new Set(results.map(({ game }) => game))).toEqual(new Set(ALL_GAMES));
    expect(results).toHaveLength(6);
    for (const result of results) {
      expect(result.playoutsPerSecond).toBeGreaterThan(0);
      expect(result.nsPerPlayUndo).toBeGreaterThan(0);
    }
    const signatures = (answer: Record<string, unknown>) =>
      (answer.results as { signature: string }[]).map((one) => one.signature);
    expect(signatures(again)).toEqual(signatures(once));
  });

  test('makes a table', async () => {
    const { out, status } = await spawned(['bench', 'foursquare', '--work', '1', '--runs', '1']);
    expect(status).toBe(0);
    expect(out).toMatch(/^game +playouts\/s +ns\/play\+undo .*\nfoursquare, 2 seats +[\d,]+ +[\d.]+ /);
  });
});
