import {
  type Actor,
  type BareNode,
  CHANCE,
  type ChanceSource,
  type Command,
  drawIsDue,
  drawNext,
  type Game,
  type GameRecord,
  type Happened,
  type Mark,
  type MatchState,
  type Move,
  MoveList,
  nextDeadline,
  type Play,
  type Position,
  type Problem,
  pendingSeats,
  perform,
  placeOn,
  Random,
  readMove,
  type Step,
  seatToMove,
  startPosition,
  stepTowards,
  takebackTarget,
  upkeep,
  Walk,
} from '@countertop/core';
import { type Consideration, LEVELS, type Pending, type Reason, STRONGEST } from '@countertop/search';
import type { KeptMatch } from '../store/kept-match.ts';
import { bots } from '../thinking/workers.ts';
import type { Pace } from './pace.ts';

/** A move that somebody who knows would make, and why. */
export interface Suggestion {
  readonly move: string;
  readonly reasons: readonly Reason[];
}

/** How long a hint is thought about. */
const HINT_MILLISECONDS = 1500;

/** A match on this device: core's events, and what a page adds to them. Nothing in here knows how it looks. */
export class LocalMatch {
  readonly id: string;
  readonly game: Game;
  state: MatchState = $state.raw() as MatchState;
  /** How many moves are shown while somebody looks back; undefined: as it stands. */
  private lookingAt: number | undefined = $state();
  /** Whether what has happened is being shown again, step by step. */
  showing = $state(false);
  /** The bot that is thinking, and how far it is: 0 to 1. */
  thinking: { readonly seat: number; readonly done: number } | undefined = $state.raw();
  hint: Suggestion | 'thinking' | 'none' | undefined = $state.raw();
  problem: Problem | undefined = $state.raw();
  /** Gives the hints of this match, so that they agree with what is said of the moves afterwards. */
  adviser: (() => Promise<void>) | undefined;
  private readonly walk: Walk;
  /** Where the match stands on the walk. */
  private stand: BareNode = $state.raw() as BareNode;
  /** The end of the way last gone: after a takeback it lies ahead, and can be gone again. */
  private goal: BareNode = $state.raw() as BareNode;
  private readonly chance: ChanceSource;
  private readonly seed: string | undefined;
  private readonly keep: (() => void) | undefined;
  private readonly pace: () => Pace;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private show: ReturnType<typeof setTimeout> | undefined;
  private deadline: ReturnType<typeof setTimeout> | undefined;
  private thought: Pending<Consideration> | undefined;
  private closed = true;
  private drawsInARow = 0;

  constructor(start: {
    readonly id: string;
    readonly state: MatchState;
    /** The secret of fair chance; left out: local chance. */
    readonly seed: string | undefined;
    /** Stores what has happened; left out for a match that is only looked at. */
    readonly keep?: () => void;
    readonly pace: () => Pace;
  }) {
    this.id = start.id;
    this.game = start.state.game;
    this.state = start.state;
    this.seed = start.seed;
    this.chance =
      start.seed === undefined
        ? { kind: 'local', random: new Random(crypto.getRandomValues(new Int32Array(1))[0] ?? 1) }
        : { kind: 'fair', secret: { seed: start.seed } };
    this.keep = start.keep;
    this.pace = start.pace;
    this.walk = walkOf(start.state);
    this.stand = this.walk.root;
    this.goal = this.walk.root;
    this.follow([], start.state);
  }

  /** Whether it is only looked at: nothing can be played, nothing is stored. */
  get watching(): boolean {
    return this.keep === undefined;
  }

  get plies(): number {
    return this.state.line.length;
  }

  /** How many moves are shown. */
  get ply(): number {
    return Math.min(this.lookingAt ?? this.plies, this.plies);
  }

  get live(): boolean {
    return this.ply === this.plies;
  }

  get position(): Position {
    return this.walk.positionAt(this.shown);
  }

  get last(): { before: Position; move: Move } | undefined {
    return this.walk.lastAt(this.shown);
  }

  /** What has happened since the last move of whoever looks at it, oldest first. */
  get since(): readonly Happened[] {
    const to = this.shown;
    const from = placeOn(to, lastOwnPly(this.state, to, this.walk.actorAt(to)));
    return this.walk.happenedBetween(placeOn(to, Math.max(from.ply, to.ply - SINCE_AT_MOST)), to);
  }

  /** A fresh beginning, for those who play the match through. */
  start(): Position {
    return this.walk.positionAt(this.walk.root).clone();
  }

  private get shown(): BareNode {
    return placeOn(this.stand, this.ply);
  }

  /** The seat of a person who is to move now. */
  get person(): number | undefined {
    const seat = seatToMove(this.state);
    if (seat === undefined || this.watching) return undefined;
    return this.state.seats[seat]?.holder.kind === 'person' ? seat : undefined;
  }

  get legal(): readonly Move[] {
    if (!this.live || this.person === undefined) return NONE;
    const list = new MoveList();
    this.state.position.moves(list);
    return list.toArray();
  }

