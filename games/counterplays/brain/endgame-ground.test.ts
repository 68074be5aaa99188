import { expect, test } from 'vitest';
import { dependsOnAll, EndgameGround, tilesLookedFor, WHOLE_TABLE } from './endgame-ground.ts';

test('what two results depend on is joined: the tiles looked for, and those that lie at a certain place', () => {
  const zones = new EndgameGround();
  const one = zones.withTile(0b01, 700);
  const other = zones.withTile(0b10, 300);
  const both = zones.join(one, other);
  expect(tilesLookedFor(both)).toBe(0b11);
  expect(zones.tilesOf(both)).toEqual([300, 700]);
  expect(zones.join(other, one)).toBe(both);
  expect(zones.join(both, one)).toBe(both);
});

test('what depends on the whole table does so whatever is added, and so does what depends on many places', () => {
  const zones = new EndgameGround();
  expect(dependsOnAll(zones.join(WHOLE_TABLE, zones.withTile(0, 5)))).toBe(true);
  const many = [1, 2, 3, 4].reduce((ground, move) => zones.withTile(ground, move), 0);
  expect(dependsOnAll(many)).toBe(true);
});
