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
    const { burst, perSecond } = this.rate;
    this.left = Math.min(burst, this.left + (Math.max(0, now - this.at) / 1000) * perSecond);
    this.at = now;
    if (this.left < 1) return false;
    this.left--;
    return true;
  }

  /** Whether it is as if nothing had ever been taken. */
  isFull(now: number): boolean {
    return this.left + ((now - this.at) / 1000) * this.rate.perSecond >= this.rate.burst;
  }
}

/** How often it is looked which are full, at most, in milliseconds. */
const SWEEP = 100;

/** A bucket for everybody by name, such as an address; those that are full are forgotten. */
export class TokenBuckets {
  private readonly buckets = new Map<string, TokenBucket>();
  private swept = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly rate: Rate,
    private readonly most = 10_000,
  ) {}

  take(name: string, now: number): boolean {
    const known = this.buckets.get(name);
    if (known !== undefined) return known.take(now);
    if (this.buckets.size >= this.most) {
      // A flood must not cost a look at all of them each time.
      if (now - this.swept < SWEEP) return false;
      this.swept = now;
      for (const [other, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(other);
      // A flood from everywhere: whoever is not known waits.
      if (this.buckets.size >= this.most) return false;
    }
    const bucket = new TokenBucket(this.rate, now);
    this.buckets.set(name, bucket);
    return bucket.take(now);
  }
}
