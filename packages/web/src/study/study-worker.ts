import { CHANCE, type Game, type Move, MoveList, NOBODY, type Position, replay } from '@countertop/core';
import { type Brain, LEVELS, reportOf, type Thinker, type Thought, writeChances } from '@countertop/search';
import { loadGame } from '../games.ts';
import type { EngineLine, EngineView, FromStudyWorker, StudyQuestion, ToStudyWorker } from './study-thinking.ts';

/** Studies are thought about here, apart from the bots: an analysis never waits for a match, nor a match for it. */
const brains = import.meta.glob<{ brain: Brain }>('../../../../games/*/brain.ts');

/** So many ways to go on are followed. */
const LINES = 3;
/** How long each look takes, in milliseconds: every one begins afresh and sees further. */
const LOOKS = [300, 700, 1500, 3000, 6000];
/** Of a look, the part that the second and the third line each get. */
const PART = 0.25;
/** What is thought is told no more often than this, in milliseconds. */
const TELL = 150;

const post = (message: FromStudyWorker): void => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ToStudyWorker>) => {
  const done = data.kind === 'watch' ? watch(data.question) : report(data.question, data.looks);
  done.catch((error: unknown) => {
    post({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  });
});

interface Asked {
  readonly game: Game;
  readonly brain: Brain;
  readonly position: Position;
  readonly moves: readonly Move[];
}

async function open({ game: id, options, seats, setup, moves }: StudyQuestion): Promise<Asked> {
  const loaded = await loadGame(id);
  if (!loaded.ok) throw new Error(loaded.problem.code);
  const game = loaded.value;
  const played = replay(game, { game: id, options, seats, setup, moves });
  if (!played.ok) throw new Error(played.problem.code);
  const brain = (await brains[`../../../../games/${id}/brain.ts`]?.())?.brain;
  if (brain === undefined) throw new Error(`${id} has no brain`);
  return { game, brain, position: played.position, moves: played.moves };
}

async function report(question: StudyQuestion, looks: number): Promise<void> {
  const { game, brain, position, moves } = await open(question);
  while (position.ply > 0) position.undo();
  const told = reportOf(game, brain, position, moves, {
    limits: { nodes: looks * brain.look(position) },
    heard: (_, done, of) => post({ kind: 'progress', done, of }),
  });
  post({ kind: 'report', report: told, words: brain.words });
}

async function watch(question: StudyQuestion): Promise<void> {
  const asked = await open(question);
  const { brain, position } = asked;
  if (position.actor === NOBODY || position.actor === CHANCE) {
    post({ kind: 'view', view: atFirstSight(asked) });
    return;
  }
  const thinker = brain.thinker(LEVELS, 0);
  let others: readonly EngineLine[] = [];
  for (const [index, milliseconds] of LOOKS.entries()) {
    let told = performance.now();
    const limits = { milliseconds, now: () => performance.now() };
    const thought = thinker.think(position, limits, (now) => {
      if (performance.now() - told < TELL) return;
      told = performance.now();
      // Before the first look is over only the best line is known.
      post({ kind: 'view', view: viewOf(asked, now, index === 0 ? [] : others, false) });
    });
    others = thought.candidates
      .filter(({ move }) => move !== thought.move)
      .slice(0, LINES - 1)
      .map((candidate) => follow(asked, thinker, candidate, milliseconds * PART));
    const done = thought.exact || index === LOOKS.length - 1;
    post({ kind: 'view', view: viewOf(asked, thought, others, done) });
    if (done) return;
  }
}

/** What comes after a candidate that is not the best. */
function follow(
  { game, brain, position }: Asked,
  thinker: Thinker,
  { move, chance, value }: Thought['candidates'][number],
  milliseconds: number,
): EngineLine {
  const after = position.clone();
  after.play(move);
  const rest =
    after.actor === NOBODY || after.actor === CHANCE
      ? []
      : thinker.think(after, { milliseconds, now: () => performance.now() }).line;
  return {
    moves: written(game, position, [move, ...rest]),
    chance,
    value,
    odds: undefined,
    reasons: brain.reasons(position, move),
  };
}

function viewOf(
  { game, brain, position }: Asked,
  thought: Thought,
  others: readonly EngineLine[],
  done: boolean,
): EngineView {
  const best = thought.candidates.find(({ move }) => move === thought.move);
  /** The other lines were followed in the look before: what they are worth is what is thought of them now. */
  const asNow = (other: EngineLine, first: EngineLine): EngineLine => {
    const seen = thought.candidates.find(({ move }) => game.write(position, move) === other.moves[0]) ?? other;
    return { ...other, chance: Math.min(first.chance, seen.chance), value: Math.min(first.value, seen.value) };
  };
  const line: EngineLine = {
    moves: written(game, position, thought.line.length > 0 ? thought.line : [thought.move]),
    chance: best?.chance ?? thought.chances[position.actor] ?? 0,
    value: best?.value ?? thought.values[position.actor] ?? 0,
    odds: undefined,
    reasons: brain.reasons(position, thought.move),
  };
  return {
    chances: thought.chances,
    values: thought.values,
    lines: [
      line,
      ...others
        .filter(({ moves }) => moves[0] !== line.moves[0])
        .map((other) => asNow(other, line))
        .sort((a, b) => b.chance - a.chance),
    ],
    depth: thought.depth,
    nodes: thought.nodes,
    nodesPerSecond: thought.nodesPerSecond,
    exact: thought.exact,
    done,
    unit: brain.unit,
    words: brain.words,
  };
}

/** The end of the game is known; what a draw may bring is looked at once. */
function atFirstSight({ game, brain, position }: Asked): EngineView {
  const lines: EngineLine[] = [];
  const { values, chances } = glance(brain, position);
  if (position.actor === CHANCE) {
    const list = new MoveList();
    position.moves(list);
    const total = list.totalWeight();
    chances.fill(0);
    for (const [index, move] of list.toArray().entries()) {
      const odds = (list.weights[index] ?? 0) / total;
      const after = position.clone();
      after.play(move);
      const seen = glance(brain, after);
      for (const [seat, chance] of seen.chances.entries()) chances[seat] = (chances[seat] ?? 0) + odds * chance;
      lines.push({
        moves: [game.write(position, move)],
        chance: seen.chances[0] ?? 0,
        value: seen.values[0] ?? 0,
        odds,
        reasons: [],
      });
    }
  }
  return {
    chances: [...chances],
    values: [...values],
    lines,
    depth: 0,
    nodes: lines.length,
    nodesPerSecond: 0,
    exact: position.actor === NOBODY,
    done: true,
    unit: brain.unit,
    words: brain.words,
  };
}

function glance(brain: Brain, position: Position): { values: Float64Array; chances: Float64Array } {
  const values = new Float64Array(position.seats);
  const chances = new Float64Array(position.seats);
  brain.knowledge.evaluate(position, values);
  writeChances(brain.knowledge, position, values, chances);
  return { values, chances };
}

function written(game: Game, position: Position, moves: readonly Move[]): string[] {
  const along = position.clone();
  return moves.map((move) => {
    const text = game.write(along, move);
    along.play(move);
    return text;
  });
}
