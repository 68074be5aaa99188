import { type Move, MoveList } from '@countertop/core';
import { AlphaBeta, type Judged, type Mining, rootOf, type Thought, type Vein } from '@countertop/search';
import { DECIDED, WIN } from '../brain/evaluation.ts';
import { CountermineKnowledge } from '../brain/knowledge.ts';
import { Reading } from '../brain/reading.ts';
import { reasonsFor } from '../brain/reasons.ts';
import { NO_WIN } from '../brain/threats.ts';
import { cellOfMove, isStrike } from '../rules/moves.ts';
import { type CounterminePosition, GOAL } from '../rules/position.ts';

/** Before this nothing happens. */
const OPENING = 12;
const WIDE = { atRoot: 144, below: 16 };
/** Fours tried to find a forced win, to guess whether there is one, and to see whether another move forces one too. */
const FOURS = 20_000;
const GLANCED_FOURS = 1000;
const OTHER_FOURS = 3000;
/** Plies of a win that is over with its second move. */
const SHORT = 3;
const TABLE_BYTES = 8 << 20;

/** What the reasons of the brain are about, for a puzzle. */
const THEMES: Readonly<Record<string, string>> = {
  'double-row': 'row',
  'safe-row': 'six',
  'strikes-back': 'strike',
  'open-four': 'open-four',
  'double-four': 'double-four',
  'safe-four': 'six',
  'strike-makes-four': 'strike',
  'strike-makes-three': 'strike',
  'stops-rows': 'block',
  'stops-row': 'block',
  'breaks-three': 'block',
  'breaks-four': 'block',
  'row-of-five': 'row',
};
const MOST_THEMES = 4;

/** Wins by fours are proven; all else is searched by alpha-beta over every cell. */
class CountermineMining implements Mining<CounterminePosition> {
  readonly veins: readonly Vein[] = [{ seats: 2, levels: [2, 3, 4], share: 100 }];
  readonly nodes = 12_000;
  readonly glance = 1 / 4;
  readonly margin = 0.3;
  /** Forced wins are what this game is about, and of many kinds. */
  readonly themePart = 0.6;
  private readonly knowledge = new CountermineKnowledge(WIDE);
  private readonly reading = new Reading();
  private readonly legal = new MoveList();

  /**
   * Forced wins at two points (of the shortest only some), strikes that score, two rows at once, and some of the other strikes and of the
   * rows that can be completed now. Cells that must be taken because the other completes a row there are in every game,
   * and teach nothing.
   */
  promising(position: CounterminePosition): boolean {
    const { knowledge, reading } = this;
    if (position.ply < OPENING) return false;
    const seat = position.actor;
    if (position.mustStrike) return this.strikesBack(position) || sampled(position, 2);
    reading.follow(position);
    const own = reading.listCompletions(seat, 1);
    if (position.score(seat) === GOAL - 1) {
      if (own > 0) return false;
      const { move, plies } = knowledge.forcedWin(position.clone(), GLANCED_FOURS);
      return move !== NO_WIN && (plies > SHORT || sampled(position, 4));
    }
    if (own > 0) return reading.listCompletions(seat, 2) > 0 || sampled(position, 5);
    const others = reading.listCompletions(1 - seat, 1);
    return others === 0 && reading.fourMaking(seat) + reading.fourMaking(1 - seat) > 0 && sampled(position, 32);
  }

  judge(position: CounterminePosition, nodes: number, but: readonly Move[] = []): Judged | undefined {
    position.moves(this.legal);
    if (this.legal.length <= but.length) return undefined;
    const forced = but.length === 0 ? this.winByFours(position) : this.otherWin(position, but);
    if (forced !== undefined) return forced;
    const reports: Thought[] = [];
    const search = new AlphaBeta(rootOf(this.knowledge, but), { bytes: TABLE_BYTES, window: 20, memory: 0.3 });
    const thought = search.think(position, { nodes }, (report) => reports.push(report));
    const value = Math.abs(thought.values[position.actor]);
    const exact = thought.candidates[0].exact && value >= DECIDED;
    const steady = reports.findLastIndex((report) => report.move !== thought.move) + 1;
    return {
      move: thought.move,
      chance: thought.chances[position.actor],
      exact,
      // A win is certain when it is seen to its end.
      depth: Math.max(1, exact ? WIN - position.ply - value : (reports[steady]?.depth ?? thought.depth)),
    };
  }

