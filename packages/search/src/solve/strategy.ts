import { CHANCE, MoveList, type Position } from '@countertop/core';
import { ANY_OTHER, type ProofNode, TRY_ALL, type WrittenProof } from '../certificate/certificate.ts';
import { Fraction } from '../certificate/fraction.ts';
import { Referee } from '../certificate/referee.ts';
import { TryingOut } from '../certificate/trying-out.ts';
import type { Exhaustive } from './exhaustive.ts';
import { type Ground, isOwn } from './ground.ts';

/** So many nodes are searched between two pauses. */
export const SLICE = 50_000;

/** Searches the position where a search stands, with pauses. */
export function* searched(search: Exhaustive, alpha?: number, beta?: number): Generator<void, number> {
  search.begin(alpha, beta);
  let done = false;
  try {
    for (done = search.work(SLICE); !done; done = search.work(SLICE)) yield;
  } finally {
    if (!done) search.leave();
  }
  return search.value;
}

/** Writes down how a side keeps what was found: its move, and every reply of the others. */
export class Strategy {
  private readonly ground: Ground;
  private readonly search: Exhaustive;
  private readonly position: Position;
  private readonly says: WrittenProof['says'];
  /** What is to be kept; undefined where draws come and the best of everything is wanted. */
  private readonly bound: number | undefined;
  /** Where trying everything takes no more positions than this, nothing is written down. */
  private readonly leaf: number;
  private readonly rest: TryingOut;
  private readonly tree: ProofNode[] = [];
  private readonly numbers = new Map<string, number>();

  constructor(
    ground: Ground,
    search: Exhaustive,
    position: Position,
    says: WrittenProof['says'],
    bound: number | undefined,
    leaf: number,
  ) {
    this.ground = ground;
    this.search = search;
    this.position = position;
    this.says = says;
    this.bound = bound;
    this.leaf = leaf;
    this.rest = new TryingOut(new Referee(ground.game, ground.terms, says));
  }

  *proof(): Generator<number, WrittenProof> {
    yield* this.from();
    const { says, tree } = this;
    return { says, value: String(this.bound ?? 0), nodes: tree.length, tree };
  }

  /** The number of the node for this position. */
  private *from(): Generator<number, number> {
    const { position } = this;
    const key = `${position.hashLow} ${position.hashHigh}`;
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const list = new MoveList(64);
    if (this.ground.isOver(position, list) || this.isShort()) {
      this.numbers.set(key, TRY_ALL);
      return TRY_ALL;
    }
    const number = this.tree.push({}) - 1;
    this.numbers.set(key, number);
    if (this.isMine()) this.tree[number] = yield* this.choice();
    else this.tree[number] = yield* this.replies(list);
    yield this.tree.length;
    return number;
  }

  private *choice(): Generator<number, ProofNode> {
    const { position, search, bound, says } = this;
    const window = bound === undefined ? [] : says === 'at least' ? [bound - 1, bound] : [bound, bound + 1];
    for (const _ of searched(search, ...window)) yield this.tree.length;
    const { move } = search;
    const text = this.ground.game.write(position, move);
    search.play(move);
    const to = yield* this.from();
    search.undo();
    return [text, to];
  }

  private *replies(list: MoveList): Generator<number, ProofNode> {
    const { position, search, ground } = this;
    const replies: [string, number][] = [];
    for (const move of list.toArray()) {
      const text = ground.game.write(position, move);
      search.play(move);
      replies.push([text, yield* this.from()]);
      search.undo();
    }
    return shortened(replies);
  }

  /** Whether a checker has it in no time. Like the checker's, this memory lasts as long as the proof. */
  private isShort(): boolean {
    const { rest, says, position, bound, leaf } = this;
    if (bound === undefined) return rest.worth(position, leaf) !== undefined;
    return rest.holds(position, Fraction.of(says === 'at least' ? bound : -bound), leaf) === true;
  }

  private isMine(): boolean {
    const { position, says } = this;
    return position.actor !== CHANCE && isOwn(position, position.actor) === (says === 'at least');
  }
}

/** What most replies lead to is said once. */
function shortened(replies: readonly (readonly [string, number])[]): ProofNode {
  const counts = new Map<number, number>();
  for (const [, to] of replies) counts.set(to, (counts.get(to) ?? 0) + 1);
  const [common, count] = [...counts].reduce((most, each) => (each[1] > most[1] ? each : most));
  const named = count < 2 ? replies : replies.filter(([, to]) => to !== common);
  return { ...Object.fromEntries(named), ...(count < 2 ? {} : { [ANY_OTHER]: common }) };
}
