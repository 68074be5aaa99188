import { expect, test } from 'vitest';
import { type Bus, LocalBus } from '../bus/bus.ts';
import { AddressRates } from '../http/rates.ts';
import { LIMITS } from '../limits.ts';
import type { Outside } from '../outside.ts';
import { RatesWire } from './rates-wire.ts';

const ADDRESS = '203.0.113.66';

/** Two processes that hear each other once a second, in a world whose time stands until it is told to go on. */
function twoProcesses() {
  let now = 1_000_000;
  let secrets = 0;
  let timers: (() => void)[] = [];
  const bus: Bus = new LocalBus();
  const outside: Outside = {
    now: () => now,
    afterTurn: (act) => act(),
    later: (_, act) => {
      timers.push(act);
      return () => {
        timers = timers.filter((each) => each !== act);
      };
    },
    secret: () => String(++secrets),
    complain: () => {},
  };
  const limits = { ...LIMITS, attempts: { burst: 10, perSecond: 0.1 } };
  const rates = [0, 1].map(() => {
    const own = new AddressRates(limits, () => now);
    const wire = new RatesWire({ outside, bus, rates: own, shared: own.shared });
    wire.start();
    return own;
  });
  return {
    rates,
    second() {
      now += 1_000;
      for (const act of timers.splice(0)) act();
    },
  };
}

const triesAt = (rates: AddressRates): number => {
  let given = 0;
  while (rates.mayTry(ADDRESS)) given++;
  return given;
};

test('what an address takes at one process it cannot take again at another', () => {
  const { rates, second } = twoProcesses();
  const [here, there] = rates;
  expect(triesAt(here)).toBe(10);
  second();
  expect(triesAt(there)).toBe(0);
  // Another address has all of it.
  expect(there.mayTry('203.0.113.67')).toBe(true);
});

test('who takes from both at once owes it, no more than that, and has it again in time', () => {
  const { rates, second } = twoProcesses();
  for (const each of rates) expect(triesAt(each)).toBe(10);
  second();
  for (const each of rates) expect(triesAt(each)).toBe(0);
  // Ten are owed at a tenth a second, and the eleventh is to be had.
  for (let passed = 0; passed < 90; passed++) second();
  for (const each of rates) expect(triesAt(each)).toBe(0);
  for (let passed = 0; passed < 20; passed++) second();
  expect(triesAt(rates[0])).toBe(1);
});

test('whoever is cut off at one process for saying too much is let in at none for a while', () => {
  const { rates, second } = twoProcesses();
  const [here, there] = rates;
  here.shun(ADDRESS);
  expect([here.isShunned(ADDRESS), there.isShunned(ADDRESS), there.isShunned('203.0.113.67')]).toEqual([
    true,
    true,
    false,
  ]);
  for (let passed = 0; passed < LIMITS.shunned; passed++) second();
  expect([here.isShunned(ADDRESS), there.isShunned(ADDRESS)]).toEqual([false, false]);
});
