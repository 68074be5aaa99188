import { text } from '../words/text.svelte.ts';
import { words as english } from './words/en.ts';

export const onlineWords = await text.from(
  import.meta.glob(['./words/*.ts', '!./words/en.ts'], { import: 'words' }),
  english,
);
/** What the server refuses, and what can be said by a tap. */
export const refusalWords = await text.from(
  import.meta.glob('../../../protocol/src/words/*.ts', { import: 'problems' }),
);
export const phraseWords = await text.from(import.meta.glob('../../../protocol/src/words/*.ts', { import: 'phrases' }));
