import type { Glyph } from '@countertop/core';
import { type GameReport, isFault } from '@countertop/search';
import type { OpenStudy } from '../tree/open-study.svelte.ts';

const SIGNS: Readonly<Record<string, Glyph>> = { inaccuracy: '?!', mistake: '?', blunder: '??' };

/** Puts what a report found into the study: a sign at every fault that has none, and the better line beside it. */
export function writeIn(study: OpenStudy, report: GameReport): void {
  const { mainLine, root } = study.study;
  for (const ply of report.plies) {
    const node = mainLine[ply.ply];
    if (ply.kind === 'draw' || !isFault(ply.quality) || node === undefined) continue;
    if (node.glyph === undefined) study.mark(node, SIGNS[ply.quality]);
    study.addLine(mainLine[ply.ply - 1] ?? root, ply.best.line);
  }
}
