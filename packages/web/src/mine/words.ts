import { text } from '../words/text.svelte.ts';

export const mineWords = await text.from(import.meta.glob('./words/*.ts', { import: 'words' }));
