import type { Translation } from '@countertop/core';
import type * as en from './en.ts';

export { exam, lessons } from './course/ru.ts';

/** What it is called, and what it is in a few words. */
export const card: Translation<typeof en.card> = {
  name: 'Четыре стопки на 100',
  line: 'Соберите на верхних картах ровно 100.',
  about:
    'Возьмите карту и положите на одну из четырёх стопок. Если четыре верхние карты теперь дают ровно 100, вся стопка ваша. Один против сброса или до шести игроков.',
  players: '1–6 игроков',
  minutes: '10–30 минут',
  'alone.score': 'Сброс: {count}',
};

/** What is to be done now. */
export const play: Translation<typeof en.play> = {
  todo: '{name|you:Ваш ход|other:{name}}: положите карту на одну из четырёх стопок.',
  'decided.alone': 'Счёт {own} против {pile} в сбросе.',
  decided: 'Очков поровну, побеждает меньшее число карт: {fewer} против {more}.',
  drawing: 'Берём карту …',
};

/** What its bots see, level by level. */
export const levels: Translation<typeof en.levels> = {
  1: 'видит половину того, что мог бы взять',
  2: 'видит две трети того, что мог бы взять',
  3: 'берёт что может, дальше не смотрит',
  4: 'помнит о вашей следующей карте',
  5: 'считает карты на ходы вперёд',
};

/** Why something cannot be. */
export const problems: Translation<typeof en.problems> = {
  'draw-first': 'Прежде чем класть на стопку {given}, нужно взять карту. Можно: {legal}.',
  'place-first': 'Сначала положите взятую карту {held} на A, B, C или D; «{given}» — это взятие.',
  'card-unknown': '«{given}» — не карта. Взятые карты пишут +10, +20, +30, +40 или +50.',
  'card-gone': 'Карт {card} в колоде не осталось. Можно: {legal}.',
  'stack-capital': 'Стопки пишут большими буквами: {legal}, а не {given}.',
  'stack-unknown': 'Стопки {given} нет. Стопки: A, B, C и D.',
};

/** The same for somebody who has pressed on a board and writes nothing: no notation. */
export const plain: Translation<typeof en.plain> = {
  'draw-first': 'Минутку: карту ещё берут из колоды.',
  'place-first': 'Сначала положите карту на одну из четырёх стопок.',
  'card-gone': 'Таких карт в колоде не осталось.',
};

/** What speaks for and against a move, and what values are counted in. */
export const reasons: Translation<typeof en.reasons> = {
  points: 'очков',
  takes: 'собирает 100 и берёт {points} очков',
  'takes-less': 'другая стопка дала бы {points}',
  misses: 'упускает {points} очков, которые можно было взять',
  'last-card': 'это последняя карта',
  safe: 'сумма {total}: ни одна оставшаяся карта не даст 100 следующим ходом',
  leaves: 'даёт следующему собрать 100 при {percent} % карт, самое большее {points} на {stack}',
  hopes: 'следующей картой 100 получится при {percent} % карт, самое большее {points} на {stack}',
  builds: 'доводит стопку {stack} до {points} очков',
};

/** What the board says. */
export const board: Translation<typeof en.board> = {
  board: 'Четыре стопки карт',
  stack_one: 'Стопка {stack}: сверху {top}, {count} карта на {total}',
  stack_few: 'Стопка {stack}: сверху {top}, {count} карты на {total}',
  stack_many: 'Стопка {stack}: сверху {top}, {count} карт на {total}',
  stack_other: 'Стопка {stack}: сверху {top}, {count} карты на {total}',
  'stack-empty': 'Стопка {stack}: пусто',
  'would-make': 'сумма верхних станет {total}',
  'would-take': 'получится 100, берёте {points} очков',
  pile_one: 'осталась {count} карта',
  pile_few: 'осталось {count} карты',
  pile_many: 'осталось {count} карт',
  pile_other: 'осталось {count} карты',
  'pile-values': 'В колоде остались: {values}',
  held: '{name} {name|you:держите|one:держит|other:держат} {value}',
  tops: 'Сумма верхних карт {total}',
  won_one: '{name}: {points} очков, {count} карта',
  won_few: '{name}: {points} очков, {count} карты',
  won_many: '{name}: {points} очков, {count} карт',
  won_other: '{name}: {points} очков, {count} карты',
  discard_one: 'Сброс: {points} очков, {count} карта',
  discard_few: 'Сброс: {points} очков, {count} карты',
  discard_many: 'Сброс: {points} очков, {count} карт',
  discard_other: 'Сброс: {points} очков, {count} карты',
  'pile-name': 'Колода: {count}',
  'drawn-card': 'Взятая карта',
  'discard-name': 'Сброс',
  cards_one: '{count} карта',
  cards_few: '{count} карты',
  cards_many: '{count} карт',
  cards_other: '{count} карты',
  goal: 'Для победы нужно больше очков, чем в сбросе.',
  confirm: 'Ещё раз',
  'keys.1': 'Стрелки переходят от стопки к стопке.',
  'keys.2': 'Enter или пробел кладёт карту на стопку.',
  'keys.3': 'Клавиши A, B, C и D или 1–4 сразу кладут карту на эту стопку.',
};

