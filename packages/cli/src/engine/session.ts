import { games, loadGame } from '@countertop/catalogue';
import {
  brief,
  CHANCE,
  type Game,
  type Move,
  MoveList,
  NOBODY,
  type Options,
  type Position,
  type Problem,
  problem,
  readMove,
  readScene,
  replay,
  type Setup,
} from '@countertop/core';
import { LEVELS, type Thought } from '@countertop/search';
import { readJson } from '../read-json.ts';
import { version } from '../version.ts';
import { say } from '../words.ts';
import { Crew } from './crew.ts';
import type { Job } from './job.ts';
import { limitsFrom } from './limits-from.ts';
import type { OwnSpec } from './player-spec.ts';
import { UNFINISHED } from './thinking.ts';

const PROTOCOL = 1;

interface Match {
  readonly number: number;
  readonly game: Game;
  readonly options: Options;
  readonly setup: Setup | undefined;
  readonly position: Position;
  readonly moves: Move[];
}

/**
 * One conversation in the engine protocol (docs/engine-protocol.md). Lines are answered in their order; only `stop`
 * overtakes what is being thought about.
 */
export class Session {
  private readonly player: OwnSpec;
  private readonly seed: number;
  private readonly write: (line: string) => Promise<void>;
  private readonly thinking: Crew;
  private match: Match | undefined;
  private matches = 0;
  private last: Promise<void> = Promise.resolve();
  /** The game that was last named: what is wrong is said in its words. */
  private named: Game | undefined;
  /** How many `go` have come, and how many of them have been stopped. */
  private asked = 0;
  private stopped = 0;
  /** What is being thought about has no limits. */
  private endless = false;
  private ended = false;

  constructor(player: OwnSpec, seed: number, threads: number, write: (line: string) => Promise<void>) {
    this.player = player;
    this.seed = seed;
    this.thinking = new Crew(threads);
    this.write = write;
  }

  /** Takes a line. False once the conversation is over. */
  receive(line: string): boolean {
    const text = line.trim();
    const [, word, rest] = /^(\S*)\s*(.*)$/s.exec(text) ?? [];
    if (word === 'quit') return false;
    if (word === 'stop') {
      this.stopped = this.asked;
      this.thinking.stop();
      return true;
    }
    const go = word === 'go' ? ++this.asked : 0;
    this.last = this.last.then(() => this.answer(word, rest, text, go));
    return true;
  }

  /** No more lines come: what has been asked is answered, and what would take for ever is stopped. */
  async finish(): Promise<void> {
    this.ended = true;
    if (this.endless) this.thinking.stop();
    await this.last;
    this.thinking.close();
  }

  private async answer(word: string, rest: string, text: string, go: number): Promise<void> {
    try {
      const wrong = await this.obey(word, rest, go);
      if (wrong !== undefined) await this.refuse(wrong, text);
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      await this.refuse(problem('thinking-fault', { detail }), text);
    }
  }

  private async obey(word: string, rest: string, go: number): Promise<Problem | undefined> {
    switch (word) {
      case '':
        return undefined;
      case 'hello':
        await this.write(`hello ${JSON.stringify(greeting())}`);
        return undefined;
      case 'new':
        return this.begin(rest);
      case 'play':
        return this.play(rest);
      case 'undo':
        return this.undo();
      case 'go':
        return this.go(rest, go);
      default:
        return problem('line-unknown', { given: brief(word) });
    }
  }

  private async begin(text: string): Promise<Problem | undefined> {
    // A game that does not begin must not leave another one in its place.
    this.match = undefined;
    const value = readJson(Buffer.from(text));
    if (!value.ok) return value.problem;
    const scene = readScene(value.value);
    if (!scene.ok) return scene.problem;
    const game = await loadGame(scene.value.game);
    if (!game.ok) return game.problem;
    this.named = game.value;
    const played = replay(game.value, scene.value);
    if (!played.ok) {
      const { ply, problem: wrong } = played;
      return ply === null ? wrong : problem('record-move', { ply, why: say(wrong, game.value) });
    }
    const { position, options, moves } = played;
    const number = ++this.matches;
    this.match = { number, game: game.value, options, setup: scene.value.setup, position, moves: [...moves] };
    await this.thinking.prepare(this.jobOf(this.match, this.player, this.seed));
    return undefined;
  }

