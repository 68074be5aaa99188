import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const BIN = fileURLToPath(new URL('../bin/countertop.js', import.meta.url));

/** `countertop engine` in a process of its own, to talk to line by line. */
export class EngineChild {
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly lines: AsyncIterator<string>;
  readonly status: Promise<number | null>;

  constructor(...args: string[]) {
    this.child = spawn(process.execPath, [BIN, 'engine', ...args]);
    this.lines = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();
    this.status = new Promise((resolve) => this.child.on('close', resolve));
  }

  send(...lines: string[]): void {
    this.child.stdin.write(`${lines.join('\n')}\n`);
  }

  /** The next line that begins with this word, without it; lines before it are passed over. */
  async hear(word: string): Promise<string> {
    for (;;) {
      const { value, done } = await this.lines.next();
      if (done === true) throw new Error(`the engine ended before it said ${word}`);
      if (value.startsWith(`${word} `)) return value.slice(word.length + 1);
    }
  }

  close(): Promise<number | null> {
    this.child.stdin.end();
    return this.status;
  }
}
