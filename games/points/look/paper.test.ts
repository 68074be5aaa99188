import { describe, expect, it } from 'vitest';
import { points } from '../index.ts';
import { fieldOf } from '../rules/field.ts';
import { paperOf, turnsIn } from './paper.ts';
import { frameOf, viewOf, wholeView } from './view.ts';

const OPTIONS = { width: 38, height: 31, centreWidth: 8, centreHeight: 7, start: 'empty', stop: 'play-out' } as const;
const field = fieldOf(OPTIONS);
const PHONE = { width: 366, height: 480, rim: 22 };
const DESK = { width: 830, height: 736, rim: 22 };

describe.each([false, true])('a sheet that is turned: %s', (turned) => {
  const paper = paperOf(field, turned);

  it('finds every dot where it draws it', () => {
    for (const cell of field.dots) expect(paper.cellAt(paper.x(cell), paper.y(cell))).toBe(cell);
  });

  it('names every dot by the lines that it is drawn on', () => {
    const position = points.start(OPTIONS, 2);
    for (const cell of field.dots) {
      const across = paper.below.find(({ at }) => at === paper.x(cell))?.name ?? '';
      const down = paper.beside.find(({ at }) => at === paper.y(cell))?.name ?? '';
      expect(turned ? down + across : across + down).toBe(points.write(position, cell));
    }
  });
});

it('stands upright where that makes the dots larger, and only there', () => {
  expect(turnsIn(field, PHONE)).toBe(true);
  expect(turnsIn(field, DESK)).toBe(false);
  expect(turnsIn(fieldOf({ ...OPTIONS, width: 9, height: 7, centreWidth: 0, centreHeight: 0 }), PHONE)).toBe(false);
});

it('shows the part of a large sheet where something is, where all of it would be too small', () => {
  const paper = paperOf(field, true);
  const spots = [
    { x: 14, y: 18 },
    { x: 17, y: 24 },
  ];
  const view = viewOf(spots, paper, PHONE);
  expect(view).toMatchObject({ x: 15.5, y: 21 });
  expect(frameOf(view, paper, PHONE).scale).toBeCloseTo(30);
  expect(viewOf([], paper, PHONE)).toEqual(wholeView(paper));
  const flat = paperOf(field, false);
  expect(viewOf(spots, flat, DESK)).toEqual(wholeView(flat));
});
