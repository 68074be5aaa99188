import {
  isRight,
  type Lesson,
  type LessonStep,
  MoveList,
  movesOf,
  openScene,
  readMove,
  type Task,
} from '@countertop/core';
import { describe, expect, it } from 'vitest';
import { CountermineKnowledge } from '../brain/knowledge.ts';
import { NO_WIN } from '../brain/threats.ts';
import { game } from '../game.ts';
import { CELLS, SIZE } from '../rules/lines.ts';
import { type CounterminePosition, GOAL } from '../rules/position.ts';
import { exam } from './exam.ts';
import { lessons } from './lessons.ts';

/** What is said about the points: after these moves, from the position of the step or task, they are these. */
const POINTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'wait.first': { 'h5 xe5- j6': '1 : 1', 'c5 xe5- j6': '1 : 1' },
  'wait.reap': { c5: '1 : 0' },
  'wait.mined': { 'h6 xf6-': '2 : 3', 'c6 xf6-': '2 : 3' },
  'wait.now': { h6: '3 : 1' },
  'open.price': { 'h6 xf6- i3': '1 : 0' },
  'open.counter': { 'f7 h6 xf6-': '1 : 1', 'f7 c6 xf6-': '1 : 1', 'f2 h6 xf6-': '1 : 1', 'f2 c6 xf6-': '1 : 1' },
  'which.score': { 'xd6-': '1 : 2' },
  'which.six': { 'xe8|': '1 : 2', 'xd6-': '1 : 2' },
  'two.first': { 'xc10| xe10|': '2 : 2', 'xe10| xc10|': '2 : 2' },
  'two.long': { 'xc11| xe11|': '2 : 2', 'xc10| xe10|': '2 : 2' },
  'exam.long': { f8: '1 : 0', k8: '1 : 0' },
  'exam.back': { 'xh3|': '1 : 1', 'xh5|': '1 : 1' },
  'exam.worse': { 'j8 e9': '0 : 1', 'e9 j8': '0 : 1' },
  'exam.clean': { 'j4 xh4-': '1 : 1' },
  'exam.chain': { 'xe9- a1 xe7|': '1 : 2', 'xg9-': '1 : 1' },
  'exam.rows': { 'xg5|': '1 : 2', 'xg9|': '1 : 2' },
};

/** After these moves the other side has a strike to make. */
const STRUCK = [
  'which.six xd6- a1',
  'two.long xc10| xe10| a1',
  'exam.long k8',
  'exam.back xh5| a1',
  'exam.rows xg9| a1',
];
/** And after these it has none. */
const UNSTRUCK = [
  'which.six xe8| a1',
  'two.long xc11| xe11| a1',
  'exam.long f8',
  'exam.back xh3| a1',
  'exam.rows xg5| a1',
];

describe('what the lessons and the exam say', () => {
  it.each(Object.entries(POINTS))('of the points in %s', (name, lines) => {
    for (const [line, points] of Object.entries(lines))
      expect(after(name, line).scores().join(' : '), line).toBe(points);
  });

  it.each(STRUCK)('of being struck after %s', (line) => expect(afterNamed(line).mustStrike).toBe(true));
  it.each(UNSTRUCK)('of not being struck after %s', (line) => expect(afterNamed(line).mustStrike).toBe(false));

  it('of the middle: no cell belongs to more rows of five', () => {
    const rows = (cell: string) => [...directions].reduce((sum, way) => sum + windows(cell, way), 0);
    const cells = [...'abcdefghijkl'].flatMap((column) =>
      Array.from({ length: 12 }, (_, row) => `${column}${row + 1}`),
    );
    const most = Math.max(...cells.map(rows));
    expect(most).toBe(20);
    expect(rows('a1')).toBe(3);
    expect(cells.filter((cell) => rows(cell) === most).sort()).toEqual(
      movesOf(task('opening.middle').right ?? '').sort(),
    );
  });

  it('of the room for a row', () => {
    expect(room(after('opening.room', ''), 'f6', [1, 0], 0)).toBe(5);
    for (const way of [
      [0, 1],
      [1, 1],
      [1, -1],
    ] as const)
      expect(room(after('opening.room', ''), 'f6', way, 0)).toBeGreaterThan(5);
    expect(room(after('opening.side', 'd6'), 'f6', [1, 0], 1)).toBe(5);
    expect(room(after('opening.side', 'h6'), 'f6', [1, 0], 1)).toBe(7);
    expect(room(after('opening.side', 'c6'), 'f6', [1, 0], 1)).toBe(6);
    expect(room(after('opening.jobs', 'h6'), 'f6', [1, 0], 1)).toBe(7);
    expect(room(after('opening.jobs', 'd6'), 'f6', [1, 0], 1)).toBe(8);
  });

  it('of a four that stays: whatever is answered, it still scores', () => {
    const position = after('wait.first', 'j6');
    for (const answer of legal(position)) {
      const next = position.clone();
      next.play(answer);
      expect(completions(next, 0).length, game.write(position, answer)).toBeGreaterThan(0);
    }
  });

  it.each([
    ['open.counter', ['c6', 'h6']],
    ['exam.counter', ['g3', 'g8']],
  ])('of the countermine in %s: only what is right is ready for both ends', (name, ends) => {
    const position = after(name, '');
    const ready = legal(position)
      .map((move) => game.write(position, move))
      .filter((cell) => !ends.includes(cell) && ends.every((end) => scorers(after(name, `${cell} ${end}`)).length > 0));
    expect(ready.sort()).toEqual(movesOf(task(name).right ?? '').sort());
  });

  it('of which row to strike: whatever follows another strike, the last point is made', () => {
    const position = after('which.rest', '');
    expect(position.score(1)).toBe(GOAL - 1);
    const lost = legal(position).filter((strike) => {
      const struck = position.clone();
      struck.play(strike);
      // A cube elsewhere stops nothing: only those that fill a cell in which a row is completed are tried.
      return completions(struck, 1).every((cell) => {
        const next = struck.clone();
        next.play(cell);
        return completions(next, 1).length > 0;
      });
    });
    const saving = legal(position).filter((strike) => !lost.includes(strike));
    expect(saving.map((move) => game.write(position, move))).toEqual(['xe6-']);
    const saved = after('which.rest', 'xe6- k6');
    expect(completions(saved, 1)).toEqual([]);
    expect(new CountermineKnowledge({ atRoot: 144, below: 16 }).forcedWin(saved, 5000).move).toBe(NO_WIN);
  });

  it('of winning with two cubes: only one makes two fours that nobody can answer', () => {
    const position = after('exam.force', '');
    expect(position.scores()).toEqual([GOAL - 1, GOAL - 1]);
    const double = legal(position).filter((move) => {
      const next = position.clone();
      next.play(move);
      return completions(next, 0).length > 1;
    });
    expect(double.map((move) => game.write(position, move))).toEqual(['h5']);
    expect(completions(after('exam.force', 'h5'), 1)).toEqual([]);
  });
});

