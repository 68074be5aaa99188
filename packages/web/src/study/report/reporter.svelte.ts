import type { GameRecord } from '@countertop/core';
import type { GameReport, Pending } from '@countertop/search';
import { crew } from '../../thinking/workers.ts';

/** How much is thought about every position of a game. */
export const EFFORTS = ['quick', 'thorough', 'deep'] as const;
export type ReportEffort = (typeof EFFORTS)[number];

/** In quick looks, as the game's brain counts them. */
const LOOKS: Readonly<Record<ReportEffort, number>> = { quick: 1, thorough: 5, deep: 25 };

/** Reports on whole games, in workers of its own. */
export class Reporter {
  progress: { readonly done: number; readonly of: number } | undefined = $state.raw();
  /** What the report under way says of the moves that are done. */
  soFar: GameReport | undefined = $state.raw();
  failed = $state(false);
  private readonly crew = crew();
  private thinking: Pending<GameReport> | undefined;

  get running(): boolean {
    return this.progress !== undefined;
  }

  async run(scene: GameRecord, effort: ReportEffort): Promise<GameReport | undefined> {
    this.cancel();
    this.failed = false;
    this.progress = { done: 0, of: scene.moves.length };
    const thinking = this.crew.report(scene, LOOKS[effort], (done, of, soFar) => {
      this.progress = { done, of };
      this.soFar = soFar ?? this.soFar;
    });
    this.thinking = thinking;
    const report = await thinking.answer;
    if (this.thinking !== thinking) return undefined;
    this.failed = !report.ok;
    this.cancel();
    return report.ok ? report.value : undefined;
  }

  cancel(): void {
    this.thinking = undefined;
    this.crew.dismiss();
    this.progress = undefined;
    this.soFar = undefined;
  }
}
