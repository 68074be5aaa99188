import type { Game } from './game.ts';
import type { Position } from './position.ts';
import { type Replay, replay, type Setup } from './record.ts';

/** A position that somebody wrote down to show or to begin from: a record without its frame, the moves in one line. */
export interface Scene {
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly setup?: Setup;
  /** In notation, between spaces; draws among them. */
  readonly moves: string;
}

/** The position of a scene, with every move through the checked door. `look` sees every position, the first included. */
export function openScene<P extends Position>(game: Game<P>, scene: Scene, look?: (position: P) => void): Replay<P> {
  const { options = {}, seats, setup } = scene;
  return replay(game, { game: game.id, options, seats, setup, moves: movesOf(scene.moves) }, look);
}

/** The moves of a line: texts between spaces. */
export function movesOf(line: string): string[] {
  return line.split(' ').filter((text) => text !== '');
}
