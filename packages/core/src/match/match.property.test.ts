import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bag } from '../../test/bag.ts';
import { pebbles } from '../../test/pebbles.ts';
import { SECRET } from '../../test/table.ts';
import { commitmentOf } from '../chance/fair.ts';
import { remaining } from '../clock/clock.ts';
import type { ClockConfig } from '../clock/clock-config.ts';
import type { Game } from '../game/game.ts';
import { MoveList } from '../game/move-list.ts';
import { CHANCE } from '../game/position.ts';
import { Random } from '../game/random.ts';
import { readScene, replay } from '../scene/record.ts';
import { judge } from '../scene/referee.ts';
import { problems as coreWords } from '../words/en.ts';
import { checkResult } from './check-result.ts';
import { type Command, readCommand } from './commands.ts';
import { createMatch, decide } from './decide.ts';
import { type MatchEvent, readEvents } from './events.ts';
import { extendMatch, foldMatch, ownMatch } from './fold.ts';
import type { Holder } from './holder.ts';
import { matchRecord } from './match-record.ts';
import { OFFER_KINDS } from './offer-kinds.ts';
import { pendingSeats } from './offers.ts';
import type { MatchPlan } from './plan.ts';
import { END_REASONS } from './result.ts';
import { type MatchState, seatToMove } from './state.ts';
import { type Dealer, perform } from './upkeep.ts';

const person: Holder = { kind: 'person', name: 'Ann' };
const holders: Holder[] = [person, { kind: 'bot', level: 1 }, { kind: 'empty' }];

const clocks = fc.constantFrom<ClockConfig>(
  { kind: 'none' },
  { kind: 'fischer', initial: 60_000, increment: 2_000 },
  { kind: 'byo-yomi', main: 5_000, periods: 3, period: 20_000 },
  { kind: 'delay', main: 30_000, delay: 5_000 },
  { kind: 'days', days: 1 },
);

const tables = fc
  .tuple(fc.constantFrom<[Game, number]>([pebbles, 2], [bag, 1], [bag, 2], [bag, 3]), fc.boolean())
  .chain(([[game, seats], fair]) =>
    fc.record({
      game: fc.constant(game),
      /** Whether it is changed in place by whoever runs it, or copied at every step. */
      owned: fc.boolean(),
      plan: fc.record({
        seats: fc.array(fc.constantFrom(...holders.slice(0, fair ? 2 : 3), person, person), {
          minLength: seats,
          maxLength: seats,
        }),
        clock: clocks,
        takeback: fc.constantFrom('off' as const, 'ask' as const, 'free' as const),
        chance: fc.constant<MatchPlan['chance']>(
          fair ? { kind: 'fair', commitment: commitmentOf(SECRET) } : { kind: 'local' },
        ),
      }),
    }),
  );

const seat = fc.nat(3);
const offer = fc.constantFrom(...OFFER_KINDS);
const texts = fc.constantFrom('1', '2', '3', 'stop', 'done', 'keep', 'drop', 'next', '+a', '+b', '+c', '', ' 1');

/** Anything anybody may ask for, sensible or not. */
const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ kind: fc.constant('sit' as const), seat, holder: fc.constantFrom(person, holders[1] as typeof person) }),
  fc.record({ kind: fc.constant('leave' as const), seat }),
  fc.record({ kind: fc.constant('contribute' as const), seat, contribution: fc.constant('ab'.repeat(8)) }),
  fc.record({ kind: fc.constant('move' as const), seat, move: texts }),
  fc.record({ kind: fc.constantFrom('draw' as const, 'auto' as const), move: texts }),
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('offer' as const), seat, offer }) },
  fc.record({ kind: fc.constantFrom('accept' as const, 'decline' as const, 'withdraw' as const), seat, offer }),
  fc.record({ kind: fc.constantFrom('resign' as const), seat }),
  fc.record({ kind: fc.constant('give' as const), seat, to: seat, milliseconds: fc.constant(5_000) }),
  fc.record({ kind: fc.constantFrom('pause' as const, 'resume' as const) }),
  fc.record({ kind: fc.constant('abort' as const), seat: fc.oneof(seat, fc.constant(null)) }),
  fc.record({ kind: fc.constant('reveal' as const), seed: fc.constant(SECRET.seed) }),
  fc.record({ kind: fc.constant('continue' as const), match: fc.constant('next') }),
);

