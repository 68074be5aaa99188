import type { Found } from './mine.ts';
import type { Mining } from './mining.ts';

/** The part of a collection that may be what everybody sees at once. */
const EASY_PART = 0.15;
/** A collection of one theme is dull: the part of it that may have the same first theme. */
const THEME_PART = 0.3;
/** The part of it that may be of one move. */
export const SINGLE_PART = 1 / 3;
/** Veins may give a little more than their share, so that a poor one does not hold up the rest. */
const GENEROUS = 1.25;
/** Below this a puzzle is of the easiest grade. */
const EASY = 760;

/** Puzzles as they are found, as long as they bring variety: no position twice, not too many of a kind. */
export class Collection {
  readonly found: Found[] = [];
  private readonly count: number;
  private readonly mining: Mining;
  private readonly ids = new Set<string>();
  private readonly themes = new Map<string, number>();
  private readonly veins: number[];
  private easy = 0;
  private singles = 0;

  constructor(mining: Mining, count: number) {
    this.mining = mining;
    this.count = count;
    this.veins = mining.veins.map(() => 0);
  }

  get full(): boolean {
    return this.found.length >= this.count;
  }

  /** False where it would bring nothing new. */
  add(found: Found): boolean {
    const { puzzle, vein } = found;
    const [theme] = puzzle.themes;
    const easy = puzzle.rating < EASY;
    const ofTheme = this.themes.get(theme) ?? 0;
    const { count } = this;
    const { themePart = THEME_PART, themeParts = {} } = this.mining;
    const all = this.mining.veins.reduce((sum, { share }) => sum + share, 0);
    const most = Math.ceil((GENEROUS * count * this.mining.veins[vein].share) / all);
    if (this.full || this.ids.has(puzzle.id)) return false;
    if (
      (easy && this.easy + 1 > EASY_PART * count) ||
      ofTheme + 1 > Math.ceil((themeParts[theme] ?? themePart) * count)
    )
      return false;
    const single = found.decisions === 1;
    if (single && this.singles + 1 > (this.mining.singlePart ?? SINGLE_PART) * count) return false;
    if (this.veins[vein] >= most) return false;
    this.ids.add(puzzle.id);
    this.themes.set(theme, ofTheme + 1);
    this.veins[vein]++;
    if (easy) this.easy++;
    if (single) this.singles++;
    this.found.push(found);
    return true;
  }
}
