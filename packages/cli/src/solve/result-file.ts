import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { ProvenResult } from '@countertop/search';
import { EXIT, Refusal } from '../exit.ts';
import { unreadable, unwritable } from '../reading/input.ts';

/** Adds a result to games/<id>/data/proven.ts, or puts it in the place of the one that answers the same question. */
export function addResult(path: string, game: string, result: ProvenResult): void {
  const results = existsSync(path) ? readResults(path) : [];
  const place = results.findIndex((other) => questionOf(other) === questionOf(result));
  if (place < 0) results.push(result);
  else results[place] = result;
  try {
    writeFileSync(path, resultFile(game, results));
  } catch (error) {
    throw unwritable(path, error);
  }
}

/** Data only, a result a line. */
function resultFile(game: string, results: readonly ProvenResult[]): string {
  return `import type { ProvenResult } from '@countertop/search';

// Written by \`countertop solve ${game} --add\`, a line a question; docs/theory.md has the commands.
// biome-ignore format: a result a line
export const proven: readonly ProvenResult[] = [
${results.map((result) => `  ${JSON.stringify(result)},\n`).join('')}];
`;
}

function readResults(path: string): ProvenResult[] {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw unreadable(path, error);
  }
  const lines = text.split('\n').filter((line) => line.startsWith('  {'));
  try {
    return lines.map((line): ProvenResult => JSON.parse(line.trim().replace(/,$/, '')));
  } catch {
    throw new Refusal(EXIT.usage, `${path} is no file of results.`);
  }
}

/** The same question is answered once. */
function questionOf({ options, seats, setup, moves, terms }: ProvenResult): string {
  return JSON.stringify([options ?? {}, seats, setup ?? null, moves, terms]);
}
