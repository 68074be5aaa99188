import type { WordsByLanguage } from '@countertop/core';

/** How strong the levels are, said with what is known and no more. */
export const strengthWords: WordsByLanguage = {
  en: {
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
  },
  ru: {
    title: 'Насколько силён каждый уровень?',
    below: 'выигрывает {score} % (± {plusMinus}) у уровня {against}',
    beginner: 'выигрывает {score} % (± {plusMinus}) у простой программы, которая видит на ход вперёд',
    games_one: 'измерено в {count} партии',
    games_few: 'измерено в {count} партиях',
    games_many: 'измерено в {count} партиях',
    games_other: 'измерено в {count} партиях',
    unknown: 'Не измерено',
    'unknown.level': 'Как уровень {level} играет против уровня ниже, не измерено.',
    caption:
      'Каждый уровень играл с предыдущим, а уровень 1 — с простой программой, которая видит на ход вперёд. Полоски складывают ступени, в очках Эло над уровнем 1. Партий с людьми здесь нет.',
    level: 'Уровень',
    score: 'Против уровня ниже',
    scale: 'Эло над уровнем 1',
    'score.short': '{score} % ± {plusMinus}',
    'games.short_one': '{count} партия',
    'games.short_few': '{count} партии',
    'games.short_many': '{count} партий',
    'games.short_other': '{count} партии',
  },
};
