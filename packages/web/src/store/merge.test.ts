import { describe, expect, it } from 'vitest';
import { merge } from './merge.ts';

describe('two states of a small value', () => {
  it('lose nothing that only one of them has', () => {
    const older = { a: { done: ['one', 'two'], at: { three: 'x' } }, b: { rating: 900 } };
    const newer = { a: { done: ['two', 'four'], at: {} }, c: 1 };
    expect(merge(older, newer)).toEqual({
      a: { done: ['one', 'two', 'four'], at: { three: 'x' } },
      b: { rating: 900 },
      c: 1,
    });
  });

  it('where they differ are as the newer one', () => {
    expect(merge({ rating: 900, motion: true }, { rating: 950, motion: false })).toEqual({
      rating: 950,
      motion: false,
    });
    expect(merge([{ level: 1 }], [{ level: 2 }])).toEqual([{ level: 2 }]);
    expect(merge({ a: 1 }, 'text')).toBe('text');
  });

  it('are the other one where one is missing', () => {
    expect(merge(undefined, 1)).toBe(1);
    expect(merge(1, undefined)).toBe(1);
  });

  it('are plain values, whatever they are called', () => {
    const merged = merge(JSON.parse('{"__proto__":{"a":1}}'), { b: 1 });
    expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
  });
});
