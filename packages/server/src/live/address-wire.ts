import type { AddressNews, Bus, BusMessage } from '../bus/bus.ts';
import type { Outside } from '../outside.ts';

/** How often others are told what has changed here, how often all of it, and after how long of silence a process has nobody; in milliseconds. */
const EVERY = 250;
const ALL = 5_000;
const SILENCE = 3 * ALL;
/** Of so many addresses at most, those with the most connections, and of so many in one message. */
const MOST = 500;
const AT_ONCE = 100;

export interface AddressWireParts {
  readonly outside: Outside;
  readonly bus: Bus;
}

interface Node {
  readonly counts: Map<string, number>;
  heard: number;
}

/**
 * How many connections each address has at all processes together. Each says what has changed there, and now and then all of it, so that
 * what went astray is put right; who falls silent has nobody any more.
 */
export class AddressWire {
  private readonly node: string;
  private readonly here = new Map<string, number>();
  private readonly changed = new Set<string>();
  private readonly nodes = new Map<string, Node>();
  private toldAll = Number.NEGATIVE_INFINITY;
  private callOff: () => void = () => {};

  constructor(private readonly parts: AddressWireParts) {
    this.node = parts.outside.secret(8);
    parts.bus.subscribe((message) => this.hear(message));
  }

  start(): void {
    this.callOff = this.parts.outside.later(EVERY, () => {
      this.tell();
      this.start();
    });
  }

  /** Nobody is here any more. */
  stop(): void {
    this.callOff();
    this.say([], true);
  }

  /** So many connections of that address are here now. */
  note(name: string, count: number): void {
    if (count > 0) this.here.set(name, count);
    else this.here.delete(name);
    this.changed.add(name);
  }

  /** How many the address has at other processes. */
  elsewhere(name: string): number {
    let sum = 0;
    for (const { counts } of this.nodes.values()) sum += counts.get(name) ?? 0;
    return sum;
  }

  private tell(): void {
    const now = this.parts.outside.now();
    for (const [node, { heard }] of this.nodes) if (now - heard > SILENCE) this.nodes.delete(node);
    const isAll = now - this.toldAll >= ALL;
    const names = isAll ? this.here.keys() : this.changed;
    const counts = [...names].map((name) => ({ name, count: this.here.get(name) ?? 0 }));
    this.changed.clear();
    if (isAll) this.toldAll = now;
    if (counts.length === 0 && !isAll) return;
    this.say(counts.length <= MOST ? counts : counts.sort((a, b) => b.count - a.count).slice(0, MOST), isAll);
  }

  private say(names: AddressNews['names'], whole: boolean): void {
    const { bus } = this.parts;
    for (let from = 0; from === 0 || from < names.length; from += AT_ONCE) {
      const some = names.slice(from, from + AT_ONCE);
      bus.publish({ kind: 'addresses', node: this.node, whole: whole && from === 0, names: some });
    }
  }

  private hear(message: BusMessage): void {
    if (message.kind !== 'addresses' || message.node === this.node) return;
    const { node, whole, names } = message;
    const known = whole ? undefined : this.nodes.get(node)?.counts;
    const counts = known ?? new Map<string, number>();
    for (const { name, count } of names) {
      if (count > 0) counts.set(name, count);
      else counts.delete(name);
    }
    this.nodes.set(node, { counts, heard: this.parts.outside.now() });
  }
}
