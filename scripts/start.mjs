// npm start: installs what is missing, builds, and serves the table on one port (`countertop serve`).
import { build, checkNode, install } from './steps.mjs';

checkNode();
await install();
await build();

// Short names for what is set most often; whatever is said on the command line counts more.
const { env } = process;
if (env.PORT !== undefined) env.COUNTERTOP_PORT ??= env.PORT;
if (env.HOST !== undefined) env.COUNTERTOP_HOST ??= env.HOST;
if (env.DATA !== undefined) env.COUNTERTOP_STORE ??= `sqlite:${env.DATA}`;

const { run } = await import('../packages/cli/dist/main.js');
await run(['serve', ...process.argv.slice(2)]);
