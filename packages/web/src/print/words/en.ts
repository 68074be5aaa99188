import type { Words } from '@countertop/core';

/** The game on paper. */
export const words = {
  title: '{game} on paper',
  lead: 'Sheets in true size, to print and to cut. Print them without scaling (“100 %”, “actual size”).',
  paper: 'Paper',
  a4: 'A4',

  letter: 'Letter',
  print: 'Print',
  pdf: 'PDF',
  svg: 'SVG',

  'print.label': 'Print: {sheet}',
  'pdf.label': '{sheet} as PDF',
  'svg.label': '{sheet} as SVG',
  pages_one: '{count} page',
  pages_other: '{count} pages',

  back: 'Back to {game}',
} satisfies Words;
