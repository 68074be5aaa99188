import { CELLS, LINES, SIZE } from '../../rules/lines.ts';
import { CellSet, ZONE } from './cell-set.ts';
import { addRoom, type FourSearch } from './four-search.ts';
import { ENDLESS, NumbersTable } from './numbers-table.ts';
import { EMPTY, type Standing } from './standing.ts';
import { CELL_AT } from './windows.ts';

const NONE = EMPTY;
const TOP = ENDLESS;
const AT = CELL_AT;
const WIDTH = SIZE;
const ALL_LINES = LINES;
/** Tells positions in which the defender is to move from those in which the attacker is. */
const DEFENDING = 0x2545f491;
const DEEPEST = 60;
const MOST_THREATS = 12;
const HINTS = 1 << 20;
const NO_HINT = 255;

/** Room for what a place of the way has listed. */
class Frame {
  readonly cells = new Uint8Array(CELLS);
  readonly weights = new Int32Array(CELLS);
  count = 0;
  readonly once = new CellSet();
  readonly twice = new CellSet();
}

/**
 * Wins of seat 0 by threes and fours: after every cube it would win by fours, were it to move again. Which answers there are to a
 * three follows from that win: those that its zone holds. First with one threat, then with one more, and so on; before that as it won last time with the same cubes.
 */
export class ThreeSearch {
  /** Positions looked at, ever. */
  positions = 0;
  readonly fours: FourSearch;
  readonly table: NumbersTable;
  private readonly standing: Standing;
  private readonly frames = Array.from({ length: DEEPEST + 2 }, () => new Frame());
  private readonly weights = new Int32Array(CELLS);
  private until = 0;
  private guided = false;
  /** By the hash of the attacker's cubes: what won with them last, whatever the other had. */
  private readonly hints = new Uint8Array(HINTS).fill(NO_HINT);

  constructor(standing: Standing, fours: FourSearch, bits = 20) {
    this.standing = standing;
    this.fours = fours;
    this.table = new NumbersTable(bits);
  }

  /** Whether seat 0, to move, wins so; looks at `most` positions or few more. The slot of the table, or -1. */
  win(most: number): number {
    const { standing, table } = this;
    const slot = table.find(standing.low, standing.high);
    if (slot >= 0 && table.proof[slot] === 0) return slot;
    this.until = this.positions + most;
    this.guided = true;
    let won = this.attack(0, MOST_THREATS);
    this.guided = false;
    for (let left = 1; !won && left <= MOST_THREATS && this.positions < this.until; left++) won = this.attack(0, left);
    const found = table.find(standing.low, standing.high);
    return found >= 0 && table.proof[found] === 0 ? found : -1;
  }

  /** So many threats to come at most. True where it is won: then the table has it. */
  private attack(depth: number, left: number): boolean {
    const { standing, table, fours } = this;
    const { low, high } = standing;
    const frame = this.frames[depth];
    const slot = table.find(low, high);
    if (slot >= 0) {
      if (table.proof[slot] === 0) return true;
      if (table.disproof[slot] >= left && !this.guided) return false;
    } else {
      this.positions++;
      if (fours.wins(0)) {
        frame.once.clear();
        frame.twice.clear();
        fours.addZone(0, frame.once, frame.twice);
        table.store(low, high, 0, TOP, 1, fours.path[0], frame.once);
        return true;
      }
      table.store(low, high, 1, 0, 1, 0, undefined);
    }
    if (left === 0) return false;
    this.listThreats(frame);
    const { cells } = frame;
    let { count } = frame;
    const begun = this.positions;
    const hint = this.hints[standing.first & (HINTS - 1)];
    for (let i = 0; i < count; i++) {
      if (cells[i] !== hint) continue;
      for (let j = i; j > 0; j--) cells[j] = cells[j - 1];
      cells[0] = hint;
    }
    if (this.guided && count > 1) count = cells[0] === hint ? 1 : 0;
    for (let i = 0; i < count; i++) {
      if (this.positions >= this.until) return false;
      const cell = cells[i];
      standing.put(0, cell);
      const won = this.defend(depth + 1, left - 1);
      standing.take(0, cell);
      if (!won) continue;
      const { twice } = this.frames[depth + 1];
      twice.add(cell);
      table.store(low, high, 0, TOP, this.positions - begun, cell, twice);
      this.hints[standing.first & (HINTS - 1)] = cell;
      return true;
    }
    if (this.positions < this.until && !this.guided)
      table.store(low, high, 1, left, this.positions - begun, 0, undefined);
    return false;
  }

