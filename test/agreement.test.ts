import { describe, expect, it } from 'vitest';
import { disagreements, PEOPLE, WITHOUT_PEOPLE } from './agreement.ts';
import { places, sectionsOf } from './word-places.ts';

const spoken = places.flatMap(({ name, folder, languages }) =>
  languages.map((language) => ({ name, folder, language })),
);

describe.each(spoken)('the words in $name, in $language,', ({ folder, language }) => {
  it('agree with "you", with one name and with several', async () => {
    for (const [section, words] of Object.entries(await sectionsOf(folder, language))) {
      if (WITHOUT_PEOPLE.includes(section)) continue;
      // Reasons say whose row it is: a brain knows seats, the page their names.
      const people = section === 'reasons' ? [...PEOPLE, 'seat'] : PEOPLE;
      expect(disagreements(language, words, people), section).toEqual([]);
    }
  });
});

describe('what does not agree is found', () => {
  it.each([
    ['en', '{name} wins', '{name} {name|one:wins|other:win}'],
    ['en', '{name} win the match', '{name} {name|one:wins|other:win} the match'],
    ['en', '{name} is thinking', '{name} {name|one:is|other:are} thinking'],
    ['en', '{cell}, cube of {name}', '{cell}, {name|you:your cube|other:cube of {name}}'],
    ['en', 'It lets {name} play {move}', 'It lets {name|you:you|other:{name}} play {move}'],
    ['en', '{name} {name|other:win}', '{name} can win'],
    ['ru', '{name} берёт {count}', '{name} {name|you:берёте|one:берёт|other:берут} {count}'],
    ['ru', '{name} вот-вот окружит', '{name} вот-вот {name|you:окружите|one:окружит|other:окружат}'],
    ['ru', 'Ходит {name}.', '{name|you:Ваш ход.|one:Ходит {name}.|other:Ходят {name}.}'],
    ['ru', '{name} {name|you:берёте|other:берёт}', '{name}: ещё фишка'],
    ['ru', '{name} победил', 'Победа: {name}'],
    ['ru', 'вместе с {mates}', 'вместе: {mates}'],
    ['en', 'with {mates}', 'with {mates|you:you|other:{mates}}'],
    ['ru', '{cell}, точка у {name}', '{cell}, {name|you:ваша точка|other:точка: {name}}'],
  ])('in %s: "%s", and not "%s"', (language, wrong, right) => {
    expect(disagreements(language, { planted: wrong }, PEOPLE)).not.toEqual([]);
    expect(disagreements(language, { planted: right }, PEOPLE)).toEqual([]);
  });
});
