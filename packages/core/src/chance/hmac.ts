import { sha256 } from './sha256.ts';

const BLOCK = 64;

/** HMAC-SHA-256 (RFC 2104), synchronous. */
export function hmacSha256(key: Uint8Array, message: Uint8Array | string): Uint8Array<ArrayBuffer> {
  const text = typeof message === 'string' ? new TextEncoder().encode(message) : message;
  const padded = new Uint8Array(BLOCK);
  padded.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(
    join(
      padded.map((byte) => byte ^ 0x36),
      text,
    ),
  );
  return sha256(
    join(
      padded.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

/** The bytes that lower-case hex digits stand for, or undefined where the text is something else. */
export function unhex(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^(?:[0-9a-f]{2})*$/.test(text)) return undefined;
  const bytes = new Uint8Array(text.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(text.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}

function join(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
