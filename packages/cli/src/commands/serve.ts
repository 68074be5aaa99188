import { PREFIX, SECRET, SETTINGS, type SettingsRead, withoutPassword } from '@countertop/server/settings';
import type { Command } from '../command.ts';
import { EXIT } from '../exit.ts';
import { whyNotServed } from '../server/serve-words.ts';
import { serverSettings, settingOptions } from '../server/server-settings.ts';

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
    check: { says: 'say what would be run and who said so, and run nothing' },
    ...settingOptions(() => true),
  },
  examples: [
    ['countertop serve', 'at the next free port from 8080 on, kept in data/'],
    ['countertop serve --port 80 --host 0.0.0.0 --store sqlite:/var/lib/countertop/table.sqlite', 'for others'],
    ['countertop serve --config countertop.json --check', 'what would be run'],
  ],
  async run(given, terminal) {
    const read = await serverSettings(given, terminal);
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

/** Every setting, its value, and who said so. */
function told({ settings, from }: SettingsRead): string {
  const lines = SETTINGS.map(({ path, shape }) => {
    let value: unknown = settings;
    for (const name of path.split('.')) value = Reflect.get(Object(value), name);
    const shown = value === undefined ? '-' : SECRET.has(path) ? '(secret)' : withoutPassword(String(value));
    return [path, shown, from.get(path) ?? (shape.default === undefined ? '' : 'usual')] as const;
  });
  const width = (column: 0 | 1): number => Math.max(...lines.map((line) => line[column].length));
  return lines
    .map(([path, value, who]) => `${path.padEnd(width(0))}  ${value.padEnd(width(1))}  ${who}`.trimEnd())
    .join('\n')
    .concat('\n');
}
