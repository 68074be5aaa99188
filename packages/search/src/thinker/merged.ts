import type { Thought, Weighed } from './thinker.ts';

/**
 * Root parallelisation: one thought from several about the same position (workers with different seeds, or the same
 * search cut short at different depths). Work is added up; a proof from anyone is a proof; otherwise the candidate with the most work
 * behind it wins (tree search), or the deepest search is believed (alpha-beta).
 */
export function merged<M>(thoughts: readonly Thought<M>[], trust: 'work' | 'depth' = 'work'): Thought<M> {
  const [first, ...others] = thoughts;
  if (first === undefined) throw new RangeError('nothing to merge');
  const nodes = sum(thoughts, (thought) => thought.nodes);
  const milliseconds = Math.max(...thoughts.map((thought) => thought.milliseconds));
  const cost = { nodes, milliseconds, nodesPerSecond: sum(thoughts, (thought) => thought.nodesPerSecond) };
  if (others.length === 0) return first;
  const proven = thoughts.find((thought) => thought.exact);
  if (proven !== undefined) return { ...proven, ...cost };
  const sure = thoughts.find((thought) => thought.certain === 'chance');
  if (sure !== undefined) return { ...completed(sure, thoughts), ...cost };
  if (trust === 'depth')
    return { ...thoughts.reduce((best, next) => (next.depth > best.depth ? next : best)), ...cost };

  const byMove = new Map<M, Weighed<M>[]>();
  for (const thought of thoughts) {
    for (const candidate of thought.candidates) {
      const same = byMove.get(candidate.move);
      if (same === undefined) byMove.set(candidate.move, [candidate]);
      else same.push(candidate);
    }
  }
  const candidates = [...byMove.values()].map(together).sort(byMerit);
  const { move } = candidates[0] ?? first;
  // Whoever also chose it tells how it goes on and what it is worth for every seat.
  const believers = thoughts.filter((thought) => thought.move === move);
  const teller = (believers.length > 0 ? believers : thoughts).reduce((best, next) =>
    next.nodes > best.nodes ? next : best,
  );
  const mean = (pick: (thought: Thought<M>) => readonly number[]): number[] =>
    pick(teller).map((_, seat) => {
      const heard = believers.length > 0 ? believers : [teller];
      const work = sum(heard, (thought) => thought.nodes);
      if (work === 0) return pick(teller)[seat];
      return sum(heard, (thought) => pick(thought)[seat] * thought.nodes) / work;
    });
  return {
    move,
    line: teller.move === move ? teller.line : [move],
    values: mean((thought) => thought.values),
    chances: mean((thought) => thought.chances),
    candidates,
    depth: Math.max(...thoughts.map((thought) => thought.depth)),
    exact: false,
    ...cost,
  };
}

/** A thought whose chances are proven, with the value of its best as somebody else has proven it; where no other wins as often, that is all. */
function completed<M>(sure: Thought<M>, thoughts: readonly Thought<M>[]): Thought<M> {
  const [best, ...others] = sure.candidates;
  const teller = thoughts.find(({ certain, move }) => certain === 'value' && move === best.move);
  if (teller === undefined || others.some(({ atMost, chance }) => !atMost && chance === best.chance)) return sure;
  const { move, line, values, candidates } = teller;
  const proven = { move, exact: true, certain: undefined };
  return {
    ...sure,
    ...proven,
    line,
    values,
    candidates: [{ ...best, ...proven, value: candidates[0].value }, ...others],
  };
}

function together<M>(same: readonly Weighed<M>[]): Weighed<M> {
  const proof = same.find((candidate) => candidate.exact);
  const nodes = sum(same, (candidate) => candidate.nodes);
  if (proof !== undefined) return { ...proof, nodes };
  const mean = (pick: (candidate: Weighed<M>) => number): number =>
    nodes === 0 ? pick(same[0]) : sum(same, (candidate) => pick(candidate) * candidate.nodes) / nodes;
  return {
    move: same[0].move,
    value: mean((candidate) => candidate.value),
    chance: mean((candidate) => candidate.chance),
    nodes,
    exact: false,
    atMost: same.some((candidate) => candidate.atMost),
  };
}

/** Proven wins first, proven losses last, then by work. */
function byMerit<M>(a: Weighed<M>, b: Weighed<M>): number {
  const rank = (candidate: Weighed<M>): number =>
    candidate.exact && candidate.chance >= 1 ? 1 : candidate.exact && candidate.chance <= 0 ? -1 : 0;
  return rank(b) - rank(a) || b.nodes - a.nodes || b.chance - a.chance;
}

function sum<T>(items: readonly T[], pick: (item: T) => number): number {
  return items.reduce((total, item) => total + pick(item), 0);
}
