import type { MatchEvent } from '@countertop/core';
import { describe, expect, test } from 'vitest';
import { check, checkOutbound, checkStamps } from './check.ts';
import { type Asked, type History, newHistory, textOf } from './history.ts';

const event = (number: number, id?: string, at = number): MatchEvent => ({
  number,
  at,
  kind: 'moved',
  seat: number % 2,
  move: 'a1',
  ...(id === undefined ? {} : { id }),
});
const LOG = [event(0), event(1, 'a', 10), event(2, 'b', 30)];
const move = (id: string, at: number, rest: Partial<Asked> = {}): Asked => ({
  id,
  at,
  command: { kind: 'move', seat: 0, move: 'a1' },
  ...rest,
});

/** Somebody who saw all of a log. */
function witness(who: string, log: readonly MatchEvent[], asked: readonly Asked[] = []): History {
  const history = newHistory(who);
  history.asked.push(...asked);
  history.events.push(...log.map(textOf));
  history.seen.push(...log.map((_, number) => ({ at: number * 10 + 5, count: number + 1 })));
  return history;
}

describe('a history in which nothing is wrong', () => {
  test('is found to be so', () => {
    const ann = witness('Ann', LOG, [move('a', 8, { promised: 12 })]);
    const bob = witness('Bob', LOG, [
      move('b', 20, { promised: 31 }),
      move('c', 40, { refused: { at: 41, code: 'no' } }),
    ]);
    bob.reads.push({ asked: 26, answered: 28, count: 3 });
    expect(check(LOG, [ann, bob])).toEqual([]);
    expect(checkStamps(LOG, [ann, bob])).toEqual([]);
  });

  test('may have been refused by a disk that had written it', () => {
    const ann = witness('Ann', LOG, [move('a', 8, { refused: { at: 12, code: 'store-failed' } })]);
    expect(check(LOG, [ann])).toEqual([]);
  });
});

describe('what is planted is found', () => {
  const faults: readonly [string, RegExp, () => string[]][] = [
    ['a lost move', /0 times/, () => check(LOG, [witness('Ann', LOG, [move('x', 1, { promised: 2 })])])],
    [
      'a doubled move',
      /2 times/,
      () => {
        const log = [...LOG, event(3, 'a')];
        return check(log, [witness('Ann', log, [move('a', 1)])]);
      },
    ],
    [
      'a move that was refused and made',
      /refused a move \(no\)/,
      () => check(LOG, [witness('Ann', LOG, [move('a', 1, { refused: { at: 2, code: 'no' } })])]),
    ],
    [
      'an order that is not that of time',
      /was promised before/,
      () => check(LOG, [witness('Ann', LOG, [move('b', 1, { promised: 2 }), move('a', 5, { promised: 6 })])]),
    ],
    [
      'a stale read',
      /Bob read 1 events where 3/,
      () => {
        const bob = witness('Bob', LOG);
        bob.reads.push({ asked: 100, answered: 101, count: 1 });
        return check(LOG, [bob]);
      },
    ],
    [
      'an acknowledgement that another node does not know of',
      /Bob read 1 events where 2/,
      () => {
        const ann = witness('Ann', [], [move('a', 1, { promised: 2 })]);
        const bob = witness('Bob', []);
        bob.reads.push({ asked: 3, answered: 4, count: 1 });
        return check(LOG, [ann, bob]);
      },
    ],
    [
      'two reads, of which the second knows less',
      /Ann read 2 events where 3/,
      () => {
        const [ann, bob] = [witness('Ann', []), witness('Bob', [])];
        bob.reads.push({ asked: 1, answered: 2, count: 3 });
        ann.reads.push({ asked: 3, answered: 4, count: 2 });
        return check(LOG, [ann, bob]);
      },
    ],
    ['another board', /another event 1/, () => check(LOG, [witness('Ann', [LOG[0], event(1, 'z'), LOG[2]])])],
    ['a board that stays behind', /2 events of 3/, () => check(LOG, [witness('Ann', LOG.slice(0, 2))])],
    [
      'a board that changed its mind',
      /two different things/,
      () => {
        const ann = witness('Ann', LOG);
        ann.contradiction = 'event 1';
        return check(LOG, [ann]);
      },
    ],
    [
      'a clock that is ahead',
      /4988 ms after/,
      () => checkStamps([event(0, 'a', 5_000)], [witness('Ann', [], [move('a', 8, { promised: 12 })])]),
    ],
    [
      'a clock that is behind',
      /ms before/,
      () => checkStamps([event(0, 'a', 5)], [witness('Ann', [], [move('a', 8_000, { promised: 8_012 })])]),
    ],
    ['a seed', /seed left/, () => checkOutbound(['{"kind":"presence","x":"5eed"}'], ['5eed'], [])],
    ['a secret', /secret left/, () => checkOutbound(['{"kind":"welcome","x":"c00c1e"}'], [], ['c00c1e'])],
  ];
  test.each(faults)('%s', (_, found, plant) => {
    expect(plant().filter((fault) => found.test(fault))).not.toEqual([]);
  });

  test('a seed that is published is not', () => {
    expect(checkOutbound(['{"events":[{"number":9,"kind":"revealed","seed":"5eed"}]}'], ['5eed'], [])).toEqual([]);
  });
});
