import type { BoardProps, WordsByLanguage } from '@countertop/core';
import type { Component } from 'svelte';
import PlainBoard from './match/PlainBoard.svelte';

/** What a game's folder brings to the page: its board and the board's words. */
export interface Face {
  readonly Board: Component<BoardProps>;
  readonly words: WordsByLanguage;
}

// A chunk each. The paths are looked up when the page is built, so a game without a board is no error.
const boards = import.meta.glob<{ default: Component<BoardProps> }>('../../../games/*/Board.svelte');
const words = import.meta.glob<{ boardWords: WordsByLanguage }>('../../../games/*/board-words.ts');

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
  const [board, text] = await Promise.all([
    boards[`../../../games/${game}/Board.svelte`]?.(),
    words[`../../../games/${game}/board-words.ts`]?.(),
  ]);
  return { Board: board?.default ?? PlainBoard, words: text?.boardWords ?? {} };
}
