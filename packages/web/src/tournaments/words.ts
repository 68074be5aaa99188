import { text } from '../words/text.svelte.ts';

export const tournamentWords = await text.from(import.meta.glob('./words/*.ts', { import: 'words' }));
