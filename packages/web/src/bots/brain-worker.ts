import { type Game, type Position, Random, replay } from '@countertop/core';
import { type Brain, LEVELS, type Thinker, type Thought } from '@countertop/search';
import { loadGame } from '../games.ts';
import type { Answer, FromWorker, Question, ToWorker } from './thinking.ts';

/** Bots live here, away from the page: thinking never holds up a click. */
const brains = import.meta.glob<{ brain: Brain }>('../../../../games/*/brain.ts');

/** What a thinker has learned is of use for its next move. */
let kept: { readonly key: string; readonly thinker: Thinker } | undefined;

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  const post = (message: FromWorker) => postMessage(message);
  consider(data, post).catch((error: unknown) => {
    post({ id: data.id, kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  });
});

async function consider({ id, question }: ToWorker, post: (message: FromWorker) => void): Promise<void> {
  const loaded = await loadGame(question.game);
  if (!loaded.ok) throw new Error(loaded.problem.code);
  const game = loaded.value;
  const { options, seats, setup, moves } = question;
  const played = replay(game, { game: game.id, options, seats, setup, moves });
  if (!played.ok) throw new Error(played.problem.code);
  const { position } = played;
  const brain = (await brains[`../../../../games/${game.id}/brain.ts`]?.())?.brain;
  if (brain === undefined) {
    const move = game.write(position, position.pick(new Random(question.seed + moves.length)));
    post({ id, kind: 'answer', answer: { ...NOTHING, move, line: [move] } });
    return;
  }
  const thinker = thinkerFor(brain, question);
  const effort =
    question.milliseconds === undefined ? thinker.effort : { ...thinker.effort, milliseconds: question.milliseconds };
  const begun = performance.now();
  const thought = thinker.think(position, { ...effort, now: () => performance.now() }, (now) => {
    const byTime = effort.milliseconds === undefined ? 0 : (performance.now() - begun) / effort.milliseconds;
    const byNodes = effort.nodes === undefined ? 0 : now.nodes / effort.nodes;
    post({ id, kind: 'progress', done: Math.min(1, Math.max(byTime, byNodes)), move: game.write(position, now.move) });
  });
  post({ id, kind: 'answer', answer: answerOf(game, brain, position, thought) });
}

function thinkerFor(brain: Brain, { level, seed, options, seats }: Question): Thinker {
  const key = JSON.stringify([brain.game, level, seed, options, seats]);
  if (kept?.key !== key) kept = { key, thinker: brain.thinker(Math.min(LEVELS, Math.max(1, level)), seed) };
  return kept.thinker;
}

const NOTHING: Omit<Answer, 'move' | 'line'> = {
  values: [],
  chances: [],
  candidates: [],
  reasons: [],
  words: {},
  unit: '',
  nodes: 0,
  depth: 0,
  exact: false,
  thought: false,
};

function answerOf(game: Game, brain: Brain, position: Position, thought: Thought): Answer {
  const line: string[] = [];
  const along = position.clone();
  for (const move of thought.line) {
    line.push(game.write(along, move));
    along.play(move);
  }
  return {
    move: game.write(position, thought.move),
    line,
    values: [...thought.values],
    chances: [...thought.chances],
    candidates: thought.candidates
      .slice(0, 5)
      .map(({ move, value, chance }) => ({ move: game.write(position, move), value, chance })),
    reasons: brain.reasons(position, thought.move),
    words: brain.words,
    unit: brain.unit,
    nodes: thought.nodes,
    depth: thought.depth,
    exact: thought.exact,
    thought: true,
  };
}
