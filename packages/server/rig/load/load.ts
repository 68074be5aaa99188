import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { startProcess } from '../serving/serving-node.ts';

/** What the process that uses a server is asked to do. */
export type LoadTask =
  | PlayTask
  | { readonly kind: 'warm' }
  | { readonly kind: 'some'; readonly moves: number }
  | { readonly kind: 'go' }
  | IdleTask
  | OpenTask
  | FloodTask
  | { readonly kind: 'leave' };

/** Makes ready to play matches of two clients each; they are played when it is told to go, or before that some moves of them. */
export interface PlayTask {
  readonly kind: 'play';
  readonly address: string;
  /** Another node: where the second of each match is connected, or both of every second match; left out: all are at the first. */
  readonly second?: { readonly address: string; readonly for: 'opponents' | 'matches' };
  /** `relay`: there are no tables, and what one says the other hears. `boardgame`: boardgame.io, with a game of its own. */
  readonly to: 'server' | 'relay' | 'boardgame';
  /** Where boardgame.io is installed. */
  readonly boardgame?: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly matches: number;
  /** After so many moves it is enough. */
  readonly moves: number;
  /**
   * So many before them are not measured: a program that has just started is still being compiled. They are played when it is told to get
   * warm, so that whoever wants to know what is taken can begin after them; or else when it is told to go.
   */
  readonly warm?: number;
  /** Moves a second, all together; left out: as fast as they are acknowledged. */
  readonly pace?: number;
}

/** Connects, and does nothing more. */
export interface IdleTask {
  readonly kind: 'idle';
  readonly address: string;
  readonly connections: number;
}

/** Connects, talks without end and reads nothing; whoever is cut off dials again. */
export interface FloodTask {
  readonly kind: 'flood';
  readonly address: string;
  readonly connections: number;
  /** Messages a second, of each. */
  readonly pace: number;
}

/** Opens matches, and then makes so many moves in each of them in turn. */
export interface OpenTask {
  readonly kind: 'open';
  readonly address: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly matches: number;
  readonly moves: number;
}

export interface Figures {
  /** What was done: moves, connections or matches. */
  readonly count: number;
  readonly seconds: number;
  /** From sending a move to hearing that it was made, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** When each match had made so many moves on average, in seconds from the start. */
  readonly timeline: readonly number[];
}

export type LoadAnswer = { readonly ok: true; readonly answer: Figures } | { readonly ok: false; readonly why: string };

/** The process that uses servers. */
export class Load {
  private constructor(private readonly child: ChildProcess) {}

  static async start(): Promise<Load> {
    const child = startProcess('load/load-main.ts');
    await once(child, 'message');
    return new Load(child);
  }

  async ask(task: LoadTask): Promise<Figures> {
    this.child.send(task);
    const [answer] = (await once(this.child, 'message')) as [LoadAnswer];
    if (!answer.ok) throw new Error(answer.why);
    return answer.answer;
  }

  end(): void {
    this.child.kill();
  }
}
