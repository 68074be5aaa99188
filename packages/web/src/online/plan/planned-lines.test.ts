import { readStudy } from '@countertop/core';
import { expect, it } from 'vitest';
import { pebbles } from '../../../../core/test/pebbles.ts';
import { placeAfter, plannedLines } from './planned-lines.ts';

/** What is planned for a seat after `played`, where these lines were tried. */
function planned(seat: number, played: string, ...tried: string[]): string[] {
  const reading = readStudy(pebbles, { version: 1, game: 'pebbles', options: {}, seats: 2, moves: played.split(' ') });
  if (!reading.ok) throw new Error(reading.problem.code);
  const { study } = reading;
  const here = placeAfter(study, played.split(' ')) ?? study.root;
  for (const line of tried) {
    let at = here;
    for (const move of line.split(' ')) {
      const next = study.playText(at, move);
      if (!next.ok) throw new Error(next.problem.code);
      at = next.value;
    }
  }
  return plannedLines(here, seat).map((line) => line.join(' '));
}

it('takes every move of theirs that has an answer, up to the last answer', () => {
  expect(planned(0, '1', '1 3 1', '3 1', '2')).toEqual(['1 3', '3 1']);
});

it('takes the first of two answers, and no line that another says as well', () => {
  expect(planned(0, '1', '1 3', '1 1 1 1')).toEqual(['1 3']);
  expect(planned(0, '1', '1 3 1', '1 3 3 1')).toEqual(['1 3 3 1']);
});

it('lets the own next move stand open, and needs an answer after it', () => {
  expect(planned(1, '1', '1 3 1', '3 1 1', '2 1')).toEqual(['1 3 1', '3 1 1']);
});
