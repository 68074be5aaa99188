import {
  type Command,
  type MatchEvent,
  type MatchState,
  OFFER_KINDS,
  type OfferKind,
  pendingSeats,
  remaining,
  seatToMove,
} from '@countertop/core';
import { PHRASES, protocolPhrases, type TableFollower } from '@countertop/protocol';
import { EXIT, Refusal } from '../exit.ts';
import { matchBoard } from '../showing/board-text.ts';
import { legalMoves } from '../showing/legal-here.ts';
import { declinedText, offerText } from '../showing/offer-text.ts';
import { resultLine } from '../showing/result-line.ts';
import type { Terminal } from '../showing/terminal.ts';
import { printable } from '../showing/terminal.ts';
import { say } from '../showing/words.ts';
import type { Keyboard } from '../table/keyboard.ts';
import { type ServerLink, until } from './server-link.ts';

const HELP = `A move in notation; or
  board              show the board again
  moves [BEGINNING]  what is legal (all that begins so)
  time               the clocks
  draw, count, takeback, pause, resume, rematch   offer it; yes or no answers what others offer
  give               fifteen seconds more for the others
  say TEXT           speak; a number says a set phrase: ${PHRASES.map((phrase, at) => `${at} ${protocolPhrases[phrase]}`).join('  ')}
  abort, resign      call the match off before it has begun in earnest; give it up
  quit               leave; the seat is kept`;

const GIFT = 15_000;

/** A table that somebody sits at, or watches, by the terminal: what happens is told as it comes, what is typed is asked for. */
export class JoinedTable {
  private told = 0;
  private heard = 0;

  constructor(
    private readonly follower: TableFollower,
    private readonly link: ServerLink,
    private readonly keyboard: Keyboard,
    private readonly terminal: Terminal,
  ) {}

  async play(): Promise<void> {
    const { follower, terminal } = this;
    const piped = !terminal.interactive;
    const off = [
      follower.listen(() => this.tell()),
      follower.onRefusal(({ problem }) => terminal.complain(say(problem, follower.game))),
    ];
    this.told = follower.confirmed?.events.length ?? 0;
    this.show();
    try {
      for (;;) {
        // What comes from a pipe is played when it can be.
        if (piped) await until(follower, () => this.over || (this.myTurn && follower.pending.length === 0));
        if (piped && this.over) return;
        const line = await this.keyboard.ask(this.prompt);
        if (line === undefined || line === 'quit' || line === 'exit') return;
        if (line !== '') await this.obey(line, piped);
      }
    } finally {
      for (const each of off) each();
    }
  }

  private get state(): MatchState {
    const { shown } = this.follower;
    if (shown === undefined) throw new Refusal(EXIT.failed, 'The table cannot be seen any more.');
    return shown;
  }

  private get over(): boolean {
    return this.follower.confirmed?.result != null;
  }

  private get seat(): number | undefined {
    return this.follower.mine[0];
  }

  private get myTurn(): boolean {
    const turn = seatToMove(this.state);
    return turn !== undefined && this.follower.mine.includes(turn);
  }

  private get prompt(): string {
    if (this.over) return 'over> ';
    if (this.seat === undefined) return 'watching> ';
    return this.myTurn ? `seat ${this.seat}, your turn> ` : `seat ${this.seat}> `;
  }

  private async obey(line: string, piped: boolean): Promise<void> {
    const [word, ...rest] = line.split(/\s+/);
    const { state, seat, terminal } = this;
    switch (word) {
      case 'help':
      case '?':
        this.write(HELP);
        return;
      case 'board':
        this.show();
        return;
      case 'moves': {
        const moves = legalMoves(state.game, state.position).filter((move) => move.startsWith(rest[0] ?? ''));
        this.write(`${moves.length} legal: ${moves.join(' ')}`);
        return;
      }
      case 'time':
        this.write(this.clocks());
        return;
      case 'say':
        this.say(rest.join(' '));
        return;
    }
    if (seat === undefined) {
      terminal.complain('You only watch here.');
      return;
    }
    if (word === 'resign' && !(await this.keyboard.confirm('Give the match up?'))) return;
    const commands = this.commandsFor(word, line, seat);
    if (commands.length === 0) terminal.complain('Nobody has offered anything.');
    const turn = seatToMove(state);
    const isMove = commands[0]?.kind === 'move';
    if (isMove && (turn === undefined || !this.follower.mine.includes(turn))) {
      if (piped) throw new Refusal(EXIT.failed, 'It is not your turn.');
      terminal.complain('It is not your turn.');
      return;
    }
    for (const command of commands) this.follower.command(command);
  }

