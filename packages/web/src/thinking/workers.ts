import { Asker, type Hiring, type Reply } from '@countertop/search';

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

/** Whom the bots' moves and the hints of a match are asked of. Whoever wants to think beside them has an asker of their own. */
export const bots = new Asker(workers);
