import type { Happened } from '../board/deed.ts';
import type { Game } from '../game/game.ts';
import { type Actor, type Move, NOBODY, type Position } from '../game/position.ts';
import { readMove } from '../scene/record.ts';
import { good, type Problem, type Result } from '../schema/problem.ts';

/** Positions kept at hand. Those of large boards are large, so not all of them. */
const KEPT = 48;

/** A move that was played: as a number, as text, and by whom. */
export interface Played {
  readonly move: Move;
  readonly text: string;
  readonly actor: Actor;
}

/** A place on a walk: after one move. Changed by its walk only. */
export abstract class WalkNode<N extends { readonly ply: number }> implements Played {
  readonly parent: N | undefined;
  /** The move that leads here; at the root there is none, and its text is empty. */
  readonly move: Move;
  readonly text: string;
  /** Who made that move. */
  readonly actor: Actor;
  /** How many moves have been played here since the root. */
  readonly ply: number;
  /** What was played from here, the main one first. */
  children: N[] = [];

  constructor(parent: N | undefined, { move, text, actor }: Played) {
    this.parent = parent;
    this.move = move;
    this.text = text;
    this.actor = actor;
    this.ply = parent === undefined ? 0 : parent.ply + 1;
  }
}

/** A place about which nothing is said. */
export class BareNode extends WalkNode<BareNode> {}

const ROOT: Played = { move: -1, text: '', actor: NOBODY };

/**
 * A walk over a tree of moves, with the position at every node: what a match, a study and a lesson have in common.
 * Positions are never changed in place: another node is another object, so whoever draws one sees that it is another.
 */
export class Walk<P extends Position = Position, N extends WalkNode<N> = BareNode> {
  readonly game: Game<P>;
  readonly root: N;
  private readonly Node: new (
    parent: N | undefined,
    played: Played,
  ) => N;
  /** A position that goes where it is needed: from place to place is shorter than from the beginning. */
  private readonly walker: P;
  private at: N;
  /** The one that was asked for last is the last. */
  private readonly kept = new Map<N, P>();

  /** The position is where the walk begins, and from now on its own. */
  constructor(game: Game<P>, position: P, Node: new (parent: N | undefined, played: Played) => N) {
    this.game = game;
    this.walker = position;
    this.Node = Node;
    this.root = new Node(undefined, ROOT);
    this.at = this.root;
  }

  static from<P extends Position>(game: Game<P>, position: P): Walk<P> {
    return new Walk<P, BareNode>(game, position, BareNode);
  }

  /** The position at a node, to be read only. */
  positionAt(node: N): P {
    const position = this.kept.get(node) ?? (this.go(node).clone() as P);
    this.hold(node, position);
    return position;
  }

  /** Who is to move at a node. */
  actorAt(node: N): Actor {
    return this.look(node).actor;
  }

  /** What led to a node, as boards show it; nothing led to the root. */
  lastAt({ parent, move }: N): { readonly before: P; readonly move: Move } | undefined {
    return parent === undefined ? undefined : { before: this.positionAt(parent), move };
  }

  /** What led from one node to a later one, oldest first. */
  happenedBetween(from: N, to: N): Happened<P>[] {
    const nodes: N[] = [];
    for (let at: N | undefined = to; at?.parent !== undefined && at !== from; at = at.parent) nodes.push(at);
    return nodes.reverse().map((node) => ({
      before: this.positionAt(node.parent ?? this.root),
      move: node.move,
      after: this.positionAt(node),
    }));
  }

  /** Plays a legal move from a node: the place it leads to, which may have been there before. */
  play(from: N, move: Move): Result<N> {
    const known = childBy(from, move);
    if (known !== undefined) return good(known);
    const refused = this.refusal(from);
    if (refused !== undefined) return { ok: false, problem: refused };
    const position = this.look(from);
    return good(this.join(from, { move, text: this.game.write(position, move), actor: position.actor }));
  }

  /** Plays a move as text, through the checked door. */
  playText(from: N, text: unknown): Result<N> {
    const read = readMove(this.game, this.look(from), text);
    return read.ok ? this.play(from, read.value) : read;
  }

  /** The place after a move that somebody else has read and written. */
  join(from: N, played: Played): N {
    const known = childBy(from, played.move);
    if (known !== undefined) return known;
    const node = new this.Node(from, played);
    from.children.push(node);
    return node;
  }

  /** Keeps at hand a position at which somebody else has come to a node. Nobody changes it any more. */
  hold(node: N, position: P): void {
    this.kept.delete(node);
    this.kept.set(node, position);
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= KEPT) break;
      this.kept.delete(oldest);
    }
  }

  /** Why nothing new may be played from a node. */
  protected refusal(_from: N): Problem | undefined {
    return undefined;
  }

  /** The position at a node as long as nothing else is asked for. */
  private look(node: N): P {
    return this.kept.get(node) ?? this.go(node);
  }

  private go(to: N): P {
    const ahead: N[] = [];
    let target = to;
    while (target !== this.at) {
      if (target.ply >= this.at.ply) {
        if (target.parent === undefined) throw new Error('a node of another walk');
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

function childBy<N extends WalkNode<N>>(from: N, move: Move): N | undefined {
  return from.children.find((child) => child.move === move);
}

/** What follows a node, always by the first move. */
export function lineFrom<N extends WalkNode<N>>(node: N): N[] {
  const line: N[] = [];
  for (let next = node.children[0]; next !== undefined; next = next.children[0]) line.push(next);
  return line;
}

/** The moves that lead to a node, itself last. */
export function lineTo<N extends WalkNode<N>>(node: N): N[] {
  const line: N[] = [];
  for (let at: N | undefined = node; at?.parent !== undefined; at = at.parent) line.push(at);
  return line.reverse();
}

/** The place after so many moves on the way to a node; the node itself where it is not so far. */
export function placeOn<N extends WalkNode<N>>(node: N, ply: number): N {
  let at = node;
  while (at.ply > ply && at.parent !== undefined) at = at.parent;
  return at;
}

/** The next place on the way from one node to another; undefined where no way leads there, or none is left. */
export function stepTowards<N extends WalkNode<N>>(from: N, to: N): N | undefined {
  const next = placeOn(to, from.ply + 1);
  return next.parent === from ? next : undefined;
}
