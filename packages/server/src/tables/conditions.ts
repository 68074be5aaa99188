import {
  bad,
  type Conditions,
  checkConditions,
  conditionalMove,
  conditionsLeft,
  good,
  type Result,
} from '@countertop/core';
import type { Bus } from '../bus/bus.ts';
import type { KeptConditions } from '../store/conditions.ts';
import type { Store } from '../store/store.ts';
import { carryOut } from './errand.ts';
import type { HeldTable } from './held-table.ts';
import type { Tables } from './tables.ts';

/** Plays the answers that people have said they would give, in the same tick as what they answer. */
export function playConditions(table: HeldTable, now: number): void {
  for (;;) {
    const next = [...table.conditions.values()].flatMap((kept) => {
      const move = isAlive(table, kept) ? conditionalMove(table.state, kept.seat, kept) : undefined;
      return move === undefined ? [] : [{ kind: 'move', seat: kept.seat, move } as const];
    })[0];
    if (next === undefined || carryOut(table, next, now) !== undefined) return;
  }
}

/** Who set them still sits there, and nothing has been taken back since. All else follows from the moves. */
function isAlive({ people, state }: HeldTable, { seat, person, events }: KeptConditions): boolean {
  if (people[seat] !== person || state.seats[seat].holder.kind !== 'person') return false;
  for (let number = events; number < state.events.length; number++) {
    if (state.events[number].kind === 'taken-back') return false;
  }
  return true;
}

/** Sets, shows and removes somebody's conditional moves. Nobody else hears of them. */
export class ConditionDesk {
  constructor(
    private readonly store: Store,
    private readonly tables: Tables,
    private readonly bus: Bus,
  ) {}

  async show(person: string, id: string): Promise<Result<Conditions>> {
    const table = await this.tables.find(id);
    if (table === undefined) return bad('table-unknown');
    const kept = [...table.conditions.values()].find((each) => each.person === person);
    const left = kept !== undefined && isAlive(table, kept) ? conditionsLeft(table.state, kept) : null;
    return good(left === null ? { ply: table.state.line.length, lines: [] } : { ply: left.ply, lines: left.lines });
  }

  /** In place of all that were set before; none at all: removes them. */
  async set(person: string, id: string, wished: Conditions): Promise<Result<Conditions>> {
    let kept: KeptConditions | undefined;
    const outcome = await this.tables.run(id, (table) => {
      const [seat] = table.seatsOf(person);
      if (seat === undefined) return { code: 'seat-not-yours' };
      const checked = checkConditions(table.state, seat, wished);
      if (!checked.ok) return checked.problem;
      kept = { ...checked.value, table: id, seat, person, events: table.state.events.length };
      return undefined;
    });
    if (!outcome.ok) return outcome;
    if (kept === undefined) return bad('server-fault');
    if (kept.lines.length === 0) await this.store.conditions.remove(id, kept.seat);
    else await this.store.conditions.put(kept);
    (await this.tables.find(id))?.conditions.set(kept.seat, kept);
    this.bus.publish({ kind: 'conditions', table: id });
    // What they answer may have been played while they were written down.
    await this.tables.run(id, () => undefined);
    return this.show(person, id);
  }
}
