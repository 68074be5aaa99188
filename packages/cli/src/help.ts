import type { Look } from '@countertop/core';
import { type Command, type Option, optionsOf } from './command.ts';
import { EXIT_SAYS } from './exit.ts';

export function commandHelp(command: Command, look: Look): string {
  const lines = [`${command.summary}.`];
  if (command.about !== undefined) lines.push('', ...command.about.trim().split('\n'));
  lines.push('', title('Usage', look), `  ${usage(command)}`);
  if (command.arguments.length > 0) {
    lines.push('', title('Arguments', look));
    lines.push(...columns(command.arguments.map((argument) => [argument.name, argument.says])));
  }
  const options = optionsOf(command);
  lines.push('', title('Options', look));
  lines.push(...columns(Object.entries(options).map(([name, option]) => [flag(name, option), option.says])));
  lines.push('', title('Examples', look), ...columns(command.examples));
  return `${lines.join('\n')}\n`;
}

export function mainHelp(commands: readonly Command[], look: Look): string {
  const lines = [
    'Countertop: a table for five games.',
    '',
    title('Usage', look),
    '  countertop COMMAND [ARGUMENTS] [--help]',
    '',
    title('Commands', look),
    ...columns(commands.map((command) => [command.name, command.summary])),
    '',
    title('Options', look),
    ...columns([
      ['--help, -h', 'this text; after a command: how that command is used'],
      ['--version, -v', 'the version'],
      ['--no-color', 'write without colours (so do NO_COLOR and CI; FORCE_COLOR colours pipes too)'],
    ]),
    '',
    title('Examples', look),
    ...columns(commands.filter((command) => command.examples.length > 0).map((command) => command.examples[0])),
    '',
    title('Exit status', look),
    ...columns(EXIT_SAYS.map(([status, says]) => [String(status), says])),
    '',
    'Without a command, at a terminal: the menu of games.',
  ];
  return `${lines.join('\n')}\n`;
}

function usage(command: Command): string {
  const words = command.arguments.map((argument) => {
    const word = argument.many === undefined ? argument.name : `${argument.name}…`;
    return argument.optional === undefined ? word : `[${word}]`;
  });
  return ['countertop', command.name, ...words, ...(Object.keys(command.options).length > 0 ? ['[OPTIONS]'] : [])].join(
    ' ',
  );
}

function flag(name: string, option: Option): string {
  return `--${name}${option.value === undefined ? '' : ` ${option.value}`}`;
}

function title(text: string, look: Look): string {
  return look.paint(text, 'bold');
}

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`.trimEnd());
}
