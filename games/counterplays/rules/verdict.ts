import type { CounterplaysPosition } from './position.ts';

/**
 * R7, R8: who would win if each player laid one more tile on the given level (0: none): 1 for White, -1 for Black, 0 for
 * a draw. Nothing is played for it.
 */
export function verdict(position: CounterplaysPosition, white: number, black: number): number {
  const top = Math.max(position.top, white, black);
  const lowest = position.goal === 'lowest';
  for (let i = 0; i < top; i++) {
    const level = lowest ? i + 1 : top - i;
    const lead =
      position.tilesOn(level, 0) - position.tilesOn(level, 1) + Number(level === white) - Number(level === black);
    if (lead !== 0) return lead > 0 ? 1 : -1;
  }
  return 0;
}
