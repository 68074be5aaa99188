import type { Translation } from '@countertop/core';
import type * as en from './en.ts';

export const problems: Translation<typeof en.problems> = {
  'frame-not-json': 'Сообщение не в формате JSON.',
  'frame-early': 'Первым должно прийти сообщение «hello».',
  'frame-too-long': 'Сообщение слишком длинное.',
  'version-unknown': 'На сервере другая версия. Обновите страницу.',
  'table-unknown': 'Такого стола нет.',
  'seat-not-yours': 'Это не ваше место.',
  'seat-kept': 'Это место ждёт того, кто его оставил.',
  'seat-none-open': 'За этим столом нет свободных мест.',
  'seat-yours': 'Вы уже сидите за этим столом.',
  'command-not-yours': 'Это может сделать только сам стол.',
  'host-only': 'Это может сделать только тот, кто открыл стол.',
  'not-away': 'Там никто не отсутствует.',
  'away-too-short': 'Игрок отсутствует ещё не так долго.',
  'chat-off': 'За этим столом не разговаривают.',
  'chat-phrases': 'За этим столом можно говорить только готовыми фразами.',
  'chat-empty': 'В этой строке ничего не сказано.',
  'too-many': 'Слишком много сразу. Подождите немного.',
  'too-many-tables': 'У вас слишком много столов, за которые никто не сел.',
  'store-failed': 'Сервер не смог это сохранить. Ничего не изменилось; попробуйте ещё раз.',
  'server-busy': 'Сервер занят. Попробуйте через минуту.',
  'server-closing': 'Сервер перезапускается и скоро вернётся.',
  'origin-refused': 'Этот запрос пришёл не со страницы игры.',
  'json-only': 'Здесь принимают только JSON.',
  'preset-unknown': 'В этой игре нет варианта «{given}».',
  'log-broken': 'Эту партию здесь нельзя прочитать. Обновите страницу.',
};

export const phrases: Translation<typeof en.phrases> = {
  hello: 'Здравствуйте!',
  'good-luck': 'Удачи!',
  'one-moment': 'Минутку, пожалуйста.',
  'good-move': 'Хороший ход!',
  oops: 'Ой.',
  thanks: 'Спасибо!',
  'good-game': 'Отличная игра!',
  again: 'Сыграем ещё?',
  goodbye: 'До свидания!',
};
