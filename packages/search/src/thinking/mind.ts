import {
  type Game,
  type GameRecord,
  good,
  type Move,
  MoveList,
  type Position,
  type Problem,
  problem,
  type Result,
  readMove,
  replay,
} from '@countertop/core';
import type { Brain } from '../brain/brain.ts';
import { reliable } from '../brain/calibration.ts';
import { reportOf } from '../report/report.ts';
import { ProvenBook } from '../solve/proven-book.ts';
import type { Effort, Limits } from '../thinker/limits.ts';
import type { Thinker, Thought, Weighed } from '../thinker/thinker.ts';
import type { Appraisal, Inquiry, Opinion, Question, Reply, Seeded, Stretch, Way, Who, Wish } from './messages.ts';
import { practise } from './practise.ts';
import { thinkerFor } from './thinker-for.ts';
import { atFirstSight, waysOf, written, writtenLine } from './ways.ts';

/** Where a mind lives: a worker, a thread, a test. */
export interface Body {
  game(id: string): Promise<Result<Game>>;
  brain(id: string): Promise<Result<Brain>>;
  /** Milliseconds. */
  now(): number;
  post(reply: Reply): void;
  /** Whether nobody waits for the answer to this question any longer. Asked while thinking. */
  stopped?(id: number): boolean;
}

interface Opened {
  readonly game: Game;
  readonly brain: Result<Brain>;
  /** Where it begins. */
  readonly start: Position;
  /** Where it has come to, by these moves. */
  readonly position: Position;
  readonly moves: Move[];
  /** What is proven of this beginning. */
  readonly book: ProvenBook | undefined;
}

/** Nodes enough for a word about a position in which there is nothing to choose. */
const GLANCE = 64;
/** After so many plies a report says again what it says so far. */
const PLIES_A_PART = 10;
/** Of the effort, the part that each further way gets. */
const PART = 0.25;

/**
 * The side that thinks. It has one scene open, follows it move by move, and answers one question after the other. The
 * last player stays as long as the scene does: what it has learned is of use for its next move.
 */
export class Mind {
  private readonly body: Body;
  private opened: Opened | undefined;
  private kept: { readonly key: string; readonly thinker: Thinker } | undefined;
  /** The ways beside the best, as far as the kept player has followed them from where it stands. */
  private followed: readonly Way[] = [];
  private last: Promise<void> = Promise.resolve();
  /** The games in which it has had practice. */
  private readonly practised = new Set<string>();

  constructor(body: Body) {
    this.body = body;
  }

  /** Takes a question; done when it is answered. */
  hear(question: Question): Promise<void> {
    this.last = this.last.then(() => this.answer(question));
    return this.last;
  }

  private async answer(question: Question): Promise<void> {
    const { id } = question;
    try {
      const wrong = await this.obey(question);
      if (wrong !== undefined) this.body.post({ id, kind: 'failed', problem: wrong });
    } catch (error) {
      this.forget();
      const detail = error instanceof Error ? error.message : String(error);
      this.body.post({ id, kind: 'failed', problem: problem('thinking-fault', { detail }) });
    }
  }

  private async obey(question: Question): Promise<Problem | undefined> {
    const { id } = question;
    if (question.kind === 'open') {
      const wrong = await this.open(question.scene, question.player);
      return wrong ?? this.ready(id);
    }
    const { opened } = this;
    if (opened === undefined) return problem('scene-missing');
    switch (question.kind) {
      case 'follow':
        return this.follow(opened, question.ply, question.moves) ?? this.ready(id);
      case 'think':
        return this.think(id, opened, question.wish);
      case 'judge':
        return this.judge(id, opened, question.inquiry);
      case 'report':
        return this.report(id, opened, question.looks, question.stretch);
    }
  }

  private ready(id: number): undefined {
    this.body.post({ id, kind: 'ready' });
  }

  private forget(): void {
    this.opened = undefined;
    this.kept = undefined;
    this.followed = [];
  }

