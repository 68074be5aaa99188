import { CHANCE, movesOf, readMove, type SceneLine } from '@countertop/core';
import { game as counterpoint } from '../game.ts';

/** A table as a lesson wants to find it. */
export interface LessonTable {
  /** Columns and rows of the board. */
  readonly board: readonly [width: number, height: number];
  /** Two teams of two. */
  readonly partners?: true;
  /** The placings so far, one after another. */
  readonly placed?: string;
  /** What lies in the reserves now, as letters, by seat. */
  readonly reserves: readonly string[];
}

interface BoardOptions {
  readonly width: number;
  readonly height: number;
  readonly partners?: boolean;
}

/** The lots, the deal and the draws that lead to such a table with seat 0 to move: nobody wants to write those down. */
export function tableOf(table: LessonTable): SceneLine {
  const [width, height] = table.board;
  const options = { width, height, ...(table.partners === undefined ? {} : { partners: true }) };
  const seats = table.reserves.length;
  for (let first = 0; first < seats; first++) {
    const moves = dealt(table, options, first);
    if (moves !== undefined) return { options, seats, moves: moves.join(' ') };
  }
  throw new Error(`no way to ${table.placed}`);
}

/**
 * The moves, if seat 0 is to move at their end when seat `first` begins. Everybody draws what they place, in that order,
 * and then what they have in the end. Who places depends on who scores (R7), so it is found out by trying.
 */
function dealt(table: LessonTable, options: BoardOptions, first: number): string[] | undefined {
  const seats = table.reserves.length;
  const placed = movesOf(table.placed ?? '');
  const again = placed.map(() => false);
  for (;;) {
    const streams = table.reserves.map(() => [] as string[]);
    let seat = first;
    placed.forEach((text, index) => {
      streams[seat].push(text[0]);
      if (!again[index]) seat = (seat + 1) % seats;
    });
    table.reserves.forEach((reserve, each) => {
      streams[each].push(...reserve);
    });
    const tried = follow(options, first, streams, placed);
    const scorer = tried.scored.findIndex((scored, index) => scored !== again[index]);
    if (scorer < 0) return seat === 0 ? tried.moves : undefined;
    again[scorer] = !again[scorer];
  }
}

/** Plays until the first counter whose owner turns out to be another than was thought. */
function follow(options: BoardOptions, first: number, streams: string[][], placed: readonly string[]) {
  const started = counterpoint.start({ corners: true, partners: false, ...options }, streams.length);
  const moves: string[] = [];
  const scored: boolean[] = [];
  const drawn = streams.map(() => 0);
  const play = (text: string): boolean => {
    const read = readMove(counterpoint, started, text);
    if (!read.ok) return false;
    started.play(read.value);
    moves.push(text);
    return true;
  };
  for (let lot = 0; lot <= first; lot++) play(lot === first ? '?y' : '?b');
  for (;;) {
    if (started.actor === CHANCE) {
      const seat = started.turn;
      const colour = streams[seat][drawn[seat]++];
      if (colour === undefined || !play(`+${colour}`)) return { moves, scored };
      continue;
    }
    const text = placed[scored.length];
    if (text === undefined) return { moves, scored };
    const before = started.scores().reduce((sum, points) => sum + points);
    if (!play(text)) return { moves, scored };
    scored.push(started.scores().reduce((sum, points) => sum + points) > before);
  }
}
