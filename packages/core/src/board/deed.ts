import type { Move, Position } from '../game/position.ts';
import type { Told, Voice } from '../say/say.ts';

/** What kind of thing a deed is, for those who sound and stage it. From `rise` on: great moments. */
export const MOMENTS = ['place', 'draw', 'score', 'pass', 'rise', 'strike', 'capture', 'circle'] as const;
export type Moment = (typeof MOMENTS)[number];

/** One thing that a move did, told without who did it: a phrase of the section `deeds` of a game's words. */
export interface Deed {
  /** The key of the phrase: `places`. */
  readonly code: string;
  readonly data?: Told;
  /** Holes that are words themselves: the keys of phrases of the same section, `{ colour: 'yellow' }`. */
  readonly words?: Readonly<Record<string, string>>;
  /** Whose it is; left out: of whoever made the move, or of nobody where chance did. */
  readonly seat?: number;
  readonly moment: Moment;
}

/** A move that was made, with what was before and after it. */
export interface Happened<P extends Position = Position> {
  readonly before: P;
  readonly move: Move;
  readonly after: P;
}

/** A deed as a phrase. `say` knows the section as `deeds.…`. */
export function sayDeed(say: Voice, { code, data = {}, words = {} }: Deed): string {
  const told = Object.fromEntries(Object.entries(words).map(([hole, key]) => [hole, say(`deeds.${key}`)]));
  return say(`deeds.${code}`, { ...data, ...told });
}
