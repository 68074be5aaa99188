import type { Game } from '../game/game.ts';
import { MoveList } from '../game/move-list.ts';
import type { Move, Position } from '../game/position.ts';
import { bad, good, type Result } from '../schema/problem.ts';
import { hmacSha256, unhex } from './hmac.ts';
import { hex, sha256 } from './sha256.ts';

/**
 * Fair chance. Before anything is drawn the table publishes the hash of a secret seed (the commitment), then every
 * seat adds something of its own (the contributions). Draw number k comes from a stream keyed by the seed over k
 * and the contributions, so neither the table nor a seat can steer it. At the end the seed is published, and
 * verifyDraws (verify.ts) recomputes every draw.
 */

/** The secret part. It stays with whoever runs the match and is in no event before the end. */
export interface FairSecret {
  /** 32 bytes as lower-case hex. */
  readonly seed: string;
}

/** The public part, known before the first draw. */
export interface FairPledge {
  /** SHA-256 of the seed's 32 bytes, as hex. */
  readonly commitment: string;
  /** One a seat: hex digits, or an empty text for a seat that added nothing (bots do not). */
  readonly contributions: readonly string[];
}

/** What may be drawn, in the order that fair chance uses. */
export interface Draw {
  readonly text: string;
  readonly move: Move;
  readonly weight: number;
}

/** 8 to 32 bytes as lower-case hex: enough that nobody guesses it, short enough for an event. */
const CONTRIBUTION = /^(?:[0-9a-f]{2}){8,32}$/;

export function isContribution(value: unknown): value is string {
  return typeof value === 'string' && CONTRIBUTION.test(value);
}

export function readSecret(value: unknown): Result<FairSecret> {
  if (typeof value !== 'string' || !/^[0-9a-f]{64}$/.test(value)) return bad('fair-seed');
  return good({ seed: value });
}

/** A new secret from the platform's cryptographic generator. */
export function newSecret(): FairSecret {
  return { seed: hex(crypto.getRandomValues(new Uint8Array(32))) };
}

/** What a seat adds, from the platform's cryptographic generator. */
export function newContribution(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

export function commitmentOf(secret: FairSecret): string {
  return hex(sha256(seedBytes(secret)));
}

/** The stream of draw number `draw` (from 0): each call gives the next 32-bit integer. */
export function drawStream(secret: FairSecret, contributions: readonly string[], draw: number): () => number {
  const key = seedBytes(secret);
  let block = 0;
  let words: DataView | undefined;
  let next = 0;
  return () => {
    if (words === undefined || next === words.byteLength) {
      // The fields cannot run into each other: numbers and hex hold neither a bar nor a comma.
      const message = `countertop-draw-1|${draw}|${block++}|${contributions.join(',')}`;
      words = new DataView(hmacSha256(key, message).buffer);
      next = 0;
    }
    const word = words.getUint32(next);
    next += 4;
    return word;
  };
}

/**
 * The integer below `total` that `word` (evenly spread below `range`) stands for, or undefined where it must be thrown
 * away: those above the last whole multiple of `total` would make small results likelier.
 */
export function evenly(word: number, total: number, range = 2 ** 32): number | undefined {
  return word < range - (range % total) ? word % total : undefined;
}

/** An integer from 0 to total - 1, each equally likely. */
export function drawBelow(stream: () => number, total: number): number {
  for (;;) {
    const drawn = evenly(stream(), total);
    if (drawn !== undefined) return drawn;
  }
}

/** The draws of a chance node sorted by their notation, so that the choice does not depend on how `moves` lists them. */
export function canonicalDraws(game: Game, position: Position, list = new MoveList()): Draw[] {
  position.moves(list);
  const draws: Draw[] = [];
  for (let i = 0; i < list.length; i++) {
    draws.push({ text: game.write(position, list.moves[i]), move: list.moves[i], weight: list.weights[i] });
  }
  return draws.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));
}

/** What draw number `draw` is in a position where chance is to move. */
export function fairDraw(
  game: Game,
  position: Position,
  secret: FairSecret,
  contributions: readonly string[],
  draw: number,
): Draw {
  return chooseDraw(canonicalDraws(game, position), drawStream(secret, contributions, draw));
}

/** One of the draws by weight, from a stream of even 32-bit integers. */
export function chooseDraw(draws: readonly Draw[], stream: () => number): Draw {
  const total = draws.reduce((sum, { weight }) => sum + weight, 0);
  let rest = drawBelow(stream, total);
  for (const draw of draws) {
    if (rest < draw.weight) return draw;
    rest -= draw.weight;
  }
  throw new Error('a chance node without draws');
}

function seedBytes(secret: FairSecret): Uint8Array {
  const bytes = unhex(secret.seed);
  if (bytes?.length !== 32) throw new Error('a seed is 32 bytes in hex');
  return bytes;
}