  /** Cells where a cube wins. */
  finishes(position: CounterminePosition): readonly Move[] {
    if (position.mustStrike) return [];
    const seat = position.actor;
    this.reading.follow(position);
    const count = this.reading.listCompletions(seat, GOAL - position.score(seat));
    return Array.from(this.reading.cells.subarray(0, count));
  }

  /** Where nothing helps any more, one of the winning cells is at least taken away. */
  answer(position: CounterminePosition): Move | undefined {
    if (position.mustStrike) return undefined;
    const { reading } = this;
    const seat = position.actor;
    reading.follow(position);
    if (reading.listCompletions(seat, 1) > 0) return undefined;
    const count = reading.listCompletions(1 - seat, GOAL - position.score(1 - seat));
    return count === 0 ? undefined : reading.cells[0];
  }

  themes(position: CounterminePosition, line: readonly Move[]): readonly string[] {
    const seat = position.actor;
    const work = position.clone();
    const first = new Set<string>();
    const later = new Set<string>();
    for (const [index, move] of line.entries()) {
      if (work.actor === seat) {
        const codes = reasonsFor(work, move).map(({ code }) => code);
        const found = index === 0 ? first : later;
        if (isStrike(move)) found.add('strike');
        if (index === 0 && codes.includes('stops-win')) found.add('block');
        for (const code of codes) {
          const theme = THEMES[code];
          if (theme !== undefined) found.add(theme);
        }
      }
      work.play(move);
    }
    const won = work.score(seat) >= GOAL || this.winByFours(position) !== undefined;
    return [...new Set([...(won ? ['win'] : []), ...first, ...later])].slice(0, MOST_THEMES);
  }

  private strikesBack(position: CounterminePosition): boolean {
    position.moves(this.legal);
    return this.legal.toArray().some((move) => position.gain(position.actor, cellOfMove(move)) > 0);
  }

  private winByFours(position: CounterminePosition): Judged | undefined {
    if (position.score(position.actor) !== GOAL - 1 || position.mustStrike) return undefined;
    const { move, plies } = this.knowledge.forcedWin(position.clone(), FOURS);
    return move === NO_WIN ? undefined : { move, chance: 1, exact: true, depth: plies };
  }

  /** Another move that wins at once, or that makes a four and goes on to win by fours. */
  private otherWin(position: CounterminePosition, but: readonly Move[]): Judged | undefined {
    if (position.mustStrike) return undefined;
    const { knowledge } = this;
    const seat = position.actor;
    for (const move of this.legal.toArray()) {
      if (but.includes(move)) continue;
      const after = position.clone();
      after.play(move);
      if (after.score(seat) >= GOAL) return { move, chance: 1, exact: true, depth: 1 };
      if (after.score(seat) !== GOAL - 1 || after.actor !== 1 - seat) continue;
      const answer = knowledge.cellToStop(after, seat);
      if (answer === NO_WIN || knowledge.cellToStop(after, 1 - seat) !== NO_WIN) continue;
      after.play(answer);
      if (after.actor !== seat) continue;
      if (after.mustStrike) return { move, chance: 1, exact: true, depth: 3 };
      const { move: next, plies } = knowledge.forcedWin(after, OTHER_FOURS);
      if (next !== NO_WIN) return { move, chance: 1, exact: true, depth: plies + 2 };
    }
    return undefined;
  }
}

/** One position in so many: what is frequent must not crowd out what is rare. */
function sampled(position: CounterminePosition, many: number): boolean {
  return (position.hashHigh >>> 8) % many === 0;
}

export function mining(): Mining<CounterminePosition> {
  return new CountermineMining();
}
