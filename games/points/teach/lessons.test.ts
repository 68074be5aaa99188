import { describe, expect, it } from 'vitest';
import { Forcing } from '../brain/forcing.ts';
import { after } from '../test/lesson-after.ts';
import { lessons } from './lessons.ts';

/** What the answers to tries say about the score: after these moves, from the step's position, it is this. */
const SCORES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'circle.most': { 'd4 i3': '1 : 0', i3: '3 : 0' },
  'diagonals.out': { 'e5 e4': '0 : 1', 'e3 e4': '0 : 1' },
  'diagonals.chain': { 'e3 d3': '0 : 4', 'd2 d3': '0 : 4' },
  'free.build': { d3: '0 : 0', 'd3 c4': '1 : 0' },
  'free.keep-out': { c5: '0 : 1', d5: '0 : 1' },
  'free.halves': { d3: '0 : 0', d4: '0 : 0' },
  'free.save': { 'c5 h4': '0 : 1', 'h5 h4': '0 : 1', 'h3 h4': '0 : 1' },
  'enter.break': { d4: '1 : 0' },
  'enter.which': { d4: '0 : 1', e4: '1 : 0' },
  'enter.fill': { 'd7 d4': '0 : 1', 'a1 d4': '0 : 1' },
  'enter.two': { d4: '0 : 1', i4: '2 : 0', 'e5 i4 d4': '1 : 0' },
  'back.whole': { e4: '4 : 0' },
  'back.inside': { e3: '6 : 0' },
  'back.guard': { 'a1 e4': '0 : 4', 'f4 e4': '0 : 4', 'e3 e4': '0 : 4' },
  'back.instead': { e4: '3 : 0', e5: '1 : 0' },
  'back.promise': {
    'e3 e5 c3': '4 : 0',
    'e3 c4 c3': '4 : 0',
    'e3 c3 c4': '3 : 0',
    e4: '1 : 0',
    'e4 c4 c3': '4 : 0',
    'e4 c3 c4': '3 : 0',
    'c3 e5 e3': '4 : 0',
    'c3 e4 e3': '4 : 0',
    'c3 e3 e4': '3 : 0',
    c4: '1 : 0',
    'c4 e4 e3': '4 : 0',
    'c4 e3 e4': '3 : 0',
    'a1 e5': '0 : 1',
    e5: '1 : 0',
  },
  'rim.never': { a3: '0 : 0' },
  'rim.flee': { 'a5 a4': '0 : 2', 'a3 a4': '0 : 2' },
  'rim.hold': { 'a5 a4': '0 : 2', 'a2 a4': '0 : 2' },
  'threats.fork': { 'e4 d5 f5': '1 : 0', 'e4 f5 d5': '1 : 0' },
  'threats.prevent': { 'a1 e4 d5 f5': '0 : 1', 'a1 e4 f5 d5': '0 : 1' },
  'threats.counter': { 'a1 d4': '0 : 1', 'f5 d4': '1 : 0' },
  'threats.last': { 'g3 g5 g6': '4 : 0' },
  'links.jump': { e4: '1 : 0', 'g5 g4 e4': '1 : 0', 'g3 g4 e4': '1 : 0' },
  'ladders.direction': { 'f6 g5 h5 g4 g3 h4 i4 h3 i3': '5 : 0' },
  'ladders.run': { 'e5 f5': '0 : 1', 'f6 f5': '0 : 1', 'a1 f5': '0 : 1' },
  'nets.side': { 'f5 d5 d4 e6 e7': '3 : 0', 'f5 e6 e7 d5 d4': '3 : 0' },
  'nets.below': { 'e3 e5 e6 f4 f3': '3 : 0', 'e3 f4 f3 e5 e6': '3 : 0' },
  'bases.catch': { h4: '1 : 0', f4: '0 : 0' },
  'bases.home': { 'stop d7 c6 b5 c4 d3 e4 f5 e6': '0 : 4' },
  'invading.door': { 'g6 h6': '0 : 1', 'f6 h6': '0 : 1', 'e6 h6': '0 : 1', 'f5 h6': '0 : 1', 'g5 h6': '0 : 1' },
  'invading.corner': { h5: '0 : 1', i6: '0 : 1', b2: '0 : 0' },
  'invading.deep': { 'g6 h6': '0 : 2', 'f5 h6': '0 : 2', 'f7 h6': '0 : 2', 'a1 h6': '0 : 1' },
  'cutting.friend': { 'g6 g5 h5': '3 : 0', 'g6 a1 g5': '2 : 0' },
  'cutting.ahead': { 'd5 e4 e3 e5 e6': '4 : 0' },
  'cutting.two': { 'e3 f5 f7 g5 h5': '4 : 0' },
  'cutting.hold': { 'a1 d4 d5 c5 c6 d6': '0 : 3' },
  'sacrifice.larger': { 'd5 j6': '0 : 1', 'j6 d5': '0 : 3' },
  'sacrifice.trade': { 'd8 a3 e7': '4 : 1', 'd8 e7 f7': '5 : 0' },
  'sacrifice.answer': { 'a1 b5 b4 c4': '0 : 3' },
  'sacrifice.first': { 'g7 a1 f8': '2 : 0' },
  'middle.save': { 'a1 w15 v15 v14': '4 : 0', 'a1 w15 v14 v15': '3 : 0', 'x15 w15 v15 v14': '4 : 0' },
  'middle.run': { 'aa15 aa16': '3 : 0', 'ab16 aa16': '3 : 0', 't15 aa16': '3 : 0' },
  'middle.six': { 'ac14 ac15 ab15': '0 : 6', 'ac14 ab15 ac15': '0 : 7' },
  'middle.take': { ab15: '0 : 6', 'ac16 ad15 ab15': '0 : 6' },
  'middle.catch': { s18: '0 : 10' },
  'opening.answer': { 'g7 g6': '0 : 1', 'e4 g6': '0 : 1', 'd6 g6': '0 : 1' },
  'opening.punish': { f7: '1 : 0', 'e4 f7 d5': '1 : 0', 'e4 d5 f7': '1 : 0', 'd5 e4 f7': '1 : 0', 'd5 f7 e4': '1 : 0' },
  'ground.joined': { stop: '1 : 0' },
  'ground.slant': { stop: '0 : 4', 'd1 f3 stop': '0 : 4', 'd2 f3 stop': '1 : 0', 'e3 f3 stop': '1 : 0' },
  'ground.worth': { stop: '2 : 1' },
  'ground.count': { stop: '1 : 4', 'c3 a7 stop': '1 : 5', 'a5 a7 stop': '2 : 0', 'c7 a7 stop': '2 : 0' },
  'stop.loose': { 'stop c5 d6 e6 f5 g4 f3 e2 d2 c3 b4': '0 : 6', 'g2 g5 stop c5 d6 e6 f5 g4 f3 e2 d2 c3 b4': '0 : 6' },
  'stop.inside': { 'd4 e4': '2 : 0', 'e4 d4': '2 : 0' },
  'stop.alone': { 'e5 f4': '2 : 0', 'f4 e5': '2 : 0' },
  'mixed.one': { 'e4 f3 f2 a1 e3': '3 : 0' },
  'mixed.two': { 'f3 e5 e6 d5 d6': '4 : 0' },
  'mixed.three': { 'c4 f4 g4 f5 f6 g5 h5': '5 : 0', 'c4 f4 g4 f5 f6 a1 g5': '4 : 0' },
  'mixed.four': { 'e4 e3 f3 e2 e1 f2 f1 g2 g1 g3 g4': '7 : 0' },
  'mixed.six': { 'a1 e4': '0 : 4', f4: '2 : 0', e7: '2 : 0' },
};

