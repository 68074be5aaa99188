import { CHANCE, type Game, type Position, type Problem, problem, replay } from '@countertop/core';
import {
  ANY_OTHER,
  type Certificate,
  type ProofNode,
  TRY_ALL,
  type ValueTerms,
  type WrittenProof,
} from './certificate.ts';
import { Fraction } from './fraction.ts';
import { Referee } from './referee.ts';
import { TryingOut } from './trying-out.ts';

/** What a proof guarantees, and how many positions were looked at. */
export interface Checked {
  readonly says: WrittenProof['says'];
  readonly value: string;
  readonly positions: number;
}

export type CheckedCertificate =
  | { readonly ok: true; readonly proofs: readonly Checked[] }
  | { readonly ok: false; readonly problem: Problem };

/**
 * Replays a certificate: the side that proves has its move written down, the other side is given every reply and chance every
 * draw. It knows the rules and nothing of how the proof was found.
 */
export function checkCertificate(game: Game, { record, terms, proofs }: Certificate): CheckedCertificate {
  if (proofs.length === 0) return { ok: false, problem: problem('certificate-empty') };
  const checked: Checked[] = [];
  for (const proof of proofs) {
    const begun = replay(game, record);
    if (!begun.ok) return begun;
    const replayed = new ProofReplay(game, terms, proof, begun.position);
    const wrong = replayed.check();
    if (wrong !== undefined) return { ok: false, problem: wrong };
    checked.push({ says: proof.says, value: proof.value, positions: replayed.positions });
  }
  return { ok: true, proofs: checked };
}

/** What a strategy guarantees to the side that follows it, as a value of seat 0. */
export function guaranteed(game: Game, terms: ValueTerms, proof: WrittenProof, position: Position): Fraction {
  const replayed = new ProofReplay(game, terms, { ...proof, value: '' }, position);
  const worth = replayed.follow(proof.nodes === 0 ? TRY_ALL : 0);
  if (worth === undefined) throw new Error(JSON.stringify(replayed.fault));
  return proof.says === 'at least' ? worth : worth.negative();
}

class ProofReplay {
  fault: Problem | undefined;
  private readonly referee: Referee;
  private readonly rest: TryingOut;
  private readonly proof: WrittenProof;
  private readonly position: Position;
  private readonly seen = new Map<string, Fraction>();
  private readonly way: string[] = [];
  private written = 0;
  /** How many draws lie between the beginning and here. Before the first no more than the claim is needed. */
  private drawn = 0;

  constructor(game: Game, terms: ValueTerms, proof: WrittenProof, position: Position) {
    this.referee = new Referee(game, terms, proof.says);
    this.rest = new TryingOut(this.referee);
    this.proof = proof;
    this.position = position;
  }

  get positions(): number {
    return this.written + this.rest.positions;
  }

  check(): Problem | undefined {
    const { says, value, nodes } = this.proof;
    const claimed = this.claimed();
    if (claimed === undefined) return problem('certificate-value', { given: value });
    const worth = this.follow(nodes === 0 ? TRY_ALL : 0);
    if (worth === undefined) return this.fault;
    if (!worth.isBelow(claimed)) return undefined;
    return problem('certificate-bound', { says, value });
  }

  /**
   * What the written moves guarantee from here on to the side that proves: where the claim is all that is asked for, the
   * claim or less than it. Undefined where they do not go on.
   */
  follow(number: number): Fraction | undefined {
    if (number === TRY_ALL) return this.tryAll();
    const node = this.proof.tree[number];
    if (node === undefined) return this.wrong('certificate-node', { node: number });
    const { position, referee } = this;
    const key = `${number} ${position.hashLow} ${position.hashHigh}`;
    const known = this.seen.get(key);
    if (known !== undefined) return known;
    this.written++;
    const list = referee.moves(position);
    if (list.length === 0) return Fraction.of(referee.worth(position));
    const worth = isChoice(node) ? this.chosen(node) : this.replies(node);
    if (worth !== undefined) this.seen.set(key, worth);
    return worth;
  }

  /** Without a claim, what it is worth. */
  private tryAll(): Fraction | undefined {
    const { rest, position } = this;
    const claimed = this.claimed();
    if (this.drawn > 0 || claimed === undefined || position.actor === CHANCE) return rest.worth(position);
    return rest.holds(position, claimed) === true ? claimed : claimed.plus(Fraction.of(-1));
  }

  private chosen([text, to]: readonly [string, number]): Fraction | undefined {
    const { position, referee } = this;
    if (!referee.isMine(position)) return this.wrong('certificate-turn', { move: text });
    const list = referee.moves(position).toArray();
    const move = list.find((each) => referee.game.write(position, each) === text);
    if (move === undefined) return this.wrong('certificate-move', { move: text });
    return this.after(move, text, to);
  }

  /** The worst reply, or the mean of all draws. */
  private replies(node: Readonly<Record<string, number>>): Fraction | undefined {
    const { position, referee } = this;
    if (referee.isMine(position)) return this.wrong('certificate-choice', {});
    const list = referee.moves(position);
    const drawn = position.actor === CHANCE;
    const all = drawn ? list.totalWeight() : 1;
    let found: Fraction | undefined;
    for (let i = 0; i < list.length; i++) {
      const text = referee.game.write(position, list.moves[i]);
      const to = Object.hasOwn(node, text) ? node[text] : node[ANY_OTHER];
      if (to === undefined) return this.wrong('certificate-reply', { move: text });
      const worth = this.after(list.moves[i], text, to);
      if (worth === undefined) return undefined;
      if (drawn) found = (found ?? Fraction.ZERO).plus(worth.part(list.weights[i], all));
      else if (found === undefined || worth.isBelow(found)) found = worth;
    }
    return found;
  }

  private after(move: number, text: string, to: number): Fraction | undefined {
    const draws = this.position.actor === CHANCE ? 1 : 0;
    this.drawn += draws;
    this.position.play(move);
    this.way.push(text);
    const worth = this.follow(to);
    this.way.pop();
    this.position.undo();
    this.drawn -= draws;
    return worth;
  }

  private claimed(): Fraction | undefined {
    const { says, value } = this.proof;
    const read = Fraction.read(value);
    return says === 'at least' ? read : read?.negative();
  }

  private wrong(code: string, data: Readonly<Record<string, string | number>>): undefined {
    this.fault = problem(code, { ...data, way: this.way.join(' ') });
  }
}

function isChoice(node: ProofNode): node is readonly [string, number] {
  return Array.isArray(node);
}
