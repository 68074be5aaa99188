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
