// npm run release -- --dry-run: packs everything, installs the tarballs into a new project and runs the examples there.
// Without --dry-run the same, and then npm publishes the tarballs that were tried; first the address of the project must be set.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { homepage, isPlaceholder, packAll } from './pack.mjs';
import { build, checkNode, install, run } from './steps.mjs';
import { buildPage, command, compileExamples, installByHand, installByNpm, runExample } from './try-packages.mjs';

const dry = process.argv.includes('--dry-run');
if (!dry && isPlaceholder(homepage)) {
  console.error(`${homepage} is nobody's address. Set homepage, bugs and repository in package.json, then publish.`);
  process.exit(1);
}
const offline = process.argv.includes('--offline');

checkNode();
await install();
await build();
const folder = mkdtempSync(join(tmpdir(), 'countertop-release-'));
try {
  const packed = packAll(folder);
  for (const { name, manifest } of packed) console.log(`packed ${name} ${manifest.version}`);
  (offline ? installByHand : installByNpm)(packed, folder);
  for (const { name, file } of compileExamples(folder)) {
    runExample(file);
    console.log(`ran ${name}`);
  }
  console.log(`vite made ${buildPage(folder).join(', ')}`);
  console.log(`countertop ${command(folder, ['--version']).trim()} answers`);
  for (const { file } of dry ? [] : packed) {
    const status = await run('npm', ['publish', '--access', 'public', file]);
    if (status !== 0) process.exit(status);
  }
  console.log(dry ? 'Nothing was published: this was a dry run.' : 'Published.');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
