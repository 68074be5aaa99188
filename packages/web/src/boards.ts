import type { BoardProps, WordsByLanguage } from '@countertop/core';
import type { Component } from 'svelte';
import PlainBoard from './PlainBoard.svelte';
import { gameWords } from './words/game-words.ts';
import { fetchProblems } from './words/problem-sentence.ts';

/** What a game's folder brings to a board on the page: the board, and what is said around it. */
export interface Face {
  readonly Board: Component<BoardProps>;
  /** The board's words, and as `deeds.…` what moves did, `play.…` what is to be done, `reasons.…` what speaks for and against moves, `coach.…`. */
  readonly words: WordsByLanguage;
}

// A chunk each. The paths are looked up when the page is built, so a game without a board is no error.
const boards = import.meta.glob<Component<BoardProps>>('../../../games/*/Board.svelte', { import: 'default' });

const faces = new Map<string, Promise<Face>>();

/** The board of a game; a plain one, the picture as text with a list of moves, where it has none of its own. */
export function faceOf(game: string): Promise<Face> {
  let face = faces.get(game);
  if (face === undefined) {
    face = load(game);
    faces.set(game, face);
    face.catch(() => faces.delete(game));
  }
  return face;
}

async function load(game: string): Promise<Face> {
  const [Board, words] = await Promise.all([
    boards[`../../../games/${game}/Board.svelte`]?.(),
    gameWords(game, 'board', 'deeds', 'play', 'reasons', 'coach'),
    fetchProblems(game),
  ]);
  return { Board: Board ?? PlainBoard, words };
}
