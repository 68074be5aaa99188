import { expect, test } from 'vitest';
import type { BusMessage } from '../bus/bus.ts';
import { AddressWire } from './address-wire.ts';

/** Two processes, in a world whose time stands until it is told to go on. */
function twoProcesses() {
  let now = 1_000_000;
  let secrets = 0;
  let isHeard = true;
  const hearers: ((message: BusMessage) => void)[] = [];
  const sizes: number[] = [];
  const living = [true, true];
  const timers: { readonly of: number; readonly act: () => void }[] = [];
  const wires = [0, 1].map((of) => {
    const wire = new AddressWire({
      outside: {
        now: () => now,
        afterTurn: (act) => act(),
        later: (_, act) => {
          const timer = { of, act };
          timers.push(timer);
          return () => timers.splice(timers.indexOf(timer), 1);
        },
        secret: () => String(++secrets),
        complain: () => {},
      },
      bus: {
        isUp: true,
        close: async () => {},
        publishHere: () => {},
        publish: (message) => {
          if (message.kind === 'addresses') sizes.push(message.names.length);
          if (isHeard) for (const hear of hearers) hear(message);
        },
        subscribe: (hear) => {
          hearers.push(hear);
          return () => {};
        },
      },
    });
    wire.start();
    return wire;
  });
  return {
    here: wires[0],
    there: wires[1],
    sizes,
    hush: (is: boolean): void => {
      isHeard = !is;
    },
    kill: (of: number): void => {
      living[of] = false;
    },
    pass(milliseconds: number): void {
      for (const until = now + milliseconds; now < until; ) {
        now += 250;
        for (const { of, act } of timers.splice(0)) if (living[of]) act();
      }
    },
  };
}

test('what an address holds at one process is known at the other, and gone when it has gone', () => {
  const { here, there, pass } = twoProcesses();
  here.note('a', 3);
  pass(250);
  expect([there.elsewhere('a'), here.elsewhere('a'), there.elsewhere('b')]).toEqual([3, 0, 0]);
  here.note('a', 1);
  here.note('b', 2);
  pass(250);
  expect([there.elsewhere('a'), there.elsewhere('b')]).toEqual([1, 2]);
  here.note('a', 0);
  pass(250);
  expect([there.elsewhere('a'), there.elsewhere('b')]).toEqual([0, 2]);
});

test('a message that goes astray is made good when all is said again', () => {
  const { here, there, pass, hush } = twoProcesses();
  here.note('a', 3);
  here.note('b', 1);
  pass(250);
  hush(true);
  here.note('a', 7);
  here.note('b', 0);
  pass(250);
  hush(false);
  expect([there.elsewhere('a'), there.elsewhere('b')]).toEqual([3, 1]);
  pass(5_000);
  expect([there.elsewhere('a'), there.elsewhere('b')]).toEqual([7, 0]);
});

test('a process that was killed has nobody after a while, one that says goodbye at once', () => {
  const { here, there, pass } = twoProcesses();
  here.note('a', 3);
  there.note('a', 2);
  pass(250);
  here.stop();
  expect(there.elsewhere('a')).toBe(0);
  expect(here.elsewhere('a')).toBe(2);
  const other = twoProcesses();
  other.here.note('a', 3);
  other.pass(250);
  other.kill(0);
  other.pass(10_000);
  expect(other.there.elsewhere('a')).toBe(3);
  other.pass(6_000);
  expect(other.there.elsewhere('a')).toBe(0);
});

test('of very many addresses those are told that hold most, in messages of bounded length', () => {
  const { here, there, pass, sizes } = twoProcesses();
  for (let number = 0; number < 2_000; number++) here.note(`n${number}`, number + 1);
  pass(250);
  expect(there.elsewhere('n1999')).toBe(2_000);
  expect(there.elsewhere('n100')).toBe(0);
  expect(Math.max(...sizes)).toBe(100);
});
