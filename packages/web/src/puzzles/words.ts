import { text } from '../words/text.svelte.ts';

export const puzzlesWords = await text.from(import.meta.glob('./words/*.ts', { import: 'words' }));
