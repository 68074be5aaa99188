import { expect, test } from 'vitest';
import { figuresOf } from '../../../test/figures-of.ts';
import { sheets } from './sheets.ts';

test('the classic field has all its dots on paper', () => {
  expect(figuresOf(sheets, 'classic').filter((figure) => figure.kind === 'disc')).toHaveLength(38 * 31);
});
