import { allCommands, commands } from './commands/index.ts';
import { EXIT, Refusal } from './exit.ts';
import { checkWords, readGiven } from './given/given.ts';
import { didYouMean } from './given/nearest.ts';
import { withOwnGames } from './given/own-games.ts';
import { commandHelp, mainHelp } from './help.ts';
import { leaveQuietlyOnBrokenPipe, openTerminal, type Terminal } from './showing/terminal.ts';

/** Runs one command line. The exit status is left in the process, so that all output gets out. */
export async function run(args: readonly string[]): Promise<void> {
  leaveQuietlyOnBrokenPipe();
  process.exitCode = await answer(args, openTerminal(args.includes('--no-color')));
}

/** Answers one command line at a terminal, and gives the exit status. */
export async function answer(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await dispatch(args, terminal);
  } catch (error) {
    if (error instanceof Refusal) {
      terminal.complain(`countertop: ${error.message}`);
      return error.status;
    }
    terminal.complain(`countertop: a fault of this program: ${describe(error)}`);
    return EXIT.fault;
  }
}

async function dispatch(args: readonly string[], terminal: Terminal): Promise<number> {
  const at = args.findIndex((word) => !word.startsWith('-'));
  if (at === -1) return withoutCommand(args, terminal);
  const name = args[at];
  if (name === 'help') return help(args.slice(at + 1), terminal);
  if (!Object.hasOwn(commands, name)) throw unknownCommand(name);
  const { command } = await commands[name]();
  const line = readGiven(command, [...args.slice(0, at), ...args.slice(at + 1)]);
  if (line.has('help')) {
    await terminal.write(commandHelp(command, terminal.look));
    return EXIT.fine;
  }
  const given = await withOwnGames(command, line);
  checkWords(command, given);
  return command.run(given, terminal);
}

async function help(words: readonly string[], terminal: Terminal): Promise<number> {
  const name = words.find((word) => !word.startsWith('-'));
  if (name === undefined) {
    await terminal.write(mainHelp(await allCommands(), terminal.look));
    return EXIT.fine;
  }
  if (!Object.hasOwn(commands, name)) throw unknownCommand(name);
  await terminal.write(commandHelp((await commands[name]()).command, terminal.look));
  return EXIT.fine;
}

async function withoutCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  for (const arg of args) {
    if (arg === '--version' || arg === '-V' || arg === '-v') {
      const { version } = await import('./version.ts');
      await terminal.write(`${version()}\n`);
      return EXIT.fine;
    }
    if (arg === '--help' || arg === '-h') return help([], terminal);
    if (arg !== '--no-color') {
      const hint = didYouMean(arg.replace(/^-+/, ''), ['help', 'version', 'no-color'], '--');
      throw new Refusal(EXIT.usage, `There is no option ${arg}.${hint} See countertop --help.`);
    }
  }
  if (!terminal.interactive) return help([], terminal);
  const { openMenu } = await import('./table/menu.ts');
  return openMenu(terminal);
}

function unknownCommand(name: string): Refusal {
  const hint = didYouMean(name, [...Object.keys(commands), 'help']);
  return new Refusal(EXIT.usage, `There is no command "${name}".${hint} See countertop --help.`);
}

function describe(error: unknown): string {
  if (process.env.COUNTERTOP_DEBUG !== undefined && error instanceof Error) return error.stack ?? error.message;
  return error instanceof Error ? error.message : String(error);
}
