import type { Terminal } from '../showing/terminal.ts';

const BAR = 30;
/** Without a terminal a line is written after each tenth of the work. */
const TENTHS = 10;

/** Tells on standard error how far the work is: a bar on a terminal, otherwise a few lines. */
export class ProgressBar {
  private readonly terminal: Terminal;
  private readonly counted: string;
  private readonly live: boolean;
  private told = -1;

  /** `counted`: what the work consists of. */
  constructor(terminal: Terminal, counted = 'rounds') {
    this.terminal = terminal;
    this.counted = counted;
    this.live = process.stderr.isTTY === true;
  }

  show(done: number, all: number, note: string): void {
    const part = all === 0 ? 1 : done / all;
    if (this.live) {
      const filled = Math.round(part * BAR);
      const bar = '█'.repeat(filled) + '░'.repeat(BAR - filled);
      process.stderr.write(`\r${bar} ${done}/${all} ${note}\x1b[K`);
      return;
    }
    const tenth = Math.floor(part * TENTHS);
    if (tenth === this.told) return;
    this.told = tenth;
    this.terminal.complain(`${done} of ${all} ${this.counted} ${note}`.trimEnd());
  }

  end(): void {
    if (this.live) process.stderr.write('\r\x1b[K');
  }
}
