import { loadBrain, threads } from '@countertop/catalogue';
import { Asker, explain, mix } from '@countertop/search';
import { candidateLines } from './candidate-lines.ts';
import type { Table } from './table.ts';
import { say } from './words.ts';

/** Hints are thought about for so long, by the strongest. */
const HINT_MILLISECONDS = 1000;
const HINTS = 5;

/** Those at the table who are no people, and whoever can be asked for advice. */
export class Bots {
  private readonly levels: ReadonlyMap<number, number>;
  private readonly seed: number;
  private readonly minds = new Map<number, Asker>();

  /** Seats with their levels. */
  constructor(levels: ReadonlyMap<number, number>, seed: number) {
    this.levels = levels;
    this.seed = seed;
  }

  has(seat: number): boolean {
    return this.levels.has(seat);
  }

  /** The move of the bot whose go it is, as text. */
  async choose(table: Table): Promise<string> {
    const { game, created } = table.state;
    const seat = table.actor;
    const level = this.levels.get(seat);
    if (level === undefined) throw new Error(`seat ${seat} is no bot's`);
    const mind = this.minds.get(seat) ?? new Asker(threads);
    this.minds.set(seat, mind);
    const { options, setup } = created;
    const scene = {
      game: game.id,
      ...(options === undefined ? {} : { options }),
      seats: created.seats.length,
      ...(setup === undefined ? {} : { setup }),
      moves: table.state.line.map(({ text }) => text),
    };
    const wish = {
      who: { kind: 'level', level },
      seed: mix(this.seed, seat),
      every: Number.POSITIVE_INFINITY,
    } as const;
    const thought = await mind.think(scene, wish).answer;
    if (!thought.ok) throw new Error(say(thought.problem, game));
    if (thought.value.move === undefined) throw new Error('nobody has a choice here');
    return thought.value.move;
  }

  close(): void {
    for (const mind of this.minds.values()) mind.dismiss();
  }
}

/** The best moves of whoever is to move, with reasons; a line each. */
export async function hintLines(table: Table): Promise<string[]> {
  const { game } = table.state;
  if (table.actor < 0) return ['Nobody is to move.'];
  const loaded = await loadBrain(game.id);
  if (!loaded.ok) return [say(loaded.problem, game)];
  const brain = loaded.value;
  const limits = { milliseconds: HINT_MILLISECONDS, now: () => performance.now() };
  const { candidates } = explain(brain, table.position, limits, { most: HINTS });
  return candidateLines(game, brain, table.position, candidates);
}
