import type { Look, Paint } from '@countertop/core';

const CODES: Readonly<Record<Paint, readonly [on: number, off: number]>> = {
  seat0: [94, 39],
  seat1: [91, 39],
  yellow: [93, 39],
  blue: [94, 39],
  green: [92, 39],
  red: [91, 39],
  dim: [2, 22],
  bold: [1, 22],
  mark: [7, 27],
};

/** How many columns a line takes that may have colours in it. */
export function widthOf(line: string): number {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters
  return [...line.replaceAll(/\x1b\[\d+m/g, '')].length;
}

export const COLOURED: Look = { paint: (text, paint) => `\x1b[${CODES[paint][0]}m${text}\x1b[${CODES[paint][1]}m` };
export const UNCOLOURED: Look = { paint: (text) => text };

/**
 * The switch wins over FORCE_COLOR, that over NO_COLOR (https://no-color.org), then a terminal that can has colours.
 * Logs of a build server (CI) have none unless forced.
 */
export function wantsColour(noColour: boolean, env: NodeJS.ProcessEnv, isTerminal: boolean): boolean {
  if (noColour) return false;
  const force = env.FORCE_COLOR;
  if (force !== undefined) return force !== '0' && force !== 'false';
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== '') return false;
  if (env.CI !== undefined && env.CI !== '' && env.CI !== 'false') return false;
  return isTerminal && env.TERM !== 'dumb';
}
