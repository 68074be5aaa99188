import { CHANCE, type Study, type StudyNode } from '@countertop/core';

/** The place after these moves; undefined where they are not in the study. */
export function placeAfter(study: Study, moves: readonly string[]): StudyNode | undefined {
  let node: StudyNode | undefined = study.root;
  for (const move of moves) node = node?.children.find(({ text }) => text === move);
  return node;
}

/**
 * What was tried from a place on, as lines that can be said ahead: each ends with an answer of the seat, and none goes beyond a
 * draw. Where several answers to the same move were tried, the first counts.
 */
export function plannedLines(here: StudyNode, seat: number): readonly (readonly string[])[] {
  const lines: (readonly string[])[] = [];
  const walk = (from: StudyNode, moves: readonly string[], answered: number, others: boolean) => {
    const open = from.children.filter(({ actor }) => actor !== CHANCE);
    const next = others && open[0]?.actor === seat ? open.slice(0, 1) : open;
    if (next.length === 0 && answered > 0) lines.push(moves.slice(0, answered));
    for (const node of next) {
      const line = [...moves, node.text];
      walk(node, line, others && node.actor === seat ? line.length : answered, others || node.actor !== seat);
    }
  };
  walk(here, [], 0, false);
  return lines.filter((line, at) => !lines.some((other, index) => index !== at && holds(other, line, index < at)));
}

/** Whether one line says all that the other says; of two that are the same, the earlier does. */
function holds(line: readonly string[], other: readonly string[], earlier: boolean): boolean {
  const longer = line.length > other.length || (earlier && line.length === other.length);
  return longer && other.every((move, at) => move === line[at]);
}
