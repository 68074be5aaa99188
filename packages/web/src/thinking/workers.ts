import type { GameRecord, Result } from '@countertop/core';
import { Asker, type Consideration, Crew, type Hiring, type Reply, type Wish } from '@countertop/search';

/** Minds in workers. One that thinks cannot be spoken to: to be stopped it is let go. */
export const workers: Hiring = {
  hire() {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    return {
      post: (question) => worker.postMessage(question),
      listen: (hear, broke) => {
        worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => hear(data));
        worker.addEventListener('error', ({ message }) => broke(message));
      },
      end: () => worker.terminate(),
    };
  },
};

/** So many minds think for whoever studies or asks for a hint: on a quarter of the processors, and no more than four. */
const MINDS = Math.min(4, Math.max(1, navigator.hardwareConcurrency >> 2));

export function crew(): Crew {
  return new Crew(workers, MINDS);
}

/** Whom the bots' moves are asked of. Whoever wants to think beside them has an asker or a crew of their own. */
export const bots = new Asker(workers);

/** A hint in a match. Where one mind is all there is, the bots' is asked, which is there already. */
export async function hintFor(scene: GameRecord, wish: Wish): Promise<Result<Consideration>> {
  if (MINDS === 1) return bots.think(scene, wish).answer;
  const helpers = crew();
  const answer = await helpers.think(scene, wish).answer;
  helpers.dismiss();
  return answer;
}