/** After these moves, a wrong try and its answer, nothing more can be forced: they got away. */
const AWAY: Readonly<Record<string, readonly string[]>> = {
  'circle.close': ['e5 e4', 'e3 e4', 'f4 e4'],
  'circle.three': ['e2 e3'],
  'circle.both': ['e3 e4'],
  'circle.most': ['d4 i3'],
  'diagonals.through': ['e5 e3', 'f3 e3'],
  'diagonals.corner': ['f4 e4'],
  'free.halves': ['d3 f3', 'd4 f3'],
  'back.whole': ['f4 e4'],
  'back.inside': ['f3 e3'],
  'rim.wall': ['a5 a4', 'a3 a4'],
  'rim.door': ['d2 c1', 'a1 c1'],
  'rim.slant': ['a5 a4', 'a2 a4'],
  'threats.fork': ['d5 e4', 'f5 e4'],
  'threats.reap': ['a1 f5'],
  'threats.two-steps': ['g4 d4', 'a1 d4'],
  'threats.last': ['g5 g3', 'a1 g3'],
  'links.reach': ['f6 f4', 'f4 f6'],
  'links.shut': ['g3 g6', 'a1 f4'],
  'links.bolt': ['e6 g6'],
  'ladders.start': ['f5 g4'],
  'ladders.follow': ['e5 f6'],
  'ladders.block': ['d6 e7'],
  'ladders.end': ['a1 c6'],
  'ladders.direction': ['g5 f6'],
  'nets.throw': ['e4 f5', 'f5 e4'],
  'nets.tighten': ['f5 e3'],
  'nets.side': ['d5 f5', 'e6 f5', 'a1 f5'],
  'nets.below': ['f4 e3', 'e5 e3', 'a1 e3'],
  'cutting.friend': ['a1 g6', 'g5 g6'],
  'cutting.shut': ['a1 h5'],
  'cutting.ahead': ['a1 d5', 'e4 d5'],
  'cutting.end': ['a1 e6'],
  'cutting.two': ['a1 e3', 'f5 e3', 'f4 e3'],
  'sacrifice.trade': ['a3 d8', 'e7 d8'],
  'sacrifice.collect': ['a1 e7 a2 f7'],
  'middle.ladder': ['a1 o19', 'p18 o19'],
  'middle.follow': ['a1 p19', 'q18 p19'],
  'middle.catch': ['a1 s18'],
  'opening.punish': ['a1 f7'],
  'mixed.one': ['f3 e4', 'a1 e4'],
  'mixed.two': ['e3 f3', 'a1 f3'],
  'mixed.three': ['f4 c4', 'a1 c4'],
  'mixed.four': ['e3 e4', 'f3 e4', 'a1 e4'],
};

