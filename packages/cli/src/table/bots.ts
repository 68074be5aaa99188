import { loadBrain, threads } from '@countertop/catalogue';
import { type MatchState, matchScene, type OfferAnswer, type OpenOffer, weighOffer } from '@countertop/core';
import { Asker, type Consideration, explain, mix } from '@countertop/search';
import { candidateLines } from '../showing/candidate-lines.ts';
import { say } from '../showing/words.ts';
import type { Table } from './table.ts';

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
    const { move } = await this.think(table.state, table.actor);
    if (move === undefined) throw new Error('nobody has a choice here');
    return move;
  }

  /** What the bot at that seat says to a draw or to counting, after a look at the position. */
  async weigh({ state }: Table, offer: OpenOffer, seat: number): Promise<OfferAnswer> {
    return weighOffer(state, offer, seat, await this.think(state, seat));
  }

  private async think(state: MatchState, seat: number): Promise<Consideration> {
    const level = this.levels.get(seat);
    if (level === undefined) throw new Error(`seat ${seat} is no bot's`);
    const mind = this.minds.get(seat) ?? new Asker(threads);
    this.minds.set(seat, mind);
    const wish = {
      who: { kind: 'level', level },
      seed: mix(this.seed, seat),
      playing: true,
      every: Number.POSITIVE_INFINITY,
    } as const;
    const thought = await mind.think(matchScene(state), wish).answer;
    if (!thought.ok) throw new Error(say(thought.problem, state.game));
    return thought.value;
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
