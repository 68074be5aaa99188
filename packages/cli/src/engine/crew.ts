import type { Result } from '@countertop/core';
import { merged, type Report, type Thought } from '@countertop/search';
import type { Job } from './job.ts';
import { Thinking } from './thinking.ts';

/** Several threads that think about the same job with different seeds; what they think is put together. */
export class Crew {
  private readonly members: readonly Thinking[];

  constructor(count: number) {
    this.members = Array.from({ length: count }, () => new Thinking());
  }

  async prepare(job: Job): Promise<void> {
    await Promise.all(this.members.map((member, i) => member.prepare(memberJob(job, i))));
  }

  /** As Thinking.think; only the first thread reports. */
  async think(job: Job, report: Report, stopped: boolean): Promise<Result<Thought>> {
    const told = await Promise.all(
      this.members.map((member, i) => {
        return member.think(memberJob(job, i), i === 0 ? report : () => {}, stopped);
      }),
    );
    const thoughts = told.flatMap((one) => (one.ok ? [one.value] : []));
    if (thoughts.length === 0 || told.length === 1) return told[0];
    // Only alpha-beta leaves candidates at "no better than": there the deepest is to be believed, not the busiest.
    const bounded = thoughts.some(({ candidates }) => candidates.some(({ atMost }) => atMost));
    return { ok: true, value: merged(thoughts, bounded ? 'depth' : 'work') };
  }

  stop(): void {
    for (const member of this.members) member.stop();
  }

  close(): void {
    for (const member of this.members) member.close();
  }
}

function memberJob(job: Job, index: number): Job {
  return { ...job, seed: job.seed + index };
}
