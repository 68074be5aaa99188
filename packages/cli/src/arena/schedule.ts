import { type Counts, type SequentialTest, type SequentialVerdict, sequential } from '@countertop/search';
import type { ArenaPlan, RoundResult, Task } from './plan.ts';
import { pairCounts } from './summary.ts';

/** What has been played and what is to be played next. Nothing depends on the order in which rounds are finished. */
export class Schedule {
  private readonly rounds: number;
  private readonly test: SequentialTest | undefined;
  private readonly played: Map<number, RoundResult>[];
  private readonly given: Set<number>[];
  /** For each pairing how many rounds without a gap have been looked at by the test, and how they went. */
  private readonly looked: number[];
  private readonly counts: number[][];
  private readonly ends: (number | undefined)[];

  constructor(plan: ArenaPlan, rounds: number, test: SequentialTest | undefined) {
    this.rounds = rounds;
    this.test = test;
    this.played = plan.pairings.map(() => new Map());
    this.given = plan.pairings.map(() => new Set());
    this.looked = plan.pairings.map(() => 0);
    this.counts = plan.pairings.map(() => [0, 0, 0, 0, 0]);
    this.ends = plan.pairings.map(() => undefined);
  }

  take(result: RoundResult): void {
    this.played[result.pairing].set(result.round, result);
    this.given[result.pairing].add(result.round);
    if (this.test !== undefined) this.look(result.pairing, this.test);
  }

  next(): Task | undefined {
    for (let round = 0; round < this.rounds; round++) {
      for (const [pairing, given] of this.given.entries()) {
        if (given.has(round) || this.ends[pairing] !== undefined) continue;
        given.add(round);
        return { pairing, round };
      }
    }
    return undefined;
  }

  /** The rounds that count: up to the decision of the test, or all that have been played. */
  results(pairing: number): RoundResult[] {
    const end = this.ends[pairing] ?? (this.test === undefined ? this.rounds : this.looked[pairing]);
    return [...this.played[pairing].values()].filter(({ round }) => round < end).sort((a, b) => a.round - b.round);
  }

  verdict(pairing: number): SequentialVerdict | undefined {
    return this.test === undefined ? undefined : sequential(this.counts[pairing] satisfies Counts, this.test);
  }

  /** Rounds played, and how many there will be at most. */
  get done(): number {
    return this.played.reduce((sum, _, pairing) => sum + this.results(pairing).length, 0);
  }

  get all(): number {
    return this.ends.reduce<number>((sum, end) => sum + (end ?? this.rounds), 0);
  }

  private look(pairing: number, test: SequentialTest): void {
    while (this.ends[pairing] === undefined) {
      const result = this.played[pairing].get(this.looked[pairing]);
      if (result === undefined || this.looked[pairing] >= this.rounds) return;
      this.looked[pairing]++;
      for (const [i, count] of pairCounts([result]).entries()) this.counts[pairing][i] += count;
      if (sequential(this.counts[pairing], test).decision !== 'go on') this.ends[pairing] = this.looked[pairing];
    }
  }
}
