import { fieldsOf, isText, Keepsake, onlyOf } from '@countertop/web/kit';

/** What has been built on this device. */
interface Built {
  /** By shape: the different solutions found, each as one text for all its mirror images. */
  readonly filled: Readonly<Record<string, readonly string[]>>;
  /** By level: the fewest tiles that reached it. */
  readonly towers: Readonly<Record<string, number>>;
  /** By the letter of the tile in the middle: the fewest tiles around it, and around those. */
  readonly white: Readonly<Record<string, number>>;
  readonly black: Readonly<Record<string, number>>;
  /** By challenge: what lies on its table. */
  readonly tables: Readonly<Record<string, string>>;
}

const NOTHING: Built = { filled: {}, towers: {}, white: {}, black: {}, tables: {} };
const keepsake = new Keepsake('build', readBuilt);

/** The hall of fame and the tables as they were left, kept on this device. */
class Fame {
  private built: Built = $state.raw(keepsake.read());

  solutions(shape: string): readonly string[] {
    return this.built.filled[shape] ?? [];
  }

  /** Whether this one is new. */
  fill(shape: string, key: string): boolean {
    const found = this.solutions(shape);
    if (found.includes(key)) return false;
    this.keep({ ...this.built, filled: { ...this.built.filled, [shape]: [...found, key] } });
    return true;
  }

  tiles(level: number): number | undefined {
    return this.built.towers[level];
  }

  get highest(): number {
    return Math.max(0, ...Object.keys(this.built.towers).map(Number));
  }

  reach(level: number, tiles: number): void {
    if (tiles < (this.tiles(level) ?? Number.POSITIVE_INFINITY)) {
      this.keep({ ...this.built, towers: { ...this.built.towers, [level]: tiles } });
    }
  }

  around(letter: string, ring: 'white' | 'black'): number | undefined {
    return this.built[ring][letter];
  }

  surround(letter: string, ring: 'white' | 'black', tiles: number): void {
    if (tiles < (this.around(letter, ring) ?? Number.POSITIVE_INFINITY)) {
      this.keep({ ...this.built, [ring]: { ...this.built[ring], [letter]: tiles } });
    }
  }

  table(challenge: string): string {
    return this.built.tables[challenge] ?? '';
  }

  leave(challenge: string, line: string): void {
    if (this.table(challenge) !== line) {
      this.keep({ ...this.built, tables: { ...this.built.tables, [challenge]: line } });
    }
  }

  forget(): void {
    this.keep(NOTHING);
  }

  private keep(built: Built): void {
    this.built = built;
    keepsake.keep(built);
  }
}

export const fame = new Fame();

function readBuilt(kept: unknown): Built {
  const { filled, towers, white, black, tables } = fieldsOf(kept);
  return {
    filled: onlyOf(filled, isTexts),
    towers: onlyOf(towers, isCount),
    white: onlyOf(white, isCount),
    black: onlyOf(black, isCount),
    tables: onlyOf(tables, isText),
  };
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isText);
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0;
}
