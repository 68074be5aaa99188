import { text } from '../words/text.svelte.ts';

export const accountWords = await text.from(import.meta.glob('./words/*.ts', { import: 'words' }));
