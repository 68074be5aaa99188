import type { GameRecord } from '@countertop/core';

/**
 * SGF as dots sites write it: GM[40], two letters a point, rows from the top. B is seat 0. A point may be followed by
 * the chains that it closed (`B[ab.cdce]`): they are read past, our rules find them again. An empty move is `stop`;
 * the end of the goes after it (`done`) is told by the presence of a result.
 */
export interface SgfGame {
  readonly record: GameRecord;
  /** Of seats 0 and 1; empty where the file has none. */
  readonly names: readonly [string, string];
  /** As written in the file. */
  readonly result: string;
  readonly event: string;
  readonly date: string;
  readonly comments: readonly SgfComment[];
}

export interface SgfComment {
  /** How many moves have been played where the comment stands. */
  readonly ply: number;
  readonly text: string;
}

/** What may stand in a file beside the record. */
export type SgfExtras = Partial<Omit<SgfGame, 'record'>>;

/** The number of dots among the games of SGF. */
export const SGF_GAME = '40';
/** The coordinates, from the left and from the top. */
export const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Of seats 0 and 1. */
export const COLOURS = ['B', 'W'];
