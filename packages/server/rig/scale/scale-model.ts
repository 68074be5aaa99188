import { Random } from '@countertop/core';

/** What a node costs, in milliseconds. They are times and not processor time: a machine that is shared stretches them. */
export interface NodeCosts {
  /** The loop, for a move: read, decided, written, told. */
  readonly move: number;
  /** The loop, for a commit, however many moves are in it. */
  readonly commit: number;
  /** The disk, for a commit: the loop goes on meanwhile. */
  readonly sync: number;
}

export interface Predicted {
  /** Moves a second. */
  readonly rate: number;
  /** From sending a move to hearing of it, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

interface Event {
  readonly at: number;
  readonly act: () => void;
}

/**
 * A node and so many matches at it, each of which makes its next move when the last is acknowledged: events, one after the other, and
 * nobody waits for real. The loop does one thing at a time; what was decided while a commit is under way goes into the next.
 */
export function simulateNode(costs: NodeCosts, matches: number, moves = 4_000, seed = 1): Predicted {
  const random = new Random(seed);
  const events: Event[] = [];
  let now = 0;
  const later = (wait: number, act: () => void): void => {
    const at = now + wait;
    let index = events.length;
    while (index > 0 && events[index - 1].at < at) index--;
    events.splice(index, 0, { at, act });
  };
  /** Work takes as long as it takes, give or take. */
  const about = (time: number): number => time * (0.5 + random.float());

  const work: (() => number)[] = [];
  let busy = false;
  const loop = (): void => {
    const next = busy ? undefined : work.shift();
    if (next === undefined) return;
    busy = true;
    later(next(), () => {
      busy = false;
      loop();
    });
  };
  const run = (cost: () => number): void => {
    work.push(cost);
    loop();
  };

  const latencies: number[] = [];
  let decided: number[] = [];
  let committing = false;
  const send = (): void => {
    const sent = now;
    run(() => {
      decided.push(sent);
      commitSoon();
      return about(costs.move / 2);
    });
  };
  const commitSoon = (): void => {
    if (committing) return;
    committing = true;
    // What is in the loop's hands goes along.
    later(0, () => run(commit));
  };
  const commit = (): number => {
    const batch = decided;
    decided = [];
    const cost = about(costs.commit);
    later(cost + about(costs.sync), () => {
      committing = false;
      for (const sent of batch) run(() => tell(sent));
      if (decided.length > 0) commitSoon();
    });
    return cost;
  };
  const tell = (sent: number): number => {
    latencies.push(now - sent);
    later(0, send);
    return about(costs.move / 2);
  };

  for (let match = 0; match < matches; match++) later(random.float(), send);
  while (latencies.length < moves) {
    const next = events.pop();
    if (next === undefined) throw new Error('nothing happens any more');
    now = next.at;
    next.act();
  }
  const sorted = Float64Array.from(latencies).sort();
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)];
  return { rate: (moves / now) * 1_000, p50: at(0.5), p99: at(0.99) };
}

export interface Measured {
  readonly matches: number;
  readonly rate: number;
}

/** The costs with which the simulation comes nearest to what was measured. `share`: of a commit, how much is the loop's. */
export function costsFrom(measured: readonly Measured[], share = 0.1): NodeCosts {
  const costsOf = (move: number, whole: number): NodeCosts => ({
    move,
    commit: whole * share,
    sync: whole * (1 - share),
  });
  const wrong = (costs: NodeCosts): number =>
    measured.reduce((sum, { matches, rate }) => sum + Math.log(simulateNode(costs, matches).rate / rate) ** 2, 0);
  let [move, whole] = [0.5, 5];
  for (let step = 2; step > 1.01; step = Math.sqrt(step)) {
    for (let better = true; better; ) {
      better = false;
      for (const [by, and] of [
        [step, 1],
        [1 / step, 1],
        [1, step],
        [1, 1 / step],
      ]) {
        if (wrong(costsOf(move * by, whole * and)) >= wrong(costsOf(move, whole)) * 0.999) continue;
        [move, whole, better] = [move * by, whole * and, true];
      }
    }
  }
  return costsOf(move, whole);
}
