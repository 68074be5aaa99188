import { loadBrain, loadGame } from '@countertop/catalogue';
import {
  CHANCE,
  type Game,
  NOBODY,
  type Position,
  type Problem,
  Random,
  type Result,
  startPosition,
} from '@countertop/core';
import {
  type Brain,
  LEVELS,
  mix,
  openingOf,
  type Player,
  playerOf,
  playRound,
  seatings,
  teamsOf,
  thinkerFor,
} from '@countertop/search';
import type { PlayerSpec } from '../engine/player-spec.ts';
import { CommandPlayer } from './command-player.ts';
import type { ArenaPlan, GameResult, RoundResult, Task } from './plan.ts';

/** What the balance of an opening is judged with. */
const JUDGING_NODES = 2000;

/** Where rounds of a plan are played, one after the other. */
export class Hall {
  private readonly plan: ArenaPlan;
  private readonly game: Game;
  private readonly brain: Result<Brain>;
  private readonly start: Position;
  private readonly draws: boolean;
  private readonly programs = new Map<string, CommandPlayer>();

  private constructor(plan: ArenaPlan, game: Game, brain: Result<Brain>, start: Position) {
    this.plan = plan;
    this.game = game;
    this.brain = brain;
    this.start = start;
    this.draws = hasDraws(start);
  }

  static async open(plan: ArenaPlan): Promise<Hall> {
    const game = await loadGame(plan.game);
    if (!game.ok) throw broken(game.problem);
    const start = startPosition(game.value, plan.options, plan.seats);
    if (!start.ok) throw broken(start.problem);
    return new Hall(plan, game.value, await loadBrain(plan.game), start.value.position);
  }

  async play(task: Task): Promise<RoundResult> {
    const { plan, start, brain } = this;
    const seed = mix(plan.seed, task.round);
    const pairing = plan.pairings[task.pairing];
    const model = this.draws && brain.ok ? { model: brain.value.knowledge } : {};
    const copies = new Map<number, number>();
    const terms = { start, opening: this.opening(seed), seed, ...model };
    const { games } = await playRound(terms, (side, seat) => {
      if (seat === 0) copies.clear();
      const copy = copies.get(side) ?? 0;
      copies.set(side, copy + 1);
      return this.seat(plan.players[pairing[side]], side, seat, copy, seed);
    });
    const seating = seatings(start);
    return {
      ...task,
      games: games.map(({ moves, ...rest }, i): GameResult => {
        return { seats: seating[i], ...rest, moves: this.write(moves) };
      }),
    };
  }

  async close(): Promise<void> {
    await Promise.all([...this.programs.values()].map((program) => program.close()));
  }

  private seat(player: PlayerSpec, side: number, seat: number, copy: number, seed: number): Player {
    if (player.kind === 'command') {
      // A program stays for all games: starting it may cost more than a game. Copies of it are programs of their own.
      const key = `${side}.${copy} ${player.text}`;
      const known = this.programs.get(key);
      if (known !== undefined) return known;
      const program = new CommandPlayer(player.command, this.game, this.plan.options, player.effort);
      this.programs.set(key, program);
      return program;
    }
    // Fresh for every game: what was learned in others would make results depend on their order.
    const thinker = thinkerFor(player, this.brain, mix(seed, 1000 + 100 * side + seat));
    if (!thinker.ok) throw broken(thinker.problem);
    const effort = player.effort ?? thinker.value.effort;
    const clock = effort.milliseconds === undefined ? {} : { now: () => performance.now() };
    return playerOf(thinker.value, { ...effort, ...clock });
  }

  private opening(seed: number): number[] {
    const { start, brain, plan } = this;
    if (!brain.ok || teamsOf(start).length !== 2) return openingOf(start, seed, { plies: plan.opening });
    const judge = brain.value.thinker(LEVELS, 0);
    const imbalance = (position: Position): number => {
      if (position.actor === CHANCE) return 0;
      const { chances } = judge.think(position, { nodes: JUDGING_NODES });
      return Math.abs(chances[position.actor] - 0.5);
    };
    return openingOf(start, seed, { plies: plan.opening, imbalance });
  }

  private write(moves: readonly number[]): string[] {
    const position = this.start.clone();
    return moves.map((move) => {
      const text = this.game.write(position, move);
      position.play(move);
      return text;
    });
  }
}

/** Whether anything is drawn in a game that begins so. */
export function hasDraws(start: Position): boolean {
  const position = start.clone();
  const random = new Random(1);
  while (position.actor !== NOBODY) {
    if (position.actor === CHANCE) return true;
    position.play(position.pick(random));
  }
  return false;
}

function broken(problem: Problem): Error {
  return new Error(`${problem.code} ${JSON.stringify(problem.data ?? {})}`);
}
