import type { Problem, Result } from './problem.ts';

/**
 * What comes from outside is described once: the type follows (`Infer`), the check (`read`) and the documentation (`shape`).
 * Nothing that is not described travels on, nothing inherited counts, and no value at all makes a check throw.
 */
export interface Schema<T> {
  readonly check: (value: unknown) => Reading<T>;
  /** As JSON Schema. */
  readonly shape: Shape;
  /** Of a value without parts: whether it fits, as it is. */
  readonly is?: (value: unknown) => boolean;
}

export type Infer<S> = S extends Schema<infer T> ? T : never;

/** What JSON Schema says of a value; only the words that are needed here. */
export interface Shape {
  readonly title?: string;
  readonly description?: string;
  readonly type?: 'string' | 'integer' | 'number' | 'boolean' | 'null' | 'array' | 'object';
  readonly const?: string | number | boolean;
  readonly enum?: readonly (string | number | boolean)[];
  readonly default?: unknown;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Shape | boolean;
  readonly anyOf?: readonly Shape[];
}

export type Reading<T> = { readonly ok: true; readonly value: T } | Fault;

/** What is wrong, and where in the value: the names and numbers that lead there. */
export interface Fault {
  readonly ok: false;
  readonly problem: Problem;
  readonly path: readonly (string | number)[];
}

/** The code of a problem that no schema has a code of its own for. */
export const MISFIT = 'form-wrong';

/** Checks a value. Where it is wrong, the problem's data says at which path. */
export function read<T>(schema: Schema<T>, value: unknown): Result<T> {
  const reading = schema.check(value);
  if (reading.ok) return reading;
  const { problem, path } = reading;
  return { ok: false, problem: { code: problem.code, data: { ...problem.data, path: path.join('.') } } };
}

/** What was read, without the path, for whoever has said with codes of their own what is wrong. */
export function plain<T>(reading: Reading<T>): Result<T> {
  return reading.ok ? reading : { ok: false, problem: reading.problem };
}

export function jsonSchema(schema: Schema<unknown>): Shape {
  return { ...schema.shape };
}

const fine = <T>(value: T): Reading<T> => ({ ok: true, value });
const fault = (problem: Problem, ...path: readonly (string | number)[]): Fault => ({ ok: false, problem, path });
const within = ({ problem, path }: Fault, step: string | number): Fault => fault(problem, step, ...path);

/** A value without parts. */
export function simple<T>(shape: Shape, is: (value: unknown) => value is T): Schema<T> {
  return { shape, is, check: (value) => (is(value) ? fine(value) : fault({ code: MISFIT })) };
}

/** Whatever it is: somebody else looks at it. */
export const anything: Schema<unknown> = { shape: {}, check: fine };
export const flag = simple({ type: 'boolean' }, (value) => typeof value === 'boolean');
export const number = simple({ type: 'number' }, (value): value is number => Number.isFinite(value));
/** From 0. */
export const count = integer(0, Number.MAX_SAFE_INTEGER);

export function integer(min = -Infinity, max = Infinity): Schema<number> {
  const range = { ...(min === -Infinity ? {} : { minimum: min }), ...(max === Infinity ? {} : { maximum: max }) };
  return simple(
    { type: 'integer', ...range },
    (value): value is number => Number.isInteger(value) && Number(value) >= min && Number(value) <= max,
  );
}

export function text(most = Infinity): Schema<string> {
  const shape = most === Infinity ? {} : { maxLength: most };
  return simple(
    { type: 'string', ...shape },
    (value): value is string => typeof value === 'string' && value.length <= most,
  );
}

/** A text that a whole pattern fits. */
export function matching(pattern: RegExp): Schema<string> {
  const whole = new RegExp(`^(?:${pattern.source})$`, pattern.flags);
  return simple(
    { type: 'string', pattern: whole.source },
    (value): value is string => typeof value === 'string' && whole.test(value),
  );
}

export function oneOf<const V extends readonly (string | number | boolean)[]>(...values: V): Schema<V[number]> {
  const shape: Shape = values.length === 1 ? { const: values[0] } : { enum: values };
  return simple(shape, (value): value is V[number] => values.some((known) => known === value));
}

export function nullable<T>({ check, shape }: Schema<T>): Schema<T | null> {
  return {
    shape: { anyOf: [shape, { type: 'null' }] },
    check: (value) => (value === null ? fine(null) : check(value)),
  };
}

/** Numbers, flags and texts by name. */
export function dictionary<T>({ check, shape }: Schema<T>): Schema<Readonly<Record<string, T>>> {
  return {
    shape: { type: 'object', additionalProperties: shape },
    check(value) {
      if (!isPlainObject(value)) return fault({ code: MISFIT });
      const entries: [string, T][] = [];
      for (const [name, each] of Object.entries(value)) {
        const reading = check(each);
        if (!reading.ok) return within(reading, name);
        entries.push([name, reading.value]);
      }
      // Names come from outside, and this makes own keys of all of them.
      return fine(Object.fromEntries(entries));
    },
  };
}

export function list<T>({ check, shape }: Schema<T>): Schema<readonly T[]> {
  return {
    shape: { type: 'array', items: shape },
    check(value) {
      if (!Array.isArray(value)) return fault({ code: MISFIT });
      const items: T[] = [];
      for (const [index, each] of value.entries()) {
        const reading = check(each);
        if (!reading.ok) return within(reading, index);
        items.push(reading.value);
      }
      return fine(items);
    },
  };
}

export interface OptionalSchema<T> extends Schema<T | undefined> {
  readonly optional: true;
}

