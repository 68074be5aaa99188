import type { schema } from '@countertop/core';
import { settingsSchema } from './settings.ts';

/** One thing that can be set, and its names. */
export interface Setting {
  /** In the config file: `log.level`. */
  readonly path: string;
  /** On the command line, without its dashes: `log-level`. */
  readonly flag: string;
  /** In the environment: `COUNTERTOP_LOG_LEVEL`. */
  readonly variable: string;
  readonly says: string;
  readonly shape: schema.Shape;
}

export const PREFIX = 'COUNTERTOP_';

/** All of them, in the order of the schema; derived from it. */
export const SETTINGS: readonly Setting[] = leavesOf(settingsSchema.shape, [], '');

function leavesOf(shape: schema.Shape, path: readonly string[], about: string): Setting[] {
  const says = [about, shape.description].filter((part) => part !== undefined && part !== '').join(': ');
  if (shape.properties !== undefined) {
    return Object.entries(shape.properties).flatMap(([name, field]) => leavesOf(field, [...path, name], says));
  }
  const words = path.map((name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  const flag = words.join('-');
  return [{ path: path.join('.'), flag, variable: PREFIX + flag.toUpperCase().replaceAll('-', '_'), says, shape }];
}

/** What a setting takes, in words that follow "is". */
export function expected({ type, enum: words, minimum, maximum, pattern, maxLength }: schema.Shape): string {
  if (words !== undefined) return `one of ${words.join(', ')}`;
  if (type === 'boolean') return 'true or false';
  if (type === 'integer' && minimum !== undefined) {
    const open = maximum === undefined || maximum === Number.MAX_SAFE_INTEGER;
    return `a whole number ${open ? `from ${minimum}` : `from ${minimum} to ${maximum}`}`;
  }
  if (type === 'number') return 'a number above 0';
  if (pattern !== undefined) return `a text like ${pattern.slice('^(?:'.length, -')$'.length)}`;
  return maxLength === undefined ? 'a text' : `a text of at most ${maxLength} characters`;
}

/** What stands on a command line or in the environment, as the value that is meant. What is none stays as it is. */
export function meantBy({ type }: schema.Shape, given: string): unknown {
  if (type === 'integer' || type === 'number') return /^\d+(\.\d+)?$/.test(given) ? Number(given) : given;
  if (type === 'boolean') return given === 'true' ? true : given === 'false' ? false : given;
  return given;
}
