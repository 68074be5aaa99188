import { expected, SETTINGS } from '@countertop/server/settings';

const BEGIN = '<!-- settings: made by npm run docs -->';
const END = '<!-- end of settings -->';

/** docs/operations.md with its table of settings made anew from the schema; everything else stays as it is. */
export function operationsDocs(page: string): string {
  const [before, rest] = page.split(BEGIN);
  const [, after] = (rest ?? '').split(END);
  if (after === undefined) throw new Error('docs/operations.md has no place for the settings');
  return `${before}${BEGIN}\n${table()}\n${END}${after}`;
}

function table(): string {
  const rows = SETTINGS.map(({ path, flag, variable, says, shape }) => {
    const usual = shape.default === undefined ? '' : `\`${shape.default}\``;
    return `| \`${path}\`<br>\`--${flag}\`<br>\`${variable}\` | ${cell(says)} | ${cell(expected(shape))} | ${usual} |`;
  });
  return ['| setting | what it is | takes | usual |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
}
