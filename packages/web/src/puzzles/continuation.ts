import { CHANCE, lineTo, NOBODY, sceneOf } from '@countertop/core';
import { type Asker, STRONGEST } from '@countertop/search';
import type { Stand } from '../learn/lesson/lesson-line.ts';

const NODES = 6000;
/** So many moves make the point clear. */
const MOST = 6;

/** How the best would play on from somewhere, in notation; nothing where chance comes first or the game is over. */
export async function continuationFrom(
  asker: Asker,
  game: string,
  { scene, walk, node }: Stand,
): Promise<readonly string[]> {
  const wish = { who: STRONGEST, seed: 1, effort: { nodes: NODES }, ways: 1, every: Number.POSITIVE_INFINITY };
  const moves: string[] = [];
  let at = node;
  // A search that is sure of the end sees no further than it needs: it is asked again from there.
  while (moves.length < MOST && isSomebodys(walk.actorAt(at))) {
    const way = lineTo(at).map(({ text }) => text);
    const thought = await asker.think(sceneOf(game, scene, way), { ...wish, afresh: true }).answer;
    const line = thought.ok ? (thought.value.ways[0]?.moves ?? []) : [];
    for (const text of line.slice(0, MOST - moves.length)) {
      const next = walk.playText(at, text);
      if (!next.ok) return moves;
      moves.push(text);
      at = next.value;
    }
    if (line.length === 0) break;
  }
  return moves;
}

function isSomebodys(actor: number): boolean {
  return actor !== CHANCE && actor !== NOBODY;
}
