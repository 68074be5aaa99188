/** How far from its own place an entry may lie. */
const WINDOW = 4;

/**
 * Remembers between which bounds values lie, under five-integer keys: open addressing in one block of memory, of fixed size. When a neighbourhood is
 * full, the entry that was cheapest to come by makes room.
 */
export class BoundsTable {
  /** Of the entry that was found last. */
  least = 0;
  most = 0;
  private readonly mask: number;
  /** Eight integers an entry: the key, its cost (0: no entry), and the two bounds. */
  private readonly words: Int32Array;

  constructor(bits: number) {
    this.mask = (1 << bits) - 1;
    this.words = new Int32Array((this.mask + WINDOW) * 8);
  }

  find(first: number, second: number, third: number, fourth: number, fifth: number): boolean {
    const at = this.entryOf(first, second, third, fourth, fifth);
    if (at < 0) return false;
    this.least = this.words[at + 6];
    this.most = this.words[at + 7];
    return true;
  }

  /** Narrows what is known. `cost` from 1 up: how dear it would be to find out again. */
  store(
    first: number,
    second: number,
    third: number,
    fourth: number,
    fifth: number,
    least: number,
    most: number,
    cost: number,
  ): void {
    const { words } = this;
    const known = this.entryOf(first, second, third, fourth, fifth);
    if (known >= 0) {
      words[known + 6] = Math.max(least, words[known + 6]);
      words[known + 7] = Math.min(most, words[known + 7]);
      return;
    }
    let at = this.placeOf(first, second, third, fourth, fifth) * 8;
    let cheapest = at;
    for (let i = 0; i < WINDOW; i++, at += 8) if (words[at + 5] < words[cheapest + 5]) cheapest = at;
    words[cheapest] = first;
    words[cheapest + 1] = second;
    words[cheapest + 2] = third;
    words[cheapest + 3] = fourth;
    words[cheapest + 4] = fifth;
    words[cheapest + 5] = cost;
    words[cheapest + 6] = least;
    words[cheapest + 7] = most;
  }

  clear(): void {
    this.words.fill(0);
  }

  private entryOf(first: number, second: number, third: number, fourth: number, fifth: number): number {
    const { words } = this;
    let at = this.placeOf(first, second, third, fourth, fifth) * 8;
    for (let i = 0; i < WINDOW; i++, at += 8) {
      if (
        words[at] === first &&
        words[at + 1] === second &&
        words[at + 2] === third &&
        words[at + 3] === fourth &&
        words[at + 4] === fifth &&
        words[at + 5] !== 0
      )
        return at;
    }
    return -1;
  }

  private placeOf(first: number, second: number, third: number, fourth: number, fifth: number): number {
    let hash = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b) ^ Math.imul(third, 0xc2b2ae35);
    hash = Math.imul(hash ^ (hash >>> 16), 0x27d4eb2f) ^ Math.imul(fourth, 0x165667b1) ^ Math.imul(fifth, 0x9e3779b1);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    return (hash ^ (hash >>> 13)) & this.mask;
  }
}
