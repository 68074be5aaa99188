import { loadWords } from '@countertop/catalogue';
import {
  type Game,
  type Move,
  movesOf,
  openScene,
  type Position,
  type Puzzle,
  readMove,
  type WordsByLanguage,
} from '@countertop/core';
import { EASIEST, HARDEST, type Mining } from '@countertop/search';
import { describe, expect, it } from 'vitest';

const LANGUAGES = ['en', 'ru'];
const LEAST = 60;
/** What everybody sees at first sight is a beginning, not the collection. */
const MOST_EASIEST = 15;
/** Puzzles of each game that are solved again, evenly spread over the grades. */
const SAMPLE = 8;
/** Margins are kept with two digits. */
const ROUNDED = 0.006;

interface Collection<P extends Position> {
  readonly game: Game<P>;
  readonly puzzles: readonly Puzzle[];
  readonly mining: () => Mining<P>;
}

/** What holds for the puzzles of every game. Each calls it from a file of its own: deep searches take their time. */
export async function puzzlesHold<P extends Position>({ game, puzzles, mining }: Collection<P>): Promise<void> {
  const puzzleWords: WordsByLanguage = {
    en: await loadWords(game.id, 'en', 'puzzles'),
    ru: await loadWords(game.id, 'ru', 'puzzles'),
  };

  describe(`the puzzles of ${game.id}`, () => {
    it(`are at least ${LEAST}, each with its own name and position`, () => {
      expect(puzzles.length).toBeGreaterThanOrEqual(LEAST);
      expect(new Set(puzzles.map((puzzle) => puzzle.id)).size).toBe(puzzles.length);
      const places = puzzles.map(({ at }) => {
        const { hashLow, hashHigh } = opened(game, at);
        return `${hashLow},${hashHigh}`;
      });
      expect(new Set(places).size).toBe(puzzles.length);
    });

    it('can be opened, and the solution is played by the rules, the solver first and last', () => {
      for (const puzzle of puzzles) playThrough(game, puzzle);
    });

    it('are graded sanely, and few are obvious', () => {
      for (const { id: name, depth, rating, margin, solution } of puzzles) {
        expect(depth, name).toBeGreaterThanOrEqual(movesOf(solution).length);
        expect(depth, name).toBeLessThan(40);
        expect(rating, name).toBeGreaterThanOrEqual(EASIEST);
        expect(rating, name).toBeLessThanOrEqual(HARDEST);
        expect(margin, name).toBeGreaterThan(0.05);
        expect(margin, name).toBeLessThanOrEqual(1);
      }
      const easiest = puzzles.filter(({ rating }) => rating < EASIEST + 100);
      expect(easiest.length).toBeLessThanOrEqual(MOST_EASIEST);
      expect(new Set(puzzles.map(({ rating }) => Math.floor(rating / 200))).size, 'grades').toBeGreaterThan(4);
    });

    it.each(LANGUAGES)('have their words in %s, and no others', (language) => {
      const said = puzzleWords[language] ?? {};
      const themes = new Set(puzzles.flatMap((puzzle) => puzzle.themes));
      expect((said['task'] ?? '').trim()).not.toBe('');
      for (const theme of themes) expect(said[`theme.${theme}`] ?? '', theme).not.toBe('');
      for (const puzzle of puzzles) expect(puzzle.themes.length, puzzle.id).toBeGreaterThan(0);
      expect(Object.keys(said).sort()).toEqual(Object.keys(puzzleWords['en']).sort());
    });

    // Two searches, a test each: none takes long on a busy machine.
    describe.each(sample(puzzles))('$id', ({ at, solution, proof, margin }) => {
      const judge = mining();
      const position = opened(game, at);
      let best: ReturnType<typeof judge.judge>;

      it('is solved again', () => {
        best = judge.judge(position, judge.nodes);
        expect(best && game.write(position, best.move)).toBe(movesOf(solution)[0]);
        expect(best?.exact).toBe(proof === 'exact');
      });

      it('is solved with the same margin', () => {
        const next = judge.judge(position, judge.nodes, best?.move);
        if (best === undefined || next === undefined) throw new Error('nothing to choose');
        expect(best.chance - next.chance).toBeGreaterThanOrEqual(judge.margin);
        expect(Math.abs(best.chance - next.chance - margin)).toBeLessThan(ROUNDED);
      });
    });
  });
}

function opened<P extends Position>(game: Game<P>, at: Puzzle['at']): P {
  const scene = openScene(game, at);
  if (!scene.ok) throw new Error(`ply ${scene.ply}: ${scene.problem.code}`);
  return scene.position;
}

function playThrough<P extends Position>(game: Game<P>, puzzle: Puzzle): void {
  const position = opened(game, puzzle.at);
  const solver = position.actor;
  expect(solver, puzzle.id).toBeGreaterThanOrEqual(0);
  let last = -1;
  for (const text of movesOf(puzzle.solution)) {
    const move = readMove(game, position, text);
    if (!move.ok) throw new Error(`${puzzle.id}, ${text}: ${move.problem.code}`);
    last = position.actor;
    position.play(move.value satisfies Move);
  }
  expect(last, puzzle.id).toBe(solver);
}

/** Always the same ones. */
function sample(puzzles: readonly Puzzle[]): Puzzle[] {
  return Array.from({ length: SAMPLE }, (_, i) => puzzles[Math.floor(((i + 0.5) * puzzles.length) / SAMPLE)]);
}
