import { Cover, Surrounding } from '../../index.ts';
import type { FromSolver, SolverAnswer, SolverQuestion, ToSolver } from './solving.ts';

/** Solves away from the page. To stop it, it is let go. */
addEventListener('message', ({ data }: MessageEvent<ToSolver>) => {
  const { id, question } = data;
  const post = (message: FromSolver) => postMessage(message);
  post({ id, kind: 'answer', answer: solve(question, (found, done) => post({ id, kind: 'progress', found, done })) });
});

/** Between two words of progress. */
const TRIES = 4000;

function solve(question: SolverQuestion, progress: (found: number, done: number) => void): SolverAnswer {
  if (question.kind === 'surround') {
    const { within, lying, left, most } = question;
    const tiles = new Surrounding(within, lying, left).fewest(most);
    return { tiles, found: tiles === undefined ? 0 : 1 };
  }
  const cover = new Cover(question.shape, question.laid, { upToSymmetry: question.kind === 'count' });
  let told = 0;
  for (;;) {
    const came = cover.search(TRIES);
    if (came === 'solution' && question.kind === 'fill') return { tiles: cover.solution, found: 1 };
    if (came === 'end') return { tiles: undefined, found: cover.found };
    if (cover.tried - told >= TRIES) {
      told = cover.tried;
      progress(cover.found, cover.done);
    }
  }
}
