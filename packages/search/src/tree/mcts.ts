import { CHANCE, type Move, MoveList, NOBODY, type Position, Random, scramble } from '@countertop/core';
import type { Knowledge } from '../brain/brain.ts';
import { Candidates } from '../brain/candidates.ts';
import { writeChances } from '../brain/chances.ts';
import { Teams } from '../brain/teams.ts';
import { Listing } from '../depth/listing.ts';
import { spent } from '../depth/view.ts';
import { Budget, type Effort, type Limits } from '../thinker/limits.ts';
import type { Report, Thinker, Thought, Weighed } from '../thinker/thinker.ts';
import { Debts } from './debts.ts';
import { Grave } from './grave.ts';
import { Places } from './later.ts';
import type { MctsSettings } from './mcts-settings.ts';
import { leadAtRoot, lineFrom, rankedChildren, rewardOf } from './mcts-view.ts';
import { judgeLeaf, Playout } from './playout.ts';
import { NONE, Pool, UNSEEN } from './pool.ts';
import { Tally } from './tally.ts';

const MEBIBYTE = 1 << 20;
const LONGEST_PATH = 1000;
/** Taking so many plies back one by one is about as dear as copying the position. */
const WORTH_UNDOING = 12;
const REPORT_MILLISECONDS = 100;
const UNTRIED = 1e6;
/** Enough nodes for a word about the position, and between two looks at how things stand. */
const GLANCE = 64;

/**
 * Monte-Carlo tree search: UCT or PUCT, RAVE/GRAVE, progressive bias and widening, draws as nodes, and proofs
 * carried up to the root. Every seat looks after its own reward (max-n), partners after the same one.
 */
export class Mcts<P extends Position> implements Thinker<P> {
  readonly effort: Effort;
  private readonly knowledge: Knowledge<P>;
  private readonly settings: MctsSettings;
  private readonly listing: Listing<P>;
  private readonly list = new Candidates();
  private readonly draws = new MoveList(16);
  private readonly random = new Random(0);
  private readonly available = new Places();
  private pool = new Pool(0, 0);
  private grave = new Grave(this.pool);
  private teams = new Teams();
  private position: P = undefined as unknown as P;
  private root: P = undefined as unknown as P;
  /** The simulation under way. */
  private readonly path = new Int32Array(LONGEST_PATH + 1);
  /** Whose move led to each node of the path (as a team). */
  private readonly mover = new Int8Array(LONGEST_PATH + 1);
  private values = new Float64Array(0);
  private chances = new Float64Array(0);
  private playoutValues = new Float64Array(0);
  private playoutChances = new Float64Array(0);
  private rewards = new Float64Array(0);
  private tally = new Tally(0, 0);
  private debts: Debts<P>;
  private deepest = 0;
  private readonly playout: Playout<P>;

  constructor(knowledge: Knowledge<P>, settings: MctsSettings = {}) {
    this.knowledge = knowledge;
    this.effort = settings.effort ?? {};
    this.settings = settings;
    this.listing = new Listing(knowledge, settings.full ?? false);
    this.debts = new Debts(knowledge, 0);
    const heard = (move: Move, seat: number) => this.grave.later.add(move, this.teams.of[seat]);
    const { playoutPlies, rave } = settings;
    this.playout = new Playout(knowledge, this.random, playoutPlies, rave === undefined ? undefined : heard);
  }

  forget(): void {
    this.pool.clear();
  }

  /** Memory of the tree, fixed after the first think. */
  get bytes(): number {
    return this.pool.bytes;
  }

  think(position: P, limits: Limits, report?: Report): Thought {
    const seat = position.actor;
    if (seat < 0) throw new RangeError('no seat is to move');
    const budget = new Budget(limits);
    this.prepare(position);
    const pool = this.pool;
    let loud = GLANCE;
    let heardAt = 0;
    const playing = limits.playing === true;
    const only = pool.nextSibling[pool.firstChild[0]] === NONE && (playing || limits.milliseconds !== undefined);
    while (pool.proven[0] === 0 && !budget.over) {
      this.simulate();
      budget.spend();
      if (only && budget.nodes >= GLANCE) break;
      if (playing && budget.nodes % GLANCE === 0 && leadAtRoot(pool, this.teams.of[seat]) > budget.left()) break;
      if (report !== undefined && budget.nodes >= loud) {
        loud = budget.nodes * 2;
        const now = budget.elapsed();
        if (limits.now !== undefined && now - heardAt < REPORT_MILLISECONDS) loud = budget.nodes + GLANCE;
        else {
          heardAt = now;
          report(this.view(seat, budget));
        }
      }
    }
    return this.view(seat, budget);
  }

