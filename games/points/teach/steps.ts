import type { Move } from '@countertop/core';
import type { PuzzleStep } from '@countertop/search';
import { Forcing, far } from '../brain/forcing.ts';
import { Threats } from '../brain/threats.ts';
import { openDots, waysHome } from '../brain/ways-home.ts';
import { freeDots } from '../rules/free-dots.ts';
import { groundedLeadOf, leadOf } from '../rules/lead.ts';
import { PLAY, type PointsPosition, STOP } from '../rules/position.ts';

/** What a puzzle can be about: to circle by force, to lose the least by force, to get home and stop, to wall off. */
export type Kind = 'attack' | 'defend' | 'stop' | 'enclose';

/** What is right, and how much more it is worth than anything else. */
export interface PointsStep extends PuzzleStep {
  readonly kind: Kind;
}

/** Points that must be at stake, and by how many the right move must be ahead. */
const AT_STAKE = 2;
/** Once something is forced, so many are enough. */
const ON_THE_WAY = 1;
/** Moves that may be equally right. */
const ALIKE = 3;
/** Nodes for what a single move comes to. */
const A_MOVE = 300;
/** So far from where something is forced a point does not bear on it. */
const NEAR = 4;
/** Dots that are worth walling off, and by how many more than with any other point. */
const AREA = 4;
const MORE_AREA = 2;
/** By how many points gained or lost the share of the win of an even game changes from 50 to 73 %. */
const SCALE = 4;

/** Tells what is right by reading what can be forced, for every point that could matter. */
export class Steps {
  private readonly forcing = new Forcing();
  private readonly threats = new Threats();

  find(position: PointsPosition, nodes: number, before?: Kind): PointsStep | undefined {
    if (position.phase !== PLAY || position.bound !== undefined) return undefined;
    const work = position.clone();
    if (before === 'stop') return groundedLeadOf(work, work.turn) > 0 ? certain('stop', [STOP], 1) : undefined;
    if (before === 'enclose') return undefined;
    const home = before === undefined && sampled(position) ? this.gettingHome(work) : undefined;
    if (home !== undefined) return home;
    const own = this.forcing.find(work, nodes);
    if (own.gain >= AT_STAKE) return this.attack(work, own.line, own.gain, before);
    work.giveTurn(1 - work.turn);
    const threat = this.forcing.find(work, nodes);
    work.giveTurn(1 - work.turn);
    if (threat.gain >= AT_STAKE) return this.defend(work, threat.line, threat.gain);
    return before === undefined ? this.enclosing(work) : undefined;
  }

  /** The points that force the most. */
  private attack(
    position: PointsPosition,
    line: readonly Move[],
    gain: number,
    before: Kind | undefined,
  ): PointsStep | undefined {
    const { threats, forcing } = this;
    const seat = position.turn;
    const now = leadOf(position, seat);
    threats.survey(position, seat, true);
    const circles = new Set(threats.closers);
    const gains = new Map<Move, number>();
    for (const cell of new Set([line[0], ...circles, ...threats.pairs])) {
      position.play(cell);
      const worth = circles.has(cell) ? this.afterCircling(position) : forcing.keeps(position, A_MOVE);
      gains.set(cell, worth - now);
      position.undo();
    }
    gains.set(line[0], Math.max(gain, gains.get(line[0]) ?? 0));
    return this.bestOf(gains, 'attack', before === undefined ? AT_STAKE : ON_THE_WAY, line.length);
  }

  /** The points after which the other can force the least; what is circled meanwhile is counted. */
  private defend(position: PointsPosition, line: readonly Move[], threat: number): PointsStep | undefined {
    const { forcing } = this;
    const seat = position.turn;
    const now = leadOf(position, seat);
    const worths = new Map<Move, number>();
    for (const cell of this.bearing(position, line)) {
      position.play(cell);
      worths.set(cell, leadOf(position, seat) - forcing.find(position, A_MOVE).gain - now);
      position.undo();
    }
    const step = this.bestOf(worths, 'defend', AT_STAKE, line.length + 1);
    // It must help, too.
    return step !== undefined && (worths.get(step.right[0]) ?? 0) + threat >= AT_STAKE ? step : undefined;
  }

  /** Points that bear on a forced line: near it, or threats of one's own. */
  private bearing(position: PointsPosition, line: readonly Move[]): readonly Move[] {
    const { threats } = this;
    threats.survey(position, position.turn, true);
    const own = new Set([...threats.closers, ...threats.pairs]);
    const dots: Move[] = [];
    for (let i = 0; i < position.openCount; i++) {
      const cell = position.openDot(i);
      if (own.has(cell) || line.some((other) => far(position, cell, other) <= NEAR)) dots.push(cell);
    }
    return dots;
  }

  /** The only point after which one can stop and win, whatever the other answers. */
  private gettingHome(position: PointsPosition): PointsStep | undefined {
    const ways = waysHome(position, 2);
    return ways.length === 1 ? certain('stop', ways, 3) : undefined;
  }

  /** R3: the points that wall off the largest empty area. */
  private enclosing(position: PointsPosition): PointsStep | undefined {
    const seat = position.turn;
    const before = freeDots(position, seat);
    const areas = new Map<Move, number>();
    for (const cell of openDots(position)) {
      position.play(cell);
      areas.set(cell, freeDots(position, seat) - before);
      position.undo();
    }
    const best = Math.max(...areas.values());
    const right = [...areas.keys()].filter((cell) => areas.get(cell) === best);
    const next = Math.max(...[...areas.values()].filter((area) => area < best));
    if (best < AREA || best - next < MORE_AREA || right.length > ALIKE) return undefined;
    return certain('enclose', right, 1);
  }

  private bestOf(worths: ReadonlyMap<Move, number>, kind: Kind, ahead: number, depth: number): PointsStep | undefined {
    const best = Math.max(...worths.values());
    const right = [...worths.keys()].filter((cell) => worths.get(cell) === best);
    const next = Math.max(...[...worths.values()].filter((worth) => worth < best), Math.min(0, best - ahead));
    if (best - next < ahead || right.length > ALIKE) return undefined;
    return { kind, right, margin: shareOf(best - next), exact: false, othersExact: false, depth };
  }

  /** What is left of a circle after the other's best one. */
  private afterCircling(position: PointsPosition): number {
    const lead = leadOf(position, 1 - position.turn);
    if (position.phase !== PLAY) return lead;
    const answers = new Threats();
    answers.survey(position, position.turn, false);
    return lead - answers.best();
  }
}

/** What so many points are worth in an even game, in the share of the win. */
function shareOf(points: number): number {
  return 1 / (1 + Math.exp(-points / SCALE)) - 0.5;
}

function certain(kind: Kind, right: readonly Move[], depth: number): PointsStep {
  return { kind, right, margin: 1, exact: true, othersExact: true, depth };
}

/** One position in so many: getting home is frequent, and must not crowd out the rest. */
function sampled(position: PointsPosition): boolean {
  return (position.hashLow >>> 8) % 3 === 0;
}
