import { type Problem, problem } from '@countertop/core';
import type { ChatLine, Remark } from '@countertop/protocol';
import type { Bus } from '../bus/bus.ts';
import type { Outside } from '../outside.ts';
import type { Person, Store } from '../store/store.ts';
import { type Rate, TokenBuckets } from './token-bucket.ts';

const REMEMBERED = 2_000;

/** What is said at tables. Partners have no channel of their own: everybody hears everything. */
export class Chat {
  /** By person. */
  readonly rates: TokenBuckets;
  /** Ids of what was said lately: sent again, it takes nothing from what one may say. The store knows all of them. */
  private readonly said = new Set<string>();

  constructor(
    private readonly outside: Outside,
    private readonly store: Store,
    private readonly bus: Bus,
    rate: Rate,
  ) {
    this.rates = new TokenBuckets(rate);
  }

  async say(person: Person, table: string, remark: Remark, id: string): Promise<Problem | undefined> {
    const key = `${person.id} ${id}`;
    if (this.said.has(key)) return undefined;
    const row = await this.store.row(table).catch(() => null);
    if (row === null) return problem('store-failed');
    if (row === undefined) return problem('table-unknown');
    const { chat } = row.deed.settings;
    if (chat === 'off' || !person.chat) return problem('chat-off');
    if (chat === 'phrases' && remark.kind === 'free') return problem('chat-phrases');
    const said = remark.kind === 'free' ? { ...remark, text: clean(remark.text) } : remark;
    if (said.kind === 'free' && said.text === '') return problem('chat-empty');
    if (!this.rates.take(person.id, this.outside.now())) return problem('too-many');
    this.remember(key);
    const seat = row.roster.people.indexOf(person.id);
    const line: Omit<ChatLine, 'number'> = {
      at: Math.floor(this.outside.now()),
      person: person.id,
      name: person.name,
      seat: seat < 0 ? null : seat,
      remark: said,
    };
    let number: number | undefined;
    try {
      number = await this.store.addLine(table, line, key);
    } catch (error) {
      this.outside.complain('a remark could not be kept', error);
      this.said.delete(key);
      return problem('store-failed');
    }
    if (number !== undefined) this.bus.publish({ kind: 'talk', table, line: { number, ...line } });
    return undefined;
  }

  private remember(key: string): void {
    for (const oldest of this.said) {
      if (this.said.size < REMEMBERED) break;
      this.said.delete(oldest);
    }
    this.said.add(key);
  }

  lines(table: string, from: number): Promise<readonly ChatLine[]> {
    return this.store.lines(table, from);
  }
}

/** Without what could break a line or pass for something else. */
function clean(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
