import { type Command, longestThought, matchScene, problem, sentence, weighOffer } from '@countertop/core';
import type { Bus } from '../bus/bus.ts';
import type { Outside } from '../outside.ts';
import type { Store } from '../store/store.ts';
import { own } from '../tables/errand.ts';
import type { HeldTable } from '../tables/held-table.ts';
import type { Tables } from '../tables/tables.ts';
import { type Duty, dutyIn } from './duty.ts';
import type { BotAnswer, Thinking } from './thinking.ts';

/** After so long it is tried again where a bot's thought or its keeping failed. */
const AGAIN = 2_000;
/** How often the store is asked, where this process has it alone, for bots that nobody here knows to be waited for. */
const POLL = 10_000;
/**
 * Where several processes share a store: how often it is looked for bots that nobody thinks for, and how long one is one's own, which
 * is longer than any thought.
 */
const LOOK = 1_000;
const OWN = 10_000;

export interface BotsParts {
  readonly outside: Outside;
  readonly store: Store;
  readonly tables: Tables;
  readonly bus: Bus;
  readonly mind: Thinking;
  /** Whether other processes share the store. */
  readonly isShared: boolean;
}

/**
 * Bots at tables. They see what people see, and what they decide goes through the same door. Tables wait in line for a
 * free thread; each stands there once, so that nobody can make the line longer than there are tables with bots.
 *
 * Where several processes share a store the line is there: whoever has a free thread takes the next table, and has it alone.
 */
export class Bots {
  private readonly line = new Set<string>();
  private readonly thinking = new Set<string>();
  private closed = false;

  private readonly outside: Outside;
  private readonly store: Store;
  private readonly tables: Tables;
  private readonly mind: Thinking;
  private readonly isShared: boolean;
  private taking = false;
  private wanted = false;
  private callOff: () => void = () => {};

  constructor({ outside, store, tables, bus, mind, isShared }: BotsParts) {
    this.outside = outside;
    this.store = store;
    this.tables = tables;
    this.mind = mind;
    this.isShared = isShared;
    if (!isShared) tables.watch((table) => this.look(table));
    else {
      // The table may be held by another process, and by none that thinks.
      bus.subscribe((message) => {
        if (message.kind === 'advance' || (message.kind === 'events' && message.bot)) this.want();
      });
    }
  }

  /** After a restart: those that waited when the process ended. */
  async start(): Promise<void> {
    if (this.isShared) this.keepTaking();
    else {
      for (const table of await this.store.waitingForBots()) this.queue(table);
      this.lookLater();
    }
  }

  /** What the store says is the truth: whatever was not heard of here, because something failed just then, is found there. */
  private lookLater(): void {
    if (this.closed) return;
    this.callOff = this.outside.later(POLL, () => {
      this.store
        .waitingForBots()
        .then((tables) => {
          for (const table of tables) if (!this.thinking.has(table)) this.queue(table);
        })
        .catch((error) => this.outside.complain('bots could not be looked for', error))
        .then(() => this.lookLater());
    });
  }

  /** However many news there are in a turn of the loop, one question. */
  private want(): void {
    if (this.wanted || this.closed || !this.isShared) return;
    this.wanted = true;
    this.outside.afterTurn(() => void this.take());
  }

  private keepTaking(): void {
    if (this.closed) return;
    void this.take().then(() => this.outside.later(LOOK, () => this.keepTaking()));
  }

  private async take(): Promise<void> {
    if (this.taking || this.closed) return;
    this.wanted = false;
    const free = this.mind.size - this.thinking.size - this.line.size;
    // Whoever is through asks again.
    if (free <= 0) return;
    this.taking = true;
    const now = this.outside.now();
    try {
      for (const table of await this.store.take('bot', now, now + OWN, free)) this.queue(table);
    } catch (error) {
      this.outside.complain('bots could not be looked for', error);
    }
    this.taking = false;
    if (this.wanted) void this.take();
  }

  close(): void {
    this.closed = true;
    this.callOff();
    this.mind.close();
  }

  /** How many tables wait for a bot, and at how many one thinks. */
  get load(): { readonly waiting: number; readonly thinking: number } {
    return { waiting: this.line.size, thinking: this.thinking.size };
  }

  private look(table: HeldTable): void {
    if (dutyIn(table.state) !== undefined) this.queue(table.id);
  }

  private queue(table: string): void {
    this.line.add(table);
    this.next();
  }

  private next(): void {
    for (const table of this.line) {
      if (this.closed || this.thinking.size >= this.mind.size) return;
      // One that is thought about is looked at again when that is through.
      if (this.thinking.has(table)) continue;
      this.line.delete(table);
      this.thinking.add(table);
      void this.serve(table)
        .catch((error: unknown) => {
          if (!this.closed) this.outside.complain('a bot broke down', error);
          return false;
        })
        .then((served) => {
          this.thinking.delete(table);
          // Taken ones are anybody's again after a while.
          if (!served && !this.closed && !this.isShared) this.outside.later(AGAIN, () => this.queue(table));
          this.next();
          this.want();
        });
    }
  }

  /** How many events a table has: in memory there may be fewer, without the one that made it the bot's turn. */
  private async numberOf(table: string): Promise<number> {
    return this.isShared ? ((await this.store.numbers([table])).get(table) ?? 0) : 0;
  }

  /** False where it has to be tried again. */
  private async serve(id: string): Promise<boolean> {
    const table = await this.tables.find(id, await this.numberOf(id));
    const duty = table && dutyIn(table.state);
    if (table === undefined || duty === undefined) return true;
    const { state } = table;
    const thought = await this.mind.think({
      table: id,
      scene: matchScene(state),
      level: duty.level,
      seed: seedOf(table, duty.seat),
      longest: longestThought(state, duty.seat, this.outside.now()),
    });
    if (!thought.ok) throw new Error(sentence(thought.problem));
    const outcome = await this.tables.run(id, (fresh, now) => {
      const command = commandFor(fresh, duty, thought.value);
      return command === undefined ? problem('bot-late') : own(command)(fresh, now);
    });
    // Refused: the match has gone on meanwhile. Whoever made it go on has had it looked at.
    if (!outcome.ok && outcome.problem.code !== 'store-failed') {
      const now = await this.tables.find(id);
      if (now !== undefined && !this.isShared) this.look(now);
    }
    return outcome.ok || outcome.problem.code !== 'store-failed';
  }
}

/** What follows from a thought, if the match still stands where it was thought about. */
function commandFor({ state }: HeldTable, duty: Duty, answer: BotAnswer): Command | undefined {
  const { seat } = duty;
  if (duty.kind === 'move')
    return answer.move === undefined ? undefined : { kind: 'move', seat, move: answer.move, ply: duty.ply };
  if (!state.offers.some(({ number }) => number === duty.offer.number)) return undefined;
  return { ...weighOffer(state, duty.offer, seat, answer), seat, offer: duty.offer.kind };
}

/** The same bot at the same table thinks the same, after a restart too. */
function seedOf({ id }: HeldTable, seat: number): number {
  let seed = seat;
  for (const letter of id) seed = (Math.imul(seed, 31) + letter.charCodeAt(0)) | 0;
  return seed >>> 0;
}
