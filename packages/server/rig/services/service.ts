import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A program of the system that runs for a while, in a folder of its own, and leaves nothing behind. */
export class Service {
  readonly folder: string;
  /** Is told when it ends although nobody here has ended it. */
  onEnd: (why: string) => void = () => {};
  private child: ChildProcess | undefined;
  private readonly user: { readonly uid: number; readonly gid: number } | undefined;

  /** `user`: as whom it runs where this process may do everything, because it refuses to run as that. */
  constructor(name: string, user?: string) {
    this.folder = mkdtempSync(join(tmpdir(), `countertop-${name}-`));
    if (user === undefined || process.getuid?.() !== 0) return;
    const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' })));
    this.user = { uid, gid };
    chownSync(this.folder, uid, gid);
  }

  /** Of the program, while it runs. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Runs something to its end, as whom the service runs. */
  do(command: string, args: readonly string[]): void {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'], cwd: this.folder, ...this.user });
  }

  /** There when `answers` does not fail any more. */
  async start(command: string, args: readonly string[], answers: () => Promise<unknown>): Promise<void> {
    const child = spawn(command, args, { stdio: 'ignore', cwd: this.folder, ...this.user });
    let failed: Error | undefined;
    child.once('error', (error) => {
      failed = error;
    });
    child.once('exit', (code, signal) => {
      failed = new Error(`${command} ended with ${signal ?? code}`);
      if (this.child === child) this.onEnd(failed.message);
    });
    process.once('exit', this.kill);
    this.child = child;
    for (;;) {
      if (failed !== undefined) throw failed;
      const answered = await answers().then(
        () => true,
        () => false,
      );
      if (answered) return;
      await new Promise((done) => setTimeout(done, 30));
    }
  }

  /** Ends it; the folder stays. */
  async stop(signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
    const { child } = this;
    process.removeListener('exit', this.kill);
    this.child = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private readonly kill = (): void => {
    this.child?.kill('SIGKILL');
  };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}