  private prepare(position: P): void {
    const { seats } = position;
    if (this.values.length !== seats || !this.teams.fits(position)) {
      this.values = new Float64Array(seats);
      this.chances = new Float64Array(seats);
      this.playoutValues = new Float64Array(seats);
      this.playoutChances = new Float64Array(seats);
      this.rewards = new Float64Array(seats);
      this.teams = new Teams(position);
      this.pool = new Pool(this.settings.bytes ?? 32 * MEBIBYTE, this.teams.count);
      this.grave = new Grave(this.pool);
    }
    const pool = this.pool;
    const seed = scramble((this.settings.seed ?? 0) ^ scramble(position.hashLow)) ^ position.hashHigh;
    this.random.seed(seed);
    const found = this.settings.reuse === false || pool.used === 0 ? NONE : this.find(position);
    this.root = position.clone() as P;
    this.position = position.clone() as P;
    this.deepest = 0;
    this.grave.forget();
    if (found === NONE) {
      pool.clear();
      const root = pool.add(NONE, 1);
      pool.actor[root] = position.actor;
      pool.hashLow[root] = position.hashLow;
      pool.hashHigh[root] = position.hashHigh;
    } else {
      pool.keep(found);
      if (this.settings.reuse === 'weighed') this.weighAnew();
    }
    if (pool.firstChild[0] === NONE) this.expand(0, 0);
    let children = 0;
    for (let child = pool.firstChild[0]; child !== NONE; child = pool.nextSibling[child]) children++;
    this.tally = new Tally(children, seats);
    this.debts = new Debts(this.knowledge, children);
  }

  /** The node of the last tree where this position stands, if it was visited and expanded; draws may lie between. */
  private find(position: P): number {
    const { pool, root } = this;
    if (this.settings.chance === 'open') return NONE;
    const plies = position.ply - root.ply;
    if (plies < 0 || plies > 2 * position.seats + 8) return NONE;
    return pool.find(position, plies);
  }

  private simulate(): void {
    const { position, path, mover, settings } = this;
    const pool = this.pool;
    const open = settings.chance === 'open';
    const threshold = settings.expand ?? 1;
    let node = 0;
    let length = 1;
    let plies = 0;
    let drew = false;
    let certain = false;
    path[0] = 0;
    mover[0] = 0;
    this.grave.begin();
    this.playout.over = false;
    for (;;) {
      if (pool.proven[node] === 1 && !drew) {
        certain = true;
        this.takeOutcome(node);
        break;
      }
      const actor = position.actor;
      if (actor === CHANCE && open) {
        position.play(position.pick(this.random));
        plies++;
        drew = true;
        continue;
      }
      if (pool.actor[node] === UNSEEN) {
        pool.actor[node] = actor;
        pool.hashLow[node] = position.hashLow;
        pool.hashHigh[node] = position.hashHigh;
        if (actor === NOBODY || this.knowledge.solved?.(position, this.values) === true) {
          if (actor === NOBODY) this.knowledge.evaluate(position, this.values);
          writeChances(this.knowledge, position, this.values, this.chances);
          this.reward();
          if (!drew) {
            certain = true;
            pool.proven[node] = 1;
            for (let i = 0; i < this.teams.count; i++) {
              pool.outcome[node * pool.teams + i] = this.rewards[this.teams.first[i]];
            }
          }
          break;
        }
      } else if (actor === NOBODY) {
        // Only after draws in open trees: the same moves may or may not end the game.
        judgeLeaf(this.knowledge, position, this.values, this.chances);
        this.reward();
        break;
      }
      if (length > LONGEST_PATH) {
        plies += this.estimate();
        break;
      }
      if (pool.firstChild[node] === NONE) {
        const ripe = actor === CHANCE || pool.visits[node] >= threshold;
        if (!ripe || !this.expand(node, length - 1)) {
          plies += this.estimate();
          break;
        }
      }
      if (drew && actor !== CHANCE) this.admit(node, length - 1);
      const child = actor === CHANCE ? this.drawn(node) : this.select(node, this.teams.of[actor], drew);
      mover[length] = actor === CHANCE ? mover[length - 1] : this.teams.of[actor];
      path[length++] = child;
      position.play(pool.move[child]);
      plies++;
      node = child;
    }
    if (length > this.deepest) this.deepest = length;
    const judged = this.playout.over || position.actor === NOBODY ? undefined : position;
    const charged =
      length > 1 && !certain && this.debts.charge(pool, path[1], judged, this.teams, this.values, this.chances);
    if (charged) {
      this.reward();
      this.debts.lighten(pool, judged, this.teams, this.values, this.chances);
    }
    this.backUp(length, certain);
    if (plies <= WORTH_UNDOING) for (let i = 0; i < plies; i++) position.undo();
    else position.copyFrom(this.root);
    if (length > 1) this.debts.reckon(pool, path[1], position);
  }

