import type { Game, Position } from '@countertop/core';
import { describe, expect, test } from 'vitest';
import { bruteForce } from '../../test/brute.ts';
import { Duel, duelKnowledge } from '../../test/duel.ts';
import { rows } from '../../test/rows.ts';
import {
  type Certificate,
  certificateLines,
  type ProofNode,
  readCertificate,
  type ValueTerms,
} from '../certificate/certificate.ts';
import { type CheckedCertificate, checkCertificate } from '../certificate/check-certificate.ts';
import { TranspositionTable } from '../depth/transposition-table.ts';
import { type Solution, Solving, type SolvingPlan } from './solving.ts';

/** A game as it comes from a list of games. */
const anyGame = <P extends Position>(game: Game<P>): Game => game as unknown as Game;

const three = anyGame(rows);
const RESULT: ValueTerms = { value: 'result' };

/** Three prizes, three turns, a draw before each but the first. */
const duels: Game<Duel> = {
  id: 'duel',
  name: 'Duel',
  seats: { min: 2, max: 2 },
  options: [],
  presets: [],
  words: {},
  start: () => new Duel(3, 3, 5),
  read: (_, text) => ({ ok: true, value: Number(text) }),
  write: (_, move) => String(move),
  picture: () => '',
};
const duel = anyGame(duels);

