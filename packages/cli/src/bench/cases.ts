import { games } from '@countertop/catalogue';
import type { Bench } from '@countertop/search';

/** What is measured: a game from its start, and how much of it. */
export interface BenchCase extends Bench {
  readonly game: string;
}

/** What the games say is worth measuring, in their order. */
export async function benchCases(): Promise<readonly BenchCase[]> {
  const guides = await Promise.all(games.map(async ({ id, loadGuide }) => ({ id, guide: await loadGuide() })));
  return guides.flatMap(({ id, guide }) =>
    (guide?.benches ?? []).map((bench) => ({
      ...bench,
      game: id,
      name: /^\w/.test(bench.name) ? `${id} ${bench.name}` : id + bench.name,
    })),
  );
}
