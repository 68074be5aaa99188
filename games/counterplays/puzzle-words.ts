import type { WordsByLanguage } from '@countertop/core';

/** What is asked is `task.` of the first theme that has one, otherwise `task`; before it stand the `note.`s of its themes. */
export const puzzleWords: WordsByLanguage = {
  en: {
    task: 'Find the only placement that holds.',
    'task.win': 'One placement wins. Find it.',
    'task.draw': 'One placement saves a draw. Find it.',
    'theme.table': 'Staying on the table',
    'theme.enter': 'First on a level',
    'theme.deny': 'Taking a level away',
    'theme.force': 'Forcing a tile up',
    'theme.prepare': 'Making room',
    'theme.climb': 'Climbing',
    'theme.cover': 'Covering',
    'theme.quiet': 'The quiet placement',
    'theme.win': 'Winning ending',
    'theme.draw': 'Saving a draw',
    'theme.lowest': 'The lowest variant',
    'note.lowest': 'The lowest variant: more tiles on the table win.',
  },
  ru: {
    task: 'Найдите единственное место, которое спасает.',
    'task.win': 'Выигрывает только одно место. Найдите его.',
    'task.draw': 'Ничью спасает только одно место. Найдите его.',
    'theme.table': 'Остаться на столе',
    'theme.enter': 'Первым на уровень',
    'theme.deny': 'Отнять уровень',
    'theme.force': 'Заставить подняться',
    'theme.prepare': 'Приготовить место',
    'theme.climb': 'Подъём',
    'theme.cover': 'Накрыть',
    'theme.quiet': 'Тихий ход',
    'theme.win': 'Выигранный конец',
    'theme.draw': 'Спасти ничью',
    'theme.lowest': 'Нижний вариант',
    'note.lowest': 'Нижний вариант: выигрывает тот, у кого больше плиток на столе.',
  },
};
