import { type Move, NOBODY, scramble } from '@countertop/core';
import {
  Budget,
  type Effort,
  type Limits,
  type Remainder,
  type Report,
  type Thinker,
  type Thought,
  type Weighed,
} from '@countertop/search';
import type { CounterpointPosition } from '../rules/position.ts';
import { ALIKE, Exact, type SolvedPlacing } from './exact.ts';
import { CounterpointKnowledge } from './knowledge.ts';
import { pointsLeft, remainder } from './remainder.ts';

/** From so many vacant spaces on an ending is solved in a moment, every placing for itself: with counters left to draw, and without. */
const SOLVED_WITH_DRAWS = 5;
const SOLVED_WITHOUT_DRAWS = 9;
/** From so many on the solver is tried: with draws 7 are mostly solved within a second, and of 8 who wins. */
const TRIED_WITH_DRAWS = 8;
const TRIED_WITHOUT_DRAWS = 10;
/** So many positions of the solver take about as long as one of the tree with its playout, and count as one node. */
const SOLVER_NODES = 12;
/** The parts of the time that may go into who wins, and of the rest into the lead. */
const WIN_SHARE = 0.4;
const LEAD_SHARE = 0.8;
const TABLE_BITS = 18;

/** What a win weighs against a point of lead. */
export const WIN = 1000;

/** Whether an ending is short enough to be solved in well under a second. Two teams only. */
export function isEnding(position: CounterpointPosition, more = 0): boolean {
  if (position.seats > 2 && !position.partners) return false;
  return position.vacancies <= (position.bagSize === 0 ? SOLVED_WITHOUT_DRAWS : SOLVED_WITH_DRAWS) + more;
}

