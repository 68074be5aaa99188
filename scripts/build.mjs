// npm run build: everything that is made from the sources.
import { build, checkNode, install } from './steps.mjs';

checkNode();
await install();
await build();
