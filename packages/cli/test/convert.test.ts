import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { answers, countertop, STACK_TRACE } from './countertop.ts';
import { RECORDS } from './records.ts';

const folder = mkdtempSync(join(tmpdir(), 'countertop-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** As dots sites write it: a cross in the middle, and the chain that a point closed after it. */
const SITE =
  '(;FF[4]GM[40]CA[UTF-8]SZ[39:32]PB[Anna]PW[Béla]AB[tp][sq]AW[tq][sp];B[up];W[uq];B[vq];W[tr];B[ur.upvquruptp])';

describe('convert', () => {
  test('there and back again', async () => {
    const record = {
      ...RECORDS.points,
      version: 1,
      comments: { 2: 'so [far]' },
      players: [
        { kind: 'person', name: 'Ann' },
        { kind: 'person', name: 'Bo' },
      ],
    };
    const path = file('game.json', JSON.stringify(record, null, 2));
    const sgf = join(folder, 'game.sgf');
    expect(await countertop(['convert', path, sgf])).toEqual({ status: 0, out: '', err: '' });
    expect(readFileSync(sgf, 'utf8')).toMatch(/^\(;FF\[4\]GM\[40\].*SZ\[12:10\].*PB\[Ann\]/);
    const [back] = answers(await countertop(['convert', sgf]));
    expect(back).toMatchObject({
      game: 'points',
      seats: 2,
      setup: record.setup,
      moves: record.moves,
      comments: record.comments,
      players: record.players,
    });
    const [now, then] = answers(
      await countertop(['referee', '--trace'], [`${JSON.stringify(back)}\n`, JSON.stringify(record)]),
    );
    expect(now).toEqual(then);
  });

  test('reads what sites write, from a pipe, and the others read what comes of it', async () => {
    const { status, out, err } = await countertop(['convert', '-', '--to', 'record'], SITE);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const [ruled] = answers(await countertop(['referee'], out));
    expect(ruled).toMatchObject({ ok: true });
    const path = file('site.sgf', SITE);
    expect((await countertop(['show', path, '--ply', '3'])).out).toContain('ply 3 of 5');
    expect((await countertop(['verify', path])).status).toBe(0);
    expect((await countertop(['play', '--from', path])).status).toBe(0);
    const [again] = answers(
      await countertop(['convert', '-'], (await countertop(['convert', '-', '--to', 'sgf'], out)).out),
    );
    expect(again).toEqual(JSON.parse(out));
  });

  test('converts many, and names those that cannot be', async () => {
    const lines = [RECORDS.points, RECORDS.countermine, { ...RECORDS.points, moves: ['e5', 'e5'] }, RECORDS.points];
    const path = file('many.jsonl', lines.map((line) => JSON.stringify(line)).join('\n'));
    const { status, out, err } = await countertop(['convert', path]);
    expect(status).toBe(1);
    expect(out.match(/GM\[40\]/g)).toHaveLength(2);
    expect(err).toMatch(/game 2: .*countermine.*\n.*game 3: Move 2 of the game cannot be played: .*e5.*\n$/);
    const back = answers(await countertop(['convert', '-', '--to', 'record'], out));
    expect(back.map(({ moves }) => moves)).toEqual([RECORDS.points.moves, RECORDS.points.moves]);
  });

  test('reads a file in another encoding past its names', async () => {
    const path = file('latin.sgf', Buffer.from(SITE, 'latin1'));
    const [record] = answers(await countertop(['convert', path]));
    expect(record).toMatchObject({ game: 'points' });
  });

  test.each<[string, string, RegExp]>([
    ['an empty file', '', /nothing to convert/],
    ['blanks', ' \n \n', /nothing to convert/],
    ['nonsense', 'nonsense', /not JSON/],
    ['a cut record', '{"game":"points"', /not JSON/],
    ['another game', JSON.stringify(RECORDS.foursquare), /foursquare/],
    ['no record', '{}', /needs "game"/],
    ['a cut SGF', '(;GM[40]SZ[39:32];B[aa]', /SGF/],
    ['a cut value', '(;GM[40]SZ[39:32];B[aa', /SGF/],
    ['no size', '(;GM[40];B[aa])', /size/],
    ['a wrong size', '(;GM[40]SZ[99];B[aa])', /letters|size/],
    ['a tiny size', '(;GM[40]SZ[2];B[aa])', /./],
    ['Go', '(;GM[1]SZ[19];B[aa])', /another game/],
    ['a point off the field', '(;GM[40]SZ[20];B[zz])', /B\[zz\]|not on the board/],
    ['a point that is none', '(;GM[40]SZ[20];B[1!])', /B\[1!\]/],
    ['a point twice', '(;GM[40]SZ[20];B[aa];W[aa])', /Move 2 of the game cannot be played/],
    ['empty brackets', '(;)', /size/],
    ['brackets only', '(;'.repeat(10_000), /SGF/],
  ])('refuses %s', async (_what, input, message) => {
    const { status, out, err } = await countertop(['convert', '-', join(folder, 'never')], input);
    expect(status).toBe(1);
    expect(out).toBe('');
    expect(err).toMatch(message);
    expect(err).not.toMatch(STACK_TRACE);
    expect(existsSync(join(folder, 'never'))).toBe(false);
  });

  test.each<[string[], number, RegExp]>([
    [[], 2, /needs INPUT/],
    [[join(folder, 'none.sgf')], 66, /cannot be read/],
    [['-', '--to', 'pgn'], 2, /--to is one of record, sgf/],
    [[file('fine.sgf', SITE), join(folder, 'no', 'such.json')], 73, /cannot be written/],
  ])('refuses %j', async (args, status, message) => {
    const outcome = await countertop(['convert', ...args]);
    expect(outcome.err).toMatch(message);
    expect(outcome.status).toBe(status);
  });
});

test('a file says in which letters it is written', async () => {
  // Иван, as windows-1251 writes it.
  const name = [0xc8, 0xe2, 0xe0, 0xed];
  const bytes = Buffer.concat([
    Buffer.from('(;GM[40]CA[windows-1251]SZ[20]PB['),
    Buffer.from(name),
    Buffer.from('];B[aa];W[bb])'),
  ]);
  const { out } = await countertop(['convert', '-', '--to', 'record'], bytes);
  expect(out).toContain('"Иван"');
});
