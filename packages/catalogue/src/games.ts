import type { Game } from '@countertop/core';

/** A game of the table: known by its id, loaded when somebody asks for it. */
export interface Entry {
  readonly id: string;
  load(): Promise<Game>;
}

/** All games, in the order in which they are shown. A sixth game is one more line. */
export const games: readonly Entry[] = [
  { id: 'counterpoint', load: async () => (await import('@countertop/counterpoint')).counterpoint },
  { id: 'counterplays', load: async () => (await import('@countertop/counterplays')).counterplays },
  { id: 'points', load: async () => (await import('@countertop/points')).points },
  { id: 'countermine', load: async () => (await import('@countertop/countermine')).countermine },
  { id: 'foursquare', load: async () => (await import('@countertop/foursquare')).foursquare },
];
