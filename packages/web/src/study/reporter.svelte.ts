import type { Words } from '@countertop/core';
import type { GameReport } from '@countertop/search';
import { hireStudyWorker } from './engine.svelte.ts';
import type { FromStudyWorker, StudyQuestion, ToStudyWorker } from './study-thinking.ts';

/** How much is thought about every position of a game. */
export const EFFORTS = ['quick', 'thorough', 'deep'] as const;
export type ReportEffort = (typeof EFFORTS)[number];

/** In quick looks, as the game's brain counts them. */
const LOOKS: Readonly<Record<ReportEffort, number>> = { quick: 1, thorough: 5, deep: 25 };

/** A report, and English for the reasons in it. */
export interface Made {
  readonly report: GameReport;
  readonly words: Words;
}

/** Reports on whole games, in a worker of its own. */
export class Reporter {
  progress: { readonly done: number; readonly of: number } | undefined = $state.raw();
  failed = $state(false);
  private worker: Worker | undefined;

  get running(): boolean {
    return this.progress !== undefined;
  }

  run(question: StudyQuestion, effort: ReportEffort): Promise<Made | undefined> {
    this.cancel();
    this.failed = false;
    this.progress = { done: 0, of: question.moves.length };
    const worker = hireStudyWorker();
    this.worker = worker;
    return new Promise((resolve) => {
      const end = (made: Made | undefined): void => {
        if (this.worker === worker) {
          this.failed = made === undefined;
          this.cancel();
        }
        resolve(made);
      };
      worker.addEventListener('message', ({ data }: MessageEvent<FromStudyWorker>) => {
        if (data.kind === 'progress') this.progress = { done: data.done, of: data.of };
        else if (data.kind === 'report') end({ report: data.report, words: data.words });
        else if (data.kind === 'failed') end(undefined);
      });
      worker.addEventListener('error', () => end(undefined));
      worker.postMessage({ kind: 'report', question, looks: LOOKS[effort] } satisfies ToStudyWorker);
    });
  }

  cancel(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.progress = undefined;
  }
}
