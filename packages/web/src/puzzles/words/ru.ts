import type { Translation } from '@countertop/core';
import type { words as en } from './en.ts';

/** What is said around puzzles. */
export const words: Translation<typeof en> = {
  title: 'Задачи',
  lead: 'Позиции из настоящих партий с одним явно лучшим ходом. Каждый день новая для каждой игры, у всех одна и та же.',
  today: 'Сегодня, {day}',

  streak_one: '{count} день подряд',
  streak_few: '{count} дня подряд',
  streak_many: '{count} дней подряд',
  streak_other: '{count} дня подряд',
  'streak.none': 'Решите одну из сегодняшних задач, чтобы начать серию.',
  'streak.today': 'На сегодня готово.',

  solve: 'Решать',
  'solve.label': 'Решать сегодняшнюю задачу: {game}',
  solved: 'решена',
  helped: 'с подсказкой',

  open: 'не решена',
  all: 'Все задачи: {game}',
  games: 'Все задачи',

  'game.title': '{game}: задачи',
  'game.rating': 'Ваш рейтинг: {rating}',
  'game.rating.none': 'Рейтинг появится после первой задачи.',
  'game.solved_one': 'Решено {solved} из {count}',
  'game.solved_few': 'Решено {solved} из {count}',
  'game.solved_many': 'Решено {solved} из {count}',
  'game.solved_other': 'Решено {solved} из {count}',
  'game.next': 'Следующая задача',
  'game.daily': 'Задача дня',
  'game.theme': 'Тема',
  'game.theme.all': 'Все темы',
  'game.list': 'Задачи по трудности',
  'game.none': 'Задач пока нет.',
  'game.done': 'Вы решили все задачи.',
  'game.number': 'Задача {number}',
  'game.rated': 'Трудность {rating}, {state}',

  puzzle: 'Задача {number}',
  daily: 'Задача дня, {day}',
  rated: 'Трудность {rating}',
  'to-move': 'Ваши фигуры этого цвета; ваш ход.',

  hint: 'Подумайте: {themes}.',
  wrong: 'Есть ход явно лучше.',
  right: 'Так и надо.',
  go: 'А теперь?',

  'over.clean': 'Решено!',
  'over.helped': 'Решено с подсказкой',
  'over.rating': 'Ваш рейтинг: {rating} ({change}).',
  'over.rating.same': 'Рейтинг меняет только первая попытка.',
  'over.themes': 'Темы: {themes}.',
  'over.solution': 'Решение: {solution}.',
  'over.exact': 'Доказано: просчитано до конца.',
  'over.search': 'Найдено глубоким поиском: явно лучше всех других ходов.',
  'over.next': 'Следующая задача',
  'over.study': 'Разобрать позицию',
  'over.again': 'Ещё раз',
};
