import type { Move } from '@countertop/core';
import { cellsOf, covers, orientationOf, tileOf } from '../rules/placement.ts';
import { cellAt, middleOf, onPaper, placementNear, type Spot } from './lattice.ts';

/** How far a tile jumps to a place where it fits, in sides of a triangle. */
const SNAP = 1.5;

/** Whose hand it is, and what it may do. */
export interface Turn {
  readonly seat: number;
  readonly legal: readonly Move[];
  /** Nothing lies there yet. On an endless table all places are alike: the tile may be put anywhere, and the notation begins there. */
  readonly first: boolean;
}

/** A tile in hand: how it is turned, and where it would lie, whether it fits or not. Every gesture makes another. */
export class TileInHand {
  readonly tile: number;
  readonly orientation: number;

  private constructor(
    readonly turn: Turn,
    /** Where it would lie. */
    readonly at: Move,
    /** Where the person wants it: turning does not let it wander off. */
    readonly wanted: Spot,
  ) {
    this.orientation = orientationOf(at);
    this.tile = tileOf(at);
  }

  /** A tile taken from the tray, on a place near a spot where it fits; turned as it lay where that can be. */
  static taken(turn: Turn, lying: number, near: Spot): TileInHand {
    const hand = new TileInHand(turn, placementNear(lying, near), near);
    if (hand.places.length > 0) return hand.dropped();
    const other = turn.legal.filter((move) => tileOf(move) === hand.tile);
    return new TileInHand(turn, nearestOf(other, near)?.place ?? hand.at, near);
  }

  /** Where it fits as it is turned, in the notation of the rules. */
  get places(): readonly Move[] {
    return this.turn.legal.filter((move) => orientationOf(move) === this.orientation);
  }

  /** The legal move that putting it down means. */
  get move(): Move | undefined {
    return this.turn.first ? this.places[0] : this.places.find((place) => place === this.at);
  }

  get fits(): boolean {
    return this.move !== undefined;
  }

  get middle(): Spot {
    return middleOf(cellsOf(this.at));
  }

  /** Whether it is drawn over a spot. */
  isOver(spot: Spot): boolean {
    const { x, y, down } = cellAt(spot);
    return covers(this.at, x, y, Number(down));
  }

  /** Somebody points there: it jumps to a place close by where it fits. */
  over(spot: Spot): TileInHand {
    const nearest = this.turn.first ? undefined : nearestOf(this.places, spot);
    const snaps = nearest !== undefined && nearest.distance <= SNAP;
    return new TileInHand(this.turn, snaps ? nearest.place : placementNear(this.orientation, spot), spot);
  }

  /** Let go: on the nearest place where it fits, however far that is. */
  dropped(): TileInHand {
    return this.turnedTo(this.orientation);
  }

  turnedTo(orientation: number): TileInHand {
    const turned = new TileInHand(this.turn, placementNear(orientation, this.wanted), this.wanted);
    const nearest = this.turn.first ? undefined : nearestOf(turned.places, this.wanted);
    return nearest === undefined ? turned : new TileInHand(this.turn, nearest.place, this.wanted);
  }

  /** By so many steps along the axes of the grid. */
  stepped(dx: number, dy: number): TileInHand {
    const [x, y] = this.middle;
    const [right, down] = onPaper([dx, dy]);
    const wanted: Spot = [x + right, y + down];
    return new TileInHand(this.turn, placementNear(this.orientation, wanted), wanted);
  }

  /** On the next place where it fits; turned where it has none as it is. */
  onNext(): TileInHand {
    if (this.turn.first) return this;
    const mine = this.turn.legal.filter((move) => tileOf(move) === this.tile);
    const places = this.places.length > 0 ? this.places : mine;
    const at = places[(places.indexOf(this.at) + 1) % places.length];
    return at === undefined ? this : new TileInHand(this.turn, at, middleOf(cellsOf(at)));
  }

  /** The same tile in the same place, in a turn that follows: after a takeback, or a try that came to nothing. */
  inTurn(turn: Turn): TileInHand {
    return new TileInHand(turn, this.at, this.wanted);
  }
}

function nearestOf(places: readonly Move[], [x, y]: Spot): { place: Move; distance: number } | undefined {
  let nearest: { place: Move; distance: number } | undefined;
  for (const place of places) {
    const [mx, my] = middleOf(cellsOf(place));
    const distance = Math.hypot(mx - x, my - y);
    if (nearest === undefined || distance < nearest.distance) nearest = { place, distance };
  }
  return nearest;
}
