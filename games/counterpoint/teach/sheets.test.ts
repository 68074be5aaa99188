import { expect, test } from 'vitest';
import { figuresOf } from '../../../test/figures-of.ts';
import { sheets } from './sheets.ts';

test('all 48 counters are on paper', () => {
  expect(figuresOf(sheets, 'counters').filter((figure) => figure.kind === 'disc' && figure.radius > 7)).toHaveLength(
    48,
  );
});
