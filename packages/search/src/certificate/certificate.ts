import { problem, type Result, recordSchema, type SentScene, schema } from '@countertop/core';

const { integer, isPlainObject, list, object, oneOf, optional, read, text } = schema;

/** What a value is, and what of the game is asked: docs/theory.md says it in words. */
const termsSchema = object({
  /** For seat 0: 1 won, 0 drawn, -1 lost (alone 1 and 0), or the first score less the second. */
  value: oneOf('result', 'difference'),
  /** The game ends as soon as a seat has so many points. */
  first: optional(integer(1)),
  /** Seats have only moves whose notation this matches as a whole; who has none ends the game. */
  only: optional(text(1000)),
});
export type ValueTerms = schema.Infer<typeof termsSchema>;

const proofSchema = object({
  says: oneOf('at least', 'at most'),
  /** A whole number or a fraction. */
  value: text(10_000),
  /** How many lines belong to it; 0: everything is to be tried. */
  nodes: integer(0),
});
export type ProofHead = schema.Infer<typeof proofSchema>;

const headSchema = object({
  certificate: oneOf(1),
  terms: termsSchema,
  proofs: list(proofSchema),
  /** The command that made it. */
  by: optional(text(10_000)),
});

/** Where nothing is written down any more: whoever checks tries everything from there. */
export const TRY_ALL = -1;
/** All replies that are not named. */
export const ANY_OTHER = '*';

/** The move of the side that proves and where it leads; or every reply, every draw, and where it leads. */
export type ProofNode = readonly [move: string, to: number] | Readonly<Record<string, number>>;

export interface WrittenProof extends ProofHead {
  /** By number, the first is where it begins. */
  readonly tree: readonly ProofNode[];
}

/** A claim about a position of a game with what it takes to replay it. */
export interface Certificate {
  readonly record: SentScene;
  readonly terms: ValueTerms;
  readonly proofs: readonly WrittenProof[];
  readonly by?: string | undefined;
}

/** A line of JSON for the head, then a line a node, proof after proof. */
export function* certificateLines({ record, terms, proofs, by }: Certificate): Generator<string> {
  const heads = proofs.map(({ says, value, nodes }) => ({ says, value, nodes }));
  yield JSON.stringify({ certificate: 1, ...record, terms, proofs: heads, ...(by === undefined ? {} : { by }) });
  for (const { tree } of proofs) for (const node of tree) yield JSON.stringify(node);
}

export function readCertificate(lines: readonly string[]): Result<Certificate> {
  const first = parsed(lines[0] ?? '');
  const record = read(recordSchema, first);
  if (!record.ok) return record;
  const head = read(headSchema, first);
  if (!head.ok) return { ok: false, problem: problem('certificate-head', head.problem.data) };
  const { terms, by } = head.value;
  const proofs: WrittenProof[] = [];
  let at = 1;
  for (const { says, value, nodes } of head.value.proofs) {
    const tree: ProofNode[] = [];
    for (const end = at + nodes; at < end; at++) {
      const node = parsed(lines[at] ?? '');
      if (!isNode(node)) return { ok: false, problem: problem('certificate-line', { line: at + 1 }) };
      tree.push(node);
    }
    proofs.push({ says, value, nodes, tree });
  }
  if (lines.length > at) return { ok: false, problem: problem('certificate-line', { line: at + 1 }) };
  return { ok: true, value: { record: record.value, terms, proofs, by } };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function isNode(value: unknown): value is ProofNode {
  if (Array.isArray(value)) return value.length === 2 && typeof value[0] === 'string' && isTarget(value[1]);
  return isPlainObject(value) && Object.values(value).every(isTarget);
}

function isTarget(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= TRY_ALL;
}