/** After these moves the other player forces at least so many. */
const LOST: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'opening.out': { 'a1 g5 f6': 2, 'e5 g5 f4': 3 },
  'cutting.hold': { d6: 1 },
  'sacrifice.answer': { 'c4 a1': 2, 'g5 a1': 1, 'f6 a1': 1 },
  'sacrifice.first': { 'g7 a1': 2, 'g4 a1': 1, 'h5 a1': 1, a1: 2 },
  'middle.save': { a1: 3 },
  'middle.six': { a1: 5 },
  'sacrifice.collect': { 'a1 e7': 5 },
  'mixed.five': { 'a1 g3 g5': 3, 'g5 g3 a1': 3 },
};

const steps = lessons.flatMap((lesson) => lesson.steps.map((step) => `${lesson.id}.${step.id}`));

describe('what the lessons say', () => {
  it('is said of steps that there are', () => {
    for (const name of [...Object.keys(SCORES), ...Object.keys(AWAY), ...Object.keys(LOST)])
      expect(steps).toContain(name);
  });

  it.each(Object.entries(SCORES))('of scores in %s', (name, lines) => {
    for (const [line, score] of Object.entries(lines)) {
      expect(after(name, line).scores().join(' : '), line).toBe(score);
    }
  });

  it.each(Object.entries(AWAY))('of what gets away in %s', (name, lines) => {
    for (const line of lines) expect(new Forcing().find(after(name, line), 5000).gain, line).toBe(0);
  });

  it.each(Object.entries(LOST))('of what cannot be saved in %s', (name, lines) => {
    for (const [line, count] of Object.entries(lines)) {
      expect(new Forcing().find(after(name, line), 5000).gain, line).toBeGreaterThanOrEqual(count);
    }
  });
});
