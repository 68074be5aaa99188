import type { Ladder } from '@countertop/search';

/** From docs/strength.md: nothing measured yet. */
export const ladder: Ladder = [];
