import type { Game } from './game.ts';
import type { Options } from './options.ts';
import { type Actor, type Move, NOBODY, type Position } from './position.ts';
import { bad, good, type Result } from './problem.ts';
import { readMove, startPosition } from './record.ts';
import type { SceneStart, Setup } from './scene.ts';

/** What can be said of a move with a sign, the best first. */
export const GLYPHS = ['!!', '!', '!?', '?!', '?', '??'] as const;
export type Glyph = (typeof GLYPHS)[number];

/** So deep may variations stand in variations: whoever walks a study may do it one call a level. */
export const DEEPEST = 256;

/** A place in a study: the position after one move, and what is said about it. Changed by its study only. */
export class StudyNode {
  readonly parent: StudyNode | undefined;
  /** The move that leads here; at the root there is none, and its text is empty. */
  readonly move: Move;
  readonly text: string;
  /** Who made that move. */
  readonly actor: Actor;
  /** How many moves have been played here. */
  readonly ply: number;
  comment = '';
  glyph: Glyph | undefined;
  /** What was played from here, the main one first. */
  children: StudyNode[] = [];

  constructor(parent: StudyNode | undefined, move: Move, text: string, actor: Actor) {
    this.parent = parent;
    this.move = move;
    this.text = text;
    this.actor = actor;
    this.ply = parent === undefined ? 0 : parent.ply + 1;
  }
}

/** A tree of lines over a game: a main line, variations from any of its moves, and words about them. */
export class Study<P extends Position = Position> {
  readonly game: Game<P>;
  readonly options: Options;
  readonly seats: number;
  readonly setup: Setup | undefined;
  readonly beside: Readonly<Record<string, unknown>>;
  readonly root = new StudyNode(undefined, -1, '', NOBODY);
  /** The main line as it was read: as long as it is the same, what stands beside it holds true. */
  read: readonly string[] = [];
  /** A position that goes where it is needed: from place to place is shorter than from the beginning. */
  private readonly walker: P;
  private at = this.root;

  private constructor(game: Game<P>, start: SceneStart, beside: Study['beside'], position: P, options: Options) {
    this.game = game;
    this.options = options;
    this.seats = start.seats;
    this.setup = start.setup;
    this.beside = beside;
    this.walker = position;
  }

  /** `beside`: keys of the record that are not the study's, kept as they are. */
  static begin<P extends Position>(game: Game<P>, start: SceneStart, beside: Study['beside'] = {}): Result<Study<P>> {
    const begun = startPosition(game, start.options, start.seats, start.setup);
    return begun.ok ? good(new Study(game, start, beside, begun.value.position, begun.value.options)) : begun;
  }

  /** The position at a node: a copy. */
  positionAt(node: StudyNode): P {
    return this.go(node).clone() as P;
  }

  /** Who is to move at a node. */
  actorAt(node: StudyNode): Actor {
    return this.go(node).actor;
  }

  /** Plays a move, as text, from a node: the place it leads to, which may have been there before. */
  play(from: StudyNode, text: unknown): Result<StudyNode> {
    const position = this.go(from);
    const read = readMove(this.game, position, text);
    if (!read.ok) return read;
    const known = from.children.find(({ move }) => move === read.value);
    if (known !== undefined) return good(known);
    if (from.children.length > 0 && nesting(from) >= DEEPEST) return bad('study-nested', { most: DEEPEST });
    const node = new StudyNode(from, read.value, this.game.write(position, read.value), position.actor);
    from.children.push(node);
    return good(node);
  }

  say(node: StudyNode, comment: string): void {
    node.comment = comment;
  }

  mark(node: StudyNode, glyph: Glyph | undefined): void {
    if (node !== this.root) node.glyph = glyph;
  }

  /** The line that a node is in comes first where it branches off: one level nearer to the main line. */
  promote(node: StudyNode): void {
    const branch = branchOf(node);
    const { parent } = branch;
    if (parent === undefined) return;
    parent.children = [branch, ...parent.children.filter((child) => child !== branch)];
  }

  /** Takes a move away with everything after it. Gives the place before it; the root stays, with nothing after it. */
  remove(node: StudyNode): StudyNode {
    const { parent } = node;
    if (parent === undefined) {
      this.root.children = [];
      return this.root;
    }
    parent.children = parent.children.filter((child) => child !== node);
    return parent;
  }

  /** The main line, its moves only. */
  get mainLine(): readonly StudyNode[] {
    return lineFrom(this.root);
  }

  private go(to: StudyNode): P {
    const ahead: StudyNode[] = [];
    let target = to;
    while (target !== this.at) {
      if (target.ply >= this.at.ply) {
        if (target.parent === undefined) throw new Error('a node of another study');
        ahead.push(target);
        target = target.parent;
      } else {
        this.walker.undo();
        this.at = this.at.parent ?? this.root;
      }
    }
    for (const node of ahead.reverse()) this.walker.play(node.move);
    this.at = to;
    return this.walker;
  }
}

/** What follows a node, always by the first move. */
export function lineFrom(node: StudyNode): StudyNode[] {
  const line: StudyNode[] = [];
  for (let next = node.children[0]; next !== undefined; next = next.children[0]) line.push(next);
  return line;
}

/** The moves that lead to a node, itself last. */
export function lineTo(node: StudyNode): StudyNode[] {
  const line: StudyNode[] = [];
  for (let at: StudyNode | undefined = node; at?.parent !== undefined; at = at.parent) line.push(at);
  return line.reverse();
}

export function isMain(node: StudyNode): boolean {
  return branchOf(node).parent === undefined;
}

/** How many lines one has left to come here: 0 on the main line. */
export function nesting(node: StudyNode): number {
  let left = 0;
  for (let at = node; at.parent !== undefined; at = at.parent) if (at.parent.children[0] !== at) left++;
  return left;
}

/** The first move of the line that a node is in; the root, where that is the main line. */
export function branchOf(node: StudyNode): StudyNode {
  let at = node;
  while (at.parent !== undefined && at.parent.children[0] === at) at = at.parent;
  return at;
}
