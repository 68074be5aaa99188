import type { Game } from '../game/game.ts';
import { changedOptions, type Options, readOptions } from '../game/options.ts';
import { type Move, NOBODY, type Position } from '../game/position.ts';
import { brief } from '../schema/brief.ts';
import { bad, good, type Problem, type Result } from '../schema/problem.ts';
import {
  about,
  anything,
  integer,
  list,
  named,
  object,
  oneOf,
  optional,
  plain,
  refine,
  refused,
  text,
} from '../schema/schema.ts';
import { type Scene, type SceneLine, type SentScene, type Setup, sceneOf, setupSchema } from './scene.ts';

export { brief };

/** The version of the record format that is written. Records without a version are of version 1. */
export const RECORD_VERSION = 1;

/** A scene to keep: enough to come to the same position on every machine, for ever. */
export interface GameRecord extends Scene {
  readonly version?: number;
}

/** The form of a record. More may stand beside these keys; its options and moves are for its game to check. */
export const recordSchema = named(
  'record',
  refused(
    refine(
      object({
        version: optional(
          refused(oneOf(RECORD_VERSION), 'record-version', (given) => ({ given: brief(given), known: RECORD_VERSION })),
        ),
        game: refused(text(), 'record-game'),
        seats: refused(about('How many play.', integer()), 'record-seats'),
        moves: refused(about('Texts in the notation of the game, draws among them.', list(anything)), 'record-moves'),
        options: about('Those of the game; what differs from the defaults is enough.', optional(anything)),
        setup: optional(setupSchema),
      }),
      ({ seats, setup }) => (setup !== undefined && setup.turn >= seats ? { code: 'setup-turn' } : undefined),
    ),
    'record-not-object',
  ),
);

/** Checks that `value` has the form of a record. */
export function readScene(value: unknown): Result<SentScene> {
  return plain(recordSchema.check(value));
}

/** The position in which a match of these options and seats begins. */
export function startPosition<P extends Position>(
  game: Game<P>,
  given: unknown = {},
  seats: number,
  setup?: Setup,
): Result<{ readonly position: P; readonly options: Options }> {
  const options = readOptions(game.options, given);
  if (!options.ok) return options;
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) {
    const { min, max } = game.seats;
    const players = min === max ? `${min}` : `${min}–${max}`;
    return bad('seats-count', { game: game.name, players, given: seats });
  }
  const clash = game.check?.(options.value, seats);
  if (clash !== undefined) return { ok: false, problem: clash };
  const position = game.start(options.value, seats);
  if (setup !== undefined) {
    const wrong = setUp(game, position, seats, setup);
    if (wrong !== undefined) return { ok: false, problem: wrong };
  }
  return good({ position, options: options.value });
}

function setUp<P extends Position>(game: Game<P>, position: P, seats: number, setup: Setup): Problem | undefined {
  if (game.setup === undefined) return { code: 'setup-unknown', data: { game: game.name } };
  for (const [before, entry] of setup.place.entries()) {
    const index = before + 1;
    const match = /^(\d):(.+)$/.exec(entry.trim());
    const seat = match === null ? -1 : Number(match[1]);
    if (match === null || seat >= seats) return { code: 'setup-entry', data: { index, entry: brief(entry) } };
    const wrong = game.setup.place(position, seat, match[2]);
    if (wrong !== undefined) return { code: wrong.code, data: { ...wrong.data, index, entry: brief(entry) } };
  }
  if (setup.turn < 0 || setup.turn >= seats) return { code: 'setup-turn' };
  game.setup.begin(position, setup.turn);
  return undefined;
}

/** One move as text through the checked door. */
export function readMove<P extends Position>(game: Game<P>, position: P, text: unknown): Result<Move> {
  if (typeof text !== 'string') return bad('move-not-text', { given: brief(text) });
  if (position.actor === NOBODY) return bad('game-over', { given: brief(text) });
  return game.read(position, text.trim());
}

/** A record in its canonical form: only what differs from the defaults. */
export function writeRecord(
  game: Game,
  options: Options,
  seats: number,
  moves: readonly string[],
  setup?: Setup,
): GameRecord {
  return {
    version: RECORD_VERSION,
    game: game.id,
    options: changedOptions(game.options, options),
    seats,
    ...(setup === undefined ? {} : { setup }),
    moves,
  };
}

/** A scene that has been played through. */
export interface Replayed<P extends Position = Position> {
  /** What was sent, now that it is known to be good. */
  readonly scene: Scene;
  readonly options: Options;
  readonly moves: readonly Move[];
  /** After the last of them. */
  readonly position: P;
}

/** A scene that cannot be: it does not begin (`ply` is null), or one of its moves is refused, in this position. */
export type RefusedScene<P extends Position = Position> =
  | { readonly ok: false; readonly ply: null; readonly problem: Problem }
  | {
      readonly ok: false;
      readonly ply: number;
      readonly problem: Problem;
      readonly move: unknown;
      readonly position: P;
    };

export type Replay<P extends Position = Position> = ({ readonly ok: true } & Replayed<P>) | RefusedScene<P>;

/** Plays a scene through. `look` sees every position, the first included. */
export function replay<P extends Position>(game: Game<P>, sent: SentScene, look?: (position: P) => void): Replay<P> {
  const { seats, setup } = sent;
  const start = startPosition(game, sent.options, seats, setup);
  if (!start.ok) return { ok: false, ply: null, problem: start.problem };
  const { position, options } = start.value;
  look?.(position);
  const moves: Move[] = [];
  const texts: string[] = [];
  for (const [ply, text] of sent.moves.entries()) {
    const move = readMove(game, position, text);
    if (!move.ok) return { ok: false, ply, problem: move.problem, move: text, position };
    position.play(move.value);
    moves.push(move.value);
    texts.push(String(text).trim());
    look?.(position);
  }
  return { ok: true, position, options, moves, scene: { game: game.id, options, seats, setup, moves: texts } };
}

/** The position of a line, with every move through the checked door. `look` sees every position, the first included. */
export function openScene<P extends Position>(game: Game<P>, line: SceneLine, look?: (position: P) => void): Replay<P> {
  return replay(game, sceneOf(game.id, line), look);
}
