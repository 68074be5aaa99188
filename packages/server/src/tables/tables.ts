import { extendMatch, type MatchEvent, type Problem, problem } from '@countertop/core';
import type { Bus, News, PersonNews } from '../bus/bus.ts';
import type { Entry, TableRow, Verdict } from '../store/store.ts';
import { CommitPause, LULL } from './commit-pause.ts';
import { playConditions } from './conditions.ts';
import type { Errand, Outcome } from './errand.ts';
import type { HeldTable } from './held-table.ts';
import { eventsOf, HeldTables, type HeldTablesParts } from './held-tables.ts';
import type { IsHere } from './notices-of.ts';
import { refusalOf, type Sent, withRefusal } from './refusals.ts';
import { rematchOf } from './rematch.ts';
import { waitsForBot } from './standing.ts';
import { rowOf } from './summary.ts';

export interface TablesParts extends HeldTablesParts {
  readonly bus: Bus;
  /** They need not be told of it. */
  readonly isHere: IsHere;
  /** Whether other processes append to the same store: then what is in memory may be behind. */
  readonly isShared?: boolean;
  /** Told when something could not be kept or read. */
  readonly failed?: () => void;
  /** Told of all that this process has brought onto disk. */
  readonly kept?: (events: readonly MatchEvent[]) => void;
  /** Told of every commit: how many tables, how many events, how long it took. */
  readonly measured?: (tables: number, events: number, milliseconds: number) => void;
}

/** Something that was asked for, and whom to tell when it is on disk. */
interface Request {
  readonly errand: Errand;
  readonly sent: Sent | undefined;
  readonly tell: (outcome: Outcome) => void;
  before: boolean;
  problem: Problem | undefined;
}

type Turn = Map<HeldTable, Request[]>;

/** What is to be kept of a table, and who asked for it. */
interface Kept {
  readonly table: HeldTable;
  readonly requests: readonly Request[];
  readonly events: readonly MatchEvent[];
  readonly entry: Entry;
}

const NOBODY: Turn = new Map();

const STORE_FAILED: Outcome = { ok: false, problem: problem('store-failed') };

/**
 * Commands to events. An errand is run on the table in memory at once; what came of it goes to disk with all else of this turn of
 * the loop, in one transaction, and only then anybody hears of it, a refusal included that rests on what is not on disk.
 *
 * Nobody owns a table. If somebody else appended first, the store refuses; the table is read again and its errands are run
 * again on what it has become. If the store fails, nobody was told anything, the tables are read again, and who asked is told.
 */
export class Tables {
  private readonly parts: TablesParts;
  private readonly held: HeldTables;
  private readonly catching = new Map<HeldTable, Promise<void>>();
  private readonly watchers = new Set<(table: HeldTable) => void>();
  private next: Turn = new Map();
  private scheduled = false;
  private committing = false;
  /** What is on its way to the disk. */
  private writing: { readonly batch: readonly Kept[]; readonly done: Promise<unknown> } | undefined;
  private readonly pause = new CommitPause();

