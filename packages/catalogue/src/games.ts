import type { Game } from '@countertop/core';

/** A game of the table: known by its id, loaded when somebody asks for it. */
export interface Entry {
  readonly id: string;
  load(): Promise<Game>;
  /** All that its package exports: its brain is among it once there is one (see loadBrain). */
  loadAll(): Promise<object>;
}

/** All games, in the order in which they are shown. A sixth game is one more entry. */
export const games: readonly Entry[] = [
  {
    id: 'counterpoint',
    load: async () => (await import('@countertop/counterpoint')).counterpoint,
    loadAll: () => import('@countertop/counterpoint'),
  },
  {
    id: 'counterplays',
    load: async () => (await import('@countertop/counterplays')).counterplays,
    loadAll: () => import('@countertop/counterplays'),
  },
  {
    id: 'points',
    load: async () => (await import('@countertop/points')).points,
    loadAll: () => import('@countertop/points'),
  },
  {
    id: 'countermine',
    load: async () => (await import('@countertop/countermine')).countermine,
    loadAll: () => import('@countertop/countermine'),
  },
  {
    id: 'foursquare',
    load: async () => (await import('@countertop/foursquare')).foursquare,
    loadAll: () => import('@countertop/foursquare'),
  },
];
