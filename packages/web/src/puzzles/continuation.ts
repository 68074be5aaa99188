import { CHANCE, lineTo, NOBODY, sceneOf } from '@countertop/core';
import { type Asker, STRONGEST } from '@countertop/search';
import type { Stand } from '../learn/lesson-line.ts';

const NODES = 6000;
/** So many moves make the point clear. */
const MOST = 6;

/** How the best would play on from somewhere, in notation; nothing where chance comes first or the game is over. */
export async function continuationFrom(
  asker: Asker,
  game: string,
  { scene, walk, node }: Stand,
): Promise<readonly string[]> {
  const actor = walk.actorAt(node);
  if (actor === CHANCE || actor === NOBODY) return [];
  const way = lineTo(node).map(({ text }) => text);
  const wish = { who: STRONGEST, seed: 1, effort: { nodes: NODES }, ways: 1, every: Number.POSITIVE_INFINITY };
  const thought = await asker.think(sceneOf(game, scene, way), { ...wish, afresh: true }).answer;
  return thought.ok ? (thought.value.ways[0]?.moves.slice(0, MOST) ?? []) : [];
}
