import type { Move } from '@countertop/core';
import { untrack } from 'svelte';
import type { PointsPosition } from '../index.ts';
import type { Field } from '../rules/field.ts';
import { Glide } from './glide.ts';
import { type Paper, paperOf, turnsIn } from './paper.ts';
import { enlarged, frameOf, type Pane, type Spot, settled, showing, type View, viewOf, wholeView } from './view.ts';

/** What there is to look at, and how; each read when it is needed. */
export interface ToSee {
  readonly position: PointsPosition;
  /** Nothing is drawn yet where it has no width. */
  readonly pane: Pane;
  readonly still: boolean;
  /** In a lesson a part of the field matters, and no look is remembered. */
  readonly lesson: boolean;
  readonly motion: boolean;
}

interface Looked {
  readonly paper: Paper;
  readonly view: View;
}

/** How each field was last looked at: the view outlasts a walk to another screen. */
const looked = new WeakMap<Field, Looked>();

/** How somebody looks at the sheet: which way it lies, which part of it is seen, and how large. */
export class Outlook {
  readonly paper: Paper = $derived.by(() => paperOf(this.field, this.turned));
  readonly turned: boolean = $derived.by(() => !this.sight.still && this.seen && turnsIn(this.field, this.sight.pane));
  readonly zoomed: boolean = $derived.by(() => this.shown.zoom > 1.01);
  private readonly field: Field = $derived.by(() => this.sight.position.field);
  private readonly seen: boolean = $derived.by(() => this.sight.pane.width > 0);
  private readonly shown: View = $derived.by(() =>
    settled(this.moved?.paper === this.paper ? this.moved.view : this.unmoved, this.paper, this.sight.pane),
  );
  readonly frame = $derived.by(() => frameOf(this.shown, this.paper, this.sight.pane));
  /** As nobody has moved it: in a lesson where the points are, if the whole field is too small to be read. */
  private readonly unmoved: View = $derived.by(() =>
    this.sight.lesson && this.seen
      ? viewOf(
          this.begunWith.map((cell) => this.spotOf(cell)),
          this.paper,
          this.sight.pane,
        )
      : wholeView(this.paper),
  );
  private moved: Looked | undefined = $state.raw();
  /** The points of the position with which looking began. */
  private begunWith: readonly Move[] = $state.raw([]);
  private ply: number;
  private readonly sight: ToSee;
  private readonly glide = new Glide((view) => this.show(view));

  constructor(sight: ToSee) {
    this.sight = sight;
    const [position, lesson] = untrack(() => [sight.position, sight.lesson]);
    this.ply = position.ply;
    if (lesson) this.begunWith = pointsOf(position);
    else if (position.ply > 0) this.moved = looked.get(position.field);
  }

  spotOf(cell: Move): Spot {
    return { x: this.paper.x(cell), y: this.paper.y(cell) };
  }

  /** In pixels, where on the pane a dot is. */
  pixelOf(cell: Move): Spot {
    const { x, y, scale } = this.frame;
    const spot = this.spotOf(cell);
    return { x: (spot.x - x) * scale, y: (spot.y - y) * scale };
  }

  /** A new position: a point that was put elsewhere is shown; a lesson that has gone on to another place is looked at afresh. */
  arrive(last: Move | undefined): void {
    const { position, lesson, still } = this.sight;
    const leapt = lesson && Math.abs(position.ply - this.ply) > 1;
    this.ply = position.ply;
    if (leapt) {
      this.glide.stop();
      this.begunWith = pointsOf(position);
      this.moved = undefined;
    } else if (last !== undefined && this.zoomed && !still) this.glideTo(this.showing(last));
  }

  /** Moves the view along with the cursor. */
  follow(cell: Move): void {
    this.lookAt(this.showing(cell));
  }

  /** By pixels. */
  drag(dx: number, dy: number): void {
    this.lookAt(this.dragged(dx, dy));
  }

  pinch(factor: number, round: Spot, dx: number, dy: number): void {
    this.lookAt(enlarged(this.dragged(dx, dy), factor, round));
  }

  /** Step by step, as a wheel turns. */
  roll(factor: number, round: Spot): void {
    this.lookAt(enlarged(this.shown, factor, round));
  }

  /** Round a spot, or else what is in the middle. */
  enlarge(factor: number, round: Spot = this.shown): void {
    this.glideTo(enlarged(this.shown, factor, round));
  }

  showWhole(): void {
    this.glideTo(wholeView(this.paper));
  }

  stop(): void {
    this.glide.stop();
  }

  private dragged(dx: number, dy: number): View {
    const { scale } = this.frame;
    return { ...this.shown, x: this.shown.x - dx / scale, y: this.shown.y - dy / scale };
  }

  private showing(cell: Move): View {
    return showing(this.shown, this.spotOf(cell), this.paper, this.sight.pane);
  }

  private show(view: View): void {
    this.moved = { paper: this.paper, view };
    if (!this.sight.lesson) looked.set(this.field, this.moved);
  }

  private lookAt(to: View): void {
    this.glide.stop();
    this.show(settled(to, this.paper, this.sight.pane));
  }

  private glideTo(to: View): void {
    if (this.sight.motion) this.glide.go(this.shown, settled(to, this.paper, this.sight.pane));
    else this.lookAt(to);
  }
}

function pointsOf(position: PointsPosition): readonly Move[] {
  return [...position.field.dots].filter((cell) => position.ownerAt(cell) !== undefined);
}
