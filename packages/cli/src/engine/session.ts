import { games, loadGame, threads } from '@countertop/catalogue';
import {
  brief,
  CHANCE,
  type Game,
  type GameRecord,
  MoveList,
  NOBODY,
  type Position,
  type Problem,
  problem,
  readMove,
  readScene,
  replay,
} from '@countertop/core';
import { type Consideration, Crew, LEVELS, type Pending, UNFINISHED } from '@countertop/search';
import { readJson } from '../reading/read-json.ts';
import { say } from '../showing/words.ts';
import { version } from '../version.ts';
import { limitsFrom } from './limits-from.ts';
import type { OwnSpec } from './player-spec.ts';

const PROTOCOL = 1;
/** What is thought so far is told about this often, in milliseconds. */
const EVERY = 50;

interface Match {
  readonly game: Game;
  /** Its moves are all that have been played. */
  readonly scene: GameRecord & { readonly moves: string[] };
  readonly position: Position;
}

/**
 * One conversation in the engine protocol (docs/engine-protocol.md). Lines are answered in their order; only `stop`
 * overtakes what is being thought about.
 */
export class Session {
  private readonly player: OwnSpec;
  private readonly seed: number;
  private readonly write: (line: string) => Promise<void>;
  private readonly crew: Crew;
  private match: Match | undefined;
  private last: Promise<void> = Promise.resolve();
  /** The game that was last named: what is wrong is said in its words. */
  private named: Game | undefined;
  /** How many `go` have come, and how many of them have been stopped. */
  private asked = 0;
  private stopped = 0;
  private thinking: Pending<Consideration> | undefined;
  /** What is being thought about has no limits. */
  private endless = false;
  private ended = false;

  constructor(player: OwnSpec, seed: number, count: number, write: (line: string) => Promise<void>) {
    this.player = player;
    this.seed = seed;
    this.crew = new Crew(threads, count);
    this.write = write;
  }

  /** Takes a line. False once the conversation is over. */
  receive(line: string): boolean {
    const text = line.trim();
    const [, word, rest] = /^(\S*)\s*(.*)$/s.exec(text) ?? [];
    if (word === 'quit') return false;
    if (word === 'stop') {
      this.stopped = this.asked;
      this.thinking?.stop();
      return true;
    }
    const go = word === 'go' ? ++this.asked : 0;
    this.last = this.last.then(() => this.answer(word, rest, text, go));
    return true;
  }

  /** No more lines come: what has been asked is answered, and what would take for ever is stopped. */
  async finish(): Promise<void> {
    this.ended = true;
    if (this.endless) this.thinking?.stop();
    await this.last;
    this.crew.dismiss();
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
    const sent = readScene(value.value);
    if (!sent.ok) return sent.problem;
    const game = await loadGame(sent.value.game);
    if (!game.ok) return game.problem;
    this.named = game.value;
    const played = replay(game.value, sent.value);
    if (!played.ok) {
      const { ply, problem: wrong } = played;
      return ply === null ? wrong : problem('record-move', { number: ply + 1, why: say(wrong, game.value) });
    }
    const { position, options } = played;
    const { seats, setup } = sent.value;
    const moves = sent.value.moves.map(String);
    const scene = { game: game.value.id, options, seats, ...(setup === undefined ? {} : { setup }), moves };
    this.match = { game: game.value, scene, position };
    await this.crew.open(scene, { who: this.player, seed: this.seed });
    return undefined;
  }

  private play(text: string): Problem | undefined {
    if (this.match === undefined) return problem('no-game');
    const { game, scene, position } = this.match;
    const move = readMove(game, position, text);
    if (!move.ok) return move.problem;
    scene.moves.push(game.write(position, move.value));
    position.play(move.value);
    return undefined;
  }

  private undo(): Problem | undefined {
    if (this.match === undefined) return problem('no-game');
    const { scene, position } = this.match;
    if (scene.moves.length === 0) return problem('nothing-to-undo');
    scene.moves.pop();
    position.undo();
    return undefined;
  }

  private async go(text: string, number: number): Promise<Problem | undefined> {
    const wanted = limitsFrom(text);
    if (!wanted.ok) return wanted.problem;
    if (this.match === undefined) return problem('no-game');
    const { game, scene, position } = this.match;
    if (position.actor === NOBODY) return problem('go-over');
    if (position.actor === CHANCE) return problem('go-chance');
    const { effort, level, seed = this.seed, ...match } = wanted.value;
    this.endless = effort !== undefined && Object.keys(effort).length === 0;
    const player: OwnSpec = level === undefined ? this.player : { kind: 'level', level, text: `level:${level}` };
    const spent = effort ?? player.effort;
    const wish = { who: player, seed, every: EVERY, ...match, ...(spent === undefined ? {} : { effort: spent }) };
    const seat = position.actor;
    this.thinking = this.crew.think(scene, wish, (thought) => void this.inform(seat, thought));
    if (number <= this.stopped || (this.endless && this.ended)) this.thinking.stop();
    const thought = await this.thinking.answer;
    this.thinking = undefined;
    this.endless = false;
    if (thought.ok) await this.inform(seat, thought.value);
    else if (thought.problem.code !== UNFINISHED) return thought.problem;
    const move = thought.ok ? thought.value.move : undefined;
    await this.write(`bestmove ${move ?? anyMove(game, position)}`);
    return undefined;
  }

  private async inform(seat: number, thought: Consideration): Promise<void> {
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
        ...(thought.certain === undefined ? {} : { certain: thought.certain }),
        line: thought.line,
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

function anyMove(game: Game, position: Position): string {
  const list = new MoveList();
  position.moves(list);
  return game.write(position, list.moves[0]);
}