  private async open(scene: GameRecord, player: Seeded | undefined): Promise<Problem | undefined> {
    this.forget();
    const game = await this.body.game(scene.game);
    if (!game.ok) return game.problem;
    const { options = {}, seats, setup, moves } = scene;
    let start: Position | undefined;
    const played = replay(game.value, { game: scene.game, options, seats, setup, moves }, (position) => {
      start ??= position.clone();
    });
    if (!played.ok) return played.problem;
    const { position } = played;
    const brain = await this.body.brain(scene.game);
    const proven = brain.ok ? await brain.value.proven?.() : undefined;
    const book = proven === undefined ? undefined : new ProvenBook(game.value, scene, proven);
    this.opened = { game: game.value, brain, start: start ?? position, position, moves: [...played.moves], book };
    // What is wrong with the player is said when it is asked to think.
    if (player !== undefined) this.prepare(this.opened, player);
    return undefined;
  }

  /** Makes the player, and lets one like it practise before any clock runs. Who thinks by nodes needs none. */
  private prepare(opened: Opened, player: Seeded): void {
    const { game, brain, start } = opened;
    const made = this.thinker(opened, player);
    if (!made.ok || made.value.effort.milliseconds === undefined || this.practised.has(game.id)) return;
    this.practised.add(game.id);
    const alike = speaker(player.who, brain, player.seed);
    if (alike.ok) practise(alike.value, start, () => this.body.now());
  }

  private follow({ game, position, moves }: Opened, ply: number, texts: readonly string[]): Problem | undefined {
    this.followed = [];
    while (moves.length > ply) {
      moves.pop();
      position.undo();
    }
    for (const text of texts) {
      const move = readMove(game, position, text);
      if (!move.ok) {
        this.forget();
        return move.problem;
      }
      position.play(move.value);
      moves.push(move.value);
    }
    return undefined;
  }

  private thinker({ brain }: Opened, { who, seed }: Seeded): Result<Thinker> {
    const key = JSON.stringify([who, seed]);
    if (this.kept?.key === key) return { ok: true, value: this.kept.thinker };
    this.followed = [];
    const made = speaker(who, brain, seed);
    this.kept = made.ok ? { key, thinker: made.value } : undefined;
    return made;
  }

  private think(id: number, opened: Opened, wish: Wish): Problem | undefined {
    const { game, brain, position } = opened;
    const { body } = this;
    if (position.actor < 0) {
      if (!brain.ok) return brain.problem;
      body.post({ id, kind: 'considered', thought: atFirstSight(game, brain.value, position) });
      return undefined;
    }
    if (wish.afresh === true) this.kept = undefined;
    const made = this.thinker(opened, wish);
    if (!made.ok) return made.problem;
    const thinker = made.value;
    const { ways: count = 0, every } = wish;
    const effort = effortFor(position, wish, thinker);
    const explainer = brain.ok && wish.reasons === true ? brain.value : undefined;
    const told = (thought: Thought) => {
      const reasons = count === 0 ? [] : (explainer?.reasons(position, thought.move) ?? []);
      return written(
        game,
        position,
        thought,
        count === 0 ? [] : waysOf(game, position, thought, this.followed, reasons),
      );
    };
    const begun = body.now();
    let posted = begun;
    const limits = {
      ...this.limits(id, effort),
      ...(wish.playing === true ? { playing: true } : {}),
      share: wish.share,
    };
    // Whoever plays is to play by itself; whoever studies, and asks for ways to go on, wants what is known.
    const known = brain.ok && count > 0 ? opened.book?.think(position, brain.value) : undefined;
    const thought =
      known ??
      thinker.think(position, limits, (now) => {
        const at = body.now();
        if (at - posted < every) return;
        posted = at;
        body.post({ id, kind: 'thought', thought: told(now), part: partSpent(effort, at - begun, now.nodes) });
      });
    if (count > 1) {
      const part = this.limits(id, partOf(effort));
      this.followed = thought.candidates
        .filter(({ move }) => move !== thought.move)
        .slice(0, count - 1)
        .map((candidate) => wayAlong(opened, thinker, part, candidate, explainer));
    }
    body.post({ id, kind: 'considered', thought: told(thought) });
    return undefined;
  }

