import { COLOURS } from '../rules/colours.ts';
import { type CounterpointPosition, FULL_RESERVE } from '../rules/position.ts';

/** A counter in a place of a reserve, and after how many moves it came there; 0: it has always been there. */
export interface Slot {
  readonly colour: number;
  readonly ply: number;
}

/** The places of all reserves, by seat. A position only counts colours; on the table every counter keeps its place. */
export type Slots = readonly (readonly (Slot | undefined)[])[];

export interface Place {
  readonly seat: number;
  readonly index: number;
}

/** Reserves that nobody has seen before: by colour. */
export function slotsOf(position: CounterpointPosition): Slots {
  return seatsOf(position).map((seat) => {
    const counters = COLOURS.flatMap((_, colour) =>
      Array.from({ length: position.inReserve(seat, colour) }, () => ({ colour, ply: 0 })),
    );
    return Array.from({ length: FULL_RESERVE }, (_, index) => counters[index]);
  });
}

/** What stays keeps its place, what goes leaves a gap (at `taken` first), and what comes fills one. */
export function slotsAfter(slots: Slots, position: CounterpointPosition, taken?: Place): Slots {
  return seatsOf(position).map((seat) => {
    const left = COLOURS.map((_, colour) => position.inReserve(seat, colour));
    const places = [...(slots[seat] ?? [])];
    const order = places.map((_, index) => index);
    if (taken?.seat === seat) order.sort((a, b) => Number(a === taken.index) - Number(b === taken.index));
    for (const index of order) {
      const slot = places[index];
      if (slot !== undefined && left[slot.colour]-- <= 0) places[index] = undefined;
    }
    for (const [colour, more] of left.entries()) {
      for (let each = 0; each < more; each++) places[places.indexOf(undefined)] = { colour, ply: position.ply };
    }
    return places;
  });
}

/** The place that a counter has left between two arrangements. */
export function placeLeft(before: Slots, after: Slots): Place | undefined {
  for (const [seat, places] of before.entries()) {
    const index = places.findIndex((slot, at) => slot !== undefined && after[seat]?.[at] === undefined);
    if (index >= 0) return { seat, index };
  }
  return undefined;
}

function seatsOf({ seats }: CounterpointPosition): number[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}
