// Where the programs are that tests, benchmarks and pictures run.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

function which(name) {
  return told('which', [name]);
}

/** The shell first: a full browser draws its own surroundings for every visitor, which takes three times as long. */
export function findChromium() {
  const named = process.env['CHROMIUM'];
  if (named !== undefined) return existsSync(named) ? named : undefined;
  for (const name of [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ]) {
    const found = which(name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The folder of PostgreSQL's programs, which Debian does not put where programs are looked for. */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    process.env['POSTGRES_BIN'],
    told('pg_config', ['--bindir']),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  return folders.find((folder) => folder !== undefined && existsSync(join(folder, 'initdb')));
}

export function findRedis() {
  return process.env['REDIS_SERVER'] ?? which('redis-server');
}

/** The load balancer. Debian puts it where only those look who run the machine. */
export function findHaproxy() {
  const debian = '/usr/sbin/haproxy';
  return process.env['HAPROXY'] ?? which('haproxy') ?? (existsSync(debian) ? debian : undefined);
}

function told(command, args) {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
