import { text } from '../words/text.svelte.ts';
import { words as english } from './words/en.ts';

export const tournamentWords = await text.from(
  import.meta.glob(['./words/*.ts', '!./words/en.ts'], { import: 'words' }),
  english,
);
