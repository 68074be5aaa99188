import { expect, test } from 'vitest';
import { shellWord } from './shell-word.ts';

test.each([
  ['width=4', 'width=4'],
  ['N4@-2,3', 'N4@-2,3'],
  ['?r +y b:d2', "'?r +y b:d2'"],
  ['[IP].*', "'[IP].*'"],
  ["it's", "'it'\\''s'"],
  ['', "''"],
])('%s is written %s', (text, word) => {
  expect(shellWord(text)).toBe(word);
});
