/** A number without rounding: whole parts, the lower one positive, nothing in common. */
export class Fraction {
  static readonly ZERO = new Fraction(0n, 1n);
  readonly upper: bigint;
  readonly lower: bigint;

  private constructor(upper: bigint, lower: bigint) {
    this.upper = upper;
    this.lower = lower;
  }

  static of(upper: bigint | number, lower: bigint | number = 1n): Fraction {
    const [a, b] = [BigInt(upper), BigInt(lower)];
    if (b === 1n) return new Fraction(a, b);
    const common = commonOf(a < 0n ? -a : a, b);
    return new Fraction(a / common, b / common);
  }

  /** `-3` or `7/12`; undefined where it is neither. */
  static read(text: string): Fraction | undefined {
    const [, upper, lower = '1'] = /^(-?\d+)(?:\/([1-9]\d*))?$/.exec(text) ?? [];
    return upper === undefined ? undefined : Fraction.of(BigInt(upper), BigInt(lower));
  }

  plus(other: Fraction): Fraction {
    return Fraction.of(this.upper * other.lower + other.upper * this.lower, this.lower * other.lower);
  }

  /** Times a whole number over another. */
  part(of: number, whole: number): Fraction {
    return Fraction.of(this.upper * BigInt(of), this.lower * BigInt(whole));
  }

  negative(): Fraction {
    return new Fraction(-this.upper, this.lower);
  }

  isBelow(other: Fraction): boolean {
    return this.upper * other.lower < other.upper * this.lower;
  }

  toString(): string {
    return this.lower === 1n ? `${this.upper}` : `${this.upper}/${this.lower}`;
  }
}

function commonOf(a: bigint, b: bigint): bigint {
  let [large, small] = [a, b];
  while (small !== 0n) [large, small] = [small, large % small];
  return large;
}
