/** How many answers are looked at: the quickest of them is the best. */
const SAMPLES = 8;

/**
 * What time it is on the server. Each answer to a ping says so for a moment between sending and hearing; the shorter that
 * took, the less can be wrong.
 */
export class ServerClock {
  private readonly samples: { readonly offset: number; readonly trip: number }[] = [];

  constructor(private readonly now: () => number) {}

  /** The server said `time` in answer to something that was sent at `sent` by this side's clock. */
  learn(time: number, sent: number): void {
    const heard = this.now();
    this.samples.push({ offset: time - (sent + heard) / 2, trip: heard - sent });
    if (this.samples.length > SAMPLES) this.samples.shift();
  }

  /** How long it takes there and back, in milliseconds; undefined before the first answer. */
  get trip(): number | undefined {
    return this.best?.trip;
  }

  /** The server's time. Before the first answer nobody knows, and nothing has begun. */
  time(): number {
    return Math.round(this.now() + (this.best?.offset ?? 0));
  }

  private get best(): { readonly offset: number; readonly trip: number } | undefined {
    return this.samples.reduce<{ offset: number; trip: number } | undefined>(
      (best, each) => (best === undefined || each.trip <= best.trip ? each : best),
      undefined,
    );
  }
}
