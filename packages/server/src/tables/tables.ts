import { type MatchEvent, problem } from '@countertop/core';
import type { Bus } from '../bus/bus.ts';
import type { TableRow } from '../store/store.ts';
import { Commits, type CommitsParts, type Kept } from './commits.ts';
import { playConditions } from './conditions.ts';
import type { Errand, Outcome } from './errand.ts';
import { isDoubtful, refuseFinally } from './final-refusal.ts';
import type { HeldTable } from './held-table.ts';
import { eventsOf, HeldTables, type HeldTablesParts } from './held-tables.ts';
import { Others } from './others.ts';
import { refusalOf, type Sent } from './refusals.ts';
import { rematchOf } from './rematch.ts';
import { outcomeOf, type Request, requestOf, STORE_FAILED } from './request.ts';
import { rowOf } from './summary.ts';

export interface TablesParts extends HeldTablesParts, CommitsParts {
  readonly bus: Bus;
  /** Told when something could not be kept or read. */
  readonly failed?: () => void;
  /** Told of all that this process has brought onto disk. */
  readonly kept?: (events: readonly MatchEvent[]) => void;
}

/**
 * Commands to events. An errand is run on the table in memory at once; what came of it goes to disk with all else of this turn of
 * the loop, in one transaction, and only then anybody hears of it, a refusal included that rests on what is not on disk.
 *
 * Nobody owns a table. If somebody else appended first, the store refuses; the table is read again and its errands are run
 * again on what it has become. If the store fails, nobody was told anything, the tables are read again, and who asked is told.
 */
export class Tables {
  /** What is heard of other processes. */
  readonly others: Others;
  private readonly parts: TablesParts;
  private readonly held: HeldTables;
  private readonly commits: Commits;
  private readonly watchers = new Set<(table: HeldTable) => void>();

  constructor(parts: TablesParts) {
    this.parts = parts;
    this.commits = new Commits(parts, {
      writes: (table) => this.held.writes(table.id),
      taken: (kept) => this.tell(kept),
      refused: ({ table, requests }) => this.letGo(table, requests),
      failed: (batch, error) => this.tellOfFailure(batch, error),
      waited: (table, requests) => {
        for (const request of requests) this.answer(table, request);
      },
    });
    this.held = new HeldTables(parts, this.commits);
    this.others = new Others(parts, this.held, {
      changed: (table) => this.changed(table),
      letGo: (table) => this.letGo(table),
      look: (id) => this.run(id, () => undefined),
    });
  }

  /** Is told of every table that has changed, when it is on disk: deadlines and bots go by that. */
  watch(watcher: (table: HeldTable) => void): void {
    this.watchers.add(watcher);
  }

  /** How many are in memory. */
  get size(): number {
    return this.held.size;
  }

  /** Whether it is in memory, or on its way there. */
  holds(table: string): boolean {
    return this.held.holds(table);
  }

  /** Whether somebody waits for an answer. */
  get busy(): boolean {
    return this.commits.busy || this.held.isReading;
  }

  /** Who speaks for the seats of a table, if that is in memory. */
  peopleAt(table: string): readonly (string | null)[] {
    return this.held.get(table)?.people ?? [];
  }

  /** Has something done at a table. Answered when it is on disk. `sent`: the command that it is, if it has an id. */
  run(table: string, errand: Errand, sent?: Sent): Promise<Outcome> {
    return new Promise((tell) => this.ask(table, errand, sent, tell));
  }

  /** The same for whoever does not wait: `tell` is called once. */
  ask(table: string, errand: Errand, sent: Sent | undefined, tell: (outcome: Outcome) => void): void {
    this.take(table, requestOf(errand, sent, tell));
  }

  /** Puts a new table there: it exists when that is answered. */
  found(table: HeldTable): Promise<Outcome> {
    return new Promise((tell) => {
      this.held.hold(table);
      this.commits.enter(
        table,
        requestOf(() => undefined, undefined, tell),
      );
    });
  }

  /**
   * The table in memory, read if need be. To look at; what is not on disk is not to be told. `least`: how many events there are
   * at least; where fewer are in memory, what others appended is read.
   */
  async find(id: string, least = 0): Promise<HeldTable | undefined> {
    const held = this.held.get(id);
    if (held !== undefined && held.stored < least && !held.dirty) await this.others.catchUp(held);
    return this.held.get(id) ?? this.held.bring(id);
  }

  /**
   * Those of a table's events that are on disk, from a number on. `least`: how many there are at least; where fewer are in
   * memory, news of another process went astray, and everybody here is told what they missed.
   */
  async eventsFrom(id: string, from: number, least?: number): Promise<readonly MatchEvent[] | undefined> {
    const wanted = least ?? (await this.numberOf(id));
    const held = this.held.get(id);
    if (held !== undefined && held.stored < wanted) {
      // On disk by now, and not known here to be: told of it already, somebody would miss it when they ask again.
      if (held.dirty) await this.commits.written(id)?.catch(() => {});
      else await this.others.catchUp(held);
    }
    const now = this.held.get(id);
    if (now !== undefined && now.stored >= wanted) return now.state.events.slice(from, now.stored);
    const stored = await this.parts.store.read(id, from);
    return stored === undefined ? undefined : eventsOf(id, stored);
  }

  /** How a table stands: as it does in memory, where nobody else could know more of it, or on disk. */
  async row(id: string): Promise<TableRow | undefined> {
    const held = this.parts.isShared === true ? undefined : this.held.get(id);
    return held === undefined || held.dirty ? this.parts.store.row(id) : rowOf(held);
  }

