import { text } from '../words/text.svelte.ts';

export const matchWords = await text.from(import.meta.glob('./words/*.ts', { import: 'words' }));
