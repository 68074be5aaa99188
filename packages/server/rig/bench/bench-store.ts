import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../src/store/open-store.ts';
import type { Entry, Store } from '../../src/store/store.ts';
import { PostgresService } from '../services/postgres-service.ts';

// npm run bench:store: how many ticks a second a store takes, of one table, of 20 and of 200, with every tick on the disk.
const MILLISECONDS = 3_000;
const TABLES = 1_000;
const MOVE = JSON.stringify([
  { kind: 'moved', number: 2, at: 1_763_337_600_000, seat: 0, move: 'a1-b2', id: 'x'.repeat(16) },
]);

function entry(table: string, after: number): Entry {
  return {
    ...{ table, after, events: MOVE },
    standing: {
      ...({ status: 'running', events: after + 1, moves: after, turn: after % 2, due: null, bot: false } as const),
      ...{ updated: Date.now(), result: null, rematch: null },
    },
  };
}

function created(table: string): Entry {
  const settings = { visibility: 'private', grace: 60_000, standIn: 5, chat: 'free' } as const;
  return {
    ...entry(table, 0),
    roster: { seats: [{ kind: 'person', name: 'Ann' }], people: [null] },
    deed: {
      ...({ game: 'any', options: {}, clock: { kind: 'none' }, takeback: 'ask', settings, host: null } as const),
      ...{ seed: '0f'.repeat(32), wish: null, created: 1 },
    },
  };
}

async function measure(name: string, store: Store): Promise<void> {
  const tables = Array.from({ length: TABLES }, (_, index) => `t${index}`);
  await store.append(tables.map(created));
  const counts = new Map(tables.map((table) => [table, 1]));
  let next = 0;
  for (const size of [1, 20, 200]) {
    let ticks = 0;
    const begun = performance.now();
    while (performance.now() - begun < MILLISECONDS) {
      const batch = Array.from({ length: size }, () => tables[next++ % TABLES]).map((table) => {
        const after = counts.get(table) ?? 0;
        counts.set(table, after + 1);
        return entry(table, after);
      });
      const verdicts = await store.append(batch);
      if (verdicts.includes('refused')) throw new Error('an entry was refused');
      ticks++;
    }
    const seconds = (performance.now() - begun) / 1_000;
    const each = ((seconds * 1_000) / ticks).toFixed(2);
    console.log(`${name}, ${size} a tick: ${Math.round((ticks * size) / seconds)} entries a second, ${each} ms a tick`);
  }
}

const folder = mkdtempSync(join(tmpdir(), 'countertop-bench-store-'));
const postgres = await PostgresService.start({ sync: true });
try {
  for (const [name, address] of [
    ['SQLite', `sqlite:${join(folder, 'bench.sqlite')}`],
    ['PostgreSQL', postgres.url],
  ] as const) {
    const { store, release } = await openStore(address);
    await measure(name, store);
    await store.close();
    release();
  }
} finally {
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
}
