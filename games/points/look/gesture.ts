import type { Spot } from './view.ts';

/** What fingers and the mouse mean to the board; spots are client pixels. */
export interface Meanings {
  /** Whether a drag moves the view; otherwise a finger aims. */
  readonly drags: () => boolean;
  /** A finger is down and looks for its dot; undefined when it has left off. */
  readonly aim: (at: Spot | undefined) => void;
  readonly tap: (at: Spot, touch: boolean, twice: boolean) => void;
  readonly drag: (dx: number, dy: number) => void;
  /** Two fingers: how much wider they are apart now, round which spot, and how far that moved. */
  readonly pinch: (factor: number, round: Spot, dx: number, dy: number) => void;
}

/** Pixels that a pointer may stray and still tap. */
const STRAY = 8;
/** Within this time and distance, a second tap makes a double one. */
const TWICE = { milliseconds: 300, pixels: 28 };

/** Tells taps, aiming, drags and pinches apart. */
export class Gesture {
  private readonly down = new Map<number, Spot>();
  private begun: Spot | undefined;
  private mode: 'rest' | 'tap' | 'aim' | 'drag' | 'pinch' = 'rest';
  private lastTap: (Spot & { readonly time: number }) | undefined;
  private readonly meanings: Meanings;

  constructor(meanings: Meanings) {
    this.meanings = meanings;
  }

  press(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    const at = spotOf(event);
    this.down.set(event.pointerId, at);
    if (this.down.size === 2) {
      this.meanings.aim(undefined);
      this.mode = 'pinch';
    } else if (this.down.size === 1) {
      this.begun = at;
      this.mode = event.pointerType !== 'mouse' && !this.meanings.drags() ? 'aim' : 'tap';
      if (this.mode === 'aim') this.meanings.aim(at);
    }
  }

  move(event: PointerEvent): void {
    const before = this.down.get(event.pointerId);
    if (before === undefined) return;
    const at = spotOf(event);
    if (this.mode === 'pinch') {
      const other = [...this.down].find(([id]) => id !== event.pointerId)?.[1];
      if (other !== undefined) this.pinch(before, at, other);
    } else if (this.mode === 'aim') this.meanings.aim(at);
    else if (this.mode === 'drag') this.meanings.drag(at.x - before.x, at.y - before.y);
    else if (this.mode === 'tap' && this.begun !== undefined && apart(this.begun, at) > STRAY) {
      this.mode = this.meanings.drags() ? 'drag' : 'rest';
      if (this.mode === 'drag') this.meanings.drag(at.x - this.begun.x, at.y - this.begun.y);
    }
    this.down.set(event.pointerId, at);
  }

  release(event: PointerEvent): void {
    if (!this.down.delete(event.pointerId)) return;
    const { mode } = this;
    if (mode === 'tap' || mode === 'aim') {
      const at = spotOf(event);
      const touch = event.pointerType !== 'mouse';
      this.meanings.aim(undefined);
      const { lastTap } = this;
      const twice =
        lastTap !== undefined &&
        event.timeStamp - lastTap.time < TWICE.milliseconds &&
        apart(lastTap, at) < TWICE.pixels;
      this.lastTap = twice ? undefined : { ...at, time: event.timeStamp };
      this.meanings.tap(at, touch, twice);
    }
    // The finger that is left after a pinch means nothing more.
    this.mode = 'rest';
  }

  cancel(event: PointerEvent): void {
    this.down.delete(event.pointerId);
    this.mode = 'rest';
    this.meanings.aim(undefined);
  }

  get busy(): boolean {
    return this.down.size > 0;
  }

  private pinch(before: Spot, at: Spot, other: Spot): void {
    const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
    const factor = Math.max(1, apart(at, other)) / Math.max(1, apart(before, other));
    this.meanings.pinch(factor, middle, (at.x - before.x) / 2, (at.y - before.y) / 2);
  }
}

function spotOf(event: PointerEvent): Spot {
  return { x: event.clientX, y: event.clientY };
}

function apart(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