type Wish = Command | 'move' | 'takeback' | 'answer';

/** Mostly what keeps a match going: else it would be over after a few commands. */
const steps = fc.array(
  fc.record({
    wish: fc.oneof(
      { weight: 12, arbitrary: fc.constant('move' as const) },
      { weight: 3, arbitrary: fc.constant('takeback' as const) },
      { weight: 2, arbitrary: fc.constant('answer' as const) },
      { weight: 3, arbitrary: anyCommand },
    ),
    choice: fc.nat(1000),
    wait: fc.oneof(
      { weight: 9, arbitrary: fc.nat(8_000) },
      { weight: 1, arbitrary: fc.integer({ min: -500, max: 200_000 }) },
    ),
  }),
  { minLength: 20, maxLength: 80, size: 'max' },
);

function commandFor(state: MatchState, wish: Wish, choice: number): Command {
  if (typeof wish === 'object') return wish;
  if (state.pausedAt !== null) return { kind: 'resume' };
  const mover = seatToMove(state) ?? choice % state.seats.length;
  if (wish === 'answer') {
    const open = state.offers[choice % Math.max(1, state.offers.length)];
    if (open === undefined && choice % 3 === 0) {
      return { kind: 'offer', seat: mover, offer: choice % 2 === 0 ? 'draw' : 'count' };
    }
    if (open !== undefined && choice % 5 === 0) return { kind: 'withdraw', seat: open.seat, offer: open.kind };
    const asked = open === undefined ? [] : pendingSeats(state.seats, open);
    if (asked.length > 0) return { kind: choice % 4 === 0 ? 'decline' : 'accept', seat: asked[0], offer: open.kind };
  }
  if (wish === 'takeback') {
    // Who moved last has the best chances.
    const last = state.line.at(-1)?.actor ?? 0;
    return { kind: 'offer', seat: last === CHANCE ? mover : last, offer: 'takeback' };
  }
  if (state.startedAt === null) {
    const free = state.seats.findIndex(({ holder }) => holder.kind === 'empty');
    if (free >= 0) return { kind: 'sit', seat: free, holder: person as { kind: 'person'; name: string } };
    const silent = state.seats.findIndex(({ holder, contribution }) => holder.kind === 'person' && contribution === '');
    return { kind: 'contribute', seat: Math.max(0, silent), contribution: 'cd'.repeat(8) };
  }
  const list = new MoveList();
  if (seatToMove(state) !== undefined) state.position.moves(list);
  const move = list.length === 0 ? '1' : state.game.write(state.position, list.moves[choice % list.length]);
  return { kind: 'move', seat: mover, move };
}

/** Plays the steps, looking at every state on the way. What is asked so often is asked without `expect`, which takes longer. */
function play(
  { game, plan, owned }: { game: Game; plan: MatchPlan; owned: boolean },
  list: readonly { wish: Wish; choice: number; wait: number }[],
  look: (before: MatchState, after: MatchState) => void = () => {},
): MatchState {
  const dealer: Dealer = {
    chance: plan.chance.kind === 'fair' ? { kind: 'fair', secret: SECRET } : { kind: 'local', random: new Random(1) },
  };
  let state = folded(game, unwrap(createMatch(game, plan, 1_000)));
  if (owned) state = ownMatch(state);
  let now = 1_000;
  for (const { wish, choice, wait } of list) {
    now = Math.max(0, now + wait);
    const before = { ...state, line: [...state.line] };
    const step = perform(state, commandFor(state, wish, choice), now, dealer);
    const { code } = step.problem ?? {};
    if (code !== undefined && ![coreWords, game.words].some((list) => Object.hasOwn(list, code)))
      throw new Error(`${code} has no words`);
    if ((step.state === state) !== (owned || step.events.length === 0))
      throw new Error('a state is changed in place, or copied for nothing');
    look(before, step.state);
    state = step.state;
  }
  return state;
}

