import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Balancer } from '../services/balancer.ts';
import { PostgresService } from '../services/postgres-service.ts';
import { RedisService } from '../services/redis-service.ts';
import { freePort } from '../services/service.ts';

// npm run cluster: the command line as it is built, three times as a server and twice as a worker, on programs of the system. All of it
// is on this machine alone, and gone when it is stopped, or when a part of it ends by itself. PORT: where people connect.
const COUNTERTOP = fileURLToPath(new URL('../../../cli/bin/countertop.js', import.meta.url));
/** What has not begun by then will not, and what has not ended by then is not waited for; in milliseconds. */
const START = 60_000;
const END = 20_000;

const children = new Map<string, ChildProcess>();
const removals: (() => Promise<void>)[] = [];
let ending: Promise<void> | undefined;

/** A part of the cluster: there when it has said so. */
async function start(name: string, args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [COUNTERTOP, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.set(name, child);
  child.once('exit', (code, signal) => {
    children.delete(name);
    if (ending === undefined) failed(`${name} ended with ${signal ?? code}`);
  });
  const late = AbortSignal.timeout(START);
  await once(child.stdout, 'data', { signal: late });
}

function end(why: string, status: number): Promise<void> {
  ending ??= takeDown(why, status);
  return ending;
}

/** Servers first, while they can still be reached: whoever is connected hears a goodbye, and what was asked for is kept. */
async function takeDown(why: string, status: number): Promise<void> {
  console.log(`\n${why}: everything is taken down.`);
  const late = setTimeout(() => process.exit(1), END);
  const gone = [...children.values()].map((child) => {
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    return exit;
  });
  await Promise.all(gone);
  for (const remove of removals.reverse()) await remove();
  clearTimeout(late);
  process.exit(status);
}

const failed = (why: string): void => void end(why, 1);

process.on('SIGINT', () => void end('Asked to stop', 0));
process.on('SIGTERM', () => void end('Asked to stop', 0));
process.on('exit', () => {
  for (const child of children.values()) child.kill('SIGKILL');
});

try {
  const postgres = await PostgresService.start({ sync: true });
  removals.push(() => postgres.remove());
  postgres.onEnd = failed;
  console.log(`PostgreSQL   ${postgres.url}`);
  const redis = await RedisService.start();
  removals.push(() => redis.remove());
  redis.onEnd = failed;
  console.log(`Redis        ${redis.url}`);
  const common = ['--store', postgres.url, '--bus', redis.url, '--log-level', 'warn'];
  const ports: number[] = [];
  for (const name of ['one', 'two', 'three']) {
    const [port, metrics] = [await freePort(), await freePort()];
    const own = ['--port', String(port), '--metrics-port', String(metrics), '--trust-proxy', '127.0.0.1'];
    await start(`node ${name}`, ['serve', ...common, ...own, '--bots', 'workers']);
    ports.push(port);
    console.log(`node ${name.padEnd(7)} http://127.0.0.1:${port}, metrics http://127.0.0.1:${metrics}/metrics`);
  }
  for (const name of ['one', 'two']) {
    const metrics = await freePort();
    await start(`worker ${name}`, ['worker', ...common, '--threads', '1', '--metrics-port', String(metrics)]);
    console.log(`worker ${name.padEnd(5)} metrics http://127.0.0.1:${metrics}/metrics`);
  }
  const balancer = await Balancer.start(ports, Number(process.env['PORT'] ?? 8080));
  removals.push(() => balancer.remove());
  balancer.onEnd = failed;
  console.log(`\nThe table is at ${balancer.address}\nStop it with Ctrl-C.`);
} catch (error) {
  await end(error instanceof Error ? error.message : String(error), 1);
}
