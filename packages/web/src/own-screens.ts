import type { Component } from 'svelte';
import type { Place } from './screens.ts';

const files = import.meta.glob<Component<{ place: Place }>>('../../../games/*/look/*/Screen.svelte', {
  import: 'default',
});

/** Screens that single games bring, by game and name: look/<name>/Screen.svelte in the game's folder. */
export const OWN_SCREENS: ReadonlyMap<string, () => Promise<Component<{ place: Place }>>> = new Map(
  Object.entries(files).map(([path, load]) => {
    const [, game, name] = /games\/([^/]+)\/look\/([^/]+)\//.exec(path) ?? [];
    return [`${game}/${name}`, load];
  }),
);

export function hasOwnScreens(game: string): boolean {
  return [...OWN_SCREENS.keys()].some((key) => key.startsWith(`${game}/`));
}
