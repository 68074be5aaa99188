import { about, type Infer, integer, list, named, object, refused, text } from '../schema/schema.ts';

export const setupSchema = named(
  'setup',
  refused(
    object({
      place: refused(about('One placement each, in order: `0:c4`.', list(text())), 'setup-place'),
      turn: refused(about('The seat that moves first.', integer(0)), 'setup-turn'),
    }),
    'setup-not-object',
  ),
);
export type Setup = Infer<typeof setupSchema>;

/** A place in a game, in words that go everywhere: a game, its options and seats, and the moves that lead there. */
export interface Scene {
  readonly game: string;
  /** What differs from the defaults is enough. */
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly setup?: Setup | undefined;
  /** In notation; draws among them. */
  readonly moves: readonly string[];
}

/** A scene as somebody sent it: what its options and moves are worth only its game can say (see `replay`). */
export interface SentScene extends Omit<Scene, 'options' | 'moves'> {
  readonly options?: unknown;
  readonly moves: readonly unknown[];
}

/** How a scene begins: what holds for all its moves. */
export type SceneStart = Omit<SentScene, 'game' | 'moves'>;

/** A scene as it stands among the data of a game: the game goes without saying, and the moves are one line. */
export interface SceneLine extends Omit<Scene, 'game' | 'moves'> {
  /** In notation, between spaces. */
  readonly moves: string;
}

/** The scene that a line of a game's data stands for, with what was played since. */
export function sceneOf(game: string, { moves, ...start }: SceneLine, since: readonly string[] = []): Scene {
  return { game, ...start, moves: [...movesOf(moves), ...since] };
}

/** The moves of a line: texts between spaces. */
export function movesOf(line: string): string[] {
  return line.split(' ').filter((text) => text !== '');
}
