import type { WordsByLanguage } from '@countertop/core';

/** What is asked is `task.` of the first theme that has one, otherwise `task`. */
export const puzzleWords: WordsByLanguage = {
  en: {
    task: 'Which stack gives the best chance to win?',
    'task.solitaire': 'Solitaire: which stack gives the best chance to beat the discard pile?',
    'theme.take': 'Making 100',
    'theme.smaller': 'The smaller stack',
    'theme.decline': 'Leaving 100 alone',
    'theme.counting': 'Counting the pile',
    'theme.deny': 'Denying',
    'theme.build': 'Building a stack',
    'theme.prepare': 'Preparing 100',
    'theme.risk': 'The smallest risk',
    'theme.solitaire': 'Solitaire',
    'theme.last-cards': 'The last cards',
  },
  ru: {
    task: 'Какая стопка даёт больше всего шансов на победу?',
    'task.solitaire': 'Пасьянс: какая стопка даёт больше всего шансов обойти сброс?',
    'theme.take': 'Собрать 100',
    'theme.smaller': 'Меньшая стопка',
    'theme.decline': 'Не брать 100',
    'theme.counting': 'Счёт колоды',
    'theme.deny': 'Помешать',
    'theme.build': 'Растить стопку',
    'theme.prepare': 'Подготовить 100',
    'theme.risk': 'Наименьший риск',
    'theme.solitaire': 'Пасьянс',
    'theme.last-cards': 'Последние карты',
  },
};