function unwrap<T>(result: { ok: true; value: T } | { ok: false; problem: { code: string } }): T {
  if (!result.ok) throw new Error(result.problem.code);
  return result.value;
}

function folded(game: Game, events: readonly MatchEvent[]): MatchState {
  return unwrap(foldMatch(game, events));
}

/** All of a state that can be compared: the position by what it says. */
function face({ game, position, owned: _owned, events, line, ...rest }: MatchState) {
  return {
    ...rest,
    events: [...events],
    line: [...line],
    ply: position.ply,
    hash: [position.hashLow, position.hashHigh],
    verdict: judge(game, position),
  };
}

const check = (property: fc.IProperty<never> | ReturnType<typeof fc.property>, seed: number, numRuns = 150): void =>
  fc.assert(property as ReturnType<typeof fc.property>, { seed, numRuns });

describe('whatever anybody asks for, at whatever time', () => {
  test('the state on the way is the fold of its events, also after JSON', () => {
    check(
      fc.property(tables, steps, (table, list) => {
        const state = play(table, list);
        expect(face(folded(table.game, state.events))).toEqual(face(state));
        const stored: unknown = JSON.parse(JSON.stringify(state.events));
        const restarted = folded(table.game, unwrap(readEvents(stored)));
        expect(face(restarted)).toEqual(face(state));
      }),
      11,
    );
  });

  test('the result that the record of a match states is right', () => {
    check(
      fc.property(tables, steps, (table, list) => {
        const record: unknown = JSON.parse(JSON.stringify(matchRecord(play(table, list))));
        const played = replay(table.game, unwrap(readScene(record)));
        expect(played.ok && checkResult(played, record)).toBeUndefined();
      }),
      20,
      400,
    );
  });

  test('folding a beginning and then the rest is folding all', () => {
    check(
      fc.property(tables, steps, fc.nat(1000), (table, list, cut) => {
        const { events } = play(table, list);
        const at = 1 + (cut % events.length);
        const beginning = folded(table.game, events.slice(0, at));
        const before = face(beginning);
        expect(face(unwrap(extendMatch(beginning, events.slice(at))))).toEqual(face(folded(table.game, events)));
        expect(face(beginning)).toEqual(before);
      }),
      12,
    );
  });

  test('numbers have no gaps, time does not run back, and there is one end at most', () => {
    check(
      fc.property(tables, steps, (table, list) => {
        const { events, result } = play(table, list);
        for (const [number, event] of events.entries()) {
          if (event.number !== number) throw new Error(`event ${number} has the number ${event.number}`);
          if (number > 0 && event.at < events[number - 1].at) throw new Error(`event ${number} is before the last`);
        }
        expect(events.filter(({ kind }) => kind === 'ended')).toHaveLength(result === null ? 0 : 1);
      }),
      13,
    );
  });

  test('nobody ever has less than no time', () => {
    check(
      fc.property(tables, steps, (table, list) => {
        play(table, list, (_, { clock, seats, at }) => {
          for (const index of seats.keys()) {
            for (const later of [0, 1_000, 10_000_000]) {
              const left = remaining(table.plan.clock, clock, index, at + later);
              const least = Math.min(left.main, left.periods, left.turn, left.total ?? 0);
              if (!(least >= 0)) throw new Error(`${least} left at ${at + later}`);
            }
          }
        });
      }),
      14,
    );
  });

  test('no draw is ever undone, and none is made twice', () => {
    check(
      fc.property(tables, steps, (table, list) => {
        const state = play(table, list, (before, after) => {
          const draws = (line: MatchState['line']) =>
            line.filter(({ actor }) => actor === CHANCE).map(({ text }) => text);
          const known = draws(before.line);
          const now = draws(after.line);
          if (known.some((text, index) => now[index] !== text)) expect(now).toEqual(known);
          if (after.line.length < before.line.length && draws(before.line.slice(after.line.length)).length > 0)
            throw new Error('a draw is undone');
        });
        const numbers = state.events.flatMap((event) => (event.kind === 'drawn' ? [event.draw] : []));
        expect(numbers).toEqual(numbers.map((_, index) => index));
      }),
      15,
      400,
    );
  });

  test('a refused command changes nothing', () => {
    check(
      fc.property(tables, steps, anyCommand, (table, list, command) => {
        const state = play(table, list);
        const before = face(state);
        decide(state, command, state.at + 1);
        expect(face(state)).toEqual(before);
      }),
      16,
    );
  });

  test('a command that meets a problem leaves an owned state as it was, and so do events that do not fit', () => {
    check(
      fc.property(tables, steps, anyCommand, (table, list, command) => {
        const state = play({ ...table, owned: true }, list);
        const before = face(state);
        const step = perform(state, command, state.at);
        if (step.problem !== undefined && step.events.length === 0) expect(face(state)).toEqual(before);
        const known = face(state);
        const number = state.events.length;
        const good = { kind: 'left', seat: 0, number, at: state.at } as const;
        const late = { kind: 'taken-back', seat: 0, to: state.line.length, number: number + 1, at: state.at } as const;
        expect(extendMatch(state, [good, late]).ok).toBe(false);
        expect(face(state)).toEqual(known);
        expect(state.owned).not.toBeNull();
      }),
      20,
    );
  });

  test('the seed of fair chance is in no event before the end', () => {
    check(
      fc.property(tables, steps, (table, list) => {
        const { events } = play(table, list);
        const end = events.findIndex(({ kind }) => kind === 'ended');
        const open = end < 0 ? events : events.slice(0, end + 1);
        expect(JSON.stringify(open)).not.toContain(SECRET.seed);
      }),
      17,
    );
  });
});

