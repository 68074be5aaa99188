import { games, loadWords } from '@countertop/catalogue';
import {
  CHANCE,
  type Game,
  MoveList,
  NOBODY,
  type Problem,
  problem,
  Random,
  readMove,
  startPosition,
  type Words,
} from '@countertop/core';
import { describe, expect, it } from 'vitest';
import { holesOf } from './agreement.ts';
import { gameOf } from './game-of.ts';
import { places, sectionsOf } from './word-places.ts';

/** What a plain refusal may be told: numbers that people count on the board. */
const COUNTED = ['count', 'highest', 'level'];
/** Notation: cells, moves, options in quotes, and codes. */
const NOTATION = /\b[a-z]{1,2}\d+\b|@|"|\b[xyrgb]:|\+\d|[a-z]-[a-z]+-[a-z]+/;
const LANGUAGES = ['en', 'ru'];

async function wordsFor(game: string, section: string, language: string): Promise<Words> {
  const core = places.find(({ name }) => name.startsWith('packages/core'));
  if (core === undefined) throw new Error('core has no words');
  return { ...(await sectionsOf(core.folder, language))[section], ...(await loadWords(game, language, section)) };
}

/** What somebody hears who has pressed on a board. */
async function heard(game: string, { code }: Problem, language: string): Promise<string> {
  const [plain, exact] = await Promise.all(['plain', 'problems'].map((each) => wordsFor(game, each, language)));
  return plain?.[code] ?? exact?.[code] ?? code;
}

function isPlain(phrase: string): boolean {
  return holesOf(phrase).every((hole) => COUNTED.includes(hole)) && !NOTATION.test(phrase);
}

/** Problems that come of playing, too early or too late, what is legal at another time of the same match. */
function problemsOf(game: Game): Map<string, Problem> {
  const found = new Map<string, Problem>();
  for (let seed = 1; seed <= 3; seed++) {
    const random = new Random(seed);
    const start = startPosition(game, {}, Math.max(2, game.seats.min));
    if (!start.ok) throw new Error(start.problem.code);
    const { position } = start.value;
    const pressed: string[] = [];
    for (let ply = 0; ply < 60 && position.actor !== NOBODY; ply++) {
      const list = new MoveList();
      position.moves(list);
      for (const text of pressed.slice(-80)) {
        const read = readMove(game, position, text);
        if (!read.ok) found.set(read.problem.code, read.problem);
      }
      if (position.actor !== CHANCE) {
        pressed.push(
          ...list
            .toArray()
            .slice(0, 40)
            .map((move) => game.write(position, move)),
        );
      }
      position.play(position.pick(random));
    }
  }
  return found;
}

describe.each(games.map(({ id }) => id))('what is refused on the board of %s', (id) => {
  it('is refused without notation', async () => {
    const problems = problemsOf(await gameOf(id));
    expect(problems.size).toBeGreaterThan(0);
    for (const language of LANGUAGES) {
      for (const each of problems.values()) {
        const said = await heard(id, each, language);
        expect(isPlain(said), `${each.code}: ${said}`).toBe(true);
      }
    }
  });

  it.each(LANGUAGES)('has no notation in any plain phrase in %s, and says only what can be', async (language) => {
    const [plain, exact] = await Promise.all(['plain', 'problems'].map((each) => wordsFor(id, each, language)));
    for (const [code, phrase] of Object.entries(plain ?? {})) {
      expect(isPlain(phrase), `${code}: ${phrase}`).toBe(true);
      expect(exact, code).toHaveProperty([code]);
    }
  });
});

it('notation is found where it stands', async () => {
  for (const phrase of [
    '{cell} is taken.',
    'The first tile goes to @0,0.',
    'Choose f6.',
    'Write y:c4.',
    'bonus-first-due',
  ])
    expect(isPlain(phrase), phrase).toBe(false);
  expect(await heard('none', problem('code-of-nobody'), 'en')).toBe('code-of-nobody');
});
