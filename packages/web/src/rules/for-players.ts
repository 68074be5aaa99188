import type { Block } from './markdown.ts';

/** What players need of a game's page: all above its first line across. What follows is for those who build it. */
export function forPlayers(blocks: readonly Block[]): readonly Block[] {
  const end = blocks.findIndex(({ kind }) => kind === 'line');
  return end < 0 ? blocks : blocks.slice(0, end);
}
