/** What rules are written in: a small part of Markdown, as plain values. No HTML comes in or out. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: readonly Piece[] }
  | { readonly kind: 'paragraph'; readonly text: readonly Piece[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Piece[])[] }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Piece[])[];
      readonly rows: readonly (readonly (readonly Piece[])[])[];
    }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'line' };

export interface Piece {
  readonly kind: 'plain' | 'strong' | 'soft' | 'code';
  readonly text: string;
}

export function readMarkdown(markdown: string): Block[] {
  const lines = markdown.replaceAll('\r', '').split('\n');
  const blocks: Block[] = [];
  let at = 0;
  const line = (): string => lines[at] ?? '';
  while (at < lines.length) {
    if (line().trim() === '') {
      at++;
    } else if (LINE.test(line())) {
      blocks.push({ kind: 'line' });
      at++;
    } else if (line().startsWith('```')) {
      const code: string[] = [];
      for (at++; at < lines.length && !line().startsWith('```'); at++) code.push(line());
      at++;
      blocks.push({ kind: 'code', text: code.join('\n') });
    } else if (/^#{1,4} /.test(line())) {
      const [, marks = '', title = ''] = /^(#+) +(.*)$/.exec(line()) ?? [];
      blocks.push({ kind: 'heading', level: marks.length, text: readPieces(title) });
      at++;
    } else if (line().startsWith('|')) {
      const rows: string[][] = [];
      for (; at < lines.length && line().startsWith('|'); at++) rows.push(cells(line()));
      const [head = [], , ...body] = rows;
      blocks.push({ kind: 'table', head: head.map(readPieces), rows: body.map((row) => row.map(readPieces)) });
    } else if (ITEM.test(line())) {
      const ordered = /^\d/.test(line());
      const items: string[] = [];
      // A line that is indented goes on with the item before.
      for (; at < lines.length && line().trim() !== ''; at++) {
        if (ITEM.test(line())) items.push(line().replace(ITEM, ''));
        else items[items.length - 1] += ` ${line().trim()}`;
      }
      blocks.push({ kind: 'list', ordered, items: items.map(readPieces) });
    } else {
      const words: string[] = [];
      for (; at < lines.length && line().trim() !== '' && !/^(#{1,4} |\||```)/.test(line()) && !ITEM.test(line()); at++)
        words.push(line().trim());
      blocks.push({ kind: 'paragraph', text: readPieces(words.join(' ')) });
    }
  }
  return blocks;
}

const LINE = /^---+$/;
const ITEM = /^(?:[-*]|\d+\.) +/;

function cells(row: string): string[] {
  return row
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}

/** `code`, **strong**, *soft*; of links only their words. */
export function readPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  const found = /`([^`]+)`|\*\*([^*]+)\*\*|(?<![\w*])[*_]([^*_\s][^*_]*)[*_](?!\w)|\[([^\]]+)\]\([^)]*\)/g;
  let from = 0;
  for (const match of text.matchAll(found)) {
    if (match.index > from) pieces.push({ kind: 'plain', text: text.slice(from, match.index) });
    const [whole, code, strong, soft, link] = match;
    if (code !== undefined) pieces.push({ kind: 'code', text: code });
    else if (strong !== undefined) pieces.push({ kind: 'strong', text: strong });
    else if (soft !== undefined) pieces.push({ kind: 'soft', text: soft });
    else pieces.push({ kind: 'plain', text: link ?? whole });
    from = match.index + whole.length;
  }
  if (from < text.length) pieces.push({ kind: 'plain', text: text.slice(from) });
  return pieces;
}

/** The number of the rule that begins so: `**R3**` or `**R3. Circling.**`. */
export function ruleOf(pieces: readonly Piece[]): string | undefined {
  const first = pieces[0];
  return first?.kind === 'strong' ? /^R\d+(?=\.|$)/.exec(first.text)?.[0] : undefined;
}
