import { brief } from '../schema/brief.ts';
import { bad, good, type Problem, type Result } from '../schema/problem.ts';
import { dictionary, type Infer, simple } from '../schema/schema.ts';

/** Options of one match, complete: every option the game has, with a valid value. */
export const optionsSchema = dictionary(
  simple(
    { anyOf: [{ type: 'number' }, { type: 'boolean' }, { type: 'string' }] },
    (value): value is number | boolean | string => ['number', 'boolean', 'string'].includes(typeof value),
  ),
);
export type Options = Infer<typeof optionsSchema>;
export type OptionValue = Options[string];

/** A default may depend on the options before it: the size of a part on that of the whole. */
export type OptionSpec =
  | {
      readonly kind: 'integer';
      readonly name: string;
      readonly min: number;
      readonly max: number;
      readonly default: number | ((before: Options) => number);
    }
  /** `seats`: when it is on, so many are needed. */
  | { readonly kind: 'flag'; readonly name: string; readonly default: boolean; readonly seats?: number }
  | { readonly kind: 'choice'; readonly name: string; readonly values: readonly string[]; readonly default: string };

/** What a match has of the options that a game specifies. */
export type OptionsOf<Specs extends readonly OptionSpec[]> = {
  readonly [S in Specs[number] as S['name']]: S extends { kind: 'integer' }
    ? number
    : S extends { kind: 'flag' }
      ? boolean
      : S extends { kind: 'choice'; values: infer V extends readonly string[] }
        ? V[number]
        : never;
};

export interface Preset<O = Options> {
  readonly name: string;
  readonly options: O;
}

/** Completes and checks what somebody sent as options. Cross-checks between options are the game's (Game.check). */
export function readOptions<const S extends readonly OptionSpec[]>(specs: S, given: unknown): Result<OptionsOf<S>> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return bad('options-not-object');
  for (const name of Object.keys(given)) {
    if (!specs.some((spec) => spec.name === name)) {
      return bad('option-unknown', { name, known: specs.map((spec) => spec.name).join(', ') || '-' });
    }
  }
  const options: Record<string, OptionValue> = {};
  for (const spec of specs) {
    if (!Object.hasOwn(given, spec.name)) {
      options[spec.name] = typeof spec.default === 'function' ? spec.default(options) : spec.default;
      continue;
    }
    const value: unknown = (given as Record<string, unknown>)[spec.name];
    const wrong = checkValue(spec, value);
    if (wrong !== undefined) return { ok: false, problem: wrong };
    options[spec.name] = value as OptionValue;
  }
  return good(options as OptionsOf<S>);
}

/** The options that are not at their defaults: what a record needs to say. */
export function changedOptions(specs: readonly OptionSpec[], options: Options): Options {
  const changed: Record<string, OptionValue> = {};
  const before: Record<string, OptionValue> = {};
  for (const spec of specs) {
    const standard = typeof spec.default === 'function' ? spec.default(before) : spec.default;
    before[spec.name] = options[spec.name];
    if (options[spec.name] !== standard) changed[spec.name] = options[spec.name];
  }
  return changed;
}

function checkValue(spec: OptionSpec, value: unknown): Problem | undefined {
  const given = typeof value === 'string' ? `"${brief(value)}"` : brief(value);
  switch (spec.kind) {
    case 'integer':
      if (Number.isInteger(value) && (value as number) >= spec.min && (value as number) <= spec.max) return undefined;
      return { code: 'option-integer', data: { name: spec.name, min: spec.min, max: spec.max, given } };
    case 'flag':
      if (typeof value === 'boolean') return undefined;
      return { code: 'option-flag', data: { name: spec.name, given } };
    case 'choice':
      if (typeof value === 'string' && spec.values.includes(value)) return undefined;
      return { code: 'option-choice', data: { name: spec.name, values: spec.values.join(', '), given } };
  }
}
