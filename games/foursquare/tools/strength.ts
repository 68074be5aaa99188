/**
 * Figures about the learned weights and the exact solver, from fixed seeds:
 *   npx tsx --conditions=source games/foursquare/tools/strength.ts matches 4000
 *   npx tsx --conditions=source games/foursquare/tools/strength.ts solitaire 4000
 *   npx tsx --conditions=source games/foursquare/tools/strength.ts seats 4000
 *   npx tsx --conditions=source games/foursquare/tools/strength.ts regret 1000
 *   npx tsx --conditions=source games/foursquare/tools/strength.ts late 40
 *   npx tsx --conditions=source games/foursquare/tools/strength.ts exact 20
 *   npx tsx --conditions=source games/foursquare/tools/strength.ts best 30
 *   npx tsx --conditions=source games/foursquare/tools/strength.ts proven 40
 */
import { CHANCE, MoveList, NOBODY, Random } from '@countertop/core';
import { merged, type Share, type Thought } from '@countertop/search';
import { BestSolver } from '../brain/best-solver.ts';
import { Estimate, plainWeights } from '../brain/estimate.ts';
import { type Aim, Exact } from '../brain/exact.ts';
import { Foresight } from '../brain/foresight.ts';
import { levels } from '../brain/level-count.ts';
import { thinkerAt } from '../brain/levels.ts';
import { Outlook } from '../brain/outlook.ts';
import { Seer } from '../brain/seer.ts';
import { STACKS } from '../rules/cards.ts';
import { FourSquarePosition } from '../rules/position.ts';
import { bestOf } from './train.ts';

type Player = (position: FourSquarePosition) => number;

const random = new Random(2026);
const values = new Float64Array(STACKS);
const plain = new Estimate(plainWeights());

/** Takes the most it can; otherwise places anywhere. */
const greedy: Player = (position) => {
  let best = -1;
  for (let stack = 0; stack < STACKS; stack++) {
    if (position.captures(stack) && (best < 0 || position.totalOf(stack) > position.totalOf(best))) best = stack;
  }
  return best < 0 ? random.below(STACKS) : best;
};

/** What it takes, less what the next seat can then expect to take. */
const lookAhead = (seats: number): Player => seeing(new Foresight(plain, seats), 0);

function seeing(foresight: Foresight, turns: number): Player {
  return (position) => {
    foresight.placements(position, values, turns);
    return bestOf(values);
  };
}

/** Perfect when so few cards are left, as `before` until then. */
function finishing(before: Player, cards: number, aim: Aim): Player {
  const exact = new Exact(aim, 20);
  const difference = new Exact('difference', 20);
  const leads = new Float64Array(STACKS);
  return (position) => {
    if (position.left >= cards) return before(position);
    exact.placements(position, values);
    // Where every placement wins, or none does, points still matter to people.
    if (aim === 'win' && position.seats === 2) {
      difference.placements(position, leads);
      for (let stack = 0; stack < STACKS; stack++) values[stack] += leads[stack] * 1e-9;
    }
    return bestOf(values);
  };
}

function game(
  seats: number,
  players: readonly Player[],
  draw?: (position: FourSquarePosition) => void,
): FourSquarePosition {
  const position = new FourSquarePosition(seats);
  while (position.actor !== NOBODY) {
    if (position.actor === CHANCE) {
      const due = position.pick(random);
      if (draw !== undefined && position.left <= 44) draw(position);
      position.play(due);
      if (draw !== undefined && position.left < 44) draw(position);
    } else {
      position.play(players[position.actor](position));
    }
  }
  return position;
}

/**
 * The luck of all draws for seat 0: how much better what came was than what was to be expected, by a simple model. Its mean is
 * 0 whoever plays, so taking it from the result leaves the mean as it is and most of the noise behind.
 */
class Luck {
  sum = 0;
  private before = Number.NaN;
  private readonly model = new Foresight(plain, 2);
  private readonly list = new MoveList();

  look(position: FourSquarePosition): void {
    if (Number.isNaN(this.before)) {
      this.before = this.expected(position);
    } else {
      this.sum += this.lead(position) - this.before;
      this.before = Number.NaN;
    }
  }

