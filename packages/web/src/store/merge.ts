/**
 * Two states of a small value, from two devices or two times, made one. What is kept by name is merged name by name, lists of
 * words hold what either held; where both say different things the newer one is right.
 */
export function merge(older: unknown, newer: unknown): unknown {
  if (newer === undefined || newer === null) return older;
  if (isFields(older) && isFields(newer)) {
    const names = new Set([...Object.keys(older), ...Object.keys(newer)]);
    return Object.fromEntries([...names].map((name) => [name, merge(own(older, name), own(newer, name))]));
  }
  if (isWords(older) && isWords(newer)) return [...new Set([...older, ...newer])];
  return newer;
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isWords(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

function own(fields: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}
