import { type Move, MoveList, type Random } from '@countertop/core';
import type { AnyPlace } from '../rules/any-place.ts';
import type { CounterplaysPosition } from '../rules/position.ts';
import { PLIES, TILES } from '../rules/tiles.ts';

const SHAPES = TILES.length;
const FIRST_ORIENTATION = Uint8Array.from(TILES, (tile) => tile.orientations[0].id);
const ORIENTATION_COUNT = Uint8Array.from(TILES, (tile) => tile.orientations.length);
/** How often the highest tile is taken where any would do: people like to climb. */
const CLIMBS = 0.6;

const list = new MoveList(1024);

/** A quick move by somebody who likes to climb: a tile first, then any place for it. */
export function playoutMove(position: CounterplaysPosition, survey: AnyPlace, random: Random): Move {
  if (position.ply === 0) return position.pick(random);
  survey.follow(position);
  const tile = pickTile(position, survey, random);
  if (survey.level(tile) === 1) {
    return survey.pickOnTable(FIRST_ORIENTATION[tile] + random.below(ORIENTATION_COUNT[tile]), random);
  }
  list.clear();
  survey.spots(tile, list);
  return list.moves[random.below(list.length)];
}

function pickTile(position: CounterplaysPosition, survey: AnyPlace, random: Random): number {
  const hand = position.tilesLeft(position.ply & 1);
  let choice = hand;
  if (position.ply < PLIES - 2 && random.float() < CLIMBS) {
    for (let level = position.top + 1; level > 1; level--) {
      const fits = survey.fits(level) & hand;
      if (fits !== 0) {
        choice = fits;
        break;
      }
    }
  }
  return pickBit(choice, random);
}

function pickBit(set: number, random: Random): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  let skip = random.below(count);
  for (let tile = 0; tile < SHAPES; tile++) {
    if (((set >> tile) & 1) === 1 && skip-- === 0) return tile;
  }
  return 0;
}
