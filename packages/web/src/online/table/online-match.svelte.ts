import { type Command, decide, type MatchState, type Play } from '@countertop/core';
import type { ChatLine, Membership, Presence, Refusal, TableFollower } from '@countertop/protocol';
import { FollowedMatch } from '../../match/running/followed-match.svelte.ts';
import { paceOf } from '../../match/running/pace.ts';
import { settings } from '../../store/settings.svelte.ts';
import { ask } from '../ask.ts';
import { server } from '../server.svelte.ts';
import { isQuiet } from './quiet-tables.svelte.ts';

/** A match whose log the server keeps: what is shown is the fold of that log, and what was done here and not answered yet. */
export class OnlineMatch extends FollowedMatch {
  membership: Membership | undefined = $state.raw();
  presence: Presence | undefined = $state.raw();
  chat: readonly ChatLine[] = $state.raw([]);
  /** What was done here and not accepted, until something else is done. */
  refusal: Refusal | undefined = $state.raw();
  /** The last line of the talk that has been looked at. */
  private readTo = $state(-1);
  /** Whom nobody here wants to hear at this table. */
  muted: ReadonlySet<string> = $state.raw(new Set());
  private readonly deaf: (() => void)[] = [];

  constructor(
    readonly table: TableFollower,
    state: MatchState,
    private readonly keep: (state: MatchState) => void,
  ) {
    super(table.table, state, () => paceOf(settings.pace));
    this.look(Number.MAX_SAFE_INTEGER);
    this.notice();
  }

  get mine(): readonly number[] {
    return this.membership?.mine ?? [];
  }

  get watching(): boolean {
    return this.mine.length === 0;
  }

  override isYou(seat: number): boolean {
    return this.mine.includes(seat);
  }

  /** What is heard of the talk here. */
  get heard(): readonly ChatLine[] {
    const { me } = server;
    if (me?.chat === false || isQuiet(this.id)) return [];
    return this.chat.filter(({ person }) => !this.muted.has(person) && me?.blocked.includes(person) !== true);
  }

  get unread(): number {
    return this.heard.filter(({ number, person }) => number > this.readTo && person !== server.me?.person).length;
  }

  read(): void {
    this.readTo = Math.max(this.readTo, this.chat.at(-1)?.number ?? -1);
  }

  mute(person: string): void {
    this.muted = new Set([...this.muted, person]);
  }

  isHere(seat: number): boolean {
    return this.mine.includes(seat) && this.state.seats[seat]?.holder.kind === 'person';
  }

  /** The own seat that is kept: nobody sits there, or a bot plays on meanwhile. */
  get keptSeat(): number | undefined {
    const { me } = server;
    if (this.state.startedAt === null || this.state.result !== null) return undefined;
    // Nobody speaks for such a seat, so that it is not among `mine`; but whose it is, is known.
    return this.membership?.people
      .map((person, seat) => (person === me?.person ? seat : -1))
      .find((seat) => {
        const at = this.state.seats[seat];
        return at?.out === null && (at.standIn || at.holder.kind === 'empty');
      });
  }

  override get mayGetUp(): boolean {
    return this.state.startedAt !== null && this.state.result === null;
  }

  /** Takes the own seat again, from the bot too that played on. */
  async comeBack(seat: number): Promise<void> {
    const sat = await ask('sit', { table: this.id }, { seat });
    if (!sat.ok) this.problem = sat.problem;
  }

  override isAway(seat: number): boolean {
    return this.presence !== undefined && (this.presence.away[seat] ?? null) !== null;
  }

  /** Nobody stops the others' clocks alone: a pause is asked for, as other offers are. */
  get mayPause(): boolean {
    return false;
  }

  /** Nobody asks a machine while others sit at the table. */
  get mayHint(): boolean {
    return false;
  }

  override now(): number {
    return server.connection.clock.time();
  }

  open(): void {
    if (this.deaf.length > 0) return;
    this.deaf.push(
      this.table.listen(() => this.notice()),
      this.table.onRefusal((refusal) => {
        this.refusal = refusal;
      }),
    );
    this.notice();
  }

  override close(): void {
    super.close();
    // The screen and the page that found the match both close it; it is let go once, others may follow the same table.
    if (this.deaf.length > 0) server.unfollow(this.id);
    for (const off of this.deaf.splice(0)) off();
  }

  command(command: Command | Play): boolean {
    const wish = this.written(command);
    const decided = decide(this.state, wish, this.now());
    if (!decided.ok) {
      this.problem = decided.problem;
      return false;
    }
    this.problem = undefined;
    this.refusal = undefined;
    this.table.command(wish);
    return true;
  }

  /** For the wire: a move in notation, and after how many others it was meant. */
  private written(command: Command | Play): Command {
    const ply = this.state.line.length;
    if (command.kind === 'play') {
      const { seat, move } = command;
      return { kind: 'move', seat, move: this.game.write(this.state.position, move), ply };
    }
    return command.kind === 'move' ? { ...command, ply } : command;
  }

  private notice(): void {
    const { table } = this;
    this.membership = table.membership;
    this.presence = table.presence;
    this.chat = table.chat;
    const next = table.shown;
    if (next === undefined || next === this.state) return;
    this.follow(next);
    if (next.result !== null && table.confirmed === next) this.keep(next);
    this.playAhead();
  }
}
