// npm run cluster: PostgreSQL, Redis, three servers, two workers and haproxy on this machine, until it is stopped.
import { build, checkNode, haproxy, install, postgres, redis, tool } from './steps.mjs';

checkNode();
await install();
const services = { POSTGRES_BIN: await postgres(), REDIS_SERVER: await redis(), HAPROXY: await haproxy() };
if (Object.values(services).includes(undefined)) process.exit(1);
await build();
// Ctrl-C is for the cluster: this process ends when that has.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
const args = ['--conditions=source', 'packages/server/rig/cluster.ts', ...process.argv.slice(2)];
process.exit(await tool('tsx', args, { env: { ...process.env, ...services } }));
