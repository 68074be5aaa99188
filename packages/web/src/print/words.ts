import { text } from '../words/text.svelte.ts';

export const printWords = await text.from(import.meta.glob('./words/*.ts', { import: 'words' }));
