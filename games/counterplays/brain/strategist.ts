import { type Move, MoveList } from '@countertop/core';
import {
  Budget,
  type Effort,
  type Knowledge,
  type Limits,
  Mcts,
  type MctsSettings,
  type Report,
  type Share,
  type Thinker,
  type Thought,
  type Weighed,
} from '@countertop/search';
import type { CounterplaysPosition } from '../rules/position.ts';
import { PLIES } from '../rules/tiles.ts';
import { Endgame, type Solved } from './endgame.ts';
import { WON } from './knowledge.ts';
import { isOver, part, rest } from './spending.ts';
import { tileByTile } from './tile-by-tile.ts';

export interface StrategistSettings extends MctsSettings {
  readonly effort: Effort;
  /** From so many plies before the end on, playing it out for certain is tried. */
  readonly horizon: number;
}

/** So many positions of an endgame cost about as much as one simulation of the tree search, and count as one node. */
const ENDGAME_NODES = 25;
/** The part of the time that may go to an endgame that cannot be finished in the end. */
const ENDGAME_SHARE = 0.5;
/** Up to so many plies are mostly played out in time. With more, the tree search says what to look at first. */
const MOSTLY_SOLVED = 7;
/** With so many plies left a refutation is dear enough that another tile is tried before another place. */
const LONG_ENDING = 7;
/** Where all is lost, so many replies are tried to see how easily the other goes wrong, each with so many positions. */
const REPLIES = 16;
const REPLY_NODES = 2000;
/** The part of the time left in which the tree search says what to play out first: a short one does so nearly as well as a long one. */
const TREE_SHARE = 0.1;

/** Searches a tree by simulations, and plays the end out as soon as it can be seen. */
export class Strategist implements Thinker<CounterplaysPosition> {
  readonly effort: Effort;
  private readonly knowledge: Knowledge<CounterplaysPosition>;
  private readonly horizon: number;
  private readonly tree: Mcts<CounterplaysPosition>;
  private readonly endgame = new Endgame();
  private readonly list = new MoveList(1024);

  constructor(knowledge: Knowledge<CounterplaysPosition>, settings: StrategistSettings) {
    this.knowledge = knowledge;
    this.effort = settings.effort;
    this.horizon = settings.horizon;
    this.tree = new Mcts(knowledge, settings);
  }

  forget(): void {
    this.tree.forget();
    this.endgame.forget();
  }

  think(position: CounterplaysPosition, limits: Limits, report?: Report): Thought {
    if (position.actor < 0) throw new RangeError('no seat is to move');
    const left = PLIES - position.ply;
    if (left > this.horizon) return this.tree.think(position, limits, report);
    const budget = new Budget(limits);
    let used = 0;
    if (left <= MOSTLY_SOLVED || (limits.nodes ?? limits.milliseconds) === undefined) {
      const thought = this.finish(position, limits, budget);
      if (thought !== undefined) return thought;
      used = Math.ceil(this.endgame.nodes / ENDGAME_NODES);
    }
    const share = part(rest(limits, used, budget.elapsed()), TREE_SHARE);
    const thought = this.tree.think(position, share, report);
    return thought.exact ? thought : this.examine(position, thought, limits, budget, used);
  }

  /** Plays out all placements, what the tree search thinks best first, and takes the first that is not lost. */
  private examine(
    position: CounterplaysPosition,
    thought: Thought,
    limits: Limits,
    budget: Budget,
    used: number,
  ): Thought {
    const left = rest(limits, used + thought.nodes, budget.elapsed());
    if (isOver(left)) return thought;
    const preferred = thought.candidates.map(({ move }) => move);
    const moves = new Set([...preferred, ...tileByTile(this.inOrder(position))]);
    const turns = inTurns([...moves], limits.share);
    const examined = this.endgame.examine(position, turns, inEndgame(left, 1));
    const byMove = new Map(turns.map((move, i) => [move, examined[i]]));
    const known = [...moves].map((move) => byMove.get(move));
    const candidates: Weighed[] = [];
    known.forEach((each, i) => {
      if (each !== undefined) candidates.push({ ...thought.candidates[i], ...weighed(each) });
      else if (i < preferred.length) candidates.push(thought.candidates[i]);
    });
    // What is known to be no better than a draw comes after a certain one.
    const rank = ({ exact, atMost, value }: Weighed): number =>
      exact || atMost ? Math.sign(value) - Number(atMost) / 4 : 0.5;
    candidates.sort((a, b) => rank(b) - rank(a));
    const best = candidates[0];
    const nodes = used + thought.nodes + Math.ceil(this.endgame.nodes / ENDGAME_NODES);
    const milliseconds = budget.elapsed();
    const told = { candidates, nodes, milliseconds, nodesPerSecond: perSecond(nodes, milliseconds) };
    if (best.move === thought.move && !best.exact) return { ...thought, ...told };
    const exact = best.exact && (best.value > 0 || !known.includes(undefined));
    return { ...thought, ...told, ...this.outcome(position, best), exact };
  }

