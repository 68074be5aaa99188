import { ASSEMBLY } from './assembly.ts';

/** A card that comes: the rows of what is left without it, the ways to them, and how much further on they are read. */
export interface Coming {
  readonly rows: Uint16Array;
  /** In bytes from the first row as they are laid out: see `Rows.wayOf`. */
  readonly ways: Int32Array;
  readonly shift: number;
  readonly share: number;
}

/** What games/foursquare/tools/solitaire/assembly exports. */
interface Exports {
  readonly memory: WebAssembly.Memory;
  pad(from: number, to: number, rows: number, eights: number, margin: number, mixed: boolean): void;
  leastOfFour(out: number, rows: number, eights: number, cards: number, many: number): void;
  leastBetween(out: number, rows: number, eights: number, cards: number, many: number): void;
  mean(out: number, rows: number, eights: number, cards: number, many: number, mixed: boolean): void;
}

const PAGE = 65536;
const CARD_BYTES = 12;
const CARDS_AT = 4096;
const FREE_AT = 8192;
/** 2^-16 as a number of 32 bits, of which so many are not kept. */
const LEAST = 111 << 23;
const UNKEPT = 11;
const MOST = 65535;
/** What is certain, where rows are mixed. */
const CERTAIN = 32767;
/** Numbers that are read at once. */
const EIGHT = 8;
/** So many times eight numbers stand before and behind a row. */
const MARGIN = 2;

/** Rows of chances to lose, worked out eight at once. `mixed`: ways lie between rows, and what comes out is rounded; otherwise it is never more than the true number. */
export class Rows {
  readonly span: number;
  readonly mixed: boolean;
  private readonly lanes: Exports;
  private readonly waysAt = new Map<Int32Array, number>();
  private free = FREE_AT;
  private readonly float = new Float32Array(1);
  private readonly word = new Int32Array(this.float.buffer);

  constructor(span: number, mixed: boolean) {
    if (span % EIGHT !== 0) throw new RangeError('rows are read by eights');
    this.span = span;
    this.mixed = mixed;
    const module = new WebAssembly.Module(Buffer.from(ASSEMBLY, 'base64'));
    this.lanes = new WebAssembly.Instance(module, { env: {} }).exports as unknown as Exports;
  }

  /** A chance as it is kept. */
  kept(chance: number): number {
    if (this.mixed) return Math.round(CERTAIN * chance);
    this.float[0] = chance;
    return Math.max(0, Math.min(MOST, (this.word[0] - LEAST) >> UNKEPT));
  }

  told(number: number): number {
    if (this.mixed) return number / CERTAIN;
    this.word[0] = (number << UNKEPT) + LEAST;
    return number === 0 ? 0 : this.float[0];
  }

  /** Where this row lies behind the first, read so much further on. */
  wayOf(row: number, shift = 0): number {
    return 2 * (row * this.laidSpan + shift);
  }

  /** The ways so far are not asked for any more. */
  forget(): void {
    this.waysAt.clear();
    this.free = FREE_AT;
  }

  /** For every row the mean of what the best of four ways brings with each card. */
  best(out: Uint16Array, cards: readonly Coming[]): void {
    const at = this.layOut(out, cards);
    const { lanes, mixed, span } = this;
    const work = mixed ? lanes.leastBetween : lanes.leastOfFour;
    work(at, out.length / span, span / EIGHT, CARDS_AT, cards.length);
    out.set(new Uint16Array(lanes.memory.buffer, at, out.length));
  }

  /** For every row the mean of what the one way brings with each card. */
  mean(out: Uint16Array, cards: readonly Coming[]): void {
    const at = this.layOut(out, cards);
    const { lanes, span } = this;
    lanes.mean(at, out.length / span, span / EIGHT, CARDS_AT, cards.length, this.mixed);
    out.set(new Uint16Array(lanes.memory.buffer, at, out.length));
  }

  private get laidSpan(): number {
    return this.span + 2 * MARGIN * EIGHT;
  }

  /** Lays out all that is read; tells where to write. */
  private layOut(out: Uint16Array, cards: readonly Coming[]): number {
    for (const { ways } of cards) this.layWays(ways);
    const { lanes, span, free } = this;
    const longest = Math.max(out.byteLength, ...cards.map(({ rows }) => rows.byteLength));
    let end = free + aligned(longest);
    const places = cards.map(({ rows }) => {
      const place = end;
      end += aligned(this.wayOf(rows.length / span));
      return place;
    });
    this.grow(end);
    for (const [i, { rows, ways, shift, share }] of cards.entries()) {
      if (Math.abs(shift) > MARGIN * EIGHT) throw new RangeError(`rows are read ${shift} further on`);
      new Uint16Array(lanes.memory.buffer, free, rows.length).set(rows);
      lanes.pad(free, places[i], rows.length / span, span / EIGHT, MARGIN, this.mixed);
      const at = CARDS_AT + i * CARD_BYTES;
      const place = places[i] + 2 * (MARGIN * EIGHT + shift);
      new Int32Array(lanes.memory.buffer, at, 2).set([place, this.waysAt.get(ways) ?? 0]);
      new Float32Array(lanes.memory.buffer, at + 8, 1)[0] = share;
    }
    return free;
  }

  private layWays(ways: Int32Array): void {
    if (this.waysAt.has(ways)) return;
    this.waysAt.set(ways, this.free);
    this.grow(this.free + ways.byteLength);
    new Int32Array(this.lanes.memory.buffer, this.free, ways.length).set(ways);
    this.free = aligned(this.free + ways.byteLength);
  }

  private grow(bytes: number): void {
    const more = Math.ceil((bytes + PAGE - this.lanes.memory.buffer.byteLength) / PAGE);
    if (more > 0) this.lanes.memory.grow(more);
  }
}

function aligned(place: number): number {
  return (place + 15) & ~15;
}
