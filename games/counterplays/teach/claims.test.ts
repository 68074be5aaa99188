import { type Lesson, MoveList, movesOf, openScene, readMove, type SceneLine } from '@countertop/core';
import { describe, expect, it } from 'vitest';
import { Endgame } from '../brain/endgame.ts';
import { game } from '../game.ts';
import { CounterplaysPosition } from '../rules/position.ts';
import { exam } from './exam.ts';
import { middle, opening } from './lessons-early.ts';
import { last, late, saving } from './lessons-late.ts';

const NODES = 400_000;

/** Where it is about the win: what is right wins against every answer, and nothing else does. */
const courses: readonly Lesson[] = [opening, middle, late, saving, last, { id: 'exam', steps: exam }];
const asked = new Map(courses.flatMap(({ id, steps }) => steps.map((step) => [`${id}.${step.id}` as string, step])));
const WON = [...asked.keys()].filter((name) => !/^(opening|middle)\.|^exam\.(climb|second|hook|alone)$/.test(name));

/** What is right reaches this level, and the other does not; after everything else the other does. */
const ALONE: Readonly<Record<string, number>> = {
  'opening.first': 2,
  'opening.only': 2,
  'middle.enter': 3,
  'middle.follow': 3,
  'exam.second': 2,
  'exam.alone': 3,
};

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

/** One of each shape; turned it is the same. */
const firstTiles = [...'IPLYJVCWTONX'].map((letter) => `${letter}0@0,0`);

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

  it.each(Object.entries(ALONE))('of who gets up in %s', (name, level) => {
    const { position, right } = opened(name);
    const alone = legal(position).filter((move) => !reachesAfter(position, [move], level));
    expect(texts(position, alone)).toEqual(right.sort());
    for (const move of alone) expect(position.levelOf(move), game.write(position, move)).toBe(level);
  });

  it('of the answer to the bar: four placements of 678 keep White down', () => {
    const { position, right } = opened('opening.answer');
    const all = legal(position);
    expect(all.length).toBe(678);
    expect(
      texts(
        position,
        all.filter((move) => !reachesAfter(position, [move], 2)),
      ),
    ).toEqual(right.sort());
  });

  it.each(firstTiles)('of the first tile: %s and what can climb after the quietest answer', (text) => {
    const position = new CounterplaysPosition('highest');
    const first = readMove(game, position, text);
    if (first.ok) position.play(first.value);
    const fewest = Math.min(...legal(position).map((answer) => tilesUpAfter(position, answer)));
    if (text.startsWith('I')) expect(fewest).toBe(0);
    else expect(fewest).toBeGreaterThanOrEqual(text.startsWith('O') ? 8 : 1);
  });

  it('of the stairs that the other has to build', () => {
    const { position, right } = opened('middle.build');
    const building = legal(position).filter((move) => {
      if (reachesAfter(position, [move], 3)) return false;
      position.play(move);
      const answers = legal(position);
      position.undo();
      return answers.every((answer) => reachesAfter(position, [move, answer], 3));
    });
    expect(texts(position, building)).toEqual(right);
    position.play(building[0]);
    expect(new Set(legal(position).map((answer) => position.levelOf(answer)))).toEqual(new Set([2]));
  });

  it('of the hook: it has one place', () => {
    const { position, right } = opened('exam.hook');
    const hooks = legal(position).filter((move) => game.write(position, move).startsWith('J'));
    expect(texts(position, hooks)).toEqual(right);
    expect(position.levelOf(hooks[0])).toBe(3);
  });

  it('of the new level: only one placing enters it', () => {
    const { position, right } = opened('exam.climb');
    const entering = legal(position).filter((move) => position.levelOf(move) > position.top);
    expect(entering.map((move) => game.write(position, move))).toEqual(right);
  });
});

/** Whether somebody who is to move after these has a tile that goes so high. */
function reachesAfter(position: CounterplaysPosition, moves: readonly number[], level: number): boolean {
  for (const move of moves) position.play(move);
  const reaches = legal(position).some((move) => position.levelOf(move) >= level);
  for (const _ of moves) position.undo();
  return reaches;
}

/** With how many of their tiles somebody can climb after this answer to the first tile. */
function tilesUpAfter(position: CounterplaysPosition, answer: number): number {
  position.play(answer);
  const up = legal(position).filter((move) => position.levelOf(move) > 1);
  const tiles = new Set(up.map((move) => game.write(position, move)[0]));
  position.undo();
  return tiles.size;
}

function texts(position: CounterplaysPosition, moves: readonly number[]): string[] {
  return moves.map((move) => game.write(position, move)).sort();
}

function legal(position: CounterplaysPosition): number[] {
  const list = new MoveList(1024);
  position.moves(list);
  return list.toArray();
}

function opened(name: string): { position: CounterplaysPosition; right: string[] } {
  const step = asked.get(name);
  const at = step?.at ?? atOf(name);
  if (step === undefined || at === undefined) throw new Error(`no task ${name}`);
  const scene = openScene(game, at);
  if (!scene.ok) throw new Error(`${name}: ${scene.problem.code}`);
  return { position: scene.position, right: movesOf(step.task?.right ?? '') };
}

/** Where a step stands that goes on from the one before. */
function atOf(name: string): SceneLine | undefined {
  const steps = courses.flatMap(({ id, steps }) => steps.map((step) => ({ name: `${id}.${step.id}`, step })));
  const before = steps[steps.findIndex((each) => each.name === name) - 1]?.step;
  if (before?.at === undefined) return undefined;
  const on = `${movesOf(before.task?.right ?? '')[0]} ${before.then ?? ''}`;
  return { ...before.at, moves: `${before.at.moves} ${on}` };
}
