import { bad, good, type Result } from '@countertop/core';

/** One property of an SGF node; the name without the lower-case letters that old files add. */
export interface SgfProperty {
  readonly name: string;
  readonly values: readonly string[];
}

export type SgfNode = readonly SgfProperty[];

/** Games of a file: for each the nodes of its main line, that is, of the first variation everywhere. */
export function readSgfTree(text: string): Result<readonly (readonly SgfNode[])[]> {
  const games: SgfNode[][] = [];
  /** Of every open tree: whether it lies on the main line, and whether a variation of it has been closed. */
  const trees: { readonly main: boolean; branched: boolean }[] = [];
  let node: SgfProperty[] | undefined;
  let at = 0;
  while (at < text.length) {
    const sign = text[at];
    if (/\s/.test(sign)) at++;
    else if (sign === '(') {
      const tree = trees.at(-1);
      if (tree === undefined) games.push([]);
      trees.push({ main: tree === undefined || (tree.main && !tree.branched), branched: false });
      node = undefined;
      at++;
    } else if (trees.length === 0) {
      // Whatever stands between games is none of ours.
      const next = text.indexOf('(', at);
      at = next < 0 ? text.length : next;
    } else if (sign === ')') {
      trees.pop();
      const tree = trees.at(-1);
      if (tree !== undefined) tree.branched = true;
      node = undefined;
      at++;
    } else if (sign === ';') {
      const tree = trees[trees.length - 1];
      node = [];
      if (tree.main && !tree.branched) games[games.length - 1].push(node);
      at++;
    } else {
      const property = readProperty(text, at);
      if (!property.ok) return property;
      if (node === undefined) return bad('sgf-unexpected', { sign, at });
      node.push(property.value.property);
      at = property.value.end;
    }
  }
  if (trees.length > 0) return bad('sgf-unclosed', { at: text.length });
  if (games.length === 0) return bad('sgf-no-game');
  return good(games);
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
