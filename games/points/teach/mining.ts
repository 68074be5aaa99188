import { type Move, MoveList } from '@countertop/core';
import { type Judged, Mcts, type Mining, type PuzzleStep, rootOf, type Vein } from '@countertop/search';
import { Forcing } from '../brain/forcing.ts';
import { PointsKnowledge } from '../brain/knowledge.ts';
import { reasonsFor } from '../brain/reasons.ts';
import { Threats } from '../brain/threats.ts';
import { leadOf } from '../rules/lead.ts';
import { PLAY, type PointsPosition, STOP } from '../rules/position.ts';
import { type Kind, type PointsStep, Steps } from './steps.ts';

/** Nodes for forced lines: at first sight, and for certain. */
const GLANCED = 250;
const READ = 2000;
/** By how many points gained or lost from here on the share of the win of an even game changes from 50 to 73 %. */
const SCALE = 4;
const TREE_BYTES = 8 << 20;
/** What a tree must see of the difference that was read. */
const CONFIRMED = 0.04;
/** Plies to look ahead where nothing is forced. */
const UNFORCED = 3;
/** What is at stake mostly stays so for some plies: one position in so many is looked at, by the dots of the field. */
const SAMPLED = 3;
const LARGE = 500;
const SAMPLED_LARGE = 11;
const OPENING = 14;
/** Plies from which on what is forced is a ladder. */
const LADDER = 5;

const LONGEST_REFUTATION = 11;

/** What the reasons of the brain are about, for a puzzle: the rarest first. */
const THEMES: readonly (readonly [reason: string, theme: string])[] = [
  ['double', 'double'],
  ['saves', 'save'],
  ['threatens', 'threat'],
  ['cuts', 'cut'],
  ['connects', 'connect'],
  ['grounds', 'ground'],
];
const MOST_THEMES = 3;

/** Where circles can be forced or must be prevented: read to the end for every point that could matter, and confirmed by a tree. */
class PointsMining implements Mining<PointsPosition> {
  readonly veins: readonly Vein[] = [
    { seats: 2, levels: [2, 3, 4, 5], options: square(10, 4), share: 24 },
    { seats: 2, levels: [2, 3, 4, 5], options: square(12, 4), share: 34 },
    { seats: 2, levels: [2, 3, 4, 5], options: { ...square(14, 4), start: 'cross' }, share: 16 },
    { seats: 2, levels: [3, 4, 5], options: square(16, 6), share: 8 },
    { seats: 2, levels: [3, 4, 5], options: square(20, 6), share: 8 },
    { seats: 2, levels: [3, 4], options: {}, share: 10 },
  ];
  readonly nodes = 700;
  readonly glance = 1 / 7;
  readonly margin = 0.1;
  readonly themePart = 0.42;
  readonly themeParts = { stop: 0.08, enclose: 0.06 };
  private readonly forcing = new Forcing();
  private readonly threats = new Threats();
  private readonly steps = new Steps();
  private readonly legal = new MoveList();
  private readonly knowledge = new PointsKnowledge({ sight: 2, forcing: [400, 0] });

  promising(position: PointsPosition): boolean {
    const sample = position.hashHigh >>> 8;
    if (position.phase !== PLAY || position.ply < OPENING) return false;
    const many = position.width * position.height > LARGE ? SAMPLED_LARGE : SAMPLED;
    return sample % many === 0;
  }

  /** A first look reads less, and asks no tree. */
  prove(position: PointsPosition, nodes: number, before?: PuzzleStep): PuzzleStep | undefined {
    const hasty = nodes < this.nodes;
    const kind = before === undefined ? undefined : (before as PointsStep).kind;
    const step = this.steps.find(position, hasty ? GLANCED : READ, kind);
    if (step === undefined || hasty || step.exact || before !== undefined) return step;
    if (step.depth === 1 && step.kind === 'attack') return undefined;
    const best = this.judge(position, nodes);
    if (best === undefined || !step.right.includes(best.move)) return undefined;
    const next = this.judge(position, nodes, step.right);
    return next === undefined || best.chance - next.chance < CONFIRMED ? undefined : step;
  }

