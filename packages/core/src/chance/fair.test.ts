import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bag } from '../../test/bag.ts';
import { startPosition } from '../scene/record.ts';
import {
  canonicalDraws,
  chooseDraw,
  commitmentOf,
  drawBelow,
  drawStream,
  evenly,
  fairDraw,
  isContribution,
  newContribution,
  newSecret,
  readSecret,
} from './fair.ts';
import { hmacSha256, unhex } from './hmac.ts';
import { hex } from './sha256.ts';

const SEED = { seed: '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff' };

test('HMAC-SHA-256 is that of node:crypto, for keys and messages of every length', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.uint8Array({ maxLength: 300 }), (key, message) => {
      expect(hex(hmacSha256(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
    }),
    { seed: 1 },
  );
});

test('hex is read back, and nothing else is hex', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
      expect(unhex(hex(bytes))).toEqual(bytes);
    }),
    { seed: 2 },
  );
  for (const text of ['0', 'AB', 'xy', ' ab', 'abc']) expect(unhex(text)).toBeUndefined();
});

test('the commitment is the SHA-256 of the bytes of the seed', () => {
  const wanted = createHash('sha256').update(Buffer.from(SEED.seed, 'hex')).digest('hex');
  expect(commitmentOf(SEED)).toBe(wanted);
});

test('the stream of a draw is HMAC blocks over draw number, block number and contributions', () => {
  const next = drawStream(SEED, ['aa'.repeat(8), '', 'bb'.repeat(8)], 7);
  for (let block = 0; block < 3; block++) {
    const digest = createHmac('sha256', Buffer.from(SEED.seed, 'hex'))
      .update(`countertop-draw-1|7|${block}|${'aa'.repeat(8)},,${'bb'.repeat(8)}`)
      .digest();
    for (let word = 0; word < 8; word++) expect(next()).toBe(digest.readUInt32BE(4 * word));
  }
});

test('rejection covers the range exactly: every result comes from equally many words', () => {
  for (let range = 1; range <= 64; range++) {
    for (let total = 1; total <= range; total++) {
      const counts = new Array<number>(total).fill(0);
      let thrownAway = 0;
      for (let word = 0; word < range; word++) {
        const drawn = evenly(word, total, range);
        if (drawn === undefined) thrownAway++;
        else counts[drawn]++;
      }
      expect(new Set(counts)).toEqual(new Set([Math.floor(range / total)]));
      expect(thrownAway).toBe(range % total);
    }
  }
});

test('at 32 bits the last whole multiple is the limit', () => {
  expect(evenly(2 ** 32 - 2, 3)).toBe(2);
  expect(evenly(2 ** 32 - 1, 3)).toBeUndefined();
  expect(evenly(2 ** 32 - 1, 2 ** 16)).toBe(2 ** 16 - 1);
});

test('a word that would be biased is thrown away and the next one taken', () => {
  const words = [2 ** 32 - 1, 5];
  expect(drawBelow(() => words.shift() as number, 3)).toBe(2);
});

test('draws are chosen by weight, in the order of their notation', () => {
  const start = startPosition(bag, { each: 2 }, 3);
  if (!start.ok) throw new Error(start.problem.code);
  const draws = canonicalDraws(bag, start.value.position);
  expect(draws.map(({ text, weight }) => [text, weight])).toEqual([
    ['+a', 2],
    ['+b', 2],
    ['+c', 2],
  ]);
  const drawn = [0, 1, 2, 3, 4, 5].map((word) => chooseDraw(draws, () => word).text);
  expect(drawn).toEqual(['+a', '+a', '+b', '+b', '+c', '+c']);
});

test('seed, draw number and every contribution matter', () => {
  const words = (...args: Parameters<typeof drawStream>): number[] => {
    const next = drawStream(...args);
    return [next(), next()];
  };
  const base = words(SEED, ['aa', 'bb'], 0);
  expect(words(SEED, ['aa', 'bb'], 0)).toEqual(base);
  expect(words(SEED, ['aa', 'bb'], 1)).not.toEqual(base);
  expect(words(SEED, ['bb', 'aa'], 0)).not.toEqual(base);
  expect(words(SEED, ['aabb', ''], 0)).not.toEqual(base);
  expect(words({ seed: SEED.seed.replace('0', '1') }, ['aa', 'bb'], 0)).not.toEqual(base);
});

test('a fixed seed gives these draws for ever', () => {
  const start = startPosition(bag, {}, 2);
  if (!start.ok) throw new Error(start.problem.code);
  const drawn = Array.from(
    { length: 8 },
    (_, draw) => fairDraw(bag, start.value.position, SEED, ['aa'.repeat(8), ''], draw).text,
  );
  expect(drawn.join(' ')).toMatchInlineSnapshot(`"+a +a +a +b +a +b +a +a"`);
});

test('secrets and contributions from the platform are of the form that is read', () => {
  expect(readSecret(newSecret().seed).ok).toBe(true);
  expect(newSecret()).not.toEqual(newSecret());
  expect(isContribution(newContribution())).toBe(true);
  for (const wrong of ['', 'AA'.repeat(32), 'aa'.repeat(31), null, 7]) expect(readSecret(wrong).ok).toBe(false);
  for (const wrong of ['', 'aa'.repeat(7), 'aa'.repeat(33), 'zz'.repeat(8), null, 7])
    expect(isContribution(wrong)).toBe(false);
});
