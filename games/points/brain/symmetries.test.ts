import { Random } from '@countertop/core';
import { describe, expect, it } from 'vitest';
import { game, type PointsOptions } from '../game.ts';
import { symmetriesOf } from './symmetries.ts';

function sized(width: number, height: number, changes: Partial<PointsOptions> = {}): PointsOptions {
  return { width, height, centreWidth: 0, centreHeight: 0, start: 'empty', stop: 'ground', ...changes };
}

describe('turning and mirroring', () => {
  it('goes as far as the field, the cross and the middle part allow', () => {
    const count = (options: PointsOptions): number => symmetriesOf(game.start(options, 2)).length;
    expect(count(sized(5, 5))).toBe(7);
    expect(count(sized(5, 4))).toBe(3);
    expect(count(sized(4, 4, { start: 'cross' }))).toBe(3);
    expect(count(sized(5, 5, { start: 'cross' }))).toBe(1);
    expect(count(sized(5, 5, { centreWidth: 2, centreHeight: 2 }))).toBe(1);
  });

  it('makes no difference to what is played', () => {
    const random = new Random(3);
    const position = game.start(sized(6, 6), 2);
    const turned = symmetriesOf(position).map((symmetry) => ({ symmetry, other: position.clone() }));
    while (position.actor >= 0) {
      const move = position.pick(random);
      position.play(move);
      for (const { symmetry, other } of turned) {
        other.play(symmetry(move));
        expect(other.scores()).toEqual(position.scores());
        expect(other.actor).toBe(position.actor);
      }
    }
  });
});
