import type { ChanceSource, Dealer, Game, MatchEvent, MatchState } from '@countertop/core';
import { isWeighed, politeBot } from '@countertop/core';
import type { KeptConditions } from '../store/conditions.ts';
import type { Deed, Entry, Roster } from '../store/store.ts';
import { LagQuota } from './lag-quota.ts';
import { type IsHere, noticesOf } from './notices-of.ts';
import { standingOf } from './standing.ts';

/** A table in memory: its match, owned and changed in place, and who speaks for which seat. */
export class HeldTable {
  readonly dealer: Dealer;
  readonly lag: LagQuota;
  /** When it was last of use. */
  used = 0;
  /** By seat, what its person has said it would play. Theirs alone. */
  readonly conditions = new Map<number, KeptConditions>();
  private rosterChanged: boolean;
  /** How many events another process has told of, while something here was on its way to the disk. */
  heardOf = 0;
  /** Which commands were refused here, as the store has it (refusals.ts); null: none. */
  refused: string | null = null;
  /** When something is to be said about the last entry; undefined: nothing is. */
  planned: number | undefined;
  /** Whether there may be notices on disk. */
  private hasNotices: boolean;

  constructor(
    readonly id: string,
    readonly game: Game,
    public deed: Deed,
    /** Owned. */
    readonly state: MatchState,
    public people: readonly (string | null)[],
    /** How many of its events are on disk. Nobody is told of others. */
    public stored: number,
  ) {
    const chance: ChanceSource = { kind: 'fair', secret: { seed: deed.seed } };
    this.dealer = {
      chance,
      // A bot thinks about these first (bots/).
      answer: (state, offer, seat) => (isWeighed(offer.kind) ? undefined : politeBot(state, offer, seat)),
    };
    this.lag = new LagQuota(state.seats.length);
    this.rosterChanged = stored === 0;
    this.hasNotices = stored > 0;
  }

  /** Whether there is something that is not on disk. */
  get dirty(): boolean {
    return this.state.events.length > this.stored;
  }

  /** The person's seats, as far as they sit there. */
  seatsOf(person: string | undefined): number[] {
    if (person === undefined) return [];
    return this.people.flatMap((each, seat) =>
      each === person && this.state.seats[seat].holder.kind === 'person' ? [seat] : [],
    );
  }

  seat(seat: number, person: string | null): void {
    this.people = this.people.with(seat, person);
    this.rosterChanged = true;
  }

  /** Somebody is somebody else now, or nobody; the store knows it already. */
  becomes(person: string, now: string | null): void {
    this.people = this.people.map((each) => (each === person ? now : each));
    if (this.deed.host === person) this.deed = { ...this.deed, host: now };
    for (const [seat, kept] of this.conditions) {
      if (kept.person !== person) continue;
      if (now === null) this.conditions.delete(seat);
      else this.conditions.set(seat, { ...kept, person: now });
    }
  }

  /** What people have said they would play, as the store has it. */
  keep(conditions: readonly KeptConditions[]): void {
    this.conditions.clear();
    for (const kept of conditions) this.conditions.set(kept.seat, kept);
  }

  get roster(): Roster {
    return { seats: this.state.seats.map(({ holder }) => holder), people: this.people };
  }

  /** What is not on disk yet, as it is to lie there. Whoever gives it sees to it that it comes to lie there. */
  entry(fresh: readonly MatchEvent[], isHere: IsHere): Entry {
    const seating = this.rosterChanged || fresh.some(({ kind }) => kind === 'seated' || kind === 'left');
    this.rosterChanged = false;
    const notices = noticesOf(this, isHere);
    const changed = this.hasNotices || notices.length > 0;
    this.hasNotices = notices.length > 0;
    this.planned = notices.length === 0 ? undefined : Math.min(...notices.map(({ due }) => due));
    const moved = {
      table: this.id,
      after: this.stored,
      events: JSON.stringify(fresh),
      standing: standingOf(this.state),
    };
    if (!seating && !changed && this.stored > 0 && this.refused === null) return moved;
    return {
      ...moved,
      ...(this.refused === null ? {} : { refused: this.refused }),
      ...(seating ? { roster: this.roster } : {}),
      ...(this.stored === 0 ? { deed: this.deed } : {}),
      ...(changed ? { notices } : {}),
    };
  }
}
