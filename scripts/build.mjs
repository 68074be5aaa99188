// npm run build: everything that is made from the sources.
import { assemble } from './assemble.mjs';
import { build, checkNode, install } from './steps.mjs';

checkNode();
await install();
const assembling = await assemble();
if (assembling !== 0) process.exit(assembling);
await build();
