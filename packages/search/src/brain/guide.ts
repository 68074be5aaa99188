import type {
  Deed,
  Exam,
  Lesson,
  Move,
  Position,
  Printable,
  Problem,
  Puzzle,
  Result,
  RuleSection,
  SceneLine,
  Told,
} from '@countertop/core';
import type { Ladder } from './ladder.ts';

/** What page and command line need to present a game: this is what games/<id>/guide.ts exports. Sentences are in words/. */
export interface Guide<P extends Position = Position> {
  /** The middle of a match, for cards. */
  readonly sample: SceneLine;
  /** Pictures beside the rules. */
  readonly diagrams: readonly Diagram[];
  /** A move as somebody could write it first. */
  readonly example: string;
  /** How many levels its bots have, as its brain says; missing: LEVELS. */
  readonly levels?: number;
  /** The first match of a course: short enough to come to its end, against a bot that one can beat. */
  readonly first: { readonly preset?: string; readonly level: number };
  /** The level of the bot that is proposed to whoever has not chosen one yet. */
  readonly opponent: number;
  /** The colours of the seats' pieces, as values of CSS. Missing: the page's own. */
  readonly seatColours?: readonly string[];
  /** True where chance says who begins. */
  readonly lots?: boolean;
  /** True where the aids of the board say what a lesson asks for. */
  readonly telling?: boolean;
  /** What the seat to move is to do now: the key of a phrase in the section `play` of the words. `last` led here. */
  todo(position: P, last?: { readonly before: P; readonly move: Move }): string;
  /** What a move did, in the order in which it happened, as phrases of the section `deeds`. Missing: its notation says it. */
  deeds?(before: P, move: Move, after: P): readonly Deed[];
  /** At the end, what settled it where the points alone do not say so: a phrase of the section `play`. */
  decided?(position: P): Decided | undefined;
  /** True where a move may be chosen while the other side thinks. */
  readonly ahead?: boolean;
  /** False where targets are large, so that no touch needs a second one. */
  readonly confirms?: boolean;
  /** What is measured of its speed. */
  readonly benches: readonly Bench[];
  /** Screens of its own: look/<name>/Screen.svelte, called `<name>.title` in its words. */
  readonly screens?: readonly OwnScreen[];
  /** Other forms of files that its records are kept in. */
  readonly files?: readonly FileForm[];
  /** The rules as people read them. Missing: the numbered ones are shown. */
  readonly rules?: () => Promise<readonly RuleSection[]>;
  readonly lessons?: () => Promise<readonly Lesson[]>;
  /** The exam at the end of the lessons. */
  readonly exam?: () => Promise<Exam>;
  readonly puzzles?: () => Promise<readonly Puzzle[]>;
  readonly sheets?: () => Promise<readonly Printable[]>;
  /** How strong the levels are, as measured. */
  readonly ladder?: () => Promise<Ladder>;
}

export interface Decided {
  /** The key of the phrase. */
  readonly code: string;
  readonly data?: Told;
}

/** A picture drawn by the real board: the position after these moves, the last of them shown. */
export interface Diagram extends SceneLine {
  /** The number of the rule in the game's README. */
  readonly rule: string;
}

/** A game from its start, and how much of it. The work is fixed, so that runs can be compared. */
export interface Bench {
  readonly name: string;
  readonly options?: Readonly<Record<string, number | boolean | string>>;
  readonly seats: number;
  /** Random games of one run: half a second or so of work for a position of the intended speed. */
  readonly playouts: number;
}

export interface OwnScreen {
  readonly name: string;
  readonly icon: string;
}

/** A form of files from elsewhere, such as SGF. */
export interface FileForm {
  readonly name: string;
  /** What names of such files end in, without the dot. */
  readonly ending: string;
  /** The media type. */
  readonly type: string;
  /** Whether a text is of this form, told by how it begins. */
  begins(text: string): boolean;
  /** In which letters such a file says that it is written, told from its bytes read as Latin ones. */
  charset?(text: string): string | undefined;
  load(): Promise<FileCodec>;
}

export interface FileCodec {
  /** The games of a file, in their order; a game that cannot be read does not keep the others from it. */
  read(text: string): Result<readonly Result<FromFile>[]>;
  /** `record`: with whatever stands beside its moves. */
  write(record: unknown): Result<string>;
}

export interface FromFile {
  readonly record: Readonly<Record<string, unknown>>;
  /** What is not as in the file, mostly variations that cannot be played: after how many moves, and why. */
  readonly leftOut: readonly { readonly after: number; readonly problem: Problem }[];
}
