import { expect, test } from 'vitest';
import { LIMITS } from '../limits.ts';
import { AddressRates } from './rates.ts';

test('whoever was cut off for saying too much may come back after a while, and not before', () => {
  let now = 1_000_000;
  const rates = new AddressRates({ ...LIMITS, shunned: 10 }, () => now);
  rates.shun('203.0.113.66');
  now += 5_000;
  rates.shun('2001:db8::1');
  const shunned = () =>
    ['203.0.113.66', '203.0.113.67', '2001:db8::2', '2001:db8:0:1::2'].map((each) => rates.isShunned(each));
  expect(shunned()).toEqual([true, false, true, false]);
  now += 5_000;
  expect(shunned()).toEqual([false, false, true, false]);
  // Who floods again waits again, from then on.
  now += 4_000;
  rates.shun('2001:db8::1');
  now += 9_999;
  expect(shunned()).toEqual([false, false, true, false]);
  now += 1;
  expect(shunned()).toEqual([false, false, false, false]);
});
