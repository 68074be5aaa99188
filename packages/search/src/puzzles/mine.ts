import {
  CHANCE,
  changedOptions,
  type Game,
  type Move,
  NOBODY,
  openScene,
  type Position,
  type Puzzle,
  Random,
  startPosition,
} from '@countertop/core';
import type { Brain } from '../brain/brain.ts';
import { mix } from '../contest/contest.ts';
import { EASIEST, gradePuzzle } from './mine-rating.ts';
import type { Mining } from './mining.ts';
import { Prover, type SolutionLine } from './prover.ts';

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
/** Tempting moves whose refutation is told. */
const MOST_TEMPTING = 2;

export interface MineTerms {
  readonly seed: number;
  readonly nodes?: number;
}

/** A puzzle, in which vein it was found, and how many moves of the solver it has. */
export interface Found {
  readonly puzzle: Puzzle;
  readonly vein: number;
  readonly decisions: number;
}

type Solved = Omit<Puzzle, 'id' | 'at'>;

/** Plays matches of a game and finds positions with one clearly best move in them. */
export class Miner<P extends Position> {
  private readonly game: Game<P>;
  private readonly brain: Brain<P>;
  private readonly mining: Mining<P>;
  private readonly seed: number;
  private readonly nodes: number;
  private readonly prover: Prover<P>;

  constructor(game: Game<P>, brain: Brain<P>, mining: Mining<P>, terms: MineTerms) {
    this.game = game;
    this.brain = brain;
    this.mining = mining;
    this.seed = terms.seed;
    this.nodes = terms.nodes ?? mining.nodes;
    this.prover = new Prover(mining, this.nodes);
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
          found.push({ vein, decisions: lode.decisions, puzzle: { id: nameOf(position), at, ...lode.solved } });
        }
        const player = players[actor];
        move = player.think(position, { nodes: player.effort.nodes ?? this.nodes }).move;
      }
      texts.push(this.game.write(position, move));
      position.play(move);
    }
    return found;
  }

  /** A puzzle that was found before, proven afresh; undefined where it no longer holds. */
  again({ id, at }: Puzzle): Found | undefined {
    const opened = openScene(this.game, at);
    if (!opened.ok) return undefined;
    const { position } = opened;
    const lode = this.solve(position);
    return lode && { vein: this.veinOf(at), decisions: lode.decisions, puzzle: { id, at, ...lode.solved } };
  }

  /** The vein in which matches of this kind are played. */
  private veinOf({ seats, options = {} }: Puzzle['at']): number {
    const { game, mining } = this;
    const at = mining.veins.findIndex((vein) => {
      const start = startPosition(game, vein.options ?? {}, vein.seats);
      if (!start.ok || vein.seats !== seats) return false;
      return JSON.stringify(changedOptions(game.options, start.value.options)) === JSON.stringify(options);
    });
    return Math.max(0, at);
  }

  private dig(
    position: P,
    seen: Set<string>,
    easy: boolean,
  ): { readonly solved: Solved; readonly decisions: number } | undefined {
    if (!this.mining.promising(position)) return undefined;
    const { glance, margin } = this.mining;
    const guess = this.prover.glance(position, Math.ceil(this.nodes * glance), margin * ALMOST);
    // The same move later in the same match is mostly the same puzzle again.
    if (guess === undefined || seen.has(moveKey(position, guess))) return undefined;
    if (!easy && this.isObvious(position, guess)) return undefined;
    return this.solve(position, seen);
  }

  /** The proof of a position, its line, how hard it is, and what tempts. */
  private solve(position: P, seen?: Set<string>): { readonly solved: Solved; readonly decisions: number } | undefined {
    const { game, brain, mining, prover } = this;
    const first = prover.prove(position);
    // Only a game that tells by itself what is right may have several ways to begin.
    if (first === undefined || (first.right.length > 1 && mining.prove === undefined)) return undefined;
    const line = prover.line(position, first);
    const { moves, also, margin, decisions } = line;
    const themes = mining.themes(position, moves);
    if (themes.length === 0) return undefined;
    if (seen !== undefined) this.remember(position, moves, seen);
    const depth = Math.max(first.depth, moves.length);
    const obvious = decisions === 1 && this.isObvious(position, moves[0]);
    const grade = gradePuzzle(brain, position, moves, { depth, margin, also });
    const refuted = grade.tried
      .filter((move) => !first.right.includes(move))
      .slice(0, MOST_TEMPTING)
      .map((move) => [
        game.write(position, move),
        this.write(position, [move, ...prover.refutation(position, move)], 1),
      ])
      .filter(([, line]) => line !== '');
    const shares = this.sharesAlong(position, line);
    const solved: Solved = {
      solution: this.write(position, moves),
      ...(also.length === 0 ? {} : { also: this.writeLast(position, line) }),
      ...(refuted.length === 0 ? {} : { tempting: Object.fromEntries(refuted) }),
      ...(shares === undefined ? {} : { shares }),
      themes,
      depth,
      rating: mining.rating?.(position, moves) ?? (obvious ? EASIEST : grade.rating),
      proof: line.exact ? (line.othersExact ? 'exact' : 'result') : 'search',
      margin: Math.round(margin * 100) / 100,
    };
    return { solved, decisions };
  }

  private isObvious(position: P, move: Move): boolean {
    if (this.mining.obvious !== undefined) return this.mining.obvious(position, move);
    return BEGINNERS.every(({ level, seed }) => {
      const beginner = this.brain.thinker(level, seed);
      return beginner.think(position, { nodes: beginner.effort.nodes ?? 1 }).move === move;
    });
  }

  /** What a solution goes through is no puzzle of its own. */
  private remember(position: P, line: readonly Move[], seen: Set<string>): void {
    const work = position.clone() as P;
    for (const move of line) {
      seen.add(keyOf(work));
      if (work.actor === position.actor) seen.add(moveKey(work, move));
      work.play(move);
    }
  }

  /** What each choice is worth at every move of the solver, where the game tells it. */
  private sharesAlong(position: P, { moves }: SolutionLine): readonly Readonly<Record<string, number>>[] | undefined {
    const { mining } = this;
    if (mining.shares === undefined) return undefined;
    const work = position.clone() as P;
    const all: Readonly<Record<string, number>>[] = [];
    for (const move of moves) {
      if (work.actor === position.actor) {
        const shares = [...mining.shares(work, this.nodes)];
        all.push(
          Object.fromEntries(shares.map(([each, share]) => [this.game.write(work, each), Math.round(share * 100)])),
        );
      }
      work.play(move);
    }
    return all;
  }

  private write(position: P, line: readonly Move[], from = 0): string {
    const work = position.clone() as P;
    const texts = line.map((move) => {
      const text = this.game.write(work, move);
      work.play(move);
      return text;
    });
    return texts.slice(from).join(' ');
  }

  private writeLast(position: P, { moves, also }: SolutionLine): string {
    const work = position.clone() as P;
    for (const move of moves.slice(0, -1)) work.play(move);
    return also.map((move) => this.game.write(work, move)).join(' ');
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
