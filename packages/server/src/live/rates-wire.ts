import type { Bus, Spent } from '../bus/bus.ts';
import type { AddressRates } from '../http/rates.ts';
import type { Outside } from '../outside.ts';
import type { TokenBuckets } from './token-bucket.ts';

/** How often others are told what was taken here, in milliseconds, and of how many names at most. */
const EVERY = 1_000;
const MOST = 500;

export interface RatesParts {
  readonly outside: Outside;
  readonly bus: Bus;
  /** Who is let in no more. */
  readonly rates: AddressRates;
  /** What is counted, by what it is called among processes. */
  readonly shared: ReadonlyMap<string, TokenBuckets>;
}

/**
 * Rates hold for all processes together: each says once a second who has taken how much there, and takes as much away here. So whoever
 * goes from one to the next gets for a second, at most, what each of them gives at once. What goes astray on the way is forgiven.
 */
export class RatesWire {
  private readonly node: string;
  private callOff: () => void = () => {};

  constructor(private readonly parts: RatesParts) {
    const { outside, bus, rates, shared } = parts;
    this.node = outside.secret(8);
    bus.subscribe((message) => {
      if (message.kind === 'spent' && message.node !== this.node) this.hear(message);
      if (message.kind === 'shunned') rates.shunKey(message.name);
    });
    rates.onShun = (name) => bus.publish({ kind: 'shunned', name });
    for (const buckets of shared.values()) buckets.count();
  }

  start(): void {
    this.callOff = this.parts.outside.later(EVERY, () => {
      this.tell();
      this.start();
    });
  }

  stop(): void {
    this.callOff();
  }

  private tell(): void {
    for (const [what, buckets] of this.parts.shared) {
      const names = buckets.counted(MOST);
      if (names.length > 0) this.parts.bus.publish({ kind: 'spent', node: this.node, what, names });
    }
  }

  private hear({ what, names }: Spent): void {
    const buckets = this.parts.shared.get(what);
    const now = this.parts.outside.now();
    for (const { name, count } of names) buckets?.spend(name, count, now);
  }
}
