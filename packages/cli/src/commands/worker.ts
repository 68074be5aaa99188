import type { Command } from '../command.ts';
import { EXIT } from '../exit.ts';
import { whyNotServed } from '../server/serve-words.ts';
import { serverSettings, settingOptions } from '../server/server-settings.ts';

/** What is not for those who connect. */
const WANTED: ReadonlySet<string> = new Set(['store', 'bus', 'publicAddress', 'threads', 'held', 'grace']);

export const command: Command = {
  name: 'worker',
  summary: 'Think for bots and meet deadlines, beside servers on one store',
  about: `
A server without a door: nobody connects to it. It takes what is to be done at the tables of a store that several servers
share (deadlines, reminders, bots' moves), each once although processes die. Settings are those of countertop serve, by
the same names; a file that --config names may be the servers' own. It stops on SIGTERM and Ctrl-C.`,
  arguments: [],
  options: settingOptions((path) => WANTED.has(path) || path.startsWith('log.') || path.startsWith('metrics.')),
  examples: [
    ['countertop worker --store postgres://table@db/table --bus redis://bus', 'a thread less than there are cores'],
    ['countertop worker --config countertop.json --threads 4', 'as the servers are set'],
  ],
  async run(given, terminal) {
    const { settings } = await serverSettings(given, terminal);
    const { untilStopped, work } = await import('@countertop/server');
    try {
      const working = await work(settings);
      await terminal.write('Countertop works for whoever plays.\nStop it with Ctrl-C.\n');
      await untilStopped(working);
      return EXIT.fine;
    } catch (error) {
      throw whyNotServed(error, settings);
    }
  },
};
