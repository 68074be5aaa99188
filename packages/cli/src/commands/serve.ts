import type { Problem } from '@countertop/core';
import { PREFIX, readSettings, SECRET, SETTINGS, type SettingsRead } from '@countertop/server/settings';
import type { Command, Option } from '../command.ts';
import { EXIT, Refusal } from '../exit.ts';
import type { Given } from '../given.ts';
import { readText } from '../input.ts';
import { didYouMean } from '../nearest.ts';
import { whyNotServed } from '../serve-words.ts';
import type { Terminal } from '../terminal.ts';

const CONFIG = `${PREFIX}CONFIG`;
/** Where nobody asked for a port, one of so many is taken. */
const PORTS = 20;

export const command: Command = {
  name: 'serve',
  summary: 'Serve the page and online play',
  about: `
Every setting has three names: --log-level here, ${PREFIX}LOG_LEVEL in the environment, {"log": {"level": …}}
in the file that --config names. What stands here wins over the environment, that over the file. A port that
was asked for is taken or nothing is; otherwise the next free one will do. It stops on SIGTERM and Ctrl-C.`,
  arguments: [],
  options: {
    config: { value: 'FILE', among: 'files', says: 'settings in JSON' },
    check: { says: 'say what would be run and who said so, and run nothing' },
    ...Object.fromEntries(
      SETTINGS.map(({ flag, says, shape }): [string, Option] => [
        flag,
        { value: valueName(shape), says: says + usual(shape), ...(wordsOf(shape) ?? {}) },
      ]),
    ),
  },
  examples: [
    ['countertop serve', 'at the next free port from 8080 on, kept in data/'],
    ['countertop serve --port 80 --host 0.0.0.0 --store sqlite:/var/lib/countertop/table.sqlite', 'for others'],
    ['countertop serve --config countertop.json --check', 'what would be run'],
  ],
  async run(given, terminal) {
    const read = await readAll(given, terminal);
    if (given.has('check')) {
      await terminal.write(told(read));
      return EXIT.fine;
    }
    const { serve, untilStopped } = await import('@countertop/server');
    const asked = read.from.has('port');
    for (let { port } = read.settings, tries = 1; ; port++, tries++) {
      try {
        const serving = await serve({ ...read.settings, port });
        await terminal.write(`Countertop is served at ${serving.address}\nStop it with Ctrl-C.\n`);
        await untilStopped(serving);
        return EXIT.fine;
      } catch (error) {
        if (!asked && tries < PORTS && error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
          continue;
        throw whyNotServed(error, { ...read.settings, port });
      }
    }
  },
};

type Shape = (typeof SETTINGS)[number]['shape'];

function valueName({ type, enum: words }: Shape): string {
  if (words !== undefined) return 'WORD';
  return type === 'integer' || type === 'number' ? 'N' : 'TEXT';
}

function wordsOf({ enum: words }: Shape): Pick<Option, 'among'> | undefined {
  return words === undefined ? undefined : { among: words.map(String) };
}

function usual(shape: Shape): string {
  return shape.default === undefined ? '' : ` (${shape.default})`;
}

async function readAll(given: Given, terminal: Terminal): Promise<SettingsRead> {
  const environment = process.env;
  const name = given.text('config') ?? environment[CONFIG];
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
  const known = [CONFIG, ...SETTINGS.map(({ variable }) => variable)];
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

/** Every setting, its value, and who said so. */
function told({ settings, from }: SettingsRead): string {
  const lines = SETTINGS.map(({ path, shape }) => {
    let value: unknown = settings;
    for (const name of path.split('.')) value = Reflect.get(Object(value), name);
    const shown = value === undefined ? '-' : SECRET.has(path) ? '(secret)' : String(value);
    return [path, shown, from.get(path) ?? (shape.default === undefined ? '' : 'usual')] as const;
  });
  const width = (column: 0 | 1): number => Math.max(...lines.map((line) => line[column].length));
  return lines
    .map(([path, value, who]) => `${path.padEnd(width(0))}  ${value.padEnd(width(1))}  ${who}`.trimEnd())
    .join('\n')
    .concat('\n');
}
