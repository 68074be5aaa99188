import type { Translation } from '@countertop/core';
import type * as en from './en.ts';

export { exam, lessons } from './course/ru.ts';

/** What it is called, and what it is in a few words. */
export const card: Translation<typeof en.card> = {
  name: 'Контрапункт',
  line: 'Собирайте ряды из четырёх цветов и ходите снова.',
  about:
    'У каждого четыре фишки, и все их видят. Поставьте одну на доску: каждая линия из четырёх соседних клеток со всеми четырьмя цветами даёт очко, и получивший очко ходит ещё раз.',
  players: '2–4 игрока или две команды',
  minutes: '20 минут',
};

/** What can be chosen before a match. */
export const options: Translation<typeof en.options> = {
  begins: 'Кто начинает, решает жребий: первая жёлтая фишка.',

  'preset.standard': 'Обычная',
  'preset.standard.note': 'Шесть на шесть, каждый за себя.',
  'preset.partners': 'Пары',
  'preset.partners.note': 'Вчетвером, двумя командами; партнёры сидят напротив друг друга.',
  'preset.rounded': 'Без углов',
  'preset.rounded.note': 'Шесть на шесть без четырёх углов.',
  'preset.wide': 'Широкая',
  'preset.wide.note': 'Восемь на шесть: место найдётся каждой фишке.',
  'preset.quick': 'Быстрая',
  'preset.quick.note': 'Пять на пять, минут на десять.',

  'option.width': 'Ширина',
  'option.width.note': 'Столбцы доски.',
  'option.height': 'Высота',
  'option.height.note': 'Ряды доски.',
  'option.corners': 'Углы',
  'option.corners.note': 'Выключено: четырёх угловых клеток нет.',
  'option.partners': 'Пары',
  'option.partners.note': 'Вчетвером, двумя командами; очки партнёров складываются.',
};

/** What is to be done now. */
export const play: Translation<typeof en.play> = {
  todo: '{name|you:Ваш ход|other:{name}}: поставьте фишку из своего запаса.',
  'todo.again': '{name|you:Есть очко|other:{name}, есть очко}: ходите ещё раз.',
  drawing: 'Тянем из мешка …',
};

/** Why something cannot be. */
export const problems: Translation<typeof en.problems> = {
  'counterpoint-unreadable':
    '«{given}» — не ход Контрапункта: жребий пишут ?y, взятую фишку +y, поставленную y:c4, строчными буквами.',
  'counterpoint-no-colour': '«{given}»: цвета {letter} нет; цвета — y, b, g и r.',
  'counterpoint-lots-due': '«{given}» рано: сейчас тянут жребий, ?y, ?b, ?g или ?r.',
  'counterpoint-draw-due': '«{given}» подождёт: сейчас тянут из мешка, +y, +b, +g или +r.',
  'counterpoint-placing-due': '«{given}» нельзя: сейчас ставят фишку, например y:c4.',
  'counterpoint-bag-lacks': 'В мешке нет фишки {colour}, только {bag}.',
  'counterpoint-reserve-lacks': 'Фишки {colour} в запасе нет; в нём {reserve}.',
  'counterpoint-no-cell': '«{given}» — не клетка; клетки пишут как c4: буква столбца и номер ряда.',
  'counterpoint-corner': '{cell} — угол, а у этой доски углов нет.',
  'counterpoint-taken': 'На {cell} уже стоит фишка {colour}; выберите свободную клетку.',
  'counterpoint-spaces': 'На доске {width} x {height} клеток {spaces}, а фишек {most}: клеток не больше {most}.',
  'counterpoint-partners': 'Для пар нужно 4 игрока, а не {seats}.',
};

/** The same for somebody who has pressed on a board and writes nothing: no notation. */
export const plain: Translation<typeof en.plain> = {
  'counterpoint-lots-due': 'Минутку: тянут жребий, кому начинать.',
  'counterpoint-draw-due': 'Минутку: из мешка ещё берут фишки.',
  'counterpoint-placing-due': 'Сначала поставьте фишку из запаса.',
  'counterpoint-bag-lacks': 'Фишек этого цвета в мешке не осталось.',
  'counterpoint-reserve-lacks': 'Фишки этого цвета в запасе нет.',
  'counterpoint-corner': 'У этой доски нет углов.',
  'counterpoint-taken': 'Здесь уже стоит фишка. Выберите свободную клетку.',
};

