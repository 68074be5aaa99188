import { gameWords } from '@countertop/web/kit';

/** What is said while one builds, and what the board says. */
export const buildWords = await gameWords('counterplays', 'build');
export const boardWords = await gameWords('counterplays', 'board');
