import type { Move, Position } from '../game/position.ts';
import type { Named } from '../say/name.ts';
import type { Say } from '../say/say.ts';
import type { Happened } from './deed.ts';

/** What a board is told, and how it reports: the properties of every games/<id>/Board.svelte. A board knows no rules. */
export interface BoardProps<P extends Position = Position> {
  /** Never changed in place: another object after every move. */
  readonly position: P;
  /** The moves that the person at this device may make now; empty when it is not theirs to move. */
  readonly legal: readonly Move[];
  /** What led here, to show and to animate; undefined at the beginning. */
  readonly last: { readonly before: P; readonly move: Move } | undefined;
  /** All that has happened since the person’s own last move, oldest first: it stays marked until they move. */
  readonly since: readonly Happened<P>[];
  /** A gesture is complete: this legal move is meant. */
  readonly play: (move: Move) => void;
  /** Where a move may be chosen before it is one's turn: what is chosen, and how it is changed. */
  readonly ahead: { readonly move: Move | undefined; readonly choose: (move: Move | undefined) => void } | undefined;
  /** Why a move, in notation, is not legal here: a sentence in the reader's language. */
  readonly whyNot: (text: string) => string;
  /** Speaks through the page's one live region. */
  readonly say: (sentence: string) => void;
  /** The game's words in the reader's language, with data and plurals filled in. */
  readonly text: Say;
  readonly names: readonly Named[];
  /** The seat of whoever looks at it: what is theirs lies on their side of the table. Left out where it is nobody's, or several people's. */
  readonly near?: number | undefined;
  /** True where nothing around the board tells the scores, as in lessons: then the board does. */
  readonly scores?: boolean;
  readonly taste: Taste;
  /** Moves to point at: hints, best lines, answers. */
  readonly marks: readonly Mark[];
  /** Drawn small and quiet: for cards and diagrams, without anything to press. */
  readonly still: boolean;
}

/** How the person likes boards to be. */
export interface Taste {
  /** False where the person wants no motion. */
  readonly motion: boolean;
  /** A touch first shows, a second confirms. */
  readonly confirm: boolean;
  readonly hand: 'left' | 'right';
  /** Helpers drawn on the board: free areas, legal spots, totals. */
  readonly aids: boolean;
  /** The names of columns and rows. */
  readonly coordinates: boolean;
}

export interface Mark {
  readonly move: Move;
  /** 1 for the best, less for others. */
  readonly weight: number;
  /** Its place among several, from 1: written beside it. */
  readonly rank?: number;
}
