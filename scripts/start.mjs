// npm start: installs what is missing, builds, and serves the table on one port.
import { join } from 'node:path';
import { build, checkNode, install, root } from './steps.mjs';

const TRIES = 20;

checkNode();
await install();
await build();

const { serve } = await import('../packages/server/dist/index.js');
const host = process.env['HOST'] ?? '127.0.0.1';
// Everything that is played online is kept in this file.
const file = process.env['DATA'] ?? join(root, 'data', 'countertop.sqlite');
const wanted = process.env['PORT'];
const first = Number(wanted ?? 8080);
if (!Number.isInteger(first) || first < 0 || first > 65535) {
  console.error(`PORT must be a number from 0 to 65535, not ${wanted}.`);
  process.exit(2);
}
// A port that was asked for is taken or nothing; otherwise the next free one will do.
for (let port = first; ; port++) {
  try {
    const { address, close } = await serve({ port, host, file });
    console.log(`\nCountertop is served at ${address}\nStop it with Ctrl-C. Another port: PORT=9000 npm start`);
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => close().then(() => process.exit(0)));
    break;
  } catch (error) {
    if (error.code === 'EADDRINUSE' && wanted === undefined && port < first + TRIES) continue;
    console.error(`The page cannot be served on ${host}:${port}: ${error.message}`);
    process.exit(1);
  }
}
