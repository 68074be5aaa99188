import type { Options } from '@countertop/core';
import type { FinishedGame } from '@countertop/search';
import type { PlayerSpec } from '../engine/player-spec.ts';

/** All that decides how the games of an arena go. Equal plans give equal games, but for clocks and other programs. */
export interface ArenaPlan {
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  readonly players: readonly PlayerSpec[];
  /** Who is measured against whom, by number: the candidate first, then the reference. */
  readonly pairings: readonly Pairing[];
  readonly seed: number;
  /** Random moves with which every round begins. */
  readonly opening: number;
}

export type Pairing = readonly [candidate: number, reference: number];

/** One round to play: a pairing and a number, which decides opening and draws. */
export interface Task {
  readonly pairing: number;
  readonly round: number;
}

/** A round that has been played. */
export interface RoundResult extends Task {
  readonly games: readonly GameResult[];
}

/** In place of a round: a program is not there, or mute. */
export interface NoEngineReply {
  readonly noEngine: string;
}

/** `seats` says who sat where: 0 the candidate, 1 the reference. Moves as text: enough to look at every game again. */
export interface GameResult extends Omit<FinishedGame, 'moves'> {
  readonly seats: readonly number[];
  readonly moves: readonly string[];
}
