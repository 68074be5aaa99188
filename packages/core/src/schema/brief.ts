/**
 * A short form of anything somebody sent, for messages. Lists and objects are not written out: they may be nested
 * deeper than can be written.
 */
export function brief(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '[]' : '[…]';
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0 ? '{}' : '{…}';
  const text = String(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
