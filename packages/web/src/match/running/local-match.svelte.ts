import {
  type AnswerPolicy,
  type BotAnswer,
  CHANCE,
  type ChanceSource,
  type Command,
  drawIsDue,
  drawNext,
  isWeighed,
  longestThought,
  type MatchState,
  nextDeadline,
  type Play,
  perform,
  politeBot,
  Random,
  type Step,
  seatToMove,
  upkeep,
} from '@countertop/core';
import { type Consideration, LEVELS, type Pending } from '@countertop/search';
import type { KeptMatch } from '../../store/kept-match.ts';
import { bots } from '../../thinking/workers.ts';
import { botAnswer } from './bot-answer.ts';
import { FollowedMatch } from './followed-match.svelte.ts';
import type { Pace } from './pace.ts';

/** A match on this device: everybody sits here, and the bots, chance and the clocks are this device's business. */
export class LocalMatch extends FollowedMatch {
  private readonly chance: ChanceSource;
  private readonly seed: string | undefined;
  private readonly keep: (() => void) | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private deadline: ReturnType<typeof setTimeout> | undefined;
  private thought: Pending<Consideration> | undefined;
  private closed = true;
  private drawsInARow = 0;
  /** What bots have answered, by the offer's number and their seat. */
  private readonly answers = new Map<string, BotAnswer>();
  private weighing = false;

  constructor(start: {
    readonly id: string;
    readonly state: MatchState;
    /** The secret of fair chance; left out: local chance. */
    readonly seed: string | undefined;
    /** Stores what has happened; left out for a match that is only looked at. */
    readonly keep?: () => void;
    readonly pace: () => Pace;
  }) {
    super(start.id, start.state, start.pace);
    this.seed = start.seed;
    this.chance =
      start.seed === undefined
        ? { kind: 'local', random: new Random(crypto.getRandomValues(new Int32Array(1))[0] ?? 1) }
        : { kind: 'fair', secret: { seed: start.seed } };
    this.keep = start.keep;
  }

  /** Nothing can be played, nothing is stored. */
  get watching(): boolean {
    return this.keep === undefined;
  }

  isHere(seat: number): boolean {
    return !this.watching && this.state.seats[seat]?.holder.kind === 'person';
  }

  /** Only who sits at one table can agree on that. */
  get mayPause(): boolean {
    return !this.watching;
  }

  get mayHint(): boolean {
    return !this.watching;
  }

  /** Begins to run: bots think, draws are made, flags fall. */
  open(): void {
    this.closed = false;
    this.tend();
  }

  override close(): void {
    super.close();
    this.closed = true;
    clearTimeout(this.deadline);
    this.stopThinking();
  }

  command(command: Command | Play): boolean {
    if (this.watching) return false;
    const step = perform(this.state, command, Date.now(), { answer: this.answer });
    this.take(step);
    this.problem = step.problem;
    this.tend();
    return step.problem === undefined;
  }

  override undo(): void {
    if (this.undoer === undefined) return;
    this.stopThinking();
    super.undo();
  }

  override redo(): void {
    if (!this.canRedo) return;
    this.stopThinking();
    super.redo();
  }

  /** Bots' moves too: they were made here. */
  protected override mayRepeat(): boolean {
    return !this.watching;
  }

  override hurry(): void {
    this.thought?.stop();
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
      moves: state.line.filter(({ actor }) => actor !== CHANCE).length,
      names: state.seats.map(({ player }) => (player.kind === 'empty' ? '' : (player.name ?? ''))),
      teams: state.seats.map((_, seat) => state.position.team(seat)),
    };
  }

  private take(step: Pick<Step, 'state' | 'events'>): void {
    if (step.events.length === 0) return;
    this.follow(step.state);
    this.keep?.();
  }

  /** What happens next without anybody's doing, and when. */
  private tend(): void {
    if (this.closed || this.watching) return;
    const chance = this.state.result === null ? {} : { chance: this.chance };
    this.take(upkeep(this.state, Date.now(), { answer: this.answer, ...chance }));
    this.watchClock();
    // Who is asked answers first.
    if (this.weighing) return;
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
    if (seat !== undefined && holder?.kind === 'bot') {
      void this.letThink(seat, holder.level);
    } else {
      this.stopThinking();
      this.playAhead();
    }
  }

  /** Bots think about a draw or about counting; what they are asked else they grant. */
  private readonly answer: AnswerPolicy = (state, offer, seat) => {
    if (!isWeighed(offer.kind)) return politeBot(state, offer, seat);
    const key = `${offer.number} ${seat}`;
    const known = this.answers.get(key);
    if (known === undefined && !this.weighing) {
      this.stopThinking();
      this.weighing = true;
      void botAnswer(this.scene(), state, offer, seat).then((answer) => {
        this.answers.set(key, answer);
        this.weighing = false;
        this.tend();
      });
    }
    return known;
  };

  private async letThink(seat: number, level: number): Promise<void> {
    if (this.thinking !== undefined) return;
    this.thinking = { seat, done: 0 };
    const begun = performance.now();
    const who = { kind: 'level', level: Math.min(LEVELS, Math.max(1, level)) } as const;
    const longest = longestThought(this.state, seat, Date.now());
    const thought = bots.think(
      this.scene(),
      { who, seed: this.botSeed, longest, playing: true, every: 0 },
      (_, done) => {
        if (this.thought === thought) this.thinking = { seat, done };
      },
    );
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
