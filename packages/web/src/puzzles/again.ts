import { dayAfter } from './daily.ts';

/** After how many days a missed puzzle comes back: later each time it was then solved alone. */
export const PAUSES = [1, 3, 7] as const;

/** A missed puzzle that comes back. */
export interface Return {
  /** The day from which on it is asked again. */
  readonly due: string;
  /** How many times it has come back and been solved alone since it was missed. */
  readonly times: number;
}

/** When a puzzle comes back after it was solved alone or missed today; undefined: not any more, or never. */
export function returnAfter(before: Return | undefined, missed: boolean, today: string): Return | undefined {
  if (missed) return { due: dayAfter(today, PAUSES[0]), times: 0 };
  // Whoever solves it before its day still remembers the answer.
  if (before === undefined || !isDue(before, today)) return before;
  const times = before.times + 1;
  const pause = PAUSES[times];
  return pause === undefined ? undefined : { due: dayAfter(today, pause), times };
}

export function isDue({ due }: Return, today: string): boolean {
  return due <= today;
}
