import type { Translation } from '@countertop/core';
import type { words as en } from './en.ts';

/** The game on paper. */
export const words: Translation<typeof en> = {
  title: '{game} на бумаге',
  lead: 'Листы в натуральную величину: напечатать и вырезать. Печатайте без масштабирования («100 %»).',
  paper: 'Бумага',
  a4: 'A4',

  letter: 'Letter',
  print: 'Напечатать',
  pdf: 'PDF',
  svg: 'SVG',

  'print.label': 'Напечатать: {sheet}',
  'pdf.label': '{sheet}: PDF',
  'svg.label': '{sheet}: SVG',

  pages_one: '{count} страница',
  pages_few: '{count} страницы',
  pages_many: '{count} страниц',
  pages_other: '{count} страницы',

  back: 'К игре {game}',
};
