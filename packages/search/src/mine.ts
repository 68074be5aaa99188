import {
  CHANCE,
  changedOptions,
  type Game,
  type Move,
  MoveList,
  NOBODY,
  type Options,
  type Position,
  type Puzzle,
  Random,
  startPosition,
} from '@countertop/core';
import type { Brain } from './brain.ts';
import { mix } from './contest.ts';
import { EASIEST, ratingOf } from './mine-rating.ts';

/** A kind of match to look for puzzles in. */
export interface Vein {
  readonly options?: Options;
  readonly seats: number;
  /** Who plays: strong enough that positions make sense, weak enough that mistakes happen. */
  readonly levels: readonly number[];
  /** How many of a hundred puzzles should come from here. */
  readonly share: number;
}

/** The best move of a position, for the seat to move. */
export interface Judged {
  readonly move: Move;
  /** The share of the win that it leads to. */
  readonly chance: number;
  /** The chance is certain: searched to the end. */
  readonly exact: boolean;
  /** The least number of plies to look ahead at which this move is found and stays the best. */
  readonly depth: number;
}

/** What a game knows about its own puzzles. This is what games/<id>/teach/mining.ts exports. */
export interface Mining<P extends Position = Position> {
  readonly veins: readonly Vein[];
  /** The effort of a proof where nobody asks for another, in the nodes of `judge`. */
  readonly nodes: number;
  /** The part of it that a first look at every promising position takes. */
  readonly glance: number;
  /** How much worse, in the share of the win, the next best move must be. */
  readonly margin: number;
  /** The part of a collection that may have the same first theme, where it is not the usual. */
  readonly themePart?: number;
  /** Whether it is worth a closer look. Must be quick. */
  promising(position: P): boolean;
  /** What everybody sees at first sight. Missing: what all beginners play. */
  obvious?(position: P, move: Move): boolean;
  /** The best move, or the best but one, found afresh: the same answer every time. Undefined where there is none. */
  judge(position: P, nodes: number, but?: Move): Judged | undefined;
  /** The answer to a move of the solver that puts up the longest fight. Missing, or undefined: what `judge` thinks best. */
  answer?(position: P): Move | undefined;
  /** Codes of what a solution is about, the weightiest first. The position is the one of the first move. */
  themes(position: P, line: readonly Move[]): readonly string[];
}

/** A first look may be a little wrong about the margin. */
const ALMOST = 0.75;
/** Positions of one match are much alike. */
const MOST_A_MATCH = 2;
/** Only one match in so many gives puzzles that everybody sees through: they are the most frequent by far. */
const EASY_MATCHES = 6;
/** Beginners, by whom it is told what everybody sees through. */
const BEGINNERS = [
  { level: 1, seed: 11 },
  { level: 2, seed: 12 },
  { level: 3, seed: 13 },
];
/** Plies of a solution at most, answers included. */
const LONGEST = 15;
/** Where the best move wins less often than this, nobody enjoys finding it. */
const HOPELESS = 0.2;

export interface MineTerms {
  readonly seed: number;
  readonly nodes?: number;
}

/** A puzzle, and in which vein it was found. */
export interface Found {
  readonly puzzle: Puzzle;
  readonly vein: number;
}

interface Proof {
  readonly move: Move;
  readonly margin: number;
  readonly exact: boolean;
  readonly depth: number;
}

/** Plays matches of a game and finds positions with one clearly best move in them. */
export class Miner<P extends Position> {
  private readonly game: Game<P>;
  private readonly brain: Brain<P>;
  private readonly mining: Mining<P>;
  private readonly seed: number;
  private readonly nodes: number;
  private readonly draws = new MoveList();

  constructor(game: Game<P>, brain: Brain<P>, mining: Mining<P>, terms: MineTerms) {
    this.game = game;
    this.brain = brain;
    this.mining = mining;
    this.seed = terms.seed;
    this.nodes = terms.nodes ?? mining.nodes;
  }

  /** The puzzles of the match of this number: the same ones whatever was mined before. */
  mine(index: number): Found[] {
    const random = new Random(mix(this.seed, index));
    const vein = this.drawVein(random);
    const { options = {}, seats, levels } = this.mining.veins[vein];
    const start = startPosition(this.game, options, seats);
    if (!start.ok) throw new Error(`a vein that cannot be played: ${start.problem.code}`);
    const { position } = start.value;
    const scene = { options: changedOptions(this.game.options, start.value.options), seats };
    const players = Array.from({ length: seats }, () =>
      this.brain.thinker(levels[random.below(levels.length)], random.next()),
    );
    const easy = random.below(EASY_MATCHES) === 0;
    const texts: string[] = [];
    const seen = new Set<string>();
    const found: Found[] = [];
    while (position.actor !== NOBODY && found.length < MOST_A_MATCH) {
      const { actor } = position;
      let move: Move;
      if (actor === CHANCE) move = position.pick(random);
      else {
        const lode = seen.has(keyOf(position)) ? undefined : this.dig(position, seen, easy);
        if (lode !== undefined) {
          const at = { ...scene, moves: texts.join(' ') };
          found.push({ vein, puzzle: { id: nameOf(position), at, ...lode } });
        }
        const player = players[actor];
        move = player.think(position, { nodes: player.effort.nodes ?? this.nodes }).move;
      }
      texts.push(this.game.write(position, move));
      position.play(move);
    }
    return found;
  }

