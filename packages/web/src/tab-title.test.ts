import { describe, expect, test } from 'vitest';
import { titleOf } from './tab-title.ts';

const page = 'Countertop';

describe('a tab', () => {
  test('is called after the page at home, and elsewhere after the screen first', () => {
    expect(titleOf({ page })).toBe('Countertop');
    expect(titleOf({ page, heading: 'Settings' })).toBe('Settings · Countertop');
  });

  test('names the game, once', () => {
    expect(titleOf({ page, heading: 'Circling', game: 'Points' })).toBe('Circling · Points · Countertop');
    expect(titleOf({ page, heading: 'Learn Points', game: 'Points' })).toBe('Learn Points · Countertop');
  });

  test('says before all else what cannot wait', () => {
    const heading = 'Points: You, Bot 3';
    expect(titleOf({ page, heading, turn: 'Your turn' })).toBe('Your turn · Points: You, Bot 3 · Countertop');
    expect(titleOf({ page, heading, turn: 'Your turn', called: 'It begins' })).toBe(
      '● It begins · Your turn · Points: You, Bot 3 · Countertop',
    );
  });
});
