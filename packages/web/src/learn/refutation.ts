import { CHANCE, lineTo, NOBODY, sceneOf } from '@countertop/core';
import { type Asker, STRONGEST } from '@countertop/search';
import type { LessonRun } from './lesson-run.svelte.ts';

/** Enough for a sharp reply within a moment. */
const NODES = 3000;
/** So many moves are played out at most until somebody else has answered. */
const MOST = 4;

/** The best answer to a try, in notation; nothing where nobody can answer it: something is drawn, or the game is over. */
export async function refutationOf(asker: Asker, run: LessonRun, tried: string): Promise<readonly string[]> {
  const { scene, walk, node } = run.asked;
  const played = walk.playText(node, tried);
  if (!played.ok || !isSomebodys(walk.actorAt(played.value))) return [];
  const solver = walk.actorAt(node);
  const way = lineTo(played.value).map(({ text }) => text);
  const wish = { who: STRONGEST, seed: 1, effort: { nodes: NODES }, ways: 1, every: Number.POSITIVE_INFINITY };
  const thought = await asker.think(sceneOf(run.game.id, scene, way), { ...wish, afresh: true }).answer;
  const moves: string[] = [];
  let at = played.value;
  for (const text of thought.ok ? (thought.value.ways[0]?.moves.slice(0, MOST) ?? []) : []) {
    const actor = walk.actorAt(at);
    const next = walk.playText(at, text);
    if (!next.ok || !isSomebodys(actor)) break;
    moves.push(text);
    if (actor !== solver) return moves;
    at = next.value;
  }
  return [];
}

function isSomebodys(actor: number): boolean {
  return actor !== CHANCE && actor !== NOBODY;
}
