import { loadBrain, type Mind } from '@countertop/catalogue';
import type { Game, Result } from '@countertop/core';
import { explain, mix } from '@countertop/search';
import { candidateLines } from './candidate-lines.ts';
import { Thinking } from './engine/thinking.ts';
import type { Table } from './table.ts';
import { say } from './words.ts';

/** Hints are thought about for so long, by the strongest. */
const HINT_MILLISECONDS = 1000;
const HINTS = 5;

/** Those at the table who are no people, and whoever can be asked for advice. */
export class Bots {
  private readonly levels: ReadonlyMap<number, number>;
  private readonly seed: number;
  private readonly minds = new Map<number, Thinking>();

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
    const { game, created, options, position, line } = table.state;
    const seat = table.actor;
    const level = this.levels.get(seat);
    if (level === undefined) throw new Error(`seat ${seat} is no bot's`);
    const mind = this.minds.get(seat) ?? new Thinking();
    this.minds.set(seat, mind);
    const thought = await mind.think(
      {
        match: 1,
        game: game.id,
        options,
        seats: position.seats,
        setup: created.setup,
        moves: line.map(({ move }) => move),
        player: { kind: 'level', level, text: `level:${level}` },
        seed: mix(this.seed, seat),
      },
      () => {},
    );
    if (!thought.ok) throw new Error(say(thought.problem, game));
    return game.write(position, thought.value.move);
  }

  close(): void {
    for (const mind of this.minds.values()) mind.close();
  }
}

/** The best moves of whoever is to move, with reasons; a line each. */
export async function hintLines(table: Table): Promise<string[]> {
  const { game } = table.state;
  if (table.actor < 0) return ['Nobody is to move.'];
  const mind: Result<Mind> = await loadBrain(game.id);
  if (!mind.ok) return [say(mind.problem, game as Game)];
  const { brain } = mind.value;
  const limits = { milliseconds: HINT_MILLISECONDS, now: () => performance.now() };
  const { candidates } = explain(brain, table.position, limits, { most: HINTS });
  return candidateLines(game, brain, table.position, candidates);
}
