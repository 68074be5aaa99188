import type { Move } from '@countertop/core';
import { Forcing } from '../brain/forcing.ts';
import { leadOf } from '../rules/lead.ts';
import type { PointsPosition } from '../rules/position.ts';
import { type Half, keptGames } from './kept-games.ts';

/** Where the games are kept in which level 10 was careless. */
export const KEPT_IN = new URL('../test/careless.jsonl', import.meta.url);

/** Nodes for what is forced: many more than a player spends. */
const READING = 3000;

/** A game of level 10 against itself, a line of JSON: its number, its moves, and where somebody was careless. */
export interface CarelessGame {
  readonly number: number;
  readonly moves: string;
  readonly careless: readonly Careless[];
}

/** So much more than another move owes it is careless: a single point is often given for something better. */
export const CARELESS = 2;

/** After so many moves, what was played, what that owes, and the least that any other serious move owes. */
export type Careless = readonly [ply: number, played: string, owed: number, least: number];

/** By turns. */
export function halfOf({ number }: CarelessGame): Half {
  return number % 2 === 0 ? 'choosing' : 'testing';
}

export function carelessGames(): CarelessGame[] {
  return keptGames<CarelessGame>(KEPT_IN);
}

const forcing = new Forcing();

/** What the other side can circle by force after a move, less what the move itself circles: 0 or more. */
export function owedAfter(position: PointsPosition, move: Move): number {
  const seat = position.turn;
  const before = leadOf(position, seat);
  position.play(move);
  const taken = leadOf(position, seat) - before;
  const { gain } = forcing.find(position, READING);
  position.undo();
  return Math.max(0, gain - taken);
}
