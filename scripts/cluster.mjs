// npm run cluster: PostgreSQL, Redis, three servers, two workers and haproxy on this machine, until it is stopped.
import { spawn } from 'node:child_process';
import { build, checkNode, haproxy, install, postgres, redis, root } from './steps.mjs';

checkNode();
await install();
const services = { POSTGRES_BIN: await postgres(), REDIS_SERVER: await redis(), HAPROXY: await haproxy() };
if (Object.values(services).includes(undefined)) process.exit(1);
await build();

const args = ['--conditions=source', '--import', 'tsx', 'packages/server/rig/serving/cluster.ts'];
const cluster = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...services } });
// Ctrl-C is heard by all who share the terminal; this process ends when the cluster has.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => cluster.kill('SIGTERM'));
cluster.on('close', (code) => process.exit(code ?? 1));
