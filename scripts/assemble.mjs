// node scripts/assemble.mjs GAME: what a game has in AssemblyScript (games/<id>/assembly) becomes WebAssembly, kept as text in its data/assembly.ts.
// `npm run build` does so where the sources are not those that text was made from. The compiler weighs a hundred megabytes, so it is fetched when it is needed.
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, run } from './steps.mjs';

const COMPILER = 'assemblyscript@0.28.20';
const OPTIONS = ['-O3', '--noAssert', '--runtime', 'stub', '--initialMemory', '4'];

/** The games that have something to compile. */
export function assembled() {
  return readdirSync(join(root, 'games')).filter((id) => existsSync(join(root, 'games', id, 'assembly', 'index.ts')));
}

/** What the text of a game is made from: compiler, options and sources, as one number. */
export function digestOf(id) {
  const folder = join(root, 'games', id, 'assembly');
  const hash = createHash('sha256').update([COMPILER, ...OPTIONS].join(' '));
  for (const name of readdirSync(folder).sort()) {
    if (name.endsWith('.ts')) hash.update(`\n${name}\n`).update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex');
}

/** Compiles what has changed, or the games given. Gives a status, 0 where all went well. */
export async function assemble(ids = assembled().filter(hasChanged)) {
  for (const id of ids) {
    const folder = mkdtempSync(join(tmpdir(), 'countertop-assembly-'));
    try {
      const out = join(folder, 'module.wasm');
      const source = join('games', id, 'assembly', 'index.ts');
      const args = ['--yes', '--package', COMPILER, 'asc', source, '--outFile', out, ...OPTIONS];
      const status = await run('npx', args, { shell: process.platform === 'win32' });
      if (status !== 0) return status;
      writeFileSync(textFile(id), textOf(id, readFileSync(out)));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return 0;
}

function hasChanged(id) {
  return !existsSync(textFile(id)) || !readFileSync(textFile(id), 'utf8').includes(digestOf(id));
}

function textFile(id) {
  return join(root, 'games', id, 'data', 'assembly.ts');
}

function textOf(id, module) {
  return `// Written by \`node scripts/assemble.mjs ${id}\`, with ${COMPILER}; sources and options:
// ${digestOf(id)}

/** A module of WebAssembly, ${module.length} bytes in base64. */
export const ASSEMBLY =
  '${module.toString('base64')}';
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(await assemble(process.argv.slice(2)));
