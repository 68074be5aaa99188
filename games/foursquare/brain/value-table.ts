/** How far from its own place an entry may lie. */
const WINDOW = 4;

/**
 * Remembers values under three-integer keys: open addressing in one block of memory, of fixed size. When a
 * neighbourhood is full, the entry that was cheapest to come by makes room, so nothing grows and nothing is wrong:
 * a forgotten value is worked out again.
 */
export class ValueTable {
  private readonly mask: number;
  /** Six integers an entry: the key, its cost (0: no entry), and the value as two halves of a double. */
  private readonly words: Int32Array;
  private readonly doubles: Float64Array;

  constructor(bits: number) {
    this.mask = (1 << bits) - 1;
    const block = new ArrayBuffer((this.mask + WINDOW) * 24);
    this.words = new Int32Array(block);
    this.doubles = new Float64Array(block);
  }

  /** The value, or NaN where it is not known. */
  find(first: number, second: number, third: number): number {
    const words = this.words;
    let at = this.placeOf(first, second, third) * 6;
    for (let i = 0; i < WINDOW; i++, at += 6) {
      if (words[at] === first && words[at + 1] === second && words[at + 2] === third && words[at + 3] !== 0) {
        return this.doubles[(at >> 1) + 2];
      }
    }
    return Number.NaN;
  }

  /** `cost` from 1 up: how dear it would be to work the value out again. */
  store(first: number, second: number, third: number, value: number, cost: number): void {
    const words = this.words;
    let at = this.placeOf(first, second, third) * 6;
    let cheapest = at;
    for (let i = 0; i < WINDOW; i++, at += 6) if (words[at + 3] < words[cheapest + 3]) cheapest = at;
    words[cheapest] = first;
    words[cheapest + 1] = second;
    words[cheapest + 2] = third;
    words[cheapest + 3] = cost;
    this.doubles[(cheapest >> 1) + 2] = value;
  }

  clear(): void {
    this.words.fill(0);
  }

  private placeOf(first: number, second: number, third: number): number {
    let hash = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b) ^ Math.imul(third, 0xc2b2ae35);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    return (hash ^ (hash >>> 13)) & this.mask;
  }
}
