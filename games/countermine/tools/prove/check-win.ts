import { ATTACKER, Board, DEFENDER } from './board.ts';
import type { Opening } from './opening.ts';
import { type Guide, Replay } from './replay.ts';

/** R1: cubes of a player. */
export const SUPPLY = 40;

/** The board after an opening; undefined where somebody has a run by then, or the defender is to move. */
export function boardAfter(opening: Opening, board = new Board(SUPPLY)): Board | undefined {
  opening.forEach((cell, ply) => {
    board.put(ply % 2 === 0 ? ATTACKER : DEFENDER, cell);
  });
  const isOver = board.hasRun(ATTACKER) || board.hasRun(DEFENDER);
  return isOver || opening.length % 2 !== 0 ? undefined : board;
}

export interface CheckedWin {
  readonly holds: boolean;
  /** Positions that were replayed. */
  readonly positions: number;
}

/** Whether the attacker's cubes, in the order in which a replay asks for them, win after the opening, and all of them are needed. */
export function checkWin(opening: Opening, cubes: readonly number[]): CheckedWin {
  const board = boardAfter(opening);
  if (board === undefined) return { holds: false, positions: 0 };
  let next = 0;
  const guide: Guide = () => cubes[next++];
  const replay = new Replay(board, guide);
  const holds = replay.holds() && next === cubes.length;
  return { holds, positions: replay.positions };
}
