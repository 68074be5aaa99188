import { openScene, type SceneLine } from '@countertop/core';
import { describe, expect, it } from 'vitest';
import { Exact } from '../brain/exact.ts';
import { outlookFor } from '../brain/knowledge.ts';
import { game } from '../game.ts';
import { STACKS } from '../rules/cards.ts';
import type { FourSquarePosition } from '../rules/position.ts';
import { exam } from './exam.ts';
import { growing, middle, six } from './lessons-middle.ts';

/** What the next player can do after a card on A, B, C or D: `cards that make 100 / of all : the most that they take`. */
const LEAVES: Readonly<Record<string, readonly [a: string, b: string, c: string, d: string]>> = {
  'middle.safe': ['0/19:0', '8/19:270', '8/19:170', '10/19:210'],
  'middle.narrow': ['6/19:120', '9/19:270', '6/19:120', '3/19:130'],
  'middle.price': ['16/28:190', '16/28:170', '16/28:100', '16/28:190'],
  'middle.mountain': ['17/30:280', '8/30:310', '18/30:290', '18/30:290'],
  'growing.bury': ['0/23:0', '2/23:170', '2/23:180', '2/23:170'],
  'growing.roof': ['9/19:90', '0/19:0', '9/19:90', '10/19:110'],
  'six.safe': ['18/31:170', '16/31:210', '16/31:150', '0/31:0'],
  'six.next': ['4/28:130', '19/28:140', '19/28:140', '18/28:200'],
  'exam.high': ['10/23:110', '13/23:90', '0/23:0', '13/23:90'],
  'exam.gone': ['8/17:150', '8/17:180', '3/17:160', '0/17:0'],
  'exam.few': ['2/14:70', '9/14:100', '9/14:90', '6/14:110'],
};

/** The shares of the win when everybody plays as well as can be: worked out to the last card. */
const SHARES: Readonly<Record<string, readonly [a: number, b: number, c: number, d: number]>> = {
  'growing.certain': [5 / 12, 5 / 12, 1, 7 / 12],
  'growing.behind': [0, 0.5, 0, 0],
  'exam.keep': [0.5, 1, 0.5, 0.5],
  'exam.mountain': [2 / 3, 1, 1 / 3, 2 / 3],
  'exam.bait': [0.75, 13 / 24, 0.75, 1],
  'exam.alone': [1, 2 / 3, 2 / 3, 2 / 3],
};

/** What a last card makes of the points of whoever plays it: on A, B, C, D. */
const LAST: Readonly<Record<string, readonly [a: number, b: number, c: number, d: number]>> = {
  'six.leader': [240, 300, 460, 240],
  'six.tie': [270, 230, 230, 230],
  'exam.last': [220, 220, 320, 280],
};

const tasks = new Map(
  [
    ...[middle, growing, six].flatMap(({ id, steps }) => steps.map((step) => ({ name: `${id}.${step.id}`, ...step }))),
    ...exam.map((task) => ({ name: `exam.${task.id}`, ...task })),
  ].map(({ name, at, task }) => [name, { at: at as SceneLine, right: 'ABCD'.indexOf(task?.right ?? '') }]),
);

describe('what the lessons and the exam say', () => {
  it.each(Object.entries(LEAVES))('of what is left to the next player in %s', (name, left) => {
    const { position } = asked(name);
    expect([0, 1, 2, 3].map((stack) => leaves(position, stack))).toEqual(left);
  });

  it.each(Object.keys(LEAVES))('is the best that looking ahead finds in %s', (name) => {
    const { position, right } = asked(name);
    const values = new Float64Array(STACKS);
    outlookFor(position.seats).foresight.placements(position, values, 2);
    expect(values.indexOf(Math.max(...values))).toBe(right);
  });

  it.each(Object.entries(SHARES))('of the chances in %s', (name, shares) => {
    const { position, right } = asked(name);
    const values = new Float64Array(STACKS);
    expect(new Exact('win').placements(position, values)).toBe(true);
    for (const [stack, share] of shares.entries()) expect(values[stack], 'ABCD'[stack]).toBeCloseTo(share, 9);
    expect(shares.indexOf(Math.max(...shares))).toBe(right);
  });

  it.each(Object.entries(LAST))('of the last card in %s', (name, points) => {
    const { position, right } = asked(name);
    const seat = position.turn;
    for (const [stack, sum] of points.entries()) {
      const after = position.clone();
      after.play(stack);
      expect(after.score(seat)).toBe(sum);
      expect(after.winners()?.includes(seat) === true && after.winners()?.length === 1).toBe(stack === right);
    }
  });
});

function asked(name: string): { position: FourSquarePosition; right: number } {
  const task = tasks.get(name);
  if (task === undefined) throw new Error(`no task ${name}`);
  const opened = openScene(game, task.at);
  if (!opened.ok) throw new Error(opened.problem.code);
  return { position: opened.position, right: task.right };
}

/** Counted by playing: every card that can come, on every stack. */
function leaves(position: FourSquarePosition, stack: number): string {
  let cards = 0;
  let most = 0;
  for (const value of [10, 20, 30, 40, 50]) {
    const after = position.clone();
    after.play(stack);
    const there = after.leftOf(value);
    if (there === 0) continue;
    const draw = game.read(after, `+${value}`);
    if (!draw.ok) throw new Error(draw.problem.code);
    after.play(draw.value);
    const takes = [0, 1, 2, 3].filter((each) => after.captures(each)).map((each) => after.totalOf(each) + value);
    if (takes.length > 0) cards += there;
    most = Math.max(most, ...takes);
  }
  return `${cards}/${position.left}:${most}`;
}
