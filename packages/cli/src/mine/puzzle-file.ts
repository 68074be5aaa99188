import type { Puzzle } from '@countertop/core';

/** The text of games/<id>/data/puzzles.ts: data only, the easiest first, formatted as the rest of the code. */
export function puzzleFile(puzzles: readonly Puzzle[], madeBy: string): string {
  const sorted = [...puzzles].sort((a, b) => a.rating - b.rating || (a.id < b.id ? -1 : 1));
  return `import type { Puzzle } from '@countertop/core';

// Written by \`${madeBy}\`; docs/puzzles.md says how.
export const puzzles: readonly Puzzle[] = [
${sorted.map(entry).join('')}];
`;
}

function entry({ id, at, solution, also, tempting, shares, themes, depth, rating, proof, margin }: Puzzle): string {
  const lines = [
    `id: ${literal(id)}`,
    `at: {${Object.keys(at.options ?? {}).length === 0 ? '' : `\n      options: ${record(at.options ?? {})},`}
      seats: ${at.seats},
      moves:${text(at.moves, 6)},
    }`,
    `solution:${text(solution, 4)}`,
    ...(also === undefined ? [] : [`also: ${literal(also)}`]),
    ...(tempting === undefined ? [] : [`tempting: ${record(tempting)}`]),
    ...(shares === undefined ? [] : [`shares: [${shares.map(record).join(', ')}]`]),
    `themes: [${themes.map(literal).join(', ')}]`,
    `depth: ${depth}`,
    `rating: ${rating}`,
    `proof: ${literal(proof)}`,
    `margin: ${margin}`,
  ];
  return `  {\n${lines.map((line) => `    ${line},\n`).join('')}  },\n`;
}

function record(values: Readonly<Record<string, unknown>>): string {
  return `{ ${Object.entries(values)
    .map(([name, value]) => `${/^[a-z]\w*$/i.test(name) ? name : literal(name)}: ${literal(value)}`)
    .join(', ')} }`;
}

const WIDTH = 120;

/** A text that does not fit beside its name stands below it. */
function text(value: string, indent: number): string {
  const name = indent === 6 ? 'moves: ' : 'solution: ';
  const beside = ` ${literal(value)}`;
  return indent + name.length + literal(value).length + 1 <= WIDTH
    ? beside
    : `\n${' '.repeat(indent + 2)}${literal(value)}`;
}

function literal(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
