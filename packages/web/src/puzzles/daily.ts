import type { Puzzle } from '@countertop/core';

const DAY = 86_400_000;

/** A day as people write it, in the place where they are: 2026-11-16. */
export function dayOf(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Days are counted without hours, so that no change of clocks can disturb them. */
function dayNumber(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / DAY);
}

/** The day so many days later. */
export function dayAfter(day: string, days: number): string {
  return new Date((dayNumber(day) + days) * DAY).toISOString().slice(0, 10);
}

/** A day as its readers write it: 16 November. */
export function dayInWords(day: string, language: string): string {
  return new Date(`${day}T12:00`).toLocaleDateString(language, { day: 'numeric', month: 'long' });
}

/** The puzzle of a day, the same for everybody. Every puzzle has its day before one comes again. */
export function dailyPuzzle(puzzles: readonly Puzzle[], day: string): Puzzle | undefined {
  const { length } = puzzles;
  if (length === 0) return undefined;
  // Easy and hard ones lie apart in the collection: steps of about the golden section mix them.
  let step = Math.max(1, Math.round(length * 0.618));
  while (commonDivisor(step, length) !== 1) step++;
  const index = (((dayNumber(day) % length) + length) * step) % length;
  return puzzles[index];
}

/** How many days in a row, up to today or yesterday, are among these. */
export function streakOf(days: ReadonlySet<string>, today: string): number {
  const numbers = new Set([...days].map(dayNumber));
  let last = dayNumber(today);
  if (!numbers.has(last)) last--;
  let streak = 0;
  while (numbers.has(last - streak)) streak++;
  return streak;
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
