import type { NoticeMessage } from '@countertop/protocol';
import type { Outside } from '../outside.ts';
import type { Notice } from '../store/notices.ts';
import type { Store, TableRow } from '../store/store.ts';
import type { Attendance } from '../tables/attendance.ts';
import type { Tables } from '../tables/tables.ts';
import type { Delivery, Pushing } from './pushing.ts';

export interface NotifierParts {
  readonly outside: Outside;
  readonly store: Store;
  readonly tables: Tables;
  readonly attendance: Attendance;
  readonly pushing: Pushing;
}

/** How often rows are looked at that others may have planned, and how many are taken at a time. */
const POLL = 30_000;
const AT_ONCE = 50;
/** So long after a look nothing is so urgent that it is not said together with what else comes due, in milliseconds. */
const TOGETHER = 1_000;
/** When it is tried again where a push service could not be reached; then no more. */
const AGAIN = [60_000, 15 * 60_000, 2 * 60 * 60_000];

/**
 * Says what is due to those who are not looking. Notices are rows that are taken before they are said: two processes never say
 * the same, and one that dies in between has said nothing at all, which is better than twice.
 */
export class Notifier {
  private callOff: () => void = () => {};
  private nextLook = Number.POSITIVE_INFINITY;
  private running = false;
  /** A look before that would be one for each notice. */
  private rested = Number.NEGATIVE_INFINITY;

  constructor(private readonly parts: NotifierParts) {
    parts.tables.watch(({ planned }) => {
      if (planned !== undefined && planned < this.nextLook) this.lookAt(planned);
    });
  }

  start(): void {
    this.running = true;
    void this.look();
  }

  stop(): void {
    this.running = false;
    this.callOff();
  }

  private lookAt(time: number): void {
    if (!this.running) return;
    this.callOff();
    this.nextLook = time;
    const wait = Math.max(time, this.rested) - this.parts.outside.now();
    this.callOff = this.parts.outside.later(Math.max(1, wait), () => void this.look());
  }

  private async look(): Promise<void> {
    const { outside, store } = this.parts;
    this.nextLook = Number.POSITIVE_INFINITY;
    let next: number | undefined;
    this.rested = outside.now() + TOGETHER;
    try {
      const due = await store.notices.take(outside.now(), AT_ONCE);
      if (due.length === AT_ONCE) this.rested = outside.now();
      await Promise.all(due.map((notice) => this.say(notice)));
      next = await store.notices.next();
    } catch (error) {
      outside.complain('notices could not be given', error);
    }
    const soon = outside.now() + POLL;
    this.lookAt(Math.min(this.nextLook, next ?? soon, soon));
  }

  private async say(notice: Notice): Promise<void> {
    const { outside, store } = this.parts;
    const row = await store.row(notice.table);
    if (row === undefined || !this.stillTrue(notice, row)) return;
    const message = await this.messageOf(notice, row);
    const addresses = await store.accounts.pushesOf(notice.person);
    const urgent = notice.kind === 'reminder';
    const deliveries = await Promise.all(
      addresses.map(async (address): Promise<Delivery> => {
        const delivery = await this.parts.pushing.send(address, message, urgent);
        if (delivery === 'gone') await store.accounts.removePush(address.endpoint);
        return delivery;
      }),
    );
    const wait = AGAIN[notice.tries];
    // Who has heard it on one device is not told again because another could not be reached.
    if (!deliveries.includes('later') || deliveries.includes('sent') || wait === undefined) return;
    await store.notices.putBack({ ...notice, due: outside.now() + wait, tries: notice.tries + 1 });
  }

  /** It is still the same turn of the same person, and they do not look at it. */
  private stillTrue({ table, person, seat, moves }: Notice, { standing, roster }: TableRow): boolean {
    if (standing.status !== 'running' || standing.turn !== seat || standing.moves !== moves) return false;
    return roster.people[seat] === person && !this.parts.attendance.isHere(table, person);
  }

  private async messageOf({ kind, table, person, seat }: Notice, row: TableRow): Promise<NoticeMessage> {
    const others = row.roster.seats.flatMap((holder, at) =>
      at === seat || holder.kind === 'empty' || holder.name === undefined ? [] : [holder.name],
    );
    const waiting = await this.parts.store.waitingFor(person);
    return { kind, table, game: row.deed.game, others, due: row.standing.due, waiting };
  }
}
