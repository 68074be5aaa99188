import type { Words } from '@countertop/core';

/** English for what the brain has to say. */
export const brainWords: Words = {
  'winning-chance': 'points of winning chance',
  wins: 'wins the game',
  draws: 'ends the game in a draw',
  loses: 'loses the game',
  'enters-level': 'is the first on level {level}',
  'reaches-level': 'reaches level {level}',
  'stays-on-table': 'stays on the table',
  denies: 'takes level {level} from the opponent’s {tiles}',
  opens: 'lets the opponent’s {tiles} enter level {level}',
  forces: 'forces the opponent’s {tiles} up to level {level}',
  prepares: 'makes room on level {level} for {tiles}',
  keeps: 'keeps {count} tiles that can climb',
  covers: 'covers {count} of the opponent’s tiles',
};
