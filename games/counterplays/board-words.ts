import type { WordsByLanguage } from '@countertop/core';

const tiles = {
  en: 'bar sphinx lobster yacht hook chevron crook crown signpost hexagon snake butterfly',
  ru: 'брусок сфинкс омар яхта крюк шеврон клюка корона указатель шестиугольник змея бабочка',
};
const named = (names: string): Record<string, string> =>
  Object.fromEntries(names.split(' ').map((name, id) => [`tile-${'IPLYJVCWTONX'[id]}`, name]));

export const boardWords: WordsByLanguage = {
  en: {
    ...named(tiles.en),
    board:
      'The stack of tiles. Arrow keys move the tile in hand, R turns it, F flips it, N goes to the next place that fits, Enter puts it down.',
    tray: 'Tiles of {name}',
    'tile-left': '{letter}, {tile}',
    'tile-laid': '{letter}, {tile}, laid',
    'no-tile': 'Choose a tile first.',
    hand: '{letter} in hand, level {level}: {count} places with this side up.',
    'hand-none': '{letter} must go on level {level}: turn or flip it to fit.',
    fits: '{letter} fits here, on level {level}.',
    turn: 'Turn right',
    'turn-back': 'Turn left',
    flip: 'Flip',
    next: 'Next place',
    put: 'Put down',
    closer: 'Zoom in',
    farther: 'Zoom out',
    whole: 'Whole stack',
    levels: 'Show up to level {level}',
    'said-place': '{name} puts {letter}, {tile}, on level {level}.',
    stack: 'Level {level}: {first} of {a}, {second} of {b}',
  },
  ru: {
    ...named(tiles.ru),
    board:
      'Стопка плиток. Стрелки двигают плитку, R поворачивает, F переворачивает, N — следующее подходящее место, Enter кладёт.',
    tray: 'Плитки: {name}',
    'tile-left': '{letter}, {tile}',
    'tile-laid': '{letter}, {tile}, уже лежит',
    'no-tile': 'Сначала выберите плитку.',
    hand: '{letter} в руке, уровень {level}: мест этой стороной {count}.',
    'hand-none': '{letter} должна лечь на уровень {level}: поверните или переверните её.',
    fits: '{letter} подходит сюда, уровень {level}.',
    turn: 'Повернуть вправо',
    'turn-back': 'Повернуть влево',
    flip: 'Перевернуть',
    next: 'Следующее место',
    put: 'Положить',
    closer: 'Приблизить',
    farther: 'Отдалить',
    whole: 'Вся стопка',
    levels: 'Показать до уровня {level}',
    'said-place': '{name} кладёт {letter} ({tile}) на уровень {level}.',
    stack: 'Уровень {level}: {first} у {a}, {second} у {b}',
  },
};
