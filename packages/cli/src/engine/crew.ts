import { threads } from '@countertop/catalogue';
import type { GameRecord, Result } from '@countertop/core';
import {
  Asker,
  type Consideration,
  merged,
  type Pending,
  type Seeded,
  type Thought,
  type Wish,
} from '@countertop/search';

/** Several threads that think about the same position with different seeds; what they think is put together. */
export class Crew {
  private readonly members: readonly Asker[];

  constructor(count: number) {
    this.members = Array.from({ length: count }, () => new Asker(threads));
  }

  /** Begins a match. What is wrong with it is said when there is something to think about. */
  async open(scene: GameRecord, player: Seeded): Promise<void> {
    await Promise.all(this.members.map((member, i) => member.open(scene, seededFor(player, i))));
  }

  /** As Asker.think; only the first thread is heard. */
  think(scene: GameRecord, wish: Wish, heard: (thought: Consideration) => void): Pending<Consideration> {
    const thoughts = this.members.map((member, i) =>
      member.think(scene, seededFor(wish, i), i === 0 ? heard : undefined),
    );
    return {
      answer: Promise.all(thoughts.map(({ answer }) => answer)).then(together),
      stop: () => {
        for (const thought of thoughts) thought.stop();
      },
      cancel: () => {
        for (const thought of thoughts) thought.cancel();
      },
    };
  }

  close(): void {
    for (const member of this.members) member.dismiss();
  }
}

function together(told: readonly Result<Consideration>[]): Result<Consideration> {
  const thoughts = told.flatMap((one): Thought<string>[] => {
    if (!one.ok || one.value.move === undefined) return [];
    return [{ ...one.value, move: one.value.move }];
  });
  if (thoughts.length === 0 || told.length === 1) return told[0];
  // Only alpha-beta leaves candidates at "no better than": there the deepest is to be believed, not the busiest.
  const bounded = thoughts.some(({ candidates }) => candidates.some(({ atMost }) => atMost));
  return { ok: true, value: { ...merged(thoughts, bounded ? 'depth' : 'work'), ways: [] } };
}

function seededFor<S extends Seeded>(player: S, index: number): S {
  return { ...player, seed: player.seed + index };
}