  private lead(position: FourSquarePosition): number {
    return (position.turn === 0 ? 1 : -1) * this.model.value(position, 0);
  }

  private expected(position: FourSquarePosition): number {
    position.moves(this.list);
    const { moves, weights, length } = this.list;
    let sum = 0;
    for (let i = 0; i < length; i++) {
      position.play(moves[i]);
      sum += weights[i] * this.lead(position);
      position.undo();
    }
    return sum / position.left;
  }
}

function spell(name: string, mean: number, squares: number, count: number, digits = 1): string {
  const error = 1.96 * Math.sqrt(Math.max(0, squares / count - mean * mean) / count);
  return `${name} ${mean.toFixed(digits)} ± ${error.toFixed(digits)}`;
}

function match(name: string, one: Player, other: Player, games: number): void {
  let wins = 0;
  const sums = [0, 0, 0, 0];
  for (let i = 0; i < games; i++) {
    const luck = new Luck();
    const first = i % 2 === 0;
    const end = game(2, first ? [one, other] : [other, one], (position) => luck.look(position));
    const sign = first ? 1 : -1;
    const lead = sign * (end.score(0) - end.score(1));
    const adjusted = lead - sign * luck.sum;
    wins += end.share(first ? 0 : 1);
    sums[0] += lead;
    sums[1] += lead * lead;
    sums[2] += adjusted;
    sums[3] += adjusted * adjusted;
  }
  const share = wins / games;
  console.log(
    `${name}: ${spell('win %', 100 * share, 1e4 * wins, games)}, ${spell('points', sums[0] / games, sums[1], games)}, ` +
      spell('luck-adjusted', sums[2] / games, sums[3], games),
  );
}

function matches(games: number): void {
  const outlook = new Outlook(2);
  const one = lookAhead(2);
  const learned = seeing(outlook.foresight, 1);
  const cunning = seeing(outlook.cunning, 1);
  match('look-ahead 1 v greedy', one, greedy, games);
  match('learned, no look-ahead v greedy', seeing(outlook.foresight, 0), greedy, games);
  match('learned, no look-ahead v look-ahead 1', seeing(outlook.foresight, 0), one, games);
  match('learned, 1 turn v greedy', learned, greedy, games);
  match('learned, 1 turn v look-ahead 1', learned, one, games);
  match('for the win, 1 turn v greedy', cunning, greedy, games);
  match('for the win, 1 turn v look-ahead 1', cunning, one, games);
  const few = Math.ceil(games / 4);
  match('for the win, 2 turns v look-ahead 1', seeing(outlook.cunning, 2), one, few);
  const perfect = finishing(cunning, 9, 'win');
  match('for the win, 1 turn, last 9 exact v greedy', perfect, greedy, few);
  match('for the win, 1 turn, last 9 exact v look-ahead 1', perfect, one, few);
}

function solitaires(games: number): void {
  const outlook = new Outlook(1);
  const players: Record<string, Player> = {
    greedy,
    'look-ahead 1': lookAhead(1),
    learned: seeing(outlook.foresight, 0),
    'for the win': seeing(outlook.ambition, 0),
    'for the win, 1 turn': seeing(outlook.ambition, 1),
    'for the win, 1 turn, last 9 exact': finishing(seeing(outlook.ambition, 1), 9, 'win'),
  };
  for (const [name, player] of Object.entries(players)) {
    let wins = 0;
    for (let i = 0; i < games; i++) wins += game(1, [player]).share(0);
    console.log(`solitaire, ${name}: ${spell('win %', (100 * wins) / games, 1e4 * wins, games)}`);
  }
}

function manySeats(games: number): void {
  for (let seats = 3; seats <= 6; seats++) {
    const learned = seeing(new Outlook(seats).foresight, 0);
    let share = 0;
    for (let i = 0; i < games; i++) {
      const place = i % seats;
      const players = Array.from({ length: seats }, (_, seat) => (seat === place ? learned : greedy));
      share += game(seats, players).share(place);
    }
    const mean = (100 * share) / games;
    console.log(
      `${seats} seats, learned among greedy: ${spell('share %', mean, 1e4 * share, games)} of ${(100 / seats).toFixed(1)}`,
    );
  }
}

