import type { Move } from '@countertop/core';
import { Expectimax, type Judged, type Knowledge, Mcts, type Mining, rootOf, type Vein } from '@countertop/search';
import { isEnding, WIN, WinningKnowledge } from '../brain/endgame.ts';
import { CounterpointKnowledge } from '../brain/knowledge.ts';
import { THOROUGH } from '../brain/levels.ts';
import { reasonsFor } from '../brain/reasons.ts';
import { BestTurn } from '../brain/turn.ts';
import { cellOfMove, colourOf } from '../rules/moves.ts';
import type { CounterpointPosition } from '../rules/position.ts';

const knowledge = new CounterpointKnowledge();

/** With more vacant spaces than this luck decides. */
const OPENING = 26;
/** A position of the tree costs about as much as so many of the solver. */
const SOLVER_NODES = 60;
const SOLVER_BYTES = 8 << 20;
const TREE_BYTES = 8 << 20;
const TO_THE_END = 100;
/** Placings looked ahead, to tell how deep one has to look. */
const DEPTHS = 3;
/** By the points that a turn can make: before the ending, one position in so many is looked at. */
const SAMPLED = [14, 14, 3];

/** Endings of two sides are worked out for the win; before them a tree is searched. */
class CounterpointMining implements Mining<CounterpointPosition> {
  readonly veins: readonly Vein[] = [
    { seats: 2, levels: [3, 4, 5, 6], share: 52 },
    { seats: 2, levels: [3, 4, 5, 6], options: { width: 5, height: 5 }, share: 12 },
    { seats: 3, levels: [4, 5, 6], share: 14 },
    { seats: 4, levels: [4, 5, 6], share: 10 },
    { seats: 4, levels: [4, 5, 6], options: { partners: true }, share: 12 },
  ];
  readonly nodes = 3000;
  readonly glance = 1 / 10;
  readonly margin = 0.12;
  /** Rows are what it is about. */
  readonly themePart = 0.4;
  /** What is drawn and placed next belongs to a solution, as long as there is again something to find. */
  readonly draws = 6;
  readonly longest = 4;
  private readonly turn = new BestTurn();

  promising(position: CounterpointPosition): boolean {
    if (position.vacancies > OPENING) return false;
    if (isEnding(position)) return true;
    this.turn.look(position.clone());
    return (position.hashHigh >>> 8) % SAMPLED[Math.min(this.turn.points, SAMPLED.length - 1)] === 0;
  }

  judge(position: CounterpointPosition, nodes: number, but: readonly Move[] = []): Judged | undefined {
    if (isEnding(position)) {
      const solved = this.solve(position, nodes, but);
      if (solved !== undefined) return solved;
    }
    const tree = new Mcts(rootOf(knowledge, but), { ...THOROUGH, bytes: TREE_BYTES, seed: 1 });
    const thought = tree.think(position, { nodes });
    const chance = thought.chances[position.actor];
    return { move: thought.move, chance, exact: false, depth: this.depthOf(position, thought.move, nodes, but) };
  }

  themes(position: CounterpointPosition, line: readonly Move[]): readonly string[] {
    const seat = position.actor;
    const found = new Set<string>();
    const work = position.clone();
    let rows = 0;
    let placings = 0;
    for (const move of line) {
      if (work.actor === seat) {
        const points = work.gain(colourOf(move), cellOfMove(move));
        if (points > 0) rows++;
        if (points === 1 && placings === 0) found.add('row');
        if (points === 2) found.add('double');
        if (points > 2) found.add('triple');
        if (placings++ === 0) for (const theme of firstThemes(work, move)) found.add(theme);
      }
      work.play(move);
    }
    if (rows > 1) found.add('chain');
    if (position.seats === 4 && position.partners) found.add('partners');
    if (isEnding(position)) found.add('ending');
    const all = ORDER.filter((theme) => found.has(theme));
    const main = all.filter((theme) => !FRAMES.includes(theme)).slice(0, MOST_THEMES);
    return main.length === 0 ? [] : [...main, ...all.filter((theme) => FRAMES.includes(theme))];
  }

  private solve(position: CounterpointPosition, nodes: number, but: readonly Move[]): Judged | undefined {
    const search = new Expectimax(rootOf(new WinningKnowledge(), but), { begin: TO_THE_END, bytes: SOLVER_BYTES });
    const thought = search.think(position, { nodes: nodes * SOLVER_NODES });
    if (!thought.exact) return undefined;
    const chance = Math.min(1, Math.max(0, 0.5 + thought.candidates[0].value / (2 * WIN)));
    return { move: thought.move, chance, exact: true, depth: this.depthOf(position, thought.move, nodes, but) };
  }

  /** The least number of placings ahead from which on the move is the best. */
  private depthOf(position: CounterpointPosition, move: Move, nodes: number, but: readonly Move[]): number {
    if (nodes < this.nodes || but.length > 0 || (position.seats > 2 && !position.partners)) return 1;
    const root: Knowledge<CounterpointPosition> = rootOf(knowledge);
    let depth = DEPTHS + 1;
    for (let plies = DEPTHS; plies >= 1; plies--) {
      const search = new Expectimax(root, { depth: plies, begin: plies, bytes: 1 << 18 });
      if (search.think(position, { nodes: 15_000 }).move !== move) break;
      depth = plies;
    }
    return depth;
  }
}

/** The rarest first. */
const ORDER = ['decline', 'chain', 'triple', 'double', 'row', 'deny', 'set-up', 'safe', 'kill', 'partners', 'ending'];
/** Where it happens, not what. */
const FRAMES = ['partners', 'ending'];
const MOST_THEMES = 2;

function firstThemes(position: CounterpointPosition, move: Move): string[] {
  const themes: Readonly<Record<string, string>> = {
    'misses-row': 'decline',
    denies: 'deny',
    'sets-up': 'set-up',
    'sets-up-partner': 'set-up',
    'kills-line': 'kill',
    'kills-lines': 'kill',
    safe: 'safe',
  };
  return reasonsFor(position, move).flatMap(({ code }) => themes[code] ?? []);
}

export function mining(): Mining<CounterpointPosition> {
  return new CounterpointMining();
}
