import {
  chanceSchema,
  clockSchema,
  commandSchema,
  eventSchema,
  holderSchema,
  matchKeysSchema,
  planSchema,
  recordSchema,
  remarksSchema,
  resultSchema,
  setupSchema,
  sitterSchema,
  variationSchema,
} from '@countertop/core';
import { type Chapter, chaptersOf } from './schema-docs.ts';

const CHAPTERS: readonly Chapter[] = [
  [
    'Event',
    'What has happened in a match, as it is stored and sent (`readEvents`). Everything else about a match is a fold of its list of events.',
    eventSchema,
  ],
  [
    'Command',
    'What somebody wants to happen (`readCommand`, `decide`). A command leads to events, or is refused with a code.',
    commandSchema,
  ],
  ['Plan', 'What is settled when a match is created (`readPlan`, `createMatch`).', planSchema],
  [
    'Record',
    'A game to keep or to send (`readScene`, `replay`): enough to come to the same position on every machine. More keys may stand beside these.',
    recordSchema,
  ],
  ['Keys of a match', 'What the record of a match says beside that (`matchRecord`).', matchKeysSchema],
  [
    'Remarks',
    'What the record of a study says beside that (`readStudy`). Everything is counted in moves from the beginning of the game.',
    remarksSchema,
  ],
  ['Variation', 'Another way to go on, with remarks of its own.', variationSchema],
  ['Holder', 'Who sits at a seat.', holderSchema],
  ['Sitter', 'Who sits down at a seat.', sitterSchema],
  [
    'Clock',
    'How the seats’ time is measured, in milliseconds but for days. Other fields than these are refused.',
    clockSchema,
  ],
  ['Chance', 'Where draws come from.', chanceSchema],
  ['Setup', 'A position to begin from.', setupSchema],
  ['Result', 'How a match ended.', resultSchema],
];

/** The page docs/events.md, made from the schemas. */
export function messageDocs(): string {
  return `# Events, commands, plans and records
What comes from outside and what goes there, in JSON. This page is made from the schemas in \`packages/core\` by \`npm run docs\`; they are
also what checks it. Fields that are not described are dropped. A short text has at most 200 characters.

${chaptersOf(CHAPTERS)}
`;
}
