import { MoveList, NOBODY, Random } from '@countertop/core';
import { describe, expect, test } from 'vitest';
import { CounterplaysPosition, counterplays, type Goal } from '../index.ts';
import { NaiveGame, type Rarities } from './naive.ts';

type Choose = (legal: readonly string[], levels: ReadonlyMap<string, number>, random: Random) => string;

const any: Choose = (legal, _, random) => legal[random.below(legal.length)];

/** Any tile first, then any of its placements: more climbing than `any`. */
const byTile: Choose = (legal, levels, random) => {
  const letters = [...new Set(legal.map((move) => move[0]))];
  const letter = letters[random.below(letters.length)];
  return any(
    legal.filter((move) => move.startsWith(letter)),
    levels,
    random,
  );
};

const climb: Choose = (legal, levels, random) => {
  const highest = Math.max(...levels.values());
  return any(
    legal.filter((move) => levels.get(move) === highest),
    levels,
    random,
  );
};

/** As low and as far to the right as can be, to get stacks of several windows. */
const spread: Choose = (legal, levels) => {
  const weight = (move: string) => Number(/@(-?\d+)/.exec(move)![1]) - 100 * levels.get(move)!;
  return legal.reduce((best, move) => (weight(move) > weight(best) ? move : best));
};

/** Either, at random: wide stacks with something on top. */
const spreadAndClimb: Choose = (legal, levels, random) =>
  (random.below(2) === 0 ? spread : climb)(legal, levels, random);

/** Games of each policy in one test: few enough not to take long on a busy machine. */
const GAMES = 20;
const ROUNDS = 2;
const POLICIES: readonly { name: string; choose: Choose }[] = [
  { name: 'any placement', choose: any },
  { name: 'any tile', choose: byTile },
  { name: 'climbing', choose: climb },
  { name: 'spreading', choose: spreadAndClimb },
];

const seen = { games: 0, draws: 0, decidedElsewhere: 0, level4: 0, level5: 0, wide: 0, lowest: 0 };
const rare: Rarities = { onOneTile: 0, heldBack: 0, besideCovered: 0, onMany: 0 };
const list = new MoveList();

describe('the fast and the naive reading of the rules agree at every ply', () => {
  for (const [index, policy] of POLICIES.entries()) {
    for (let round = 0; round < ROUNDS; round++) {
      test(`${policy.name}, round ${round + 1}`, () => {
        for (let game = round * GAMES; game < (round + 1) * GAMES; game++) {
          playBoth(policy, new Random(1000 * index + game), game % 2 === 0 ? 'highest' : 'lowest');
        }
      });
    }
  }

  test('and what is rare has happened', () => {
    for (const [event, times] of Object.entries({ ...seen, ...rare })) expect(times, event).toBeGreaterThan(0);
  });
});

function playBoth(policy: (typeof POLICIES)[number], random: Random, goal: Goal): void {
  const fast = new CounterplaysPosition(goal);
  const naive = new NaiveGame(goal);
  for (;;) {
    expect(fast.actor === NOBODY ? null : fast.actor).toBe(naive.actor);
    expect(fast.scores()).toEqual(naive.scores());
    expect(fast.winners()).toEqual(naive.winners());
    expect(fast.top).toBe(naive.top());
    fast.moves(list);
    if (naive.actor === null) {
      expect(list.length).toBe(0);
      break;
    }
    const levels = naive.legal();
    const moves = list.toArray();
    const legal = moves.map((move) => counterplays.write(fast, move)).sort();
    expect(legal.join(' ')).toBe([...levels.keys()].sort().join(' '));
    const text = policy.choose(legal, levels, random);
    const read = counterplays.read(fast, text);
    if (!read.ok) throw new Error(`${policy.name}: ${text}: ${read.problem.code}`);
    expect(fast.levelOf(read.value)).toBe(levels.get(text));
    fast.play(read.value);
    naive.play(text);
  }
  seen.games++;
  if (goal === 'lowest') seen.lowest++;
  if (naive.winners()?.length === 2) seen.draws++;
  if (fast.decidingLevel() !== (goal === 'highest' ? fast.top : 1)) seen.decidedElsewhere++;
  if (fast.top >= 4) seen.level4++;
  if (fast.top >= 5) seen.level5++;
  // More columns than one window of the survey can answer for.
  if (naive.columns() > 22) seen.wide++;
  rare.onOneTile += naive.rarities.onOneTile;
  rare.heldBack += naive.rarities.heldBack;
  rare.besideCovered += naive.rarities.besideCovered;
  rare.onMany += naive.rarities.onMany;
}
