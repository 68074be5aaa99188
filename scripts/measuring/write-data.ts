import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dataFile } from './measuring.ts';

/** Writes a file of a game's data, in the form that all of the repository has. */
export function writeData(game: string, name: string, text: string): void {
  const file = fileURLToPath(dataFile(game, name));
  writeFileSync(file, text);
  execFileSync('npx', ['--no-install', 'biome', 'format', '--write', file], {
    stdio: 'ignore',
    shell: process.platform === 'win32',
  });
}
