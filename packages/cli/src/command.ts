import type { Given } from './given/given.ts';
import type { Terminal } from './showing/terminal.ts';

/** What may stand for a value, for completions and for checks: names of games, of their sheets, files, or one of these words. */
export type Among = 'games' | 'sheets' | 'files' | readonly string[];

export interface Argument {
  readonly name: string;
  readonly says: string;
  readonly among?: Among;
  readonly optional?: true;
  /** Any number of them; only the last argument may be. */
  readonly many?: true;
}

export interface Option {
  readonly says: string;
  /** What the value is called in the help; an option without it is a switch. */
  readonly value?: string;
  readonly among?: Among;
  /** May be given more than once. */
  readonly many?: true;
}

/** A command of the command line: one file in commands/, and one line in commands/index.ts. */
export interface Command {
  readonly name: string;
  /** One line, for the list of commands. */
  readonly summary: string;
  /** What the summary leaves open, in a few lines. */
  readonly about?: string;
  readonly arguments: readonly Argument[];
  readonly options: Readonly<Record<string, Option>>;
  readonly examples: readonly (readonly [line: string, says: string])[];
  /** Returns the exit status. */
  run(given: Given, terminal: Terminal): Promise<number>;
}

/** Options that every command takes. */
const COMMON_OPTIONS: Readonly<Record<string, Option>> = {
  game: {
    value: 'FOLDER',
    many: true,
    says: 'also a game of your own: a folder or package that exports it (its code is run)',
  },
  help: { says: 'say how this command is used' },
  'no-color': { says: 'write without colours' },
};

/** All options of a command, those that every command takes last; what it means by a name itself goes first. */
export function optionsOf(command: Command): Readonly<Record<string, Option>> {
  const common = Object.entries(COMMON_OPTIONS).filter(([name]) => command.options[name] === undefined);
  return { ...command.options, ...Object.fromEntries(common) };
}