  /** How many events a table has, as far as it could be that others know more than is in memory. */
  private async numberOf(id: string): Promise<number> {
    if (this.parts.isShared !== true) return 0;
    return (await this.parts.store.numbers([id])).get(id) ?? 0;
  }

  private take(id: string, request: Request): void {
    const held = this.held.get(id);
    if (held !== undefined) {
      this.perform(held, request);
      return;
    }
    this.held.bring(id).then(
      (brought) => {
        if (brought === undefined) request.tell({ ok: false, problem: problem('table-unknown') });
        // It may have gone again meanwhile, and come back as another.
        else this.perform(this.held.get(id) ?? brought, request);
      },
      (error: unknown) => {
        this.fail('a table could not be read', error);
        request.tell(STORE_FAILED);
      },
    );
  }

  private perform(table: HeldTable, request: Request): void {
    const { outside } = this.parts;
    table.used = outside.now();
    if (!this.held.isHeld(table)) this.held.hold(table);
    if (table.refused !== null && request.sent !== undefined) {
      const refusal = refusalOf(table.refused, request.sent);
      if (refusal !== undefined) {
        request.tell({ ok: false, problem: refusal });
        return;
      }
    }
    const known = table.state.events.length;
    try {
      request.problem = request.errand(table, outside.now());
      request.before = !hasLedTo(table.state.events, known, request.sent?.id);
      if (table.conditions.size > 0) playConditions(table, outside.now());
      this.playAgain(table);
    } catch (error) {
      // A broken invariant: what is in memory may be anything now, what is on disk is not.
      outside.complain('an errand broke down', error);
      request.tell({ ok: false, problem: problem('server-fault') });
      this.letGo(table);
      return;
    }
    if (table.dirty) this.commits.enter(table, request);
    else this.answer(table, request);
  }

  /** A rematch that has been agreed on gets its table, in the same transaction as the event that names it. */
  private playAgain(table: HeldTable): void {
    const { agreed, match } = table.state.rematch;
    if (!agreed || match !== null) return;
    const next = rematchOf(table, this.parts.outside);
    if (next === undefined || this.held.get(next.id) !== undefined) return;
    this.held.hold(next);
    this.commits.enter(next);
  }

  /** Something that has changed nothing, when what it rests on is on disk. */
  private answer(table: HeldTable, request: Request): void {
    if (!isDoubtful(this.parts, request)) {
      request.tell(outcomeOf(request));
      return;
    }
    refuseFinally(this.parts, table, request)
      .then((there) =>
        there === undefined ? request.tell(outcomeOf(request)) : this.decideAgain(table, there, request),
      )
      .catch((error: unknown) => {
        this.fail('a table could not be read', error);
        request.tell(STORE_FAILED);
      });
  }

  /** On what the table has become, of which so many events are there. */
  private async decideAgain(table: HeldTable, there: number, request: Request): Promise<void> {
    // More in memory than there is: a disk that lies. It must not be asked for ever.
    if (this.held.isHeld(table) && table.stored > there && !table.dirty) this.letGo(table, [request]);
    else {
      await this.find(table.id, there).catch(() => {});
      this.take(table.id, request);
    }
  }

  /** It is on disk. */
  private tell({ table, requests, events, entry }: Kept): void {
    this.parts.kept?.(events);
    this.parts.bus.publish({
      kind: 'events',
      table: table.id,
      from: entry.after,
      events,
      text: entry.events,
      seating: entry.roster !== undefined,
      bot: entry.standing.bot,
    });
    for (const request of requests) request.tell(outcomeOf(request));
    this.changed(table);
    // Another process has built on this before it was known here to be on disk.
    if (table.heardOf > table.stored) this.others.hearOfNumber(table.id, table.heardOf);
    // Said at another process, and not heard of here: where moves take days, somebody may have planned an answer to this one.
    if (this.parts.isShared === true && table.deed.clock.kind === 'days' && table.state.result === null)
      this.others.hearOfConditions(table.id).catch((error) => this.fail('conditions could not be read', error));
  }

  private tellOfFailure(batch: readonly Kept[], error: unknown): void {
    this.fail('a commit failed', error);
    for (const { table } of batch) this.letGo(table);
    for (const { requests } of batch) for (const { tell } of requests) tell(STORE_FAILED);
  }

  private fail(what: string, error: unknown): void {
    this.parts.outside.complain(what, error);
    this.parts.failed?.();
  }

  private changed(table: HeldTable): void {
    if (table.dirty) return;
    for (const watcher of this.watchers) watcher(table);
  }

  /**
   * What is in memory is not what is on disk. It is read again; whoever follows it is told what they missed, deadlines and bots
   * go by what is there, and what was asked for since is asked for again.
   */
  private letGo(table: HeldTable, again: readonly Request[] = []): void {
    this.held.release(table);
    const requests = [...again, ...this.commits.withdraw(table)];
    void this.held.bring(table.id).then(
      (fresh) => {
        if (fresh === undefined) return;
        if (fresh.stored > table.stored) this.others.tellHere(fresh, table.stored);
        this.changed(fresh);
      },
      // Whoever needs it reads it; deadlines and bots are looked for in the store.
      () => {},
    );
    for (const request of requests) this.take(table.id, request);
  }
}

/** Whether there are new events, with the command's id if it has one. */
function hasLedTo(events: readonly MatchEvent[], known: number, id: string | undefined): boolean {
  if (id === undefined) return events.length > known;
  for (let i = known; i < events.length; i++) if (events[i].id === id) return true;
  return false;
}
