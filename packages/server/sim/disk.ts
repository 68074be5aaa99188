import { MemoryStore } from '../src/store/memory-store.ts';
import type { Entry, Refusal, Store, StoredTable, TableRow, Verdict, Work } from '../src/store/store.ts';
import type { Faults } from './faults.ts';
import type { World } from './world.ts';

/** What a process sees of the disk: slow, sometimes out of order, and the place where processes die. */
export interface Process {
  readonly alive: boolean;
  crash(why: string): void;
}

/** One disk that all processes share, and that outlives them. */
export class Disk extends MemoryStore {
  /** Is asked of every entry; false: it is taken in name only. A planted fault. */
  keeps: (entry: Entry) => boolean = () => true;

  /** Another table as this one is now. Nobody has a seat there, and nothing is waited for. */
  async copy(table: string, id: string): Promise<string> {
    const stored = await this.read(table, 0);
    if (stored === undefined) throw new Error('no table');
    const { deed, standing, roster, events } = stored;
    const nobody = { ...roster, people: roster.people.map(() => null) };
    await this.append([
      {
        ...{ table: id, after: 0, events: JSON.stringify(events), deed: { ...deed, host: null }, roster: nobody },
        standing: { ...standing, due: null, bot: false },
      },
    ]);
    return id;
  }

  override append(batch: readonly Entry[]): Promise<readonly Verdict[]> {
    const kept = batch.filter((entry) => this.keeps(entry));
    const verdicts = super.append(kept);
    return kept.length === batch.length ? verdicts : verdicts.then(() => batch.map(() => 'taken'));
  }
}

/** The disk as one process sees it. A promise of a process that has died is never kept; what is read is some time old when it comes. */
export function diskOf(disk: Disk, world: World, process: Process, faults: () => Faults): Store {
  const slowly = <T>(act: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      world.later(world.between(0, 4), () => {
        if (!process.alive) return;
        if (world.chance(faults().failure)) {
          world.tell('a read fails');
          reject(new Error('planted'));
          return;
        }
        act().then((read) => {
          world.later(world.between(0, 4), () => {
            if (process.alive) resolve(read);
          });
        }, reject);
      });
    });
  return Object.assign(Object.create(disk) as Store, {
    append: (batch: readonly Entry[]): Promise<readonly Verdict[]> =>
      new Promise((resolve, reject) => {
        world.later(world.between(1, 12 + faults().slow), () => {
          if (!process.alive) return;
          const { crashBefore, crashAfter, failure, doubtful, full } = faults();
          if (world.chance(crashBefore)) return process.crash('before a commit');
          if (world.chance(Math.max(failure, full))) {
            world.tell('a commit fails');
            return reject(new Error('planted'));
          }
          void disk.append(batch).then((verdicts) => {
            world.tell(`commit ${batch.map(({ table, after }, i) => `${table}:${after} ${verdicts[i]}`).join(', ')}`);
            if (world.chance(crashAfter)) return process.crash('after a commit');
            if (world.chance(doubtful)) {
              world.tell('a commit fails in name only');
              return reject(new Error('planted'));
            }
            world.later(world.between(0, 3), () => {
              if (process.alive) resolve(verdicts);
            });
          });
        });
      }),
    read: (table: string, from: number): Promise<StoredTable | undefined> => slowly(() => disk.read(table, from)),
    refuse: (table: string, refusal: Refusal) => slowly(() => disk.refuse(table, refusal)),
    row: (table: string): Promise<TableRow | undefined> => slowly(() => disk.row(table)),
    due: (before: number) => slowly(() => disk.due(before)),
    numbers: (tables: readonly string[]) => slowly(() => disk.numbers(tables)),
    take: (work: Work, now: number, until: number, most: number) => slowly(() => disk.take(work, now, until, most)),
    waitingForBots: () => slowly(() => disk.waitingForBots()),
  });
}
