import { games } from '@countertop/catalogue';
import { beforeAll, describe, expect, test } from 'vitest';
import { answers, countertop, STACK_TRACE } from './countertop.ts';
import { GAMES, RECORDS, RECORDS_OF, SOME } from './records.ts';

/** A line that is no good record, and where the referee must say that it goes wrong. */
interface BadLine {
  readonly what: string;
  readonly line: string | Uint8Array;
  readonly ply: number | null;
}

type Json = Record<string, unknown>;

const ALL = await Promise.all(games.map((entry) => entry.load()));

const WRONG = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  '',
  'x',
  ' ',
  '\u0000',
  '💥',
  '\u2028',
  [],
  [[]],
  [1],
  {},
  { a: 1 },
];
const WRONG_MOVES = [
  ...WRONG,
  'A0',
  'a0',
  'a01',
  '+',
  '+0',
  '+7',
  '?',
  '?x',
  'zz99',
  'stopp',
  'E',
  'N',
  '@',
  'x',
  'xf6',
  '0:c4',
  'a1 b2',
  'a1\u0000',
  'ａ1',
  'é',
  'f'.repeat(100_000),
];

function json(what: string, value: unknown, ply: number | null): BadLine {
  return { what, line: JSON.stringify(value), ply };
}

function wrongKeys(): BadLine[] {
  return GAMES.flatMap((id) => {
    const record: Json = { ...RECORDS[id] };
    return Object.keys(record).flatMap((key) =>
      WRONG.filter((value) => !isFine(key, value)).map((value) =>
        json(`${id}: ${key} is ${JSON.stringify(value)}`, { ...record, [key]: value }, null),
      ),
    );
  });
}

/** Nothing wrong with these: an empty list of moves, and no option set. */
function isFine(key: string, value: unknown): boolean {
  if (key === 'moves') return Array.isArray(value);
  return key === 'options' && JSON.stringify(value) === '{}';
}

function missingKeys(): BadLine[] {
  return GAMES.flatMap((id) =>
    ['game', 'seats', 'moves'].map((key) => {
      const { [key]: _gone, ...rest }: Json = { ...RECORDS[id] };
      return json(`${id}: no ${key}`, rest, null);
    }),
  );
}

function wrongMoves(): BadLine[] {
  return GAMES.flatMap((id) => {
    const { moves } = RECORDS[id];
    return moves.flatMap((move, ply) =>
      [...WRONG_MOVES, ...respelled(move)].map((wrong) =>
        json(
          `${id}: move ${ply} is ${JSON.stringify(wrong).slice(0, 40)}`,
          { ...RECORDS[id], moves: (moves as readonly unknown[]).with(ply, wrong) },
          ply,
        ),
      ),
    );
  });
}

/** Other spellings of the same move: there is only one. */
function respelled(move: string): string[] {
  const swapped = move === move.toLowerCase() ? move.toUpperCase() : move.toLowerCase();
  const others = [
    swapped,
    move.replace(/\d/, '0$&'),
    move.replace(/\d/, '+$&'),
    `${move}.`,
    `-${move}`,
    [...move].join(' '),
  ];
  return others.filter((other) => other !== move);
}

function wrongOptions(): BadLine[] {
  const names = ['colour', 'Width', '', '__proto__', 'constructor', 'toString', 'seats', '💥'];
  const lines: BadLine[] = GAMES.flatMap((id) =>
    names.map((name) => ({
      what: `${id}: option ${JSON.stringify(name)}`,
      // As text, because a literal with the name __proto__ would set the prototype.
      line: `{"game":"${id}","seats":2,"moves":[],"options":{${JSON.stringify(name)}:1}}`,
      ply: null,
    })),
  );
  for (const game of GAMES) {
    for (const [name, wrong] of Object.entries(RECORDS_OF[game].wrongOptions ?? {})) {
      for (const value of wrong) {
        const options = { [name]: value };
        lines.push(json(`${game}: ${name} is ${JSON.stringify(value)}`, { game, seats: 2, moves: [], options }, null));
      }
    }
  }
  return lines;
}

