// What the commands of package.json share: running steps, and installing what is missing.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Runs a program in the repository's root and gives its exit status; what it prints is shown. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(127);
    });
    child.on('exit', (code, signal) => resolve(code ?? (signal === null ? 1 : 130)));
  });
}

/** Runs a program that npm installed here. */
export function tool(name, args, options) {
  const suffix = process.platform === 'win32' ? '.cmd' : '';
  return run(join(root, 'node_modules', '.bin', name + suffix), args, {
    shell: process.platform === 'win32',
    ...options,
  });
}

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Countertop needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Installs the packages of the lockfile, if they are not there or the lockfile is newer than they are. */
export async function install() {
  const lock = join(root, 'package-lock.json');
  const stamp = join(root, 'node_modules', '.package-lock.json');
  if (existsSync(stamp) && statSync(stamp).mtimeMs >= statSync(lock).mtimeMs) return;
  console.log('Installing packages …');
  const status = await run('npm', ['ci', '--no-audit', '--no-fund'], { shell: process.platform === 'win32' });
  if (status !== 0) {
    console.error('npm ci failed. Is the npm registry reachable?');
    process.exit(status);
  }
}

/** The workspaces that TypeScript builds: those with a tsconfig.json for it. */
function projects() {
  const folders = ['packages', 'games'].flatMap((room) => readdirSync(join(root, room)).map((name) => join(room, name)));
  return folders.filter((folder) => {
    const config = join(root, folder, 'tsconfig.json');
    return existsSync(config) && !/"noEmit": true/.test(readFileSync(config, 'utf8'));
  });
}

/** Types, and what is compiled from them. */
export function compile() {
  return tool('tsc', ['-b', ...projects()]);
}

/** A game that was put into games/ after the last install is a package like the others from now on. */
function linkGames() {
  for (const name of readdirSync(join(root, 'games'))) {
    const { name: packageName } = JSON.parse(readFileSync(join(root, 'games', name, 'package.json'), 'utf8'));
    const link = join(root, 'node_modules', packageName);
    if (!existsSync(link)) symlinkSync(join(root, 'games', name), link, 'junction');
  }
}

export async function build() {
  linkGames();
  const status = await compile();
  if (status !== 0) process.exit(status);
  const web = JSON.parse(readFileSync(join(root, 'packages/web/package.json'), 'utf8'));
  if (web.scripts?.build === undefined || !existsSync(join(root, 'packages/web/index.html'))) return;
  const page = await run('npm', ['run', '--silent', '--workspace', '@countertop/web', 'build'], {
    shell: process.platform === 'win32',
  });
  if (page !== 0) process.exit(page);
}

/** A Chromium for the browser tests: found, or installed where that can be done, or else said how to get. */
export async function chromium() {
  const found = findChromium();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && spawnSync('which', ['apt-get']).status === 0) {
    console.log('Installing Chromium …');
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
    const installed = findChromium();
    if (installed !== undefined) return installed;
  }
  console.error(
    'The browser tests need Chromium or Chrome. Install it (Debian: apt-get install chromium) or set CHROMIUM to its path.',
  );
  return undefined;
}

function findChromium() {
  const named = process.env['CHROMIUM'];
  if (named !== undefined) return existsSync(named) ? named : undefined;
  for (const name of ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return undefined;
}
