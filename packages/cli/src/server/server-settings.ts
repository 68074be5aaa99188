import type { Problem } from '@countertop/core';
import { PREFIX, readSettings, SETTINGS, type SettingsRead } from '@countertop/server/settings';
import type { Option } from '../command.ts';
import { EXIT, Refusal } from '../exit.ts';
import type { Given } from '../given/given.ts';
import { didYouMean } from '../given/nearest.ts';
import { readText } from '../reading/input.ts';
import type { Terminal } from '../showing/terminal.ts';

const CONFIG_VARIABLE = `${PREFIX}CONFIG`;

type Shape = (typeof SETTINGS)[number]['shape'];

/** Options for these settings of a server, and for the file that may hold them. */
export function settingOptions(wanted: (path: string) => boolean): Readonly<Record<string, Option>> {
  const own = SETTINGS.filter(({ path }) => wanted(path)).map(({ flag, says, shape }): [string, Option] => [
    flag,
    { value: valueName(shape), says: says + usual(shape), ...wordsOf(shape) },
  ]);
  return { config: { value: 'FILE', among: 'files', says: 'settings in JSON' }, ...Object.fromEntries(own) };
}

function valueName({ type, enum: words }: Shape): string {
  if (words !== undefined) return 'WORD';
  return type === 'integer' || type === 'number' ? 'N' : 'TEXT';
}

function wordsOf({ enum: words }: Shape): Pick<Option, 'among'> {
  return words === undefined ? {} : { among: words.map(String) };
}

function usual(shape: Shape): string {
  return shape.default === undefined ? '' : ` (${shape.default})`;
}

/** What the command line, the environment and the config file say, or why that cannot be. */
export async function serverSettings(given: Given, terminal: Terminal): Promise<SettingsRead> {
  const environment = process.env;
  const name = given.text('config') ?? environment[CONFIG_VARIABLE];
  const flags = new Map<string, string>();
  for (const { flag } of SETTINGS) {
    const said = given.text(flag);
    if (said !== undefined) flags.set(flag, said);
  }
  warnOfVariables(environment, terminal);
  const file = name === undefined ? undefined : { name, value: await readConfig(name, terminal) };
  const read = readSettings({ flags, environment, ...(file === undefined ? {} : { file }) });
  if (!read.ok) throw new Refusal(EXIT.usage, sentenceOf(read.problem));
  return read.value;
}

async function readConfig(name: string, terminal: Terminal): Promise<unknown> {
  const text = await readText(name, terminal);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refusal(EXIT.usage, `${name} is no JSON: ${error instanceof Error ? error.message : error}.`);
  }
}

/** Variables are not refused, they may be meant for another program; but one that is nearly ours is spoken of. */
function warnOfVariables(environment: Readonly<Record<string, string | undefined>>, terminal: Terminal): void {
  const known = [CONFIG_VARIABLE, ...SETTINGS.map(({ variable }) => variable)];
  for (const name of Object.keys(environment)) {
    if (!name.startsWith(PREFIX) || known.includes(name)) continue;
    const hint = didYouMean(name, known);
    if (hint !== '') terminal.complain(`countertop: ${name} in the environment is no setting.${hint}`);
  }
}

function sentenceOf({ code, data = {} }: Problem): string {
  switch (code) {
    case 'setting-unknown':
      return `${data.file} has a key "${data.path}", which is no setting.${didYouMean(String(data.path), String(data.known).split(' '))}`;
    case 'settings-no-object':
      return `${data.path === '' ? data.file : `"${data.path}" in ${data.file}`} is a JSON object with settings.`;
    default:
      return `${data.name} is ${data.expected}, not ${data.given}.`;
  }
}
