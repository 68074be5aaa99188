import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../services/service.ts';
import type { Used } from './serving-node.ts';

/** This checkout. */
const HERE = fileURLToPath(new URL('../../../..', import.meta.url));
/** As much as anybody wants: what is measured here is not how a flood is held off. */
const FREE = ['messages', 'talk', 'requests'].flatMap((what) => [
  `--limits-${what}-burst=1000000000`,
  `--limits-${what}-per-second=1000000000`,
]);
const MANY = ['per-address', 'connections', 'open-tables'].map((what) => `--limits-${what}=100000`);

/** The server as people run it: `countertop serve`, built, in a process of its own. What it has taken, it says to whoever asks for its counts. */
export class ServedProgram {
  private constructor(
    private readonly child: ChildProcess,
    readonly address: string,
    private readonly counts: string,
  ) {}

  /** There when it listens. `folder`: for its file and its page; `flags`: for Node; `checkout`: whose server it is. */
  static async start(folder: string, flags: readonly string[] = [], checkout = HERE): Promise<ServedProgram> {
    if (!existsSync(join(checkout, 'packages/server/dist/index.js')))
      throw new Error(`the server is measured as it is built: npm run build in ${checkout}`);
    const program = join(checkout, 'packages/cli/bin/countertop.js');
    const page = join(folder, 'page');
    mkdirSync(page, { recursive: true });
    writeFileSync(join(page, 'index.html'), '<!doctype html><title>A table</title>');
    const [port, counts] = [await freePort(), await freePort()];
    const store = `sqlite:${join(folder, 'countertop.sqlite')}`;
    const settings = { port, 'metrics-port': counts, store, page, threads: 1, 'log-level': 'warn' };
    const given = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
    const child = spawn(process.execPath, [...flags, program, 'serve', ...given, ...FREE, ...MANY], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const kill = (): boolean => child.kill('SIGKILL');
    process.once('exit', kill);
    child.once('exit', () => process.removeListener('exit', kill));
    await new Promise<void>((listens, failed) => {
      child.once('exit', (code) => failed(new Error(`countertop serve ended with ${code}`)));
      child.stdout.once('data', () => listens());
    });
    return new ServedProgram(child, `http://127.0.0.1:${port}`, `http://127.0.0.1:${counts}/metrics`);
  }

  async measure(): Promise<Used> {
    const page = await (await fetch(this.counts)).text();
    const count = (name: string): number => Number(new RegExp(`^countertop_${name} (\\S+)`, 'm').exec(page)?.[1]);
    return { memory: count('process_resident_memory_bytes'), processor: count('process_cpu_seconds_total') };
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await gone;
  }
}
