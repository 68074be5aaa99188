import type { schema } from '@countertop/core';

type Shape = schema.Shape;

/** Things that are described on the page itself; the others are in docs/events.md. */
const here = new Set<string>();

/** A chapter: a heading, some words, and tables of what the schema says. */
export type Chapter = readonly [heading: string, words: string, described: schema.Schema<unknown>];

export function chaptersOf(chapters: readonly Chapter[]): string {
  here.clear();
  for (const [heading] of chapters) here.add(heading.toLowerCase());
  return chapters.map(([heading, words, { shape }]) => `## ${heading}\n${words}\n\n${tables(shape)}`).join('\n\n');
}

function tables(shape: Shape): string {
  if (shape.anyOf === undefined) return table(shape);
  const common = commonFields(shape.anyOf);
  const shared = common.length === 0 ? '' : `Each has \`kind\`, and:\n\n${rows(shape.anyOf[0], common)}\n\n`;
  const kinds = shape.anyOf.map((each) => {
    const kind = each.properties?.['kind']?.const;
    const fields = Object.keys(each.properties ?? {}).filter((name) => name !== 'kind' && !common.includes(name));
    const own = fields.map((name) => fieldWords(each, name)).join('<br>');
    return `| \`${kind}\` | ${[each.description, own].filter((part) => part !== undefined && part !== '').join('<br>')} |`;
  });
  return `${shared}| kind | fields |\n| --- | --- |\n${kinds.join('\n')}`;
}

/** Fields that all of several kinds have. */
function commonFields(kinds: readonly Shape[]): string[] {
  const [{ properties: first = {}, required = [] }] = kinds;
  const same = (name: string, { properties = {}, required: others = [] }: Shape): boolean =>
    properties[name] === first[name] && others.includes(name) === required.includes(name);
  return Object.keys(first).filter((name) => name !== 'kind' && kinds.every((kind) => same(name, kind)));
}

function table(shape: Shape): string {
  return rows(shape, Object.keys(shape.properties ?? {}));
}

function rows(shape: Shape, names: readonly string[]): string {
  const lines = names.map((name) => {
    const field = shape.properties?.[name] ?? {};
    return `| \`${name}\` | ${typeWords(field)}${leftOut(shape, name)} | ${field.description ?? ''} |`;
  });
  return `| field | what | |\n| --- | --- | --- |\n${lines.join('\n')}`;
}

function fieldWords(shape: Shape, name: string): string {
  const field = shape.properties?.[name] ?? {};
  const about = field.description === undefined ? '' : `. ${field.description}`;
  return `\`${name}\`: ${typeWords(field)}${leftOut(shape, name)}${about}`;
}

function leftOut(shape: Shape, name: string): string {
  const { default: usual } = shape.properties?.[name] ?? {};
  if (usual !== undefined) return `; left out: \`${JSON.stringify(usual)}\``;
  return shape.required?.includes(name) === true ? '' : '; may be left out';
}

function typeWords(shape: Shape): string {
  if (shape.title !== undefined) {
    return `a [${shape.title}](${here.has(shape.title) ? '' : 'events.md'}#${shape.title.replaceAll(' ', '-')})`;
  }
  if (shape.const !== undefined) return `\`${JSON.stringify(shape.const)}\``;
  if (shape.enum !== undefined) return shape.enum.map((each) => `\`${JSON.stringify(each)}\``).join(' or ');
  if (shape.anyOf !== undefined) {
    return shape.anyOf
      .map((each) => (each.properties?.['kind'] === undefined ? typeWords(each) : kindWords(each)))
      .join(' or ');
  }
  switch (shape.type) {
    case 'array':
      return Object.keys(shape.items ?? {}).length === 0 ? 'a list' : `a list, each ${typeWords(shape.items ?? {})}`;
    case 'object':
      return `an object with values, each ${typeWords(valueShape(shape))}`;
    case 'integer':
      return `a whole number${rangeWords(shape)}`;
    case 'string':
      return stringWords(shape);
    case 'number':
      return 'a number';
    case 'boolean':
      return 'true or false';
    case 'null':
      return 'null';
    default:
      return 'anything';
  }
}

function kindWords(shape: Shape): string {
  const fields = Object.keys(shape.properties ?? {}).filter((name) => name !== 'kind');
  const kind = `kind \`${shape.properties?.['kind']?.const}\``;
  return fields.length === 0 ? kind : `${kind} (${fields.map((name) => fieldWords(shape, name)).join(', ')})`;
}

function valueShape({ additionalProperties: values }: Shape): Shape {
  return typeof values === 'object' ? values : {};
}

function rangeWords({ minimum, maximum }: Shape): string {
  const most = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
  if (minimum === undefined) return '';
  return most === undefined ? ` from ${minimum}` : ` from ${minimum} to ${most}`;
}

function stringWords({ maxLength, pattern, format }: Shape): string {
  if (format === 'name') return `a name of at most ${maxLength} characters`;
  if (format === 'hex') return 'bytes as hex';
  if (maxLength === 200) return 'a short text';
  return pattern === undefined ? 'a text' : `a text like \`${pattern.slice('^(?:'.length, -')$'.length)}\``;
}