  judge(position: PointsPosition, nodes: number, but: readonly Move[] = []): Judged | undefined {
    position.moves(this.legal);
    if (this.legal.length <= but.length) return undefined;
    const tree = new Mcts(rootOf(this.knowledge, but), {
      seed: 1,
      rave: { bias: 0.001, reference: 20 },
      exploration: 0.5,
      expand: 4,
      widest: 80,
      bytes: TREE_BYTES,
    });
    const thought = tree.think(position, { nodes });
    // What is won or lost from here on, as if the game were even: a puzzle is not about the score before it.
    const change = thought.values[position.turn] - leadOf(position, position.turn);
    const chance = 1 / (1 + Math.exp(-change / SCALE));
    return { move: thought.move, chance, exact: false, depth: UNFORCED };
  }

  /** Takes away the closing dot that makes it last longest, where something is about to be circled. */
  answer(position: PointsPosition): Move | undefined {
    const { threats, forcing } = this;
    if (position.phase !== PLAY) return undefined;
    const attacker = 1 - position.turn;
    const work = position.clone();
    threats.survey(work, attacker, false);
    let best: Move | undefined;
    let least = Number.POSITIVE_INFINITY;
    let longest = 0;
    for (const cell of threats.closers) {
      work.play(cell);
      const { gain, line } = forcing.find(work, READ);
      const loss = leadOf(work, attacker) + gain;
      work.undo();
      if (loss > least || (loss === least && line.length <= longest)) continue;
      best = cell;
      least = loss;
      longest = line.length;
    }
    // To stop is an answer, but there would be nothing more to show.
    return best ?? this.judge(position, this.nodes, position.mayStop ? [STOP] : [])?.move;
  }

  /** What is circled by force. */
  refutes(position: PointsPosition): readonly Move[] {
    const { line } = this.forcing.find(position.clone(), READ);
    return line.slice(0, LONGEST_REFUTATION);
  }

  /** Whoever has circled, or stopped, is done. */
  made(position: PointsPosition, move: Move): boolean {
    if (move === STOP) return true;
    const after = position.clone();
    after.play(move);
    return after.score(position.turn) > position.score(position.turn);
  }

  /** Nobody among the bots looks for these: by how much there is to look at. */
  rating(position: PointsPosition): number | undefined {
    const kind = this.steps.find(position, READ)?.kind;
    if (kind !== 'stop' && kind !== 'enclose') return undefined;
    return (kind === 'stop' ? 1000 : 800) + 10 * Math.round(Math.min(position.openCount, 500) / 10);
  }

  themes(position: PointsPosition, line: readonly Move[]): readonly string[] {
    const step = this.steps.find(position, READ);
    if (step === undefined) return [];
    const codes = reasonsFor(position, line[0]).map(({ code }) => code);
    const more = THEMES.filter(([reason]) => codes.includes(reason)).map(([, theme]) => theme);
    return [...new Set([...this.mainThemes(step.kind, step.depth, position, line), ...more])].slice(0, MOST_THEMES);
  }

  private mainThemes(kind: Kind, depth: number, position: PointsPosition, line: readonly Move[]): string[] {
    if (kind !== 'attack') return [kind];
    const force = depth >= LADDER ? 'ladder' : 'force';
    return this.frees(position, line) ? ['recapture', force] : [force];
  }

  /** Whether points come back to life on the way. */
  private frees(position: PointsPosition, line: readonly Move[]): boolean {
    const work = position.clone();
    const enemy = 1 - work.turn;
    return line.some((move) => {
      const before = work.score(enemy);
      work.play(move);
      return work.score(enemy) < before;
    });
  }
}

function square(
  size: number,
  centre: number,
): { width: number; height: number; centreWidth: number; centreHeight: number } {
  return { width: size, height: size, centreWidth: centre, centreHeight: centre };
}

export function mining(): Mining<PointsPosition> {
  return new PointsMining();
}
