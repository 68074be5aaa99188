import type { Holder, MatchEvent } from '@countertop/core';
import { DELETED } from '@countertop/protocol';
import type { Roster } from './store.ts';

interface Leaving {
  readonly id: string;
  readonly name: string;
}

/**
 * The log without somebody's name. Who sat where is known of the last at each seat; of those before, by the name they had.
 * Nothing follows from a name: the match is the same.
 */
export function eventsWithoutName(
  events: readonly MatchEvent[],
  { people }: Roster,
  person: Leaving,
): readonly MatchEvent[] {
  const last = new Map<number, number>();
  for (const [index, event] of events.entries())
    for (const [seat, holder] of seatedBy(event)) {
      if (holder.kind === 'person') last.set(seat, index);
    }
  const isTheirs = (seat: number, holder: Holder, index: number): boolean => {
    if (holder.kind !== 'person') return false;
    const sitter = people[seat];
    if (last.get(seat) === index && sitter !== null) return sitter === person.id;
    return holder.name === person.name;
  };
  return events.map((event, index) => {
    if (event.kind === 'created')
      return { ...event, seats: event.seats.map((holder, seat) => (isTheirs(seat, holder, index) ? NOBODY : holder)) };
    if (event.kind === 'seated' && isTheirs(event.seat, event.holder, index)) return { ...event, holder: NOBODY };
    return event;
  });
}

const NOBODY = { kind: 'person', name: DELETED.name } as const;

export function rosterWithoutName({ seats, people }: Roster, { id }: Leaving): Roster {
  return {
    seats: seats.map((holder, seat) => (people[seat] === id && holder.kind === 'person' ? NOBODY : holder)),
    people: people.map((each) => (each === id ? null : each)),
  };
}

function seatedBy(event: MatchEvent): readonly (readonly [number, Holder])[] {
  if (event.kind === 'created') return event.seats.map((holder, seat) => [seat, holder] as const);
  return event.kind === 'seated' ? [[event.seat, event.holder]] : [];
}

/** A line of somebody who is gone: that something was said is all that is left of it. */
export function lineWithoutName<L extends object>(line: L): L {
  return { ...line, person: DELETED.person, name: DELETED.name, remark: { kind: 'free', text: DELETED.name } };
}
