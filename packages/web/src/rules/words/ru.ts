import type { Translation } from '@countertop/core';
import type { words as en } from './en.ts';

/** What stands around the rules of a game. */
export const words: Translation<typeof en> = {
  title: '{game}: как играть',
  exact: 'Точные правила',
  'exact.title': '{game}: точные правила',
  'exact.note': 'Каждое правило под своим номером и что делать в редких случаях.',
  people: 'Правила простыми словами',

  figure: 'Картинка: {title}',
  'figure.at': 'Шаг {step} из {steps}',
  'figure.back': 'На шаг назад',
  'figure.forward': 'Следующий шаг',
  'figure.again': 'С начала',
  'figure.play': 'Показать все шаги',
  'figure.pause': 'Пауза',
};