  /** Makes children for a node. False when there is no room. */
  private expand(node: number, ply: number): boolean {
    const { position, pool, list, draws } = this;
    if (position.actor === CHANCE) {
      position.moves(draws);
      if (!pool.hasRoomFor(draws.length)) return false;
      const total = draws.totalWeight();
      const first = pool.used;
      for (let i = 0; i < draws.length; i++) pool.add(draws.moves[i], draws.weights[i] / total);
      pool.adopt(node, first);
      pool.complete[node] = 1;
      return true;
    }
    this.fill(ply);
    if (!pool.hasRoomFor(list.length)) return false;
    let total = 0;
    for (let i = 0; i < list.length; i++) total += list.weights[i];
    const first = pool.used;
    for (let i = 0; i < list.length; i++)
      pool.add(list.moves[i], total > 0 ? list.weights[i] / total : 1 / list.length);
    pool.adopt(node, first);
    pool.complete[node] = list.complete ? 1 : 0;
    return true;
  }

  /** Gives the children of a kept root the weights that they have as moves at a root. */
  private weighAnew(): void {
    const { pool, list } = this;
    this.fill(0);
    let total = 0;
    for (let i = 0; i < list.length; i++) total += list.weights[i];
    for (let child = pool.firstChild[0]; child !== NONE; child = pool.nextSibling[child]) {
      const at = list.indexOf(pool.move[child]);
      pool.prior[child] = at < 0 ? 0 : list.weights[at] / total;
    }
  }

  /** The candidates here, the heaviest first; what the brain does not weigh comes in any order. */
  private fill(ply: number): void {
    const { position, list, random } = this;
    this.listing.fill(position, list, ply);
    const { widest = list.length } = this.settings;
    if (this.listing.weighted) list.keepHeaviest(widest);
    else {
      for (let i = list.length - 1; i > 0; i--) {
        const j = random.below(i + 1);
        const move = list.moves[i];
        list.moves[i] = list.moves[j];
        list.moves[j] = move;
      }
      list.cut(widest);
    }
  }

  /** Open trees: notes what can be played after this time's draws, and adds what was never possible before. */
  private admit(node: number, ply: number): void {
    const { list, available } = this;
    const pool = this.pool;
    this.fill(ply);
    available.begin(node);
    let last = NONE;
    for (let child = pool.firstChild[node]; child !== NONE; child = pool.nextSibling[child]) {
      available.put(pool.move[child], child);
      last = child;
    }
    for (let i = 0; i < list.length; i++) {
      if (available.get(list.moves[i]) !== NONE || !pool.hasRoomFor(1)) continue;
      const child = pool.add(list.moves[i], 1 / list.length);
      pool.nextSibling[last] = child;
      last = child;
    }
    available.begin(node);
    for (let i = 0; i < list.length; i++) available.put(list.moves[i], 0);
  }