  get marks(): readonly Mark[] {
    const { hint } = this;
    if (typeof hint !== 'object' || !this.live) return NO_MARKS;
    const best = readMove(this.game, this.state.position, hint.move);
    return best.ok ? [{ move: best.value, weight: 1 }] : NO_MARKS;
  }

  /** Begins to run: bots think, draws are made, flags fall. */
  open(): void {
    this.closed = false;
    this.tend();
  }

  close(): void {
    this.closed = true;
    this.endShow();
    clearTimeout(this.timer);
    clearTimeout(this.deadline);
    this.timer = undefined;
    this.thought?.cancel();
    this.thought = undefined;
    this.thinking = undefined;
  }

  play(move: Move): void {
    const seat = this.person;
    if (seat === undefined || !this.live) return;
    this.command({ kind: 'play', seat, move });
  }

  /** A move in notation through the checked door; the reason why not comes back as `problem`. */
  playText(text: string): boolean {
    const seat = this.person;
    if (seat === undefined || !this.live) return false;
    return this.command({ kind: 'move', seat, move: text });
  }

  command(command: Command | Play): boolean {
    if (this.watching) return false;
    const step = perform(this.state, command, Date.now());
    this.take(step);
    this.problem = step.problem;
    this.tend();
    return step.problem === undefined;
  }

  /** Takes back up to the last move of a person, where nothing has been drawn since. */
  undo(): void {
    const seat = this.undoer;
    if (seat === undefined) return;
    this.stopThinking();
    this.command({ kind: 'offer', seat, offer: 'takeback' });
  }

  /** Whose move would be taken back. */
  get undoer(): number | undefined {
    const { line, seats, created, result, pausedAt } = this.state;
    if (this.watching || created.takeback === 'off' || result !== null || pausedAt !== null) return undefined;
    for (let at = line.length - 1; at >= 0; at--) {
      const actor = line[at]?.actor ?? CHANCE;
      if (actor === CHANCE) return undefined;
      if (seats[actor]?.holder.kind === 'person') return takebackTarget(this.state, actor).ok ? actor : undefined;
    }
    return undefined;
  }

  get canRedo(): boolean {
    const next = stepTowards(this.stand, this.goal);
    return next !== undefined && next.actor === seatToMove(this.state);
  }

  redo(): void {
    const next = stepTowards(this.stand, this.goal);
    if (next === undefined || !this.canRedo) return;
    this.stopThinking();
    this.command({ kind: 'play', seat: next.actor, move: next.move });
  }

  /** What has happened since the player's last move once more, step by step. Whoever is quick ends it by playing. */
  showAgain(): void {
    this.endShow();
    const first = this.plies - this.since.length;
    const step = (ply: number) => {
      this.lookingAt = ply >= this.plies ? undefined : ply;
      this.showing = ply < this.plies;
      if (this.showing) this.show = setTimeout(() => step(ply + 1), this.pace().step);
    };
    step(first);
  }

  endShow(): void {
    clearTimeout(this.show);
    if (this.showing) this.lookingAt = undefined;
    this.showing = false;
  }

  look(ply: number): void {
    this.endShow();
    this.lookingAt = ply >= this.plies ? undefined : Math.max(0, ply);
  }

  /** The bot plays the best it has found so far. */
  hurry(): void {
    this.thought?.stop();
  }

  /** What a strong player would do here, or whoever sits beside the player. */
  async askHint(): Promise<void> {
    const { state } = this;
    if (this.person === undefined || !this.live) return;
    if (this.adviser !== undefined) return this.adviser();
    this.hint = 'thinking';
    this.thought?.cancel();
    const effort = { milliseconds: HINT_MILLISECONDS };
    const wish = { who: STRONGEST, seed: this.botSeed, effort, ways: 1, reasons: true, every: effort.milliseconds };
    const answer = await bots.think(this.scene(), wish).answer;
    if (this.state !== state) return;
    const best = answer.ok ? answer.value : undefined;
    const reasons = best?.ways[0]?.reasons ?? [];
    this.hint = best?.move === undefined ? 'none' : { move: best.move, reasons };
  }

  /** Offers that wait for the answer of a person at this device. */
  get asked(): readonly { readonly seat: number; readonly offer: MatchState['offers'][number] }[] {
    if (this.state.pausedAt !== null) return [];
    return this.state.offers.flatMap((offer) =>
      pendingSeats(this.state.seats, offer)
        .filter((seat) => this.state.seats[seat]?.holder.kind === 'person')
        .map((seat) => ({ seat, offer })),
    );
  }

  kept(): KeptMatch {
    const { state } = this;
    return {
      id: this.id,
      game: this.game.id,
      events: state.events,
      seed: this.seed,
      touched: Date.now(),
      over: state.result !== null,
      plies: state.line.length,
      names: state.seats.map(({ player }) => (player.kind === 'empty' ? '' : (player.name ?? ''))),
      teams: state.seats.map((_, seat) => state.position.team(seat)),
    };
  }

