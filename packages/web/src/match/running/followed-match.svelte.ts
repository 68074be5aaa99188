import {
  type Actor,
  type BareNode,
  type BoardProps,
  CHANCE,
  type Command,
  type Game,
  type GameRecord,
  type Happened,
  type Mark,
  type MatchState,
  type Move,
  MoveList,
  type OpenOffer,
  type Play,
  type Position,
  type Problem,
  pendingSeats,
  placeOn,
  problem,
  readMove,
  seatToMove,
  startPosition,
  stepTowards,
  takebackTarget,
  Walk,
} from '@countertop/core';
import { STRONGEST } from '@countertop/search';
import { guideOf } from '../../games.ts';
import { hintFor } from '../../thinking/workers.ts';
import type { Pace } from './pace.ts';
import type { Suggestion, TableMatch } from './table-match.ts';

/** How long a hint is thought about. */
const HINT_MILLISECONDS = 1500;

/** Follows the events of a match, wherever they come from, and looks at it from any of its moves. Nothing in here knows how it looks. */
export abstract class FollowedMatch implements TableMatch {
  readonly id: string;
  readonly game: Game;
  state: MatchState = $state.raw() as MatchState;
  showing = $state(false);
  hint: Suggestion | 'thinking' | 'none' | undefined = $state.raw();
  problem: Problem | undefined = $state.raw();
  thinking: { readonly seat: number; readonly done: number } | undefined = $state.raw();
  aheadFailed = $state(false);
  adviser: (() => Promise<void>) | undefined;
  /** How many moves are shown while somebody looks back; undefined: as it stands. */
  private lookingAt: number | undefined = $state();
  private readonly walk: Walk;
  /** Where the match stands on the walk. */
  private stand: BareNode = $state.raw() as BareNode;
  /** The end of the way last gone: after a takeback it lies ahead, and can be gone again. */
  private goal: BareNode = $state.raw() as BareNode;
  private chosenAhead: Move | undefined = $state.raw();
  private show: ReturnType<typeof setTimeout> | undefined;

  constructor(
    id: string,
    state: MatchState,
    protected readonly pace: () => Pace,
  ) {
    this.id = id;
    this.game = state.game;
    this.state = state;
    this.walk = walkOf(state);
    this.stand = this.walk.root;
    this.goal = this.walk.root;
    this.goAlong([], state);
  }

  abstract readonly watching: boolean;
  abstract isHere(seat: number): boolean;
  abstract command(command: Command | Play): boolean;
  abstract readonly mayPause: boolean;
  abstract readonly mayHint: boolean;
  abstract open(): void;

  close(): void {
    this.endShow();
  }

  hurry(): void {}

  isAway(_seat: number): boolean {
    return false;
  }

  isYou(_seat: number): boolean {
    return false;
  }

  get mayGetUp(): boolean {
    return false;
  }

  get plies(): number {
    return this.state.line.length;
  }

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

  get since(): readonly Happened[] {
    const to = this.shown;
    const from = placeOn(to, this.lastOwnPly(to, this.walk.actorAt(to)));
    return this.walk.happenedBetween(placeOn(to, Math.max(from.ply, to.ply - SINCE_AT_MOST)), to);
  }

  happenedAt(ply: number): Happened | undefined {
    return this.walk.happenedBetween(placeOn(this.stand, ply - 1), placeOn(this.stand, ply)).at(-1);
  }

  now(): number {
    return Date.now();
  }

  private get shown(): BareNode {
    return placeOn(this.stand, this.ply);
  }

