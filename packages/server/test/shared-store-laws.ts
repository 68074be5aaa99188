import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Entry, Store, Verdict } from '../src/store/store.ts';
import { made, more } from './store-laws.ts';

export interface SharedPlace {
  /** Stores of so many processes, on the same empty place. */
  open(processes: number): Promise<readonly Store[]>;
  /** Cuts off somebody who is in the middle of something. */
  cut?(): Promise<void>;
}

/** What one of several processes wanted to append, and what it was told. */
interface Attempt {
  readonly entry: Entry;
  readonly tag: string;
  /** undefined: nothing that is known. */
  readonly verdict: Verdict | undefined;
}

const TABLES = ['a', 'b', 'c', 'd', 'e'];
/** How far from what a process believes to be true it builds: behind, right, ahead. */
const step = fc.record({
  tables: fc.shuffledSubarray(TABLES, { minLength: 1 }),
  off: fc.constantFrom(-2, -1, 0, 0, 0, 0, 0, 1),
  count: fc.integer({ min: 1, max: 3 }),
  cut: fc.boolean(),
});

/** What every store promises that several processes write to at once. */
export function sharedStoreLaws(name: string, place: SharedPlace): void {
  describe(name, () => {
    let stores: readonly Store[] = [];
    beforeEach(async () => {
      stores = await place.open(3);
    });

    test('whatever several append at once, every log is one, and all that was taken is in it', async () => {
      const plan = fc.array(fc.array(step, { minLength: 8, maxLength: 8 }), { minLength: 3, maxLength: 3 });
      let run = 0;
      await fc.assert(
        fc.asyncProperty(plan, async (steps) => {
          const tables = TABLES.map((each) => `${each}${run}`);
          run++;
          await stores[0].append(tables.map((table) => made(table)));
          const attempts = await Promise.all(steps.map((own, who) => appendAll(stores[who], who, own, tables)));
          for (const table of tables) await checkLog(stores[0], table, attempts.flat());
        }),
        { numRuns: 6, seed: 13, endOnFailure: true },
      );
    });

    test('what was refused is known to whoever appends after it, and is refused where the table stood as was thought', async () => {
      const [one, two] = stores;
      await one.append([made('r')]);
      const { events: after } = (await one.row('r'))?.standing ?? { events: 0 };
      expect(await one.refuse('r', { refused: 'x', before: null, after: after + 1 })).toBe(false);
      expect(await one.refuse('nowhere', { refused: 'x', before: null, after })).toBe(false);
      expect(await one.refuse('r', { refused: 'x', before: null, after })).toBe(true);
      expect(await two.refuse('r', { refused: 'y', before: null, after })).toBe(false);
      expect(await two.append([more('r', after, 1)])).toEqual(['refused']);
      expect((await two.read('r', 0))?.refused).toBe('x');
      expect(await two.append([{ ...more('r', after, 1), refused: 'x' }])).toEqual(['taken']);
      expect((await one.row('r'))?.refused).toBe('x');
    });

    async function appendAll(
      store: Store,
      who: number,
      steps: readonly (typeof step extends fc.Arbitrary<infer S> ? S : never)[],
      tables: readonly string[],
    ): Promise<Attempt[]> {
      const attempts: Attempt[] = [];
      for (const [round, { tables: chosen, off, count, cut }] of steps.entries()) {
        const batch = await Promise.all(
          chosen.map(async (each) => {
            const table = tables[TABLES.indexOf(each)];
            const known = (await again(() => store.row(table)))?.standing.events ?? 0;
            return tagged(
              more(table, Math.max(2, known + off), count, { due: round, bot: who === 1 }),
              `${who}-${round}`,
            );
          }),
        );
        const cutting = cut ? place.cut?.() : undefined;
        const verdicts = await store.append(batch).catch(wasCut);
        await cutting;
        for (const [index, entry] of batch.entries())
          attempts.push({ entry, tag: `${who}-${round}`, verdict: verdicts?.[index] });
      }
      return attempts;
    }

    async function checkLog(store: Store, table: string, attempts: readonly Attempt[]): Promise<void> {
      const stored = await again(() => store.read(table, 0));
      const log = (stored?.events ?? []) as { readonly number: number; readonly kind: string }[];
      expect(log.map(({ number }) => number)).toEqual(log.map((_, index) => index));
      expect(stored?.standing.events).toBe(log.length);
      for (const { entry, tag, verdict } of attempts) {
        if (entry.table !== table) continue;
        const there = log.filter(({ kind }) => kind === tag).map(({ number }) => number);
        const wanted = Array.from({ length: entry.standing.events - entry.after }, (_, index) => entry.after + index);
        if (verdict === 'taken') expect(there).toEqual(wanted);
        else if (verdict === 'refused') expect(there).toEqual([]);
        else expect([[], wanted]).toContainEqual(there);
      }
      const last = attempts.find(({ tag, entry }) => tag === log.at(-1)?.kind && entry.table === table);
      if (last !== undefined) expect(stored?.standing).toEqual(last.entry.standing);
      for (const from of [1, 3, log.length]) expect((await store.read(table, from))?.events).toEqual(log.slice(from));
    }

    test('a table is made once, whoever makes it', async () => {
      for (const table of TABLES) {
        const verdicts = await Promise.all(stores.map((store) => store.append([made(table)])));
        expect(verdicts.flat().sort()).toEqual(['refused', 'refused', 'taken']);
      }
    });

    test('what is to be done is taken by one of them', async () => {
      const tables = Array.from({ length: 30 }, (_, index) => `t${index}`);
      await stores[0].append(tables.map((table) => made(table, { due: 1, bot: true })));
      for (const work of ['due', 'bot'] as const) {
        const taken: string[] = [];
        while (taken.length < tables.length)
          taken.push(...(await Promise.all(stores.map((store) => store.take(work, 2_000, 3_000, 4)))).flat());
        expect(taken.sort()).toEqual(tables.toSorted());
      }
      await stores[0].append([{ ...made('n'), notices: [{ kind: 'turn', person: 'ann', seat: 0, moves: 1, due: 1 }] }]);
      const notices = await Promise.all(stores.map((store) => store.notices.take(2, 9)));
      expect(notices.flat()).toHaveLength(1);
    });

    test('what several say at one table is numbered without a gap', async () => {
      await stores[0].append([made('a')]);
      const line = { at: 1, person: 'ann', name: 'Ann', seat: 0, remark: { kind: 'free', text: 'hm' } } as const;
      const said = stores.flatMap((store, who) => [0, 1, 2, 3].map((id) => store.addLine('a', line, `${who} ${id}`)));
      expect((await Promise.all(said)).map(Number).sort((a, b) => a - b)).toEqual(said.map((_, index) => index));
    });

    test('nobody sits anywhere as the guest they were, however late they sat down', async () => {
      const [here, there] = stores;
      await here.addPerson({ id: 'anna', name: 'Anna', chat: true, blocked: [] }, 'anna');
      for (let round = 0; round < 8; round++) {
        const guest = `guest${round}`;
        await here.addPerson({ id: guest, name: 'Ann', chat: true, blocked: [] }, guest);
        const roster = { seats: [{ kind: 'person', name: 'Ann' }], people: [guest] } as const;
        const tables = [0, 1, 2].map((each) => `${guest}-${each}`);
        await Promise.all([
          ...tables.map((table) => there.append([made(table, {}, {}, roster)])),
          here.accounts.signIn({ person: 'anna', secretHash: `new ${guest}`, guest, at: 1 }),
        ]);
        for (const table of tables) expect((await here.row(table))?.roster.people).toEqual(['anna']);
        expect(await there.tablesOf(guest, 9)).toEqual([]);
      }
      expect(await there.tablesOf('anna', 99)).toHaveLength(24);
    });
  });
}

/** Events that say who wrote them. */
function tagged(entry: Entry, tag: string): Entry {
  return { ...entry, events: entry.events.replaceAll('"any"', JSON.stringify(tag)) };
}

/** One conflict refuses one table: a whole batch fails only where somebody was cut off. */
function wasCut(error: unknown): undefined {
  expect(String(error)).toMatch(/terminat|connection|ECONNRESET/i);
}

/** A read that somebody else's cut hit is read again. */
async function again<T>(read: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await read();
    } catch (error) {
      wasCut(error);
    }
  }
}
