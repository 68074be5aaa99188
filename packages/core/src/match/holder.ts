import { bad, good, type Result } from '../problem.ts';

/** Who sits at a seat. */
export type Holder =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: number; readonly name?: string }
  | { readonly kind: 'empty' };

export const NAME_LENGTH = 40;
export const BOT_LEVELS = { min: 1, max: 20 } as const;

export function isName(value: unknown): value is string {
  // Control and formatting characters could pass a name off as another, or break a line of text.
  return (
    typeof value === 'string' &&
    value.length <= NAME_LENGTH &&
    value.trim() !== '' &&
    !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(value)
  );
}

export function readHolder(value: unknown): Result<Holder> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return bad('holder-not-object');
  const { kind, name, level } = value as Record<string, unknown>;
  switch (kind) {
    case 'empty':
      return good({ kind });
    case 'person':
      return isName(name) ? good({ kind, name: name.trim() }) : bad('name-wrong', { longest: NAME_LENGTH });
    case 'bot': {
      const { min, max } = BOT_LEVELS;
      if (!Number.isInteger(level) || (level as number) < min || (level as number) > max) {
        return bad('bot-level', { min, max });
      }
      if (name === undefined) return good({ kind, level: level as number });
      if (!isName(name)) return bad('name-wrong', { longest: NAME_LENGTH });
      return good({ kind, level: level as number, name: name.trim() });
    }
    default:
      return bad('holder-kind');
  }
}
