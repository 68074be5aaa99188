import type { PointsPosition } from '../rules/position.ts';

const BOTH_SEATS = 3;
const ANY_MARK = 255;

/**
 * The dots within a few steps of live points, found a row at a time: a row of up to 64 dots is two words of bits, the lower
 * columns in the first.
 */
export class Nearby {
  /** What was found. */
  cells = new Int16Array(0);
  count = 0;
  private low = new Int32Array(0);
  private high = new Int32Array(0);

  /**
   * Finds those within `radius` steps, diagonal ones included, that bear none of the marks `without`: of live points of
   * the seats given, a bit each. Dots in free areas are left out where nothing is said: who may enter dies there, who owns
   * them gains nothing.
   */
  find(position: PointsPosition, radius: number, seats = BOTH_SEATS, without = ANY_MARK): number {
    const { marks, field } = position;
    const { width, height, stride } = field;
    if (this.cells.length < field.size) this.cells = new Int16Array(field.size);
    if (this.low.length < height + 2 * radius) {
      this.low = new Int32Array(height + 2 * radius);
      this.high = new Int32Array(height + 2 * radius);
    }
    const { low, high } = this;
    const past = width < 32 ? (1 << width) - 1 : -1;
    const pastHigh = width >= 64 ? -1 : width > 32 ? (1 << (width - 32)) - 1 : 0;
    low.fill(0);
    high.fill(0);
    for (let row = 0, cell = stride + 1; row < height; row++, cell += stride) {
      let left = 0;
      let right = 0;
      for (let column = 0; column < width; column += 4) {
        const bits = position.liveFour(cell + column, seats);
        if (column < 32) left |= bits << column;
        else right |= bits << (column - 32);
      }
      // The last four may reach beyond the rim, into the next row.
      left &= past;
      right &= pastHigh;
      for (let step = 0; step < radius; step++) {
        const wider = left | (left << 1) | (left >>> 1) | (right << 31);
        right |= (right << 1) | (right >>> 1) | (left >>> 31);
        left = wider;
      }
      // Row r of the field is r + radius here, so that rows beyond the rim need no check.
      low[row + radius] = left;
      high[row + radius] = right;
    }
    const found = this.cells;
    let count = 0;
    for (let row = 0, cell = stride + 1; row < height; row++, cell += stride) {
      let left = 0;
      let right = 0;
      for (let at = row; at <= row + 2 * radius; at++) {
        left |= low[at];
        right |= high[at];
      }
      for (left &= past; left !== 0; left &= left - 1) {
        const at = cell + 31 - Math.clz32(left & -left);
        if ((marks[at] & without) === 0) found[count++] = at;
      }
      for (right &= pastHigh; right !== 0; right &= right - 1) {
        const at = cell + 63 - Math.clz32(right & -right);
        if ((marks[at] & without) === 0) found[count++] = at;
      }
    }
    this.count = count;
    return count;
  }
}
