import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Trouble } from './trouble.ts';

/** What a process of the rig is told. */
export type NodeOrder =
  | { readonly kind: 'trouble'; readonly trouble: Trouble }
  | { readonly kind: 'measure' }
  | { readonly kind: 'stop' };

/** What a process has taken so far: memory in bytes, and processor time in seconds. */
export interface Used {
  readonly memory: number;
  readonly processor: number;
}

/** Of the process that asks. */
export function used(): Used {
  const { user, system } = process.cpuUsage();
  return { memory: process.memoryUsage.rss(), processor: (user + system) / 1e6 };
}

/** How TypeScript is run as it lies here. */
const SOURCE = ['--conditions=source', '--import', 'tsx'];
/** A process that has not said where it listens by then will not. */
const START = 180_000;

/** A process of the rig: `name` is its file in `rig/`, `args` its command line. */
export function startProcess(name: string, args: readonly string[] = [], flags: readonly string[] = []): ChildProcess {
  const file = fileURLToPath(new URL(`../${name}`, import.meta.url));
  return spawn(process.execPath, [...SOURCE, ...flags, file, ...args], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    cwd: fileURLToPath(new URL('../../../..', import.meta.url)),
  });
}

/** A server in a process of its own, which can be killed at any moment. */
export class ServingNode {
  private constructor(
    private readonly child: ChildProcess,
    readonly address: string,
  ) {}

  /** There when it listens. */
  static async start(name: string, args: readonly string[], flags: readonly string[] = []): Promise<ServingNode> {
    const child = startProcess(name, args, flags);
    const address = await new Promise<string>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${name} does not listen`)), START);
      child.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)));
      child.once('message', (message) => {
        clearTimeout(late);
        resolve(String(message));
      });
    });
    child.removeAllListeners('exit');
    return new ServingNode(child, address);
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  tell(order: NodeOrder): void {
    if (this.child.connected) this.child.send(order);
  }

  /** As by a power cut: nothing is said, nothing is finished. */
  async kill(): Promise<void> {
    if (!this.isRunning) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }

  async stop(): Promise<void> {
    if (!this.isRunning) return;
    const gone = once(this.child, 'exit');
    this.tell({ kind: 'stop' });
    await gone;
  }

  async measure(): Promise<Used> {
    const answer = once(this.child, 'message');
    this.tell({ kind: 'measure' });
    const [measured] = await answer;
    return measured;
  }
}
