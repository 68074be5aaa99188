import { expect, test } from 'vitest';
import { changedOptions, type OptionSpec, readOptions } from './options.ts';

const specs: readonly OptionSpec[] = [
  { kind: 'integer', name: 'width', min: 4, max: 64, default: 38 },
  { kind: 'integer', name: 'middle', min: 0, max: 64, default: (before) => Math.min(8, before.width as number) },
  { kind: 'flag', name: 'corners', default: true },
  { kind: 'choice', name: 'goal', values: ['highest', 'lowest'], default: 'highest' },
];

test('what is left out is the default, which may depend on other options', () => {
  expect(readOptions(specs, { width: 6 })).toEqual({
    ok: true,
    value: { width: 6, middle: 6, corners: true, goal: 'highest' },
  });
});

test.each([
  [null, 'options-not-object'],
  [[], 'options-not-object'],
  ['wide', 'options-not-object'],
  [{ height: 5 }, 'option-unknown'],
  [JSON.parse('{"__proto__": 1}'), 'option-unknown'],
  [{ width: 3 }, 'option-integer'],
  [{ width: 65 }, 'option-integer'],
  [{ width: 8.5 }, 'option-integer'],
  [{ width: '8' }, 'option-integer'],
  [{ width: null }, 'option-integer'],
  [{ corners: 1 }, 'option-flag'],
  [{ goal: 'Highest' }, 'option-choice'],
  [{ goal: true }, 'option-choice'],
])('%j is refused: %s', (given, code) => {
  expect(readOptions(specs, given)).toMatchObject({ ok: false, problem: { code } });
});

test('a record says only what differs', () => {
  const options = readOptions(specs, { width: 6, middle: 6, goal: 'lowest' });
  expect(options.ok && changedOptions(specs, options.value)).toEqual({ width: 6, goal: 'lowest' });
});
