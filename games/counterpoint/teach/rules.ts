import type { RuleSection } from '@countertop/core';
import { tableOf } from './lesson-table.ts';

export const rules: readonly RuleSection[] = [
  { id: 'goal' },
  { id: 'have', figure: { at: tableOf({ board: [6, 6], reserves: ['ybgr', 'yygr'] }), steps: [] } },
  {
    id: 'row',
    figure: { at: tableOf({ board: [4, 4], placed: 'y:a2 b:b2 g:c2', reserves: ['ybgr', 'yybb'] }), steps: ['r:d2'] },
  },
  {
    id: 'many',
    figure: {
      at: tableOf({ board: [7, 4], placed: 'y:a2 b:f2 b:b2 y:e2 g:c2 g:g2', reserves: ['ybgr', 'yybb'] }),
      steps: ['r:d2'],
    },
  },
  {
    id: 'again',
    figure: {
      at: tableOf({ board: [4, 4], placed: 'y:a2 r:a1 b:b2 g:a3 g:c2', reserves: ['ybgr', 'ggrr'] }),
      steps: ['r:d2', 'b:a4', 'y:d4', '+b +g +r'],
    },
  },
  { id: 'end' },
  { id: 'variants' },
  { id: 'advice' },
];
