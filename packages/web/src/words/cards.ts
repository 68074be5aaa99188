import type { Words } from '@countertop/core';

/** What each game is called and what it is in a few words: said where no game is loaded yet. Keys begin with its id. */
const english = import.meta.glob<Words>('../../../../games/*/words/en.ts', {
  query: '?card',
  import: 'card',
  eager: true,
});

export const englishCards: Words = Object.fromEntries(
  Object.entries(english).flatMap(([path, card]) => {
    const game = /games\/([^/]+)\//.exec(path)?.[1];
    return Object.entries(card).map(([key, phrase]) => [`${game}.${key}`, phrase]);
  }),
);

export const cardFiles = import.meta.glob<Words>(['../../../../games/*/words/*.ts', '!**/en.ts'], {
  query: '?card',
  import: 'card',
});