function wrongSeats(): BadLine[] {
  return ALL.flatMap(({ id: game, seats: { min, max } }) => {
    const seats = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 100, 2 ** 53].filter((count) => count < min || count > max);
    return seats.map((count) => json(`${game}: ${count} seats`, { game, seats: count, moves: [] }, null));
  });
}

function wrongSetups(): BadLine[] {
  const lines: BadLine[] = [];
  const entries = [
    '',
    ':',
    '0:',
    ':c4',
    '0c4',
    '2:c4',
    '-1:c4',
    '00:c4',
    '0:C4',
    '0:c04',
    '0:c0',
    '0:zz99',
    '0:c4:d5',
    '0:stop',
    'c4',
    '0 : c4',
    '💥',
  ];
  for (const { id: game } of ALL.filter(({ setup }) => setup !== undefined)) {
    const bare = { game, seats: 2, moves: [] };
    for (const entry of entries)
      lines.push(json(`${game}: place ${entry}`, { ...bare, setup: { place: [entry], turn: 0 } }, null));
    lines.push(json(`${game}: taken`, { ...bare, setup: { place: ['0:c4', '1:c4'], turn: 0 } }, null));
    for (const value of WRONG) {
      const shown = JSON.stringify(value);
      if (!Array.isArray(value) || value.length > 0) {
        lines.push(json(`${game}: place is ${shown}`, { ...bare, setup: { place: value, turn: 0 } }, null));
      }
      lines.push(json(`${game}: an entry is ${shown}`, { ...bare, setup: { place: [value], turn: 0 } }, null));
      if (value !== 0)
        lines.push(json(`${game}: turn is ${shown}`, { ...bare, setup: { place: [], turn: value } }, null));
    }
    lines.push(json(`${game}: no turn`, { ...bare, setup: { place: [] } }, null));
    lines.push(json(`${game}: no place`, { ...bare, setup: { turn: 0 } }, null));
    lines.push(json(`${game}: seat 2 to move`, { ...bare, setup: { place: [], turn: 2 } }, null));
  }
  for (const game of GAMES) {
    for (const [what, place] of Object.entries(RECORDS_OF[game].wrongSetups ?? {})) {
      lines.push(json(`${game}: ${what}`, { game, seats: 2, moves: [], setup: { place, turn: 0 } }, null));
    }
  }
  for (const { id: game } of ALL.filter(({ setup }) => setup === undefined)) {
    lines.push(json(`${game}: setup`, { game, seats: 2, moves: [], setup: { place: [], turn: 0 } }, null));
  }
  return lines;
}

function brokenJson(): BadLine[] {
  const lines: BadLine[] = [];
  for (const id of GAMES) {
    const text = JSON.stringify(RECORDS[id]);
    for (let length = 1; length < text.length; length++) {
      lines.push({ what: `${id}: cut at ${length}`, line: text.slice(0, length), ply: null });
    }
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; at += 7) {
      const spoilt = Buffer.from(bytes);
      spoilt[at] = 0xff;
      lines.push({ what: `${id}: byte ${at} is no UTF-8`, line: spoilt, ply: null });
    }
    lines.push({ what: `${id}: two on a line`, line: text + text, ply: null });
    lines.push({ what: `${id}: in a list`, line: `[${text}]`, ply: null });
    lines.push({ what: `${id}: as text`, line: JSON.stringify(text), ply: null });
    lines.push({ what: `${id}: with a comment`, line: `${text} // good`, ply: null });
    lines.push({ what: `${id}: with single quotes`, line: text.replaceAll('"', "'"), ply: null });
  }
  for (const line of [
    'nonsense',
    '{',
    '}',
    '"',
    'null',
    'true',
    '0',
    '-',
    '1e999',
    'NaN',
    '[]',
    '{}',
    '[[',
    '\u0000',
    '\\',
    '\uFFFD',
    '💥',
    '\u200b',
  ]) {
    lines.push({ what: JSON.stringify(line), line, ply: null });
  }
  for (const bytes of [
    [0xc3],
    [0x80],
    [0xed, 0xa0, 0x80],
    [0xf5, 0x80, 0x80, 0x80],
    [0xfe, 0xff],
    [0xff, 0xfe, 0x7b, 0],
  ]) {
    lines.push({ what: `bytes ${bytes}`, line: Uint8Array.from(bytes), ply: null });
  }
  return lines;
}

