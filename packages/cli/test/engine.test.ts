import { loadGame } from '@countertop/catalogue';
import { type Game, MoveList, readScene, replay } from '@countertop/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAMES as ALL_GAMES } from '../../../test/games.ts';
import { countertop, STACK_TRACE } from './countertop.ts';
import { EngineChild } from './engine-child.ts';
import { GAMES, RECORDS } from './records.ts';

const MINE = 'new {"game":"countermine","seats":2,"moves":["f6","g7"]}';

async function legalAfter(record: unknown): Promise<string[]> {
  const scene = readScene(record);
  if (!scene.ok) throw new Error(scene.problem.code);
  const game = await loadGame(scene.value.game);
  if (!game.ok) throw new Error(game.problem.code);
  const played = replay(game.value as Game, scene.value);
  if (!played.ok) throw new Error(played.problem.code);
  const list = new MoveList();
  played.position.moves(list);
  return list.toArray().map((move) => game.value.write(played.position, move));
}

function wordsOf(out: string): string[] {
  return out.split('\n').flatMap((line) => (line === '' ? [] : [line.split(' ')[0]]));
}

describe('the conversation', () => {
  test('greets', async () => {
    const { out, status } = await countertop(['engine'], 'hello\nquit\n');
    expect(status).toBe(0);
    const greeting = JSON.parse(out.slice('hello '.length)) as Record<string, unknown>;
    expect(greeting).toEqual({
      name: 'countertop',
      version: '0.1.0',
      protocol: 1,
      games: expect.anything(),
      levels: 10,
    });
    expect(new Set(greeting.games as string[])).toEqual(new Set(ALL_GAMES));
  });

  test('thinks and tells', async () => {
    const { out, err, status } = await countertop(['engine', '--player', 'uct'], `${MINE}\ngo {"nodes":300}\n`);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const lines = out.trimEnd().split('\n');
    const [, move] = lines.pop()?.split(' ') ?? [];
    expect(await legalAfter({ game: 'countermine', seats: 2, moves: ['f6', 'g7'] })).toContain(move);
    const info = JSON.parse(lines[lines.length - 1].slice('info '.length)) as Record<string, unknown>;
    expect(info).toMatchObject({ nodes: 300, exact: false });
    expect((info.line as string[])[0]).toBe(move);
    expect(info.value).toBe((info.values as number[])[0]);
    expect(lines.every((line) => line.startsWith('info {'))).toBe(true);
  });

  test('is silent about what goes well; moves, draws and undo come in', async () => {
    const lines = [
      'new {"game":"foursquare","seats":2,"moves":[]}',
      ...['+10', '+20', '+30', '+40', '+50'].map((draw) => `play ${draw}`),
      'undo',
      'play +10',
      'go {"nodes":50}',
    ];
    const { out } = await countertop(['engine', '--player', 'random'], `${lines.join('\n')}\n`);
    expect(wordsOf(out)).toEqual(['info', 'bestmove']);
  });

  test.each(GAMES)('plays %s from any record', async (game) => {
    const record = RECORDS[game];
    const { out } = await countertop(['engine', '--player', 'random'], `new ${JSON.stringify(record)}\ngo\n`);
    // The record of one of them ends before a draw.
    if (out.startsWith('error')) expect(out).toContain('go-chance');
    else expect(await legalAfter(record)).toContain(out.trimEnd().split(' ').at(-1));
  });

  test('several threads put their thoughts together', async () => {
    const input = `${MINE}\ngo {"nodes":300}\n`;
    const { out, status } = await countertop(['engine', '--player', 'uct', '--threads', '2'], input);
    expect(status).toBe(0);
    const lines = out.trimEnd().split('\n');
    expect(lines.at(-1)).toMatch(/^bestmove /);
    expect(JSON.parse(lines.at(-2)?.slice('info '.length) ?? '')).toMatchObject({ nodes: 300 });
  });

  test('the same nodes and seed give the same move', async () => {
    const input = `${MINE}\ngo {"nodes":400,"seed":5}\n`;
    const best = async (): Promise<string | undefined> =>
      (await countertop(['engine', '--player', 'uct'], input)).out.trimEnd().split('\n').at(-1);
    expect(await best()).toBe(await best());
  });
});

describe('in a match', () => {
  const lookedAt = async (limits: Record<string, unknown>): Promise<number> => {
    const scene = { game: 'points', options: { width: 8, height: 8, start: 'cross' }, seats: 2, moves: ['d6', 'c5'] };
    const input = `new ${JSON.stringify(scene)}\ngo ${JSON.stringify(limits)}\n`;
    const { out } = await countertop(['engine', '--level', '10'], input);
    return JSON.parse(out.trimEnd().split('\n').at(-2)?.slice('info '.length) ?? '').nodes;
  };

  test('a move that cannot be replaced any more is played before all is spent', async () => {
    expect(await lookedAt({ nodes: 4000 })).toBe(4000);
    expect(await lookedAt({ nodes: 4000, playing: true })).toBeLessThan(4000);
    expect(await lookedAt({ nodes: 4000, left: 1e9 })).toBeLessThan(4000);
  });
});

