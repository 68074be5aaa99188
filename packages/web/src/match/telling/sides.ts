import type { Named, Position } from '@countertop/core';

/** Those who win together: one seat, or partners. */
export interface Side {
  readonly seat: number;
  readonly name: string;
}

/** The sides of a match, named by all who are in them. */
export function sidesOf(position: Position, names: readonly Named[]): Side[] {
  const sides = new Map<number, { seat: number; names: Named[] }>();
  for (const [seat, name] of names.entries()) {
    const team = position.team(seat);
    const side = sides.get(team);
    if (side === undefined) sides.set(team, { seat, names: [name] });
    else side.names.push(name);
  }
  return [...sides.values()].map((side) => ({ seat: side.seat, name: side.names.join(' + ') }));
}
