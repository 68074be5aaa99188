// What is published: each package as npm packs it, and what a stranger needs beside: licence, changes, the docs that it
// cites, a manifest without what only this repository understands.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, posix } from 'node:path';
import { root } from './steps.mjs';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
/** Where the project lives, said once and put into every package: whoever publishes it sets these three. */
export const { homepage, repository, bugs, version } = readJson(join(root, 'package.json'));

/** Addresses under .example belong to nobody (RFC 2606): they stand for one that is still to be chosen. */
export function isPlaceholder(address) {
  return new URL(address).hostname.endsWith('.example');
}

const folders = ['packages', 'games'].flatMap((room) =>
  readdirSync(join(root, room)).map((name) => posix.join(room, name)),
);
/** The reference is made from the others; who wants it makes it. */
const PUBLIC = folders.filter((folder) => folder !== 'packages/reference');
const GAMES = folders
  .map((folder) => readJson(join(root, folder, 'package.json')))
  .filter(({ countertop }) => countertop);

/** What npm would pack, where a package says nothing about it: the page is what is built of it, and no source. */
const FILES = {
  'packages/web': ['dist'],
  'packages/server': ['dist', '!dist/*.tsbuildinfo', 'src', '!**/*.test.ts', 'README.md'],
};

/** Packs everything into a folder. Gives name, manifest and file of each. */
export function packAll(into) {
  return PUBLIC.map((folder) => packOne(folder, into));
}

function packOne(folder, into) {
  const from = join(root, folder);
  const manifest = publicManifest(folder);
  const stage = join(into, 'stage', manifest.name.replace('/', '+'));
  const inside = join(stage, 'package');
  mkdirSync(inside, { recursive: true });
  for (const path of filesOf(from, manifest.files)) {
    mkdirSync(dirname(join(inside, path)), { recursive: true });
    cpSync(join(from, path), join(inside, path));
  }
  for (const name of ['LICENSE', 'CHANGELOG.md']) cpSync(join(root, name), join(inside, name));
  for (const name of readdirSync(inside).filter((name) => /^README.*\.md$/.test(name))) {
    const text = readFileSync(join(inside, name), 'utf8');
    writeFileSync(join(inside, name), linksWithin(text, folder, inside));
  }
  writeFileSync(join(inside, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const file = join(into, `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`);
  execFileSync('tar', ['-czf', file, '-C', stage, 'package']);
  return { name: manifest.name, folder: inside, manifest, file };
}

function publicManifest(folder) {
  const {
    private: _private,
    devDependencies: _dev,
    scripts: _scripts,
    ...manifest
  } = readJson(join(root, folder, 'package.json'));
  const dependencies = { ...manifest.dependencies };
  // The catalogue finds the games beside it; here somebody has to say that they are wanted.
  if (manifest.bin !== undefined) for (const game of GAMES) dependencies[game.name] = game.version;
  // The page that the server serves lies beside it, too, and is built: nothing that it is made of is needed any more.
  if (folder === 'packages/server') dependencies['@countertop/web'] = version;
  const bare = folder === 'packages/web';
  return {
    ...manifest,
    ...(manifest.exports === undefined
      ? {}
      : { exports: bare ? { './package.json': './package.json' } : withoutSource(manifest.exports) }),
    files: FILES[folder] ?? manifest.files,
    description: manifest.description ?? 'The page of Countertop, built: what its server serves.',
    homepage,
    bugs,
    repository: { ...repository, directory: folder },
    dependencies: bare ? {} : dependencies,
  };
}

/** Sources are shipped to be read; nobody else's tools should run them. */
function withoutSource(exports) {
  if (typeof exports !== 'object') return exports;
  return Object.fromEntries(
    Object.entries(exports).flatMap(([key, value]) => (key === 'source' ? [] : [[key, withoutSource(value)]])),
  );
}

/** The files that `files` names. Its patterns are few here: folders, `*` in one, and what is left out. */
function filesOf(from, patterns) {
  const all = readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      normalize(join(entry.parentPath, entry.name))
        .slice(from.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !path.startsWith('node_modules/'));
  const wanted = ['README.md', ...patterns];
  const fits = (path, pattern) => {
    const form = pattern
      .replaceAll('.', '\\.')
      .replaceAll('**/', '(?:.*/)?')
      .replaceAll(/(?<![.)])\*/g, '[^/]*');
    return new RegExp(`^${form}(?:/.*)?$`).test(path);
  };
  return all.filter(
    (path) =>
      wanted.some((pattern) => !pattern.startsWith('!') && fits(path, pattern)) &&
      !wanted.some((pattern) => pattern.startsWith('!') && fits(path, pattern.slice(1))),
  );
}

/** Links that would leave the package: docs come along, and whatever else is meant is looked at in the repository. */
function linksWithin(text, folder, inside) {
  return text.replaceAll(/\]\((?!\w+:|#)([^)#\s]+)(#[^)]*)?\)/g, (whole, target, anchor = '') => {
    const path = posix.normalize(posix.join(folder, target));
    if (path.startsWith(`${folder}/`) && existsSync(join(inside, path.slice(folder.length + 1)))) return whole;
    const name = /^docs\/([\w-]+\.md)$/.exec(path)?.[1];
    if (name === undefined || !existsSync(join(root, path)))
      return `](${homepage.replace(/#.*/, '')}/blob/main/${path}${anchor})`;
    shipDoc(name, inside);
    return `](docs/${name}${anchor})`;
  });
}

function shipDoc(name, inside) {
  const to = join(inside, 'docs', name);
  if (existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true });
  const web = `${homepage.replace(/#.*/, '')}/blob/main`;
  const text = readFileSync(join(root, 'docs', name), 'utf8');
  writeFileSync(
    to,
    text.replaceAll(/\]\((?!\w+:|#)([^)#\s]+)(#[^)]*)?\)/g, (_, target, anchor = '') => {
      return `](${web}/${posix.normalize(posix.join('docs', target))}${anchor})`;
    }),
  );
}
