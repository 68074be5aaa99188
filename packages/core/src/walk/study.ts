import type { Game } from '../game/game.ts';
import type { Options } from '../game/options.ts';
import type { Position } from '../game/position.ts';
import { startPosition } from '../scene/record.ts';
import type { SceneStart, Setup } from '../scene/scene.ts';
import { good, type Problem, problem, type Result } from '../schema/problem.ts';
import { lineFrom, Walk, WalkNode } from './walk.ts';

/** What can be said of a move with a sign, the best first. */
export const GLYPHS = ['!!', '!', '!?', '?!', '?', '??'] as const;
export type Glyph = (typeof GLYPHS)[number];

/** So deep may variations stand in variations. */
export const DEEPEST = 256;

/** A place in a study, and what is said about it. */
export class StudyNode extends WalkNode<StudyNode> {
  comment = '';
  glyph: Glyph | undefined;
}

/** A walk to be talked about: a main line, variations from any of its moves, and words about them. */
export class Study<P extends Position = Position> extends Walk<P, StudyNode> {
  readonly options: Options;
  readonly seats: number;
  readonly setup: Setup | undefined;
  readonly beside: Readonly<Record<string, unknown>>;
  /** The main line as it was read: as long as it is the same, what stands beside it holds true. */
  read: readonly string[] = [];

  private constructor(game: Game<P>, start: SceneStart, beside: Study['beside'], position: P, options: Options) {
    super(game, position, StudyNode);
    this.options = options;
    this.seats = start.seats;
    this.setup = start.setup;
    this.beside = beside;
  }

  /** `beside`: keys of the record that are not the study's, kept as they are. */
  static begin<P extends Position>(game: Game<P>, start: SceneStart, beside: Study['beside'] = {}): Result<Study<P>> {
    const begun = startPosition(game, start.options, start.seats, start.setup);
    return begun.ok ? good(new Study(game, start, beside, begun.value.position, begun.value.options)) : begun;
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

  /** Whoever walks a study may do it one call a level, so that there are not too many. */
  protected override refusal(from: StudyNode): Problem | undefined {
    const tooDeep = from.children.length > 0 && nesting(from) >= DEEPEST;
    return tooDeep ? problem('study-nested', { most: DEEPEST }) : undefined;
  }
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
function branchOf(node: StudyNode): StudyNode {
  let at = node;
  while (at.parent !== undefined && at.parent.children[0] === at) at = at.parent;
  return at;
}
