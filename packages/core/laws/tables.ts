import type { Game } from '../src/game/game.ts';
import type { OptionSpec, OptionValue } from '../src/game/options.ts';
import { startPosition } from '../src/scene/record.ts';

/** Options and seats under which a game's laws are tried. */
export interface LawTable {
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: number;
}

/**
 * Every number of seats at the defaults, and every option at each of its values (integers: both ends and between)
 * with every number of seats that takes it, alone and, for flags and choices, all together.
 */
export function allTables(game: Game): LawTable[] {
  const choices: Readonly<Record<string, OptionValue>>[] = [{}];
  for (const spec of game.options) {
    for (const value of valuesOf(spec)) choices.push({ [spec.name]: value });
  }
  let together: Readonly<Record<string, OptionValue>>[] = [{}];
  for (const spec of game.options.filter((spec) => spec.kind !== 'integer')) {
    together = together.flatMap((options) => valuesOf(spec).map((value) => ({ ...options, [spec.name]: value })));
  }
  const integers = game.options.filter((spec) => spec.kind === 'integer');
  choices.push(...together);
  for (const end of ['min', 'max'] as const) {
    choices.push(Object.fromEntries(integers.map((spec) => [spec.name, spec[end]])));
  }
  choices.push(...game.presets.map((preset) => preset.options));
  const tables = new Map<string, LawTable>();
  for (const options of choices) {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      if (startPosition(game, options, seats).ok) tables.set(JSON.stringify([options, seats]), { options, seats });
    }
  }
  return [...tables.values()];
}

function valuesOf(spec: OptionSpec): OptionValue[] {
  switch (spec.kind) {
    case 'integer':
      return [spec.min, spec.min + 1, Math.floor((spec.min + spec.max) / 2), spec.max];
    case 'flag':
      return [false, true];
    case 'choice':
      return [...spec.values];
  }
}
