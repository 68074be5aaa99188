import { Random } from './random.ts';

/**
 * Keys for incremental hashing: `low[i]` and `high[i]` belong to feature `i`. The same name gives the same keys
 * for ever, so hashes may be stored.
 */
export interface Keys {
  readonly low: Int32Array<ArrayBuffer>;
  readonly high: Int32Array<ArrayBuffer>;
}

export function zobristKeys(name: string, count: number): Keys {
  let seed = 0;
  for (let i = 0; i < name.length; i++) seed = (Math.imul(seed, 31) + name.charCodeAt(i)) | 0;
  const random = new Random(seed);
  const low = new Int32Array(count);
  const high = new Int32Array(count);
  for (let i = 0; i < count; i++) {
    low[i] = random.next();
    high[i] = random.next();
  }
  return { low, high };
}
