import { CHANCE, lineFrom, type Study, type StudyNode } from '@countertop/core';
import { groupMoves, type MoveGroup } from '../../match/telling/group-moves.ts';
import { moveNumber } from './move-number.ts';

/** A stretch of moves, or what is said at a place, as deep as the variation it stands in. */
export type StudyBlock =
  | { readonly kind: 'moves'; readonly depth: number; readonly groups: readonly MoveGroup<StudyNode>[] }
  | { readonly kind: 'comment'; readonly depth: number; readonly node: StudyNode };

/** So many moves stand in one block at most: long lines are laid out in parts. */
const PART = 40;

/** A study in reading order: each move, what is said about it, then what was played instead of it. */
export function blocksOf(study: Study): StudyBlock[] {
  const blocks: StudyBlock[] = [];
  if (study.root.comment !== '') blocks.push({ kind: 'comment', depth: 0, node: study.root });
  write(study.mainLine, 0, blocks);
  return blocks;
}

function write(line: readonly StudyNode[], depth: number, blocks: StudyBlock[]): void {
  let moves: StudyNode[] = [];
  const flush = (): void => {
    const before = moves[0]?.parent;
    if (before !== undefined) blocks.push({ kind: 'moves', depth, groups: groupMoves(moves, moveNumber(before)) });
    moves = [];
  };
  for (const node of line) {
    moves.push(node);
    const siblings = node.parent?.children ?? [];
    // The others are told once, after the first of them.
    const others = siblings[0] === node ? siblings.slice(1) : [];
    const drawsFollow = node.children[0]?.actor === CHANCE;
    if (node.comment === '' && others.length === 0 && (moves.length < PART || drawsFollow)) continue;
    flush();
    if (node.comment !== '') blocks.push({ kind: 'comment', depth, node });
    for (const other of others) write([other, ...lineFrom(other)], depth + 1, blocks);
  }
  flush();
}
