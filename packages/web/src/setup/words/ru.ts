import type { Translation } from '@countertop/core';
import type { words as en } from './en.ts';

/** How strong the levels are, said with what is known and no more; and which one to play next. */
export const words: Translation<typeof en> = {
  title: 'Насколько силён каждый уровень?',
  below: '{name} {name|you:выигрываете|one:выигрывает|other:выигрывают} примерно {score} % партий у уровня {against}.',
  beginner:
    '{name} {name|you:выигрываете|one:выигрывает|other:выигрывают} примерно {score} % партий у простой программы, которая видит на ход вперёд.',

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

  'suggest.won_one': 'Вы выиграли {count} партию у уровня {level}.',
  'suggest.won_few': 'Вы выиграли {count} партии подряд у уровня {level}.',
  'suggest.won_many': 'Вы выиграли {count} партий подряд у уровня {level}.',
  'suggest.won_other': 'Вы выиграли {count} партии подряд у уровня {level}.',
  'suggest.lost_one': 'Уровень {level} выиграл {count} партию.',
  'suggest.lost_few': 'Уровень {level} выиграл {count} партии подряд.',
  'suggest.lost_many': 'Уровень {level} выиграл {count} партий подряд.',
  'suggest.lost_other': 'Уровень {level} выиграл {count} партии подряд.',
  'suggest.take': 'Играть с уровнем {level}',
};
