import { expected, SETTINGS } from '@countertop/server/settings';
import { withPart } from './made-part.ts';

/** docs/operations.md with its table of settings made anew from the schema. */
export function operationsDocs(page: string): string {
  return withPart(page, 'settings', table());
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
