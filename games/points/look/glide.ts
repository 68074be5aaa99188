import { between, type View } from './view.ts';

const MILLISECONDS = 180;

/** Takes a view to another one, a frame at a time. One glide ends where the next begins. */
export class Glide {
  private frame = 0;
  private readonly show: (view: View) => void;

  constructor(show: (view: View) => void) {
    this.show = show;
  }

  go(from: View, to: View): void {
    this.stop();
    const begun = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - begun) / MILLISECONDS));
      this.show(between(from, to, share * (2 - share)));
      if (share < 1) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
  }
}
