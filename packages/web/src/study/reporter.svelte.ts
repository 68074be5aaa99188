import type { Words } from '@countertop/core';
import type { GameReport } from '@countertop/search';
import { hireStudyWorker } from './engine.svelte.ts';
import type { FromStudyWorker, StudyQuestion, ToStudyWorker } from './study-thinking.ts';

/** How much is thought about every position of a game. */
export const EFFORTS = ['quick', 'thorough', 'deep'] as const;
export type ReportEffort = (typeof EFFORTS)[number];

/** Nodes of a quick look: they take a different time in every game, and on a large sheet of Points more than on a small one. */
function quickNodes({ game, options }: StudyQuestion): number {
  switch (game) {
    case 'counterpoint':
      return 400;
    case 'counterplays':
      return 120;
    case 'points':
      return Math.max(60, Math.round(36_000 / (Number(options['width']) * Number(options['height']))));
    case 'countermine':
      return 3000;
    default:
      return 150;
  }
}
const TIMES: Readonly<Record<ReportEffort, number>> = { quick: 1, thorough: 5, deep: 25 };

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
      const nodes = quickNodes(question) * TIMES[effort];
      worker.postMessage({ kind: 'report', question, nodes } satisfies ToStudyWorker);
    });
  }

  cancel(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.progress = undefined;
  }
}
