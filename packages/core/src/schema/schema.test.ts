import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { type ClockConfig, clockSchema, readClock } from '../clock/clock-config.ts';
import { type Command, commandSchema, readCommand } from '../match/commands.ts';
import { type EventOf, eventSchema, type MatchEvent, readEvents } from '../match/events.ts';
import { type Holder, holderSchema } from '../match/holder.ts';
import { matchKeysSchema } from '../match/match-record.ts';
import { planSchema } from '../match/plan.ts';
import { recordSchema } from '../scene/record.ts';
import { remarksSchema } from '../walk/study-record.ts';
import * as schema from './schema.ts';

const { about, count, dictionary, flag, integer, list, number, object, oneOf, optional, text, variant } = schema;

const person = object({ name: text(10), age: optional(integer(0, 150)), tags: list(oneOf('red', 'blue')) });

describe('a schema', () => {
  it('takes what is described, and drops the rest', () => {
    const value = { name: 'Ann', tags: ['red'], extra: 1, age: undefined };
    expect(schema.read(person, value)).toStrictEqual({ ok: true, value: { name: 'Ann', tags: ['red'] } });
    expectTypeOf<schema.Infer<typeof person>>().toEqualTypeOf<{
      readonly name: string;
      readonly age?: number;
      readonly tags: readonly ('red' | 'blue')[];
    }>();
  });

  it('says where something is wrong', () => {
    const wrong = (value: unknown) => {
      const read = schema.read(person, value);
      return read.ok ? 'fine' : read.problem;
    };
    expect(wrong({ name: 'Ann', tags: ['red', 'green'] })).toEqual({ code: 'form-wrong', data: { path: 'tags.1' } });
    expect(wrong({ tags: [] })).toEqual({ code: 'form-wrong', data: { path: 'name' } });
    expect(wrong({ name: 'Ann', age: 1.5, tags: [] })).toEqual({ code: 'form-wrong', data: { path: 'age' } });
    expect(wrong(7)).toEqual({ code: 'form-wrong', data: { path: '' } });
  });

  it('has problems of its own where it is given some, the innermost first', () => {
    const named = schema.refused(text(), 'name-wrong', (given) => ({ given: String(given) }));
    const group = schema.refused(object({ names: list(named) }), 'group-wrong');
    expect(schema.read(group, { names: ['Ann', 5] })).toEqual({
      ok: false,
      problem: { code: 'name-wrong', data: { given: '5', path: 'names.1' } },
    });
    expect(schema.read(group, { names: 'Ann' })).toEqual({
      ok: false,
      problem: { code: 'group-wrong', data: { path: 'names' } },
    });
  });

  it('tells objects apart by their kind', () => {
    const shape = variant({ circle: object({ radius: number }), dot: object({}) }, { common: { at: count } });
    expect(schema.read(shape, { kind: 'circle', at: 1, radius: 2.5, side: 3 })).toStrictEqual({
      ok: true,
      value: { kind: 'circle', at: 1, radius: 2.5 },
    });
    for (const kind of ['square', 'toString', '__proto__', 'constructor', undefined, 5]) {
      expect(schema.read(shape, { kind, at: 1 })).toMatchObject({ problem: { data: { path: 'kind' } } });
    }
    expectTypeOf<schema.Infer<typeof shape>>().toEqualTypeOf<
      | { readonly kind: 'circle'; readonly at: number; readonly radius: number }
      | { readonly kind: 'dot'; readonly at: number }
    >();
  });

  it('looks at own fields only, and makes own ones', () => {
    expect(schema.read(person, Object.create({ name: 'Ann', tags: [] })).ok).toBe(false);
    const told = schema.read(dictionary(flag), JSON.parse('{"__proto__": true, "constructor": false}'));
    expect(told.ok && Object.keys(told.value)).toEqual(['__proto__', 'constructor']);
    expect(told.ok && Object.getPrototypeOf(told.value)).toBe(Object.prototype);
  });

  it('describes itself', () => {
    expect(schema.jsonSchema(about('Somebody.', person))).toEqual({
      description: 'Somebody.',
      type: 'object',
      properties: {
        name: { type: 'string', maxLength: 10 },
        age: { type: 'integer', minimum: 0, maximum: 150 },
        tags: { type: 'array', items: { enum: ['red', 'blue'] } },
      },
      required: ['name', 'tags'],
    });
  });
});

