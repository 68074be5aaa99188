import type { KeptMatch } from './kept-match.ts';
import type { KeptStudy } from './kept-study.ts';
import { Shelf } from './shelf.ts';

/** All that this device keeps whole. Small values are keepsakes (see keepsake.ts). */
export const matches = new Shelf<KeptMatch>('countertop', 'matches');
export const studies = new Shelf<KeptStudy>('countertop-studies', 'studies');
