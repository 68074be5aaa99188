import { text } from '../words/text.svelte.ts';

export const settingsWords = await text.from(import.meta.glob('./words/*.ts', { import: 'words' }));
