import { games } from '@countertop/catalogue';
import type { Bench } from '@countertop/search';

/** What is measured: a game from its start, and how much of it. */
export interface BenchCase extends Bench {
  readonly game: string;
}

/** Random games for a game that does not say how many take about a second. */
const PLAYOUTS = 5000;

/** What the games say is worth measuring, in their order; a game that says nothing is measured as it stands. */
export async function benchCases(): Promise<readonly BenchCase[]> {
  const cases = await Promise.all(
    games.map(async ({ id, load, loadGuide }) => {
      const benches = (await loadGuide())?.benches ?? [
        { name: '', seats: Math.max(2, (await load()).seats.min), playouts: PLAYOUTS },
      ];
      return benches.map((bench) => ({ ...bench, game: id, name: nameOf(id, bench) }));
    }),
  );
  return cases.flat();
}

function nameOf(id: string, { name }: Bench): string {
  return /^\w/.test(name) ? `${id} ${name}` : id + name;
}