  get person(): number | undefined {
    const seat = seatToMove(this.state);
    return seat !== undefined && this.isHere(seat) ? seat : undefined;
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

  play(move: Move): void {
    const seat = this.person;
    if (seat === undefined || !this.live) return;
    this.command({ kind: 'play', seat, move });
  }

  playText(text: string): boolean {
    const seat = this.person;
    if (seat === undefined || !this.live) return false;
    return this.command({ kind: 'move', seat, move: text });
  }

  /** Where one person sits here and somebody else is to move. At one table for several, the next to move is there already. */
  get ahead(): BoardProps['ahead'] {
    const mover = seatToMove(this.state);
    if (mover === undefined || !this.live || guideOf(this.game.id)?.ahead !== true) return undefined;
    const here = this.state.seats.flatMap(({ out }, seat) => (this.isHere(seat) && out === null ? [seat] : []));
    if (here.length !== 1 || here[0] === mover) return undefined;
    return { move: this.chosenAhead, choose: this.chooseAhead };
  }

  private readonly chooseAhead = (move: Move | undefined): void => {
    this.chosenAhead = move;
  };

  /** Plays what was chosen ahead if it can be played now. To be called when all that has happened has been taken. */
  protected playAhead(): void {
    const move = this.chosenAhead;
    if (move === undefined || this.person === undefined) return;
    this.chosenAhead = undefined;
    this.look(this.plies);
    if (this.legal.includes(move)) this.play(move);
    else this.aheadFailed = true;
  }

  get undoer(): number | undefined {
    const seat = this.lastHere;
    return seat !== undefined && this.noUndo === undefined ? seat : undefined;
  }

  get noUndo(): Problem | undefined {
    const { created, result, pausedAt } = this.state;
    if (created.takeback === 'off') return problem('takeback-off');
    if (result !== null) return problem('match-over');
    if (pausedAt !== null) return problem('match-paused');
    const seat = this.lastHere;
    if (seat === undefined) return problem('takeback-nothing');
    const target = takebackTarget(this.state, seat);
    return target.ok ? undefined : target.problem;
  }

  /** The seat here that moved last. */
  private get lastHere(): number | undefined {
    return this.state.line.findLast(({ actor }) => actor !== CHANCE && this.isHere(actor))?.actor;
  }

  undo(): void {
    const seat = this.undoer;
    if (seat !== undefined) this.command({ kind: 'offer', seat, offer: 'takeback' });
  }

  /** Whether a move of this seat may be played again from here. */
  protected mayRepeat(seat: number): boolean {
    return this.isHere(seat);
  }

  get canRedo(): boolean {
    const next = stepTowards(this.stand, this.goal);
    return next !== undefined && next.actor === seatToMove(this.state) && this.mayRepeat(next.actor);
  }

  redo(): void {
    const next = stepTowards(this.stand, this.goal);
    if (next !== undefined && this.canRedo) this.command({ kind: 'play', seat: next.actor, move: next.move });
  }

  /** Step by step. Whoever is quick ends it by playing. */
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

  /** What a strong player would do here, or whoever sits beside the player. */
  async askHint(): Promise<void> {
    const { state } = this;
    if (this.person === undefined || !this.live || !this.mayHint) return;
    if (this.adviser !== undefined) return this.adviser();
    this.hint = 'thinking';
    const effort = { milliseconds: HINT_MILLISECONDS };
    const wish = { who: STRONGEST, seed: this.botSeed, effort, ways: 1, reasons: true, every: effort.milliseconds };
    const answer = await hintFor(this.scene(), wish);
    if (this.state !== state) return;
    const best = answer.ok ? answer.value : undefined;
    const reasons = best?.ways[0]?.reasons ?? [];
    this.hint = best?.move === undefined ? 'none' : { move: best.move, reasons };
  }

  get asked(): readonly { readonly seat: number; readonly offer: OpenOffer }[] {
    const { pausedAt, offers } = this.state;
    // While a match is paused, the one question is whether to go on.
    const open = offers.filter(({ kind }) => pausedAt === null || kind === 'resume');
    return open.flatMap((offer) =>
      pendingSeats(this.state.seats, offer)
        .filter((seat) => this.isHere(seat))
        .map((seat) => ({ seat, offer })),
    );
  }

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
  protected get botSeed(): number {
    return this.state.created.at % 2 ** 31;
  }

  /** What has happened is what is shown from now on. */
  protected follow(state: MatchState): void {
    this.endShow();
    const moved = state.line !== this.state.line && state.line.at(-1) !== this.state.line.at(-1);
    this.goAlong(this.state.line, state);
    this.state = state;
    if (!moved) return;
    this.hint = undefined;
    this.aheadFailed = false;
  }

  /** Goes where the line has gone. Plies are the same objects as long as they stand. */
  private goAlong(before: MatchState['line'], { line, position }: MatchState): void {
    let same = 0;
    while (same < line.length && line[same] === before[same]) same++;
    let node = placeOn(this.stand, same);
    for (const ply of line.slice(same)) node = this.walk.join(node, ply);
    this.walk.hold(node, position);
    this.stand = node;
    // Somewhere on the way that was gone before: the rest of it still lies ahead.
    if (placeOn(this.goal, node.ply) !== node) this.goal = node;
  }

  /** How many plies stood after the last move of the person who looks: whoever is to move, or who moved last of those here. */
  private lastOwnPly(shown: BareNode, actor: Actor): number {
    const { seats } = this.state;
    const looksOn = (seat: Actor) => (this.watching ? seats[seat]?.player.kind === 'person' : this.isHere(seat));
    const alone = !seats.some((_, seat) => looksOn(seat));
    const looks = actor >= 0 && (alone || looksOn(actor)) ? (seat: Actor) => seat === actor : looksOn;
    let at: BareNode | undefined = shown;
    while (at !== undefined && at.ply > 0 && !looks(at.actor)) at = at.parent;
    return at?.ply ?? 0;
  }
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