  /** What a placement comes to, for both. */
  private outcome(
    position: CounterplaysPosition,
    { move, value, chance }: Weighed,
  ): Pick<Thought, 'move' | 'line' | 'values' | 'chances'> {
    const sides = [value, 0 - value];
    const shares = [chance, 1 - chance];
    const white = (position.ply & 1) === 0;
    return {
      move,
      line: [move],
      values: white ? sides : sides.reverse(),
      chances: white ? shares : shares.reverse(),
    };
  }

  private finish(position: CounterplaysPosition, limits: Limits, budget: Budget): Thought | undefined {
    const moves = PLIES - position.ply < LONG_ENDING ? this.inOrder(position) : tileByTile(this.inOrder(position));
    const solved = this.endgame.solve(position, moves, inEndgame(limits, ENDGAME_SHARE));
    if (solved === undefined) return undefined;
    const candidates = solved.map(weighed);
    // What is certain comes first, and among equals what looks better.
    const rank = (candidate: Weighed): number => 2 * candidate.value + Number(candidate.exact);
    candidates.sort((a, b) => rank(b) - rank(a));
    const lost = candidates[0].value < 0 && PLIES - position.ply > 2;
    const used = lost ? this.setTraps(position, candidates, limits, budget) : this.endgame.nodes;
    const best = candidates[0];
    const milliseconds = budget.elapsed();
    const nodes = Math.max(1, Math.ceil(used / ENDGAME_NODES));
    return {
      ...this.outcome(position, best),
      candidates,
      nodes,
      milliseconds,
      nodesPerSecond: perSecond(nodes, milliseconds),
      depth: PLIES - position.ply,
      exact: true,
    };
  }

  /**
   * All is lost unless the other goes wrong: brings the placement to the front after which most replies would be
   * mistakes. Returns how many positions were looked at in all.
   */
  private setTraps(position: CounterplaysPosition, lost: Weighed[], limits: Limits, budget: Budget): number {
    const work = position.clone();
    let nodes = this.endgame.nodes;
    let best = 0;
    let most = 0;
    let over = false;
    for (let i = 0; i < lost.length && !over; i++) {
      // Those that were not looked at come to the same as one that was.
      if (lost[i].nodes === 0) continue;
      work.play(lost[i].move);
      work.moves(this.list);
      const replies = this.list.toArray();
      const step = Math.max(1, replies.length / REPLIES);
      let mistakes = 0;
      for (let at = 0; at < replies.length; at += step) {
        const left = rest(limits, Math.ceil(nodes / ENDGAME_NODES), budget.elapsed());
        over = isOver(left);
        if (over) break;
        work.play(replies[Math.floor(at)]);
        work.moves(this.list);
        const solved = this.endgame.solve(work, this.list.toArray(), { ...left, nodes: REPLY_NODES });
        work.undo();
        nodes += this.endgame.nodes;
        if (solved !== undefined) mistakes += 1 + Math.max(...solved.map(({ value }) => value));
      }
      work.undo();
      const share = (mistakes * step) / replies.length;
      if (share <= most) continue;
      most = share;
      best = i;
    }
    lost.unshift(...lost.splice(best, 1));
    return nodes;
  }

  /** All placements, what looks best first. */
  private inOrder(position: CounterplaysPosition): Move[] {
    const seat = position.ply & 1;
    const work = position.clone();
    const values = new Float64Array(2);
    work.moves(this.list);
    const seen = this.list.toArray().map((move) => {
      work.play(move);
      this.knowledge.evaluate(work, values);
      work.undo();
      return { move, value: values[seat] };
    });
    return seen.sort((a, b) => b.value - a.value).map(({ move }) => move);
  }
}

/** Of several who examine the same, each begins with its own part: whoever comes to a good placement first has the proof for all. */
function inTurns(moves: readonly Move[], { index, of }: Share = { index: 0, of: 1 }): Move[] {
  const own = (_: Move, at: number): boolean => at % of === index;
  return [...moves.filter(own), ...moves.filter((move, at) => !own(move, at))];
}

function weighed({ move, value, atMost, nodes }: Solved): Weighed {
  const chance = (1 + value) / 2;
  return { move, value: WON * value, chance, nodes: Math.ceil(nodes / ENDGAME_NODES), exact: !atMost, atMost };
}

function perSecond(nodes: number, milliseconds: number): number {
  return milliseconds > 0 ? Math.round((nodes / milliseconds) * 1000) : 0;
}

/** A part of the limits for an endgame, whose nodes are smaller. */
function inEndgame(limits: Limits, share: number): Limits {
  const { nodes } = limits;
  return part(nodes === undefined ? limits : { ...limits, nodes: nodes * ENDGAME_NODES }, share);
}
