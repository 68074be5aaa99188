import type { Position } from '@countertop/core';

/** The teams of a match, numbered from 0 in the order of their first seats. */
export class Teams {
  /** The team of each seat. */
  readonly of: Int8Array<ArrayBuffer>;
  /** One seat of each team. */
  readonly first: Int8Array<ArrayBuffer>;
  readonly count: number;

  constructor(position?: Position) {
    const seats = position?.seats ?? 0;
    const names: number[] = [];
    const firsts: number[] = [];
    this.of = new Int8Array(seats);
    for (let seat = 0; seat < seats; seat++) {
      const name = position?.team(seat) ?? seat;
      if (!names.includes(name)) {
        names.push(name);
        firsts.push(seat);
      }
      this.of[seat] = names.indexOf(name);
    }
    this.first = Int8Array.from(firsts);
    this.count = names.length;
  }

  /** Are these the teams of that match? */
  fits(position: Position): boolean {
    if (position.seats !== this.of.length) return false;
    const other = new Teams(position);
    return this.of.every((team, seat) => team === other.of[seat]);
  }
}
