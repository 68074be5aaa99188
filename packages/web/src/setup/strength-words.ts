import type { WordsByLanguage } from '@countertop/core';

/** How strong the levels are, said with what is known and no more. */
export const strengthWords: WordsByLanguage = {
  en: {
    title: 'How strong is each level?',
    below: 'Wins {score} % (± {plusMinus}) against level {against}',
    beginner: 'Wins {score} % (± {plusMinus}) against a simple program that looks one move ahead',
    games_one: 'measured in {count} game',
    games_other: 'measured in {count} games',
    unknown: 'Not measured',
    'unknown.level': 'How level {level} does against the level below has not been measured.',
    caption:
      'Each level against the one below, played by the bots themselves. The bar adds the steps up (in Elo points above level 1). Nobody’s games against people were counted.',
    level: 'Level',
    score: 'Against the level below',
    scale: 'Elo above level 1',
    'score.short': '{score} % ± {plusMinus}',
    'score.beginner': '{score} % ± {plusMinus} (against a simple program)',
  },
  ru: {
    title: 'Насколько силён каждый уровень?',
    below: 'Выигрывает {score} % (± {plusMinus}) у уровня {against}',
    beginner: 'Выигрывает {score} % (± {plusMinus}) у простой программы, которая видит на ход вперёд',
    games_one: 'измерено в {count} партии',
    games_few: 'измерено в {count} партиях',
    games_many: 'измерено в {count} партиях',
    games_other: 'измерено в {count} партиях',
    unknown: 'Не измерено',
    'unknown.level': 'Как уровень {level} играет против уровня ниже, не измерено.',
    caption:
      'Каждый уровень против предыдущего: боты играли между собой. Полоска складывает ступени (в очках Эло над уровнем 1). Партии с людьми не учитывались.',
    level: 'Уровень',
    score: 'Против уровня ниже',
    scale: 'Эло над уровнем 1',
    'score.short': '{score} % ± {plusMinus}',
    'score.beginner': '{score} % ± {plusMinus} (против простой программы)',
  },
};
