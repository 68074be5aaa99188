import { remaining } from '../clock/clock.ts';
import type { MatchState } from './state.ts';

const LONGEST = 5_000;
const SHARE = 1 / 20;
const LEAST = 50;

/** How long a bot may think: no longer than it is good for whoever waits, and never its clock away. */
export function longestThought({ created, clock }: MatchState, seat: number, now: number): number {
  const { total } = remaining(created.clock, clock, seat, now);
  return total === null ? LONGEST : shareOfClock(total);
}

/** The same where so many milliseconds are left on its clock. */
export function shareOfClock(left: number): number {
  return Math.max(LEAST, Math.min(LONGEST, left * SHARE));
}
