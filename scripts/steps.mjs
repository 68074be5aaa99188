// What the commands of package.json share: running steps, and installing what is missing.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium, findHaproxy, findPostgres, findRedis } from './find-service.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Runs a program in the repository's root and gives its exit status; what it prints is shown, or given to `print`. */
export function run(command, args, { print, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    child.stdout?.on('data', print);
    child.stderr?.on('data', print);
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(127);
    });
    child.on('close', (code, signal) => resolve(code ?? (signal === null ? 1 : 130)));
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
  const folders = ['packages', 'games'].flatMap((room) =>
    readdirSync(join(root, room)).map((name) => join(room, name)),
  );
  return folders.filter((folder) => {
    const config = join(root, folder, 'tsconfig.json');
    return existsSync(config) && !/"noEmit": true/.test(readFileSync(config, 'utf8'));
  });
}

/** Types, and what is compiled from them. */
export function compile(options) {
  return tool('tsc', ['-b', ...projects()], options);
}

/** Types of what is never built: tests, rigs and scripts, and apart from them the tests of the page, which know a browser. */
export async function testTypes(options) {
  const statuses = [];
  for (const project of ['tsconfig.tests.json', 'packages/web/test'])
    statuses.push(await tool('tsc', ['-p', project], options));
  return statuses.find((status) => status !== 0) ?? 0;
}

/** A game or a package that came into its folder after the last install is one like the others from now on. */
function linkWorkspaces() {
  const folders = ['packages', 'games'].flatMap((room) =>
    readdirSync(join(root, room)).map((name) => join(root, room, name)),
  );
  for (const folder of folders.filter((each) => existsSync(join(each, 'package.json')))) {
    const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const link = join(root, 'node_modules', name);
    if (!existsSync(link)) symlinkSync(folder, link, 'junction');
  }
}

/** The packages and the page, side by side: each is made from the sources. */
export async function build() {
  linkWorkspaces();
  const [packages, page] = await Promise.all([compile(), web('build')]);
  if (packages !== 0 || page !== 0) process.exit(packages || page);
}

/** Runs a script of the page's package. */
export function web(script, options) {
  return run('npm', ['run', '--silent', '--workspace', '@countertop/web', script], {
    shell: process.platform === 'win32',
    ...options,
  });
}

/** Runs a step that others run beside: what it prints is shown in one piece when it is through. Gives its status. */
export async function tell(name, step) {
  const begun = Date.now();
  const printed = [];
  const status = await step({ stdio: ['ignore', 'pipe', 'pipe'], print: (chunk) => printed.push(chunk) });
  const seconds = Math.round((Date.now() - begun) / 1000);
  console.log(`\n> ${name}: ${status === 0 ? 'passed' : 'FAILED'} after ${seconds} s`);
  process.stdout.write(Buffer.concat(printed));
  return status;
}

/** How many checks passed and failed, and which failed. */
export class Tally {
  passed = 0;
  failed = 0;
  names = [];

  count(name, status) {
    if (status === 0) this.passed++;
    else this.add({ passed: 0, failed: 1, names: [name] });
  }

  /** Runs a step that others run beside, and counts it. */
  async check(name, step) {
    this.count(name, await tell(name, step));
  }

  add({ passed, failed, names }) {
    this.passed += passed;
    this.failed += failed;
    this.names.push(...names);
  }

  /** The last lines: what failed by name, because what it printed itself may be far above, and how many. */
  tell() {
    console.log();
    for (const name of this.names) console.log(`FAILED ${name}`);
    console.log(`${this.passed} passed, ${this.failed} failed`);
  }
}

/** Runs vitest and counts: how many tests passed, how many failed, and which, with the first line of why. */
export async function test(name, args) {
  const folder = mkdtempSync(join(tmpdir(), 'countertop-test-'));
  const report = join(folder, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const status = await tell(name, (options) => tool('vitest', ['run', ...reporters, ...args], options));
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    // A file that does not load has no tests to count, yet it failed.
    const unloaded = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
    const names = [
      ...unloaded.map((file) => relative(root, file.name)),
      ...testResults.flatMap(({ name: file, assertionResults }) =>
        assertionResults
          .filter((each) => each.status === 'failed')
          .map((each) => `${relative(root, file)}: ${each.fullName}: ${each.failureMessages[0]?.split('\n', 1)[0]}`),
      ),
    ];
    const failed = numFailedTests + unloaded.length;
    if (status !== 0 && failed === 0) return { passed: numPassedTests, failed: 1, names: [`${name}: vitest itself`] };
    return { passed: numPassedTests, failed, names };
  } catch (error) {
    console.error(`vitest left no report: ${error.message}`);
    return { passed: 0, failed: 1, names: [`${name}: no report`] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A program of the system: found, or installed where that can be done, or else said how to get. */
async function needed(name, find, pack, otherwise) {
  const found = find();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && spawnSync('which', ['apt-get']).status === 0) {
    console.log(`Installing ${name} …`);
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', pack]);
    const installed = find();
    if (installed !== undefined) return installed;
  }
  console.error(`${otherwise} Install it (Debian: apt-get install ${pack}).`);
  return undefined;
}

/** A Chromium for the browser tests. */
export function chromium() {
  const says = 'The browser tests need Chromium or Chrome, or CHROMIUM set to its path.';
  return needed('Chromium', findChromium, 'chromium-headless-shell', says);
}

/** The folder of PostgreSQL's programs, for the tests of what is kept there. */
export function postgres() {
  const says = 'The tests of the store in PostgreSQL need it, or POSTGRES_BIN set to the folder of its programs.';
  return needed('PostgreSQL', findPostgres, 'postgresql', says);
}

/** A server of Redis, for the tests of the bus. */
export function redis() {
  const says = 'The tests of the bus need Redis, or REDIS_SERVER set to the path of its server.';
  return needed('Redis', findRedis, 'redis-server', says);
}

/** A load balancer, to stand in front of several servers. */
export function haproxy() {
  const says = 'Several servers behind one address need haproxy, or HAPROXY set to its path.';
  return needed('haproxy', findHaproxy, 'haproxy', says);
}
