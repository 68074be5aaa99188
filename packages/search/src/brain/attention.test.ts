import { describe, expect, test } from 'vitest';
import { Mnk, mnkKnowledge } from '../../test/mnk.ts';
import { Tree, treeKnowledge } from '../../test/tree.ts';
import { AlphaBeta } from '../depth/alphabeta.ts';
import { blurred, noticing, without } from './attention.ts';
import type { Knowledge } from './brain.ts';
import { Candidates } from './candidates.ts';

const weighed: Knowledge<Mnk> = {
  ...mnkKnowledge,
  candidates(position, list) {
    for (let cell = 0; cell < position.cells.length; cell++) if (position.cells[cell] === 0) list.push(cell, 1 + cell);
  },
};

function noticed(knowledge: Knowledge<Mnk>, position: Mnk): number[] {
  const list = new Candidates();
  list.clear();
  knowledge.candidates?.(position, list, 0);
  expect(list.complete).toBe(false);
  return list.toArray();
}

describe('limits of attention', () => {
  test('few candidates, the same ones each time, others for another seed', () => {
    const position = new Mnk(5, 5, 4);
    const seen = (seed: number) => noticed(noticing(weighed, { count: 4, seed, distraction: 1 }), position);
    expect(seen(1)).toHaveLength(4);
    expect(seen(1)).toEqual(seen(1));
    expect(seen(1)).not.toEqual(seen(2));
    expect(noticed(noticing(weighed, { count: 3, seed: 1, distraction: 0 }), position)).toEqual([24, 23, 22]);
  });

  test('the obvious is never overlooked', () => {
    const obvious: Knowledge<Mnk> = {
      ...mnkKnowledge,
      candidates(_position, list) {
        for (let cell = 0; cell < 25; cell++) list.push(cell, cell === 7 ? 100 : 1);
      },
    };
    for (let seed = 0; seed < 50; seed++) {
      expect(noticed(noticing(obvious, { count: 1, seed, distraction: 5 }), new Mnk(5, 5, 4))).toEqual([7]);
    }
  });

  test('a blurred judgement is zero-sum, within the bound, repeatable, and about as wrong as asked', () => {
    const values = new Float64Array(2);
    let squares = 0;
    const many = 2000;
    for (let seed = 0; seed < many; seed++) {
      const knowledge = blurred(mnkKnowledge, { noise: 30, seed });
      knowledge.evaluate(new Mnk(3, 3, 3), values);
      expect(values[0]).toBe(-values[1]);
      const first = values[0];
      knowledge.evaluate(new Mnk(3, 3, 3), values);
      expect(values[0]).toBe(first);
      squares += values[0] ** 2;
    }
    expect(Math.sqrt(squares / many)).toBeCloseTo(30, -1);
    const tree = new Tree({ seats: 4, partners: true, plies: 5, width: 3, chance: 0, seed: 1 });
    const four = new Float64Array(4);
    blurred(treeKnowledge, { noise: 3, seed: 1 }).evaluate(tree, four);
    expect([four[0], four[1]]).toEqual([four[2], four[3]]);
    expect(four[0]).toBeCloseTo(-four[1], 10);
  });

  test('what is over is seen as it is: nobody overlooks a win on the board', () => {
    const position = Mnk.of('xx. oo. ...', 3);
    for (let seed = 0; seed < 20; seed++) {
      const thinker = new AlphaBeta(blurred(mnkKnowledge, { noise: 400, seed }), { depth: 1, bytes: 1 << 12 });
      expect(thinker.think(position, {}).move).toBe(2);
    }
  });

  test('without: parts not learned yet', () => {
    expect(without(weighed, 'candidates').candidates).toBeUndefined();
    expect(without(weighed, 'candidates').bound).toBe(1000);
  });
});