/** What speaks for and against a move, and what values are counted in. */
export const reasons: Translation<typeof en.reasons> = {
  points: 'очки',
  'completes-row': 'завершает ряд',
  'completes-rows': 'завершает сразу несколько рядов: {rows}',
  'plays-on': 'даёт ещё одну фишку',
  'turn-worth': 'начинает ход, который даст очков: {points}',
  'best-turn-elsewhere': 'другой ход дал бы очков: {points}',
  'misses-row': 'упускает ряд, который можно было завершить',
  'ends-game': 'заканчивает партию',
  opens: 'открывает ряд: {seat|you:вы можете|one:{seat} может|other:{seat} могут} достроить его ({colour})',
  'opens-rows':
    'открывает ряды ({rows}): {seat|you:вы можете|one:{seat} может|other:{seat} могут} достроить их ({colour})',
  leaves:
    'оставляет ряд без одной фишки ({colour}): {seat|you:вы можете|one:{seat} может|other:{seat} могут} её вытянуть',
  'leaves-rows':
    'оставляет ряды ({rows}) без одной фишки ({colour}): {seat|you:вы можете|one:{seat} может|other:{seat} могут} её вытянуть',
  denies: 'закрывает ряд, который {seat|you:вы можете|one:{seat} может|other:{seat} могут} достроить ({colour})',
  'kills-line': 'портит линию',
  'kills-lines': 'портит линии: {lines}',
  'sets-up': 'готовит ряд, который ждёт вашу фишку ({colour})',
  'sets-up-partner': 'готовит ряд партнёру: нужная фишка ({colour}) у него есть',
  safe: 'ничего не оставляет следующему сопернику',
  'last-of-colour': 'тратит последнюю фишку этого цвета ({colour})',
};

/** What the board says. */
export const board: Translation<typeof en.board> = {
  board: 'Доска «Контрапункта», {width} на {height}',
  yellow: 'жёлтая',
  blue: 'синяя',
  green: 'зелёная',
  red: 'красная',
  vacant: '{cell}, свободно',
  gain_one: 'завершает {count} ряд',
  gain_few: 'завершает {count} ряда',
  gain_many: 'завершает {count} рядов',
  gain_other: 'завершает {count} ряда',
  counter: '{cell}, {colour}',
  'counter-new': '{cell}, {colour}, новая ({name})',
  reserve: '{name|you:Ваш запас|other:Запас, {name}}: {counters}',
  'reserve-empty': '{name|you:Ваш запас|other:Запас, {name}}: пусто',
  with: '{name} ({partner|you:вместе с вами|other:партнёр: {partner}})',
  fresh: '{colour}, только что взята',
  chosen: '{colour}, выбрана',
  bag: 'Мешок: {counters}',
  lots: 'Жребий: начинает жёлтая',
  again: 'Ещё ход!',
  confirm: 'Коснитесь ещё раз',
  'keys.1': 'Стрелки переходят с клетки на клетку.',
  'keys.2': 'Enter или пробел ставит туда выбранную фишку.',
  'keys.3': 'Клавиши Y, B, G и R выбирают в запасе жёлтую, синюю, зелёную или красную фишку.',
  'keys.4': 'Tab переходит к запасу; там фишку выбирают стрелками.',
};

/** What moves did, told without who did it. */
export const deeds: Translation<typeof en.deeds> = {
  yellow: 'жёлтая',
  blue: 'синяя',
  green: 'зелёная',
  red: 'красная',
  places: '{colour} {cell}',
  scores: '{colour} {cell} +{points}',
  drawn: 'взята {colour}',
  dealt: '{colour}',
  lot: 'жребий: {colour}',
  begins: 'жребий: {colour}, первый ход',
  hopeless: 'рядов больше не собрать',
};

/** What the coach sees for you. */
export const coach: Translation<typeof en.coach> = {
  'completes-row': 'Вижу ряд, который вы можете достроить.',
  'completes-rows': 'Одна ваша фишка достроит сразу несколько рядов: {rows}.',
  denies: 'Осторожно: {name} {name|you:можете|one:может|other:могут} достроить ряд, нужная фишка есть ({colour}).',
};