/** Endgames of learned play in which a card is held and so many are left. */
function endgame(seats: number, left: number): FourSquarePosition {
  return endgameOf(seeing(new Outlook(seats).foresight, 0), seats, left);
}

function randomEndgame(seats: number, left: number): FourSquarePosition {
  return endgameOf((position) => position.pick(random), seats, left);
}

function endgameOf(player: Player, seats: number, left: number): FourSquarePosition {
  for (;;) {
    const position = new FourSquarePosition(seats);
    while (position.left > left || position.actor < 0) {
      if (position.actor === NOBODY) break;
      position.play(position.actor === CHANCE ? position.pick(random) : player(position));
    }
    if (position.actor >= 0 && position.left === left) return position;
  }
}

function regret(count: number): void {
  const outlook = new Outlook(2);
  const players: Record<string, Player> = {
    greedy,
    'look-ahead 1': lookAhead(2),
    'learned, no look-ahead': seeing(outlook.foresight, 0),
    'learned, 1 turn': seeing(outlook.foresight, 1),
    'learned, 2 turns': seeing(outlook.foresight, 2),
    'learned, 3 turns': seeing(outlook.foresight, 3),
  };
  const lost: Record<string, number> = {};
  const right: Record<string, number> = {};
  const exact = new Exact('difference', 20);
  const truth = new Float64Array(STACKS);
  for (let i = 0; i < count; i++) {
    const position = endgame(2, 4 + (i % 5));
    exact.placements(position, truth);
    const best = truth[bestOf(truth)];
    for (const [name, player] of Object.entries(players)) {
      const missed = best - truth[player(position)];
      lost[name] = (lost[name] ?? 0) + missed;
      right[name] = (right[name] ?? 0) + (missed < 1e-9 ? 1 : 0);
    }
  }
  for (const name of Object.keys(players)) {
    const mean = (lost[name] / count).toFixed(2);
    console.log(`regret of ${name}: ${mean} points a move, best move in ${((100 * right[name]) / count).toFixed(1)} %`);
  }
}

/** Cards with which the highest level is measured, the one in the hand included, and by what. */
const LATE = [
  { from: 2, to: 9, by: 'solved' },
  { from: 10, to: 11, by: 'solved' },
  { from: 12, to: 20, by: 'three turns ahead' },
] as const;
/** A second of the processor, whatever else the machine has to do. */
const SECOND = { milliseconds: 1000, now: () => process.cpuUsage().user / 1000 };

/** What the highest level, and one who sees as much but plays for points, give away with a placement among the last twenty cards. */
function late(count: number): void {
  const thinkers = {
    [`level ${levels}`]: thinkerAt(levels, 1),
    'the same for points': new Seer({ effort: {}, turns: 3, exactFrom: 11, seed: 1 }),
  };
  const { foresight, ambition } = new Outlook(2);
  const leads = new Float64Array(STACKS);
  const chances = new Float64Array(STACKS);
  for (const { from, to, by } of LATE) {
    const lost = Object.entries(thinkers).map(([name, thinker]) => ({ name, thinker, points: 0, wins: 0, idle: 0 }));
    for (let i = 0; i < count; i++) {
      const position = endgame(2, from + (i % (to - from + 1)) - 1);
      if (by === 'solved') {
        new BestSolver('difference', 18).placements(position, leads, { every: true });
        new BestSolver('win', 18).placements(position, chances, { every: true });
      } else {
        foresight.placements(position, leads, 3);
        ambition.placements(position, chances, 3);
      }
      for (const each of lost) {
        const { move } = each.thinker.think(position, SECOND);
        const equals = leads.filter((_, stack) => chances[stack] >= chances[move]);
        each.points += leads[bestOf(leads)] - leads[move];
        each.idle += Math.max(...equals) - leads[move];
        each.wins += chances[bestOf(chances)] - chances[move];
      }
    }
    for (const { name, points, wins, idle } of lost) {
      const [ofTheWin, inPoints, forNothing] = [100 * wins, points, idle].map((sum) => (sum / count).toFixed(2));
      console.log(
        `${name}, ${from} to ${to} cards, ${by}: ${ofTheWin} % of the win and ${inPoints} points a move, ${forNothing} of them where another wins as often`,
      );
    }
  }
}

