import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type Game, type Move, type Options, type Position, readMove, writeRecord } from '@countertop/core';
import { type Effort, Forfeit, type Player } from '@countertop/search';
import { say } from '../showing/words.ts';

/** In milliseconds. */
export interface Patience {
  /** How long a program may take to greet, and beyond its time to move. */
  readonly grace: number;
  /** How long a move may take without a limit of time. */
  readonly move: number;
}
const PATIENCE: Patience = { grace: 10_000, move: 120_000 };
const CLOSING = 1000;

/** A program that cannot be played against at all: no game is lost by that, the arena is off. */
export class NoEngine extends Error {}

/** It says nothing. Once it has moved that costs it a game, as an illegal move does. */
class Silence extends Forfeit {}

/** A program that speaks the engine protocol (docs/engine-protocol.md). It is started when first asked, and again if it dies. */
export class CommandPlayer implements Player {
  private readonly command: readonly string[];
  private readonly game: Game;
  private readonly options: Options;
  private readonly effort: Effort | undefined;
  private readonly patience: Patience;
  private child: ChildProcess | undefined;
  private readonly waiting: Waiting[] = [];
  /** What it complained of before it was asked. */
  private complaint: string | undefined;
  /** Whether it has ever moved. */
  private moved = false;

  constructor(command: string, game: Game, options: Options, effort: Effort | undefined, patience = PATIENCE) {
    this.command = splitCommand(command);
    this.game = game;
    this.options = options;
    this.effort = effort;
    this.patience = patience;
  }

  async begin(start: Position): Promise<void> {
    if (this.child === undefined) await this.greet();
    this.complaint = undefined;
    this.send(`new ${JSON.stringify(writeRecord(this.game, this.options, start.seats, []))}`);
  }

  /** Whoever has no word of greeting does not speak the protocol, or is not there. */
  async greet(): Promise<void> {
    try {
      this.open();
      const hello = this.answer('hello', this.patience.grace);
      this.send('hello');
      await hello;
    } catch (error) {
      throw this.moved || !(error instanceof Forfeit) ? error : this.failure(error);
    }
  }

  hear(position: Position, move: Move): void {
    this.send(`play ${this.game.write(position, move)}`);
  }

  async choose(position: Position): Promise<Move> {
    const { effort, patience } = this;
    const limit = effort?.milliseconds;
    const answer = this.answer('bestmove', limit === undefined ? patience.move : 2 * limit + patience.grace);
    this.send(effort === undefined ? 'go' : `go ${JSON.stringify(effort)}`);
    const text = await answer.catch((error: unknown) => {
      throw this.moved || !(error instanceof Silence) ? error : this.failure(error);
    });
    this.moved = true;
    const move = readMove(this.game, position, text);
    if (!move.ok) throw new Forfeit(`it answered "${text.slice(0, 40)}": ${say(move.problem, this.game)}`);
    return move.value;
  }

  /** Asks it to leave, and makes it if it does not. */
  async close(): Promise<void> {
    const { child } = this;
    if (child === undefined) return;
    this.child = undefined;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), CLOSING);
      child.once('exit', () => {
        clearTimeout(timer);
        resolve();
      });
      child.stdin?.end('quit\n');
    });
  }

  private failure({ message }: Error): NoEngine {
    return new NoEngine(`${this.command[0]} is no engine to play against: ${message}.`);
  }

  private open(): void {
    const [program, ...args] = this.command;
    const errors = process.env.COUNTERTOP_DEBUG === undefined ? 'ignore' : 'inherit';
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', errors] });
    this.child = child;
    const gone = (why: string): void => {
      if (this.child === child) this.child = undefined;
      this.fail(why);
    };
    child.on('error', (error) => gone(`it cannot be started (${error.message})`));
    child.on('exit', (status, signal) => gone(`it ended (${signal ?? `status ${status}`})`));
    // A program that is gone cannot be written to; its end is told by `exit`.
    child.stdin?.on('error', () => {});
    if (child.stdout !== null) createInterface({ input: child.stdout }).on('line', (line) => this.receive(line));
  }

  private send(line: string): void {
    if (this.child === undefined) throw new Forfeit('it is gone');
    this.child.stdin?.write(`${line}\n`);
  }

  private receive(line: string): void {
    const [, word, rest] = /^(\S+)\s*(.*)$/s.exec(line.trim()) ?? [];
    if (word === 'error') this.fail(`it says: ${line.trim().slice(0, 200)}`);
    const [first] = this.waiting;
    if (word !== undefined && word === first?.word) {
      this.waiting.shift();
      first.resolve(rest);
    }
  }

  private fail(why: string, Kind = Forfeit): void {
    const [first] = this.waiting.splice(0);
    if (first === undefined) this.complaint ??= why;
    else first.reject(new Kind(why));
  }

  private answer(word: string, patience: number): Promise<string> {
    const { complaint } = this;
    if (complaint !== undefined) throw new Forfeit(complaint);
    const told = new Promise<string>((resolve, reject) => this.waiting.push({ word, resolve, reject }));
    const timer = setTimeout(() => {
      this.fail(`no ${word} after ${patience} ms`, Silence);
      // Nobody knows what it would say next.
      this.child?.kill('SIGKILL');
      this.child = undefined;
    }, patience);
    return told.finally(() => clearTimeout(timer));
  }
}

interface Waiting {
  readonly word: string;
  readonly resolve: (rest: string) => void;
  readonly reject: (error: Error) => void;
}

/** Words of a command line; quotes hold words together. */
export function splitCommand(text: string): string[] {
  const words = text.match(/(?:[^\s"']+|"[^"]*"|'[^']*')+/g) ?? [];
  return words.map((word) =>
    word.replace(/"([^"]*)"|'([^']*)'/g, (_, double?: string, single?: string) => double ?? single ?? ''),
  );
}
