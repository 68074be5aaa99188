/// <reference path="./edmonds-blossom-fixed.d.ts" />
import blossom from 'edmonds-blossom-fixed';

export type Pair = readonly [number, number];

/** Pairs of people, as many as there can be and of those the best; `worth` says how good a pair is, undefined that it cannot be. */
export function bestPairs(
  people: readonly number[],
  worth: (a: number, b: number) => number | undefined,
): readonly Pair[] {
  const edges = people.flatMap((a, i) =>
    people.slice(i + 1).flatMap((b, further) => {
      const weight = worth(a, b);
      return weight === undefined ? [] : [[i, i + 1 + further, weight] as const];
    }),
  );
  return blossom(edges, true).flatMap((j, i): Pair[] => {
    const [a, b] = [people[i], people[j]];
    // Every pair is found from both ends, and who has no partner from none.
    return edges.length > 0 && i < j && a !== undefined && b !== undefined ? [[a, b]] : [];
  });
}
