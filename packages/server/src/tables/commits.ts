import type { MatchEvent } from '@countertop/core';
import type { Outside } from '../outside.ts';
import type { Entry, Store, Verdict } from '../store/store.ts';
import { CommitPause, LULL } from './commit-pause.ts';
import type { HeldTable } from './held-table.ts';
import type { IsHere } from './notices-of.ts';
import type { Request } from './request.ts';

export interface CommitsParts {
  readonly outside: Outside;
  readonly store: Store;
  /** They need not be told of it. */
  readonly isHere: IsHere;
  /** Whether other processes append to the same store. */
  readonly isShared?: boolean;
  /** Told of every commit: how many tables, how many events, how long it took. */
  readonly measured?: (tables: number, events: number, milliseconds: number) => void;
}

/** What is to be kept of a table, and who asked for it. */
export interface Kept {
  readonly table: HeldTable;
  readonly requests: readonly Request[];
  readonly events: readonly MatchEvent[];
  readonly entry: Entry;
}

/** Who goes on when it is known what is on disk. */
export interface CommitsEnd {
  /** It is on its way there. */
  writes(table: HeldTable): void;
  /** It is there. */
  taken(kept: Kept): void;
  /** Somebody else appended first. */
  refused(kept: Kept): void;
  /** Of none of it is known that it is there. */
  failed(batch: readonly Kept[], error: unknown): void;
  /** Nothing was to be kept: they only waited for a commit before it. */
  waited(table: HeldTable, requests: readonly Request[]): void;
}

type Turn = Map<HeldTable, Request[]>;

const NOBODY: Turn = new Map();

/** What goes to disk together, and when: all of a turn of the loop in one transaction, one after the other. */
export class Commits {
  private next: Turn = new Map();
  private scheduled = false;
  private committing = false;
  /** What is on its way to the disk. */
  private writing: { readonly batch: readonly Kept[]; readonly done: Promise<unknown> } | undefined;
  private readonly pause = new CommitPause();

  constructor(
    private readonly parts: CommitsParts,
    private readonly end: CommitsEnd,
  ) {}

  /** Whether something is to be written, or is being. */
  get busy(): boolean {
    return this.next.size > 0 || this.committing;
  }

  /** Whether the next commit has to do with it. */
  isWaitedFor(table: HeldTable): boolean {
    return this.next.has(table);
  }

  /** When what is on its way to the disk will have come there, or failed; undefined: nothing is. */
  written(id: string): Promise<unknown> | undefined {
    return this.writing?.batch.some(({ table }) => table.id === id) ? this.writing.done : undefined;
  }

  /** What is not on disk of a table goes there with the next commit; then who asked for it is told. */
  enter(table: HeldTable, request?: Request): void {
    const requests = this.next.get(table);
    if (requests === undefined) this.next.set(table, request === undefined ? [] : [request]);
    else if (request !== undefined) requests.push(request);
    this.schedule();
  }

  /** The next commit has nothing to do with it any more. Gives who would have been told. */
  withdraw(table: HeldTable): readonly Request[] {
    const requests = this.next.get(table) ?? [];
    this.next.delete(table);
    return requests;
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
    if (!this.committing) this.answer(this.keep());
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

  private answer(waited: Turn): void {
    for (const [table, requests] of waited) this.end.waited(table, requests);
  }

  private async write(turn: Turn): Promise<void> {
    this.committing = true;
    const { store, outside, isShared, measured } = this.parts;
    const begun = outside.now();
    const batch: Kept[] = [];
    for (const [table, requests] of turn) batch.push(this.keptOf(table, requests));
    let verdicts: readonly Verdict[];
    try {
      const done = store.append(batch.map(({ entry }) => entry));
      this.writing = { batch, done };
      for (const { table } of batch) this.end.writes(table);
      verdicts = await done;
      this.writing = undefined;
    } catch (error) {
      this.writing = undefined;
      this.committing = false;
      this.end.failed(batch, error);
      this.schedule();
      return;
    }
    this.committing = false;
    const done = outside.now();
    if (isShared === true) this.pause.begin(batch.length, begun, done);
    measured?.(
      batch.length,
      batch.reduce((sum, { events }) => sum + events.length, 0),
      done - begun,
    );
    const taken = batch.filter((_, index) => verdicts[index] === 'taken');
    for (const { table, events } of taken) table.stored += events.length;
    if (taken.length < batch.length) for (const kept of batch) if (!taken.includes(kept)) this.end.refused(kept);
    // The disk has the next in hand while this is told; whoever waited for it to be told comes after it.
    const waited = this.pause.isOver(done, this.next.size) ? this.keep() : NOBODY;
    for (const kept of taken) this.end.taken(kept);
    this.answer(waited);
    this.schedule();
  }

  private keptOf(table: HeldTable, requests: readonly Request[]): Kept {
    const events = table.state.events.slice(table.stored);
    return { table, requests, events, entry: table.entry(events, this.parts.isHere) };
  }
}
