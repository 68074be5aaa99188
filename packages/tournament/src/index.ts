/**
 * Tournaments of any game: who takes part, which rounds have been drawn, what came of them and who stands where. All of it is a value;
 * every change gives another one. How a round is drawn is apart (`@countertop/tournament/draw`): only that needs a library.
 * @module @countertop/tournament
 */

export * from './entrants.ts';
export * from './outcomes.ts';
export * from './read-tournament.ts';
export * from './rounds.ts';
export * from './standings.ts';
export * from './tournament.ts';
