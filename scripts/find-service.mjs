// Where the programs are that tests and benchmarks run beside the server.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export function which(name) {
  return told('which', [name]);
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
