import { readStudy } from '@countertop/core';
import { describe, expect, it } from 'vitest';
import { game as countermine } from '../../../../../games/countermine/game.ts';
import { blocksOf, type StudyBlock } from './study-blocks.ts';

function blocks(record: Record<string, unknown>): StudyBlock[] {
  const reading = readStudy(countermine, { game: 'countermine', seats: 2, ...record });
  if (!reading.ok) throw new Error(reading.problem.code);
  return blocksOf(reading.study);
}

/** The numbers of the moves as they are listed. */
const numbers = (record: Record<string, unknown>) =>
  blocks(record).flatMap((block) => (block.kind === 'moves' ? block.groups.map(({ number }) => number) : []));

function told(record: Record<string, unknown>): string[] {
  return blocks(record).map((block) => {
    const words =
      block.kind === 'comment'
        ? `"${block.node.comment}"`
        : block.groups.flatMap(({ plies }) => plies.map(({ text }) => text)).join(' ');
    return `${'>'.repeat(block.depth)}${words}`;
  });
}

describe('a study in reading order', () => {
  it('has each move, what is said about it, then what was played instead', () => {
    const deeper = { after: 2, moves: ['a1'] };
    const other = { after: 1, moves: ['e5', 'e6'], comments: { 2: 'Or so.' }, variations: [deeper] };
    const study = { moves: ['f6', 'g7', 'f7'], comments: { 0: 'Begin.', 2: 'Beside.' }, variations: [other] };
    expect(numbers(study)).toEqual([1, 2, 2, 3, 3, 3]);
    expect(told(study)).toEqual(['"Begin."', 'f6 g7', '"Beside."', '>e5', '>"Or so."', '>e6', '>>a1', 'f7']);
  });

  it('tells a first move that has others first', () => {
    expect(told({ moves: ['f6', 'g7'], variations: [{ after: 0, moves: ['a1', 'b1'] }] })).toEqual([
      'f6',
      '>a1 b1',
      'g7',
    ]);
  });
});