  /** The one clearly best move, proven, or undefined. */
  prove(position: P, nodes = this.nodes, margin = this.mining.margin): Proof | undefined {
    const best = this.mining.judge(position, nodes);
    if (best === undefined || best.chance < HOPELESS) return undefined;
    const next = this.mining.judge(position, nodes, best.move);
    if (next === undefined || best.chance - next.chance < margin) return undefined;
    return { move: best.move, margin: best.chance - next.chance, exact: best.exact, depth: best.depth };
  }

  private dig(position: P, seen: Set<string>, easy: boolean): Omit<Puzzle, 'id' | 'at'> | undefined {
    if (!this.mining.promising(position)) return undefined;
    const { glance, margin: wanted } = this.mining;
    const guess = this.prove(position, Math.ceil(this.nodes * glance), wanted * ALMOST);
    // The same move later in the same match is mostly the same puzzle again.
    if (guess === undefined || seen.has(moveKey(position, guess.move))) return undefined;
    const obvious = this.isObvious(position, guess.move);
    if (obvious && !easy) return undefined;
    const first = this.prove(position);
    if (first === undefined) return undefined;
    const line = this.follow(position, first, seen);
    const depth = Math.max(first.depth, line.length);
    const themes = this.mining.themes(position, line);
    if (themes.length === 0) return undefined;
    const { margin, exact } = first;
    return {
      solution: this.write(position, line),
      themes,
      depth,
      rating: obvious && line.length === 1 ? EASIEST : ratingOf(this.brain, position, line, { depth, margin }),
      proof: exact ? 'exact' : 'search',
      margin: Math.round(margin * 100) / 100,
    };
  }

  private isObvious(position: P, move: Move): boolean {
    if (this.mining.obvious !== undefined) return this.mining.obvious(position, move);
    return BEGINNERS.every(({ level, seed }) => {
      const beginner = this.brain.thinker(level, seed);
      return beginner.think(position, { nodes: beginner.effort.nodes ?? 1 }).move === move;
    });
  }

  /** Goes on while the solver has again one good move, against the best defence; ends with a move of the solver. */
  private follow(position: P, first: Proof, seen: Set<string>): Move[] {
    const work = position.clone() as P;
    const solver = work.actor;
    const line: Move[] = [];
    let end = 0;
    for (let move: Move | undefined = first.move; move !== undefined && line.length < LONGEST; ) {
      seen.add(keyOf(work));
      if (work.actor === solver) {
        seen.add(moveKey(work, move));
        end = line.length + 1;
      }
      line.push(move);
      work.play(move);
      move = this.next(work, solver);
    }
    return line.slice(0, end);
  }

  private next(position: P, solver: number): Move | undefined {
    if (position.actor === NOBODY) return undefined;
    if (position.actor === CHANCE) {
      // Only what cannot come otherwise belongs to a solution.
      position.moves(this.draws);
      return this.draws.length === 1 ? this.draws.moves[0] : undefined;
    }
    if (position.actor === solver) return this.prove(position)?.move;
    return this.mining.answer?.(position) ?? this.mining.judge(position, this.nodes)?.move;
  }

  private write(position: P, line: readonly Move[]): string {
    const work = position.clone() as P;
    const texts = line.map((move) => {
      const text = this.game.write(work, move);
      work.play(move);
      return text;
    });
    return texts.join(' ');
  }

  private drawVein(random: Random): number {
    const { veins } = this.mining;
    let left = random.float() * veins.reduce((sum, { share }) => sum + share, 0);
    const at = veins.findIndex(({ share }) => {
      left -= share;
      return left < 0;
    });
    return Math.max(0, at);
  }
}

function keyOf(position: Position): string {
  return `${position.hashLow},${position.hashHigh}`;
}

function moveKey(position: Position, move: Move): string {
  return `${position.actor}:${move}`;
}

/** A name that belongs to the position. */
function nameOf(position: Position): string {
  return `${(position.hashLow >>> 0).toString(36)}${((position.hashHigh >>> 0) % 1296).toString(36)}`;
}
