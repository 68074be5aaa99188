import type { Outside } from '../outside.ts';
import type { Store } from '../store/store.ts';
import { wake, wakeAt } from '../tables/errand.ts';
import type { Tables } from '../tables/tables.ts';

/** How exactly deadlines are met, and how often the store is asked for those that come near, in milliseconds. */
const STEP = 100;
const POLL = 30_000;
/** After so long it is tried again where it could not be kept. */
const AGAIN = 1_000;
/**
 * Where several processes share a store: how often it is looked for what is overdue, so many at once; how late something is that
 * no process has met which holds its table (a flag is waited with for whoever's move is on its way); and how long it is one's own.
 */
const LOOK = 1_000;
const AT_ONCE = 50;
const OVERDUE = 1_500;
const OWN = 10_000;

/**
 * Deadlines are rows. Those of the next minute lie in memory too, in boxes of a tenth of a second, so that moving one costs
 * the same however many there are. Whoever finds one due has the table look at its clock; the log's key makes it happen once.
 *
 * Where several processes share a store, each meets those of the tables it holds; what is overdue nobody has held, or whoever held
 * it is gone, and it is taken by one of them.
 */
export class Due {
  private readonly boxes = new Map<number, Set<string>>();
  private readonly planned = new Map<string, number>();
  /** All boxes before this one have been opened. */
  private opened: number;
  private polled = Number.NEGATIVE_INFINITY;
  /** When to look next. */
  private nextLook = Number.NEGATIVE_INFINITY;
  private callOff: () => void = () => {};
  private running = false;

  constructor(
    private readonly outside: Outside,
    private readonly store: Store,
    private readonly tables: Tables,
    /** Whether other processes share the store. */
    private readonly isShared = false,
    /** Told when the store could not be asked: it is, again and again, whether or not anybody wants something of it. */
    private readonly failed: () => void = () => {},
  ) {
    this.opened = this.boxOf(outside.now());
    tables.watch((table) => this.plan(table.id, wakeAt(table)));
  }

  start(): void {
    this.running = true;
    this.step();
  }

  stop(): void {
    this.running = false;
    this.callOff();
  }

  private plan(table: string, at: number | null): void {
    const before = this.planned.get(table);
    const box = at === null || at > this.outside.now() + 2 * POLL ? undefined : Math.max(this.boxOf(at), this.opened);
    if (before === box) return;
    if (before !== undefined) this.takeOut(table, before);
    if (box === undefined) {
      this.planned.delete(table);
      return;
    }
    this.planned.set(table, box);
    if (this.running && box * STEP < this.nextLook) this.lookAt(box * STEP);
    const tables = this.boxes.get(box);
    if (tables === undefined) this.boxes.set(box, new Set([table]));
    else tables.add(table);
  }

  private takeOut(table: string, box: number): void {
    const tables = this.boxes.get(box);
    tables?.delete(table);
    if (tables?.size === 0) this.boxes.delete(box);
  }

  private step(): void {
    const now = this.outside.now();
    if (now - this.polled >= this.pollEvery) {
      this.polled = now;
      this.poll(now);
    }
    const last = this.boxOf(now);
    // After a long sleep there are fewer boxes than tenths of seconds.
    for (const box of [...this.boxes.keys()].sort((a, b) => a - b)) if (box < last) this.open(box);
    this.opened = Math.max(this.opened, last);
    const first = Math.min(...this.boxes.keys());
    this.lookAt(Math.min(first * STEP, this.polled + this.pollEvery));
  }

  private lookAt(time: number): void {
    this.callOff();
    this.nextLook = time;
    this.callOff = this.outside.later(Math.max(1, time - this.outside.now()), () => this.step());
  }

  private open(box: number): void {
    const tables = this.boxes.get(box);
    if (tables === undefined) return;
    this.boxes.delete(box);
    for (const table of tables) {
      this.planned.delete(table);
      this.wake(table);
    }
  }

  /** A table that has nothing to do yet says when it will. */
  private wake(table: string): void {
    void this.tables
      .run(table, wake)
      .then(async (outcome) => {
        if (!outcome.ok) throw new Error(outcome.problem.code);
        const held = outcome.before ? await this.tables.find(table) : undefined;
        if (held !== undefined) this.plan(table, wakeAt(held));
      })
      // Whatever failed, the deadline stays.
      .catch(() => this.plan(table, this.outside.now() + AGAIN));
  }

  private get pollEvery(): number {
    return this.isShared ? LOOK : POLL;
  }

  private poll(now: number): void {
    if (this.isShared) {
      this.takeOverdue(now).catch((error: unknown) => this.isUnread(error));
      return;
    }
    this.store.due(now + 2 * POLL).then(
      (rows) => {
        for (const { table, at } of rows) if (!this.planned.has(table)) this.plan(table, at);
      },
      (error: unknown) => this.isUnread(error),
    );
  }

  private isUnread(error: unknown): void {
    this.outside.complain('deadlines could not be read', error);
    this.failed();
  }

  private async takeOverdue(now: number): Promise<void> {
    const overdue = await this.store.take('due', now - OVERDUE, now + OWN, AT_ONCE);
    if (overdue.length === 0) return;
    for (const [table, events] of await this.store.numbers(overdue)) {
      const meet = (): void => this.wake(table);
      this.tables.find(table, events).then(meet, meet);
    }
  }

  private boxOf(at: number): number {
    return Math.floor(at / STEP) + 1;
  }
}
