import { spawn, spawnSync } from 'node:child_process';
import { closeSync, constants, existsSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { answers, countertop } from './countertop.ts';
import { GAMES, RECORDS, SOME } from './records.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

interface Playthrough {
  readonly record: { readonly game: string; readonly moves: readonly string[] };
  readonly trace: readonly Record<string, unknown>[];
}

async function expectTraces(all: readonly Playthrough[]): Promise<void> {
  const input = all.map(({ record }) => `${JSON.stringify(record)}\n`);
  const replies = answers(await countertop(['referee', '--trace'], input));
  expect(replies).toHaveLength(all.length);
  for (const [index, { record, trace }] of all.entries()) {
    const reply = replies[index];
    expect(reply).toEqual({ ok: true, ...trace.at(-1), trace });
    expect(trace).toHaveLength(record.moves.length + 1);
  }
}

describe('referee --trace', () => {
  const goldens = GAMES.map((game) => {
    const folder = `${ROOT}games/${game}/test/golden`;
    const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
    return [game, files.map((name) => `${folder}/${name}`)] as const;
  });

  test.each(goldens)('agrees with the golden playthroughs of %s', async (_game, files) => {
    expect(files.length).toBeGreaterThan(0);
    await expectTraces(files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as Playthrough | Playthrough[]));
  });

  // Vectors that do not live in the repository: those of the folder named, or of one beside the clone.
  const vectors = process.env.COUNTERTOP_VECTORS ?? fileURLToPath(new URL('../shared/vectors', `file://${ROOT}`));
  const files = existsSync(vectors) ? readdirSync(vectors).filter((name) => name.endsWith('.jsonl')) : [];

  test('is given vectors where the environment names a folder', () => {
    if (process.env.COUNTERTOP_VECTORS !== undefined) expect(files.length).toBeGreaterThan(0);
    expect(files.every((name) => name.endsWith('.jsonl'))).toBe(true);
  });

  for (const name of files) {
    test(`agrees with the vectors of ${name}`, async () => {
      const lines = readFileSync(`${vectors}/${name}`, 'utf8').split('\n');
      const all = lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as Playthrough);
      await expectTraces(all);
    });
  }
});

