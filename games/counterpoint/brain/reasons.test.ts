import type { Words } from '@countertop/core';
import { describe, expect, test } from 'vitest';
import { game as counterpoint } from '../game.ts';
import type { CounterpointPosition } from '../rules/position.ts';
import { after, dealt, goOn } from '../test/play.ts';
import { reached } from '../test/situations.ts';
import { reasons as english } from '../words/en.ts';
import { reasonsFor } from './reasons.ts';

function reasons(position: CounterpointPosition, text: string): string[] {
  const move = counterpoint.read(position, text);
  if (!move.ok) throw new Error(move.problem.code);
  return reasonsFor(position, move.value).map(({ code, data }) => [code, ...Object.values(data ?? {})].join(' '));
}

const brainWords: Words = english;

describe('reasons', () => {
  test('a second colour opens nothing, a third opens a row for whoever has the fourth', () => {
    const position = goOn(after(dealt('ybgg', 'ybgr')), 'y:a1 +y b:b1 +b');
    expect(reasons(position, 'g:c1')).toContain('opens 1 red');
    expect(reasons(position, 'g:f6')).toContain('safe');
  });

  test('completing a row, and playing on', () => {
    const position = goOn(after(dealt('ybgg', 'ybgr')), 'y:a1 +y b:b1 +b g:c1 +g');
    expect(reasons(position, 'r:d1').slice(0, 2)).toEqual(['completes-row', 'plays-on']);
    expect(reasons(position, 'y:f6')).toContain('misses-row');
  });

  test('denying a rival, and killing lines', () => {
    const position = goOn(after(dealt('gggg', 'yyyr'), { seats: 2 }), 'g:a1 +b y:b1 +g b:c1 +g');
    expect(position.actor).toBe(1);
    const other = goOn(after(dealt('yyrr', 'gggg')), 'y:a1 +y g:b1 +g r:c1 +b g:f6 +g');
    expect(reasons(other, 'b:d1')).toContain('completes-row');
    const rival = goOn(after(dealt('yyrb', 'gggg')), 'y:a1 +y g:b1 +g r:c1 +r');
    expect(reasons(rival, 'g:d1')).toContain('denies 0 blue');
    expect(reasons(rival, 'g:d1').some((reason) => reason.startsWith('kills-line'))).toBe(true);
    expect(reasons(rival, 'g:f6')).toContain('leaves 0 blue');
  });

  test('a row that waits for what only the own team has', () => {
    const own = goOn(after(dealt('yyrb', 'gggg')), 'y:a1 +y g:b1 +g');
    expect(reasons(own, 'r:c1')).toContain('sets-up blue');
    const partners = goOn(
      after(dealt('yyrr', 'gggg', 'bbbb', 'gggg'), { options: { partners: true }, seats: 4 }),
      'y:a1 +y g:b1 +y b:f6 +b g:f5 +y',
    );
    expect(reasons(partners, 'r:c1')).toContain('sets-up-partner blue');
  });

  test('every code has words', () => {
    for (let seed = 0; seed < 40; seed++) {
      const seats = 2 + (seed % 3);
      const position = reached(seed, 4 + (seed % 20), { seats, options: { partners: seats === 4 && seed % 2 === 0 } });
      if (position === undefined) continue;
      const hash = position.hashLow;
      for (let i = 0; i < position.vacancies; i++) {
        for (let colour = 0; colour < 4; colour++) {
          if (position.inReserve(position.actor, colour) === 0) continue;
          for (const { code, data } of reasonsFor(position, (colour << 6) | position.vacantCell(i))) {
            expect(Object.hasOwn(brainWords, code), code).toBe(true);
            for (const [, name] of brainWords[code].matchAll(/\{(\w+)\}/g)) expect(data).toHaveProperty(name);
          }
        }
      }
      expect(position.hashLow).toBe(hash);
    }
  });
});
