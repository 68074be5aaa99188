import { schema } from '@countertop/core';
import { chatText, personId, seat, time } from './fields.ts';

const { about, count, named, nullable, object, oneOf, text, variant } = schema;

/** What can be said in every language; the sentences stand in words/. */
export const PHRASES = [
  'hello',
  'good-luck',
  'one-moment',
  'good-move',
  'oops',
  'thanks',
  'good-game',
  'again',
  'goodbye',
] as const;

export const remarkSchema = named(
  'remark',
  variant({ phrase: object({ phrase: oneOf(...PHRASES) }), free: object({ text: chatText }) }),
);
export type Remark = schema.Infer<typeof remarkSchema>;

export const chatLineSchema = named(
  'line',
  object({
    number: about('From 0 at each table, without gaps.', count),
    at: time,
    person: personId,
    name: text(200),
    seat: about('null: somebody who watches.', nullable(seat)),
    remark: remarkSchema,
  }),
);
export type ChatLine = schema.Infer<typeof chatLineSchema>;