describe('referee', () => {
  const line = JSON.stringify(SOME);

  test('answers with the keys of the rulings, in their order, on one line', async () => {
    const { out, err, status } = await countertop(['referee'], `${line}\n`);
    expect(out).toMatch(
      /^\{"ok":true,"actor":("chance"|\d),"scores":\[\d(,\d)*\],"winners":null,"legal":\d+,"digest":"[0-9a-f]{16}"\}\n$/,
    );
    expect({ err, status }).toEqual({ err: '', status: 0 });
  });

  test('answers in order, also while games are being loaded', async () => {
    const lines = [...GAMES, ...GAMES.toReversed()].map((id) => RECORDS[id]);
    const replies = answers(
      await countertop(
        ['referee'],
        lines.map((record) => `${JSON.stringify(record)}\n`),
      ),
    );
    const alone = await Promise.all(lines.map((record) => countertop(['referee'], JSON.stringify(record))));
    expect(replies).toEqual(alone.flatMap(answers));
  });

  test('says which move is illegal, why, and what is legal', async () => {
    const record = { game: 'countermine', seats: 2, moves: ['f6', 'f6'] };
    const [reply] = answers(await countertop(['referee'], JSON.stringify(record)));
    expect(reply).toEqual({
      ok: false,
      ply: 1,
      error: expect.stringMatching(/^Move 2, "f6", cannot be played: .*f6.* legal here \(143\): (\w+, ){10}…$/),
    });
  });

  test.each([
    ['no line end after the last', line],
    ['carriage returns', `${line}\r\n`],
    ['blank lines', `\n\n  \n\t\r\n${line}\n\n \n`],
    ['a byte order mark', `\uFEFF${line}\n`],
    ['a byte order mark alone on the first line', `\uFEFF\n${line}\n`],
    ['white space around', `  \t${line}  \n`],
    ['white space inside', `${JSON.stringify(SOME, null, ' ').replaceAll('\n', '\r')}\n`],
    ['U+2028 in a text', `${JSON.stringify({ ...SOME, comment: 'a\u2028b\u2029c\u0085d\u000bc' })}\n`],
    ['more keys', `${JSON.stringify({ ...SOME, names: ['a', 'b'], __proto__: null, variations: [{}] })}\n`],
    ['a key __proto__', `${line.slice(0, -1)},"__proto__":{"game":"another"}}\n`],
    ['moves with white space around', JSON.stringify({ ...SOME, moves: SOME.moves.map((move) => ` ${move}\t`) })],
    ['a long comment', `${JSON.stringify({ ...SOME, comment: 'ü'.repeat(5_000_000) })}\n`],
    ['a deep comment', `${line.slice(0, -1)},"x":${'['.repeat(90_000)}${']'.repeat(90_000)}}\n`],
  ])('reads past %s', async (_what, input) => {
    const replies = answers(await countertop(['referee'], input));
    expect(replies).toEqual(answers(await countertop(['referee'], line)));
  });

  test('does not let odd line ends of a bad record into its answers', async () => {
    const { out } = await countertop(
      ['referee'],
      JSON.stringify({ game: SOME.game, seats: 2, moves: ['a\u2028b\u0085c\nd\re'] }),
    );
    expect(out.trimEnd()).not.toMatch(/[\n\r\u0085\u2028\u2029]/);
  });

  test('gives nothing for nothing', async () => {
    expect(await countertop(['referee'], '')).toEqual({ status: 0, out: '', err: '' });
    expect(await countertop(['referee'], '\n\n')).toEqual({ status: 0, out: '', err: '' });
  });

  test('reads bytes however they are cut', async () => {
    const bytes = Buffer.from(`${JSON.stringify({ ...SOME, comment: 'Zürich 💥' })}\nx\n`);
    const whole = await countertop(['referee'], bytes);
    expect(
      await countertop(
        ['referee'],
        Array.from(bytes, (byte) => Uint8Array.of(byte)),
      ),
    ).toEqual(whole);
  });

  test.each([['referee'], ['show', '-'], ['verify', '-'], ['convert', '-'], ['play', SOME.game]])(
    'says so when its input cannot be read: %s',
    async (...args) => {
      const bin = fileURLToPath(new URL('../bin/countertop.js', import.meta.url));
      for (const [path, flags] of [
        [ROOT, constants.O_RDONLY],
        ['/dev/null', constants.O_WRONLY],
      ] as const) {
        const descriptor = openSync(path, flags);
        const { status, stderr } = spawnSync(process.execPath, [bin, ...args], { stdio: [descriptor, 'pipe', 'pipe'] });
        closeSync(descriptor);
        expect({ path, status, err: stderr.toString() }).toEqual({
          path,
          status: 66,
          err: expect.stringMatching(/^countertop: standard input cannot be read: .+\.\n$/),
        });
      }
    },
  );

  test('does not grow with the number of records', async () => {
    const bin = fileURLToPath(new URL('../bin/countertop.js', import.meta.url));
    // What the process itself says of its memory when it is through: the most it ever had, in kilobytes.
    const told = `process.on('exit',()=>process.stderr.write(String(process.resourceUsage().maxRSS)))`;
    const most = (count: number): Promise<number> =>
      new Promise((resolve, reject) => {
        const child = spawn(process.execPath, ['--import', `data:text/javascript,${told}`, bin, 'referee']);
        let replies = 0;
        let said = '';
        child.stdout.on('data', (chunk: Buffer) => {
          for (const byte of chunk) if (byte === 10) replies++;
        });
        child.stderr.on('data', (chunk: Buffer) => {
          said += chunk.toString();
        });
        child.on('error', reject);
        child.on('close', () => (replies === count ? resolve(Number(said)) : reject(new Error(`${replies} replies`))));
        const mixed = Array.from({ length: 100 }, (_, i) => `${i % 3 === 0 ? `bad ${i}` : line}\n`).join('');
        const feed = (left: number): void => {
          for (let now = left; now > 0; now -= 100) {
            if (!child.stdin.write(mixed)) {
              child.stdin.once('drain', () => feed(now - 100));
              return;
            }
          }
          child.stdin.end();
        };
        feed(count);
      });
    const few = await most(10_000);
    const many = await most(100_000);
    expect(many).toBeLessThan(few + 60_000);
  });

  test('ends quietly when nobody reads on', async () => {
    const bin = fileURLToPath(new URL('../bin/countertop.js', import.meta.url));
    const child = spawn(process.execPath, [bin, 'referee']);
    let err = '';
    child.stderr.on('data', (chunk: Buffer) => {
      err += chunk.toString();
    });
    child.stdin.on('error', () => {});
    child.stdout.once('data', () => child.stdout.destroy());
    const closed = new Promise((resolve) => child.on('close', resolve));
    for (let i = 0; i < 20_000; i++) child.stdin.write(`${line}\n`);
    child.stdin.end();
    expect(await closed).toBe(0);
    expect(err).toBe('');
  });
});
