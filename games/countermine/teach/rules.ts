import type { RuleSection } from '@countertop/core';
import { mat } from './mat.ts';

const THEIRS = 'e8 f8 i4 c3';

export const rules: readonly RuleSection[] = [
  { id: 'goal' },
  { id: 'turn', figure: { at: { seats: 2, moves: '' }, steps: ['g6', 'f7', 'g7'] } },
  { id: 'row', figure: { at: mat('d6 e6 f6 g6', THEIRS), steps: ['h6'] } },
  { id: 'strike', figure: { at: mat('d6 e6 f6 g6', THEIRS, 'h6'), steps: ['xf6-', 'g7'] } },
  { id: 'long', figure: { at: mat('c6 d6 e6 g6 h6', 'e8 f8 i4 c3 j9'), steps: ['f6', 'g8'] } },
  { id: 'back', figure: { at: mat('d6 e6 f6 g6', 'f4 f5 f7 f8'), steps: ['h6', 'xf6-', 'd9', 'xf5|'] } },
  { id: 'end' },
  { id: 'variants' },
  { id: 'advice' },
];
