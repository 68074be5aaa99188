import { readFileSync } from 'node:fs';
import { loadWords } from '@countertop/catalogue';
import {
  type Game,
  movesOf,
  openScene,
  type Position,
  type Puzzle,
  readMove,
  type WordsByLanguage,
} from '@countertop/core';
import {
  type Brain,
  countRows,
  EASIEST,
  faultOf,
  HARDEST,
  LEVELS,
  type Mining,
  puzzleCounts,
  SINGLE_PART,
} from '@countertop/search';
import { describe, expect, it } from 'vitest';

const docs = readFileSync(new URL('../docs/puzzles.md', import.meta.url), 'utf8');
const LANGUAGES = ['en', 'ru'];
const LEAST = 120;
/** What everybody sees at first sight is a beginning, not the collection. */
const MOST_EASIEST = 24;
/** Puzzles of each game that are proven again, evenly spread over the grades. */
const CERTAIN = 3;
const SEARCHED = 1;
/** Puzzles of each game with which the strongest level must agree, and how much it thinks: what is certain needs no more. */
const STUDIED = 6;
const A_LOOK = { nodes: 3000 };

interface Collection<P extends Position> {
  readonly game: Game<P>;
  readonly puzzles: readonly Puzzle[];
  readonly mining: () => Mining<P>;
  readonly brain: Brain<P>;
  /** Whether a puzzle asks for something else than for what is best. Missing: none does. */
  readonly asksOther?: (puzzle: Puzzle) => boolean;
}

/** What holds for the puzzles of every game. Each calls it from a file of its own: deep searches take their time. */
export async function puzzlesHold<P extends Position>(collection: Collection<P>): Promise<void> {
  const { game, puzzles, mining, brain, asksOther = () => false } = collection;
  const puzzleWords: WordsByLanguage = {
    en: await loadWords(game.id, 'en', 'puzzles'),
    ru: await loadWords(game.id, 'ru', 'puzzles'),
  };

  const rules = mining();

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

    it('go on until the point is made: few are of one move', () => {
      const [single] = puzzleCounts(game, puzzles).byMoves;
      expect(single).toBeLessThanOrEqual((rules.singlePart ?? SINGLE_PART) * puzzles.length);
    });

    it('are counted in the docs as they are', () => {
      const { numbers, themes } = countRows(game, puzzles);
      expect(docs).toContain(numbers);
      expect(docs).toContain(themes);
    });

    it('are graded sanely, and few are obvious', () => {
      for (const { id: name, depth, rating, margin, solution } of puzzles) {
        expect(depth, name).toBeGreaterThanOrEqual(movesOf(solution).length);
        expect(depth, name).toBeLessThan(50);
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
      const asked = new Set(
        puzzles.map((puzzle) => puzzle.themes.find((theme) => said[`task.${theme}`] !== undefined)),
      );
      const idle = Object.keys(said).filter((key) => {
        const [kind, ...code] = key.split('.');
        if (kind === 'theme') return !themes.has(code.join('.'));
        return kind === 'task' && code.length > 0 && !asked.has(code.join('.'));
      });
      expect(idle, 'words that no puzzle says').toEqual([]);
    });

    it.each(sample(puzzles))('$id is proven again, move by move', (puzzle) => {
      const { nodes } = rules;
      expect(faultOf(game, rules, puzzle, nodes)).toBeUndefined();
    });

    const certain = puzzles.filter((puzzle) => puzzle.proof !== 'search' && !asksOther(puzzle));
    it.each(among(certain, STUDIED))('$id: a study of the position shows what is proven', (puzzle) => {
      const position = opened(game, puzzle.at);
      const [first, ...further] = movesOf(puzzle.solution);
      const { move } = brain.thinker(LEVELS, 1).think(position, A_LOOK);
      const right = [first, ...(further.length === 0 ? movesOf(puzzle.also ?? '') : [])];
      expect(right).toContain(game.write(position, move));
    });

    it('what tempts is wrong, and what refutes it can be played', () => {
      for (const puzzle of puzzles) {
        for (const [move, line] of Object.entries(puzzle.tempting ?? {})) {
          expect(movesOf(puzzle.solution)[0], puzzle.id).not.toBe(move);
          playAll(game, opened(game, puzzle.at), [move, ...movesOf(line)]);
        }
      }
    });

    it('what is accepted in place of the last move can be played there, and what every choice is worth agrees', () => {
      for (const puzzle of puzzles) {
        const moves = movesOf(puzzle.solution);
        const last = playAll(game, opened(game, puzzle.at), moves.slice(0, -1));
        for (const text of movesOf(puzzle.also ?? '')) playAll(game, last.clone() as P, [text]);
        const shares = puzzle.shares?.at(-1);
        const right = moves.at(-1) ?? '';
        if (shares !== undefined) expect(shares[right], puzzle.id).toBe(Math.max(...Object.values(shares)));
      }
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
  playAll(game, position, movesOf(puzzle.solution).slice(0, -1));
  expect(position.actor, puzzle.id).toBe(solver);
  playAll(game, position, movesOf(puzzle.solution).slice(-1));
}

/** Plays texts by the rules, on the position itself. */
function playAll<P extends Position>(game: Game<P>, position: P, texts: readonly string[]): P {
  for (const text of texts) {
    const move = readMove(game, position, text);
    if (!move.ok) throw new Error(`${text}: ${move.problem.code}`);
    position.play(move.value);
  }
  return position;
}

/** Always the same ones: some that are certain, which is quickly proven, and one that was searched. */
function sample(puzzles: readonly Puzzle[]): Puzzle[] {
  const certain = puzzles.filter(({ proof }) => proof !== 'search');
  const searched = puzzles.filter(({ proof }) => proof === 'search');
  return [...among(certain, CERTAIN), ...among(searched, SEARCHED)];
}

/** So many of them, evenly spread. */
function among(puzzles: readonly Puzzle[], count: number): Puzzle[] {
  const most = Math.min(count, puzzles.length);
  return Array.from({ length: most }, (_, i) => puzzles[Math.floor(((i + 0.5) * puzzles.length) / most)]);
}