/** A field that may be left out. */
export function optional<T>({ check, shape }: Schema<T>): OptionalSchema<T> {
  return { optional: true, shape, check: (value) => (value === undefined ? fine(undefined) : check(value)) };
}

/** A field that may be left out, or null, and is this one then. */
export function otherwise<T>({ check, shape }: Schema<T>, usual: T): Schema<T> {
  return { shape: { ...shape, default: usual }, check: (value) => check(value ?? usual) };
}

export type Fields = Readonly<Record<string, Schema<unknown>>>;

type Left<F extends Fields> = { [N in keyof F]: F[N] extends OptionalSchema<unknown> ? N : never }[keyof F];
type Plain<T> = { readonly [N in keyof T]: T[N] };

export type ObjectOf<F extends Fields> = Plain<
  { [N in Exclude<keyof F, Left<F>>]: Infer<F[N]> } & { [N in Left<F>]?: Exclude<Infer<F[N]>, undefined> }
>;

export interface ObjectSchema<F extends Fields> extends Schema<ObjectOf<F>> {
  readonly fields: F;
}

/** An object with these fields; others are dropped. */
export function object<F extends Fields>(fields: F): ObjectSchema<F> {
  const known = Object.entries(fields);
  return {
    fields,
    shape: {
      type: 'object',
      properties: Object.fromEntries(known.map(([name, { shape }]) => [name, shape])),
      required: known.filter(([, field]) => isRequired(field)).map(([name]) => name),
    },
    check(value) {
      if (!isPlainObject(value)) return fault({ code: MISFIT });
      const kept: Record<string, unknown> = {};
      for (const [name, field] of known) {
        const given = Object.hasOwn(value, name) ? value[name] : undefined;
        if (field.is?.(given) === true) {
          kept[name] = given;
          continue;
        }
        const reading = field.check(given);
        if (!reading.ok) return within(reading, name);
        if (reading.value !== undefined) kept[name] = reading.value;
      }
      // Each field has been read by its own schema; the compiler cannot follow a loop over them.
      return fine(kept as ObjectOf<F>);
    },
  };
}

function isRequired(field: Schema<unknown>): boolean {
  return !('optional' in field) && field.shape.default === undefined;
}

export type Cases = Readonly<Record<string, ObjectSchema<Fields>>>;

export type VariantOf<C extends Cases, F extends Fields = Readonly<Record<never, never>>> = {
  [K in keyof C]: Plain<{ readonly kind: K } & ObjectOf<F> & Infer<C[K]>>;
}[keyof C];

interface Rules<F extends Fields> {
  /** Fields that all of them have. */
  readonly common?: F;
  readonly unknownKind?: (given: unknown) => Problem;
  /** Where it is said, fields that are not described are refused and not dropped. */
  readonly unknownField?: (kind: string, name: string) => Problem;
}

/** One of several objects, told apart by `kind`. */
export function variant<C extends Cases, F extends Fields = Readonly<Record<never, never>>>(
  cases: C,
  { common, unknownKind, unknownField }: Rules<F> = {},
): Schema<VariantOf<C, F>> {
  const kinds = Object.entries(cases).map(([kind, { fields, shape }]) => {
    const whole = object({ kind: oneOf(kind), ...common, ...fields });
    return [kind, { ...whole, shape: { ...shape, ...whole.shape } }] as const;
  });
  const known = new Map(kinds);
  return {
    shape: { anyOf: kinds.map(([, { shape }]) => shape) },
    check(value) {
      if (!isPlainObject(value)) return fault({ code: MISFIT });
      const kind = Object.hasOwn(value, 'kind') ? value.kind : undefined;
      const schema = typeof kind === 'string' ? known.get(kind) : undefined;
      if (schema === undefined) return fault(unknownKind?.(kind) ?? { code: MISFIT }, 'kind');
      const extra = unknownField && Object.keys(value).find((name) => !Object.hasOwn(schema.fields, name));
      if (extra !== undefined && unknownField !== undefined) return fault(unknownField(String(kind), extra), extra);
      // As above: the schema that was found is the one of this kind.
      return schema.check(value) as Reading<VariantOf<C, F>>;
    },
  };
}

/** The same, where what fits must also pass a test. */
export function refine<T>({ check, shape }: Schema<T>, wrong: (value: T) => Problem | undefined): Schema<T> {
  return {
    shape,
    check(value) {
      const reading = check(value);
      const problem = reading.ok ? wrong(reading.value) : undefined;
      return problem === undefined ? reading : fault(problem);
    },
  };
}

/** The same with another look at what comes of it. */
export function mapped<T, U>({ check, shape }: Schema<T>, become: (value: T) => U): Schema<U> {
  return {
    shape,
    check(value) {
      const reading = check(value);
      return reading.ok ? fine(become(reading.value)) : reading;
    },
  };
}

/** The same with a problem of its own for whatever does not fit, and for what is wrong inside unless that has one. */
export function refused<T>(schema: Schema<T>, code: string, data?: (given: unknown) => Problem['data']): Schema<T> {
  return {
    shape: schema.shape,
    check(value) {
      const reading = schema.check(value);
      if (reading.ok || reading.problem.code !== MISFIT) return reading;
      const about = data?.(value);
      return fault(about === undefined ? { code } : { code, data: about }, ...reading.path);
    },
  };
}

/** The same with a sentence for the documentation. */
export function about<S extends Schema<unknown>>(description: string, schema: S): S {
  return { ...schema, shape: { ...schema.shape, description } };
}

/** The same as a thing of its own in the documentation. */
export function named<S extends Schema<unknown>>(title: string, schema: S): S {
  return { ...schema, shape: { title, ...schema.shape } };
}

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
