import type { Move } from '@countertop/core';
import type { Effort, Limits, Report, Thinker, Thought, Weighed } from '@countertop/search';
import { leadOf } from '../rules/lead.ts';
import { PLAY, type PointsPosition } from '../rules/position.ts';
import { type Forced, Forcing } from './forcing.ts';
import { Ladders } from './ladders.ts';

/** Chances that differ by less are as good as equal: playouts, which play no forced line to its end, tell no more. */
const EVEN = 0.03;
/** Where a ladder begins that is longer than what the tree sees by itself, so much more for each point that is certain. */
const A_POINT = 0.01;
const SEEN = 8;
/** A move that was looked at less than this part of the first is not known well enough. */
const KNOWN = 0.1;
/** Of a ladder the end is known: it need not be looked at as much, if only often enough to tell its chance. */
const KNOWN_LADDER = 0.02;
const LEAST_LOOKS = 300;
/** So many moves are compared at most. */
const MOST = 6;
/** Nodes for what one side can force after a move. */
const READING = 400;
/** Nodes for ladders from here: at most, and for each node or millisecond of thinking. */
const LADDERS = { most: 4000, eachNode: 0.2, eachMillisecond: 4 };
/** The time that comparing takes, and the part of all time that is kept back for it at most. */
const MILLISECONDS = 2;
const SHARE = 0.1;

/** Of moves that are thought to be as good, plays the one after which most is certain: what is taken by force, less what is lost by it. */
export class Prudent implements Thinker<PointsPosition> {
  readonly effort: Effort;
  private readonly thinker: Thinker<PointsPosition>;
  private readonly forcing = new Forcing();
  private readonly ladders = new Ladders();

  constructor(thinker: Thinker<PointsPosition>) {
    this.thinker = thinker;
    this.effort = thinker.effort;
  }

  forget(): void {
    this.thinker.forget?.();
  }

  think(position: PointsPosition, limits: Limits, report?: Report): Thought {
    const begun = limits.now?.() ?? 0;
    const ladder = this.ladders.find(position.clone(), laddersFor(limits));
    const passed = (limits.now?.() ?? 0) - begun;
    const thought = this.thinker.think(position, whatIsLeft(limits, passed), report);
    if (thought.exact || position.phase !== PLAY || position.bound !== undefined) return thought;
    const [first] = thought.candidates;
    const surest = this.surest(position.clone(), thought.candidates, ladder);
    const best = surest === first ? this.atOnce(position.clone(), thought) : surest;
    return best === first ? thought : preferring(best, thought, position.turn);
  }

  /** The first; what is to follow it where it only puts off a loss, as a threat does that changes nothing once it is answered. */
  private atOnce(position: PointsPosition, { line, candidates }: Thought): Weighed {
    const [first] = candidates;
    const [move, answer, next] = line;
    const following = candidates.find((candidate) => candidate.move === next);
    if (following === undefined || !position.isOpen(move) || !position.isOpen(answer)) return first;
    const owed = this.lostAfter(position, [next]);
    if (owed === 0 || this.lostAfter(position, [move]) >= owed) return first;
    const lead = leadOf(position, position.turn);
    position.play(move);
    position.play(answer);
    const asBefore = leadOf(position, position.turn) === lead && this.lostAfter(position, [next]) === owed;
    position.undo();
    position.undo();
    if (!asBefore) return first;
    // If the other side were to move, more would be lost: what follows does something about it.
    position.giveTurn(1 - position.turn);
    const atStake = this.lostAfter(position, []);
    position.giveTurn(1 - position.turn);
    return atStake > owed ? following : first;
  }

  /** The first of those that are as good as the first and lose least for certain. */
  private surest(position: PointsPosition, candidates: readonly Weighed[], ladder: Forced): Weighed {
    const [first] = candidates;
    const known = candidates.filter(({ move, nodes, chance, exact }) => {
      if (exact || !position.isOpen(move)) return false;
      const unseen = move === ladder.line[0] && ladder.line.length > SEEN ? ladder.gain : 0;
      const enough = unseen > 0 && nodes >= LEAST_LOOKS ? KNOWN_LADDER : KNOWN;
      return nodes >= enough * first.nodes && chance >= first.chance - EVEN - A_POINT * unseen;
    });
    if (known.length < 2 || known[0] !== first) return first;
    const sureAnyway = this.sureAfter(position, first.move, ladder);
    let best = first;
    let most = sureAnyway;
    for (const candidate of known.slice(1, MOST)) {
      const sure = this.sureAfter(position, candidate.move, ladder);
      if (sure <= most || candidate.chance < first.chance - EVEN - A_POINT * (sure - sureAnyway)) continue;
      most = sure;
      best = candidate;
    }
    return best;
  }

  /** The lead of the one to move when both have taken what they can force after this point. */
  private sureAfter(position: PointsPosition, move: Move, ladder: Forced): number {
    const { forcing } = this;
    const seat = position.turn;
    const run = move === ladder.line[0] ? leadOf(position, seat) + ladder.gain : Number.NEGATIVE_INFINITY;
    const lost = this.lostAfter(position, [move]);
    position.play(move);
    const kept = position.phase === PLAY ? forcing.keeps(position, READING) : leadOf(position, seat);
    position.undo();
    return Math.max(kept, run) - lost;
  }

  /** What the other side can force after these points. */
  private lostAfter(position: PointsPosition, moves: readonly Move[]): number {
    for (const move of moves) position.play(move);
    const lost = Math.max(...[this.forcing, this.ladders].map((reader) => reader.find(position, READING).gain));
    for (const _ of moves) position.undo();
    return lost;
  }
}

function laddersFor({ nodes = Number.POSITIVE_INFINITY, milliseconds = Number.POSITIVE_INFINITY }: Limits): number {
  return Math.min(LADDERS.most, LADDERS.eachNode * nodes, LADDERS.eachMillisecond * milliseconds);
}

function whatIsLeft(limits: Limits, passed: number): Limits {
  const { milliseconds } = limits;
  if (milliseconds === undefined) return limits;
  return { ...limits, milliseconds: milliseconds - passed - Math.min(MILLISECONDS, SHARE * milliseconds) };
}

function preferring(best: Weighed, thought: Thought, seat: number): Thought {
  const { move, value, chance } = best;
  const sides = (own: number, other: number): number[] => (seat === 0 ? [own, other] : [other, own]);
  return {
    ...thought,
    move,
    line: [move],
    values: sides(value, -value),
    chances: sides(chance, 1 - chance),
    candidates: [best, ...thought.candidates.filter((candidate) => candidate !== best)],
  };
}
