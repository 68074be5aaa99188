import type { Move } from '../game/position.ts';
import { sentence } from '../say/say.ts';
import type { Happening, MatchEvent } from './events.ts';
import { apply, type Draft, draftOf, isOwned } from './fold.ts';
import type { MatchState } from './state.ts';

/**
 * New events, numbered and stamped, and the state after each: deciding and folding cannot differ. An owned state is
 * changed in place, so whoever may still meet a problem has to do so before.
 */
export class Unfolding {
  readonly fresh: MatchEvent[] = [];
  private readonly draft: Draft;
  private id: string | undefined;

  constructor(
    state: MatchState,
    private readonly at: number,
    /** The command's own number, put on the first event. */
    id?: string,
  ) {
    this.draft = isOwned(state) ? state : draftOf(state);
    this.id = id;
  }

  get state(): MatchState {
    return this.draft;
  }

  /** `move`: what the happening says, where it is a move that has been read. */
  add(happening: Happening, move?: Move): void {
    const { at, id } = this;
    const number = this.draft.events.length;
    const event: MatchEvent = id === undefined ? { number, at, ...happening } : { number, at, id, ...happening };
    this.id = undefined;
    const wrong = apply(this.draft, event, move);
    if (wrong !== undefined) throw new Error(`an event that cannot follow, ${happening.kind}: ${sentence(wrong)}`);
    this.fresh.push(event);
  }
}

/** The stamp for something that happens now: whole, and never before what has happened. */
export function stampAt(state: MatchState, now: number): number {
  return Math.max(state.at, Math.floor(now));
}

export function isTime(now: number): boolean {
  return Number.isSafeInteger(Math.floor(now)) && now >= 0;
}
