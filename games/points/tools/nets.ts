import type { Move } from '@countertop/core';
import { brain } from '../brain.ts';
import { leadOf } from '../rules/lead.ts';
import type { PointsPosition } from '../rules/position.ts';
import { type Half, keptGames } from './kept-games.ts';

/** Where the games are kept in which level 10 walked into a net. */
export const KEPT_IN = new URL('../test/nets.jsonl', import.meta.url);

/** Nodes for a judgement: many more than the games were played with. */
export const MANY = 60_000;

/** Chances that differ by so much after many nodes tell two moves apart. */
export const CLEARLY = 0.1;

/** A game of level 10 against itself, a line of JSON: its number, its moves, and where somebody walked into a net. */
export interface NetGame {
  readonly number: number;
  readonly moves: string;
  readonly nets: readonly Net[];
}

/** After so many moves, what was played and its chance after many nodes, and what should have been played and its chance. */
export type Net = readonly [ply: number, played: string, chance: number, better: string, betterChance: number];

/** Settings were chosen by the games before this one; those from here on are for testing. */
const FIRST_TESTED = 52;

export function halfOf({ number }: NetGame): Half {
  return number < FIRST_TESTED ? 'choosing' : 'testing';
}

export function netGames(): NetGame[] {
  return keptGames<NetGame>(KEPT_IN);
}

/** What a search of many nodes says of the chance of whoever plays this move. */
export function chanceAfter(position: PointsPosition, move: Move): number {
  const seat = position.turn;
  position.play(move);
  const chance =
    position.actor < 0
      ? (Math.sign(leadOf(position, seat)) + 1) / 2
      : brain.thinker(10, 1).think(position, { nodes: MANY }).chances[seat];
  position.undo();
  return chance;
}