/** What moves did, told without who did it. */
export const deeds: Translation<typeof en.deeds> = {
  dealt: '{value} на {stack}',
  drawn: 'взята {value}',
  places: '{value} на {stack}',
  takes: '{value} на {stack}, сумма 100: +{points}',
  restarts: '{stack} начинается заново с {value}',
  discarded: '{value} в сброс',
  over: 'колода пуста',
};

/** What the coach sees for you. */
export const coach: Translation<typeof en.coach> = {
  takes: 'Этой картой можно сделать 100: {points} очков.',
};

/** The rules as people read them: see RuleSection. */
export const rules: Translation<typeof en.rules> = {
  lead: 'На столе четыре стопки карт. Положите свою карту так, чтобы четыре верхние дали ровно 100, и вся стопка ваша.',
  credits:
    'Игру 100 Points Four Square придумали Аарон и Стефани Ричардсон, издатель — A’n’SR-entertainments; все права у них. Это одна из игр с картами 100 Points.',
  'goal.title': 'В чём смысл',
  'goal.text':
    'От одного до шести игроков. Забирайте стопки: каждая карта стоит столько, сколько на ней написано. Побеждает тот, у кого больше очков.',
  'have.title': 'Что лежит на столе',
  'have.text':
    'Сорок восемь карт: много десяток и тридцаток, меньше двадцаток и сороковок и только четыре пятидесятки. Четыре карты начинают четыре стопки. Остальные — колода, лицом вниз.',
  'have.at': 'Четыре верхние карты дают 90.',
  'turn.title': 'Ваш ход',
  'turn.text':
    'Вы получаете карту из колоды и кладёте её на любую стопку. Она накрывает верхнюю, и теперь считается она. Оставить карту себе или пропустить ход нельзя.',
  'turn.at': 'Верхние карты дают 90.',
  'turn.1': 'Вам пришла карта 30.',
  'turn.2': 'На второй стопке она накрывает 10: верхние дают 110. Никто ничего не берёт, карту получает следующий.',
  'hundred.title': 'Ровно 100',
  'hundred.text':
    'Если после вашей карты верхние дают ровно 100, вы забираете стопку, на которую положили. Новая карта из колоды начинает её заново. Очков она не приносит, даже если с ней снова 100.',
  'hundred.at': 'Верхние карты дают 90.',
  'hundred.1': 'Вам пришла карта 20.',
  'hundred.2': 'На десятке четвёртой стопки выходит 100: 30, 10, 40 и 20. Стопка ваша, 30 очков.',
  'hundred.3': 'Новая карта начинает стопку.',
  'whole.title': 'Вся стопка целиком',
  'whole.text':
    'Вы забираете все карты стопки, а не только верхнюю. Выросшей стопки стоит дождаться — и вам, и всем остальным.',
  'whole.at': 'На четвёртой стопке три карты, верхние дают 90.',
  'whole.1': 'Вам пришла карта 20.',
  'whole.2': 'На четвёртой стопке выходит 100, и вы берёте её целиком: 10, 30, 10 и 20 — это 70 очков.',
  'whole.3': 'Новая карта начинает стопку.',
  'end.title': 'Конец партии',
  'end.text':
    'Партия окончена, когда нужна карта, а колода пуста. Взятое самой последней картой считается; оставшиеся стопки ничьи.\nПобеждает тот, у кого больше очков. При равенстве — тот, у кого меньше карт; если и карт поровну, победа общая.',
  'alone.title': 'В одиночку',
  'alone.text':
    'Вы играете против сброса: после каждого вашего хода туда уходит карта. В конце у вас должно быть больше очков, чем в сбросе.',
  'advice.title': 'Первый совет',
  'advice.text':
    'Думайте о том, что оставляете. Если верхние карты дают 50 или меньше либо 150 или больше, следующему никакая карта не сделает 100. А дорогую стопку прячьте под картой, с которой 100 не выйдет.',
};

/** The puzzles: what is asked is `task.` of the first theme that has one, otherwise `task`. */
export const puzzles: Translation<typeof en.puzzles> = {
  task: 'Какая стопка даёт больше всего шансов на победу?',
  'task.solitaire': 'Пасьянс: какая стопка даёт больше всего шансов обойти сброс?',
  'theme.take': 'Собрать 100',
  'theme.decline': 'Не брать 100',
  'theme.counting': 'Счёт колоды',
  'theme.deny': 'Помешать',
  'theme.build': 'Растить стопку',
  'theme.prepare': 'Подготовить 100',
  'theme.risk': 'Наименьший риск',
  'theme.solitaire': 'Пасьянс',
  'task.many-seats': 'Играют трое или четверо, каждый за себя. Какая стопка даёт вам больше всего шансов?',
  'theme.many-seats': 'Трое и больше',
  'theme.last-cards': 'Последние карты',
};

/** What can be printed. */
export const sheets: Translation<typeof en.sheets> = {
  cards: 'Карты, два набора, чтобы вырезать',
};