/** Whether it is worth trying to solve it. Two teams only. */
export function isNearEnd(position: CounterpointPosition): boolean {
  if (position.seats > 2 && !position.partners) return false;
  return position.vacancies <= (position.bagSize === 0 ? TRIED_WITHOUT_DRAWS : TRIED_WITH_DRAWS);
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
 * Solves endings of two teams exactly, for the win, which is what is played for, and for the lead, which decides among equals and is what is told. Where
 * only the win can be worked out in time, `before` says the rest; where not even that, it chooses.
 */
export class Endgame implements Thinker<CounterpointPosition> {
  readonly effort: Effort;
  /** Made when first needed: most positions are no endings, and tables take memory. */
  private solvers: { readonly win: Exact; readonly lead: Exact } | undefined;
  private readonly before: Thinker<CounterpointPosition>;

  constructor(before: Thinker<CounterpointPosition>) {
    this.before = before;
    this.effort = before.effort;
  }

  forget(): void {
    this.before.forget?.();
  }

  think(position: CounterpointPosition, limits: Limits, report?: Report): Thought {
    this.solvers ??= { win: new Exact('win', TABLE_BITS), lead: new Exact('lead', TABLE_BITS) };
    const { win, lead } = this.solvers;
    const budget = new Budget(limits);
    win.read(position);
    const wins = win.solve(inSolver(limits, WIN_SHARE), true);
    budget.nodes += counted(win.nodes);
    if (wins === undefined) return this.before.think(position, rest(limits, budget), report);
    const best = new Set(equals(wins));
    lead.read(position);
    const few = position.vacancies <= (position.bagSize === 0 ? SOLVED_WITHOUT_DRAWS : SOLVED_WITH_DRAWS);
    let leads = lead.solve(inSolver(rest(limits, budget), LEAD_SHARE), !few);
    budget.nodes += counted(lead.nodes);
    if (leads?.every(({ move, atMost }) => atMost || !best.has(move)) === true) {
      // The one that leads most does not win most often: what those lead by that do has to be found out, too.
      const among = lead.solve(inSolver(rest(limits, budget), LEAD_SHARE), true, best);
      budget.nodes += counted(lead.nodes);
      leads = among && [...among, ...(leads ?? []).filter(({ move }) => !best.has(move))];
    }
    if (leads !== undefined) return solved(position, wins, leads, budget);
    const guess = this.before.think(position, rest(limits, budget), report);
    budget.nodes += guess.nodes;
    return guided(position, wins, guess, budget);
  }
}

/** The placings that are as good as the best. */
function equals(known: readonly SolvedPlacing[]): readonly Move[] {
  const best = Math.max(...known.map(({ value }) => value));
  return known.filter(({ value, atMost }) => !atMost && value > best - ALIKE).map(({ move }) => move);
}

/** All is known: the choice of one who plays for the win, and then for the lead. */
function solved(
  position: CounterpointPosition,
  wins: readonly SolvedPlacing[],
  leads: readonly SolvedPlacing[],
  budget: Budget,
): Thought {
  const found = new Map(leads.map((each) => [each.move, each]));
  const candidates = wins.map(({ move, value, atMost, nodes }): Weighed => {
    const known = found.get(move);
    const isBound = atMost || known?.atMost === true;
    return { move, value: known?.value ?? 0, chance: (1 + value) / 2, nodes, exact: !isBound, atMost: isBound };
  });
  candidates.sort(
    (a, b) =>
      Math.round((b.chance - a.chance) / ALIKE) ||
      b.value - a.value ||
      Number(b.exact) - Number(a.exact) ||
      b.nodes - a.nodes,
  );
  return told(position, candidates, position.vacancies, true, budget);
}

/** Only who wins is known: of the placings that win most often the one that looked best otherwise. */
function guided(
  position: CounterpointPosition,
  wins: readonly SolvedPlacing[],
  guess: Thought,
  budget: Budget,
): Thought {
  const chances = new Map(wins.map((each) => [each.move, each]));
  const candidates = guess.candidates.map((candidate): Weighed => {
    const known = chances.get(candidate.move);
    return known === undefined ? candidate : { ...candidate, chance: (1 + known.value) / 2, atMost: known.atMost };
  });
  // Those that were looked at come in their order, so that of equals the first stays first.
  const seen = new Set(candidates.map(({ move }) => move));
  for (const { move, value, atMost } of wins) {
    if (seen.has(move)) continue;
    const worst = guess.candidates.at(-1)?.value ?? 0;
    candidates.push({ move, value: worst, chance: (1 + value) / 2, nodes: 0, exact: false, atMost });
  }
  const rank = ({ chance, atMost }: Weighed): number => chance - (atMost ? 2 * ALIKE : 0);
  candidates.sort((a, b) => Math.round((rank(b) - rank(a)) / ALIKE));
  return told(position, candidates, guess.depth, false, budget);
}

function told(
  position: CounterpointPosition,
  candidates: readonly Weighed[],
  depth: number,
  exact: boolean,
  budget: Budget,
): Thought {
  const { move, value, chance } = candidates[0];
  const ours = Array.from(
    { length: position.seats },
    (_, seat) => position.team(seat) === position.team(position.actor),
  );
  const milliseconds = budget.elapsed();
  return {
    move,
    line: [move],
    values: ours.map((own) => (own ? value : 0 - value)),
    chances: ours.map((own) => (own ? chance : 1 - chance)),
    candidates,
    nodes: Math.max(1, budget.nodes),
    milliseconds,
    nodesPerSecond: milliseconds > 0 ? Math.round((budget.nodes / milliseconds) * 1000) : 0,
    depth,
    exact,
  };
}

/** A part of the limits for the solver, whose nodes are smaller. */
function inSolver(limits: Limits, share: number): Limits {
  const { nodes, milliseconds } = limits;
  return {
    ...limits,
    ...(nodes === undefined ? {} : { nodes: Math.ceil(nodes * SOLVER_NODES * share) }),
    ...(milliseconds === undefined ? {} : { milliseconds: milliseconds * share }),
  };
}

function counted(nodes: number): number {
  return Math.ceil(nodes / SOLVER_NODES);
}

/** What is left of the limits. */
function rest(limits: Limits, budget: Budget): Limits {
  const { nodes, milliseconds } = limits;
  return {
    ...limits,
    ...(nodes === undefined ? {} : { nodes: Math.max(1, nodes - budget.nodes) }),
    ...(milliseconds === undefined ? {} : { milliseconds: Math.max(1, milliseconds - budget.elapsed()) }),
  };
}
