import { type Deed, sayDeed, sayIn } from '@countertop/core';
import { describe, expect, test } from 'vitest';
import { guide } from './guide.ts';
import { CounterplaysPosition, readPlacement } from './index.ts';
import { deeds as english } from './words/en.ts';
import { deeds as russian } from './words/ru.ts';

/** What the last of some moves did. */
function deedsOf(moves: string, goal: 'highest' | 'lowest' = 'highest'): readonly Deed[] {
  const position = new CounterplaysPosition(goal);
  const before = position.clone();
  let last = -1;
  for (const text of moves.split(' ')) {
    const read = readPlacement(text);
    if (!read.ok) throw new Error(read.problem.code);
    last = read.value;
    before.copyFrom(position);
    position.play(last);
  }
  return guide.deeds?.(before, last, position) ?? [];
}

const under = (words: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(words).map(([key, phrase]) => [`deeds.${key}`, phrase]));
const told = (deeds: readonly Deed[], language = 'en') =>
  deeds.map((deed) => sayDeed(sayIn(language, under(language === 'en' ? english : russian)), deed)).join(', ');

describe('what a move did', () => {
  test('a tile comes to lie on a level, and the score moves', () => {
    expect(told(deedsOf('Y10@0,0'))).toBe('yacht Y on the table, ahead 1 to 0');
    expect(told(deedsOf('Y10@0,0 X0@1,-2'))).toBe('butterfly X on the table, even on every level');
  });

  test('a new highest level is a great moment; the level below no longer counts', () => {
    const rise = deedsOf('Y10@0,0 X0@1,-2 O0@1,-1');
    expect(told(rise)).toBe('hexagon O begins level 2, ahead 1 to 0');
    expect(told(rise, 'ru')).toBe('шестиугольник O открывает уровень 2, впереди 1 : 0');
    expect(rise.map(({ moment }) => moment)).toEqual(['rise', 'score']);
  });

  test('where nothing changes in the score only the tile is told', () => {
    expect(told(deedsOf('Y10@0,0 X0@1,-2 O0@1,-1 V0@2,1'))).toBe('chevron V on the table');
  });

  test('the lowest goal looks at the table first', () => {
    expect(told(deedsOf('Y10@0,0 X0@1,-2 O0@1,-1 V0@2,1', 'lowest'))).toBe('chevron V on the table, ahead 2 to 1');
  });
});
