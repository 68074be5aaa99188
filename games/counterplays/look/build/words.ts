import { gameWords } from '../../../../packages/web/src/words/game-words.ts';

/** What is said while one builds, and what the board says. */
export const buildWords = await gameWords('counterplays', 'build');
export const boardWords = await gameWords('counterplays', 'board');
