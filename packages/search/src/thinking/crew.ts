import { type GameRecord, good, type Result } from '@countertop/core';
import { type GameReport, joinedReports } from '../report/report.ts';
import type { Effort } from '../thinker/limits.ts';
import { merged } from '../thinker/merged.ts';
import type { Thought } from '../thinker/thinker.ts';
import { Asker, type Hiring, type Pending } from './asker.ts';
import type { Consideration, Inquiry, Opinion, Seeded, Way, Wish } from './messages.ts';

/**
 * Several minds for one question. They think about the same position with different seeds, and what they think is put together; of a
 * report each does a stretch of the game. Together they look at no more positions, and think no longer, than one was asked to; what one has proven none goes on about. A crew of one is as an asker.
 */
export class Crew {
  private readonly members: readonly [Asker, ...Asker[]];
  /** Whether minds can be told to stop. Others would have to be ended and hired anew, which takes longer than to let them finish. */
  private readonly listens: boolean;

  constructor(hiring: Hiring, count: number) {
    this.listens = hiring.patience !== undefined;
    const others = Array.from({ length: count - 1 }, () => new Asker(hiring));
    this.members = [new Asker(hiring), ...others];
  }

  /** Begins a match. What is wrong with it is said when there is something to think about. */
  async open(scene: GameRecord, player: Seeded): Promise<void> {
    await Promise.all(this.members.map((member, i) => member.open(scene, seededFor(player, i))));
  }

  /** As Asker.think; only the first is heard before all are through. */
  think(
    scene: GameRecord,
    wish: Wish,
    heard: (thought: Consideration, part: number) => void = () => {},
  ): Pending<Consideration> {
    const { length } = this.members;
    if (length === 1) return this.members[0].think(scene, wish, heard);
    const thoughts = this.members.map((member, i) =>
      member.think(scene, shared(seededFor(wish, i), i, length), i === 0 ? heard : undefined),
    );
    if (this.listens) stopAtProof(thoughts);
    return all(thoughts, (told) => together(told, wish.ways ?? 0));
  }

  /** As Asker.judge: too little to be shared. */
  judge(scene: GameRecord, inquiry: Inquiry): Promise<Result<Opinion>> {
    return this.members[0].judge(scene, inquiry);
  }

  /** As Asker.report; what it says so far is what the first says, who has the beginning of the game. */
  report(
    scene: GameRecord,
    looks: number,
    heard: (done: number, of: number, soFar: GameReport | undefined) => void,
  ): Pending<GameReport> {
    const { length } = this.members;
    if (length === 1) return this.members[0].report(scene, looks, heard);
    const done = this.members.map(() => 0);
    const stretches = this.members.map((member, index) =>
      member.report(
        scene,
        looks,
        (plies, _, soFar) => {
          done[index] = plies;
          const sum = done.reduce((before, each) => before + each);
          heard(sum, scene.moves.length, index === 0 ? soFar : undefined);
        },
        { index, of: length },
      ),
    );
    return all(stretches, (told) => {
      const reports = told.flatMap((one) => (one.ok ? [one.value] : []));
      return reports.length === told.length ? good(joinedReports(reports)) : (told.find(({ ok }) => !ok) ?? told[0]);
    });
  }

  /** Lets all go; what was asked is not answered. */
  dismiss(): void {
    for (const member of this.members) member.dismiss();
  }
}

function all<T>(pending: readonly Pending<T>[], join: (told: readonly Result<T>[]) => Result<T>): Pending<T> {
  return {
    answer: Promise.all(pending.map(({ answer }) => answer)).then(join),
    stop: () => {
      for (const each of pending) each.stop();
    },
    cancel: () => {
      for (const each of pending) each.cancel();
    },
  };
}

/** As soon as one is certain of everything, the others are asked for what they have. */
function stopAtProof(thoughts: readonly Pending<Consideration>[]): void {
  for (const { answer } of thoughts) {
    void answer.then((told) => {
      if (told.ok && told.value.exact) for (const each of thoughts) each.stop();
    });
  }
}

function together(told: readonly Result<Consideration>[], ways: number): Result<Consideration> {
  const considered = told.flatMap((one) => (one.ok ? [one.value] : []));
  const thoughts = considered.flatMap(({ move, ...rest }): Thought<string>[] =>
    move === undefined ? [] : [{ ...rest, move }],
  );
  // Where nobody has a choice all have seen the same.
  if (thoughts.length === 0) return told.find(({ ok }) => ok) ?? told[0];
  // Only alpha-beta leaves candidates at "no better than": there the deepest is to be believed, not the busiest.
  const bounded = thoughts.some(({ candidates }) => candidates.some(({ atMost }) => atMost));
  const thought = merged(thoughts, bounded ? 'depth' : 'work');
  const followed = considered.flatMap((one) => one.ways);
  return good({ ...thought, ways: ways === 0 ? [] : waysTogether(thought, followed).slice(0, ways) });
}

/** What would be played first, then whatever any of them has followed; each worth what all think of it, and never more than the first. */
function waysTogether(thought: Thought<string>, followed: readonly Way[]): Way[] {
  const asNow = (way: Way): Way => {
    const seen = thought.candidates.find(({ move }) => move === way.moves[0]) ?? way;
    return { ...way, chance: seen.chance, value: seen.value };
  };
  const along = followed.find(({ moves }) => moves[0] === thought.move);
  const first = asNow(along ?? { moves: thought.line, chance: 0, value: 0, reasons: [] });
  const others = new Map<string, Way>();
  for (const way of followed) if (!others.has(way.moves[0])) others.set(way.moves[0], asNow(way));
  others.delete(thought.move);
  const least = ({ chance, value, ...rest }: Way): Way => ({
    ...rest,
    chance: Math.min(first.chance, chance),
    value: Math.min(first.value, value),
  });
  return [first, ...[...others.values()].map(least).sort((a, b) => b.chance - a.chance)];
}

function seededFor<S extends Seeded>(player: S, index: number): S {
  return { ...player, seed: player.seed + index };
}

/** Positions are shared out, and whatever the thinker can share; time passes for all at once. */
function shared(wish: Wish, index: number, of: number): Wish {
  const { effort } = wish;
  const asked = { ...wish, share: { index, of } };
  return effort?.nodes === undefined ? asked : { ...asked, effort: partOf(effort, effort.nodes, of) };
}

function partOf(effort: Effort, nodes: number, count: number): Effort {
  return { ...effort, nodes: Math.ceil(nodes / count) };
}
