import type { Lesson } from '@countertop/core';
import { open, opening, two, wait, which } from './lessons-judging.ts';
import { MY_FIRST, MY_SECOND, mat, THEIR_FIRST, THEIR_SECOND } from './mat.ts';

/** Thirty cubes each, with no row and no four among them: what a long game leaves behind. */
const MY_CROWD = 'a1 a3 a5 b1 b2 b5 c1 c2 d6 d7 e3 e4 f1 f3 f6 f7 g1 g4 g5 h2 h4 h7 i5 j3 j6 k2 k4 k6 l1 l3';
const THEIR_CROWD = 'a2 a4 b3 b6 c3 c5 d1 d4 e1 e7 f2 f4 f5 g2 g3 g6 h5 h6 i1 i4 i6 i7 j2 j4 j5 k1 k3 k5 k7 l6';

export const lessons: readonly Lesson[] = [
  {
    id: 'five',
    steps: [
      { id: 'place', at: { seats: 2, moves: '' }, task: { any: true } },
      {
        id: 'row',
        at: mat('d6 e6 f6 g6', 'c6 e8 g8 h3'),
        task: { right: 'h6', wrong: { c6: 'taken', i6: 'gap' } },
      },
      {
        id: 'gap',
        at: mat('f3 f4 f6 f7', 'e5 g4 g7 d8'),
        task: { right: 'f5', wrong: { f8: 'broken', f2: 'broken' } },
      },
      {
        id: 'slant',
        at: mat('c9 d8 f6 g5 d3 e3 f3 g3', 'c3 h3 e9 f8 h7 g8 b10'),
        task: { gains: 1, wrong: { h4: 'broken', c3: 'shut', h3: 'shut', b3: 'shut', i3: 'shut' } },
      },
    ],
  },
  {
    id: 'six',
    steps: [
      {
        id: 'away',
        at: mat('d6 e6 f6 g6', 'c6 e8 g8 h3'),
        task: { right: 'h6' },
        then: 'xf6- f7',
      },
      {
        id: 'six',
        at: mat('c6 d6 e6 g6 h6 j3 j4 j5 j6', 'j2 d8 f8 g4 i8 e4 h9 k7'),
        task: { right: 'f6', wrong: { j7: 'five' } },
      },
      {
        id: 'longer',
        at: mat('c6 d6 e6 f6 g6 h6 j3 j4 j6 j7 j8', 'd8 f8 g4 i9 e4 h9 k7 d4 g8 f9 i3'),
        task: { right: 'j5', wrong: { b6: 'longer', i6: 'longer', j9: 'broken', j2: 'broken' } },
      },
      {
        id: 'lone',
        at: mat('d6 e6 f6 g6 i6', 'e8 f4 g8 j7 d9'),
        task: { right: 'h6', wrong: { c6: 'five', j6: 'gap' } },
      },
      {
        id: 'nine',
        at: mat('b4 c4 d4 e4 g4 h4 i4 j4', 'c6 e6 f7 h6 i7 g8 d8 e2'),
        task: { right: 'f4', wrong: { a4: 'five', k4: 'five' } },
      },
    ],
  },
  {
    id: 'strike',
    steps: [
      { id: 'first', at: mat('c6 f8 e4 g9', 'd6 e6 f6 g6', 'h6', 1), task: { any: true } },
      { id: 'normal', task: { any: true } },
      {
        id: 'four',
        at: mat('e3 e4 e5 b6 h9', 'c6 d6 e6 f6 h4', 'g6', 1),
        task: { right: 'xe6-', wrong: { e2: 'first', e7: 'first' } },
      },
      { id: 'finish', task: { gains: 1 } },
      {
        id: 'score',
        at: mat('e4 e5 e7 e8 b6', 'c6 d6 e6 f6 h4', 'g6', 1),
        task: { gains: 1 },
      },
      {
        id: 'safe',
        at: mat('c4 c5 c7 c8 e3 e4 e5 e7 e8', 'c6 d6 e6 f6 h4 h8 i5 j7', 'g6', 1),
        task: { right: 'xe6-', wrong: { 'xc6-': 'five' } },
      },
    ],
  },
  {
    id: 'stop',
    steps: [
      { id: 'four', at: mat('g6 f8 d3', 'c6 d6 e6 f6'), task: { right: 'b6', wrong: { a6: 'far' } } },
      { id: 'gap', at: mat('e9 f8 h4 d4', 'd8 e7 g5 c9'), task: { right: 'f6', wrong: { b10: 'far' } } },
      {
        id: 'three',
        at: mat(`${MY_FIRST} e8 c5`, `${THEIR_FIRST} ${THEIR_SECOND} e6 f6 g6`, 'e1 xa1- h1 xl1- g4 h12 xl12-'),
        task: { right: 'd6 h6', wrong: { c6: 'far', i6: 'far' } },
      },
      {
        id: 'worse',
        at: mat('j2 d8 f9 h8 e4 i4 g3 c4', 'c6 d6 e6 g6 h6 j3 j4 j5 j6'),
        task: { right: 'f6', wrong: { j7: 'five' } },
      },
    ],
  },
  {
    id: 'mine',
    steps: [
      {
        id: 'look',
        at: mat('d6 e6 f6 g6 i2 i3 i4 i5', 'c6 i1 f3 f4 f5 f7 k8 j9'),
        task: { right: 'i6', wrong: { h6: 'mined' } },
      },
      {
        id: 'end',
        at: mat('c6 e6 f6 g6 i6', 'c3 c4 c5 c7 e8 g4'),
        task: { right: 'h6', wrong: { d6: 'mined' } },
      },
      {
        id: 'lay',
        at: mat('c6 f2 f3 f4 f5 k7', 'f1 d6 e6 f6 g6 g7 h7 i7 j7'),
        task: { right: 'f7', wrong: { h6: 'half' } },
        then: 'h6',
      },
      { id: 'spring', task: { gains: 1 } },
    ],
  },
  {
    id: 'chain',
    steps: [
      { id: 'back', at: mat('f3 f4 f5 f7 c6', 'd6 e6 f6 g6 h4', 'h6', 1), task: { gains: 1 } },
      {
        id: 'clean',
        at: mat('e3 e4 e5 e7 g4 g5 g7 g8 c6', 'd6 e6 f6 g6 b4 c4 d4 f4', 'h6', 1),
        task: { right: 'xg6-', wrong: { 'xe6-': 'mined' } },
      },
      {
        id: 'win',
        at: mat(
          `${MY_FIRST} ${MY_SECOND} e4 e5 e7 e8 b6`,
          `${THEIR_FIRST} c6 d6 e6 f6`,
          'e1 xa1- h1 xl1- e12 xa12- g6',
        ),
        task: { gains: 1 },
      },
      {
        id: 'calm',
        at: mat(`${MY_FIRST} e3 e4 e5 e7 c6`, `${THEIR_FIRST} d6 e6 f6 g6 b4 c4 d4 f4`, 'e1 xa1- h1 xl1- g8 h6'),
        task: { right: 'xd6- xf6- xg6- xh6-', wrong: { 'xe6-': 'mined' } },
      },
    ],
  },
  {
    id: 'double',
    steps: [
      {
        id: 'cross',
        at: mat('c6 d6 f6 g6 e4 e5 e7 e8 i3 i4 i5 i6', 'd8 f8 g4 c4 i2 h8 k5 j8 b7 h2 f3 j5'),
        task: { gains: 2, wrong: { i7: 'one' } },
        then: 'xe6- i7',
      },
      {
        id: 'mixed',
        at: mat('c6 d6 f6 g6 e3 e4 e5 e7 e8', 'd8 f8 g4 c4 h8 b9 d2 i5'),
        task: { gains: 2 },
      },
      {
        id: 'slant',
        at: mat('c3 d4 f6 g7 e2 e3 e4 e6 c9 d9 e9 f9', 'b9 h8 b2 e7 d7 g4 h3 d11 f11 i6 c6 g10'),
        task: { gains: 2, wrong: { g9: 'one' } },
      },
      {
        id: 'win',
        at: mat('f5 g5 i5 j5 h3 h4 h6 h7 f3 g4 i6 j7', 'e5 k5 h2 h8 e2 k8 d7 f8 g10 l4 c4 i9'),
        task: { gains: 3 },
      },
    ],
  },
  which,
  two,
  open,
  wait,
  {
    id: 'supply',
    steps: [
      {
        id: 'last',
        at: mat(`${MY_CROWD} d10 e10 f10 g10 i8 j11 b10`, `${THEIR_CROWD} c10 d8 f8 f12 i10 k9 b8 j7 c12`),
        task: { right: 'h10' },
        then: 'h12',
      },
      { id: 'over', task: { any: true } },
      {
        id: 'block',
        at: mat(`${MY_CROWD} ${MY_SECOND} c10 i8 b10`, `${THEIR_CROWD} d10 e10 f10 g10 j7 d8 f8`, 'e12 xa12- k12'),
        task: { right: 'h10' },
      },
      {
        id: 'home',
        at: mat(`${MY_CROWD} d10 e10 f10 g10 i8 j11 b10 b7 l8`, `${THEIR_CROWD} c10 d8 f8 k9 j7`),
        task: { right: 'h10' },
        then: 'xf10- f9',
      },
    ],
  },
  {
    id: 'forcing',
    steps: [
      {
        id: 'open',
        at: mat(
          `${MY_FIRST} ${MY_SECOND} e6 f6 g6`,
          `${THEIR_FIRST} ${THEIR_SECOND} e8 g8`,
          'e1 xa1- h1 xl1- e12 xa12- h12 xl12-',
        ),
        task: { right: 'd6 h6' },
      },
      {
        id: 'both',
        at: mat(
          `${MY_FIRST} ${MY_SECOND} d6 e6 f6 g3 g4 g5`,
          `${THEIR_FIRST} ${THEIR_SECOND} c6 g2 e8 h8`,
          'e1 xa1- h1 xl1- e12 xa12- h12 xl12-',
        ),
        task: { right: 'g6' },
      },
      {
        id: 'first',
        at: mat(
          `${MY_FIRST} ${MY_SECOND} c4 d4 e4 f5 f6`,
          `${THEIR_FIRST} ${THEIR_SECOND} b4 f2 e6 g7`,
          'e1 xa1- h1 xl1- e12 xa12- h12 xl12-',
        ),
        task: { right: 'f4', wrong: { g4: 'gap' } },
        then: 'g4',
      },
      { id: 'next', task: { right: 'f7', wrong: { f3: 'closed' } }, then: 'f8' },
      { id: 'finish', task: { gains: 1 } },
    ],
  },
  opening,
  {
    id: 'swap',
    steps: [
      { id: 'take', at: { options: { swap: true }, seats: 2, moves: 'f6' }, task: { right: 'swap' }, then: 'g7' },
      { id: 'on', task: { any: true } },
      { id: 'begin', at: { options: { swap: true }, seats: 2, moves: '' }, task: { any: true } },
    ],
  },
];
