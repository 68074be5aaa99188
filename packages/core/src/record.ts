import { brief } from './brief.ts';
import type { Game } from './game.ts';
import { changedOptions, type Options, readOptions } from './options.ts';
import { type Move, NOBODY, type Position } from './position.ts';
import { bad, good, type Problem, type Result } from './problem.ts';
import type { Scene, SentScene, Setup } from './scene.ts';

export { brief };

/** The version of the record format that is written. Records without a version are of version 1. */
export const RECORD_VERSION = 1;

/** A scene to keep: enough to come to the same position on every machine, for ever. */
export interface GameRecord extends Scene {
  readonly version?: number;
}

/** Checks that `value` has the form of a record. More may stand beside the known keys. */
export function readScene(value: unknown): Result<SentScene> {
  if (!isObject(value)) return bad('record-not-object');
  const own = (key: string): unknown => (Object.hasOwn(value, key) ? value[key] : undefined);
  const version = own('version');
  if (version !== undefined && version !== RECORD_VERSION) {
    return bad('record-version', { given: brief(version), known: RECORD_VERSION });
  }
  const game = own('game');
  if (typeof game !== 'string') return bad('record-game');
  const seats = own('seats');
  if (typeof seats !== 'number' || !Number.isInteger(seats)) return bad('record-seats');
  const moves = own('moves');
  if (!Array.isArray(moves)) return bad('record-moves');
  // Left out is not the same as null: only the former means the defaults.
  const options = Object.hasOwn(value, 'options') ? value.options : {};
  const setup = own('setup');
  if (setup === undefined) return good({ game, options, seats, setup, moves });
  if (!isObject(setup)) return bad('setup-not-object');
  const place = Object.hasOwn(setup, 'place') ? setup.place : undefined;
  if (!Array.isArray(place) || !place.every((entry) => typeof entry === 'string')) return bad('setup-place');
  const turn = Object.hasOwn(setup, 'turn') ? setup.turn : undefined;
  if (typeof turn !== 'number' || !Number.isInteger(turn) || turn < 0 || turn >= seats) return bad('setup-turn');
  return good({ game, options, seats, setup: { place, turn }, moves });
}

/** The position in which a match of these options and seats begins. */
export function startPosition<P extends Position>(
  game: Game<P>,
  given: unknown,
  seats: number,
  setup?: Setup,
): Result<{ readonly position: P; readonly options: Options }> {
  const options = readOptions(game.options, given);
  if (!options.ok) return options;
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) {
    return bad('seats-count', { game: game.name, min: game.seats.min, max: game.seats.max, given: seats });
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
  for (const [index, entry] of setup.place.entries()) {
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

export type Replay<P extends Position = Position> =
  | ({ readonly ok: true } & Replayed<P>)
  | { readonly ok: false; readonly ply: number | null; readonly problem: Problem };

/** Plays a scene through. `look` sees every position, the first included. */
export function replay<P extends Position>(game: Game<P>, sent: SentScene, look?: (position: P) => void): Replay<P> {
  const { seats, setup } = sent;
  const start = startPosition(game, sent.options === undefined ? {} : sent.options, seats, setup);
  if (!start.ok) return { ok: false, ply: null, problem: start.problem };
  const { position, options } = start.value;
  look?.(position);
  const moves: Move[] = [];
  const texts: string[] = [];
  for (const [ply, text] of sent.moves.entries()) {
    const move = readMove(game, position, text);
    if (!move.ok) return { ok: false, ply, problem: move.problem };
    position.play(move.value);
    moves.push(move.value);
    texts.push(String(text).trim());
    look?.(position);
  }
  return { ok: true, position, options, moves, scene: { game: game.id, options, seats, setup, moves: texts } };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
