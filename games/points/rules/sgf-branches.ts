import { type Problem, problem, type Study, type StudyNode } from '@countertop/core';
import { PLAY_OUT, type PointsPosition } from './position.ts';
import { COLOURS, type SgfLeftOut, SIGNS } from './sgf.ts';
import { readSgfEntries } from './sgf-entries.ts';
import type { SgfNode } from './sgf-tree.ts';

/** A node of the file and the place of the study to which it has come. */
interface Met {
  readonly node: SgfNode;
  readonly at: StudyNode;
  /** False among the points that are set up before the first move. */
  readonly begun: boolean;
}

/**
 * What is said along the main line, which has been played already, and everything that branches off from it. A variation
 * that the rules cannot play ends there; what is left out is told.
 */
export function readBranches(study: Study<PointsPosition>, main: readonly Met[], height: number): SgfLeftOut[] {
  const leftOut: SgfLeftOut[] = [];
  const waiting: Met[] = [];
  for (const { node, at, begun } of main) {
    readRemarks(study, at, node);
    for (const child of node.children.slice(1)) waiting.push({ node: child, at, begun });
  }
  waiting.reverse();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, begun } = next;
    const followed = begun ? follow(study, next.at, node, height) : { problem: problem('sgf-variation-setup') };
    if ('problem' in followed) {
      leftOut.push({ after: next.at.ply, problem: followed.problem });
      continue;
    }
    readRemarks(study, followed, node);
    for (const child of node.children.toReversed()) waiting.push({ node: child, at: followed, begun });
  }
  return leftOut;
}

/** Plays what a node of a variation holds. */
function follow(
  study: Study<PointsPosition>,
  from: StudyNode,
  node: SgfNode,
  height: number,
): StudyNode | { readonly problem: Problem } {
  const entries = readSgfEntries(node, height);
  if (!entries.ok) return entries;
  let at = from;
  for (const { seat, cell, kind } of entries.value) {
    if (kind === 'setup') return { problem: problem('sgf-variation-setup') };
    // Where a stop was not written but told from what followed, others may have gone on without it.
    if (study.actorAt(at) !== seat && at.text === 'stop' && at.parent !== undefined) at = at.parent;
    if (study.actorAt(at) !== seat) return { problem: problem('sgf-turn', { name: COLOURS[seat] }) };
    const played = study.playText(at, cell ?? 'stop');
    if (!played.ok) return played;
    at = played.value;
  }
  const ends = entries.value.length === 0 && node.children.length === 0;
  if (!ends || study.positionAt(at).phase !== PLAY_OUT) return at;
  const done = study.playText(at, 'done');
  return done.ok ? done.value : done;
}

/** Comments and signs belong to their node as a whole, wherever in it they stand. */
function readRemarks(study: Study<PointsPosition>, at: StudyNode, { properties }: SgfNode): void {
  for (const { name, values } of properties) {
    const [value] = values;
    if (name === 'C' && value !== '' && value !== at.comment) {
      study.say(at, at.comment === '' ? value : `${at.comment}\n${value}`);
    }
    const sign = SIGNS.find((each) => each[1] === name && (each[2] === '' || each[2] === value.trim()));
    if (sign !== undefined) study.mark(at, sign[0]);
  }
}
