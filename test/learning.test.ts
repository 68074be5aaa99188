import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Learning, weightsFile } from '../scripts/learning.ts';

const ROOT = new URL('../', import.meta.url);
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(new URL('package.json', ROOT), 'utf8'),
);
const files = readdirSync(new URL('games/', ROOT)).flatMap((game) => {
  const folder = `games/${game}/data/`;
  return existsSync(new URL(folder, ROOT)) ? readdirSync(new URL(folder, ROOT)).map((name) => folder + name) : [];
});
const learned = files.filter((file) => file.endsWith('/weights.ts')).map((file) => file.split('/')[1]);

describe('data says how it is made again', () => {
  test.each(files)('%s', (file) => {
    const text = readFileSync(new URL(file, ROOT), 'utf8');
    // A certificate says it in its head.
    const said = /^\/\/ (?:Written|Measured) by `([^`]+)`/m.exec(text) ?? /^\{.*"by":"([^"]+)"/.exec(text);
    const [, command = ''] = said ?? [];
    expect(existsSync(new URL(scriptOf(command), ROOT)), `${command} has a script`).toBe(true);
    expect(command).toContain(file.split('/')[1]);
  });
});

describe.each(learned)('%s', (game) => {
  test('learns the same twice', async () => {
    const { learn } = await learningOf(game);
    const taste = { games: 1, seed: 7, nodes: 25 };
    const once = weightsFile(
      game,
      taste,
      learn(taste, () => {}),
    );
    expect(
      weightsFile(
        game,
        taste,
        learn(taste, () => {}),
      ),
    ).toBe(once);
  });

  test('keeps what its learner writes, in its form', async () => {
    const { play } = await learningOf(game);
    const kept: Record<string, string> = await import(`../games/${game}/data/weights.ts`);
    const text = readFileSync(new URL(`games/${game}/data/weights.ts`, ROOT), 'utf8');
    const abouts = [...text.matchAll(/^\/\*\* (.*) \*\/\nexport const (\w+) = /gm)];
    const parts = abouts.map(([, about, name]) => ({ name, about, text: kept[name] }));
    const [, commit] = / at commit (\w+)\.$/m.exec(text) ?? [];
    expect(weightsFile(game, play, parts, commit)).toBe(text);
  });
});

async function learningOf(game: string): Promise<Learning> {
  const { learning } = await import(`../games/${game}/tools/learn.ts`);
  return learning;
}

/** The script behind a command: a file that tsx or node is given, a command of package.json or one of the CLI. */
function scriptOf(command: string): string {
  const [first, second, ...rest] = command.split(' ');
  if (first === 'npm') return scriptOf(scripts[rest[0]] ?? command);
  if (first === 'countertop') return `packages/cli/src/commands/${second}.ts`;
  if (first === 'node') return second;
  return rest.find((word) => word.endsWith('.ts')) ?? command;
}
