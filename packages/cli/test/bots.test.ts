import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answers, countertop } from './countertop.ts';

interface Saved {
  readonly record: {
    readonly moves: readonly string[];
    readonly players: readonly { readonly kind: string; readonly level?: number }[];
  };
  readonly actor: number | null;
}

async function play(args: readonly string[], input: string): Promise<Saved> {
  const outcome = await countertop(['play', ...args, '--json'], input);
  expect(outcome.status, outcome.err).toBe(0);
  return answers(outcome)[0] as unknown as Saved;
}

describe('bots at the table', () => {
  test('answer at their seats', async () => {
    const { record, actor } = await play(['countermine', '--level', '1'], 'f6\n');
    expect(record.moves).toHaveLength(2);
    expect(record.players).toEqual([
      { kind: 'person', name: 'Seat 0' },
      { kind: 'bot', level: 1 },
    ]);
    expect(actor).toBe(0);
  });

  test('move first where they sit first, and do the same again from the same seed', async () => {
    const args = ['counterpoint', '--bot', '0:1', '--seed', 'x'];
    const once = await play(args, '');
    expect(once.actor).toBe(1);
    expect((await play(args, '')).record.moves).toEqual(once.record.moves);
  });

  test('play a whole game by themselves', async () => {
    const { actor, record } = await play(['counterpoint', '--seats', '3', '--bot', '0:1', '--level', '1'], '');
    expect(actor).toBe(null);
    expect(record.players.map(({ kind }) => kind)).toEqual(['bot', 'bot', 'bot']);
  });

  test('undo goes back to what the person decided last', async () => {
    const { record } = await play(['countermine', '--level', '1'], 'f6\nundo\na1\n');
    expect(record.moves[0]).toBe('a1');
    expect(record.moves).toHaveLength(2);
    const { status, err } = await countertop(['play', 'countermine', '--bot', '0:1'], 'undo\n');
    expect(status).toBe(1);
    expect(err).toContain('Nothing has been played');
  });

  test('weigh an offer and say why not', async () => {
    const { out, status } = await countertop(
      ['play', 'countermine', '--level', '2', '--seed', 'x'],
      'f6\ndraw\ncount\n',
    );
    expect(status).toBe(0);
    expect(out).toMatch(/Seat 0 offers a draw\.\nSeat 1: no draw, (I hope for more|nothing is decided yet)\.\n/);
    expect(out).toMatch(
      /to end here and count\.\nSeat 1: let us play on, (I hope for more|nothing is decided yet)\.\n/,
    );
  });

  test('a hint says what is worth a thought, and why', async () => {
    const { out, status } = await countertop(['play', 'countermine'], 'f6\nhint\n');
    expect(status).toBe(0);
    expect(out).toMatch(/^move +\S.* +chance +why\n[a-l]\d+ /m);
  });

  test.each([['0:11'], ['2:1'], ['x'], ['0']])('--bot %s is refused', async (bot) => {
    const { status, err } = await countertop(['play', 'countermine', '--bot', bot]);
    expect(status).toBe(2);
    expect(err).toContain('SEAT:LEVEL');
  });
});

describe('analyse', () => {
  const folder = mkdtempSync(join(tmpdir(), 'countertop-analyse-'));
  const path = join(folder, 'mine.json');
  writeFileSync(path, JSON.stringify({ game: 'countermine', seats: 2, moves: ['f6', 'g7', 'a1', 'g8'] }));

  test('weighs the moves of the last position', async () => {
    const args = ['analyse', path, '--nodes', '2000', '--json'];
    const [answer] = answers(await countertop(args));
    expect(answer).toMatchObject({ game: 'countermine', ply: 4, actor: 0, played: null });
    const candidates = answer.candidates as { move: string; value: number; reasons: { code: string }[] }[];
    expect(candidates.length).toBeGreaterThan(1);
    for (const { value, reasons } of candidates) {
      expect(value).toEqual(expect.any(Number));
      for (const { code } of reasons) expect(code).toMatch(/^[a-z-]+$/);
    }
    expect(answers(await countertop(args))).toEqual([answer]);
  });

  test('or of any before, with the move that was played', async () => {
    const args = ['analyse', path, '--nodes', '500', '--ply', '2', '--most', '3'];
    const [answer] = answers(await countertop([...args, '--json']));
    expect(answer).toMatchObject({ ply: 2, played: 'a1' });
    expect((answer.candidates as { move: string }[]).map(({ move }) => move)).toContain('a1');
    const { out } = await countertop(args);
    expect(out).toContain('Played: a1');
    expect((await countertop(['analyse', path, '--ply', '9'])).status).toBe(2);
  });

  test('or reports on the whole game, variations and comments aside', async () => {
    const study = { comments: { 1: 'The middle.' }, variations: [{ after: 1, moves: ['e5'] }] };
    const record = { game: 'countermine', seats: 2, moves: ['f6', 'g7', 'a1', 'g8'], ...study };
    const args = ['analyse', '-', '--report', '--nodes', '300'];
    const [report] = answers(await countertop([...args, '--json'], JSON.stringify(record)));
    expect(report).toMatchObject({ game: 'countermine', whole: true, chancy: false, unit: 'hundredths of a point' });
    expect((report.plies as { move: string }[]).map(({ move }) => move)).toEqual(record.moves);
    expect(answers(await countertop([...args, '--json'], JSON.stringify(record)))).toEqual([report]);
    const { out, status } = await countertop(args, JSON.stringify(record));
    expect(status).toBe(0);
    expect(out).toContain('choices cost');
    expect(out).toMatch(/ 3 +0 +a1 /);
    expect((await countertop([...args, '--ply', '1'], JSON.stringify(record))).status).toBe(2);
  });

  test('tells choice and luck apart', async () => {
    const moves = ['+10', '+20', '+30', '+40', '+50', 'A', '+10', 'B'];
    const record = JSON.stringify({ game: 'foursquare', seats: 2, moves });
    const [report] = answers(await countertop(['analyse', '-', '--report', '--nodes', '50', '--json'], record));
    expect(report).toMatchObject({ chancy: true, seats: [{ luck: { value: expect.any(Number) } }, {}] });
    expect((await countertop(['analyse', '-', '--report', '--nodes', '50'], record)).out).toContain('draws gave');
  });

  test('not where there is nothing to choose', async () => {
    const empty = JSON.stringify({ game: 'foursquare', seats: 2, moves: [] });
    const { status, err } = await countertop(['analyse', '-'], empty);
    expect(status).toBe(1);
    expect(err).toContain('A draw is to be made');
  });
});
