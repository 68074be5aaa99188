import type { Translation } from '@countertop/core';
import type { words as en } from './en.ts';

/** How strong the levels are, said with what is known and no more. */
export const words: Translation<typeof en> = {
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
};
