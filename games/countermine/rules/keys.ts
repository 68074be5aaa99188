import { NOBODY, zobristKeys } from '@countertop/core';
import { CELLS, FIVES } from './lines.ts';

/**
 * What the rest of a game depends on, as features of its hash. Supplies are left out: they follow from the cubes on
 * the board.
 */
const CUBE = 0;
const TURN = CUBE + 2 * CELLS;
const SWAP = TURN + 4;
const POINTS = SWAP + 3;
const NAMEABLE = POINTS + 16;
const JOINED = NAMEABLE + 2 * FIVES;

const keys = zobristKeys('countermine', JOINED + 2);
export const LOW = keys.low;
export const HIGH = keys.high;

export function cubeFeature(seat: number, cell: number): number {
  return CUBE + seat * CELLS + cell;
}

/** Also for nobody: a finished game. */
export function turnFeature(actor: number): number {
  return TURN + actor - NOBODY;
}

export function swapFeature(stage: number): number {
  return SWAP + stage;
}

export function pointsFeature(seat: number, points: number): number {
  return POINTS + seat * 8 + points;
}

/** A five that one of the seat's bonus actions may name. */
export function nameableFeature(seat: number, five: number): number {
  return NAMEABLE + seat * FIVES + five;
}

/** Two fives of one bonus action, rather than one each of two. */
export function joinedFeature(seat: number): number {
  return JOINED + seat;
}

/** By seat * CELLS + cell: a cube of the seat to move lands and the turn passes, in one. */
export const PLACING_LOW = placing(LOW);
export const PLACING_HIGH = placing(HIGH);

function placing(all: Int32Array): Int32Array<ArrayBuffer> {
  const pass = all[turnFeature(0)] ^ all[turnFeature(1)];
  return Int32Array.from({ length: 2 * CELLS }, (_, cube) => all[CUBE + cube] ^ pass);
}
