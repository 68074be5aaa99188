/** How good a move was, the best first. */
export const QUALITIES = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const;
export type Quality = (typeof QUALITIES)[number];

/** So much of the win a move may give away and still be called so. */
const MOST: readonly (readonly [Quality, number])[] = [
  ['best', 0.01],
  ['good', 0.05],
  ['inaccuracy', 0.1],
  ['mistake', 0.2],
];

/** What to call a move that loses so much of the win, from 0 to 1. */
export function qualityOf(loss: number): Quality {
  return MOST.find(([, most]) => loss <= most)?.[0] ?? 'blunder';
}

/** Whether a move of this quality is worth a word. */
export function isFault(quality: Quality): boolean {
  return QUALITIES.indexOf(quality) >= QUALITIES.indexOf('inaccuracy');
}
