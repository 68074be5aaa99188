import { bad, good } from '@countertop/core';
import { type Brain, Mind, type Question } from '@countertop/search';
import { loadGame } from '../games.ts';

/** A mind away from the page: thinking never holds up a click. */
const brains = import.meta.glob<{ brain: Brain }>('../../../../games/*/brain.ts');

const mind = new Mind({
  game: loadGame,
  async cast(id) {
    const brain = (await brains[`../../../../games/${id}/brain.ts`]?.())?.brain;
    return brain === undefined ? bad('brain-missing', { game: id }) : good({ brain, baselines: brain.baselines });
  },
  now: () => performance.now(),
  post: (reply) => postMessage(reply),
});

addEventListener('message', ({ data }: MessageEvent<Question>) => void mind.hear(data));