  /** True where it is won: then `twice` of this depth's frame is what it depends on. */
  private defend(depth: number, left: number): boolean {
    const { standing, table } = this;
    const { low, high } = standing;
    const frame = this.frames[depth];
    const key = table.find(low ^ DEFENDING, high);
    if (key >= 0 && table.disproof[key] >= left && (!this.guided || table.disproof[key] === TOP)) return false;
    if (key < 0) this.positions++;
    const begun = this.positions;
    if (!this.listAnswers(frame, key >= 0)) {
      table.store(low ^ DEFENDING, high, 1, TOP, 1, 0, undefined);
      return false;
    }
    const { cells, count, twice } = frame;
    const first = key >= 0 ? table.cell[key] : 255;
    for (let round = first === 255 ? 1 : 0; round < 2; round++) {
      for (let i = 0; i < count; i++) {
        const cell = cells[i];
        if ((cell === first) !== (round === 0)) continue;
        standing.put(1, cell);
        const won = this.attack(depth + 1, left);
        if (won) twice.addFrom(table.zones, table.find(standing.low, standing.high) * ZONE);
        standing.take(1, cell);
        if (won) continue;
        if (this.positions < this.until && !this.guided)
          table.store(low ^ DEFENDING, high, 1, left, this.positions - begun, cell, undefined);
        return false;
      }
    }
    return true;
  }

  /** Cells that make a four or a three, the more promising first; where the other threatens to win, only the answer. */
  private listThreats(frame: Frame): void {
    const { standing, weights } = this;
    const { open, owner } = standing;
    const { cells } = frame;
    const must = standing.completing(1);
    if (must !== NONE) {
      frame.count = standing.completing(1, must) === NONE ? 1 : 0;
      cells[0] = must;
      return;
    }
    let count = 0;
    for (let line = 0; line < ALL_LINES; line++) {
      for (let rest = (open[line] >> 8) & 0xffff; rest !== 0; rest &= rest - 1) {
        const window = 31 - Math.clz32(rest & -rest);
        const first = line * WIDTH + (window & 7);
        for (let i = first; i < first + 5; i++) {
          const cell = AT[i];
          if (owner[cell] !== NONE) continue;
          if (weights[cell] === 0) cells[count++] = cell;
          weights[cell] += window < 8 ? 3 : 2;
        }
      }
    }
    for (let i = 0; i < count; i++) {
      const cell = cells[i];
      const weight = standing.promise(0, cell);
      weights[cell] = 0;
      let j = i;
      for (; j > 0 && frame.weights[j - 1] < weight; j--) {
        frame.weights[j] = frame.weights[j - 1];
        cells[j] = cells[j - 1];
      }
      frame.weights[j] = weight;
      cells[j] = cell;
    }
    frame.count = count;
  }

  /**
   * The answers that have to be tried, and in `twice` what a win against all others depends on. False where the attacker threatens
   * nothing, or the other wins first.
   */
  private listAnswers(frame: Frame, known: boolean): boolean {
    const { standing, fours } = this;
    const { cells, once, twice } = frame;
    if (standing.completing(1) !== NONE) return false;
    once.clear();
    twice.clear();
    addRoom(standing, 1, 3, twice);
    const five = standing.completing(0);
    if (five !== NONE) {
      const other = standing.completing(0, five);
      twice.add(five);
      if (other !== NONE) twice.add(other);
      cells[0] = five;
      frame.count = other === NONE ? 1 : 0;
      return true;
    }
    if (!known && fours.wins(1)) return false;
    if (!fours.wins(0)) return false;
    fours.addZone(0, once, twice);
    const { words } = once;
    let count = 0;
    for (let word = 0; word < ZONE; word++) {
      for (let rest = words[word]; rest !== 0; rest &= rest - 1) {
        const cell = (word << 5) + 31 - Math.clz32(rest & -rest);
        if (standing.owner[cell] === NONE) cells[count++] = cell;
      }
    }
    frame.count = count;
    return true;
  }
}
