/** Assertions without a test runner, so that the laws can be used with any. */

export function expectThat(condition: boolean, message: string): void {
  if (!condition) throw new Error(message);
}

export function expectEqual(actual: unknown, wanted: unknown, what: string): void {
  const difference = firstDifference(actual, wanted, '');
  if (difference !== undefined) throw new Error(`${what}: ${difference}`);
}

function firstDifference(actual: unknown, wanted: unknown, path: string): string | undefined {
  if (Object.is(actual, wanted)) return undefined;
  const both = typeof actual === 'object' && typeof wanted === 'object' && actual !== null && wanted !== null;
  if (!both) return `${path || 'value'} is ${show(actual)}, not ${show(wanted)}`;
  // Element by element, because going by names is slow on long arrays.
  if (ArrayBuffer.isView(actual) && ArrayBuffer.isView(wanted)) {
    const [one, other] = [actual as Int32Array, wanted as Int32Array];
    if (one.length !== other.length) return `${path} has ${one.length} elements, not ${other.length}`;
    for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return `${path}.${i} is ${one[i]}, not ${other[i]}`;
    return undefined;
  }
  const names = new Set([...Object.keys(actual), ...Object.keys(wanted)]);
  for (const name of names) {
    const difference = firstDifference(
      (actual as Record<string, unknown>)[name],
      (wanted as Record<string, unknown>)[name],
      path === '' ? name : `${path}.${name}`,
    );
    if (difference !== undefined) return difference;
  }
  return undefined;
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
