import type { Puzzle } from '@countertop/core';

/**
 * The text of games/<id>/data/puzzles.ts: data only, a puzzle a line, the easiest first. `origin` says how it came to be, a line
 * an entry.
 */
export function puzzleFile(puzzles: readonly Puzzle[], origin: readonly string[]): string {
  const sorted = [...puzzles].sort((a, b) => a.rating - b.rating || (a.id < b.id ? -1 : 1));
  return `import type { Puzzle } from '@countertop/core';

${origin.map((line) => `// ${line}\n`).join('')}// biome-ignore format: a puzzle a line
export const puzzles: readonly Puzzle[] = [
${sorted.map((puzzle) => `  ${literal(inOrder(puzzle))},\n`).join('')}];
`;
}

/** What it is, before what is known of it. Options that are all as usual are left out. */
function inOrder({ id, at, solution, also, tempting, shares, themes, depth, rating, proof, margin }: Puzzle): object {
  const { options = {}, seats, moves } = at;
  const scene = { options: Object.keys(options).length === 0 ? undefined : options, seats, moves };
  return { id, at: scene, solution, also, tempting, shares, themes, depth, rating, proof, margin };
}

function literal(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{ ${entries.map(([name, each]) => `${/^[a-z]\w*$/i.test(name) ? name : literal(name)}: ${literal(each)}`).join(', ')} }`;
}
