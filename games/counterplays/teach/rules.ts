import type { RuleSection } from '@countertop/core';

const TWO = 'Y10@0,0 X0@1,-2';
const SIX = `${TWO} O0@1,-1 V0@2,1 L0@3,-1 O0@1,-3`;
/** Four white tiles on level 2, a black one on level 3. */
const TWELVE = `${SIX} N1@1,1 N0@0,-5 P1@1,-4 J0@3,-4 W3@1,-3 T2@1,-3`;

export const rules: readonly RuleSection[] = [
  { id: 'goal' },
  { id: 'have' },
  { id: 'table', figure: { at: { seats: 2, moves: '' }, steps: ['Y10@0,0', 'X0@1,-2'] } },
  { id: 'up', figure: { at: { seats: 2, moves: TWO }, steps: ['O0@1,-1'] } },
  { id: 'must', figure: { at: { seats: 2, moves: SIX }, steps: ['N1@1,1', 'N0@0,-5'] } },
  { id: 'end', figure: { at: { seats: 2, moves: TWELVE }, steps: [] } },
  { id: 'variants' },
  { id: 'advice' },
];