function solved(game: Game, moves: readonly string[] = [], changes: Partial<SolvingPlan> = {}): Solution {
  const position = game.start({}, 2);
  for (const text of moves) {
    const move = game.read(position, text);
    if (move.ok) position.play(move.value);
  }
  const table = new TranspositionTable(1 << 18);
  const steps = new Solving(game, position, { terms: RESULT, table, leaf: 1, ...changes }).solve();
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

function certificateOf(game: Game, moves: readonly string[] = [], changes: Partial<SolvingPlan> = {}): Certificate {
  const { proofs } = solved(game, moves, changes);
  return { record: { game: game.id, seats: 2, moves }, terms: changes.terms ?? RESULT, proofs };
}

/** The certificate with one node of one of its proofs changed. */
function mended(certificate: Certificate, proof: number, change: (tree: ProofNode[]) => void): Certificate {
  const proofs = certificate.proofs.map((each, index) => {
    if (index !== proof) return each;
    const tree = [...each.tree];
    change(tree);
    return { ...each, tree, nodes: tree.length };
  });
  return { ...certificate, proofs };
}

const codeOf = (verdict: CheckedCertificate): string => (verdict.ok ? 'holds' : verdict.problem.code);

describe('solving', () => {
  test('knows that three in a row is a draw, and how it comes to that', () => {
    const { low, high, line } = solved(three);
    expect([low, high]).toEqual([0, 0]);
    expect(line).toHaveLength(9);
  });

  test('finds who wins, from either side', () => {
    expect(solved(three, ['b2', 'b1'])).toMatchObject({ low: 1, high: 1 });
    expect(solved(three, ['a1', 'b2', 'c3', 'a3', 'a2'])).toMatchObject({ low: -1, high: -1 });
  });

  test('asks one question where only one is asked', () => {
    expect(solved(three, [], { atLeast: 1 })).toMatchObject({ high: 0, proofs: [{ says: 'at most', value: '0' }] });
    expect(solved(three, [], { atMost: 0 })).toMatchObject({ high: 0 });
  });

  test('is the same with symmetries and with a table that is far too small', () => {
    const mirror = (move: number): number => 3 * Math.floor(move / 3) + 2 - (move % 3);
    const turn = (move: number): number => 3 * (move % 3) + 2 - Math.floor(move / 3);
    const small = new TranspositionTable(1 << 9);
    const plain = solved(three);
    const turned = solved(three, [], { symmetries: [mirror, turn, (move) => turn(turn(move))] });
    expect(turned).toMatchObject({ low: 0, high: 0 });
    expect(turned.nodes).toBeLessThan(plain.nodes);
    expect(solved(three, [], { table: small })).toMatchObject({ low: 0, high: 0 });
  });

  test('goes on with what a table has kept', () => {
    const table = new TranspositionTable(1 << 18);
    const first = solved(three, [], { table });
    expect(solved(three, [], { table }).nodes).toBeLessThan(first.nodes / 2);
  });

  test('has other games under other terms', () => {
    // Without the middle row nobody gets three in a row but along the other two.
    expect(solved(three, ['a1', 'a3', 'b1', 'b3'], { terms: { value: 'result', only: '.[13]' } })).toMatchObject({
      low: 1,
    });
    expect(solved(three, ['a1', 'a3'], { terms: { value: 'result', only: '.[13]' } })).toMatchObject({
      low: 0,
      high: 0,
    });
    expect(solved(three, ['a1', 'a3'], { terms: { value: 'difference', first: 1 } })).toMatchObject({
      low: 1,
      high: 1,
    });
  });

  test('expects what draws bring, without rounding', () => {
    // What one is ahead the other is behind: the scores differ by twice that.
    const terms = { value: 'difference' } as const;
    const { low, proofs } = solved(duel, [], { terms });
    expect(low).toBeCloseTo(2 * bruteForce(duelKnowledge, new Duel(3, 3, 5), 9)[0], 9);
    const [least, most] = proofs.map(({ value }) => value);
    expect(least).toBe(most);
    const [upper, lower] = least.split('/').map(Number);
    expect(upper / lower).toBeCloseTo(low, 9);
    // However much is left to the checker.
    for (const leaf of [20, 10_000])
      expect(solved(duel, [], { terms, leaf }).proofs).toMatchObject([{ value: least }, { value: least }]);
  });
});

describe('a certificate', () => {
  const DUEL = { terms: { value: 'difference' } } as const;

  test('is replayed by the rules alone, after it was written and read', () => {
    for (const certificate of [
      certificateOf(three),
      certificateOf(three, ['b2', 'b1'], { leaf: 50 }),
      certificateOf(duel, [], DUEL),
    ]) {
      const read = readCertificate([...certificateLines(certificate)]);
      expect(read.ok && codeOf(checkCertificate(certificate.record.game === 'duel' ? duel : three, read.value))).toBe(
        'holds',
      );
    }
  });

  test('of nothing but a claim is tried out wholly', () => {
    const claim = (says: 'at least' | 'at most', value: string): Certificate => ({
      record: { game: 'rows', seats: 2, moves: [] },
      terms: RESULT,
      proofs: [{ says, value, nodes: 0, tree: [] }],
    });
    expect(codeOf(checkCertificate(three, claim('at least', '0')))).toBe('holds');
    expect(codeOf(checkCertificate(three, claim('at most', '0')))).toBe('holds');
    expect(codeOf(checkCertificate(three, claim('at least', '1')))).toBe('certificate-bound');
    expect(codeOf(checkCertificate(three, claim('at most', '-1')))).toBe('certificate-bound');
    expect(codeOf(checkCertificate(three, claim('at most', 'nothing')))).toBe('certificate-value');
  });

  test('that claims too much is found out', () => {
    const { record, terms, proofs } = certificateOf(duel, [], DUEL);
    const more = proofs.map((proof) => ({ ...proof, value: '1000' }));
    expect(codeOf(checkCertificate(duel, { record, terms, proofs: [more[0]] }))).toBe('certificate-bound');
    expect(codeOf(checkCertificate(duel, { record, terms, proofs: [more[1]] }))).toBe('holds');
    expect(codeOf(checkCertificate(duel, { record, terms, proofs: [] }))).toBe('certificate-empty');
  });

  const sound = certificateOf(three);
  const reply = sound.proofs[0].tree.findIndex((node) => !Array.isArray(node));
  const faults: readonly [what: string, code: string, change: (tree: ProofNode[]) => void][] = [
    ['plays where a piece stands', 'certificate-move', (tree) => tree.splice(2, 1, ['b9', 3])],
    ['leaves a reply out', 'certificate-reply', (tree) => tree.splice(reply, 1, {})],
    ['leads nowhere', 'certificate-node', (tree) => tree.splice(0, 1, [String(Object.values(tree[0])[0]), 99_999])],
    ['chooses for the other side', 'certificate-turn', (tree) => tree.splice(reply, 1, ['a1', 0])],
    ['does not choose', 'certificate-choice', (tree) => tree.splice(0, 1, { '*': 1 })],
  ];
  test.each(faults)('that %s is refused', (_, code, change) => {
    expect(codeOf(checkCertificate(three, sound))).toBe('holds');
    expect(codeOf(checkCertificate(three, mended(sound, 0, change)))).toBe(code);
  });

  test('with a losing move is refused', () => {
    // After b2 in the middle an edge loses.
    const certificate = certificateOf(three, ['b2', 'a1', 'c3']);
    const lines = [...certificateLines(certificate)];
    const bad = lines.map((line, index) =>
      index === 0 ? line.replace('"c3"', '"b1"').replace('"at least","value":"0"', '"at least","value":"1"') : line,
    );
    const read = readCertificate(bad);
    expect(read.ok && checkCertificate(three, read.value).ok).toBe(false);
  });

  test('that is no certificate is refused before it is replayed', () => {
    const lines = [...certificateLines(sound)];
    const codes = (changed: readonly string[]): string => {
      const read = readCertificate(changed);
      return read.ok ? 'read' : read.problem.code;
    };
    expect(codes(lines)).toBe('read');
    expect(codes(lines.slice(0, -1))).toBe('certificate-line');
    expect(codes([...lines, '{}'])).toBe('certificate-line');
    expect(codes([lines[0], '["a1"]', ...lines.slice(2)])).toBe('certificate-line');
    expect(codes([lines[0].replace('"certificate":1', '"certificate":2'), ...lines.slice(1)])).toBe('certificate-head');
    expect(codes(['{}'])).toBe('record-game');
    expect(codes([])).toBe('record-not-object');
  });
});
