import type { WordsByLanguage } from '@countertop/core';

/** What is asked is `task.` of the first theme that has one, otherwise `task`. */
export const puzzleWords: WordsByLanguage = {
  en: {
    task: 'Find the best move.',
    'task.win': 'Find the forced win.',
    'task.strike': 'Find the best strike.',
    'theme.win': 'Forced win',
    'theme.double-row': 'Two rows at once',
    'theme.six': 'Six and more',
    'theme.strike-back': 'Scoring with the strike',
    'theme.strike': 'The strike',
    'theme.open-four': 'The open four',
    'theme.double-four': 'Two fours at once',
    'theme.double-three': 'Two threes at once',
    'theme.block': 'Blocking',
    'theme.row': 'Completing a row',
    'theme.quiet': 'The quiet move',
  },
  ru: {
    task: 'Найдите лучший ход.',
    'task.win': 'Найдите форсированный выигрыш.',
    'task.strike': 'Найдите лучший удар.',
    'theme.win': 'Форсированный выигрыш',
    'theme.double-row': 'Два ряда сразу',
    'theme.six': 'Шесть и больше',
    'theme.strike-back': 'Удар с очком',
    'theme.strike': 'Ответный удар',
    'theme.open-four': 'Открытая четвёрка',
    'theme.double-four': 'Две четвёрки сразу',
    'theme.double-three': 'Две тройки сразу',
    'theme.block': 'Защита',
    'theme.row': 'Завершить ряд',
    'theme.quiet': 'Тихий ход',
  },
};
