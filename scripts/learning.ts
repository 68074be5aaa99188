import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commitOf } from './measuring/fingerprint.ts';

/** How much is played to learn from, and with which draws and whims. Whatever else is counted follows from it. */
export interface Play {
  readonly games: number;
  readonly seed: number;
  /** For every move, in games in which moves are searched for. */
  readonly nodes?: number;
}

/** One exported text: lines of numbers or of packed letters, which the brain reads. */
export interface Learned {
  readonly name: string;
  /** What its lines are, a sentence. */
  readonly about: string;
  readonly text: string;
}

/** How a game learns its games/<id>/data/weights.ts: what its tools/learn.ts exports. */
export interface Learning {
  readonly game: string;
  /** What the file that is kept was learned from. */
  readonly play: Play;
  /**
   * Plays and learns, by nodes and never by time: the same play gives the same texts. What is learned must not depend on what
   * lies in data/weights.ts, or learning a second time would give something else.
   */
  learn(play: Play, report: (line: string) => void): readonly Learned[];
}

/**
 * The file that a learning leaves behind; it looks the same in every game. Whoever plays otherwise learns something else, so that it says
 * which commit's players were learned from, where that is known.
 */
export function weightsFile(
  game: string,
  { games, seed, nodes }: Play,
  learned: readonly Learned[],
  commit?: string,
): string {
  const from = `${games} games${nodes === undefined ? '' : ` at ${nodes} nodes a move`}, seed ${seed}`;
  const texts = learned.map(
    ({ name, about, text }) => `
/** ${about} */
export const ${name} = \`
${text.trim()}
\`;
`,
  );
  const at = commit === undefined ? '' : `, at commit ${commit}`;
  return `// Written by \`npx tsx --conditions=source games/${game}/tools/learn.ts\`: ${from}. The same again, byte for byte${at}.
${texts.join('')}`;
}

/** Learns and writes, if the module is the script that was started. */
export function learnWhenStarted(module: ImportMeta, { game, play, learn }: Learning): void {
  if (process.argv[1] === undefined || resolve(process.argv[1]) !== fileURLToPath(module.url)) return;
  const learned = learn(play, (line) => console.log(line));
  writeFileSync(new URL('../data/weights.ts', module.url), weightsFile(game, play, learned, commitOf(game)));
}

/** Numbers as lines of so many each. */
export function lines(numbers: ArrayLike<number>, width: number): string {
  const all = Array.from(numbers);
  const rows: string[] = [];
  for (let at = 0; at < all.length; at += width) rows.push(all.slice(at, at + width).join(' '));
  return rows.join('\n');
}

/** A long packed text, cut into lines. */
export function cut(text: string): string {
  return text.match(/.{1,100}/g)?.join('\n') ?? '';
}
