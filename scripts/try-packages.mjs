// The tarballs in new projects, as strangers have them: plain JavaScript, strict TypeScript, Vite, and the command line.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './steps.mjs';

const bin = (name) => join(root, 'node_modules', '.bin', name);

/** Installs by npm, from the registry where packages of others are needed. */
export function installByNpm(packed, project) {
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'stranger', private: true, type: 'module' }));
  const wanted = [...packed.map(({ file }) => file), 'fast-check'];
  execFileSync('npm', ['install', '--no-audit', '--no-fund', ...wanted], { cwd: project, stdio: 'inherit' });
}

/**
 * Installs without a network, in a second: tarballs are unpacked, and packages of others are those of this repository. What a
 * manifest does not ask for is not there, just as with npm.
 */
export function installByHand(packed, project) {
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'stranger', private: true, type: 'module' }));
  const modules = join(project, 'node_modules');
  for (const { name, file, manifest } of packed) {
    const home = join(modules, name);
    mkdirSync(home, { recursive: true });
    execFileSync('tar', ['-xzf', file, '-C', home, '--strip-components=1']);
    for (const [command, path] of Object.entries(manifest.bin ?? {})) {
      mkdirSync(join(modules, '.bin'), { recursive: true });
      symlinkSync(join(home, path), join(modules, '.bin', command));
    }
    const own = new Set(packed.map((one) => one.name));
    for (const [other, wanted] of Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies })) {
      if (own.has(other) || existsSync(join(modules, other))) continue;
      const from = [join(root, 'node_modules', other)].find(existsSync);
      if (from === undefined) throw new Error(`${name} wants ${other}@${wanted}, which is not installed here`);
      mkdirSync(dirname(join(modules, other)), { recursive: true });
      symlinkSync(from, join(modules, other), 'junction');
    }
  }
}

const TYPESCRIPT = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM'],
  module: 'NodeNext',
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  rewriteRelativeImportExtensions: true,
  skipLibCheck: true,
  outDir: 'built',
  rootDir: '.',
  types: [],
};

/** Every `ts` block of a README as a module of its own: a reader pastes one of them, not all. */
export function snippetsOf(path) {
  return [...readFileSync(path, 'utf8').matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code]) => code);
}

/** Examples and snippets, compiled as strictly as TypeScript can. Gives what there is to run. */
export function compileExamples(project) {
  const folder = join(project, 'strict');
  mkdirSync(join(folder, 'snippets'), { recursive: true });
  cpSync(join(root, 'examples'), join(folder, 'examples'), {
    recursive: true,
    filter: (path) => !/\.test\.ts$|dist$/.test(path),
  });
  const readmes = [
    'README.md',
    ...['packages', 'games'].flatMap((room) =>
      readdirSync(join(root, room)).map((name) => `${room}/${name}/README.md`),
    ),
  ];
  const runnable = [];
  for (const readme of readmes) {
    for (const [index, code] of snippetsOf(join(root, readme)).entries()) {
      const name = `${readme.replaceAll('/', '-').replace(/-?README\.md$/, '') || 'root'}-${index + 1}`;
      writeFileSync(join(folder, 'snippets', `${name}.ts`), code);
      runnable.push({
        name: `snippet ${index + 1} of ${readme}`,
        file: join(folder, 'built', 'snippets', `${name}.js`),
      });
    }
  }
  for (const name of readdirSync(join(folder, 'examples')).filter((one) => one.endsWith('.ts'))) {
    runnable.push({ name: `examples/${name}`, file: join(folder, 'built', 'examples', name.replace(/\.ts$/, '.js')) });
  }
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: TYPESCRIPT, include: ['snippets', 'examples'] }),
  );
  execFileSync(bin('tsc'), ['-p', folder], { stdio: 'pipe' });
  return runnable;
}

/** Runs a built example; what it prints comes back. */
export function runExample(file) {
  return execFileSync(process.execPath, [file], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** The first snippet of the project's README in a page, built by Vite. */
export function buildPage(project) {
  const page = join(project, 'page');
  mkdirSync(page, { recursive: true });
  const [code] = snippetsOf(join(root, 'README.md'));
  writeFileSync(join(page, 'main.ts'), code);
  writeFileSync(join(page, 'index.html'), '<!doctype html><script type="module" src="./main.ts"></script>');
  execFileSync(bin('vite'), ['build', '--logLevel', 'warn'], { cwd: page, stdio: 'pipe' });
  return readdirSync(join(page, 'dist', 'assets')).filter((name) => name.endsWith('.js'));
}

/** Runs the installed command line. */
export function command(project, args, input = '') {
  return execFileSync(
    process.execPath,
    [join(project, 'node_modules', 'countertop', 'bin', 'countertop.js'), ...args],
    {
      cwd: project,
      encoding: 'utf8',
      input,
    },
  );
}
