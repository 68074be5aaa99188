import type { Game } from '../game/game.ts';
import type { Position } from '../game/position.ts';
import { type GameRecord, readScene, writeRecord } from '../scene/record.ts';
import { brief } from '../schema/brief.ts';
import { bad, good, type Problem, type Result } from '../schema/problem.ts';
import {
  about,
  anything,
  count,
  dictionary,
  type Infer,
  isPlainObject,
  list,
  named,
  object,
  oneOf,
  optional,
  refused,
  text,
} from '../schema/schema.ts';
import { DEEPEST, GLYPHS, type Glyph, Study, type StudyNode } from './study.ts';
import { lineFrom } from './walk.ts';

const comment = refused(text(), 'study-comment', (given) => ({ given: brief(given) }));
const glyph = refused(oneOf(...GLYPHS), 'study-glyph', (given) => ({ given: brief(given), known: GLYPHS.join(', ') }));

/** What a line says beside its moves. Everything is counted in moves from the beginning of the game. */
export const remarksSchema = named(
  'remarks',
  object({
    comments: about(
      'By the number of moves played where it stands.',
      optional(refused(dictionary(comment), 'study-comments')),
    ),
    glyphs: about('By the number of moves, too.', optional(refused(dictionary(glyph), 'study-glyphs'))),
    // Lines of their own, read one after the other: they may nest deeper than checks can call each other.
    variations: about(
      'Other ways to go on, each a [variation](#variation).',
      optional(refused(list(anything), 'study-variations')),
    ),
  }),
);

const branch = object({
  after: about(
    'The number of moves before it, of the line it stands in.',
    refused(count, 'study-after', (given) => ({ given: brief(given) })),
  ),
  moves: list(anything),
});

/** Where another line leaves the one it stands in, and its moves. */
const branchSchema = refused(branch, 'study-variation');
export const variationSchema = named('variation', object({ ...branch.fields, ...remarksSchema.fields }));

export interface LineRemarks extends Omit<Infer<typeof remarksSchema>, 'variations'> {
  readonly variations?: readonly Variation[];
}

/** Another way to go on after so many moves of the line it stands in. */
export interface Variation extends LineRemarks, Omit<Infer<typeof branchSchema>, 'moves'> {
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
const OF_THE_MOVES = ['times', 'out', 'result', 'chance'];
const OWN = ['version', 'game', 'options', 'seats', 'setup', 'moves', 'comments', 'glyphs', 'variations'];

/** A line that is still to be read, as it was sent. */
interface Waiting {
  readonly from: StudyNode;
  readonly moves: readonly unknown[];
  readonly said: unknown;
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
  const entries = isPlainObject(value) ? Object.entries(value) : [];
  const beside = Object.fromEntries(entries.filter(([key]) => !OWN.includes(key)));
  const begun = Study.begin(game, scene.value, beside);
  if (!begun.ok) return wrong(begun.problem);
  const study = begun.value;
  const waiting: Waiting[] = [{ from: study.root, moves: scene.value.moves, said: value, label: '' }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { from, moves, label } = next;
    const nodes = [from];
    for (const text of moves) {
      const played = study.playText(nodes[nodes.length - 1], text);
      if (!played.ok) return wrong(played.problem, label, from.ply + nodes.length - 1);
      nodes.push(played.value);
    }
    if (label === '') study.read = study.mainLine.map(({ text }) => text);
    const remarks = remarksSchema.check(next.said);
    if (!remarks.ok) return wrong(remarks.problem, label);
    // The first place of a variation belongs to the line before.
    const misplaced = sayRemarks(study, label === '' ? nodes : nodes.slice(1), remarks.value);
    if (misplaced !== undefined) return wrong(misplaced, label);
    const variations = readVariations(nodes, remarks.value.variations ?? [], label);
    if (!variations.ok) return wrong(variations.problem, label);
    // The last is taken first: so they are played in the order in which they stand.
    waiting.push(...variations.value.toReversed());
  }
  return { ok: true, study };
}

function sayRemarks(
  study: Study,
  nodes: readonly StudyNode[],
  { comments = {}, glyphs = {} }: Infer<typeof remarksSchema>,
): Problem | undefined {
  for (const [key, text] of Object.entries(comments)) {
    const node = placeOf(nodes, key);
    if (!node.ok) return node.problem;
    // Two lines may come to the same place: what both say is kept.
    const known = node.value.comment;
    study.say(node.value, known === '' || known === text ? text : `${known}\n${text}`);
  }
  for (const [key, sign] of Object.entries(glyphs)) {
    const node = placeOf(nodes, key);
    if (!node.ok) return node.problem;
    study.mark(node.value, sign);
  }
  return undefined;
}

function placeOf(nodes: readonly StudyNode[], key: string): Result<StudyNode> {
  const first = nodes[0]?.ply ?? 0;
  const node = /^(?:0|[1-9]\d{0,8})$/.test(key) ? nodes[Number(key) - first] : undefined;
  if (node !== undefined) return good(node);
  return bad('study-place', { given: brief(key), first, last: first + Math.max(0, nodes.length - 1) });
}

function readVariations(nodes: readonly StudyNode[], given: readonly unknown[], label: string): Result<Waiting[]> {
  const found: Waiting[] = [];
  const level = label === '' ? 0 : label.split('.').length;
  const { ply: first } = nodes[0];
  for (const [index, said] of given.entries()) {
    const variation = `${label === '' ? '' : `${label}.`}${index + 1}`;
    if (level >= DEEPEST) return bad('study-nested', { most: DEEPEST });
    const branch = branchSchema.check(said);
    if (!branch.ok && branch.problem.code === 'study-variation') return bad('study-variation', { variation });
    const from = branch.ok ? nodes[branch.value.after - first] : undefined;
    if (!branch.ok || from === undefined) {
      const data = branch.ok ? { given: branch.value.after } : branch.problem.data;
      return bad('study-after', { variation, ...data, first, last: first + nodes.length - 1 });
    }
    found.push({ from, moves: branch.value.moves, said, label: variation });
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
