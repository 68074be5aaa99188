import { you } from '@countertop/core';
import { expect, it } from 'vitest';
import { toldApart } from './told-apart.ts';

it('bots of one level are counted, so that it can be told who did what', () => {
  expect(toldApart(['Ada', 'Bot 3', 'Bot 3', 'Bot 5', 'Bot 3'])).toEqual([
    'Ada',
    'Bot 3 (1)',
    'Bot 3 (2)',
    'Bot 5',
    'Bot 3 (3)',
  ]);
});

it('"You" stays "You"', () => {
  const reader = you('You');
  expect(toldApart([reader, 'Ada'])).toEqual([reader, 'Ada']);
});
