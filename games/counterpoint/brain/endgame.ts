import { NOBODY, scramble } from '@countertop/core';
import {
  type Effort,
  Expectimax,
  type Limits,
  type Remainder,
  type Report,
  type Thinker,
  type Thought,
  type Weighed,
} from '@countertop/search';
import type { CounterpointPosition } from '../rules/position.ts';
import { CounterpointKnowledge } from './knowledge.ts';
import { pointsLeft, remainder } from './remainder.ts';

/** From so many vacant spaces on an ending is solved: with counters left to draw, and without. */
const SOLVED_WITH_DRAWS = 5;
const SOLVED_WITHOUT_DRAWS = 9;

const DEEP = 100;
/** Every placing gets a lead of its own, because the one that wins most often may not be the one that leads most. */
const EVERY = 1000;
const MEBIBYTE = 1 << 20;
/** What a win weighs against a point of lead. */
export const WIN = 1000;

/** Whether an ending is short enough to be solved in well under a second. Two teams only. */
export function isEnding(position: CounterpointPosition, more = 0): boolean {
  if (position.seats > 2 && !position.partners) return false;
  return position.vacancies <= (position.bagSize === 0 ? SOLVED_WITHOUT_DRAWS : SOLVED_WITH_DRAWS) + more;
}

/** The same knowledge, but for somebody who wants to win, and to lead by much only where that changes nothing. */
export class WinningKnowledge extends CounterpointKnowledge {
  override readonly bound = WIN + 100;
  // The lead decides what a point is worth, so it belongs to the key and nothing is banked.
  override readonly remainder: Remainder<CounterpointPosition> = {
    banked: () => 0,
    low: (position) => remainder.low(position) ^ scramble(remainder.banked(position, 0)),
    high: (position) => remainder.high(position) ^ scramble(remainder.banked(position, 0) + 1000),
  };

  override evaluate(position: CounterpointPosition, values: Float64Array): void {
    super.evaluate(position, values);
    if (position.actor !== NOBODY) return;
    for (let seat = 0; seat < position.seats; seat++) values[seat] += WIN * Math.sign(values[seat]);
  }

  override range(position: CounterpointPosition, seat: number, range: Float64Array): void {
    const lead = remainder.banked(position, seat);
    const most = pointsLeft(position);
    range[0] = lead - most + WIN * Math.sign(lead - most);
    range[1] = lead + most + WIN * Math.sign(lead + most);
  }
}

/**
 * Solves endings of two teams exactly: first the lead that both sides can expect when they play for points, then the chance to
 * win when they play for that, which is what is played. Where the budget ends before, `before` thinks with the rest.
 */
export class Endgame implements Thinker<CounterpointPosition> {
  readonly effort: Effort;
  /** Made when first needed: most positions are no endings, and tables take memory. */
  private forPoints: Expectimax<CounterpointPosition> | undefined;
  private forWin: Expectimax<CounterpointPosition> | undefined;
  private readonly before: Thinker<CounterpointPosition>;

  constructor(before: Thinker<CounterpointPosition>) {
    this.before = before;
    this.effort = before.effort;
  }

  forget(): void {
    this.before.forget?.();
    this.forPoints?.forget();
    this.forWin?.forget();
  }

  think(position: CounterpointPosition, limits: Limits, report?: Report): Thought {
    this.forPoints ??= new Expectimax(new CounterpointKnowledge(), { begin: DEEP, bytes: 8 * MEBIBYTE, lines: EVERY });
    const points = this.forPoints.think(position, part(limits, 0.3));
    if (!points.exact) return this.before.think(position, rest(limits, points), report);
    report?.(points);
    const lead = remainder.banked(position, position.actor);
    // Nothing that can still happen changes who wins.
    if (Math.abs(lead) > pointsLeft(position)) return points;
    this.forWin ??= new Expectimax(new WinningKnowledge(), { begin: DEEP, bytes: 8 * MEBIBYTE });
    const win = this.forWin.think(position, part(rest(limits, points), 0.6));
    if (!win.exact) return points;
    return together(position, points, win);
  }
}

/** The choice of one who plays for the win, with the leads expected by those who play for points. */
function together(position: CounterpointPosition, points: Thought, win: Thought): Thought {
  const seat = position.actor;
  const leads = new Map(points.candidates.map((candidate) => [candidate.move, candidate]));
  const candidates = win.candidates.map(
    (candidate): Weighed => ({
      ...candidate,
      value: leads.get(candidate.move)?.value ?? 0,
      chance: chanceOf(candidate.value),
    }),
  );
  const value = candidates[0].value;
  const chance = candidates[0].chance;
  const ours = (other: number): boolean => position.team(other) === position.team(seat);
  return {
    ...win,
    values: points.values.map((_, other) => (ours(other) ? value : -value)),
    chances: points.chances.map((_, other) => (ours(other) ? chance : 1 - chance)),
    candidates,
    nodes: points.nodes + win.nodes,
    milliseconds: points.milliseconds + win.milliseconds,
  };
}

function chanceOf(value: number): number {
  return Math.min(1, Math.max(0, 0.5 + value / (2 * WIN)));
}

function part(limits: Limits, share: number): Limits {
  const { nodes, milliseconds } = limits;
  return {
    ...limits,
    ...(nodes === undefined ? {} : { nodes: Math.ceil(nodes * share) }),
    ...(milliseconds === undefined ? {} : { milliseconds: milliseconds * share }),
  };
}

function rest(limits: Limits, thought: Thought): Limits {
  const { nodes, milliseconds } = limits;
  return {
    ...limits,
    ...(nodes === undefined ? {} : { nodes: Math.max(1, nodes - thought.nodes) }),
    ...(milliseconds === undefined ? {} : { milliseconds: Math.max(1, milliseconds - thought.milliseconds) }),
  };
}