describe('stop', () => {
  test('is answered while thinking without limits, again and again', async () => {
    const engine = new EngineChild('--player', 'uct');
    engine.send(MINE);
    const legal = await legalAfter({ game: 'countermine', seats: 2, moves: ['f6', 'g7'] });
    for (let i = 0; i < 3; i++) {
      engine.send('go {"infinite":true}');
      await engine.hear('info');
      engine.send('stop');
      expect(legal).toContain(await engine.hear('bestmove'));
    }
    expect(await engine.close()).toBe(0);
  });

  test('is answered even if it comes with the go, and is nothing where nobody thinks', async () => {
    const engine = new EngineChild('--player', 'uct');
    engine.send('stop', MINE, 'stop', 'go {"infinite":true}', 'stop', 'stop', 'hello');
    await engine.hear('bestmove');
    await engine.hear('hello');
    engine.send('go {"infinite":true}');
    engine.send('hello', 'play a1', 'stop');
    await engine.hear('bestmove');
    await engine.hear('hello');
    expect(await engine.close()).toBe(0);
  });

  test('so is the end of input', async () => {
    const { out, status } = await countertop(['engine', '--player', 'uct'], `${MINE}\ngo {"infinite":true}\n`);
    expect(status).toBe(0);
    expect(wordsOf(out).at(-1)).toBe('bestmove');
  });
});

describe('what cannot be done', () => {
  test.each([
    ['go', 'no-game'],
    ['play a1', 'no-game'],
    ['undo', 'no-game'],
    ['new', 'record-not-object'],
    ['new {', 'record-not-json'],
    ['new {"game":"chess","seats":2,"moves":[]}', 'game-unknown'],
    ['new {"game":"countermine","seats":7,"moves":[]}', 'seats-count'],
    ['new {"game":"countermine","seats":2,"moves":["f6","f6"]}', 'record-move'],
    [`${MINE}\nplay f6`, 'taken'],
    [`${MINE}\nplay`, 'move-unreadable'],
    [`${MINE}\ngo fast`, 'limits-not-json'],
    [`${MINE}\ngo {"nodes":0}`, 'limits-number'],
    [`${MINE}\ngo {"nodes":"many"}`, 'limits-number'],
    [`${MINE}\ngo {"left":0}`, 'limits-number'],
    ['new {"game":"foursquare","seats":2,"moves":[]}\ngo', 'go-chance'],
    ['dance', 'line-unknown'],
  ])('%s: %s', async (input, code) => {
    const { out, status } = await countertop(['engine', '--player', 'random'], `${input}\nhello\n`);
    expect(status).toBe(0);
    const [error, hello] = out.split('\n');
    expect(JSON.parse(error.slice('error '.length))).toMatchObject({ code, says: expect.stringMatching(/\.$/) });
    expect(hello).toMatch(/^hello \{/);
  });

  test('a game that does not begin leaves no other in its place', async () => {
    const { out } = await countertop(['engine', '--player', 'random'], `${MINE}\nnew {}\ngo\n`);
    expect(wordsOf(out)).toEqual(['error', 'error']);
    expect(out).toContain('no-game');
  });

  test('no line ends it', async () => {
    const line = fc.oneof(
      fc.string({ maxLength: 30 }),
      fc
        .tuple(fc.constantFrom('new', 'play', 'go', 'undo', 'stop', 'hello', 'bestmove'), fc.string())
        .map((two) => two.join(' ')),
      fc.tuple(fc.constantFrom('new', 'go'), fc.json()).map((two) => two.join(' ')),
      fc.constantFrom(MINE, 'play a1', 'play xa1-', 'go {"nodes":5}', 'undo'),
    );
    const lines = fc
      .sample(line, { seed: 11, numRuns: 2000 })
      .map((text) => text.replaceAll('\n', ' '))
      .filter((text) => text.trim() !== 'quit');
    const { out, err, status } = await countertop(['engine', '--player', 'random'], `${lines.join('\n')}\nhello\n`);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(new Set(wordsOf(out))).toEqual(new Set(['error', 'info', 'bestmove', 'hello']));
    expect(out.trimEnd().split('\n').at(-1)).toMatch(/^hello \{/);
    expect(out).not.toMatch(STACK_TRACE);
  });

  test('the command line is checked', async () => {
    expect((await countertop(['engine', '--level', '11'])).status).toBe(2);
    expect((await countertop(['engine', '--player', 'cmd:x'])).status).toBe(2);
    expect((await countertop(['engine', '--player', 'genius'])).err).toContain('level:1 to level:10');
    expect((await countertop(['engine', '--player', 'uct', '--level', '3'])).status).toBe(2);
  });
});
