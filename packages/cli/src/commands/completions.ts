import { games } from '@countertop/catalogue';
import { type Among, type Command, optionsOf } from '../command.ts';
import { EXIT } from '../exit.ts';

const SHELLS = ['bash', 'zsh', 'fish'] as const;

export const command: Command = {
  name: 'completions',
  summary: 'Print what a shell needs to complete commands, games and options',
  arguments: [{ name: 'SHELL', says: 'bash, zsh or fish', among: SHELLS }],
  options: {},
  examples: [
    ['source <(countertop completions bash)', 'bash: in ~/.bashrc'],
    ['source <(countertop completions zsh)', 'zsh: in ~/.zshrc, after compinit'],
    ['countertop completions fish > ~/.config/fish/completions/countertop.fish', 'fish'],
  ],
  async run(given, terminal) {
    const { allCommands } = await import('./index.ts');
    const commands = await allCommands();
    sheets = await sheetNames();
    await terminal.write(WRITERS[given.words[0] as (typeof SHELLS)[number]](commands));
    return EXIT.fine;
  },
};

/** What `print` can be asked for, by game. */
let sheets: ReadonlyMap<string, readonly string[]> = new Map();

async function sheetNames(): Promise<Map<string, string[]>> {
  const all = games.map(async (game): Promise<[string, string[]]> => {
    const sheets = (await (await game.loadGuide())?.sheets?.()) ?? [];
    return [game.id, [...sheets.map(({ id }) => id), 'all']];
  });
  return new Map(await Promise.all(all));
}

/** Whether the word after the game is one of its sheets. */
function isOfSheets(command: Command): boolean {
  return command.arguments.some(({ among }) => among === 'sheets');
}

const WRITERS: Readonly<Record<(typeof SHELLS)[number], (commands: readonly Command[]) => string>> = {
  bash: (commands) => `_countertop() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" words=""
  if [ "$COMP_CWORD" -eq 1 ]; then
    words="${[...commands.map((one) => one.name), 'help', '--help', '--version'].join(' ')}"
  else
    case "\${COMP_WORDS[1]}" in
${commands.map((one) => `      ${one.name}) words="${wordsOf(one).join(' ')}" ;;`).join('\n')}
      help) words="${commands.map((one) => one.name).join(' ')}" ;;
    esac
${commands.filter(isOfSheets).map(bashSheets).join('\n')}
    case "$before" in
${valuedOptions(commands)
  .map(([name, among]) => `      --${name}) words="${names(among).join(' ')}" ;;`)
  .join('\n')}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _countertop countertop
`,
  zsh: (commands) => `#compdef countertop
_countertop() {
  local -a options
  if (( CURRENT == 2 )); then
    options=(${commands.map((one) => quote(`${one.name}:${one.summary}`)).join(' ')})
    _describe command options
    return
  fi
  case "$words[2]" in
${commands.map((one) => `    ${one.name}) _arguments ${zshArguments(one).join(' ')} ;;`).join('\n')}
    *) _files ;;
  esac
}
compdef _countertop countertop
`,
  fish: (commands) =>
    `${[
      'complete -c countertop -f',
      ...commands.map(
        (one) => `complete -c countertop -n __fish_use_subcommand -a ${one.name} -d ${quote(one.summary)}`,
      ),
      ...commands.flatMap(fishLines),
    ].join('\n')}\n`,
};

/** After the game, its sheets and nothing else. */
function bashSheets({ name }: Command): string {
  const cases = [...sheets].map(([game, names]) => `        ${game}) words="${names.join(' ')}" ;;`);
  return `    if [ "\${COMP_WORDS[1]}" = ${name} ] && [ "$COMP_CWORD" -eq 3 ]; then
      case "\${COMP_WORDS[2]}" in
${cases.join('\n')}
      esac
    fi`;
}

function optionEntries(command: Command) {
  return Object.entries(optionsOf(command));
}

/** Everything that may follow the command, without regard to order. */
function wordsOf(command: Command): string[] {
  const options = optionEntries(command).map(([name]) => `--${name}`);
  const words = command.arguments.filter(({ among }) => among !== 'sheets').flatMap(({ among }) => names(among));
  return [...words, ...options];
}

/** The options with words of their own; where two commands differ, the first wins. */
function valuedOptions(commands: readonly Command[]): [string, Among | undefined][] {
  const found = new Map<string, Among | undefined>();
  for (const [name, option] of commands.flatMap(optionEntries)) {
    if (option.value !== undefined && !found.has(name)) found.set(name, option.among);
  }
  return [...found];
}

function zshArguments(command: Command): string[] {
  const options = optionEntries(command).map(([name, option]) => {
    const many = option.many === undefined ? '' : '*';
    const value = option.value === undefined ? '' : `:${option.value}:${zshAction(option.among)}`;
    return quote(`${many}--${name}[${option.says.replaceAll(/[[\]:]/g, ' ')}]${value}`);
  });
  // The first word of the line is the command itself.
  const words = command.arguments.map((argument, index) => {
    const place = argument.many === undefined ? `${index + 2}` : '*';
    return quote(`${place}:${argument.name}:${argument.among === 'sheets' ? zshSheets() : zshAction(argument.among)}`);
  });
  return [...options, quote('1: :'), ...words];
}

/** The sheets of the game that stands before them. */
function zshSheets(): string {
  const cases = [...sheets].map(([game, names]) => `${game}) compadd ${names.join(' ')} ;;`);
  return `{ case "$words[CURRENT-1]" in ${cases.join(' ')} esac }`;
}

function zshAction(among: Among | undefined): string {
  if (among === 'files') return '_files';
  return among === undefined ? ' ' : `(${names(among).join(' ')})`;
}

function fishLines(command: Command): string[] {
  const here = `complete -c countertop -n '__fish_seen_subcommand_from ${command.name}'`;
  const words = command.arguments.filter(({ among }) => among !== 'sheets').flatMap(({ among }) => names(among));
  const ofGames = isOfSheets(command) ? [...sheets] : [];
  return [
    ...ofGames.map(
      ([game, names]) =>
        `complete -c countertop -n '__fish_seen_subcommand_from ${command.name}; and __fish_seen_subcommand_from ${game}' -a '${names.join(' ')}'`,
    ),
    ...(words.length === 0 ? [] : [`${here} -a '${words.join(' ')}'`]),
    ...(command.arguments.some((argument) => argument.among === 'files') ? [`${here} -F`] : []),
    ...optionEntries(command).map(([name, option]) => {
      const value =
        option.value === undefined
          ? ''
          : option.among === 'files'
            ? ' -r -F'
            : ` -x -a '${names(option.among).join(' ')}'`;
      return `${here} -l ${name}${value} -d ${quote(option.says)}`;
    }),
  ];
}

function names(among: Among | undefined): readonly string[] {
  if (among === undefined || among === 'files') return [];
  if (among === 'sheets') return [];
  return among === 'games' ? games.map((game) => game.id) : among;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", '’')}'`;
}
