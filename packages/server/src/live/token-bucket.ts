/** How much at once, and how much in a second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Lets so much through and no more. */
export class TokenBucket {
  private left: number;
  private at: number;

  constructor(
    private readonly rate: Rate,
    now: number,
  ) {
    this.left = rate.burst;
    this.at = now;
  }

  take(now: number): boolean {
    this.fill(now);
    if (this.left < 1) return false;
    this.left--;
    return true;
  }

  /** So much was taken elsewhere. Nobody comes to owe more than they may have at once. */
  spend(count: number, now: number): void {
    this.fill(now);
    this.left = Math.max(-this.rate.burst, this.left - count);
  }

  private fill(now: number): void {
    const { burst, perSecond } = this.rate;
    this.left = Math.min(burst, this.left + (Math.max(0, now - this.at) / 1000) * perSecond);
    this.at = now;
  }

  /** Whether it is as if nothing had ever been taken. */
  isFull(now: number): boolean {
    return this.left + ((now - this.at) / 1000) * this.rate.perSecond >= this.rate.burst;
  }
}

/** How often it is looked which are full, at most, in milliseconds. */
const SWEEP = 100;

/** Who has taken how much. */
export interface Taken {
  readonly name: string;
  readonly count: number;
}

/** A bucket for everybody by name, such as an address; those that are full are forgotten. */
export class TokenBuckets {
  private readonly buckets = new Map<string, TokenBucket>();
  private swept = Number.NEGATIVE_INFINITY;
  /** What was taken since it was last asked for, where others are to know. */
  private taken: Map<string, number> | undefined;

  constructor(
    private readonly rate: Rate,
    private readonly most = 10_000,
  ) {}

  take(name: string, now: number): boolean {
    const given = this.bucketOf(name, now)?.take(now) ?? false;
    if (given) this.taken?.set(name, (this.taken.get(name) ?? 0) + 1);
    return given;
  }

  /** From now on it is counted what is taken, for others. */
  count(): void {
    this.taken = new Map();
  }

  /** Who has taken how much since this was last asked; of many, those who have taken most. */
  counted(most: number): readonly Taken[] {
    const taken = [...(this.taken ?? [])].map(([name, count]) => ({ name, count }));
    this.taken?.clear();
    return taken.length <= most ? taken : taken.sort((a, b) => b.count - a.count).slice(0, most);
  }

  /** Somebody took so much elsewhere. */
  spend(name: string, count: number, now: number): void {
    this.bucketOf(name, now)?.spend(count, now);
  }

  /** Undefined: there are too many, and whoever is not known waits. */
  private bucketOf(name: string, now: number): TokenBucket | undefined {
    const known = this.buckets.get(name);
    if (known !== undefined) return known;
    if (this.buckets.size >= this.most) {
      // A flood must not cost a look at all of them each time.
      if (now - this.swept < SWEEP) return undefined;
      this.swept = now;
      for (const [other, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(other);
      // A flood from everywhere.
      if (this.buckets.size >= this.most) return undefined;
    }
    const bucket = new TokenBucket(this.rate, now);
    this.buckets.set(name, bucket);
    return bucket;
  }
}
