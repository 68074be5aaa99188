import { type Command, matchScene, problem, sentence, weighOffer } from '@countertop/core';
import type { Outside } from '../outside.ts';
import type { Store } from '../store/store.ts';
import { own } from '../tables/errand.ts';
import type { HeldTable } from '../tables/held-table.ts';
import type { Tables } from '../tables/tables.ts';
import { type Duty, dutyIn, longestThought } from './duty.ts';
import type { BotAnswer, Thinking } from './thinking.ts';

/** After so long it is tried again where a bot's thought or its keeping failed. */
const AGAIN = 2_000;

/**
 * Bots at tables. They see what people see, and what they decide goes through the same door. Tables wait in line for a
 * free thread; each stands there once, so that nobody can make the line longer than there are tables with bots.
 */
export class Bots {
  private readonly line = new Set<string>();
  private readonly thinking = new Set<string>();
  private closed = false;

  constructor(
    private readonly outside: Outside,
    private readonly store: Store,
    private readonly tables: Tables,
    private readonly mind: Thinking,
  ) {
    tables.watch((table) => this.look(table));
  }

  /** After a restart: those that waited when the process ended. */
  async start(): Promise<void> {
    for (const table of await this.store.waitingForBots()) this.queue(table);
  }

  close(): void {
    this.closed = true;
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
          if (!served && !this.closed) this.outside.later(AGAIN, () => this.queue(table));
          this.next();
        });
    }
  }

  /** False where it has to be tried again. */
  private async serve(id: string): Promise<boolean> {
    const table = await this.tables.find(id);
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
      if (now !== undefined) this.look(now);
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
