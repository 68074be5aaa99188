import type { Move, Polyiamond } from '@countertop/core';
import { cellKey, cellsOf, orientationOf, placementOf, placementsOver, shiftX, shiftY, sidesOf } from '../../index.ts';
import { cellAt, middleOf, placementNear, type Spot } from '../lattice.ts';
import { covered, type Laid } from './laid.ts';

/** What lies on a builder's table while something is in hand, and where that could go. */
export class Ground {
  private readonly taken: ReadonlySet<string>;
  private readonly inside: ReadonlySet<string> | undefined;

  constructor(
    private readonly lying: readonly Laid[],
    /** Where tiles must lie, and what they are to fill. */
    private readonly outline?: Polyiamond,
    /** Cells that ask to be covered. */
    private readonly open?: Polyiamond,
  ) {
    this.taken = covered(lying);
    this.inside = outline === undefined ? undefined : new Set(outline.map(cellKey));
  }

  /** The word for what is wrong with a place. */
  whyNot(move: Move): 'outside' | 'overlap' | undefined {
    const cells = cellsOf(move).map(cellKey);
    if (this.inside !== undefined && !cells.every((cell) => this.inside?.has(cell))) return 'outside';
    return cells.some((cell) => this.taken.has(cell)) ? 'overlap' : undefined;
  }

  /** Whether nothing of a tile would lie on what is to be filled. */
  isAway(move: Move): boolean {
    return this.inside !== undefined && !cellsOf(move).some((cell) => this.inside?.has(cellKey(cell)));
  }

  /** Where a tile fits as it is turned: in the shape, over what asks to be covered, or beside what lies there. */
  places(tile: number, orientation: number): readonly Move[] {
    const wanted = this.wanted();
    if (wanted.length === 0 && this.lying.length === 0) return [placementOf(orientation, 0, 0)];
    const over = new Set(wanted.flatMap((cell) => placementsOver(cell, [tile])));
    return [...over].filter((move) => orientationOf(move) === orientation && this.whyNot(move) === undefined);
  }

  /** The place nearest to a spot; one beside it where only that fits. */
  near(orientation: number, spot: Spot): Move {
    const nearest = placementNear(orientation, spot);
    if (this.whyNot(nearest) === undefined) return nearest;
    let best = nearest;
    let least = SNAP;
    for (const [dx, dy] of BESIDE) {
      const move = placementOf(orientation, shiftX(nearest) + dx, shiftY(nearest) + dy);
      const [x, y] = middleOf(cellsOf(move));
      const distance = Math.hypot(x - spot[0], y - spot[1]);
      if (distance < least && this.whyNot(move) === undefined) [best, least] = [move, distance];
    }
    return best;
  }

  private wanted(): Polyiamond {
    if (this.outline !== undefined) return this.outline.filter((cell) => !this.taken.has(cellKey(cell)));
    if (this.open !== undefined && this.open.length > 0) return this.open;
    return sidesOf(this.lying.map(({ move }) => move));
  }
}

/** How far a tile jumps to a place where it fits, in sides of a triangle. */
const SNAP = 0.8;
const BESIDE = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
] as const;

/** The tile that covers a spot. */
export function tileAt(tiles: readonly Laid[], spot: Spot): Laid | undefined {
  const key = cellKey(cellAt(spot));
  return tiles.find(({ move }) => cellsOf(move).some((cell) => cellKey(cell) === key));
}
