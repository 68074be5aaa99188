import { existsSync } from 'node:fs';
import { games } from '@countertop/catalogue';
import type { ProvenResult } from '@countertop/search';

const BEGIN = '<!-- results: made by npm run docs -->';
const END = '<!-- end of results -->';
const LONGEST_LINE = 90;

/** docs/theory.md with its tables of results made anew from the games' data; everything else stays as it is. */
export async function theoryDocs(page: string): Promise<string> {
  const [before, rest] = page.split(BEGIN);
  const [, after] = (rest ?? '').split(END);
  if (after === undefined) throw new Error('docs/theory.md has no place for the results');
  const sections: string[] = [];
  for (const entry of games) {
    const results = (await (await entry.loadBrain())?.proven?.()) ?? [];
    if (results.length === 0) continue;
    const rows = results.map((result) => row(entry.id, result));
    const head = ['| asked | value | best play | nodes | certificate |', '| --- | --- | --- | --- | --- |'];
    sections.push([`### ${(await entry.load()).name}`, ...head, ...rows].join('\n'));
  }
  return `${before}${BEGIN}\n${sections.join('\n\n')}\n${END}${after}`;
}

function row(game: string, { by, least, most, line, nodes, proof }: ProvenResult): string {
  const cells = [
    `\`${by}\``,
    boundsOf(least, most),
    line === '' ? '' : `\`${shortened(line)}\``,
    nodes.toLocaleString('en-US'),
  ];
  return `| ${[...cells, certificateOf(game, proof)].map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function boundsOf(least: string | undefined, most: string | undefined): string {
  if (least !== undefined && least === most) return `**${told(least)}**`;
  const bounds = [
    ...(least === undefined ? [] : [`at least ${told(least)}`]),
    ...(most === undefined ? [] : [`at most ${told(most)}`]),
  ];
  return bounds.join(', ');
}

/** A long fraction is said in decimals; the certificate has it without rounding. */
function told(value: string): string {
  const [upper, lower] = value.split('/').map(Number);
  if (lower === undefined) return value;
  return value.length <= 12 ? `${value} (${(upper / lower).toFixed(6)})` : (upper / lower).toFixed(9);
}

function shortened(line: string): string {
  return line.length <= LONGEST_LINE ? line : `${line.slice(0, line.lastIndexOf(' ', LONGEST_LINE))} …`;
}

function certificateOf(game: string, proof: string | undefined): string {
  if (proof === undefined) return '';
  const path = `games/${game}/data/${proof}`;
  return existsSync(new URL(`../${path}`, import.meta.url)) ? `[${proof}](../${path})` : 'not kept: large';
}