/** The rules as people read them: see RuleSection. */
export const rules: Translation<typeof en.rules> = {
  lead: 'Ставьте цветные фишки на доску. Четыре соседние клетки на одной линии, где есть все четыре цвета, — очко, и тот, кто его взял, ходит ещё раз.',
  credits: 'Игру «Контрапункт» (Counterpoint) издала компания Hallmark Games.',
  'goal.title': 'В чём смысл',
  'goal.text':
    'От двух до четырёх игроков, каждый за себя или в двух командах. Завершайте линии из четырёх разных цветов. Побеждает тот, у кого больше очков.',
  'have.title': 'Что у вас есть',
  'have.text':
    'В мешке сорок восемь фишек: по двенадцать жёлтых, синих, зелёных и красных. Кому начинать, решает жребий: тянут по очереди по одной, пока не выйдет жёлтая.\nПотом вытянутое возвращают в мешок, и каждый берёт четыре фишки. Они лежат перед вами, и все их видят: это ваш запас.',
  'have.at': 'Доска пуста, все фишки в мешке.',
  'have.1': 'Первый игрок тянет жребий: зелёная.',
  'have.2': 'Второй вытянул жёлтую: ему и начинать. Вытянутое возвращается в мешок.',
  'have.3': 'Четыре фишки берёт сначала тот, кто начинает.',
  'have.4': 'Потом другой. Можно играть.',
  'row.title': 'Ваш ход и очко',
  'row.text':
    'В свой ход вы ставите одну фишку из запаса на любую свободную клетку. Если теперь четыре соседние клетки на одной линии, по горизонтали, по вертикали или наискосок, показывают все четыре цвета, у вас очко. Кто поставил остальные, не важно.',
  'row.at': 'Жёлтая, синяя и зелёная стоят рядом. Не хватает красной.',
  'row.1': 'Красная завершает линию: очко.',
  'longer.title': 'Линия продолжается',
  'longer.text':
    'Линии могут перекрываться. Фишка, поставленная к концу готовой линии, составляет новую с тремя последними, если она того цвета, которого им не хватает.',
  'longer.at': 'Синяя, зелёная, красная, жёлтая: эта линия своё очко уже принесла.',
  'longer.1': 'Ещё одна синяя: зелёная, красная, жёлтая и синяя — тоже линия, и ещё одно очко.',
  'two.title': 'Две сразу',
  'two.text': 'Линии могут пересекаться. Каждая, которую завершила ваша фишка, — очко.',
  'two.at': 'Ряд и столбец пересекаются на свободной клетке, и обоим не хватает зелёной.',
  'two.1': 'Зелёная завершает и то и другое: два очка.',
  'many.title': 'Три, четыре и больше',
  'many.text':
    'На одной клетке могут сойтись ряд, столбец и диагональ, а в длинном ряду линии перекрываются. Считаются все.',
  'many.at': 'В нижнем углу три линии ждут синюю. В верхнем ряду один пропуск.',
  'many.1': 'Синяя в углу: ряд, столбец и диагональ, три очка.',
  'many.2':
    'Красная заполняет пропуск. Через него проходят четыре линии верхнего ряда, и в каждой все цвета: четыре очка.',
  'again.title': 'Взяли очко? Ходите ещё',
  'again.text':
    'Взявший очко ставит ещё одну фишку, и так после каждого очка, пока в запасе что-то есть. И только потом берёт из мешка, чтобы снова стало четыре.',
  'again.at': 'Две линии ждут последнего цвета: ряд — красного, столбец — синего.',
  'again.1': 'Красная завершает ряд: очко, и вы ходите ещё.',
  'again.2': 'Синяя завершает столбец: второе очко, и ещё ход.',
  'again.3': 'Эта фишка ничего не приносит, и ваш ход окончен.',
  'again.4': 'Три фишки из мешка — и снова четыре.',
  'end.title': 'Конец партии',
  'end.text':
    'Партия кончается, когда доска заполнена или когда оставшимися фишками уже никто не возьмёт очка. Побеждает тот, у кого больше очков. При равенстве победа общая.',
  'variants.title': 'Команды и доски',
  'variants.text':
    'Вчетвером можно играть парами: партнёры сидят напротив друг друга и складывают очки. Помогают они друг другу только фишками: обсуждать ходы, пока идёт партия, нельзя.\nОбычная доска — шесть на шесть; какой она была в оригинале, мы не знаем. Есть маленькая для быстрой партии, широкая и такая, у которой нет углов.',
  'advice.title': 'Первый совет',
  'advice.text':
    'Прежде чем ставить, посмотрите на чужие запасы. Линия, где не хватает одного цвета, — подарок тому, у кого этот цвет есть. Оставляйте её, только если его нет ни у кого.',
};

/** The puzzles: what is asked is `task.` of the first theme that has one, otherwise `task`. */
export const puzzles: Translation<typeof en.puzzles> = {
  task: 'Найдите ход, который даёт больше всего шансов на победу.',
  'task.chain': 'Найдите ход, который выжмет всё из вашего запаса.',
  'task.partners': 'Вы играете с тем, кто сидит напротив. Найдите лучший ход для команды.',
  'theme.decline': 'Не завершать ряд',
  'theme.chain': 'Ход за ходом',
  'theme.triple': 'Три ряда сразу',
  'theme.double': 'Два ряда сразу',
  'theme.row': 'Верный ряд',
  'theme.deny': 'Помешать',
  'theme.set-up': 'Подготовить ряд',
  'theme.safe': 'Ничего не оставить',
  'theme.kill': 'Закрыть линии',
  'theme.partners': 'Партнёры',
  'theme.ending': 'Конец игры',
};

/** What can be printed. */
export const sheets: Translation<typeof en.sheets> = {
  'board-standard': 'Доска с местом для запаса, 6x6 (обычная)',
  'board-rounded': 'Доска с местом для запаса, 6x6 (без углов)',
  'board-wide': 'Доска с местом для запаса, 8x6 (широкая)',
  'board-quick': 'Доска с местом для запаса, 5x5 (быстрая)',
  counters: '48 фишек, чтобы вырезать',
};
