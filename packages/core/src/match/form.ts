import { isContribution } from '../fair.ts';
import { readHolder } from './holder.ts';
import { OFFER_KINDS } from './offer-kinds.ts';

/** Says whether a field's value is one. Absent fields are undefined. */
export type Test = (value: unknown) => boolean;
/** The fields of a plain object that somebody sent; the first test that fails names what is wrong. */
export type Form = Readonly<Record<string, Test>>;

export const isText: Test = (value) => typeof value === 'string' && value.length <= 200;
export const isCount: Test = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
export const isHolder: Test = (value) => readHolder(value).ok;
export const isAdded: Test = isContribution;
export const isOffer: Test = (value) => (OFFER_KINDS as readonly unknown[]).includes(value);
export const isNull: Test = (value) => value === null;
export const isIndexList: Test = (value) => Array.isArray(value) && value.every(isCount);
export const isNumberList: Test = (value) => Array.isArray(value) && value.every((each) => Number.isFinite(each));

export const optional =
  (test: Test): Test =>
  (value) =>
    value === undefined || test(value);
export const either =
  (...tests: readonly Test[]): Test =>
  (value) =>
    tests.some((test) => test(value));
export const oneOf =
  (...values: readonly unknown[]): Test =>
  (value) =>
    values.includes(value);

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The name of the first field that does not fit, or undefined where all do. */
export function misfit(form: Form, value: Record<string, unknown>): string | undefined {
  for (const [name, test] of Object.entries(form)) {
    if (!test(Object.hasOwn(value, name) ? value[name] : undefined)) return name;
  }
  return undefined;
}

/** Only the form's fields, so that nothing unasked for travels on. */
export function onlyFields(form: Form, value: Record<string, unknown>): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const name of Object.keys(form)) {
    if (Object.hasOwn(value, name) && value[name] !== undefined) kept[name] = value[name];
  }
  return kept;
}
