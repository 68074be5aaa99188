import { describe, expect, it } from 'vitest';
import { together, you } from './name.ts';
import { sayIn, sayInOrEnglish, sayProblem, sentence } from './say.ts';

const en = {
  hello: 'Hello, {name}!',
  cubes_one: '{count} cube left',
  cubes_other: '{count} cubes left',
  rows: '{count} rows',
  rows_one: 'one row',
};
const ru = {
  cubes_one: 'остался {count} кубик',
  cubes_few: 'осталось {count} кубика',
  cubes_many: 'осталось {count} кубиков',
  cubes_other: 'осталось {count} кубика',
};

describe('a voice', () => {
  const say = sayIn('en', en);

  it('fills in what it is told, and leaves the other holes', () => {
    expect(say('hello', { name: 'Ann' })).toBe('Hello, Ann!');
    expect(say('hello', { toString: 'Ann' })).toBe('Hello, {name}!');
    expect(sayIn('en', { odd: '{constructor} {"a": 1}' })('odd')).toBe('{constructor} {"a": 1}');
  });

  it('chooses among plurals by the count', () => {
    expect([0, 1, 2].map((count) => say('cubes', { count }))).toEqual(['0 cubes left', '1 cube left', '2 cubes left']);
    const russian = sayIn('ru', ru);
    expect([1, 2, 5, 11, 21, 22, 1.5].map((count) => russian('cubes', { count }))).toEqual([
      'остался 1 кубик',
      'осталось 2 кубика',
      'осталось 5 кубиков',
      'осталось 11 кубиков',
      'остался 21 кубик',
      'осталось 22 кубика',
      'осталось 1.5 кубика',
    ]);
  });

  it('makes do with the other form, then with the bare key', () => {
    expect(sayIn('ru', { cubes_other: '{count} куб.' })('cubes', { count: 5 })).toBe('5 куб.');
    expect([1, 2].map((count) => say('rows', { count }))).toEqual(['one row', '2 rows']);
    expect(say('cubes')).toBe('{count} cubes left');
    expect(say('hello', { count: 1, name: 'Ann' })).toBe('Hello, Ann!');
  });

  it('takes the first list that knows the key', () => {
    expect(sayIn('en', { hello: 'Hi' }, en)('hello')).toBe('Hi');
    expect(sayIn('en', { other: 'Hi' }, en)('hello', { name: 'Bo' })).toBe('Hello, Bo!');
  });

  it('says the key where nobody knows it, names that all objects have included', () => {
    for (const key of ['nothing', 'constructor', '__proto__', '']) {
      expect(say(key)).toBe(key);
      expect(say.knows(key)).toBe(false);
      expect(say.find(key)).toBeUndefined();
    }
    expect(say.knows('hello')).toBe(true);
    expect(say.knows('cubes')).toBe(true);
  });

  it('falls back to another language with the plurals of that one', () => {
    // 21 is "one" in Russian, and not in English.
    const say = sayIn('ru', {}).or(sayIn('en', en));
    expect(say('cubes', { count: 21 })).toBe('21 cubes left');
    expect(say('cubes', { count: 1 })).toBe('1 cube left');
    expect(say('nothing')).toBe('nothing');
    const third = sayIn('de', {}).or(sayIn('ru', ru)).or(sayIn('en', en));
    expect(third('cubes', { count: 21 })).toBe('остался 21 кубик');
    expect(third('hello', { name: 'Ann' })).toBe('Hello, Ann!');
    expect(third.knows('hello')).toBe(true);
  });

  it('speaks a language of several, or English', () => {
    expect(sayInOrEnglish('ru', { en, ru })('cubes', { count: 3 })).toBe('осталось 3 кубика');
    expect(sayInOrEnglish('ru', { en, ru })('rows', { count: 21 })).toBe('21 rows');
    expect(sayInOrEnglish('ar', { en, ru })('cubes', { count: 3 })).toBe('3 cubes left');
    expect(sayInOrEnglish('en', {})('cubes')).toBe('cubes');
  });
});

describe('a phrase that says who', () => {
  const english = sayIn('en', {
    wins: '{who} {who|one:wins|other:win}',
    cube: '{cell}, {who|you:your cube|other:cube of {who}}',
    asks: '{to|you:|other:{to}: }{who} {who|one:asks|other:ask} for {rows} {rows|one:row|other:rows}',
  });
  const russian = sayIn('ru', { takes: '{who} {who|you:берёте|one:берёт|other:берут}' });
  const both = together(['Ann', 'Bob'], 'en');

  it('agrees in person and number', () => {
    const said = ['Ann', you('You'), both, together([you('You'), 'Ann'], 'en')].map((who) => english('wins', { who }));
    expect(said).toEqual(['Ann wins', 'You win', 'Ann and Bob win', 'You and Ann win']);
    const takes = ['Аня', you('Вы'), together(['Аня', 'Боря'], 'ru'), together([you('Вы'), 'Аня'], 'ru')];
    expect(takes.map((who) => russian('takes', { who }))).toEqual([
      'Аня берёт',
      'Вы берёте',
      'Аня и Боря берут',
      'Вы и Аня берёте',
    ]);
  });

  it('may tell the reader alone from the reader with others, and two from many', () => {
    const german = sayIn('de', { wins: '{who} {who|you-one:gewinnst|you-other:gewinnt|one:gewinnt|other:gewinnen}' });
    expect(german('wins', { who: you('Du') })).toBe('Du gewinnst');
    expect(german('wins', { who: together([you('Du'), 'Ann'], 'de') })).toBe('Du und Ann gewinnt');
    expect(german('wins', { who: 'Ann' })).toBe('Ann gewinnt');
    const arabic = sayIn('ar', { wins: '{who|two:two|one:one|other:many}' });
    expect(
      ['a', together(['a', 'b'], 'ar'), together(['a', 'b', 'c'], 'ar')].map((who) => arabic('wins', { who })),
    ).toEqual(['one', 'two', 'many']);
  });

  it('has forms with holes of their own, several names, and numbers', () => {
    expect(english('cube', { cell: 'c4', who: you('You') })).toBe('c4, your cube');
    expect(english('cube', { cell: 'c4', who: 'Ann' })).toBe('c4, cube of Ann');
    expect(english('asks', { to: you('You'), who: 'Ann', rows: 1 })).toBe('Ann asks for 1 row');
    expect(english('asks', { to: 'Ann', who: both, rows: 2 })).toBe('Ann: Ann and Bob ask for 2 rows');
  });

  it('takes a name for what it is, whatever somebody calls themselves', () => {
    expect(english('cube', { cell: 'c4', who: '{cell|you:x}' })).toBe('c4, cube of {cell|you:x}');
    expect(english('wins', {})).toBe('{who} {who|one:wins|other:win}');
  });
});

describe('a problem', () => {
  it('is said in words, plurals included', () => {
    expect(sentence({ code: 'cubes', data: { count: 1 } }, en)).toBe('1 cube left');
    expect(sayProblem(sayIn('ru', ru), { code: 'cubes', data: { count: 2 } })).toBe('осталось 2 кубика');
  });

  it('is its code with its data where nobody has words for it', () => {
    expect(sentence({ code: 'taken' }, en)).toBe('taken');
    expect(sentence({ code: 'taken', data: { cell: 'c4', seat: 1 } }, en)).toBe('taken (cell c4, seat 1)');
  });
});
