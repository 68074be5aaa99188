import { type Problem, schema } from '@countertop/core';

const { about, dictionary, named, object, optional, simple, text } = schema;

/** Why something was refused: a code with data, as everywhere. Sentences are made where they are read. */
export const problemSchema: schema.Schema<Problem> = named(
  'problem',
  object({
    code: text(60),
    data: about(
      'What the sentence for the code is filled with.',
      optional(
        dictionary(
          simple(
            { anyOf: [{ type: 'number' }, { type: 'string' }] },
            (value): value is string | number => typeof value === 'string' || Number.isFinite(value),
          ),
        ),
      ),
    ),
  }),
);
