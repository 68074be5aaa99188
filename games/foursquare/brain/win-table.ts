/** How far from its own place an entry may lie. */
const WINDOW = 4;

/**
 * Remembers between which bounds values lie, under three-integer keys: open addressing in one block of memory, of fixed size. When a neighbourhood is
 * full, the entry that was cheapest to come by makes room.
 */
export class WinTable {
  /** Of the entry that was found last. */
  least = 0;
  most = 0;
  private readonly mask: number;
  /** Eight integers an entry: the key, its cost (0: no entry), and two doubles. */
  private readonly words: Int32Array;
  private readonly doubles: Float64Array;

  constructor(bits: number) {
    this.mask = (1 << bits) - 1;
    const block = new ArrayBuffer((this.mask + WINDOW) * 32);
    this.words = new Int32Array(block);
    this.doubles = new Float64Array(block);
  }

  find(first: number, second: number, third: number): boolean {
    const at = this.entryOf(first, second, third);
    if (at < 0) return false;
    this.least = this.doubles[(at >> 1) + 2];
    this.most = this.doubles[(at >> 1) + 3];
    return true;
  }

  /** Narrows what is known. `cost` from 1 up: how dear it would be to find out again. */
  store(first: number, second: number, third: number, least: number, most: number, cost: number): void {
    const { words, doubles } = this;
    const known = this.entryOf(first, second, third);
    if (known >= 0) {
      doubles[(known >> 1) + 2] = Math.max(least, doubles[(known >> 1) + 2]);
      doubles[(known >> 1) + 3] = Math.min(most, doubles[(known >> 1) + 3]);
      return;
    }
    let at = this.placeOf(first, second, third) * 8;
    let cheapest = at;
    for (let i = 0; i < WINDOW; i++, at += 8) if (words[at + 3] < words[cheapest + 3]) cheapest = at;
    words[cheapest] = first;
    words[cheapest + 1] = second;
    words[cheapest + 2] = third;
    words[cheapest + 3] = cost;
    doubles[(cheapest >> 1) + 2] = least;
    doubles[(cheapest >> 1) + 3] = most;
  }

  clear(): void {
    this.words.fill(0);
  }

  private entryOf(first: number, second: number, third: number): number {
    const { words } = this;
    let at = this.placeOf(first, second, third) * 8;
    for (let i = 0; i < WINDOW; i++, at += 8) {
      if (words[at] === first && words[at + 1] === second && words[at + 2] === third && words[at + 3] !== 0) return at;
    }
    return -1;
  }

  private placeOf(first: number, second: number, third: number): number {
    let hash = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b) ^ Math.imul(third, 0xc2b2ae35);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    return (hash ^ (hash >>> 13)) & this.mask;
  }
}
