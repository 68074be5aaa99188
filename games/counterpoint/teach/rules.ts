import type { RuleSection, SceneLine, SteppedFigure } from '@countertop/core';
import { type LessonTable, tableOf } from './lesson-table.ts';

export const rules: readonly RuleSection[] = [
  { id: 'goal' },
  // R2 to R4: lots, the deal.
  { id: 'have', figure: { at: { seats: 2, moves: '' }, steps: ['?g', '?y', '+y +b +g +r', '+y +y +g +r'] } },
  {
    id: 'row',
    figure: pictureOf({ board: [4, 4], placed: 'y:a2 b:b2 g:c2', reserves: ['ybgr', 'yybb'] }, ['r:d2']),
  },
  // The situations of the source's four figures: a row goes on; two, three and four rows at once.
  {
    id: 'longer',
    figure: pictureOf({ board: [6, 4], placed: 'b:a2 g:b2 r:c2 y:d2', reserves: ['ybgr', 'yygr'] }, ['b:e2']),
  },
  {
    id: 'two',
    figure: pictureOf({ board: [4, 4], placed: 'y:a2 r:c1 b:b2 b:c3 y:c4 r:d2', reserves: ['ybgr', 'yybb'] }, ['g:c2']),
  },
  {
    id: 'many',
    figure: pictureOf(
      {
        board: [7, 5],
        placed: 'g:b1 r:c1 y:d1 r:a2 g:a3 y:a4 g:b2 y:c3 r:d4 y:a5 b:b5 g:c5 y:e5 b:f5 g:g5',
        reserves: ['ybgr', 'yybb'],
      },
      ['b:a1', 'r:d5'],
    ),
  },
  {
    id: 'again',
    figure: pictureOf({ board: [4, 4], placed: 'y:a2 r:a1 b:b2 g:a3 g:c2', reserves: ['ybgr', 'ggrr'] }, [
      'r:d2',
      'b:a4',
      'y:d4',
      '+b +g +r',
    ]),
  },
  { id: 'end' },
  { id: 'variants' },
  { id: 'advice' },
];

/** The way to a table is looked for when its picture is drawn: the page reads all sections at once, and shows the first. */
function pictureOf(table: LessonTable, steps: readonly string[]): SteppedFigure {
  let found: SceneLine | undefined;
  return {
    get at() {
      found ??= tableOf(table);
      return found;
    },
    steps,
  };
}
