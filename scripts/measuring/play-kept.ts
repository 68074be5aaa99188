import type { Asked } from './command-line.ts';
import type { KeptRounds } from './kept-rounds.ts';
import { playAll } from './play-all.ts';
import type { Task } from './table.ts';

/** So many rounds are wanted, of which some may be there already. */
export interface Wanted<R extends { readonly round: number }> {
  readonly kept: KeptRounds<R>;
  readonly wanted: number;
  taskOf(round: number): Task;
  done?(): void;
}

/** Plays what is missing until all is there or somebody stops it; first, what says whether the players are still the same. */
export async function playKept<R extends { readonly round: number }>(
  all: readonly Wanted<R>[],
  asked: Asked,
): Promise<void> {
  const work = ({ kept, taskOf, done }: Wanted<R>, wanted: number, there: Iterable<number>) => ({
    wanted,
    there,
    taskOf,
    keep: (result: R) => kept.add(result),
    ...(done === undefined ? {} : { done }),
  });
  const doubtful = all.filter(({ kept }) => !kept.isSame);
  await playAll(
    doubtful.map(({ done: _, ...each }) => work(each, each.kept.tried, [])),
    asked,
  );
  const sure = all.filter(({ kept }) => kept.isSame);
  await playAll(
    sure.map((each) => work(each, each.wanted, each.kept.rounds.keys())),
    asked,
  );
}
