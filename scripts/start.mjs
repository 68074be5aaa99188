// npm start: installs what is missing, builds, and opens the table.
import { join } from 'node:path';
import { build, checkNode, install, root, run } from './steps.mjs';

checkNode();
await install();
await build();
process.exit(await run(process.execPath, [join(root, 'packages/cli/bin/countertop.js'), ...process.argv.slice(2)]));
