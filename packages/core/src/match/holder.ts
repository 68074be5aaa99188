import { problem, type Result } from '../schema/problem.ts';
import {
  about,
  type Infer,
  integer,
  mapped,
  named,
  object,
  oneOf,
  optional,
  plain,
  refused,
  simple,
  variant,
} from '../schema/schema.ts';

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

export const name = mapped(
  refused(simple({ type: 'string', maxLength: NAME_LENGTH, format: 'name' }, isName), 'name-wrong', () => ({
    longest: NAME_LENGTH,
  })),
  (given) => given.trim(),
);
export const level = refused(integer(BOT_LEVELS.min, BOT_LEVELS.max), 'bot-level', () => BOT_LEVELS);

const SEATED = {
  person: object({
    name,
    program: about('Played by a program, with an account of its own.', optional(oneOf(true))),
  }),
  bot: object({ level, name: optional(name) }),
};
const unknownKind = () => problem('holder-kind');

/** Who may sit down. */
export const sitterSchema = named('sitter', variant(SEATED, { unknownKind }));
/** Who sits at a seat. */
export const holderSchema = named(
  'holder',
  refused(variant({ ...SEATED, empty: object({}) }, { unknownKind }), 'holder-not-object'),
);

export type Sitter = Infer<typeof sitterSchema>;
export type Holder = Infer<typeof holderSchema>;

export function readHolder(value: unknown): Result<Holder> {
  return plain(holderSchema.check(value));
}
