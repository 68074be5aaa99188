import { closeSync, existsSync, mkdirSync, openSync, readFileSync, readSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Where the rows of a pile lie in the file of all with as many cards left, in bytes, and from which amount discarded on. */
interface Place {
  readonly left: number;
  readonly at: number;
  readonly bytes: number;
  readonly base: number;
}

/** Rows of chances by pile, kept in a folder, a file for each number of cards left: all together they are larger than memory. */
export class Kept {
  private readonly folder: string;
  private readonly places: Map<number, Place>;
  private readonly ends: number[] = [];
  private file: { left: number; descriptor: number } | undefined;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.folder = folder;
    const list = join(folder, 'piles.json');
    this.places = new Map(existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as [number, Place][]) : []);
  }

  /** Those with equally many cards left one after another. */
  keep(pile: number, left: number, base: number, rows: Uint16Array): void {
    const at = this.ends[left] ?? 0;
    this.places.set(pile, { left, at, bytes: rows.byteLength, base });
    writeSync(this.open(left, 'w'), rows, 0, rows.byteLength, at);
    this.ends[left] = at + rows.byteLength;
  }

  /** What has been kept so far can be read by others. */
  close(): void {
    if (this.file !== undefined) closeSync(this.file.descriptor);
    this.file = undefined;
    writeFileSync(join(this.folder, 'piles.json'), JSON.stringify([...this.places]));
  }

  read(pile: number): { base: number; rows: Uint16Array } | undefined {
    const place = this.places.get(pile);
    if (place === undefined) return undefined;
    const rows = new Uint16Array(place.bytes / 2);
    readSync(this.open(place.left, 'r'), rows, 0, place.bytes, place.at);
    return { base: place.base, rows };
  }

  private open(left: number, mode: 'r' | 'w'): number {
    if (this.file?.left === left) return this.file.descriptor;
    if (this.file !== undefined) closeSync(this.file.descriptor);
    const descriptor = openSync(join(this.folder, `${left}.rows`), mode);
    this.file = { left, descriptor };
    return descriptor;
  }
}
