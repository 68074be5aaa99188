import type { Words } from '@countertop/core';

/** How strong the levels are, said with what is known and no more. */
export const words = {
  title: 'How strong is each level?',
  below: 'wins {score} % (± {plusMinus}) against level {against}',
  beginner: 'wins {score} % (± {plusMinus}) against a simple program that looks one move ahead',
  games_one: 'measured in {count} game',
  games_other: 'measured in {count} games',

  unknown: 'Not measured',
  'unknown.level': 'How level {level} does against the level below has not been measured.',
  caption:
    'Each level played the one below; level 1 played a simple program that looks one move ahead. The bars add the steps up, in Elo points above level 1. No games with people were counted.',
  level: 'Level',

  score: 'Against the level below',
  scale: 'Elo above level 1',
  'score.short': '{score} % ± {plusMinus}',
  'games.short_one': '{count} game',
  'games.short_other': '{count} games',
} satisfies Words;
