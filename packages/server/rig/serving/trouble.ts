import { schema } from '@countertop/core';
import type { SqliteStore } from '../../src/store/sqlite/sqlite-store.ts';
import type { Store } from '../../src/store/store.ts';

const { number, object, oneOf, optional, read } = schema;

/** What a server's machine does to it. */
export const troubleSchema = object({
  /** Commits take that much longer, in milliseconds. */
  slow: optional(number),
  /** `full`: nothing more can be written. `doubtful`: what is written is there, and said not to be. */
  disk: optional(oneOf('well', 'full', 'doubtful')),
  /** How far the machine's clock has been moved, in milliseconds. */
  clock: optional(number),
});
export type Trouble = schema.Infer<typeof troubleSchema>;

export function readTrouble(value: unknown): Trouble {
  const trouble = read(troubleSchema, value);
  if (!trouble.ok) throw new Error(trouble.problem.code);
  return trouble.value;
}

/** The machine of a server of the rig: its clock, as everybody in the process sees it, and its disk. */
export class Machine {
  private trouble: Trouble = {};
  private readonly trueTime = Date.now;

  private written = 0;

  /** Moves the clock under everybody's feet. `forgets`: a disk that says of some moves that they are written, and they are not. */
  constructor(private readonly forgets = false) {
    Date.now = () => this.trueTime() + (this.trouble.clock ?? 0);
  }

  suffer(trouble: Trouble): void {
    this.trouble = trouble;
  }

  /** The store as it is on such a disk. A full one is SQLite's own doing, in the middle of whatever it writes. */
  disk = (store: Store): Store => {
    const append: Store['append'] = async (batch) => {
      const { slow = 0, disk = 'well' } = this.trouble;
      if (slow > 0) await new Promise((done) => setTimeout(done, slow));
      if (isInAFile(store)) store.mayGrow(disk !== 'full');
      const isMoves = batch.every(({ deed, roster }) => deed === undefined && roster === undefined);
      if (this.forgets && isMoves && ++this.written % 5 === 0) return batch.map(() => 'taken');
      const verdicts = await store.append(batch);
      if (disk === 'doubtful') throw new Error('disk I/O error');
      return verdicts;
    };
    return new Proxy(store, {
      get: (whole, name) => {
        if (name === 'append') return append;
        const value = Reflect.get(whole, name);
        return typeof value === 'function' ? value.bind(whole) : value;
      },
    });
  };
}

/** Whether it can be told how large it may become, wherever its class was loaded from. */
function isInAFile(store: Store): store is SqliteStore {
  return 'mayGrow' in store;
}
