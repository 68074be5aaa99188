import type { Look } from '@countertop/core';
import type { CounterplaysPosition } from './rules.ts';
export function picture(_p: CounterplaysPosition, _look: Look): string {
  return '';
}
