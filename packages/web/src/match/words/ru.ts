import type { Translation } from '@countertop/core';
import type { words as en } from './en.ts';

/** Around a match. */
export const words: Translation<typeof en> = {
  'action.undo': 'Вернуть',
  'action.redo': 'Ещё раз',
  'action.hint': 'Совет',
  'action.share': 'Ссылка',
  'action.menu': 'Партия',

  'ahead.chosen': 'Ход выбран заранее. Escape отменит его.',
  'ahead.clear': 'Отменить выбранный ход',
  'ahead.failed': 'Ход, выбранный заранее, больше невозможен.',

  'answer.considering': '{who}: предложение обдумывается …',
  'answer.draw': '{who}: на ничью нет согласия.',
  'answer.draw.hopeful': '{who}: ничья не подходит, надежда на большее есть.',
  'answer.draw.unsettled': '{who}: для ничьей рано, ничего ещё не решено.',
  'answer.count': '{who}: считать рано, играем дальше.',
  'answer.count.hopeful': '{who}: считать рано, ещё можно отыграться.',
  'answer.count.unsettled': '{who}: считать рано, ничего ещё не решено.',
  'answer.takeback': '{who}: ход сделан.',
  'answer.rematch': '{who}: не сейчас.',
  'answer.pause': '{who}: перерыв не сейчас.',
  'answer.resume': '{who}: ещё немного.',

  'clock.short_one': 'Осталась {count} секунда.',
  'clock.short_few': 'Осталось {count} секунды.',
  'clock.short_many': 'Осталось {count} секунд.',
  'clock.short_other': 'Осталось {count} секунды.',

  'hint.try': 'Попробуйте так: {deeds}.',
  'hint.marked': 'Место отмечено на доске.',
  'hint.written': 'Запись хода',

  keys: 'Клавиши',
  'keys.lead': 'Пока выбрана доска, стрелки принадлежат ей; к доске ведёт Tab.',
  'keys.board': 'переходить по доске',
  'keys.enter': 'сходить или выбрать отмеченное',
  'keys.escape': 'отменить выбранное',
  'keys.scrub': 'вне доски: листать партию',
  'keys.ends': 'вне доски: к началу, к концу',
  'keys.undo': 'вернуть ход, повторить ход',
  'keys.help': 'эта подсказка',
  'keys.game': 'В этой игре',

  'menu.confirm': 'Второе касание в этой игре',
  'menu.confirm.note': 'Первое касание показывает ход, второе делает его.',
  'menu.facing': 'Лицом к лицу',
  'menu.facing.note': 'Двое за одним устройством: всё поворачивается к тому, чей ход.',
  'abort.sure': 'Да, отменить',

  'move.number': 'Ход {number}:',

  'result.show': 'Итог',
  'result.more': 'Ещё',
  'result.margin_one': 'Перевес: {count} очко, {scores}.',
  'result.margin_few': 'Перевес: {count} очка, {scores}.',
  'result.margin_many': 'Перевес: {count} очков, {scores}.',
  'result.margin_other': 'Перевес: {count} очка, {scores}.',
  'result.side': '{name}: {total}',
  'level.up': 'Против уровня {level}',
  'level.down': 'Против уровня {level}',
  'report.running': 'Ищем переломный момент …',
  'report.turning': 'Переломный момент — ход {number}.',
  'report.luck': 'Всё решил случай после хода {number}.',
  'report.steady': 'Ни один ход не решил всё: победа складывалась шаг за шагом.',
  'report.swing': 'Шансы изменились на {percent} %.',
  'report.better': 'Лучше было: {deeds}.',
  'report.look': 'Показать',

  'seat.with': '{names|you:вместе с вами|other:вместе: {names}}',
  'seat.teams': 'Команды',
};
