import { type Lesson, type LessonStep, MoveList, movesOf, openScene } from '@countertop/core';
import { describe, expect, it } from 'vitest';
import { Forcing } from '../brain/forcing.ts';
import { game } from '../game.ts';
import { type PointsPosition, STOP } from '../rules/position.ts';
import { exam } from './exam.ts';
import { lessons } from './lessons.ts';

const NODES = 500;

/** What is threatened, and how much of it: everything but what is right loses something by force. */
const THREATENED: Readonly<Record<string, number>> = {
  'exam.save': 2,
  'exam.hold': 3,
  'exam.rim': 4,
  'exam.early': 4,
  'exam.cross': 1,
  'cross.save': 1,
  'cross.again': 1,
  'cutting.hold': 2,
  'sacrifice.then': 2,
};
/** The most that one point circles, and the next best. */
const MOST: Readonly<Record<string, readonly [most: number, next: number]>> = {
  'exam.close': [3, 1],
  'exam.enter': [1, 0],
  'exam.most': [7, 1],
  'exam.alone': [2, 1],
  'stop.minutes': [3, 1],
  'cross.punish': [1, 0],
};

interface Asked {
  readonly step: LessonStep;
  readonly before: LessonStep | undefined;
}
const courses: readonly Lesson[] = [...lessons, { id: 'exam', steps: exam }];
const asked = new Map<string, Asked>(
  courses.flatMap(({ id, steps }) =>
    steps.map((step, index): [string, Asked] => [`${id}.${step.id}`, { step, before: steps[index - 1] }]),
  ),
);

describe('what the exam says', () => {
  it.each(Object.entries(THREATENED))('of what is threatened in %s', (name, points) => {
    const { position, right } = opened(name);
    const threat = position.clone();
    threat.giveTurn(1 - threat.turn);
    expect(new Forcing().find(threat, NODES).gain).toBe(points);
    const saving = cells(position).filter((move) => {
      const after = position.clone();
      after.play(move);
      return new Forcing().find(after, NODES).gain === 0;
    });
    expect(saving.map((move) => game.write(position, move)).sort()).toEqual(right.sort());
  });

  it.each(Object.entries(MOST))('of what is circled in %s', (name, best) => {
    const { position } = opened(name);
    const seat = position.turn;
    const gains = cells(position).map((move) => {
      const after = position.clone();
      after.play(move);
      return after.score(seat) - position.score(seat);
    });
    expect([...new Set(gains)].sort((a, b) => b - a).slice(0, 2)).toEqual([...best]);
    expect(gains.filter((gain) => gain === best[0]).length).toBe(1);
  });

  it('of the fork: whatever is answered, eight are circled', () => {
    const { position } = opened('exam.fork');
    const seat = position.turn;
    const lead = (each: PointsPosition) => each.score(seat) - each.score(1 - seat);
    const after = position.clone();
    const fork = game.read(position, 'i8');
    if (fork.ok) after.play(fork.value);
    expect(after.turn).toBe(1 - seat);
    for (const answer of cells(after)) {
      const next = after.clone();
      next.play(answer);
      const forced = new Forcing().find(next, NODES).gain;
      expect(lead(next) + forced - lead(position), game.write(after, answer)).toBeGreaterThanOrEqual(8);
    }
  });
});

function cells(position: PointsPosition): number[] {
  const list = new MoveList();
  position.moves(list);
  return list.toArray().filter((move) => move !== STOP && game.write(position, move) !== 'done');
}

/** The position of a step or task; where it goes on from the one before, after that one's first answer. */
function opened(name: string): { position: PointsPosition; right: string[] } {
  const found = asked.get(name);
  const at = found?.step.at ?? found?.before?.at;
  if (found === undefined || at === undefined) throw new Error(`no task ${name}`);
  const { step, before } = found;
  const on = step.at === undefined ? ` ${movesOf(before?.task?.right ?? '')[0]} ${before?.then ?? ''}` : '';
  const scene = openScene(game, { ...at, moves: `${at.moves}${on}` });
  if (!scene.ok) throw new Error(`${name}: ${scene.problem.code}`);
  return { position: scene.position, right: movesOf(step.task?.right ?? '') };
}
