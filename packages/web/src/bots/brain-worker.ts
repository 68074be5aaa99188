import { type Game, type Position, Random, readMove, replay, type Scene } from '@countertop/core';
import { type Brain, LEVELS, type Thinker, type Thought } from '@countertop/search';
import { loadGame } from '../games.ts';
import {
  type Answer,
  bareAnswer,
  type FromWorker,
  type Inquiry,
  type Opinion,
  type Question,
  type ToWorker,
} from './thinking.ts';

/** Bots live here, away from the page: thinking never holds up a click. */
const brains = import.meta.glob<{ brain: Brain }>('../../../../games/*/brain.ts');

/** What a thinker has learned is of use for its next move. */
let kept: { readonly key: string; readonly thinker: Thinker } | undefined;

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  const post = (message: FromWorker) => postMessage(message);
  const done = 'inquiry' in data ? judge(data.id, data.inquiry, post) : consider(data.id, data.question, post);
  done.catch((error: unknown) => {
    post({ id: data.id, kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  });
});

type Post = (message: FromWorker) => void;

/** What is asked about: the game, its position, and who knows something about it. */
async function open(scene: Scene): Promise<{ game: Game; position: Position; brain: Brain | undefined }> {
  const loaded = await loadGame(scene.game);
  if (!loaded.ok) throw new Error(loaded.problem.code);
  const game = loaded.value;
  const played = replay(game, scene);
  if (!played.ok) throw new Error(played.problem.code);
  const brain = (await brains[`../../../../games/${game.id}/brain.ts`]?.())?.brain;
  return { game, position: played.position, brain };
}

async function judge(id: number, inquiry: Inquiry, post: Post): Promise<void> {
  const { game, position, brain } = await open(inquiry);
  if (brain === undefined) throw new Error(`${game.id} has no brain`);
  post({ id, kind: 'opinion', opinion: opinionOf(game, brain, position, inquiry) });
}

function opinionOf(game: Game, brain: Brain, position: Position, inquiry: Inquiry): Opinion {
  const also = inquiry.about.flatMap((text) => {
    const move = readMove(game, position, text);
    return move.ok ? [move.value] : [];
  });
  const reasonsOf = (move: number) => ({ move: game.write(position, move), reasons: brain.reasons(position, move) });
  if (inquiry.nodes === 0) {
    const about = also.map((move) => ({ ...reasonsOf(move), chance: undefined }));
    return { best: undefined, about, words: brain.words };
  }
  const thinker = brain.thinker(inquiry.level, inquiry.seed);
  const { candidates, move: chosen } = thinker.think(position, { nodes: inquiry.nodes });
  // A move that was not looked at has no chance that could be compared.
  const judged = (move: number) => ({
    ...reasonsOf(move),
    chance: candidates.find((candidate) => candidate.move === move)?.chance,
  });
  return { best: judged(candidates[0]?.move ?? chosen), about: also.map(judged), words: brain.words };
}

async function consider(id: number, question: Question, post: Post): Promise<void> {
  const { game, position, brain } = await open(question);
  const { moves } = question;
  if (brain === undefined) {
    const move = game.write(position, position.pick(new Random(question.seed + moves.length)));
    post({ id, kind: 'answer', answer: bareAnswer(move, false) });
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
