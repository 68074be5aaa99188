import { MoveList, Random } from '@countertop/core';
import { expect, test } from 'vitest';
import { CounterplaysPosition, TILES } from '../index.ts';
import { RunningSurvey } from './running-survey.ts';

/** As low and as far to the right as can be: stacks too wide for one window. */
function spread(position: CounterplaysPosition, list: MoveList): number {
  let best = list.moves[0];
  const weight = (move: number) => ((move >> 8) & 255) - 100 * position.levelOf(move);
  for (const move of list.toArray()) if (weight(move) > weight(best)) best = move;
  return best;
}

test('a running survey finds what the rules find, on the way forth and back', () => {
  const survey = new RunningSurvey();
  const legal = new MoveList();
  const found = new MoveList();
  const compare = (position: CounterplaysPosition) => {
    survey.follow(position);
    const seat = position.ply & 1;
    position.moves(legal);
    found.clear();
    for (let tile = 0; tile < TILES.length; tile++) {
      for (const owner of [0, 1]) {
        if (position.hasTile(owner, tile)) expect(survey.level(tile)).toBe(position.highestLevel(owner, tile));
      }
      if (position.hasTile(seat, tile)) survey.spots(tile, found);
    }
    expect(found.toArray().sort()).toEqual(legal.toArray().sort());
  };
  for (let game = 0; game < 20; game++) {
    const random = new Random(game);
    const position = new CounterplaysPosition('highest');
    position.play(position.pick(random));
    while (position.ply < 24) {
      if (game % 4 < 3 || random.below(2) === 0) position.play(position.pick(random));
      else {
        position.moves(legal);
        position.play(spread(position, legal));
      }
      if (position.ply < 24) compare(position);
      if (random.below(4) === 0) {
        for (let back = random.below(3); back > 0 && position.ply > 2; back--) position.undo();
        compare(position);
      }
    }
  }
});
