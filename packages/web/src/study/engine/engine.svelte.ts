import type { GameRecord } from '@countertop/core';
import { type Consideration, type Pending, STRONGEST } from '@countertop/search';
import { crew } from '../../thinking/workers.ts';

/** Whoever goes through a game quickly does not want every position thought about. */
const PAUSE = 120;
/** So many ways to go on are followed. */
const WAYS = 3;
/** How long each look takes, in milliseconds: every one begins afresh and sees further. */
const LOOKS = [300, 700, 1500, 3000, 6000];
/** What is thought is told no more often than this, in milliseconds. */
const EVERY = 150;

/** What is thought about a position so far. */
export interface EngineView extends Consideration {
  /** Nothing more will come. */
  readonly done: boolean;
}

/** Thinks about the position that is looked at, in workers of its own, as long as it is on. */
export class Engine {
  view: EngineView | undefined = $state.raw();
  failed = $state(false);
  private readonly crew = crew();
  private thinking: Pending<Consideration> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  watch(scene: GameRecord): void {
    this.stop();
    this.timer = setTimeout(() => void this.look(scene), PAUSE);
  }

  /** Nothing more is thought; what was thought is forgotten. */
  stop(): void {
    clearTimeout(this.timer);
    this.view = undefined;
    this.failed = false;
    this.thinking?.cancel();
    this.thinking = undefined;
  }

  close(): void {
    this.stop();
    this.crew.dismiss();
  }

  private async look(scene: GameRecord): Promise<void> {
    for (const [index, milliseconds] of LOOKS.entries()) {
      const wish = { who: STRONGEST, seed: 0, effort: { milliseconds }, ways: WAYS, reasons: true, every: EVERY };
      const thinking = this.crew.think(scene, { ...wish, afresh: index === 0 }, (thought) => {
        this.view = { ...thought, done: false };
      });
      this.thinking = thinking;
      const told = await thinking.answer;
      if (this.thinking !== thinking) return;
      if (!told.ok) {
        this.close();
        this.failed = true;
        return;
      }
      const thought = told.value;
      const done = thought.exact || thought.move === undefined || index === LOOKS.length - 1;
      this.view = { ...thought, done };
      if (done) return;
    }
  }
}
