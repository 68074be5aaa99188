import { CHANCE, lineTo, NOBODY, sceneOf } from '@countertop/core';
import { type Asker, STRONGEST } from '@countertop/search';
import type { LessonRun } from './lesson-run.svelte.ts';

/** Enough for a sharp reply within a moment. */
const NODES = 3000;
/** So many moves are played out at most until somebody else has answered. */
const MOST = 4;

/** What becomes of a try. */
export interface Refutation {
  /** The best answer in notation; nothing where nobody can answer: something is drawn, or the game is over. */
  readonly moves: readonly string[];
  /** The share of the win that is left to the one who tried. */
  readonly left: number | undefined;
}

export async function refutationOf(asker: Asker, run: LessonRun, tried: string): Promise<Refutation> {
  const { scene, walk, node } = run.asked;
  const played = walk.playText(node, tried);
  if (!played.ok) return { moves: [], left: undefined };
  const solver = walk.actorAt(node);
  const way = lineTo(played.value).map(({ text }) => text);
  const wish = { who: STRONGEST, seed: 1, effort: { nodes: NODES }, ways: 1, every: Number.POSITIVE_INFINITY };
  const thought = await asker.think(sceneOf(run.game.id, scene, way), { ...wish, afresh: true }).answer;
  if (!thought.ok) return { moves: [], left: undefined };
  const left = thought.value.chances[solver];
  const moves: string[] = [];
  let at = played.value;
  for (const text of thought.value.ways[0]?.moves.slice(0, MOST) ?? []) {
    const actor = walk.actorAt(at);
    const next = walk.playText(at, text);
    if (!next.ok || !isSomebodys(actor)) break;
    moves.push(text);
    if (actor !== solver) return { moves, left };
    at = next.value;
  }
  return { moves: [], left };
}

function isSomebodys(actor: number): boolean {
  return actor !== CHANCE && actor !== NOBODY;
}