  private commandsFor(word: string, line: string, seat: number): Command[] {
    const { state } = this;
    if (isOffer(word)) return [{ kind: 'offer', seat, offer: word }];
    switch (word) {
      case 'yes':
      case 'no': {
        const kind = word === 'yes' ? 'accept' : 'decline';
        const asked = state.offers.filter((offer) => pendingSeats(state.seats, offer).includes(seat));
        return asked.map((offer) => ({ kind, seat, offer: offer.kind }));
      }
      case 'resign':
      case 'abort':
        return [{ kind: word, seat }];
      case 'give':
        return state.seats.flatMap((_, to): Command[] =>
          to === seat ? [] : [{ kind: 'give', seat, to, milliseconds: GIFT }],
        );
      default:
        return [{ kind: 'move', seat, move: line, ply: state.line.length }];
    }
  }

  private say(text: string): void {
    const phrase = /^\d$/.test(text) ? PHRASES[Number(text)] : undefined;
    this.follower.say(phrase === undefined ? { kind: 'free', text } : { kind: 'phrase', phrase });
  }

  /** Tells what has happened since. */
  private tell(): void {
    const { confirmed, chat } = this.follower;
    if (confirmed === undefined) return;
    const fresh = confirmed.events.slice(this.told);
    this.told = confirmed.events.length;
    for (const line of chat.slice(this.heard)) {
      const { remark } = line;
      this.write(`${line.name}: ${remark.kind === 'phrase' ? protocolPhrases[remark.phrase] : remark.text}`);
    }
    this.heard = chat.length;
    const lines = fresh.flatMap((event) => this.line(event, confirmed) ?? []);
    for (const line of lines) this.write(line);
    if (fresh.some(({ kind }) => kind === 'moved' || kind === 'taken-back' || kind === 'started')) this.show();
  }

  private show(): void {
    const { state, terminal } = this;
    if (!terminal.interactive) return;
    this.write(`\n${matchBoard(state, terminal)}\n${this.clocks()}`);
  }

  private clocks(): string {
    const { created, clock, seats } = this.state;
    const now = this.link.connection.clock.time();
    return seats
      .map((_, seat) => {
        const { total } = remaining(created.clock, clock, seat, now);
        return total === null ? this.name(seat) : `${this.name(seat)} ${Math.ceil(total / 1000)} s`;
      })
      .join('  ·  ');
  }

  private name(seat: number): string {
    const holder = this.state.seats[seat]?.player;
    if (holder?.kind === 'person') return `${printable(holder.name)}${holder.program === true ? ' (a program)' : ''}`;
    return holder?.kind === 'bot' ? (holder.name ?? `Bot ${holder.level}`) : `Seat ${seat}`;
  }

  private line(event: MatchEvent, { seats }: MatchState): string | undefined {
    switch (event.kind) {
      case 'moved':
        return `${this.name(event.seat)}: ${event.move}`;
      case 'drawn':
        return `Drawn: ${event.move}`;
      case 'seated':
        return `${this.name(event.seat)} sits down.`;
      case 'offered':
        return `${this.name(event.seat)} offers ${offerText(event.offer)}. Answer yes or no.`;
      case 'declined':
        return `${this.name(event.seat)}: ${declinedText(event)}`;
      case 'agreed':
        return `Agreed: ${event.offer}.`;
      case 'resigned':
        return `${this.name(event.seat)} resigns.`;
      case 'timed-out':
        return `${this.name(event.seat)} is out of time.`;
      case 'given':
        return `${this.name(event.to)} has ${event.milliseconds / 1000} s more.`;
      case 'ended':
        return resultLine(event.winners, event.scores, seats.length);
      case 'continued':
        return `The rematch: countertop join ${this.link.server}/#/table/${event.match}`;
      default:
        return undefined;
    }
  }

  private write(text: string): void {
    void this.terminal.write(`${text}\n`);
  }
}

function isOffer(word: string): word is OfferKind {
  return OFFER_KINDS.some((kind) => kind === word);
}