/** Every step and task by name, with its position: after the first right answers to the steps before. */
const asked = new Map([...lessons, { id: 'exam', steps: exam }].flatMap(positionsIn));

function positionsIn({ id, steps }: Lesson): [string, { position: CounterminePosition; task: Task | undefined }][] {
  let position: CounterminePosition | undefined;
  return steps.map((step) => {
    if (step.at !== undefined) {
      const opened = openScene(game, step.at);
      if (opened.ok) position = opened.position;
    }
    if (position === undefined) throw new Error(`${id}.${step.id} has no position`);
    const here = position.clone();
    play(position, `${firstRight(position, step)} ${step.then ?? ''}`);
    return [`${id}.${step.id}`, { position: here, task: step.task }];
  });
}

function firstRight(position: CounterminePosition, { task: asks }: LessonStep): string {
  if (asks === undefined) return '';
  if (asks.right !== undefined) return movesOf(asks.right)[0];
  const moves = legal(position).map((move) => ({ move, text: game.write(position, move) }));
  return moves.find((each) => isRight(position, asks, each))?.text ?? '';
}

const directions = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;
type Way = (typeof directions)[number];

function windows(cell: string, [dx, dy]: Way): number {
  const [x, y] = at(cell);
  return [0, 1, 2, 3, 4].filter(
    (back) => onMat(x - back * dx, y - back * dy) && onMat(x + (4 - back) * dx, y + (4 - back) * dy),
  ).length;
}

/** Cells in an unbroken line with this one that are empty or the seat's own. */
function room(position: CounterminePosition, cell: string, [dx, dy]: Way, seat: number): number {
  const open = (x: number, y: number) => onMat(x, y) && position.ownerAt(y * SIZE + x) !== 1 - seat;
  const [x, y] = at(cell);
  let count = 1;
  for (const way of [1, -1]) for (let far = way; open(x + far * dx, y + far * dy); far += way) count++;
  return count;
}

function at(cell: string): readonly [x: number, y: number] {
  return [cell.charCodeAt(0) - 'a'.charCodeAt(0), Number(cell.slice(1)) - 1];
}

function onMat(x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < SIZE && y < SIZE;
}

function legal(position: CounterminePosition): number[] {
  const list = new MoveList();
  position.moves(list);
  return list.toArray();
}

/** The empty cells at which a cube of the seat would score. */
function completions(position: CounterminePosition, seat: number): number[] {
  return Array.from({ length: CELLS }, (_, cell) => cell).filter(
    (cell) => position.ownerAt(cell) < 0 && position.gain(seat, cell) > 0,
  );
}

/** The moves by which the seat to move scores at once. */
function scorers(position: CounterminePosition): number[] {
  const before = position.score(position.actor);
  return legal(position).filter((move) => {
    const after = position.clone();
    after.play(move);
    return after.score(position.actor) > before;
  });
}

function task(name: string): Task {
  const found = asked.get(name)?.task;
  if (found === undefined) throw new Error(`no task ${name}`);
  return found;
}

function afterNamed(named: string): CounterminePosition {
  const [name, ...line] = named.split(' ');
  return after(name, line.join(' '));
}

function after(name: string, line: string): CounterminePosition {
  const position = asked.get(name)?.position.clone();
  if (position === undefined) throw new Error(`no step ${name}`);
  play(position, line);
  return position;
}

function play(position: CounterminePosition, line: string): void {
  for (const text of movesOf(line)) {
    const move = readMove(game, position, text);
    if (!move.ok) throw new Error(`${text}: ${move.problem.code}`);
    position.play(move.value);
  }
}
