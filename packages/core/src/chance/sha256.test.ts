import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hex, sha256 } from './sha256.ts';

test('agrees with the platform on any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    }),
  );
});

test('text is read as UTF-8', () => {
  expect(hex(sha256('точки'))).toBe(createHash('sha256').update('точки').digest('hex'));
});
