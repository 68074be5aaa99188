import { expect, test } from 'vitest';
import { figuresOf } from '../../../test/figures-of.ts';
import { sheets } from './sheets.ts';

test('every cube can be cut out', () => {
  expect(figuresOf(sheets, 'cubes').filter((figure) => figure.kind === 'path')).toHaveLength(80);
});

test('the mat has its six dots of the score', () => {
  expect(figuresOf(sheets, 'mat').filter((figure) => figure.kind === 'disc')).toHaveLength(6);
});
