import { CELLS } from '../../rules/lines.ts';
import { CellSet, ZONE } from './cell-set.ts';
import { FourSearch } from './four-search.ts';
import { ENDLESS, NumbersTable } from './numbers-table.ts';
import { CUBE_HIGH, CUBE_LOW, EMPTY, type Standing } from './standing.ts';
import { ThreeSearch } from './three-search.ts';

const NONE = EMPTY;
const BOARD = CELLS;
const TOP = ENDLESS;
const LOW = CUBE_LOW;
const HIGH = CUBE_HIGH;
const DEFENDING = 0x2545f491;

/** Positions that a search for threes may look at before a quiet cube is tried, four times as many when the position comes up again, and so on. */
const LEAF = 2000;
const TRIES = 3;
/** Positions to find out what a quiet cube threatens. */
const IDLE = 3000;
/** Quiet cubes one after the other, at most. */
const QUIETS = 4;
const HINTS = 1 << 18;
const NO_HINT = 255;

class Frame {
  readonly cells = new Uint8Array(CELLS);
  readonly scores = new Int32Array(CELLS);
  readonly zone = new CellSet();
  count = 0;
}

/**
 * Wins of seat 0 by quiet cubes: after each of them it would win by threes and fours, were it to move again. The replies to be tried are the
 * zone of that win. Depth-first proof-number search.
 */
export class QuietSearch {
  /** Positions in which quiet cubes or replies to them were tried, ever. */
  positions = 0;
  readonly fours: FourSearch;
  readonly threes: ThreeSearch;
  readonly table: NumbersTable;
  private readonly standing: Standing;
  private readonly frames = Array.from({ length: 2 * QUIETS + 2 }, () => new Frame());
  /** By the hash of the attacker's cubes: what won with them last, whatever the other had. */
  private readonly hints = new Uint8Array(HINTS).fill(NO_HINT);
  private width = 0;
  private until = 0;

  /** @param bits of the number of positions that are remembered; for threes it is four times as many */
  constructor(standing: Standing, bits: number) {
    this.standing = standing;
    this.fours = new FourSearch(standing);
    this.threes = new ThreeSearch(standing, this.fours, bits + 2);
    this.table = new NumbersTable(bits);
  }

  /** How many quiet cubes are tried in a position, the most promising. What was given up with fewer or more is forgotten. */
  widen(width: number): void {
    if (width === this.width) return;
    this.width = width;
    this.table.clear();
  }

  /** The cell with which seat 0, to move, wins, looking at `most` positions for threes or few more; -1 where none was found. */
  win(most: number): number {
    const { standing, table, threes } = this;
    const { low, high } = standing;
    const short = threes.win(LEAF);
    if (short >= 0) return threes.table.cell[short];
    this.until = threes.positions + most;
    const slot = table.find(low, high);
    if (slot < 0 || (table.proof[slot] !== 0 && table.disproof[slot] !== 0)) this.attack(0, TOP, TOP);
    const found = table.find(low, high);
    return found >= 0 && table.proof[found] === 0 ? table.cell[found] : -1;
  }

  private attack(depth: number, mostProof: number, mostDisproof: number): void {
    const { standing, table, threes } = this;
    const { low, high } = standing;
    const frame = this.frames[depth];
    const begun = this.positions;
    const before = table.find(low, high);
    const tier = before < 0 ? 0 : Math.min(TRIES, table.tier[before] + 1);
    if (tier < TRIES) {
      this.positions++;
      const won = threes.win(LEAF << (2 * tier));
      if (won >= 0) {
        table.store(low, high, 0, TOP, 1, threes.table.cell[won], undefined);
        return;
      }
    }
    this.listCells(frame);
    const { cells, count } = frame;
    const hint = this.hints[standing.first & (HINTS - 1)];
    if (count === 0 || depth >= 2 * QUIETS) {
      table.store(low, high, TOP, 0, 1, 0, undefined);
      return;
    }
    for (;;) {
      let proof = TOP;
      let second = TOP;
      let disproof = 0;
      let open = 0;
      let best = 0;
      for (let i = 0; i < count; i++) {
        const cell = cells[i];
        const slot = table.find(low ^ LOW[cell] ^ DEFENDING, high ^ HIGH[cell]);
        const childProof = slot < 0 ? (cell === hint ? 1 : 4 + (i >> 2)) : table.proof[slot];
        const childDisproof = slot < 0 ? 1 : table.disproof[slot];
        if (childDisproof !== 0) open++;
        if (childDisproof > disproof) disproof = childDisproof;
        if (childProof < proof) {
          second = proof;
          proof = childProof;
          best = cell;
        } else if (childProof < second) second = childProof;
      }
      if (disproof !== 0) disproof = Math.min(TOP, disproof + open - 1);
      if (proof === 0 || proof >= mostProof || disproof >= mostDisproof || threes.positions >= this.until) {
        table.store(low, high, proof, disproof, this.positions - begun, best, undefined, tier);
        if (proof === 0) this.hints[standing.first & (HINTS - 1)] = best;
        return;
      }
      standing.put(0, best);
      this.defend(depth + 1, Math.min(mostProof, second + (second >> 2) + 1), mostDisproof - open + 1);
      standing.take(0, best);
    }
  }

