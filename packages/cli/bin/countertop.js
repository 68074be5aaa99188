#!/usr/bin/env node
import { existsSync } from 'node:fs';

const main = new URL('../dist/main.js', import.meta.url);
if (existsSync(main)) {
  const { run } = await import(main.href);
  await run(process.argv.slice(2));
} else {
  process.stderr.write('countertop is not built yet. In the folder of the project: npm ci && npm run build\n');
  process.exitCode = 70;
}
