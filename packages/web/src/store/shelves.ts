import type { KeptStudy } from './kept-study.ts';
import type { KeptTournament } from './kept-tournament.ts';
import { MatchShelf } from './match-shelf.ts';
import { Shelf } from './shelf.ts';

/** All that this device keeps whole. Small values are keepsakes (see keepsake.ts). */
export const matches = new MatchShelf();
export const studies = new Shelf<KeptStudy>('countertop-studies', 'studies');
export const tournaments = new Shelf<KeptTournament>('countertop-tournaments', 'tournaments');
