import { brief } from './brief.ts';
import type { Game } from './game.ts';
import type { Position } from './position.ts';
import { bad, good, type Problem, type Result } from './problem.ts';
import { type GameRecord, readScene, writeRecord } from './record.ts';
import { DEEPEST, GLYPHS, type Glyph, Study, type StudyNode } from './study.ts';
import { lineFrom } from './walk.ts';

/** What a record says beside its moves. Everything is counted in moves from the beginning of the game. */
export interface LineRemarks {
  /** By the number of moves played where it stands. */
  readonly comments?: Readonly<Record<string, string>>;
  readonly glyphs?: Readonly<Record<string, Glyph>>;
  readonly variations?: readonly Variation[];
}

/** Another way to go on after so many moves of the line it stands in. */
export interface Variation extends LineRemarks {
  readonly after: number;
  readonly moves: readonly string[];
}

export interface StudyRecord extends GameRecord, LineRemarks {}

export type StudyReading<P extends Position = Position> =
  | { readonly ok: true; readonly study: Study<P> }
  | {
      readonly ok: false;
      /** Which line: empty for the main one, `2` for its second variation, `2.1` for the first of that one. */
      readonly line: string;
      /** The move that cannot be played, from 0; null where it is something else. */
      readonly ply: number | null;
      readonly problem: Problem;
    };

/** Keys that hold true of the moves as they were played, and of no others. */
const OF_THE_MOVES = ['times', 'result', 'chance'];
const OWN = ['version', 'game', 'options', 'seats', 'setup', 'moves', 'comments', 'glyphs', 'variations'];

/** A line that is still to be read, as it was sent. */
interface Waiting {
  readonly from: StudyNode;
  readonly moves: readonly unknown[];
  readonly said: Readonly<Record<string, unknown>>;
  readonly label: string;
}

/** Reads a record with its variations and comments; every move comes through the checked door. */
export function readStudy<P extends Position>(game: Game<P>, value: unknown): StudyReading<P> {
  const wrong = (problem: Problem, line = '', ply: number | null = null): StudyReading<P> => ({
    ok: false,
    line,
    ply,
    problem,
  });
  const scene = readScene(value);
  if (!scene.ok) return wrong(scene.problem);
  const said = value as Record<string, unknown>;
  const beside = Object.fromEntries(Object.entries(said).filter(([key]) => !OWN.includes(key)));
  const begun = Study.begin(game, scene.value, beside);
  if (!begun.ok) return wrong(begun.problem);
  const study = begun.value;
  const waiting: Waiting[] = [{ from: study.root, moves: scene.value.moves, said, label: '' }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { from, moves, label } = next;
    const nodes = [from];
    for (const text of moves) {
      const played = study.playText(nodes[nodes.length - 1], text);
      if (!played.ok) return wrong(played.problem, label, from.ply + nodes.length - 1);
      nodes.push(played.value);
    }
    if (label === '') study.read = study.mainLine.map(({ text }) => text);
    // The first place of a variation belongs to the line before.
    const remarks = readRemarks(study, label === '' ? nodes : nodes.slice(1), next.said);
    if (remarks !== undefined) return wrong(remarks, label);
    const variations = readVariations(nodes, next.said, label);
    if (!variations.ok) return wrong(variations.problem, label);
    // The last is taken first: so they are played in the order in which they stand.
    waiting.push(...variations.value.toReversed());
  }
  return { ok: true, study };
}

function readRemarks(study: Study, nodes: readonly StudyNode[], said: Waiting['said']): Problem | undefined {
  const comments = entriesOf(said, 'comments');
  if (!comments.ok) return comments.problem;
  for (const [key, text] of comments.value) {
    const node = placeOf(nodes, key);
    if (!node.ok) return node.problem;
    if (typeof text !== 'string') return { code: 'study-comment', data: { given: brief(text) } };
    // Two lines may come to the same place: what both say is kept.
    const known = node.value.comment;
    study.say(node.value, known === '' || known === text ? text : `${known}\n${text}`);
  }
  const glyphs = entriesOf(said, 'glyphs');
  if (!glyphs.ok) return glyphs.problem;
  for (const [key, given] of glyphs.value) {
    const node = placeOf(nodes, key);
    if (!node.ok) return node.problem;
    const glyph = GLYPHS.find((known) => known === given);
    if (glyph === undefined) return { code: 'study-glyph', data: { given: brief(given), known: GLYPHS.join(', ') } };
    study.mark(node.value, glyph);
  }
  return undefined;
}

