import { createInterface, type Interface } from 'node:readline';
import type { Refusal } from '../exit.ts';
import { standardInput, unreadable } from '../reading/input.ts';
import type { Terminal } from '../showing/terminal.ts';

/** Lines from whoever sits at the terminal, or from a pipe. */
export class Keyboard {
  private readonly reader: Interface;
  private readonly lines: AsyncIterator<string>;
  private readonly interactive: boolean;
  private failure: Refusal | undefined;
  private closed = false;
  /** Comes when the person has left (Ctrl-C, Ctrl-D), also while nobody asks; never for a pipe, whose lines may wait. */
  readonly left: Promise<void>;

  constructor(terminal: Terminal) {
    this.interactive = terminal.interactive;
    this.reader = createInterface({
      input: standardInput(terminal),
      ...(this.interactive ? { output: process.stdout } : {}),
      terminal: this.interactive,
    });
    // Taken at once: lines that come before somebody listens would be lost.
    this.lines = this.reader[Symbol.asyncIterator]();
    // The reader passes on what is wrong with its input.
    this.reader.on('error', (error) => {
      this.failure = unreadable('-', error);
    });
    this.reader.on('SIGINT', () => this.reader.close());
    this.left = new Promise((resolve) => {
      this.reader.on('close', () => {
        this.closed = true;
        if (this.interactive) resolve();
      });
    });
  }

  /** The next line without surrounding white space, or undefined at the end of input. The prompt is for people only. */
  async ask(prompt: string): Promise<string | undefined> {
    // A closed reader would begin to listen again, for ever.
    if (this.interactive && this.closed) return undefined;
    if (this.interactive) {
      this.reader.setPrompt(prompt);
      this.reader.prompt();
    }
    const line = await this.lines.next().catch((error: unknown) => {
      throw unreadable('-', error);
    });
    if (this.failure !== undefined) throw this.failure;
    if (line.done === true) {
      if (this.interactive) process.stdout.write('\n');
      return undefined;
    }
    return line.value.trim();
  }

  /** Yes or no; whoever says nothing or leaves means no. From a pipe nobody is asked: what it says is meant. */
  async confirm(question: string): Promise<boolean> {
    if (!this.interactive) return true;
    return /^y(es)?$/i.test((await this.ask(`${question} [y/N] `)) ?? '');
  }

  close(): void {
    this.reader.close();
  }
}
