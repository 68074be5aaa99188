import type { Move } from '@countertop/core';

/*
 * What a result depends on below level 3, packed into one number: a set of tiles that were looked for on level 2 (bits 0-11),
 * and the number of a zone: tiles that were laid on the table at a certain place because that helped.
 */
const TILE_BITS = 12;
const TILE_SET = (1 << TILE_BITS) - 1;
/** With more tiles than this a result would hardly ever be of use elsewhere. */
const MOST_TILES = 3;
const MOST_ZONES = 1 << 16;

/** The zone without tiles. */
const NOTHING = 0;
/** The zone of results that depend on all of the table. */
const ALL = 1;

/** Depends on all of the table. */
export const WHOLE_TABLE = ALL << TILE_BITS;

export function tilesLookedFor(ground: number): number {
  return ground & TILE_SET;
}

export function dependsOnAll(ground: number): boolean {
  return ground >>> TILE_BITS === ALL;
}

/** Zones by number, so that results can be joined without making lists. */
export class EndgameGround {
  private zones: (readonly Move[])[] = [[], []];
  private numbers = new Map<string, number>();
  private readonly joined = new Map<number, number>();

  /** Whether it is time to forget, because no more zones can be told apart. */
  get full(): boolean {
    return this.zones.length >= MOST_ZONES;
  }

  forget(): void {
    this.zones.length = ALL + 1;
    this.numbers.clear();
    this.joined.clear();
  }

  join(a: number, b: number): number {
    const first = a >>> TILE_BITS;
    const second = b >>> TILE_BITS;
    if (first === second || first === NOTHING || second === NOTHING) return a | b;
    return ((a | b) & TILE_SET) | (this.joinZones(first, second) << TILE_BITS);
  }

  withTile(ground: number, move: Move): number {
    return this.join(ground, this.numberOf([move]) << TILE_BITS);
  }

  /** The tiles that lie at a certain place on the table. */
  tilesOf(ground: number): readonly Move[] {
    return this.zones[ground >>> TILE_BITS];
  }

  private joinZones(first: number, second: number): number {
    if (first === ALL || second === ALL) return ALL;
    const key = Math.min(first, second) * MOST_ZONES + Math.max(first, second);
    const known = this.joined.get(key);
    if (known !== undefined) return known;
    const moves = new Set([...this.zones[first], ...this.zones[second]]);
    const number = this.numberOf([...moves].sort((a, b) => a - b));
    this.joined.set(key, number);
    return number;
  }

  private numberOf(moves: readonly Move[]): number {
    if (moves.length > MOST_TILES) return ALL;
    const key = moves.join();
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    if (this.full) return ALL;
    this.zones.push(moves);
    this.numbers.set(key, this.zones.length - 1);
    return this.zones.length - 1;
  }
}
