import { CHANCE, type Move, MoveList, NOBODY, type Position, Random, scramble } from '@countertop/core';
import type { Knowledge } from '../brain/brain.ts';
import { addLuck } from '../report/luck.ts';
import type { Limits } from '../thinker/limits.ts';
import type { Thinker } from '../thinker/thinker.ts';

/** One who plays: a thinker in this thread, a program elsewhere, a script. */
export interface Player<P extends Position = Position> {
  /** A game begins, from this position. */
  begin?(start: P): void | Promise<void>;
  /** What anybody plays, draws and its own moves included; the position is the one before it. */
  hear?(position: P, move: Move): void | Promise<void>;
  /** Asked when it is to move. The position is left alone. */
  choose(position: P): Move | Promise<Move>;
}

/** Thrown by a player that cannot go on: its team loses, the contest goes on. */
export class Forfeit extends Error {}

export function playerOf<P extends Position>(thinker: Thinker<P>, limits: Limits): Player<P> {
  return {
    begin: () => thinker.forget?.(),
    choose: (position) => thinker.think(position, limits).move,
  };
}

/** A game that was played to its end. */
export interface FinishedGame {
  readonly shares: readonly number[];
  readonly scores: readonly number[];
  /** What the draws gave each seat, in the unit of the model: the sum of value after minus mean value before. */
  readonly luck: readonly number[];
  readonly moves: readonly Move[];
  readonly forfeit?: { readonly seat: number; readonly why: string };
}

/** From where a game goes, with which draws, and who measures luck. */
export interface Terms<P extends Position> {
  readonly start: P;
  /** Moves that nobody chooses, draws included (see openingOf). */
  readonly opening: readonly Move[];
  /** Of the draws. */
  readonly seed: number;
  /** Its evaluation is asked at draws. */
  readonly model?: Knowledge<P>;
}

/** Plays one game between the players of the seats. */
export async function playGame<P extends Position>(
  terms: Terms<P>,
  players: readonly Player<P>[],
): Promise<FinishedGame> {
  const { start, opening, seed, model } = terms;
  const position = start.clone() as P;
  const { seats } = position;
  const list = new MoveList();
  const luck = new Float64Array(seats);
  const moves: Move[] = [];
  // A player that holds several seats hears and begins once.
  const everyone = [...new Set(players)];
  let draws = 0;
  let asked = 0;
  try {
    for (const player of everyone) {
      asked = players.indexOf(player);
      await player.begin?.(start);
    }
    while (position.actor !== NOBODY) {
      const { actor } = position;
      let move: Move;
      if (actor === CHANCE) {
        move = drawn(position, list, seed, draws++);
        if (model !== undefined) addLuck(model, position, list, move, luck);
      } else if (moves.length < opening.length) {
        move = opening[moves.length];
      } else {
        asked = actor;
        move = await players[actor].choose(position);
        position.moves(list);
        if (!list.includes(move)) throw new Forfeit('an illegal move');
      }
      for (const player of everyone) {
        if (player.hear === undefined) continue;
        asked = players.indexOf(player);
        await player.hear(position, move);
      }
      position.play(move);
      moves.push(move);
    }
  } catch (error) {
    if (!(error instanceof Forfeit)) throw error;
    const forfeit = { seat: asked, why: error.message };
    return { shares: sharesWithout(position, asked), scores: position.scores(), luck: [...luck], moves, forfeit };
  }
  const shares = Array.from({ length: seats }, (_, seat) => position.share(seat));
  return { shares, scores: position.scores(), luck: [...luck], moves };
}

/**
 * The n-th draw of the games of a seed. Games that have drawn the same so far draw the same now, whatever was
 * played in between, as far as the same can be drawn.
 */
function drawn(position: Position, list: MoveList, seed: number, index: number): Move {
  position.moves(list);
  let left = new Random(mix(seed, index)).float() * list.totalWeight();
  for (let i = 0; i < list.length; i++) {
    left -= list.weights[i];
    if (left < 0) return list.moves[i];
  }
  return list.moves[list.length - 1];
}

/** All teams but that of the seat share the win. */
function sharesWithout(position: Position, loser: number): number[] {
  const out = position.team(loser);
  const rest = teamsOf(position).length - 1;
  return Array.from({ length: position.seats }, (_, seat) => (position.team(seat) === out ? 0 : 1 / rest));
}

/** The teams, each once, in the order of their seats. */
export function teamsOf(position: Position): number[] {
  return [...new Set(Array.from({ length: position.seats }, (_, seat) => position.team(seat)))];
}

/**
 * Who sits where in the games of one round: the candidate (0) is each team in turn, copies of the reference (1) are all
 * others. With two teams this is a pair of games with seats swapped. A game for one is played once by each.
 */
export function seatings(position: Position): number[][] {
  if (position.seats === 1) return [[0], [1]];
  const everySeat = Array.from({ length: position.seats }, (_, seat) => position.team(seat));
  return teamsOf(position).map((team) => everySeat.map((each) => (each === team ? 0 : 1)));
}

export interface OpeningTerms<P extends Position> {
  /** How many moves of seats. */
  readonly plies: number;
  /** How uneven a position is, from 0; without it every opening will do. */
  readonly imbalance?: (position: P) => number;
  /** An opening no more uneven than this is taken at once; if there is none, the most even of the tries. */
  readonly margin?: number;
  readonly tries?: number;
}

/** Random moves with which a round begins, the same for the same seed. The draws among them are those of the seed's games. */
export function openingOf<P extends Position>(start: P, seed: number, terms: OpeningTerms<P>): Move[] {
  const { plies, imbalance, margin = 0.15, tries = 20 } = terms;
  if (plies === 0) return [];
  let best: Move[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < tries; attempt++) {
    const position = start.clone() as P;
    const moves = wander(position, plies, seed, attempt);
    if (position.actor === NOBODY) continue;
    const uneven = imbalance === undefined ? 0 : imbalance(position);
    if (uneven < least) {
      least = uneven;
      best = moves;
    }
    if (uneven <= margin) break;
  }
  return best;
}

function wander(position: Position, plies: number, seed: number, attempt: number): Move[] {
  const random = new Random(mix(seed, -1 - attempt));
  const list = new MoveList();
  const moves: Move[] = [];
  let draws = 0;
  for (let left = plies; left > 0 && position.actor !== NOBODY; ) {
    const chance = position.actor === CHANCE;
    const move = chance ? drawn(position, list, seed, draws++) : position.pick(random);
    if (!chance) left--;
    position.play(move);
    moves.push(move);
  }
  return moves;
}

export interface PlayedRound {
  /** As many as seatings, in their order. */
  readonly games: readonly FinishedGame[];
}

/**
 * Plays the games of a round: same opening, same draws, every seating. `seat(player, seat)` gives the player for a seat:
 * candidate 0 or reference 1.
 */
export async function playRound<P extends Position>(
  terms: Terms<P>,
  seat: (player: number, seat: number) => Player<P>,
): Promise<PlayedRound> {
  const games: FinishedGame[] = [];
  for (const seating of seatings(terms.start)) games.push(await playGame(terms, seating.map(seat)));
  return { games };
}

/** A seed for one of many, from one seed for all. */
export function mix(seed: number, index: number): number {
  return scramble(scramble(seed | 0) ^ Math.imul(index + 1, 0x9e3779b1));
}