  /** The outcome that has come up least often for its weight. */
  private drawn(node: number): number {
    const pool = this.pool;
    const next = pool.visits[node] + 1;
    let best = NONE;
    let most = Number.NEGATIVE_INFINITY;
    for (let child = pool.firstChild[node]; child !== NONE; child = pool.nextSibling[child]) {
      const due = pool.prior[child] * next - pool.visits[child];
      if (due > most) {
        most = due;
        best = child;
      }
    }
    return best;
  }

  private select(node: number, team: number, drew: boolean): number {
    const { settings, pool, grave } = this;
    const { visits, total, prior, proven, nextSibling, laterVisits, laterTotal } = pool;
    const here = visits[node];
    const weighted = settings.policy === undefined ? this.listing.weighted : settings.policy === 'puct';
    const exploration = settings.exploration ?? (weighted ? 1.5 : 0.7);
    const bias = settings.bias ?? 0;
    const top = bias > 0 ? bias / prior[pool.firstChild[node]] : 0;
    const root = Math.sqrt(here + 1);
    const log = Math.log(here + 1);
    const widening = settings.widening;
    const widest =
      widening === undefined
        ? Number.POSITIVE_INFINITY
        : Math.max(1, Math.ceil(widening.base * here ** widening.exponent));
    const mean = here > 0 ? pool.own[node] / here : 0.5;
    const urgency = settings.urgency ?? (weighted ? Math.max(0, mean - 0.1) : UNTRIED);
    const rave = settings.rave;
    const raveBias = rave?.bias ?? 0;
    const reference = rave === undefined ? NONE : grave.refer(node, team, here, rave.reference);
    let best = NONE;
    let highest = Number.NEGATIVE_INFINITY;
    let index = 0;
    for (let child = pool.firstChild[node]; child !== NONE; child = nextSibling[child]) {
      if (drew && this.available.get(pool.move[child]) === NONE) continue;
      if (index++ >= widest) break;
      const n = visits[child];
      // Nothing is left to learn about it; backUp remembers what it is worth.
      if (proven[child] === 1 && !drew) continue;
      const source = reference === NONE ? NONE : grave.source(reference, node, child, team);
      const count = source === NONE ? 0 : laterVisits[source];
      let value: number;
      if (count > 0) {
        // Of the mean here and the mean of the same move made later; the more visits here, the less the other counts.
        const own = 1 + count * raveBias;
        value = (own * total[child] + laterTotal[source]) / (n * own + count);
      } else value = n > 0 ? total[child] / n : urgency;
      // Divisions are what takes the time here.
      const biased = top > 0 ? value + (top * prior[child]) / (n + 1) : value;
      const score =
        biased +
        (weighted ? (exploration * prior[child] * root) / (1 + n) : exploration * Math.sqrt(log / (n > 0 ? n : 1)));
      if (score > highest) {
        highest = score;
        best = child;
      }
    }
    if (best !== NONE) return best;
    // Widening has let in only proven moves so far, or moves that this time's draws do not allow.
    return this.firstUnknown(node, drew);
  }

  private firstUnknown(node: number, drew: boolean): number {
    const pool = this.pool;
    for (let child = pool.firstChild[node]; child !== NONE; child = pool.nextSibling[child]) {
      if (drew ? this.available.get(pool.move[child]) !== NONE : pool.proven[child] === 0) return child;
    }
    return pool.sure[node];
  }

  private takeOutcome(node: number): void {
    const pool = this.pool;
    for (let seat = 0; seat < this.rewards.length; seat++) {
      const outcome = pool.outcome[node * pool.teams + this.teams.of[seat]];
      this.rewards[seat] = outcome;
      this.chances[seat] = outcome;
      // What it is worth in the unit of the game was seen when it was proven, or comes from the visits before.
      this.values[seat] = Number.NaN;
    }
  }