/** Whatever fits a shape. */
function fitting(shape: schema.Shape): fc.Arbitrary<unknown> {
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum !== undefined) return fc.constantFrom(...shape.enum);
  if (shape.anyOf !== undefined) return fc.oneof(...shape.anyOf.map(fitting));
  switch (shape.type) {
    case 'string':
      if (shape.format === 'name') return fc.stringMatching(/^[a-zà-я][a-z -]{0,39}$/u);
      if (shape.format === 'hex') return fc.stringMatching(/^([0-9a-f]{2}){8,32}$/);
      if (shape.pattern !== undefined) return fc.stringMatching(new RegExp(shape.pattern));
      return fc.string(shape.maxLength === undefined ? {} : { maxLength: shape.maxLength });
    case 'integer':
      return fc.maxSafeInteger().map((each) => {
        const { minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER } = shape;
        return each >= minimum && each <= maximum
          ? each
          : minimum + (Math.abs(each) % (Math.min(maximum, 2 ** 52) - minimum + 1));
      });
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(fitting(shape.items ?? {}), { maxLength: 5 });
    case 'object': {
      const { properties, required = [], additionalProperties: values } = shape;
      if (properties === undefined)
        return fc.dictionary(fc.string(), fitting(typeof values === 'object' ? values : {}));
      const fields = Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, fitting(each)]));
      return fc.record(fields, { requiredKeys: [...required] });
    }
    default:
      return fc.anything();
  }
}

const ALL: Readonly<Record<string, schema.Schema<unknown>>> = {
  event: eventSchema,
  command: commandSchema,
  plan: planSchema,
  record: recordSchema,
  'keys of a match': matchKeysSchema,
  remarks: remarksSchema,
  holder: holderSchema,
  clock: clockSchema,
};

/** What a shape cannot say: a clock must leave time for a first turn, and who moves first must have a seat. */
const UNSAID = ['clock-empty', 'setup-turn'];

describe.each(Object.entries(ALL))('what comes from outside: %s', (_, one) => {
  it('is taken where it fits, and is the same when it comes again', () => {
    fc.assert(
      fc.property(fitting(one.shape), (value) => {
        const first = one.check(value);
        if (!first.ok) return UNSAID.includes(first.problem.code);
        expect(one.check(first.value)).toEqual(first);
        return true;
      }),
      { seed: 10, numRuns: 300 },
    );
  });

  it('is refused, not thrown at, whatever else it is', () => {
    const kinds = fc.constantFrom('created', 'sit', 'bot', 'fischer', 'fair', 'toString', '__proto__');
    const hostile = fc.oneof(
      fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true, withSparseArray: true }),
      fc.record({ kind: kinds, number: fc.anything(), at: fc.anything(), seat: fc.anything(), seats: fc.anything() }),
      fitting(one.shape).chain((value) =>
        fc.record({ kind: kinds, moves: fc.constant(value), seats: fc.constant(value) }),
      ),
      fc.constantFrom(
        ...['{"__proto__": {"kind": "none"}}', '{"kind": "__proto__"}', '[[]]'].map((each) => JSON.parse(each)),
      ),
    );
    fc.assert(
      fc.property(hostile, (value) => {
        expect(typeof schema.read(one, value).ok).toBe('boolean');
      }),
      { seed: 10, numRuns: 300 },
    );
  });

  it('may be nested deeper than anything can be called', () => {
    let deep: unknown = [];
    for (let level = 0; level < 100_000; level++)
      deep = level % 2 === 0 ? [deep] : { kind: 'created', seats: deep, options: deep };
    for (const value of [
      deep,
      { kind: 'created', number: 0, at: 0, version: 1, game: deep },
      { kind: 'sit', seat: 0, holder: deep },
    ]) {
      expect(typeof schema.read(one, value).ok).toBe('boolean');
    }
  });
});

