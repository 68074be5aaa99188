import type { Outside } from '../outside.ts';
import { hashOf } from './hash-of.ts';

const COUNT = 10;
/** Without letters that are taken for others. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Codes for whoever has lost every passkey: 80 bits each, in four groups, to be written down. */
export function newCodes(outside: Outside): readonly string[] {
  return Array.from({ length: COUNT }, () => {
    const bits = BigInt(`0x${outside.secret(10)}`);
    const letters = Array.from({ length: 16 }, (_, at) => ALPHABET[Number((bits >> BigInt(5 * at)) & 31n)]);
    return [0, 4, 8, 12].map((from) => letters.slice(from, from + 4).join('')).join('-');
  });
}

/** A code as it is looked for, however somebody has typed it; undefined where it cannot be one. */
export function codeHash(typed: string): string | undefined {
  const code = typed
    .toLowerCase()
    .replace(/[\s-]+/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
  return code.length === 16 ? hashOf(`recovery|${code}`) : undefined;
}
