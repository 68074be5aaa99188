import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { BIN } from './engine-child.ts';

/** `countertop serve` in a process of its own. */
export class ServerChild {
  readonly status: Promise<number | null>;
  /** What it has written to its log. */
  log = '';

  private constructor(
    private readonly child: ChildProcess,
    readonly address: string,
  ) {
    this.status = new Promise((resolve) => child.on('close', (code) => resolve(code)));
    child.stderr?.on('data', (chunk) => {
      this.log += chunk;
    });
  }

  static async start(...args: string[]): Promise<ServerChild> {
    const child = spawn(process.execPath, [BIN, 'serve', '--threads', '1', ...args]);
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    for await (const line of createInterface({ input: child.stdout })) {
      const [address] = /http:\S+/.exec(line) ?? [];
      if (address !== undefined) return new ServerChild(child, address);
    }
    throw new Error(`it is not served: ${said}`);
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }
}
