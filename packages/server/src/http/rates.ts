import type { Limits } from '../limits.ts';
import { TokenBuckets } from '../live/token-bucket.ts';
import { addressKey } from './client-address.ts';

/** Of what changes nothing (files, lists, dialling), an address may ask for so many times as much. */
const READS = 20;
/** All connections of an address together may say as much as so many that say all they may. */
const TALKERS = 20;

/** How much has come from which address lately. */
export class AddressRates {
  private readonly changes: TokenBuckets;
  private readonly reads: TokenBuckets;
  private readonly messages: TokenBuckets;
  private readonly programs: TokenBuckets;
  private readonly attempts: TokenBuckets;
  /** Until when; whoever may come back first stands first. */
  private readonly shunned = new Map<string, number>();
  private readonly shunnedFor: number;
  /** Is told whom to let in no more, as limits call them. */
  onShun: (name: string) => void = () => {};

  constructor(
    { requests, messages, programs, attempts, shunned }: Limits,
    private readonly now: () => number,
  ) {
    this.changes = new TokenBuckets(requests);
    this.programs = new TokenBuckets(programs);
    this.attempts = new TokenBuckets(attempts);
    this.shunnedFor = shunned * 1000;
    this.reads = new TokenBuckets({ burst: requests.burst * READS, perSecond: requests.perSecond * READS });
    this.messages = new TokenBuckets({ burst: messages.burst * TALKERS, perSecond: messages.perSecond * TALKERS });
  }

  /** What an address, or a bot account, takes of all processes together, by what it is called among them. */
  get shared(): ReadonlyMap<string, TokenBuckets> {
    const { changes, reads, messages, programs, attempts } = this;
    return new Map(Object.entries({ changes, reads, messages, programs, attempts }));
  }

  mayChange(address: string): boolean {
    return this.changes.take(addressKey(address), this.now());
  }

  /** Of a bot account, wherever it runs. */
  mayRun(program: string): boolean {
    return this.programs.take(program, this.now());
  }

  /** To sign in. */
  mayTry(address: string): boolean {
    return this.attempts.take(addressKey(address), this.now());
  }

  mayAsk(address: string): boolean {
    return this.reads.take(addressKey(address), this.now());
  }

  /** Whether a connection of that address may say one thing more, message by message: which address that is, is made out once. */
  talker(address: string): () => boolean {
    const key = addressKey(address);
    return () => this.messages.take(key, this.now());
  }

  /** A connection from there was cut off for saying too much: dialling again at once does not help, here or at another process. */
  shun(address: string): void {
    const key = addressKey(address);
    this.shunKey(key);
    this.onShun(key);
  }

  /** The same, heard of elsewhere, or here. */
  shunKey(name: string): void {
    const now = this.now();
    for (const [key, until] of this.shunned) {
      if (until > now) break;
      this.shunned.delete(key);
    }
    this.shunned.delete(name);
    this.shunned.set(name, now + this.shunnedFor);
  }

  isShunned(address: string): boolean {
    return (this.shunned.get(addressKey(address)) ?? 0) > this.now();
  }
}
