import { text } from '../words/text.svelte.ts';

export const learnWords = await text.from(import.meta.glob('./words/*.ts', { import: 'words' }));