function exactTimes(count: number): void {
  for (const [seats, aim] of [
    [2, 'difference'],
    [2, 'win'],
    [1, 'win'],
  ] as const) {
    for (let left = 8; left <= 10; left++) {
      const times: number[] = [];
      for (let i = 0; i < count; i++) {
        const position = endgame(seats, left - 1);
        const exact = new Exact(aim, 20);
        position.undo();
        // Time on the processor: the machine may be busy with other things.
        const begun = process.cpuUsage().user;
        exact.value(position);
        times.push((process.cpuUsage().user - begun) / 1000);
      }
      times.sort((one, other) => one - other);
      const mean = times.reduce((sum, time) => sum + time) / count;
      console.log(
        `exact, ${seats} seats, ${aim}, ${left} cards: mean ${mean.toFixed(1)} ms, median ${times[count >> 1].toFixed(1)}, ` +
          `longest ${times[count - 1].toFixed(1)}`,
      );
    }
  }
}

/** How long it takes to find the best placement; the card in the hand is one of those left. */
function bestTimes(count: number, most = 12): void {
  const found = new Float64Array(STACKS);
  for (const [name, play] of Object.entries({ 'learned play': endgame, 'random play': randomEndgame })) {
    for (const [aim, to] of [
      ['win', most],
      ['difference', most],
    ] as const) {
      for (let left = 9; left <= to; left++) {
        const times: number[] = [];
        for (let i = 0; i < count; i++) {
          const position = play(2, left - 1);
          const solver = new BestSolver(aim, 18);
          const begun = process.cpuUsage().user;
          solver.placements(position, found);
          times.push((process.cpuUsage().user - begun) / 1000);
        }
        times.sort((one, other) => one - other);
        const mean = times.reduce((sum, time) => sum + time) / count;
        const within = times.filter((time) => time <= 1000).length;
        console.log(
          `best, ${aim}, ${left} cards of ${name}: mean ${mean.toFixed(0)} ms, median ${times[count >> 1].toFixed(0)}, longest ` +
            `${times[count - 1].toFixed(0)}, ${within} of ${count} within a second`,
        );
      }
    }
  }
}

/** How often the highest level has proven the win of the last twelve cards within a second, and the points too: alone, and two who share it, a second of processor each. */
function proven(count: number): void {
  for (const [name, play] of Object.entries({ 'learned play': endgame, 'random play': randomEndgame })) {
    const crews = [[undefined], [0, 1].map((index): Share => ({ index, of: 2 }))].map((shares) => {
      return { shares, chances: 0, all: 0, times: [] as number[] };
    });
    for (let i = 0; i < count; i++) {
      const position = play(2, 11);
      for (const crew of crews) {
        let longest = 0;
        const thoughts = crew.shares.map((share): Thought => {
          const begun = SECOND.now();
          const thought = thinkerAt(levels, 1).think(position, {
            ...SECOND,
            ...(share === undefined ? {} : { share }),
          });
          longest = Math.max(longest, SECOND.now() - begun);
          return thought;
        });
        const { exact, certain } = merged(thoughts);
        if (exact) crew.all++;
        if (exact || certain === 'chance') crew.chances++;
        crew.times.push(longest);
      }
    }
    for (const { shares, chances, all, times } of crews) {
      times.sort((one, other) => one - other);
      const mean = times.reduce((sum, time) => sum + time) / count;
      console.log(
        `proven, 12 cards of ${name}, ${shares.length} at once: the win in ${chances} of ${count}, the points too in ${all}; ` +
          `ready after ${mean.toFixed(0)} ms on average, median ${times[count >> 1].toFixed(0)}`,
      );
    }
  }
}

const [what, count] = process.argv.slice(2);
const tasks: Record<string, (count: number) => void> = {
  matches,
  solitaire: solitaires,
  seats: manySeats,
  regret,
  late,
  exact: exactTimes,
  best: bestTimes,
  proven,
};
tasks[what](Number(count));
