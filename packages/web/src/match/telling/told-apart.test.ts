import { you } from '@countertop/core';
import { expect, it } from 'vitest';
import { toldApart } from './told-apart.ts';

it('who has the same name is told apart, so that it can be said who did what', () => {
  expect(toldApart(['Ada', 'Bot 3', 'Bot 3', 'Bot 5', 'Bot 3'])).toEqual([
    'Ada',
    'Bot 3a',
    'Bot 3b',
    'Bot 5',
    'Bot 3c',
  ]);
  expect(toldApart(['Ada', 'Ada'])).toEqual(['Ada (1)', 'Ada (2)']);
});

it('"You" stays "You"', () => {
  const reader = you('You');
  expect(toldApart([reader, 'Ada'])).toEqual([reader, 'Ada']);
});