describe('what follows from the schemas', () => {
  it('is as precise as if it were written by hand', () => {
    expectTypeOf<Holder>().toEqualTypeOf<
      | { readonly kind: 'person'; readonly name: string; readonly program?: true }
      | { readonly kind: 'bot'; readonly level: number; readonly name?: string }
      | { readonly kind: 'empty' }
    >();
    expectTypeOf<Extract<ClockConfig, { kind: 'fischer' }>>().toEqualTypeOf<{
      readonly kind: 'fischer';
      readonly initial: number;
      readonly increment: number;
    }>();
    expectTypeOf<EventOf<'moved'>>().toEqualTypeOf<{
      readonly kind: 'moved';
      readonly number: number;
      readonly at: number;
      readonly id?: string;
      readonly seat: number;
      readonly move: string;
      readonly by?: 'lapse' | 'auto';
    }>();
    expectTypeOf<EventOf<'aborted'>['seat']>().toEqualTypeOf<number | null>();
    expectTypeOf<Extract<Command, { kind: 'sit' }>['holder']>().toEqualTypeOf<Exclude<Holder, { kind: 'empty' }>>();
    expectTypeOf<MatchEvent['kind']>().not.toEqualTypeOf<string>();
  });

  it('keeps the codes that callers know', () => {
    const event = { kind: 'moved', number: 0, at: 0, seat: 0, move: 'c4' };
    expect(readEvents([event, { ...event, seat: -1 }])).toEqual({
      ok: false,
      problem: { code: 'event-form', data: { index: 1, field: 'seat' } },
    });
    expect(readEvents([{ ...event, kind: 'flown' }])).toEqual({
      ok: false,
      problem: { code: 'event-kind', data: { index: 0, given: 'flown' } },
    });
    expect(readEvents([7])).toEqual({ ok: false, problem: { code: 'event-form', data: { index: 0, field: 'kind' } } });
    expect(readEvents([{ ...event, extra: 1 }])).toEqual({ ok: true, value: [event] });
    const problemOf = (value: unknown) => {
      const read = readCommand(value);
      return read.ok ? 'fine' : read.problem;
    };
    expect(problemOf([])).toEqual({ code: 'command-not-object' });
    expect(problemOf({ kind: 'fly' })).toEqual({ code: 'command-kind', data: { given: 'fly' } });
    expect(problemOf({ kind: 'move', seat: 0, move: 5 })).toEqual({
      code: 'command-field',
      data: { kind: 'move', field: 'move' },
    });
    expect(problemOf({ kind: 'sit', seat: 0, holder: 5 })).toEqual({
      code: 'command-field',
      data: { kind: 'sit', field: 'holder' },
    });
    expect(problemOf({ kind: 'sit', seat: 0, holder: { kind: 'bot', level: 99 } })).toEqual({
      code: 'bot-level',
      data: { min: 1, max: 20 },
    });
    expect(problemOf({ kind: 'sit', seat: 0, holder: { kind: 'empty' } })).toEqual({ code: 'holder-kind' });
    expect(readClock({ kind: 'days', days: 99 })).toEqual({
      ok: false,
      problem: { code: 'clock-number', data: { name: 'days', min: 1, max: 30, given: '99' } },
    });
  });

  it('passes on nothing that was not asked for, not even deep inside', () => {
    const sitting = { kind: 'sit', seat: 0, holder: { kind: 'person', name: ' Ann ', admin: true }, by: 'me' };
    expect(readCommand(sitting)).toStrictEqual({
      ok: true,
      value: { kind: 'sit', seat: 0, holder: { kind: 'person', name: 'Ann' } },
    });
  });
});
