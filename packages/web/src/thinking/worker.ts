import { bad, good } from '@countertop/core';
import { type Brain, Mind, type Question } from '@countertop/search';
import { loadGame } from '../games.ts';

/** A mind away from the page: thinking never holds up a click. */
const brains = import.meta.glob<Brain>('../../../../games/*/brain.ts', { import: 'brain' });

const mind = new Mind({
  game: loadGame,
  async brain(id) {
    const brain = await brains[`../../../../games/${id}/brain.ts`]?.();
    return brain === undefined ? bad('brain-missing', { game: id }) : good(brain);
  },
  now: () => performance.now(),
  post: (reply) => postMessage(reply),
});

addEventListener('message', ({ data }: MessageEvent<Question>) => void mind.hear(data));