  private play(text: string): Problem | undefined {
    if (this.match === undefined) return problem('no-game');
    const { game, position, moves } = this.match;
    const move = readMove(game, position, text);
    if (!move.ok) return move.problem;
    position.play(move.value);
    moves.push(move.value);
    return undefined;
  }

  private undo(): Problem | undefined {
    if (this.match === undefined) return problem('no-game');
    const { position, moves } = this.match;
    if (moves.length === 0) return problem('nothing-to-undo');
    moves.pop();
    position.undo();
    return undefined;
  }

  private async go(text: string, number: number): Promise<Problem | undefined> {
    const wanted = limitsFrom(text);
    if (!wanted.ok) return wanted.problem;
    if (this.match === undefined) return problem('no-game');
    const { game, position } = this.match;
    if (position.actor === NOBODY) return problem('go-over');
    if (position.actor === CHANCE) return problem('go-chance');
    const { effort, level, seed = this.seed } = wanted.value;
    this.endless = effort !== undefined && Object.keys(effort).length === 0;
    const player: OwnSpec = level === undefined ? this.player : { kind: 'level', level, text: `level:${level}` };
    const job = this.jobOf(this.match, player, seed);
    const thought = await this.thinking.think(
      effort === undefined ? job : { ...job, effort },
      (report) => void this.inform(game, position, report),
      number <= this.stopped || (this.endless && this.ended),
    );
    this.endless = false;
    if (thought.ok) await this.inform(game, position, thought.value);
    else if (thought.problem.code !== UNFINISHED) return thought.problem;
    const move = thought.ok ? thought.value.move : anyMove(position);
    await this.write(`bestmove ${game.write(position, move)}`);
    return undefined;
  }

  private jobOf({ number, game, options, setup, position, moves }: Match, player: OwnSpec, seed: number): Job {
    return { match: number, game: game.id, options, seats: position.seats, setup, moves, player, seed };
  }

  private async inform(game: Game, position: Position, thought: Thought): Promise<void> {
    const seat = position.actor;
    await this.write(
      `info ${JSON.stringify({
        depth: thought.depth,
        nodes: thought.nodes,
        milliseconds: Math.round(thought.milliseconds),
        nodesPerSecond: thought.nodesPerSecond,
        value: thought.values[seat],
        chance: thought.chances[seat],
        values: thought.values,
        exact: thought.exact,
        line: lineOf(game, position, thought),
      })}`,
    );
  }

  private async refuse(wrong: Problem, line: string): Promise<void> {
    const { code } = wrong;
    const says = say(wrong, this.named);
    await this.write(`error ${JSON.stringify({ code, says, line: brief(line) })}`);
  }
}

function greeting(): object {
  return {
    name: 'countertop',
    version: version(),
    protocol: PROTOCOL,
    games: games.map((game) => game.id),
    levels: LEVELS,
  };
}

/** The expected moves as text; where the line is no longer legal (a stale report) it ends. */
function lineOf(game: Game, position: Position, thought: Thought): string[] {
  const copy = position.clone();
  const list = new MoveList();
  const texts: string[] = [];
  for (const move of thought.line) {
    if (copy.actor < 0) break;
    copy.moves(list);
    if (!list.includes(move)) break;
    texts.push(game.write(copy, move));
    copy.play(move);
  }
  return texts;
}

function anyMove(position: Position): Move {
  const list = new MoveList();
  position.moves(list);
  return list.moves[0];
}
