import { execFile } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

export interface Clone {
  readonly folder: string;
  remove(): Promise<void>;
}

/** A copy of the house as it stands, in a folder of its own; what npm has installed is linked to. */
async function cloneHouse(): Promise<Clone> {
  const folder = mkdtempSync(join(tmpdir(), 'countertop-clone-'));
  const listed = await run('git', ['ls-files', '-coz', '--exclude-standard'], { cwd: ROOT, maxBuffer: 2 ** 26 });
  for (const path of listed.stdout.split('\0')) {
    // What is deleted and not committed is still listed.
    if (path === '' || !existsSync(join(ROOT, path))) continue;
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    copyFileSync(join(ROOT, path), join(folder, path));
  }
  linkInstalled(folder);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** As npm would leave it: packages from elsewhere, and the clone's own workspaces. */
function linkInstalled(folder: string): void {
  const workspaces = ['packages', 'games'].flatMap((room) =>
    readdirSync(join(folder, room)).map((name) => join(room, name)),
  );
  mkdirSync(join(folder, 'node_modules/@countertop'), { recursive: true });
  for (const workspace of workspaces) {
    const { name } = JSON.parse(readFileSync(join(folder, workspace, 'package.json'), 'utf8')) as { name: string };
    symlinkSync(join(folder, workspace), join(folder, 'node_modules', name));
  }
  for (const place of ['', ...workspaces]) {
    const installed = join(ROOT, place, 'node_modules');
    if (!existsSync(installed)) continue;
    const own = join(folder, place, 'node_modules');
    mkdirSync(own, { recursive: true });
    for (const name of readdirSync(installed)) {
      const isForNpm = name.startsWith('.') && name !== '.bin';
      if (!isForNpm && !existsSync(join(own, name))) symlinkSync(join(installed, name), join(own, name));
    }
  }
  // npm's own note of what is installed, newer than the lockfile: nothing is to be installed.
  copyFileSync(join(ROOT, 'node_modules/.package-lock.json'), join(folder, 'node_modules/.package-lock.json'));
}

/** Runs a script of the clone, as somebody who works in it would. */
async function runIn({ folder }: Clone, script: string, ...args: readonly string[]): Promise<void> {
  try {
    await run(process.execPath, [script, ...args], { cwd: folder, maxBuffer: 2 ** 26 });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${script} fails in the clone:\n${stdout}\n${stderr}`);
  }
}

/** A game is one folder: this copy is all that is done for it. */
function addExample({ folder }: Clone, game: string): void {
  cpSync(join(folder, 'examples', game), join(folder, 'games', game), { recursive: true });
}

/** A clone with a game and a language more, built. */
export async function builtClone(): Promise<Clone> {
  const clone = await cloneHouse();
  addExample(clone, 'lineup');
  await runIn(clone, 'scripts/pseudo-language.mjs');
  await runIn(clone, 'scripts/build.mjs');
  return clone;
}
