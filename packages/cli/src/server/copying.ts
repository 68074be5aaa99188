import type { Census } from '@countertop/server';
import type { Option } from '../command.ts';
import { EXIT, Refusal } from '../exit.ts';
import type { Given } from '../given/given.ts';
import { unwritable } from '../reading/input.ts';
import type { Terminal } from '../showing/terminal.ts';
import { whyNotServed } from './serve-words.ts';
import { serverSettings, settingOptions } from './server-settings.ts';

export const COPY_OPTIONS: Readonly<Record<string, Option>> = {
  ...settingOptions((path) => path === 'store'),
  force: { says: 'write over a file that is there' },
};

type Copy = (server: typeof import('@countertop/server'), file: string, force: boolean) => Census;

/** Copies from or to the file in which a server keeps everything, and says what is in the copy. */
export async function copyStore(given: Given, terminal: Terminal, says: string, copy: Copy): Promise<number> {
  const { store } = (await serverSettings(given, terminal)).settings;
  const server = await import('@countertop/server');
  const file = server.fileOf(store);
  if (file === undefined)
    throw new Refusal(EXIT.usage, `Only what is kept in sqlite:FILE is copied, not ${store.split(':')[0]}.`);
  try {
    const { tables, events, people, bytes } = copy(server, file, given.has('force'));
    await terminal.write(
      `${says}: ${tables} tables, ${events} events, ${people} people, ${bytes} bytes. All of it was looked through.\n`,
    );
    return EXIT.fine;
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('E'))
      throw unwritable(given.words[0], error);
    throw whyNotServed(error, { store });
  }
}