  private limits(id: number, effort: Effort): Limits {
    const { body } = this;
    return {
      ...effort,
      now: () => body.now(),
      ...(body.stopped === undefined ? {} : { stopped: () => body.stopped?.(id) === true }),
    };
  }

  private judge(id: number, { game, brain, position }: Opened, inquiry: Inquiry): Problem | undefined {
    if (!brain.ok) return brain.problem;
    const about = inquiry.about.flatMap((text) => {
      const move = readMove(game, position, text);
      return move.ok ? [move.value] : [];
    });
    const judged = (move: Move, seen: readonly Weighed[]): Appraisal => ({
      move: game.write(position, move),
      // A move that was not looked at has no chance that could be compared.
      chance: seen.find((candidate) => candidate.move === move)?.chance,
      reasons: brain.value.reasons(position, move),
    });
    let opinion: Opinion;
    if (inquiry.nodes === 0) {
      opinion = { best: undefined, about: about.map((move) => judged(move, [])) };
    } else {
      const thinker = speaker(inquiry.who, brain, inquiry.seed);
      if (!thinker.ok) return thinker.problem;
      const { candidates, move: chosen } = thinker.value.think(position, this.limits(id, { nodes: inquiry.nodes }));
      opinion = {
        best: judged(candidates[0]?.move ?? chosen, candidates),
        about: about.map((move) => judged(move, candidates)),
      };
    }
    this.body.post({ id, kind: 'judged', opinion });
    return undefined;
  }

  private report(id: number, opened: Opened, looks: number, stretch?: Stretch): Problem | undefined {
    const { game, brain, start, moves } = opened;
    if (!brain.ok) return brain.problem;
    const { body } = this;
    const report = reportOf(game, brain.value, start, moves, {
      ...(stretch === undefined ? {} : { stretch }),
      limits: this.limits(id, { nodes: looks * brain.value.look(start) }),
      heard: (_, done, of, soFar) => {
        const part = done % PLIES_A_PART === 0 ? { soFar: soFar() } : {};
        body.post({ id, kind: 'progress', done, of, ...part });
      },
    });
    body.post({ id, kind: 'reported', report });
    return undefined;
  }
}

/** A player whose words may be relied on: what is known of that is known of the levels. */
function speaker(who: Who, brain: Result<Brain>, seed: number): Result<Thinker> {
  const made = thinkerFor(who, brain, seed);
  return made.ok && brain.ok && who.kind === 'level' ? good(reliable(brain.value, made.value)) : made;
}

/** How much to think: as wished, no longer than the clock allows, and hardly at all where there is no choice. */
function effortFor(position: Position, { effort: wished, longest, playing }: Wish, thinker: Thinker): Effort {
  const effort = wished ?? thinker.effort;
  if (playing === true && hasNoChoice(position)) return { nodes: Math.min(effort.nodes ?? GLANCE, GLANCE) };
  if (longest === undefined) return effort;
  return { ...effort, milliseconds: Math.min(effort.milliseconds ?? longest, longest) };
}

function hasNoChoice(position: Position): boolean {
  const legal = new MoveList();
  position.moves(legal);
  return legal.length === 1;
}

/** What comes after a candidate that is not the best. */
function wayAlong(
  { game, position }: Opened,
  thinker: Thinker,
  limits: Limits,
  { move, chance, value }: Weighed,
  brain: Brain | undefined,
): Way {
  const after = position.clone();
  after.play(move);
  const rest = after.actor < 0 ? [] : thinker.think(after, limits).line;
  return {
    moves: writtenLine(game, position, [move, ...rest]),
    chance,
    value,
    reasons: brain?.reasons(position, move) ?? [],
  };
}

function partOf({ nodes, milliseconds }: Effort): Effort {
  return {
    ...(nodes === undefined ? {} : { nodes: Math.ceil(nodes * PART) }),
    ...(milliseconds === undefined ? {} : { milliseconds: milliseconds * PART }),
  };
}

function partSpent({ nodes, milliseconds }: Effort, elapsed: number, looked: number): number {
  const byTime = milliseconds === undefined ? 0 : elapsed / milliseconds;
  const byNodes = nodes === undefined ? 0 : looked / nodes;
  return Math.min(1, Math.max(byTime, byNodes));
}
