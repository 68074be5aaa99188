import type { Words } from '@countertop/core';

/** How strong the levels are, said with what is known and no more; and which one to play next. */
export const words = {
  title: 'How strong is each level?',
  below: '{name} {name|one:wins|other:win} about {score} of 100 matches against level {against}.',
  beginner:
    '{name} {name|one:wins|other:win} about {score} of 100 matches against a simple program that looks one move ahead.',

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

  'suggest.won_one': 'You have won {count} match against level {level}.',
  'suggest.won_other': 'You have won {count} matches in a row against level {level}.',
  'suggest.lost_one': 'Level {level} has won {count} match.',
  'suggest.lost_other': 'Level {level} has won {count} matches in a row.',
  'suggest.take': 'Play level {level}',
} satisfies Words;
