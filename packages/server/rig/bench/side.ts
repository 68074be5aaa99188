import { type Figures, Load, type PlayTask } from '../load/load.ts';
import type { Used } from '../serving/serving-node.ts';

/** Whoever serves, and what it takes for that. */
export interface Serving {
  readonly address: string;
  measure(): Promise<Used>;
  stop(): Promise<void>;
}

/** Whoever is measured beside others: alive all the time, with a load of its own, which rests while others are measured. */
export class Side {
  readonly bursts: Figures[] = [];

  private constructor(
    readonly name: string,
    private readonly node: Serving,
    private readonly load: Load,
    private readonly before: Used,
  ) {}

  /** There when it is warm. */
  static async start(name: string, node: Serving, task: PlayTask): Promise<Side> {
    const load = await Load.start();
    await load.ask(task);
    await load.ask({ kind: 'warm' });
    return new Side(name, node, load, await node.measure());
  }

  async play(moves: number): Promise<void> {
    this.bursts.push(await this.load.ask({ kind: 'some', moves }));
  }

  /** Gives what the bursts took. */
  async end(): Promise<Used> {
    const { memory, processor } = await this.node.measure();
    this.load.end();
    await this.node.stop();
    return { memory, processor: processor - this.before.processor };
  }
}

/** Burst by burst, one side after the other: a machine whose speed swings within seconds is as fast for one as for the next. */
export async function goRound(sides: readonly Side[], times: number, moves: number): Promise<void> {
  for (let time = 0; time < times; time++) for (const side of sides) await side.play(moves);
}
