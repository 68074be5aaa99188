import type { ClockConfig } from '@countertop/core';

const MINUTE = 60_000;

/** The clocks that are offered by name; all others are made by hand. */
export const CLOCKS: Readonly<Record<string, ClockConfig>> = {
  none: { kind: 'none' },
  blitz: { kind: 'fischer', initial: 3 * MINUTE, increment: 2_000 },
  rapid: { kind: 'fischer', initial: 10 * MINUTE, increment: 5_000 },
  long: { kind: 'fischer', initial: 30 * MINUTE, increment: 15_000 },
  periods: { kind: 'byo-yomi', main: 10 * MINUTE, periods: 3, period: 30_000 },
  delay: { kind: 'delay', main: 10 * MINUTE, delay: 5_000 },
};

/** For one kind of clock, numbers to begin with. */
export const FRESH: { readonly [K in Exclude<ClockConfig['kind'], 'none'>]: Extract<ClockConfig, { kind: K }> } = {
  fischer: { kind: 'fischer', initial: 10 * MINUTE, increment: 5_000 },
  'byo-yomi': { kind: 'byo-yomi', main: 10 * MINUTE, periods: 3, period: 30_000 },
  delay: { kind: 'delay', main: 10 * MINUTE, delay: 5_000 },
  days: { kind: 'days', days: 3 },
};