function entriesOf(said: Waiting['said'], key: 'comments' | 'glyphs'): Result<readonly [string, unknown][]> {
  if (!Object.hasOwn(said, key)) return good([]);
  const value = said[key];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return bad(`study-${key}`);
  return good(Object.entries(value));
}

function placeOf(nodes: readonly StudyNode[], key: string): Result<StudyNode> {
  const first = nodes[0]?.ply ?? 0;
  const node = /^(?:0|[1-9]\d{0,8})$/.test(key) ? nodes[Number(key) - first] : undefined;
  if (node !== undefined) return good(node);
  return bad('study-place', { given: brief(key), first, last: first + Math.max(0, nodes.length - 1) });
}

function readVariations(nodes: readonly StudyNode[], said: Waiting['said'], label: string): Result<Waiting[]> {
  if (!Object.hasOwn(said, 'variations')) return good([]);
  const { variations } = said;
  if (!Array.isArray(variations)) return bad('study-variations');
  const found: Waiting[] = [];
  const level = label === '' ? 0 : label.split('.').length;
  for (const [index, given] of (variations as readonly unknown[]).entries()) {
    const number = `${label === '' ? '' : `${label}.`}${index + 1}`;
    if (level >= DEEPEST) return bad('study-nested', { most: DEEPEST });
    if (typeof given !== 'object' || given === null || Array.isArray(given)) {
      return bad('study-variation', { variation: number });
    }
    const own = given as Readonly<Record<string, unknown>>;
    const moves = Object.hasOwn(own, 'moves') ? own.moves : undefined;
    if (!Array.isArray(moves)) return bad('study-variation', { variation: number });
    const after = Object.hasOwn(own, 'after') ? own.after : undefined;
    const from = typeof after === 'number' ? nodes[after - nodes[0].ply] : undefined;
    if (from === undefined) {
      const { ply: first } = nodes[0];
      return bad('study-after', { variation: number, given: brief(after), first, last: first + nodes.length - 1 });
    }
    found.push({ from, moves, said: own, label: number });
  }
  return good(found);
}

/** A study as a record: whoever knows nothing of studies reads the main line. */
export function writeStudy(study: Study): StudyRecord & Readonly<Record<string, unknown>> {
  const { game, options, seats, setup } = study;
  const moves = study.mainLine.map(({ text }) => text);
  return {
    ...writeRecord(game, options, seats, moves, setup),
    ...besideOf(study, moves),
    ...remarksFrom([study.root, ...study.mainLine]),
  };
}

/** What was said of a match holds as long as its moves are the main line. */
function besideOf({ beside, read }: Study, moves: readonly string[]): Readonly<Record<string, unknown>> {
  if (moves.length === read.length && moves.every((move, index) => move === read[index])) return beside;
  return Object.fromEntries(Object.entries(beside).filter(([key]) => !OF_THE_MOVES.includes(key)));
}

/** What is said along a line, its first place included, and what branches off from it. */
function remarksFrom(line: readonly StudyNode[]): LineRemarks {
  const comments: [string, string][] = [];
  const glyphs: [string, Glyph][] = [];
  const variations: Variation[] = [];
  for (const [index, node] of line.entries()) {
    if (node.comment !== '') comments.push([String(node.ply), node.comment]);
    if (node.glyph !== undefined) glyphs.push([String(node.ply), node.glyph]);
    // At the last place everything that follows would be in the line itself.
    if (index === line.length - 1) break;
    for (const branch of node.children.slice(1)) {
      const nodes = [branch, ...lineFrom(branch)];
      variations.push({ after: node.ply, moves: nodes.map(({ text }) => text), ...remarksFrom(nodes) });
    }
  }
  return {
    ...(comments.length > 0 ? { comments: Object.fromEntries(comments) } : {}),
    ...(glyphs.length > 0 ? { glyphs: Object.fromEntries(glyphs) } : {}),
    ...(variations.length > 0 ? { variations } : {}),
  };
}
