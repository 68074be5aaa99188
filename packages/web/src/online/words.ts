import { text } from '../words/text.svelte.ts';

export const onlineWords = await text.from(import.meta.glob('./words/*.ts', { import: 'words' }));
/** What the server refuses, and what can be said by a tap. */
export const refusalWords = await text.from(
  import.meta.glob('../../../protocol/src/words/*.ts', { import: 'problems' }),
);
export const phraseWords = await text.from(import.meta.glob('../../../protocol/src/words/*.ts', { import: 'phrases' }));