  private take(step: Pick<Step, 'state' | 'events'>): void {
    if (step.events.length === 0) return;
    this.endShow();
    const moved = step.state.line !== this.state.line && step.state.line.at(-1) !== this.state.line.at(-1);
    this.follow(this.state.line, step.state);
    this.state = step.state;
    if (moved) this.hint = undefined;
    this.keep?.();
  }

  /** Goes where the line has gone. Plies are the same objects as long as they stand. */
  private follow(before: MatchState['line'], { line, position }: MatchState): void {
    let same = 0;
    while (same < line.length && line[same] === before[same]) same++;
    let node = placeOn(this.stand, same);
    for (const ply of line.slice(same)) node = this.walk.join(node, ply);
    this.walk.hold(node, position);
    this.stand = node;
    // Somewhere on the way that was gone before: the rest of it still lies ahead.
    if (placeOn(this.goal, node.ply) !== node) this.goal = node;
  }

  /** What happens next without anybody's doing, and when. */
  private tend(): void {
    if (this.closed || this.watching) return;
    this.take(upkeep(this.state, Date.now(), this.state.result === null ? {} : { chance: this.chance }));
    this.watchClock();
    if (drawIsDue(this.state)) {
      this.later(this.pace().draw(this.drawsInARow++), () => {
        const drawn = drawNext(this.state, this.chance, Date.now());
        if (drawn.ok) this.take({ state: drawn.value.state, events: drawn.value.fresh });
        this.tend();
      });
      return;
    }
    this.drawsInARow = 0;
    const seat = seatToMove(this.state);
    const holder = seat === undefined ? undefined : this.state.seats[seat]?.holder;
    if (seat !== undefined && holder?.kind === 'bot') void this.letThink(seat, holder.level);
    else this.stopThinking();
  }

  private async letThink(seat: number, level: number): Promise<void> {
    if (this.thinking !== undefined) return;
    this.thinking = { seat, done: 0 };
    const begun = performance.now();
    const who = { kind: 'level', level: Math.min(LEVELS, Math.max(1, level)) } as const;
    const thought = bots.think(this.scene(), { who, seed: this.botSeed, every: 0 }, (_, done) => {
      if (this.thought === thought) this.thinking = { seat, done };
    });
    this.thought = thought;
    const answer = await thought.answer;
    if (this.thought !== thought) return;
    const found = answer.ok ? answer.value.move : undefined;
    const text = found ?? this.game.write(this.state.position, this.state.position.pick(new Random(begun)));
    this.later(Math.max(0, this.pace().bot - (performance.now() - begun)), () => {
      this.thought = undefined;
      this.thinking = undefined;
      this.command({ kind: 'move', seat, move: text });
    });
  }

  private stopThinking(): void {
    this.thought?.cancel();
    this.thought = undefined;
    this.thinking = undefined;
    clearTimeout(this.timer);
  }

  /** What there is to think about after so many moves; left out: as it stands. */
  scene(plies = this.plies): GameRecord {
    const { created, options, line } = this.state;
    return {
      game: this.game.id,
      options,
      seats: created.seats.length,
      ...(created.setup === undefined ? {} : { setup: created.setup }),
      moves: line.slice(0, plies).map(({ text }) => text),
    };
  }

  /** Makes weak bots differ from match to match. */
  private get botSeed(): number {
    return this.state.created.at % 2 ** 31;
  }

  private watchClock(): void {
    clearTimeout(this.deadline);
    const at = nextDeadline(this.state);
    if (at === null) return;
    // Browsers cannot wait longer than this; a clock of days is looked at again then.
    this.deadline = setTimeout(() => this.tend(), Math.min(2 ** 31 - 1, Math.max(0, at - Date.now()) + 5));
  }

  private later(milliseconds: number, act: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!this.closed) act();
    }, milliseconds);
  }
}

/** How many plies stood after the last move of the person who looks: whoever is to move, or who moved last of those here. */
function lastOwnPly({ seats }: MatchState, shown: BareNode, actor: Actor): number {
  const isPerson = (seat: Actor) => seats[seat]?.player.kind === 'person';
  const alone = !seats.some((_, seat) => isPerson(seat));
  const looks = actor >= 0 && (alone || isPerson(actor)) ? (seat: Actor) => seat === actor : isPerson;
  let at: BareNode | undefined = shown;
  while (at !== undefined && at.ply > 0 && !looks(at.actor)) at = at.parent;
  return at?.ply ?? 0;
}

function walkOf({ game, created, options }: MatchState): Walk {
  const start = startPosition(game, options, created.seats.length, created.setup);
  if (!start.ok) throw new Error(`a match that cannot begin: ${start.problem.code}`);
  return Walk.from(game, start.value.position);
}

/** More than this is not a turn any more. */
const SINCE_AT_MOST = 40;
const NONE: readonly Move[] = [];
const NO_MARKS: readonly Mark[] = [];