  private defend(depth: number, mostProof: number, mostDisproof: number): void {
    const { standing, table, threes } = this;
    const low = standing.low ^ DEFENDING;
    const { high } = standing;
    const frame = this.frames[depth];
    const begun = this.positions;
    const slot = table.find(low, high);
    if (slot < 0) this.positions++;
    if (!this.listReplies(frame, slot)) {
      table.store(low, high, TOP, 0, 1, 0, undefined);
      return;
    }
    if (slot < 0) table.store(low, high, 1, 1, 1, 0, frame.zone);
    const { cells, count } = frame;
    for (;;) {
      let proof = 0;
      let open = 0;
      let disproof = TOP;
      let second = TOP;
      let best = 0;
      for (let i = 0; i < count; i++) {
        const cell = cells[i];
        const child = table.find(low ^ LOW[BOARD + cell] ^ DEFENDING, high ^ HIGH[BOARD + cell]);
        const childProof = child < 0 ? 1 : table.proof[child];
        const childDisproof = child < 0 ? 1 + (i >> 3) : table.disproof[child];
        if (childProof !== 0) open++;
        if (childProof > proof) proof = childProof;
        if (childDisproof < disproof) {
          second = disproof;
          disproof = childDisproof;
          best = cell;
        } else if (childDisproof < second) second = childDisproof;
      }
      if (proof !== 0) proof = Math.min(TOP, proof + ((open - 1) >> 2));
      if (proof === 0 || proof >= mostProof || disproof >= mostDisproof || threes.positions >= this.until) {
        table.store(low, high, proof, disproof, this.positions - begun, 0, frame.zone);
        return;
      }
      standing.put(1, best);
      this.attack(depth + 1, mostProof - ((open - 1) >> 2), Math.min(mostDisproof, second + (second >> 2) + 1));
      standing.take(1, best);
    }
  }

  private listCells(frame: Frame): void {
    const { standing } = this;
    const must = standing.completing(1);
    if (must !== NONE) {
      frame.count = standing.completing(1, must) === NONE ? 1 : 0;
      frame.cells[0] = must;
      return;
    }
    frame.count = 0;
    for (let cell = 0; cell < CELLS; cell++) {
      if (standing.owner[cell] === NONE) this.insert(frame, cell, standing.promise(0, cell), this.width);
    }
  }

  private insert(frame: Frame, cell: number, score: number, most: number): void {
    const { cells, scores } = frame;
    let j = frame.count;
    if (j === most) {
      if (scores[j - 1] >= score) return;
      j--;
    } else frame.count++;
    for (; j > 0 && scores[j - 1] < score; j--) {
      scores[j] = scores[j - 1];
      cells[j] = cells[j - 1];
    }
    scores[j] = score;
    cells[j] = cell;
  }

  private listReplies(frame: Frame, slot: number): boolean {
    const { standing, fours, threes, table } = this;
    const { zone } = frame;
    if (standing.completing(1) !== NONE) return false;
    const five = standing.completing(0);
    frame.count = 0;
    if (five !== NONE) {
      if (standing.completing(0, five) === NONE) this.insert(frame, five, 0, CELLS);
      return true;
    }
    if (slot >= 0) zone.copyFrom(table.zones, slot * ZONE);
    else {
      if (fours.wins(1)) return false;
      const won = threes.win(IDLE);
      if (won < 0) return false;
      zone.copyFrom(threes.table.zones, won * ZONE);
    }
    for (let cell = 0; cell < CELLS; cell++) {
      if (zone.has(cell) && standing.owner[cell] === NONE) this.insert(frame, cell, standing.promise(1, cell), CELLS);
    }
    return true;
  }
}
