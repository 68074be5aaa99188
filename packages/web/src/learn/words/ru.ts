import type { Translation } from '@countertop/core';
import type { words as en } from './en.ts';

/** What the course says around its lessons. */
export const words: Translation<typeof en> = {
  course: '{game}: учиться',
  'course.lead': 'Короткие уроки на настоящей доске: вам показывают, вы пробуете, вам объясняют.',
  'course.none': 'Уроков пока нет.',
  'course.done_one': 'Пройдено {done} из {count} урока',
  'course.done_few': 'Пройдено {done} из {count} уроков',
  'course.done_many': 'Пройдено {done} из {count} уроков',
  'course.done_other': 'Пройдено {done} из {count} урока',
  'course.lessons': 'Уроки',
  'course.begin': 'Начать',
  'course.go-on.label': 'Дальше: {lesson}',
  'course.finished': 'Вы прошли весь курс.',
  'course.forget': 'Забыть мои успехи',
  'course.forget.sure': 'Да, забыть',

  'lesson.done': 'пройден',
  'lesson.shown_one': 'пройден, показан {count} ответ',
  'lesson.shown_few': 'пройден, показаны {count} ответа',
  'lesson.shown_many': 'пройден, показано {count} ответов',
  'lesson.shown_other': 'пройден, показано {count} ответа',
  'lesson.next': 'следующий',
  'lesson.at': 'шаг {step} из {steps}',

  'match.title': 'Первая партия, с тренером',
  'match.about':
    'Против первого уровня. Тренер подскажет ход, скажет, что было хорошо, что лучше, и предупредит об угрозе.',
  'match.begin': 'Играть с тренером',
  'match.resume': 'Продолжить партию',
  'match.again': 'Ещё раз с тренером',
  'match.alone': 'Играть с уровнем 1 без тренера',

  step: 'Шаг {step} из {steps}',
  steps: 'Шаги урока',
  all: 'Все уроки',
  'task.following': 'Смотрите, что дальше …',

  rejoined: 'Урок продолжается со своим ходом.',
  right: 'Верно!',
  shown: 'Ответ: {move}.',
  wrong: 'Не совсем.',

  illegal: 'Так нельзя.',
  'reasons.yours': 'Ваш ход: {reasons}.',
  'reasons.right': 'Что ищем: {reasons}.',
  'reasons.shares': 'С ним вы выигрываете примерно {yours} раз из 100, с верным ходом — {right}.',

  hint: 'Подсказка',
  'hint.point': 'Где?',
  answer: 'Ответ',
  'find-it': 'Попробовать без ответа',
  'take-back': 'Взять назад',

  watch: 'Показать',
  'go-on': 'Дальше',
  again: 'Этот шаг ещё раз',
  back: 'Шаг назад',

  restart: 'С начала',

  'over.title': 'Урок пройден',
  'over.said': 'Это был урок «{lesson}».',
  'over.last': 'Это был последний урок. Теперь сыграйте первую партию: рядом с вами тренер.',
  'over.next': 'Дальше: {lesson}',
  'over.shown_one': 'На {count} шаге вам показали ответ. Найдёте его сами?',
  'over.shown_few': 'На {count} шагах вам показали ответ. Найдёте его сами?',
  'over.shown_many': 'На {count} шагах вам показали ответ. Найдёте его сами?',
  'over.shown_other': 'На {count} шага вам показали ответ. Найдёте его сами?',
  'over.find': 'К этому шагу',

  'seat.partner': 'Партнёр',
  'seat.other': 'Соперник',
  'seat.others': 'Соперник {number}',

  coach: 'Тренер',
  'coach.hello': 'Я рядом. Сходите или спросите у меня ход.',
  'coach.suggest': 'Подсказать ход',
  'coach.thinking': 'Тренер смотрит …',
  'coach.good': 'Хорошо сыграно: {move}.',
  'coach.good.because': 'Хорошо сыграно: {move} ({reasons}).',
  'coach.fine': 'Неплохо: {move}.',
  'coach.fine.because': 'Неплохо. Чуть лучше так: {better} ({reasons}).',
  'coach.better': 'Лучше было так: {better}.',
  'coach.better.because': 'Лучше было так: {better} ({reasons}).',
  'coach.but': 'А ваш ход: {reasons}.',
  'coach.won': 'Победа, и весь курс пройден. Теперь попробуйте без тренера или на уровне выше.',
  'coach.over': 'Курс пройден. Ещё партию со мной или одну без меня?',
};
