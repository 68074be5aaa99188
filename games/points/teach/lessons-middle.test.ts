import { type Move, movesOf } from '@countertop/core';
import { describe, expect, it } from 'vitest';
import { Forcing } from '../brain/forcing.ts';
import { openDots } from '../brain/ways-home.ts';
import { game } from '../game.ts';
import { CIRCLED, FREE } from '../rules/field.ts';
import { groundedLeadOf, leadOf } from '../rules/lead.ts';
import type { PointsPosition } from '../rules/position.ts';
import { after } from '../test/lesson-after.ts';
import { lessons } from './lessons.ts';

const NODES = 400;
/** Dots of one's own that make a territory, here. */
const TERRITORY = 10;

/** After these moves the seat has walled off so many dots. */
const WALLED: Readonly<Record<string, Readonly<Record<string, readonly [seat: number, dots: number]>>>> = {
  'bases.close': { h6: [0, 17], 'a1 h6': [0, 0] },
  'bases.catch': { h4: [0, 13], f4: [0, 11] },
  'bases.whose': { j5: [0, 6], k5: [0, 7], i5: [0, 5], c5: [0, 0] },
  'invading.door': { 'a1 h6': [1, 17], 'g6 h6': [1, 17] },
  'invading.deep': { 'a1 h6': [1, 17] },
};

/** What is right keeps a territory, whatever is answered; after anything else it can be taken away. */
const KEPT = ['bases.close', 'bases.in-time'];

/** After these the other walls nothing off with the next point. */
const OPEN: Readonly<Record<string, string>> = { 'invading.door': 'h6', 'invading.deep': 'h6' };

/** Of all that saves, only what is right threatens so many as well. */
const WITH_A_THREAT: Readonly<Record<string, readonly [saving: string, threat: number]>> = {
  'sacrifice.answer': ['c4 b4 b5 g5 f6', 2],
  'sacrifice.first': ['g7 e3 h4 g4 h5', 2],
};

/** So near to these dots everything but what is right loses by force, or wins less. */
const NEAR = 2;
const BEST: Readonly<Record<string, readonly [near: string, net: number]>> = {
  'middle.save': ['w15 v15 v16', 0],
  'middle.run': ['aa16', 0],
  'middle.take': ['ab15 ac16', 0],
};

describe('what the lessons of the middle game say', () => {
  it.each(Object.entries(WALLED))('of what is walled off in %s', (name, lines) => {
    for (const [line, [seat, dots]] of Object.entries(lines)) expect(walled(after(name, line), seat), line).toBe(dots);
  });

  it.each(KEPT)('of the territory in %s', (name) => {
    const position = after(name, '');
    const keeping = openDots(position).filter((move) =>
      played(position, move, () => whateverComes(position, () => walled(position, 0) >= TERRITORY)),
    );
    expect(texts(position, keeping)).toEqual(rightIn(name));
  });

  it('of the base: whatever is answered, the circle comes home', () => {
    const position = after('bases.home', '');
    const safe = openDots(position).filter((move) =>
      played(position, move, () => whateverComes(position, () => groundedLeadOf(position, 0) > 0)),
    );
    expect(texts(position, safe)).toEqual(rightIn('bases.home'));
  });

  it.each(Object.entries(OPEN))('of the door in %s: it cannot be shut any more', (name, line) => {
    const position = after(name, line);
    for (const answer of openDots(position)) played(position, answer, () => expect(walled(position, 1)).toBe(0));
  });

  it('of the corner: there nothing is circled at once, and nothing by force', () => {
    for (const text of rightIn('invading.corner')) {
      const position = after('invading.corner', text);
      expect([position.score(1), new Forcing().find(position, NODES).gain], text).toEqual([0, 0]);
    }
  });

  it.each(Object.entries(WITH_A_THREAT))('of defence with a threat in %s', (name, [saving, threat]) => {
    const position = after(name, '');
    const saves = openDots(position).filter((move) => played(position, move, () => forced(position) === 0));
    expect(texts(position, saves)).toEqual(movesOf(saving).sort());
    const threatening = saves.filter((move) =>
      played(position, move, () => {
        position.giveTurn(0);
        const { gain } = new Forcing().find(position, NODES);
        position.giveTurn(1);
        return gain >= threat;
      }),
    );
    expect(texts(position, threatening)).toEqual(rightIn(name));
  });

  it.each(Object.entries(BEST))('of what loses nothing in %s', (name, [near, net]) => {
    const position = after(name, '');
    const seat = position.turn;
    const before = leadOf(position, seat);
    const dots = openDots(position).filter((move) => movesOf(near).some((text) => isNear(position, move, text)));
    const good = dots.filter((move) =>
      played(position, move, () => leadOf(position, seat) - before - forced(position) >= net),
    );
    expect(texts(position, good)).toEqual(rightIn(name));
  });

  it('of the six: only one point keeps them, and three keep five', () => {
    const position = after('middle.six', '');
    const keeps = (text: string) => new Forcing().keeps(after('middle.six', text), NODES);
    expect(position.score(1)).toBe(0);
    expect(keeps('ac14')).toBe(6);
    for (const text of ['aa14', 'aa15', 'ab15']) expect(keeps(text), text).toBe(5);
    for (const text of ['z13', 'ac15', 'ac16']) expect(keeps(text), text).toBeLessThan(5);
  });
});

/** Plays a move, asks, and takes it back. */
function played<T>(position: PointsPosition, move: Move, ask: () => T): T {
  position.play(move);
  const answer = ask();
  position.undo();
  return answer;
}

function forced(position: PointsPosition): number {
  return new Forcing().find(position, NODES).gain;
}

/** Dots that only this seat may enter without being circled, and those that it has circled. */
function walled({ marks, field }: PointsPosition, seat: number): number {
  let count = 0;
  for (const cell of field.dots) if ((marks[cell] & ((FREE | CIRCLED) << seat)) !== 0) count++;
  return count;
}

/** What has refuted the last try: mostly it refutes the next one, too. */
let refutation: Move | undefined;

/** Whether something can be done with the next point, whatever is answered now. */
function whateverComes(position: PointsPosition, isDone: () => boolean): boolean {
  const answers = openDots(position);
  const [first] = answers.filter((answer) => answer === refutation);
  const inOrder = first === undefined ? answers : [first, ...answers];
  const found = inOrder.find((answer) =>
    played(position, answer, () => !openDots(position).some((next) => played(position, next, isDone))),
  );
  refutation = found ?? refutation;
  return found === undefined;
}

function isNear(position: PointsPosition, move: Move, text: string): boolean {
  const other = game.read(position, text);
  if (!other.ok) return false;
  const columns = Math.abs(position.columnOf(move) - position.columnOf(other.value));
  return Math.max(columns, Math.abs(position.rowOf(move) - position.rowOf(other.value))) <= NEAR;
}

function texts(position: PointsPosition, moves: readonly Move[]): string[] {
  return moves.map((move) => game.write(position, move)).sort();
}

function rightIn(name: string): string[] {
  const step = lessons.flatMap(({ id, steps }) => steps.filter((each) => `${id}.${each.id}` === name))[0];
  return movesOf(step?.task?.right ?? '').sort();
}