test('matches of these properties do get somewhere', () => {
  const seen = new Map<string, number>();
  check(
    fc.property(tables, steps, (table, list) => {
      const { events } = play(table, list);
      for (const event of events) {
        const name = event.kind === 'ended' ? `ended ${event.reason}` : event.kind;
        seen.set(name, (seen.get(name) ?? 0) + 1);
      }
    }),
    18,
    600,
  );
  const events = ['seated', 'left', 'contributed', 'started', 'moved', 'drawn', 'offered', 'accepted', 'declined'];
  const rarer = [
    'withdrawn',
    'agreed',
    'taken-back',
    'resigned',
    'timed-out',
    'aborted',
    'revealed',
    'continued',
    'paused',
    'resumed',
    'given',
  ];
  const ends = END_REASONS.map((reason) => `ended ${reason}`);
  for (const kind of [...events, ...rarer, ...ends]) expect(seen.get(kind) ?? 0, kind).toBeGreaterThan(0);
  expect(seen.get('taken-back')).toBeGreaterThan(100);
  expect(seen.get('drawn')).toBeGreaterThan(1000);
});

test('anything at all is read as a command or events, or refused', () => {
  fc.assert(
    fc.property(fc.anything(), fc.jsonValue(), (anything, json) => {
      for (const value of [
        anything,
        json,
        { kind: json },
        [json],
        [{ kind: 'created', number: 0, at: 0, seats: json }],
      ]) {
        expect(typeof readCommand(value).ok).toBe('boolean');
        expect(typeof readEvents(value).ok).toBe('boolean');
      }
    }),
    { seed: 19, numRuns: 500 },
  );
  expect(readCommand({ kind: 'toString' }).ok).toBe(false);
  expect(readCommand({ kind: 'move', seat: 0, move: 'x', extra: 1 })).toEqual({
    ok: true,
    value: { kind: 'move', seat: 0, move: 'x' },
  });
  expect(readCommand({ kind: 'sit', seat: 0, holder: { kind: 'empty' } }).ok).toBe(false);
});
