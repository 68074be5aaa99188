import { type Move, MoveList } from '@countertop/core';
import { type Judged, Mcts, type Mining, rootOf, type Vein } from '@countertop/search';
import { Forcing } from '../brain/forcing.ts';
import { PointsKnowledge } from '../brain/knowledge.ts';
import { reasonsFor } from '../brain/reasons.ts';
import { Threats } from '../brain/threats.ts';
import { leadOf } from '../rules/lead.ts';
import { PLAY, type PointsPosition, STOP } from '../rules/position.ts';

/** Points that must be at stake by force for a position to be worth a look. */
const AT_STAKE = 2;
/** Nodes for forced lines. */
const GLANCED = 250;
const READ = 2000;
/** By how many points gained or lost from here on the share of the win of an even game changes from 50 to 73 %. */
const SCALE = 4;
const TREE_BYTES = 8 << 20;
/** Plies to look ahead where nothing is forced. */
const UNFORCED = 3;
/** What is at stake mostly stays so for some plies: one position in so many is looked at, and fewer immediate circles. */
const SAMPLED = 3;
const IMMEDIATE = 4;
const OPENING = 14;
/** Plies from which on what is forced is a ladder. */
const LADDER = 5;

/** What the reasons of the brain are about, for a puzzle: the rarest first. */
const THEMES: readonly (readonly [reason: string, theme: string])[] = [
  ['stop-wins', 'stop'],
  ['frees', 'recapture'],
  ['ladder', 'ladder'],
  ['double', 'double'],
  ['prevents', 'defend'],
  ['saves', 'save'],
  ['circles', 'circle'],
  ['threatens', 'threat'],
  ['cuts', 'cut'],
  ['connects', 'connect'],
  ['grounds', 'ground'],
  ['encloses', 'enclose'],
];
const MOST_THEMES = 3;

/** Where circles can be forced or must be prevented; a tree is searched, with forced lines read to their end at its root. */
class PointsMining implements Mining<PointsPosition> {
  readonly veins: readonly Vein[] = [
    { seats: 2, levels: [2, 3, 4, 5], options: square(10, 4), share: 30 },
    { seats: 2, levels: [2, 3, 4, 5], options: square(12, 4), share: 42 },
    { seats: 2, levels: [2, 3, 4, 5], options: { ...square(14, 4), start: 'cross' }, share: 16 },
    { seats: 2, levels: [3, 4, 5], options: square(16, 6), share: 8 },
    { seats: 2, levels: [3, 4, 5], options: square(20, 6), share: 4 },
  ];
  readonly nodes = 2000;
  readonly glance = 1 / 7;
  readonly margin = 0.15;
  readonly themePart = 0.5;
  private readonly forcing = new Forcing();
  private readonly threats = new Threats();
  private readonly legal = new MoveList();
  private readonly knowledge = new PointsKnowledge({ sight: 2, forcing: [400, 0] });

  promising(position: PointsPosition): boolean {
    const sample = position.hashHigh >>> 8;
    if (position.phase !== PLAY || position.ply < OPENING || sample % SAMPLED !== 0) return false;
    const work = position.clone();
    const own = this.forcing.find(work, GLANCED);
    const immediate = sample % (SAMPLED * IMMEDIATE) === 0;
    if (own.gain >= AT_STAKE) return own.line.length > 1 || immediate;
    work.giveTurn(1 - work.turn);
    const threat = this.forcing.find(work, GLANCED);
    return threat.gain >= AT_STAKE && (threat.line.length > 1 || immediate);
  }

  judge(position: PointsPosition, nodes: number, but?: Move): Judged | undefined {
    position.moves(this.legal);
    if (this.legal.length <= (but === undefined ? 0 : 1)) return undefined;
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
    return { move: thought.move, chance, exact: false, depth: this.depthOf(position, thought.move) };
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
    return best;
  }

  themes(position: PointsPosition, line: readonly Move[]): readonly string[] {
    const codes = reasonsFor(position, line[0]).map(({ code }) => code);
    const found = THEMES.filter(([reason]) => codes.includes(reason)).map(([, theme]) => theme);
    if (found.includes('ladder') && this.depthOf(position, line[0]) < LADDER) found[found.indexOf('ladder')] = 'force';
    return found.length === 0 ? ['quiet'] : found.slice(0, MOST_THEMES);
  }

  private depthOf(position: PointsPosition, move: Move): number {
    if (move === STOP) return 1;
    const work = position.clone();
    const own = this.forcing.find(work, READ);
    if (own.line[0] === move) return own.line.length;
    work.giveTurn(1 - work.turn);
    const threat = this.forcing.find(work, READ);
    return threat.gain > 0 ? 1 + threat.line.length : UNFORCED;
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
