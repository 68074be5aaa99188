import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { answers, countertop } from './countertop.ts';

const folder = mkdtempSync(join(tmpdir(), 'countertop-solve-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SMALL = [
  'solve',
  'points',
  '--option',
  'width=4',
  '--option',
  'height=4',
  '--option',
  'start=cross',
  '--value',
  'difference',
];
/** Six dots are left. */
const LATE = ['--moves', 'a1 a2 a3 a4 b1 b4'];

describe('solve', () => {
  test('finds a value, and writes a certificate that holds', async () => {
    const path = join(folder, 'late.proof');
    const { status, out } = await countertop([...SMALL, ...LATE, '--leaf', '20', '--out', path]);
    expect({ status, out }).toMatchObject({ status: 0, out: expect.stringMatching(/^value -?\d+, \d+ nodes/) });
    expect(existsSync(`${path}.table`)).toBe(false);
    const checked = await countertop(['solve', '--check', path]);
    expect(checked).toMatchObject({
      status: 0,
      out: expect.stringMatching(/^difference at least .*: holds.*\n.* at most .*: holds/),
    });
    const lines = readFileSync(path, 'utf8').split('\n');
    writeFileSync(
      path,
      [lines[0].replace(/"at least","value":"(-?\d+)"/, '"at least","value":"9"'), ...lines.slice(1)].join('\n'),
    );
    const refused = await countertop(['solve', '--check', path]);
    expect(refused).toMatchObject({ status: 1, err: expect.stringContaining('It claims at least 9') });
  });

  test('answers scripts in JSON', async () => {
    const [answer] = answers(await countertop([...SMALL, ...LATE, '--json']));
    expect(answer).toMatchObject({
      value: expect.stringMatching(/^-?\d+$/),
      proofs: [{ says: 'at least' }, { says: 'at most' }],
    });
  });

  test('does not go on with what another question has left', async () => {
    const path = join(folder, 'other.proof');
    writeFileSync(`${path}.table`, '{"table":1}\n');
    const { status, err } = await countertop([...SMALL, ...LATE, '--out', path]);
    expect({ status, err }).toEqual({ status: 2, err: expect.stringContaining('is of another question') });
  });

  test('refuses what cannot be asked', async () => {
    const asked = await Promise.all([
      countertop(['solve']),
      countertop([...SMALL, '--only', '(']),
      countertop([...SMALL, '--at-least', '1', '--at-most', '1']),
      countertop(['solve', '--check', join(folder, 'missing.proof')]),
    ]);
    expect(asked.map(({ status }) => status)).toEqual([2, 2, 2, 66]);
  });
});
