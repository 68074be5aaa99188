import { type IDBPDatabase, openDB } from 'idb';
import { afterFrame } from '../design/after-frame.ts';
import { LeftBehind } from './left-behind.ts';

/** Something that this device keeps whole: a match, a study. */
export interface Kept {
  readonly id: string;
  /** When something last happened to it. */
  readonly touched: number;
}

/** Whoever goes through a game quickly leaves many places behind: only where they stay is written. */
const STAY = 400;

/** Where a device keeps things of one kind: a store of the browser's database. */
export class Shelf<T extends Kept> {
  private opened: Promise<IDBPDatabase | undefined> | undefined;
  /** Where the browser forbids its database, things last as long as the page. */
  private readonly fallback = new Map<string, T>();
  /** What is about to be written, asked for when it is: of many changes in a moment the last is enough. */
  private readonly waiting = new Map<string, () => T>();
  /** What has been handed to the browser, which has not yet said that it is kept. */
  private readonly underWay = new Map<string, T>();
  private readonly left: LeftBehind<T>;
  private nextFrame = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The names are on people's devices: another name is another shelf, and an empty one. */
  constructor(
    private readonly database: string,
    private readonly store: string,
  ) {
    this.left = new LeftBehind(database);
    const leave = () => {
      this.write();
      this.left.leave(this.underWay.values());
    };
    addEventListener('pagehide', leave);
    // A phone ends pages that nobody looks at without another word.
    addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') leave();
    });
  }

  /**
   * Keeps a thing soon: a change when it has been seen, since writing a long match takes milliseconds; a look
   * elsewhere when it has lasted.
   */
  keepSoon(id: string, thing: () => T, what: 'change' | 'look' = 'change'): void {
    this.waiting.set(id, thing);
    if (what === 'look') {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.write(), STAY);
    } else if (!this.nextFrame) {
      this.nextFrame = true;
      afterFrame(() => this.write());
    }
  }

  /** All of them or, if something goes wrong, none. */
  async keep(...things: readonly T[]): Promise<void> {
    for (const thing of things) this.underWay.set(thing.id, thing);
    await this.put(things);
    for (const thing of things) if (this.underWay.get(thing.id) === thing) this.underWay.delete(thing.id);
  }

  private async put(things: readonly T[]): Promise<void> {
    const database = await this.open();
    if (database === undefined) {
      for (const thing of things) this.fallback.set(thing.id, thing);
      return;
    }
    const writing = database.transaction(this.store, 'readwrite');
    for (const thing of things) void writing.store.put(thing);
    // Without this the page must live on for the write to be kept.
    writing.commit();
    await writing.done;
  }

  async find(id: string): Promise<T | undefined> {
    this.write();
    const database = await this.open();
    return database === undefined ? this.fallback.get(id) : database.get(this.store, id);
  }

  /** The latest first. */
  async list(): Promise<readonly T[]> {
    this.write();
    const database = await this.open();
    const all: readonly T[] = database === undefined ? [...this.fallback.values()] : await database.getAll(this.store);
    return all.toSorted((a, b) => b.touched - a.touched);
  }

  /** Only the names of what lies here: quick, however much it is. */
  async ids(): Promise<readonly string[]> {
    this.write();
    const database = await this.open();
    if (database === undefined) return [...this.fallback.keys()];
    return (await database.getAllKeys(this.store)).map(String);
  }

  async forget(id: string): Promise<void> {
    this.waiting.delete(id);
    this.underWay.delete(id);
    this.left.drop(id);
    const database = await this.open();
    if (database === undefined) this.fallback.delete(id);
    else await database.delete(this.store, id);
  }

  private write(): void {
    clearTimeout(this.timer);
    this.nextFrame = false;
    const things = [...this.waiting.values()];
    this.waiting.clear();
    // What the browser refuses stays under way, and is left to the next page.
    for (const thing of things) this.keep(thing()).catch(() => {});
  }

  private open(): Promise<IDBPDatabase | undefined> {
    this.opened ??= this.openFirst().catch(() => undefined);
    return this.opened;
  }

  private async openFirst(): Promise<IDBPDatabase> {
    const database = await openStore(this.database, this.store);
    await this.takeUp(database);
    return database;
  }

  /** Writes what an earlier page could not finish writing, unless somebody has been further since. */
  private async takeUp(database: IDBPDatabase): Promise<void> {
    const things = this.left.list();
    if (things.length === 0) return;
    const writing = database.transaction(this.store, 'readwrite');
    for (const thing of things) {
      const there: T | undefined = await writing.store.get(thing.id);
      if (there === undefined || there.touched < thing.touched) void writing.store.put(thing);
    }
    await writing.done;
    for (const { id } of things) this.left.drop(id);
  }
}

/** Rejects where there is no such thing as a database. */
async function openStore(name: string, store: string): Promise<IDBPDatabase> {
  return openDB(name, 1, {
    upgrade(database) {
      database.createObjectStore(store, { keyPath: 'id' }).createIndex('touched', 'touched');
    },
  });
}
