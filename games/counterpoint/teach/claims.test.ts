import { CHANCE, type Lesson, MoveList, movesOf, openScene, Random } from '@countertop/core';
import { Expectimax, rootOf } from '@countertop/search';
import { describe, expect, it } from 'vitest';
import { WIN, WinningKnowledge } from '../brain/endgame.ts';
import { BestTurn } from '../brain/turn.ts';
import { game } from '../game.ts';
import { cellOfMove, colourOf } from '../rules/moves.ts';
import type { CounterpointPosition } from '../rules/position.ts';
import { exam } from './exam.ts';
import { middle, three } from './lessons-table.ts';

/** Where the right placings are all those that leave the next player no point. */
const DENYING = ['middle.fill', 'middle.choose', 'middle.only', 'three.next', 'three.both', 'three.corner'].concat([
  'exam.deny',
  'exam.reserve',
  'exam.last',
  'exam.next',
]);
/** The most that one counter makes, by how many placings, and how many placings score at all. */
const SCORING: Readonly<Record<string, readonly [most: number, by: number, scoring: number]>> = {
  'middle.most': [2, 1, 7],
  'middle.bold': [2, 1, 5],
  'three.score': [2, 1, 2],
  'exam.double': [2, 1, 2],
  'exam.triple': [3, 1, 3],
  'exam.most': [3, 1, 2],
};
/** The most points of a whole turn: with any first counter, and by the first counter. */
const TURNS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'exam.chain': { 'r:d3': 4, 'r:e2': 3 },
  'three.score': { 'b:b3': 6 },
};

const courses: readonly Lesson[] = [middle, three, { id: 'exam', steps: exam }];
const asked = new Map(courses.flatMap(({ id, steps }) => steps.map((step) => [`${id}.${step.id}` as string, step])));
const turn = new BestTurn();
/** Placings ahead that no ending has. */
const TO_THE_END = 100;
const NODES = 400_000;

describe('what the lessons and the exam say', () => {
  it.each(DENYING)('of what is left to the next player in %s', (name) => {
    const { position, right } = opened(name);
    const safe = legal(position).filter((move) => leaves(position, move) === 0);
    expect(safe.map((move) => game.write(position, move)).sort()).toEqual(right.sort());
  });

  it('of what everything else leaves', () => {
    const { position } = opened('exam.deny');
    const left = legal(position).map((move) => leaves(position, move));
    expect(Math.min(...left.filter((points) => points > 0))).toBeGreaterThanOrEqual(4);
  });

  it.each(Object.entries(SCORING))('of what scores in %s', (name, [most, by, scoring]) => {
    const { position } = opened(name);
    const gains = legal(position).map((move) => position.gain(colourOf(move), cellOfMove(move)));
    expect(Math.max(...gains)).toBe(most);
    expect(gains.filter((gain) => gain === most).length).toBe(by);
    expect(gains.filter((gain) => gain > 0).length).toBe(scoring);
  });

  it.each(Object.entries(TURNS))('of the whole turn in %s', (name, turns) => {
    const { position } = opened(name);
    const total = (move: number): number => {
      const after = position.clone();
      const seat = after.actor;
      after.play(move);
      const gained = after.score(seat) - position.score(seat);
      if (after.actor !== seat) return gained;
      turn.look(after);
      return gained + turn.points;
    };
    const totals = new Map(legal(position).map((move) => [game.write(position, move), total(move)]));
    for (const [move, points] of Object.entries(turns)) expect(totals.get(move), move).toBe(points);
    const [first, ...others] = [...totals].filter(([, points]) => points === Math.max(...totals.values()));
    expect(first?.[0]).toBe(Object.keys(turns)[0]);
    if (name === 'exam.chain') expect(others).toEqual([]);
  });

  it.each([
    ['exam.win', 1],
    ['exam.share', 0.5],
  ])('of the ending in %s, worked out to its end', (name, share) => {
    const { position, right } = opened(name);
    const all = legal(position);
    const solved = all.map((move) => {
      const alone = rootOf(
        new WinningKnowledge(),
        all.filter((each) => each !== move),
      );
      const thought = new Expectimax(alone, { begin: TO_THE_END, bytes: 1 << 20 }).think(position, { nodes: NODES });
      expect(thought.exact).toBe(true);
      return { text: game.write(position, move), share: 0.5 + thought.candidates[0].value / (2 * WIN) };
    });
    const best = Math.max(...solved.map((each) => each.share));
    // A hair more or less is the lead, which counts among equal shares.
    expect(best).toBeCloseTo(share, 2);
    expect(solved.filter((each) => each.share > best - 0.25).map(({ text }) => text)).toEqual(right);
  });
});

function opened(name: string): { position: CounterpointPosition; right: string[] } {
  const step = asked.get(name);
  if (step?.at === undefined) throw new Error(`no task ${name}`);
  const scene = openScene(game, step.at);
  if (!scene.ok) throw new Error(`${name}: ${scene.problem.code}`);
  return { position: scene.position, right: movesOf(step.task?.right ?? '') };
}

function legal(position: CounterpointPosition): number[] {
  const list = new MoveList();
  position.moves(list);
  return list.toArray();
}

/** The most points of the next player's turn. What is drawn before it goes to another reserve and does not matter. */
function leaves(position: CounterpointPosition, move: number): number {
  const after = position.clone();
  const random = new Random(1);
  after.play(move);
  while (after.actor === CHANCE) after.play(after.pick(random));
  turn.look(after);
  return turn.points;
}
