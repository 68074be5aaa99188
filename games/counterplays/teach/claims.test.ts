import { type Lesson, MoveList, movesOf, openScene, readMove } from '@countertop/core';
import { describe, expect, it } from 'vitest';
import { Endgame } from '../brain/endgame.ts';
import { game } from '../game.ts';
import type { CounterplaysPosition } from '../rules/position.ts';
import { exam } from './exam.ts';
import { last, late, saving } from './lessons-late.ts';

const NODES = 400_000;

/** Where it is about the win: what is right wins against every answer, and nothing else does. */
const courses: readonly Lesson[] = [late, saving, last, { id: 'exam', steps: exam }];
const asked = new Map(courses.flatMap(({ id, steps }) => steps.map((step) => [`${id}.${step.id}` as string, step])));
const WON = [...asked.keys()].filter((name) => name !== 'exam.climb');

/** What the answers say of the end: after these tiles the highest level holds so many of White's and of Black's. */
const ENDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'late.now': { 'N1@0,4 N0@7,-1 L1@2,2': '1 : 2', 'L1@2,2 N1@0,4 N0@7,-1': '2 : 1' },
  'late.level': { 'C4@2,-6 V1@-2,-6 W0@-1,-5': '1 : 2', 'W0@7,-12 V1@2,-6 C0@8,-14': '2 : 0' },
  'saving.hook': { 'O0@2,-7 V4@0,-7 J0@1,-7': '1 : 2' },
  'saving.snake': { 'O0@10,-5 J2@6,-4 N2@5,-4 W0@8,-8': '2 : 1', 'N0@6,-7 J2@6,-4 O0@5,-8 W1@7,-4': '1 : 2' },
  'last.keep': { 'C5@6,-3 V1@4,-6 V0@5,-6': '0 : 1', 'V1@4,-6 V0@5,-6 C0@7,-2': '1 : 0' },
  'last.white': { 'N3@-3,0 Y0@10,-9 O0@10,-11 N3@10,-11': '1 : 0', 'O0@10,-9 N3@-3,0 N3@10,-9 Y0@11,-11': '0 : 1' },
  'last.guard': { 'T0@-2,4 P11@3,-1 J4@-2,4 N3@-2,3': '0 : 1' },
};

describe('what the lessons and the exam say', () => {
  it.each(WON)('of the win in %s', (name) => {
    const { position, right } = opened(name);
    const endgame = new Endgame();
    const wins = (moves: readonly number[]) =>
      Math.max(...(endgame.solve(position, moves, { nodes: NODES }) ?? []).map(({ value }) => value));
    const winning = legal(position).filter((move) => right.includes(game.write(position, move)));
    expect(winning.length).toBe(right.length);
    for (const move of winning) expect(wins([move])).toBe(1);
    expect(wins(legal(position).filter((move) => !winning.includes(move)))).toBeLessThan(1);
  });

  it.each(Object.entries(ENDS))('of the highest level in %s', (name, lines) => {
    for (const [line, tiles] of Object.entries(lines)) {
      const { position } = opened(name);
      for (const text of movesOf(line)) {
        const move = readMove(game, position, text);
        if (!move.ok) throw new Error(`${text}: ${move.problem.code}`);
        position.play(move.value);
      }
      expect(`${position.tilesOn(position.top, 0)} : ${position.tilesOn(position.top, 1)}`, line).toBe(tiles);
    }
  });

  it('of the new level: only one placing enters it', () => {
    const { position, right } = opened('exam.climb');
    const entering = legal(position).filter((move) => position.levelOf(move) > position.top);
    expect(entering.map((move) => game.write(position, move))).toEqual(right);
  });
});

function legal(position: CounterplaysPosition): number[] {
  const list = new MoveList(1024);
  position.moves(list);
  return list.toArray();
}

function opened(name: string): { position: CounterplaysPosition; right: string[] } {
  const step = asked.get(name);
  if (step?.at === undefined) throw new Error(`no task ${name}`);
  const scene = openScene(game, step.at);
  if (!scene.ok) throw new Error(`${name}: ${scene.problem.code}`);
  return { position: scene.position, right: movesOf(step.task?.right ?? '') };
}
