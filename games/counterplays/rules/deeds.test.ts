import type { Deed } from '@countertop/core';
import { describe, expect, test } from 'vitest';
import { lastDeeds, saidDeeds } from '../../../test/deeds.ts';
import { game } from '../game.ts';
import * as en from '../words/en.ts';
import * as ru from '../words/ru.ts';
import { deedsOf } from './deeds.ts';

/** What the last of these moves did. */
const done = (moves: string, goal = 'highest') => lastDeeds(game, deedsOf, { options: { goal }, seats: 2, moves });
const told = (deeds: readonly Deed[], language: 'en' | 'ru' = 'en') =>
  saidDeeds(deeds, { en, ru }[language], language).join(', ');

describe('what a move did', () => {
  test('a tile comes to lie on a level, and the score moves', () => {
    expect(told(done('Y10@0,0'))).toBe('yacht Y on the table, ahead 1 to 0');
    expect(told(done('Y10@0,0 X0@1,-2'))).toBe('butterfly X on the table, even on every level');
  });

  test('a new highest level is a great moment; the level below no longer counts', () => {
    const rise = done('Y10@0,0 X0@1,-2 O0@1,-1');
    expect(told(rise)).toBe('hexagon O begins level 2, ahead 1 to 0');
    expect(told(rise, 'ru')).toBe('шестиугольник O открывает уровень 2, впереди 1 : 0');
    expect(rise.map(({ moment }) => moment)).toEqual(['rise', 'score']);
  });

  test('where nothing changes in the score only the tile is told', () => {
    expect(told(done('Y10@0,0 X0@1,-2 O0@1,-1 V0@2,1'))).toBe('chevron V on the table');
  });

  test('the lowest goal looks at the table first', () => {
    expect(told(done('Y10@0,0 X0@1,-2 O0@1,-1 V0@2,1', 'lowest'))).toBe('chevron V on the table, ahead 2 to 1');
  });
});
