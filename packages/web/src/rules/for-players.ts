import type { Block } from './markdown.ts';

/** The last sections of a game's page that are about playing it; what follows is for those who build it. */
const LAST = ['Options', 'Notation'];

/** What players need of a game's page. A page that has none of these sections, as those in other languages, is shown whole. */
export function forPlayers(blocks: readonly Block[]): readonly Block[] {
  for (const title of LAST) {
    const at = blocks.findIndex((block) => isSection(block) && block.text.map(({ text }) => text).join('') === title);
    if (at < 0) continue;
    const next = blocks.findIndex((block, index) => index > at && isSection(block));
    return next < 0 ? blocks : blocks.slice(0, next);
  }
  return blocks;
}

function isSection(block: Block): block is Extract<Block, { kind: 'heading' }> {
  return block.kind === 'heading' && block.level === 2;
}