  /** Judges a leaf by evaluation, playout or both. Returns the plies of the playout that are to be undone. */
  private estimate(): number {
    const { knowledge, position, playout, values, chances, playoutValues, playoutChances, settings } = this;
    const share = settings.leaf ?? 0;
    if (share > 0) judgeLeaf(knowledge, position, values, chances);
    let plies = 0;
    if (share < 1) {
      plies = playout.from(position, playoutValues, playoutChances);
      for (let seat = 0; seat < values.length; seat++) {
        values[seat] = share > 0 ? share * values[seat] + (1 - share) * playoutValues[seat] : playoutValues[seat];
        chances[seat] = share > 0 ? share * chances[seat] + (1 - share) * playoutChances[seat] : playoutChances[seat];
      }
    }
    this.reward();
    return plies;
  }

  private reward(): void {
    const { values, chances, rewards, settings } = this;
    const score = settings.score;
    for (let seat = 0; seat < rewards.length; seat++) {
      rewards[seat] =
        score === undefined
          ? chances[seat]
          : (1 - score.weight) * chances[seat] + score.weight * (0.5 + 0.5 * Math.tanh(values[seat] / score.scale));
    }
  }

  private backUp(length: number, certain: boolean): void {
    const { path, mover, rewards, values, teams, settings } = this;
    const pool = this.pool;
    let proving = certain;
    for (let i = length - 1; i >= 0; i--) {
      const node = path[i];
      if (pool.sure[node] !== NONE && i < length - 1) this.preferSure(node, path[i + 1]);
      const seat = teams.first[mover[i]];
      const actor = pool.actor[node];
      pool.visits[node]++;
      pool.total[node] += rewards[seat];
      const value = values[seat];
      // A proof met again brings no new value: the mean so far stands for it.
      pool.worth[node] += Number.isNaN(value)
        ? pool.visits[node] > 1
          ? pool.worth[node] / (pool.visits[node] - 1)
          : 0
        : value;
      if (actor >= 0) pool.own[node] += rewards[actor];
      if (i < length - 1) {
        if (proving)
          proving = actor >= 0 || actor === CHANCE ? pool.prove(node, actor >= 0 ? teams.of[actor] : 0) : false;
        if (settings.rave !== undefined && actor >= 0)
          this.grave.note(node, path[i + 1], teams.of[actor], rewards[actor]);
      }
    }
    if (length > 1 && !Number.isNaN(values[0])) this.tally.add(path[1] - pool.firstChild[0], values, this.chances);
  }

  /** Whoever has a certainty that is better than what was just tried would rather play that. */
  private preferSure(node: number, tried: number): void {
    const pool = this.pool;
    const sure = pool.sure[node];
    const team = this.teams.of[pool.actor[node]];
    const mean =
      pool.proven[tried] === 1 ? pool.outcome[tried * pool.teams + team] : pool.total[tried] / pool.visits[tried];
    if (tried !== sure && pool.outcome[sure * pool.teams + team] >= mean) this.takeOutcome(sure);
  }

  private view(seat: number, budget: Budget): Thought {
    const pool = this.pool;
    const team = this.teams.of[seat];
    const { seats } = this.position;
    const children = rankedChildren(pool, team);
    const candidates = children.map((child): Weighed => {
      const at = child - pool.firstChild[0];
      const n = pool.visits[child];
      const chance = this.tally.tries[at] > 0 ? this.tally.chance(at, seat) : rewardOf(pool, child, team);
      return {
        move: pool.move[child],
        value: n > 0 ? pool.worth[child] / n : 0,
        chance: pool.proven[child] === 1 && this.settings.score === undefined ? rewardOf(pool, child, team) : chance,
        nodes: n,
        exact: pool.proven[child] === 1,
        atMost: false,
      };
    });
    // The evaluation of the root stands in where nothing was tried this time.
    judgeLeaf(this.knowledge, this.position, this.values, this.chances);
    const { values, chances } = this.tally.mean(children[0] - pool.firstChild[0], this.values, this.chances);
    if (candidates[0].exact && this.settings.score === undefined) {
      for (let other = 0; other < seats; other++) {
        chances[other] = pool.outcome[children[0] * pool.teams + this.teams.of[other]];
      }
    }
    return {
      move: candidates[0].move,
      line: lineFrom(pool, children[0], this.settings.chance === 'open'),
      values,
      chances,
      candidates,
      depth: Math.max(0, this.deepest - 1),
      exact: pool.proven[0] === 1,
      ...spent(budget),
    };
  }
}
