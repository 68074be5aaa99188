import { parseArgs } from 'node:util';
import { type Command, optionsOf } from '../command.ts';
import { EXIT, Refusal } from '../exit.ts';
import { didYouMean } from './nearest.ts';

/** The words and options of one command line, checked against what its command declares. */
export class Given {
  readonly words: readonly string[];
  private readonly values: ReadonlyMap<string, readonly string[]>;

  constructor(words: readonly string[], values: ReadonlyMap<string, readonly string[]>) {
    this.words = words;
    this.values = values;
  }

  /** The same with other words and games. */
  but(words: readonly string[], games: readonly string[]): Given {
    const values = new Map(this.values);
    if (games.length > 0) values.set('game', games);
    return new Given(words, values);
  }

  has(name: string): boolean {
    return this.values.has(name);
  }

  all(name: string): readonly string[] {
    return this.values.get(name) ?? [];
  }

  text(name: string): string | undefined {
    return this.values.get(name)?.at(-1);
  }

  integer(name: string, min: number, max: number): number | undefined {
    const text = this.text(name);
    return text === undefined ? undefined : wholeNumber(text, `--${name}`, min, max);
  }
}

export function wholeNumber(text: string, what: string, min: number, max: number): number {
  const number = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= min && number <= max) return number;
  if (min === max) throw new Refusal(EXIT.usage, `${what} can only be ${min}, not "${text}".`);
  const range = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
  throw new Refusal(EXIT.usage, `${what} is a whole number ${range}, not "${text}".`);
}

export function readGiven(command: Command, args: readonly string[]): Given {
  const declared = optionsOf(command);
  const { tokens } = parseArgs({
    args: [...args],
    options: {
      ...Object.fromEntries(
        Object.entries(declared).map(([name, option]) => [
          name,
          { type: option.value === undefined ? ('boolean' as const) : ('string' as const) },
        ]),
      ),
      help: { type: 'boolean', short: 'h' },
    },
    strict: false,
    tokens: true,
  });
  const words: string[] = [];
  const values = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName } = token;
    const option = Object.hasOwn(declared, name) ? declared[name] : undefined;
    if (option === undefined) {
      const hint = didYouMean(name, Object.keys(declared), '--');
      throw new Refusal(EXIT.usage, `"countertop ${command.name}" has no option ${rawName}.${hint}`);
    }
    if (option.value === undefined && token.value !== undefined) {
      throw new Refusal(EXIT.usage, `${rawName} takes no value.`);
    }
    if (option.value !== undefined && !(token.inlineValue || isValue(token.value))) {
      throw new Refusal(EXIT.usage, `${rawName} needs a value: ${rawName}=${option.value}`);
    }
    if (typeof option.among === 'object' && !option.among.includes(token.value ?? '')) {
      const hint = didYouMean(token.value ?? '', option.among);
      throw new Refusal(EXIT.usage, `${rawName} is one of ${option.among.join(', ')}, not "${token.value}".${hint}`);
    }
    if (option.many === undefined && option.value !== undefined && values.has(name)) {
      throw new Refusal(EXIT.usage, `${rawName} is given twice.`);
    }
    values.set(name, [...(values.get(name) ?? []), token.value ?? '']);
  }
  return new Given(words, values);
}

// A lone "-" is standard input, and numbers may be negative; what else begins with it is an option, whose predecessor
// lacks its value.
function isValue(text: string | undefined): boolean {
  return text !== undefined && (!text.startsWith('-') || /^-\d*$/.test(text));
}

/** Whether the command got as many words as it asks for, and such as it knows. */
export function checkWords(command: Command, { words }: Given): void {
  const missing = command.arguments.slice(words.length).find((argument) => argument.optional === undefined);
  if (missing !== undefined) {
    throw new Refusal(EXIT.usage, `"countertop ${command.name}" needs ${missing.name}: ${missing.says}.`);
  }
  if (command.arguments.at(-1)?.many === undefined && words.length > command.arguments.length) {
    const extra = words[command.arguments.length];
    throw new Refusal(EXIT.usage, `"${extra}" is one word too many for "countertop ${command.name}".`);
  }
  for (const [index, { name, among }] of command.arguments.entries()) {
    const word = words.at(index);
    if (word === undefined || typeof among !== 'object' || among.includes(word)) continue;
    throw new Refusal(EXIT.usage, `${name} is one of ${among.join(', ')}, not "${word}".${didYouMean(word, among)}`);
  }
}