  constructor(parts: TablesParts) {
    this.parts = parts;
    this.held = new HeldTables(parts, {
      isWaitedFor: (table) => this.next.has(table),
      written: (id) => this.written(id),
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
    return this.next.size > 0 || this.committing || this.held.isReading;
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
    this.take(table, { errand, sent, tell, before: false, problem: undefined });
  }

  /** Puts a new table there: it exists when that is answered. */
  found(table: HeldTable): Promise<Outcome> {
    return new Promise((tell) => {
      this.held.hold(table);
      this.enter(table, { errand: () => undefined, sent: undefined, tell, before: false, problem: undefined });
    });
  }

  /**
   * The table in memory, read if need be. To look at; what is not on disk is not to be told. `least`: how many events there are
   * at least; where fewer are in memory, what others appended is read.
   */
  async find(id: string, least = 0): Promise<HeldTable | undefined> {
    const held = this.held.get(id);
    if (held !== undefined && held.stored < least && !held.dirty) await this.catchUp(held);
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
      if (held.dirty) await this.written(id)?.catch(() => {});
      else await this.catchUp(held);
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

  private written(id: string): Promise<unknown> | undefined {
    return this.writing?.batch.some(({ table }) => table.id === id) ? this.writing.done : undefined;
  }

  /** How many events a table has, as far as it could be that others know more than is in memory. */
  private async numberOf(id: string): Promise<number> {
    if (this.parts.isShared !== true) return 0;
    return (await this.parts.store.numbers([id])).get(id) ?? 0;
  }

  /** What another process has appended. Where something is missing in between, it is read. */
  hear({ table, from, events }: News): void {
    const held = this.held.get(table);
    if (held === undefined || from + events.length <= held.stored) return;
    if (held.dirty) {
      held.heardOf = Math.max(held.heardOf, from + events.length);
      return;
    }
    const fresh = events.slice(held.stored - from);
    const seated = fresh.some(({ kind }) => kind === 'seated' || kind === 'left');
    // Who sits where is not in the events.
    if (from > held.stored || seated) this.catchUp(held).catch(() => this.held.drop(held));
    else this.extend(held, fresh);
  }

  private extend(table: HeldTable, fresh: readonly MatchEvent[]): void {
    if (!extendMatch(table.state, fresh).ok) {
      // What is in memory may be anything now.
      this.letGo(table);
      return;
    }
    table.stored = table.state.events.length;
    // Another process may not know what somebody has said they would answer.
    if (table.conditions.size > 0) void this.run(table.id, () => undefined);
    this.changed(table);
  }

  /** Reads what others have appended, and tells everybody here. */
  private catchUp(table: HeldTable): Promise<void> {
    const under = this.catching.get(table);
    if (under !== undefined) return under;
    const reading = this.readOn(table).finally(() => this.catching.delete(table));
    this.catching.set(table, reading);
    return reading;
  }

  private async readOn(table: HeldTable): Promise<void> {
    const from = table.stored;
    const { store } = this.parts;
    const [stored, conditions] = await Promise.all([store.read(table.id, from), store.conditions.of(table.id)]);
    // It may have gone on meanwhile, or gone.
    if (stored === undefined || !this.held.isHeld(table) || table.dirty) return;
    table.people = stored.roster.people;
    table.refused = stored.refused;
    table.keep(conditions);
    const before = table.stored;
    const fresh = eventsOf(table.id, stored).slice(before - from);
    if (fresh.length === 0) return;
    this.extend(table, fresh);
    this.republish(table, before);
  }

  /** Another process knows of so many events. */
  hearOfNumber(table: string, events: number): void {
    const held = this.held.get(table);
    if (held === undefined || held.stored >= events) return;
    if (held.dirty) held.heardOf = Math.max(held.heardOf, events);
    else this.catchUp(held).catch(() => this.held.drop(held));
  }

  /** Somebody has said what they would play, or taken that back. */
  async hearOfConditions(table: string): Promise<void> {
    const conditions = await this.parts.store.conditions.of(table);
    const held = this.held.get(table);
    if (held === undefined) return;
    const isNews = conditions.some(({ seat, ply }) => held.conditions.get(seat)?.ply !== ply);
    held.keep(conditions);
    // What they answer may have been played before this was known here.
    if (isNews) await this.run(table, () => undefined);
  }

  /** Somebody sits there under another id, or is gone with their name, which stands in the log. */
  hearOf({ person, becomes, tables }: PersonNews): void {
    if (becomes === undefined) return;
    // Whoever made a table need not sit there.
    for (const held of this.held.all()) held.becomes(person, becomes);
    if (becomes !== null) return;
    for (const id of tables) {
      const held = this.held.get(id);
      if (held !== undefined) this.letGo(held);
    }
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
    if (table.dirty) this.enter(table, request);
    else this.answer(table, request);
  }

  /** Something that has changed nothing, when what it rests on is on disk. */
  private answer(table: HeldTable, request: Request): void {
    if (request.problem === undefined || !this.mayBeBehind(request)) request.tell(outcomeOf(request));
    else this.confirm(table, request);
  }

  /** A command that is sent again may have been carried out by whoever came before this process, or stands beside it. */
  private mayBeBehind({ sent }: Request): boolean {
    return sent !== undefined || this.parts.isShared === true;
  }

  /**
   * A refusal that rests on what is in memory only: another process may have appended meanwhile, even this very command, and
   * whoever sent it would be told that what has happened has not.
   */
  private confirm(table: HeldTable, request: Request): void {
    this.makeFinal(table, request)
      .then((isFinal) => (isFinal ? request.tell(outcomeOf(request)) : this.lookAgain(table, request)))
      .catch((error: unknown) => {
        this.fail('a table could not be read', error);
        request.tell(STORE_FAILED);
      });
  }

  /**
   * Whether the table stands as it was thought to. Where others share the store, one of them may have the same command in hand, and would
   * carry it out when it has become possible: from now on it is refused there, too.
   */
  private async makeFinal(table: HeldTable, { sent, problem }: Request): Promise<boolean> {
    const { store, isShared } = this.parts;
    const { id, stored: after, refused: before } = table;
    if (isShared !== true || sent === undefined || problem === undefined)
      return ((await store.row(id))?.standing.events ?? after) === after;
    const refused = withRefusal(before, sent, problem);
    if (!(await store.refuse(id, { refused, before, after }))) return false;
    table.refused = refused;
    return true;
  }

  /** Has it decided again on what the table has become. */
  private async lookAgain(table: HeldTable, request: Request): Promise<void> {
    const row = await this.parts.store.row(table.id);
    if (row === undefined) {
      request.tell(outcomeOf(request));
      return;
    }
    table.refused = row.refused;
    const there = row.standing.events;
    // More in memory than there is: a disk that lies. It must not be asked for ever.
    if (this.held.isHeld(table) && table.stored > there && !table.dirty) this.letGo(table, [request]);
    else {
      await this.find(table.id, there).catch(() => {});
      this.take(table.id, request);
    }
  }

  private fail(what: string, error: unknown): void {
    this.parts.outside.complain(what, error);
    this.parts.failed?.();
  }

  /** A rematch that has been agreed on gets its table, in the same transaction as the event that names it. */
  private playAgain(table: HeldTable): void {
    const { agreed, match } = table.state.rematch;
    if (!agreed || match !== null) return;
    const next = rematchOf(table, this.parts.outside);
    if (next === undefined || this.held.get(next.id) !== undefined) return;
    this.held.hold(next);
    this.enter(next);
  }

  private enter(table: HeldTable, request?: Request): void {
    const requests = this.next.get(table);
    if (requests === undefined) this.next.set(table, request === undefined ? [] : [request]);
    else if (request !== undefined) requests.push(request);
    this.schedule();
  }

  /**
   * At the end of this turn. What comes while a commit is under way goes into the next: the more there is to do, the more it holds.
   * Where several commit at one store, after a pause.
   */
  private schedule(): void {
    if (this.scheduled || this.committing || this.next.size === 0) return;
    this.scheduled = true;
    const { outside } = this.parts;
    if (this.pause.isOver(outside.now(), this.next.size)) outside.afterTurn(() => this.commit());
    else this.waitForOthers();
  }

  /** As long as others come: where all wait for this commit, nobody would. */
  private waitForOthers(): void {
    const { outside } = this.parts;
    const known = this.next.size;
    outside.later(LULL, () => {
      if (this.next.size === known || this.pause.isOver(outside.now(), this.next.size)) this.commit();
      else this.waitForOthers();
    });
  }

  private commit(): void {
    this.scheduled = false;
    if (!this.committing) this.answerAll(this.keep());
  }

  /**
   * Has written what has come together. Gives those who only waited for the commit before it, to be answered: a row without events
   * would take the key of the next one, and nothing would ever be appended there again.
   */
  private keep(): Turn {
    const turn = this.next;
    const waited: Turn = new Map();
    this.next = new Map();
    for (const [table, requests] of turn) {
      if (table.dirty) continue;
      turn.delete(table);
      waited.set(table, requests);
    }
    if (turn.size > 0) void this.write(turn);
    return waited;
  }

  private answerAll(waited: Turn): void {
    for (const [table, requests] of waited) for (const request of requests) this.answer(table, request);
  }

  private async write(turn: Turn): Promise<void> {
    this.committing = true;
    const { store, outside, measured } = this.parts;
    const begun = outside.now();
    const batch: Kept[] = [];
    for (const [table, requests] of turn) batch.push(this.keptOf(table, requests));
    let verdicts: readonly Verdict[];
    try {
      const done = store.append(batch.map(({ entry }) => entry));
      this.writing = { batch, done };
      for (const { table } of batch) this.held.writes(table.id);
      verdicts = await done;
      this.writing = undefined;
    } catch (error) {
      this.writing = undefined;
      this.fail('a commit failed', error);
      this.committing = false;
      for (const { table } of batch) this.letGo(table);
      for (const { requests } of batch) for (const { tell } of requests) tell(STORE_FAILED);
      this.schedule();
      return;
    }
    this.committing = false;
    const done = outside.now();
    if (this.parts.isShared === true) this.pause.begin(batch.length, begun, done);
    measured?.(
      batch.length,
      batch.reduce((sum, { events }) => sum + events.length, 0),
      done - begun,
    );
    const taken = batch.filter((_, index) => verdicts[index] === 'taken');
    for (const { table, events } of taken) table.stored += events.length;
    if (taken.length < batch.length)
      for (const kept of batch) if (!taken.includes(kept)) this.letGo(kept.table, kept.requests);
    // The disk has the next in hand while this is told; whoever waited for it to be told comes after it.
    const waited = this.pause.isOver(done, this.next.size) ? this.keep() : NOBODY;
    for (const kept of taken) this.tell(kept);
    this.answerAll(waited);
    this.schedule();
  }

  private keptOf(table: HeldTable, requests: readonly Request[]): Kept {
    const events = table.state.events.slice(table.stored);
    return { table, requests, events, entry: table.entry(events, this.parts.isHere) };
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
    if (table.heardOf > table.stored) this.hearOfNumber(table.id, table.heardOf);
    // Said at another process, and not heard of here: where moves take days, somebody may have planned an answer to this one.
    if (this.parts.isShared === true && table.deed.clock.kind === 'days' && table.state.result === null)
      this.hearOfConditions(table.id).catch((error) => this.fail('conditions could not be read', error));
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
    const requests = [...again, ...(this.next.get(table) ?? [])];
    this.next.delete(table);
    void this.held.bring(table.id).then(
      (fresh) => {
        if (fresh === undefined) return;
        if (fresh.stored > table.stored) this.republish(fresh, table.stored);
        this.changed(fresh);
      },
      // Whoever needs it reads it; deadlines and bots are looked for in the store.
      () => {},
    );
    for (const request of requests) this.take(table.id, request);
  }

  private republish(table: HeldTable, from: number): void {
    const events = table.state.events.slice(from, table.stored);
    this.parts.bus.publishHere({
      kind: 'events',
      table: table.id,
      from,
      events,
      text: JSON.stringify(events),
      seating: true,
      bot: waitsForBot(table.state),
    });
  }
}

/** Whether there are new events, with the command's id if it has one. */
function hasLedTo(events: readonly MatchEvent[], known: number, id: string | undefined): boolean {
  if (id === undefined) return events.length > known;
  for (let i = known; i < events.length; i++) if (events[i].id === id) return true;
  return false;
}

function outcomeOf({ problem, before }: Request): Outcome {
  return problem === undefined ? { ok: true, before } : { ok: false, problem };
}
