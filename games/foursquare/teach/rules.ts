import type { RuleSection } from '@countertop/core';

const DEAL = '+30 +10 +40 +10';

export const rules: readonly RuleSection[] = [
  { id: 'goal' },
  { id: 'have', figure: { at: { seats: 2, moves: DEAL }, steps: [] } },
  { id: 'turn', figure: { at: { seats: 2, moves: DEAL }, steps: ['+30', 'B'] } },
  { id: 'hundred', figure: { at: { seats: 2, moves: DEAL }, steps: ['+20', 'D', '+30'] } },
  { id: 'whole', figure: { at: { seats: 2, moves: `${DEAL} +30 D +10 D` }, steps: ['+20', 'D', '+10'] } },
  { id: 'end' },
  { id: 'alone' },
  { id: 'advice' },
];
