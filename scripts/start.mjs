// npm start: installs what is missing, builds, and serves the table on one port (`countertop serve`).
import { join } from 'node:path';
import { build, checkNode, install, root } from './steps.mjs';

checkNode();
await install();
await build();

const { PORT, HOST, DATA } = process.env;
const { run } = await import('../packages/cli/dist/main.js');
await run([
  'serve',
  // Everything that is played online is kept in this file.
  ...['--store', `sqlite:${DATA ?? join(root, 'data', 'countertop.sqlite')}`],
  ...(PORT === undefined ? [] : ['--port', PORT]),
  ...(HOST === undefined ? [] : ['--host', HOST]),
  ...process.argv.slice(2),
]);
