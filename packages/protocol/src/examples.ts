import type { AnswerOf, BodyOf, RouteName } from './routes.ts';
import type { Membership, TableSummary } from './table.ts';

type Examples = {
  readonly [N in RouteName]?: { readonly body?: Partial<BodyOf<N>>; readonly answer?: AnswerOf<N> };
};

const table = 'a055b3c158b23ab5';
const person = '0f1e2d3c4b5a6978';
const made = 1_763_300_000_000;
const settings = { visibility: 'private', grace: 120_000, standIn: 5, chat: 'free' } as const;

/** The game of examples/lineup. */
const game = 'lineup';
const options = { width: 9 };

const summary: TableSummary = {
  table,
  game,
  options,
  seats: [{ kind: 'person', name: 'Ann' }, { kind: 'empty' }],
  clock: { kind: 'fischer', initial: 300_000, increment: 5_000 },
  takeback: 'ask',
  ...settings,
  status: 'open',
  created: made,
  updated: made,
  moves: 0,
  turn: null,
  due: null,
  result: null,
  rematch: null,
  spectators: 0,
  mine: [0],
};

const membership: Membership = { table, ...settings, host: person, people: [person, null], mine: [0] };

/** What is said by some routes, as it looks: shown in the documentation, and checked against the schemas by a test. */
export const EXAMPLES: Examples = {
  makeTable: {
    body: {
      game,
      options,
      seats: [{ kind: 'me' }, { kind: 'open' }],
      clock: { kind: 'fischer', initial: 300_000, increment: 5_000 },
      visibility: 'private',
    },
    answer: { summary, membership },
  },
  sit: { body: { contribution: '00112233445566778899aabbccddeeff' }, answer: { summary, membership } },
  makeBot: {
    body: { name: 'Clockwork' },
    answer: { bot: { person: `bot${person}`, name: 'Clockwork', made }, token: '5e'.repeat(32) },
  },
  bots: { answer: { bots: [{ person: `bot${person}`, name: 'Clockwork', made }] } },
  moves: { answer: { ply: 2, seat: 0, moves: ['a', 'b', 'i'] } },
  command: {
    body: { id: 'mine-17', command: { kind: 'move', seat: 0, move: 'b', ply: 2 } },
    answer: { table, before: false },
  },
  events: {
    answer: { table, from: 7, events: [{ number: 7, at: made, id: 'mine-17', kind: 'moved', seat: 0, move: 'b' }] },
  },
  quick: { body: { game, clock: { kind: 'none' } }, answer: { summary, membership } },
};
