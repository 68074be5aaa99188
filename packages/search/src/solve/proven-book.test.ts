import { good } from '@countertop/core';
import { expect, test } from 'vitest';
import { anyBrain, bodyOf, rowsBrain, scene } from '../../test/rows.ts';
import { type Errand, type Reply, STRONGEST } from '../thinking/messages.ts';
import { Mind } from '../thinking/mind.ts';
import type { ProvenResult } from './proven-result.ts';

const LINE = 'c1 b1 a3 b3 b2';
const results: readonly ProvenResult[] = [
  { seats: 2, moves: 'a1 a2', terms: { value: 'result' }, least: '1', most: '1', line: LINE, nodes: 50, by: '' },
  { seats: 2, moves: 'b2', terms: { value: 'result', first: 1 }, least: '0', most: '0', line: 'a1', nodes: 9, by: '' },
];

async function told(moves: readonly string[], ways: number): Promise<Reply | undefined> {
  const replies: Reply[] = [];
  const brain = { ...rowsBrain, proven: async () => results };
  const mind = new Mind(bodyOf((reply) => replies.push(reply), { brain: async () => good(anyBrain(brain)) }));
  const errands: Errand[] = [
    { kind: 'open', scene: scene(...moves) },
    { kind: 'think', wish: { who: STRONGEST, seed: 1, every: 0, ways } },
  ];
  for (const [id, errand] of errands.entries()) await mind.hear({ ...errand, id });
  return replies.at(-1);
}

test('whoever studies a proven position is told, with the line', async () => {
  expect(await told(['a1', 'a2'], 1)).toMatchObject({
    thought: { proven: true, exact: true, move: 'c1', line: LINE.split(' '), chances: [1, 0], ways: [{ chance: 1 }] },
  });
});

test('so is whoever goes along best play, from either side', async () => {
  expect(await told(['a1', 'a2', 'c1'], 1)).toMatchObject({
    thought: { proven: true, move: 'b1', chances: [1, 0], ways: [{ chance: 0 }] },
  });
});

test('other positions, other terms and whoever plays are thought about', async () => {
  for (const [moves, ways] of [
    [['a1', 'b2'], 1],
    [['b2'], 1],
    [['a1', 'a2'], 0],
  ] as const) {
    expect(await told(moves, ways)).not.toHaveProperty('thought.proven');
  }
});
