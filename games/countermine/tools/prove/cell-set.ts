import { CELLS } from '../../rules/lines.ts';

/** Words of a set of cells, a bit a cell. */
export const ZONE = Math.ceil(CELLS / 32);
const LENGTH = ZONE;

/** A set of cells that is filled and emptied again and again. */
export class CellSet {
  readonly words = new Int32Array(ZONE);

  clear(): void {
    this.words.fill(0);
  }

  add(cell: number): void {
    this.words[cell >> 5] |= 1 << (cell & 31);
  }

  has(cell: number): boolean {
    return ((this.words[cell >> 5] >> (cell & 31)) & 1) === 1;
  }

  /** Adds the set that lies in `words` from `at` on. */
  addFrom(words: Int32Array, at: number): void {
    for (let i = 0; i < LENGTH; i++) this.words[i] |= words[at + i];
  }

  copyTo(words: Int32Array, at: number): void {
    for (let i = 0; i < LENGTH; i++) words[at + i] = this.words[i];
  }

  copyFrom(words: Int32Array, at: number): void {
    for (let i = 0; i < LENGTH; i++) this.words[i] = words[at + i];
  }

  get size(): number {
    let size = 0;
    for (let i = 0; i < LENGTH; i++) for (let rest = this.words[i]; rest !== 0; rest &= rest - 1) size++;
    return size;
  }
}
