// node scripts/assemble.mjs PLACE: what a game has in AssemblyScript (games/<id>/assembly) becomes WebAssembly, kept as text in its data/assembly.ts; what one of its tools has
// (games/<id>/tools/<tool>/assembly), in an assembly.ts beside it.
// `npm run build` does so where the sources are not those that text was made from. The compiler weighs a hundred megabytes, so it is fetched when it is needed.
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, run } from './steps.mjs';

const COMPILER = 'assemblyscript@0.28.20';
const OPTIONS = ['-O3', '--noAssert', '--runtime', 'stub', '--initialMemory', '4'];

/** Games and tools, as places below `games`, that have something to compile. */
export function assembled() {
  const games = readdirSync(join(root, 'games'));
  const tools = games.flatMap((id) => {
    const folder = join(root, 'games', id, 'tools');
    return existsSync(folder) ? readdirSync(folder).map((tool) => `${id}/tools/${tool}`) : [];
  });
  return [...games, ...tools].filter((place) => existsSync(join(root, 'games', place, 'assembly', 'index.ts')));
}

/** What a text is made from: compiler, options and sources, as one number. */
export function digestOf(place) {
  const hash = createHash('sha256').update([COMPILER, ...optionsOf(place)].join(' '));
  for (const { name, text } of sourcesOf(place)) hash.update(`\n${name}\n`).update(text);
  return hash.digest('hex');
}

export function textFileOf(place) {
  const folder = place.includes('/') ? [] : ['data'];
  return join(root, 'games', place, ...folder, 'assembly.ts');
}

function sourcesOf(place) {
  const folder = join(root, 'games', place, 'assembly');
  const names = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  return names.sort().map((name) => ({ name, text: readFileSync(join(folder, name)) }));
}

/** Several numbers at once are a feature that has to be asked for. */
function optionsOf(place) {
  return sourcesOf(place).some(({ text }) => text.includes('v128')) ? [...OPTIONS, '--enable', 'simd'] : OPTIONS;
}

/** Compiles what has changed, or the places given. Gives a status, 0 where all went well. */
export async function assemble(places = assembled().filter(hasChanged)) {
  for (const place of places) {
    const folder = mkdtempSync(join(tmpdir(), 'countertop-assembly-'));
    try {
      const out = join(folder, 'module.wasm');
      const source = join('games', place, 'assembly', 'index.ts');
      const args = ['--yes', '--package', COMPILER, 'asc', source, '--outFile', out, ...optionsOf(place)];
      const status = await run('npx', args, { shell: process.platform === 'win32' });
      if (status !== 0) return status;
      writeFileSync(textFileOf(place), textOf(place, readFileSync(out)));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return 0;
}

function hasChanged(place) {
  const file = textFileOf(place);
  return !existsSync(file) || !readFileSync(file, 'utf8').includes(digestOf(place));
}

function textOf(place, module) {
  return `// Written by \`node scripts/assemble.mjs ${place}\`, with ${COMPILER}; sources and options:
// ${digestOf(place)}

/** A module of WebAssembly, ${module.length} bytes in base64. */
export const ASSEMBLY =
  '${module.toString('base64')}';
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(await assemble(process.argv.slice(2)));
