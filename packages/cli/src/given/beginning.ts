import { type Game, type Options, replay } from '@countertop/core';
import type { Option } from '../command.ts';
import { EXIT, Refusal } from '../exit.ts';
import type { Opened } from '../reading/opened.ts';
import { say } from '../showing/words.ts';
import type { Given } from './given.ts';
import { nearest } from './nearest.ts';

/** The options with which a command line says how a game begins. */
export const BEGINNING_OPTIONS: Readonly<Record<string, Option>> = {
  seats: { value: 'N', says: 'how many play (default: two, or as few as the game takes)' },
  preset: { value: 'NAME', says: "one of the game's named sets of options" },
  option: { value: 'NAME=VALUE', many: true, says: 'one option of the game; may be given again' },
  options: { value: 'JSON', says: 'options of the game as a JSON object' },
};

/** The beginning that the options of a command line ask for: a preset first, then what changes it. */
export function readBeginning(game: Game, given: Given): Opened {
  const wanted = { ...presetOptions(game, given), ...jsonOptions(game, given), ...singleOptions(game, given) };
  const fewest = Math.max(2, game.seats.min);
  const seats = given.integer('seats', game.seats.min, game.seats.max) ?? fewest;
  const begun = replay(game, { game: game.id, options: wanted, seats, moves: [] });
  if (!begun.ok) throw new Refusal(EXIT.usage, say(begun.problem, game));
  return { ...begun, game };
}

/** With --from the record says how the game begins. */
export function refuseBeginning(given: Given): void {
  const clash = Object.keys(BEGINNING_OPTIONS).find((name) => given.has(name));
  if (clash === undefined) return;
  throw new Refusal(EXIT.usage, `--${clash} and --from exclude each other: the record says how the game begins.`);
}

function presetOptions(game: Game, given: Given): Options {
  const name = given.text('preset');
  if (name === undefined) return {};
  const preset = game.presets.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (preset !== undefined) return preset.options;
  const names = game.presets.map((one) => one.name);
  const near = nearest(name, names);
  const known = names.length === 0 ? `${game.name} has none.` : `There are: ${names.join(', ')}.`;
  const hint = near === undefined ? '' : ` Did you mean ${near}?`;
  throw new Refusal(EXIT.usage, `There is no preset "${name}". ${known}${hint}`);
}

function jsonOptions(game: Game, given: Given): Record<string, unknown> {
  const text = given.text('options');
  if (text === undefined) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Said below, with an example that helps more than the parser's message.
  }
  const example = JSON.stringify(Object.fromEntries(exampleOf(game)));
  throw new Refusal(EXIT.usage, `--options is a JSON object such as '${example}', not '${text}'.`);
}

function singleOptions(game: Game, given: Given): Record<string, unknown> {
  const options: [string, unknown][] = [];
  for (const text of given.all('option')) {
    const at = text.indexOf('=');
    if (at < 1) {
      const such = exampleOf(game).map(([name, value]) => `, such as ${name}=${value}`);
      throw new Refusal(EXIT.usage, `--option is NAME=VALUE${such.join('')}, not "${text}".`);
    }
    const name = text.slice(0, at);
    options.push([name, optionValue(game, name, text.slice(at + 1))]);
  }
  return Object.fromEntries(options);
}

/** An option as somebody could give it: the first that the game has, if any. */
function exampleOf({ options, presets }: Game): readonly (readonly [name: string, value: unknown])[] {
  const name = options[0]?.name;
  const value = name === undefined ? undefined : presets.at(-1)?.options[name];
  return name === undefined || value === undefined ? [] : [[name, value]];
}

/** Text as the kind of value the option has; what is of no such kind stays text, and is refused later with a reason. */
function optionValue(game: Game, name: string, text: string): unknown {
  const kind = game.options.find((spec) => spec.name === name)?.kind;
  if (kind === 'integer' && /^-?\d{1,15}$/.test(text)) return Number(text);
  if (kind === 'flag' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}
