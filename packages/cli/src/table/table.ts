import {
  type Actor,
  type AnswerPolicy,
  type BotAnswer,
  bad,
  CHANCE,
  type Command,
  commitmentOf,
  createMatch,
  type Dealer,
  foldMatch,
  good,
  hex,
  isWeighed,
  type MatchEvent,
  type MatchPlan,
  type MatchRecord,
  type MatchState,
  matchRecord,
  NOBODY,
  newContribution,
  newSecret,
  type OfferKind,
  type OpenOffer,
  type Position,
  pendingSeats,
  perform,
  politeBot,
  Random,
  type Result,
  sha256,
  upkeep,
} from '@countertop/core';
import type { Opened } from '../reading/opened.ts';

/** How draws are made at the table. */
export interface Drawing {
  /** Any text, for draws that can be had again; without it they are nobody's choice. */
  readonly seed?: string | undefined;
  /** People type what they draw, from a bag or pile of their own. */
  readonly typed?: boolean;
}

/** The levels of the seats that no person holds. */
export type BotLevels = ReadonlyMap<number, number>;

/** What has to be thought about is answered later (see `answer`). */
const unhurried: AnswerPolicy = (state, offer, seat) =>
  isWeighed(offer.kind) ? undefined : politeBot(state, offer, seat);

/**
 * A match at one keyboard, between people who share it and bots: everyone is here, nobody is timed, moves are taken
 * back at will.
 */
export class Table {
  private dealer: Dealer;
  private match: MatchState;
  private readonly now: () => number;
  /** What happened before anybody could be told: the first draws come with the last contribution. */
  private untold: MatchEvent[] = [];

  private constructor(match: MatchState, dealer: Dealer, now: () => number) {
    this.match = match;
    this.dealer = dealer;
    this.now = now;
  }

  /** A new match. Its draws are by fair chance unless they are typed. */
  static open(opened: Opened, drawing: Drawing, now: () => number, bots: BotLevels = new Map()): Table {
    if (drawing.typed === true) return new Table(begin(opened, { kind: 'local' }, now, bots), {}, now);
    const secret = drawing.seed === undefined ? newSecret() : { seed: hex(sha256(drawing.seed)) };
    const match = begin(opened, { kind: 'fair', commitment: commitmentOf(secret) }, now, bots);
    const table = new Table(match, { chance: { kind: 'fair', secret } }, now);
    for (let seat = 0; seat < opened.scene.seats; seat++) {
      // A bot adds nothing to the chance: the match starts as soon as all people have.
      if (bots.has(seat)) continue;
      const told = table.tell({ kind: 'contribute', seat, contribution: contribution(drawing.seed, seat) });
      if (!told.ok) throw new Error(`a contribution at the beginning: ${told.problem.code}`);
      table.untold.push(...told.value);
    }
    return table;
  }

  /** A match that goes on from a record. Who made its draws is not known here, so that they are not pledged for. */
  static resume(opened: Opened, drawing: Drawing, now: () => number, bots: BotLevels = new Map()): Table {
    const table = new Table(begin(opened, { kind: 'local' }, now, bots), {}, now);
    for (const move of opened.scene.moves) {
      const told = table.play(move);
      if (!told.ok) throw new Error(`a move of a record that has been checked: ${told.problem.code}`);
    }
    if (drawing.typed !== true) {
      const [seed] = drawing.seed === undefined ? crypto.getRandomValues(new Int32Array(1)) : sha256Word(drawing.seed);
      table.dealer = { chance: { kind: 'local', random: new Random(seed) } };
    }
    return table;
  }

  get actor(): Actor {
    return this.match.result === null ? this.match.position.actor : NOBODY;
  }

  /** To read, not to play on; another one after every step. */
  get position(): Position {
    return this.match.position;
  }

  get state(): MatchState {
    return this.match;
  }

  get record(): MatchRecord {
    return matchRecord(this.match);
  }

  /** What happens by itself now: draws, mostly. */
  wait(): readonly MatchEvent[] {
    const step = upkeep(this.match, this.now(), { answer: unhurried, ...this.dealer });
    if (step.problem !== undefined) throw new Error(`the table cannot go on: ${step.problem.code}`);
    this.match = step.state;
    const events = [...this.untold, ...step.events];
    this.untold = [];
    return events;
  }

  /** The move, or the typed draw, of whoever's go it is. */
  play(move: string): Result<readonly MatchEvent[]> {
    const { actor } = this;
    if (actor === NOBODY) return bad('game-over', { given: move.slice(0, 40) });
    return this.tell(actor === CHANCE ? { kind: 'draw', move } : { kind: 'move', seat: actor, move });
  }

  resign(): Result<readonly MatchEvent[]> {
    return this.actor < 0 ? bad('nobody-to-move') : this.tell({ kind: 'resign', seat: this.actor });
  }

  /** Whoever's go it is offers something to all others. */
  offer(offer: OfferKind): Result<readonly MatchEvent[]> {
    return this.actor < 0 ? bad('nobody-to-move') : this.tell({ kind: 'offer', seat: this.actor, offer });
  }

  /** Who is to answer which offer now. */
  get asked(): { readonly offer: OpenOffer; readonly seat: number } | undefined {
    const [offer] = this.match.offers;
    return offer && { offer, seat: pendingSeats(this.match.seats, offer)[0] };
  }

  answer(seat: number, { kind: offer }: OpenOffer, answer: BotAnswer): Result<readonly MatchEvent[]> {
    return this.tell({ ...answer, seat, offer });
  }

  /** Takes the last move of a person back, whoever made it, and with it what bots answered. */
  takeBack(): Result<readonly MatchEvent[]> {
    const { line, seats } = this.match;
    const last = line.findLast(({ actor }) => actor !== CHANCE && seats[actor].holder.kind !== 'bot');
    if (last === undefined) return bad('nothing-to-undo');
    return this.tell({ kind: 'offer', seat: last.actor, offer: 'takeback' });
  }

  private tell(command: Command): Result<readonly MatchEvent[]> {
    const step = perform(this.match, command, this.now(), { answer: unhurried, ...this.dealer });
    this.match = step.state;
    return step.problem === undefined ? good(step.events) : { ok: false, problem: step.problem };
  }
}

function begin(
  { game, options, scene: { seats, setup } }: Opened,
  chance: MatchPlan['chance'],
  now: () => number,
  bots: BotLevels,
): MatchState {
  const plan: MatchPlan = {
    options,
    seats: Array.from({ length: seats }, (_, seat) => {
      const level = bots.get(seat);
      return level === undefined ? { kind: 'person', name: `Seat ${seat}` } : { kind: 'bot', level };
    }),
    ...(setup === undefined ? {} : { setup }),
    clock: { kind: 'none' },
    takeback: 'free',
    chance,
  };
  const events = createMatch(game, plan, now());
  if (!events.ok) throw new Error(`a beginning that has been checked: ${events.problem.code}`);
  const match = foldMatch(game, events.value);
  if (!match.ok) throw new Error(`events just made: ${match.problem.code}`);
  return match.value;
}

function contribution(seed: string | undefined, seat: number): string {
  return seed === undefined ? newContribution() : hex(sha256(`${seat} ${seed}`).subarray(0, 16));
}

function sha256Word(text: string): [number] {
  return [new DataView(sha256(text).buffer).getInt32(0)];
}
