import type { Words } from '@countertop/core';

export const brainWords: Words = {
  points: 'points',
  takes: 'makes 100 and takes {points} points',
  'takes-less': 'another stack would give {points}',
  misses: 'leaves {points} points that could be taken',
  'last-card': 'is the last card',
  safe: 'makes {total}: no card left makes 100 next',
  leaves: 'lets the next seat make 100 with {percent} % of the cards, for up to {points} on {stack}',
  hopes: 'makes 100 with {percent} % of the cards next, for up to {points} on {stack}',
  builds: 'makes {stack} worth {points}',
};
