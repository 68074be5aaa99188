import { type Move, MoveList } from '@countertop/core';
import type { Judged, Mining, Vein } from '@countertop/search';
import { Endgame } from '../brain/endgame.ts';
import { CounterplaysKnowledge } from '../brain/knowledge.ts';
import { reasonsFor } from '../brain/reasons.ts';
import type { CounterplaysPosition } from '../rules/position.ts';
import { PLIES } from '../rules/tiles.ts';

/** Plies before the end from which and up to which positions are looked at. The very last tile has no choice. */
const FARTHEST = 6;
const NEAREST = 2;

/** What the reasons of the brain are about, for a puzzle: the rarest first. */
const THEMES: readonly (readonly [reason: string, theme: string])[] = [
  ['stays-on-table', 'table'],
  ['enters-level', 'enter'],
  ['denies', 'deny'],
  ['forces', 'force'],
  ['prepares', 'prepare'],
  ['reaches-level', 'climb'],
  ['covers', 'cover'],
];
const MOST_THEMES = 2;

/** The last tiles are played out to the end: won, drawn or lost for certain, for every placement. */
class CounterplaysMining implements Mining<CounterplaysPosition> {
  readonly veins: readonly Vein[] = [
    { seats: 2, levels: [2, 3], share: 75 },
    { seats: 2, levels: [2, 3], options: { goal: 'lowest' }, share: 25 },
  ];
  readonly nodes = 150_000;
  readonly glance = 1 / 5;
  readonly margin = 0.4;
  readonly singlePart = 2 / 3;
  readonly alike = 6;
  private readonly endgame = new Endgame();
  private readonly knowledge = new CounterplaysKnowledge();
  private readonly legal = new MoveList(1024);

  promising(position: CounterplaysPosition): boolean {
    const left = PLIES - position.ply;
    return left >= NEAREST && left <= FARTHEST;
  }

  judge(position: CounterplaysPosition, nodes: number, but: readonly Move[] = []): Judged | undefined {
    const left = PLIES - position.ply;
    const moves = this.inOrder(position).filter((move) => !but.includes(move));
    if (moves.length === 0) return undefined;
    // What was found out about a position helps with its other moves.
    if (but.length === 0) this.endgame.forget();
    const solved = this.endgame.solve(position, moves, { nodes });
    if (solved === undefined) return undefined;
    // Only shown to be no better is not as good as shown to be that good.
    const best = solved.reduce((one, other) => (rank(other) > rank(one) ? other : one));
    return { move: best.move, chance: (1 + best.value) / 2, exact: true, depth: left };
  }

  themes(position: CounterplaysPosition, line: readonly Move[]): readonly string[] {
    const work = position.clone();
    const seat = position.actor;
    const found = new Set<string>();
    for (const move of line) {
      if (work.actor === seat) {
        const codes = reasonsFor(work, move).map(({ code }) => code);
        for (const [reason, theme] of THEMES) if (codes.includes(reason)) found.add(theme);
      }
      work.play(move);
    }
    const kinds = THEMES.map(([, theme]) => theme).filter((theme) => found.has(theme));
    const result = this.judge(position, this.nodes)?.chance === 1 ? 'win' : 'draw';
    const goal = position.goal === 'lowest' ? ['lowest'] : [];
    return [...kinds.slice(0, MOST_THEMES), result, ...goal];
  }

  /** All placements, what looks best first. */
  private inOrder(position: CounterplaysPosition): Move[] {
    const seat = position.actor;
    const work = position.clone();
    const values = new Float64Array(2);
    work.moves(this.legal);
    const seen = this.legal.toArray().map((move) => {
      work.play(move);
      this.knowledge.evaluate(work, values);
      work.undo();
      return { move, value: values[seat] };
    });
    return seen.sort((a, b) => b.value - a.value).map(({ move }) => move);
  }
}

function rank({ value, atMost }: { readonly value: number; readonly atMost: boolean }): number {
  return 2 * value + (atMost ? 0 : 1);
}

export function mining(): Mining<CounterplaysPosition> {
  return new CounterplaysMining();
}
