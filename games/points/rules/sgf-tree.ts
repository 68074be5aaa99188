import { bad, good, type Result } from '@countertop/core';

/** One property of an SGF node; the name without the lower-case letters that old files add. */
export interface SgfProperty {
  readonly name: string;
  readonly values: readonly string[];
}

export interface SgfNode {
  readonly properties: readonly SgfProperty[];
  /** What follows, the main line first. */
  readonly children: readonly SgfNode[];
}

interface OpenNode {
  readonly properties: SgfProperty[];
  readonly children: OpenNode[];
}

const blank = (): OpenNode => ({ properties: [], children: [] });

/** The games of a file, each as a node without properties that comes before its first one. */
export function readSgfTree(text: string): Result<readonly SgfNode[]> {
  const games: OpenNode[] = [];
  /** Of every open tree the node before it. */
  const trees: OpenNode[] = [];
  /** The node to which properties, and what follows, belong. */
  let node = blank();
  let open = false;
  let at = 0;
  while (at < text.length) {
    const sign = text[at];
    if (/\s/.test(sign)) at++;
    else if (sign === '(') {
      if (trees.length === 0) {
        node = blank();
        games.push(node);
      }
      trees.push(node);
      open = false;
      at++;
    } else if (trees.length === 0) {
      // Whatever stands between games is none of ours.
      const next = text.indexOf('(', at);
      at = next < 0 ? text.length : next;
    } else if (sign === ')') {
      node = trees.pop() ?? node;
      open = false;
      at++;
    } else if (sign === ';') {
      const next = blank();
      node.children.push(next);
      node = next;
      open = true;
      at++;
    } else {
      const property = readProperty(text, at);
      if (!property.ok) return property;
      if (!open) return bad('sgf-unexpected', { sign, at });
      node.properties.push(property.value.property);
      at = property.value.end;
    }
  }
  if (trees.length > 0) return bad('sgf-unclosed', { at: text.length });
  if (games.length === 0) return bad('sgf-no-game');
  return good(games);
}

/** The first variation everywhere. */
export function sgfMainLine(game: SgfNode): readonly SgfNode[] {
  const line: SgfNode[] = [];
  for (let node = game.children[0]; node !== undefined; node = node.children[0]) line.push(node);
  return line;
}

const NAME = /[A-Za-z]+/y;
const SPACE = /\s*/y;

function readProperty(text: string, start: number): Result<{ property: SgfProperty; end: number }> {
  NAME.lastIndex = start;
  const name = NAME.exec(text)?.[0].replace(/[a-z]/g, '') ?? '';
  if (name === '') return bad('sgf-unexpected', { sign: text[start], at: start });
  const values: string[] = [];
  let at = NAME.lastIndex;
  for (;;) {
    SPACE.lastIndex = at;
    SPACE.exec(text);
    if (text[SPACE.lastIndex] !== '[') break;
    const value = readValue(text, SPACE.lastIndex + 1);
    if (value === undefined) return bad('sgf-unclosed', { at: SPACE.lastIndex });
    values.push(value.value);
    at = value.end;
  }
  if (values.length === 0) return bad('sgf-no-value', { name: name.slice(0, 20), at: start });
  return good({ property: { name, values }, end: at });
}

function readValue(text: string, start: number): { value: string; end: number } | undefined {
  const parts: string[] = [];
  let from = start;
  for (let at = start; at < text.length; at++) {
    if (text[at] === ']') {
      parts.push(text.slice(from, at));
      return { value: parts.join(''), end: at + 1 };
    }
    if (text[at] !== '\\') continue;
    parts.push(text.slice(from, at));
    at++;
    // An escaped line break is no line break at all.
    const broken = /^(\r\n|\n\r|\n|\r)/.exec(text.slice(at, at + 2))?.[0].length ?? 0;
    if (broken > 0) at += broken - 1;
    from = broken > 0 ? at + 1 : at;
  }
  return undefined;
}

export function writeSgfValue(text: string): string {
  return `[${text.replace(/[\\\]]/g, '\\$&')}]`;
}