function deepAndLong(): BadLine[] {
  const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  const { game, moves } = SOME;
  const [option = 'width'] = ALL[0].options.map(({ name }) => name);
  const around = (key: string, value: string) => `{"game":"${game}","seats":2,"moves":[],"${key}":${value}}`;
  return [
    { what: 'deep lists', line: deep(200_000), ply: null },
    { what: 'deep lists that do not close', line: '['.repeat(3_000_000), ply: null },
    { what: 'deep objects', line: '{"a":'.repeat(100_000) + 1 + '}'.repeat(100_000), ply: null },
    ...['game', 'seats', 'options', 'setup'].map((key) => ({
      what: `deep ${key}`,
      line: around(key, deep(50_000)),
      ply: null,
    })),
    { what: 'deep option', line: around('options', `{"${option}":${deep(50_000)}}`), ply: null },
    { what: 'deep move', line: `{"game":"${game}","seats":2,"moves":["${moves[0]}",${deep(50_000)}]}`, ply: 1 },
    { what: 'deep placement', line: around('setup', `{"place":[${deep(50_000)}],"turn":0}`), ply: null },
    { what: 'a long name', line: JSON.stringify({ game: 'x'.repeat(3_000_000), seats: 2, moves: [] }), ply: null },
    { what: 'a long move', line: JSON.stringify({ game, seats: 2, moves: ['y'.repeat(3_000_000)] }), ply: 0 },
    { what: 'many digits', line: `{"game":"${game}","seats":${'9'.repeat(100_000)},"moves":[]}`, ply: null },
  ];
}

function tooLate(): BadLine[] {
  return GAMES.flatMap((game) =>
    Object.entries(RECORDS_OF[game].wrongMoves ?? {}).map(([what, some]) =>
      json(`${game}: ${what}`, { game, seats: 2, ...some }, some.moves.length - 1),
    ),
  );
}

describe.each([
  ['wrong values', wrongKeys],
  ['missing keys', missingKeys],
  ['wrong moves', wrongMoves],
  ['wrong options', wrongOptions],
  ['wrong numbers of seats', wrongSeats],
  ['wrong setups', wrongSetups],
  ['broken JSON', brokenJson],
  ['deep and long', deepAndLong],
  ['moves that come too late or too early', tooLate],
] as const)('referee: %s', (_title, make) => {
  const lines = make();
  const good = JSON.stringify(SOME);
  let replies: Record<string, unknown>[];
  let goodReply: Record<string, unknown>;
  let err: string;

  beforeAll(async () => {
    const input = lines.flatMap(({ line }) => [line, `\n${good}\n`]);
    const outcome = await countertop(['referee'], input);
    expect(outcome.status).toBe(0);
    err = outcome.err;
    replies = answers(outcome);
    [goodReply] = answers(await countertop(['referee'], `${good}\n`));
  });

  test('every line is answered, and the next one as if nothing had been', () => {
    expect(err).toBe('');
    expect(replies).toHaveLength(2 * lines.length);
    expect(goodReply.ok).toBe(true);
    for (const [index, reply] of replies.entries()) if (index % 2 === 1) expect(reply).toEqual(goodReply);
  });

  test(`each of the ${lines.length} is refused at the right place, with a sentence`, () => {
    for (const [index, { what, ply }] of lines.entries()) {
      const reply = replies[2 * index];
      expect({ what, keys: Object.keys(reply), ok: reply.ok, ply: reply.ply }).toEqual({
        what,
        keys: ['ok', 'ply', 'error'],
        ok: false,
        ply,
      });
      const error = String(reply.error);
      expect(error, what).toMatch(/^["A-Z1].* .*[.!?…]$/s);
      expect(error, what).not.toMatch(/undefined|\[object|fault of this program|\{\w+\}/);
      expect(error, what).not.toMatch(STACK_TRACE);
      expect(error.length, what).toBeLessThan(1000);
    }
  });
});
