import type { Lesson } from '@countertop/core';
import { middle, opening } from './lessons-early.ts';
import { last, late, saving } from './lessons-late.ts';

/** Six tiles lie there, level 3 is in reach of some tiles and not of others. */
const STEPS = 'Y9@0,0 Y0@-1,0 I1@-1,1 J10@-2,3 N5@-1,2 I2@2,-1';
/** Four tiles, one of them on level 2: White's hexagon is the only tile that may stay on the table. */
const BRIDGE = 'V4@0,0 C7@-1,2 I4@-1,1 O0@1,-1';
/** Two tiles on which everything fits but the hexagon. */
const YACHTS = 'Y9@0,0 Y1@-1,3';
/** Endings of whole games, two or three tiles before the last. */
const SQUEEZE =
  'O0@0,0 I4@-3,1 L5@-1,0 Y0@2,-1 I0@0,2 J1@-5,4 P3@-5,4 P0@0,-2 Y0@-2,0 V0@-6,2 J0@-7,4 C0@3,-4 N3@2,-2 L0@-2,4 ' +
  'C3@-2,4 W2@1,1 X0@-1,-4 O0@-3,-3 W0@0,-3 X0@0,-6 T2@0,-6';
const ARCH =
  'J3@0,0 J10@2,-1 L3@1,1 I0@2,0 C1@0,2 P4@-2,0 Y4@-1,0 C0@0,2 I0@-3,-1 L0@-5,0 P2@-5,0 Y0@-3,-3 W0@-3,-3 N5@-4,-2 ' +
  'V0@-4,-5 V0@-3,-6 O0@-4,-5 T9@-3,-8 N0@-3,0 X0@3,0 T10@-3,0';
const ISLANDS =
  'N3@0,0 Y1@-1,0 X0@-3,-1 I3@-2,0 C9@-4,1 P0@2,-1 Y0@-3,-2 L0@-3,-1 V0@-4,-4 O0@-2,-4 I1@-4,-3 V1@-4,-5 L0@-4,-5 ' +
  'C2@-4,-4 W3@1,-1 W1@0,0 P1@1,2 J0@-4,4 J3@1,-2 X0@-2,-6';
const LEAD =
  'J6@0,0 P10@0,-3 V5@0,-2 I0@2,1 C4@1,1 Y3@3,2 I0@3,-3 L3@4,-2 P8@3,-2 C4@2,-3 Y11@2,2 J0@2,2 L0@4,-4 V0@3,-2 ' +
  'T0@6,-4 W0@4,-7 W0@4,-5 O0@2,-5 O0@5,-8 N4@4,-8 N4@2,-6';
const TOWER =
  'L0@0,0 P10@-3,1 J9@-5,2 I5@-2,0 N1@-4,2 J0@-3,2 C1@0,-3 L0@1,-4 P1@0,-2 N5@-1,-1 T8@0,-4 Y0@2,-3 I0@1,-7 W0@2,-8 ' +
  'V2@0,-4 C0@0,-3 X0@1,-8 T1@1,-3 W4@1,-4 V0@-1,-8 O0@0,-9';

const LOWEST = { goal: 'lowest' };

export const lessons: readonly Lesson[] = [
  {
    id: 'grid',
    steps: [
      { id: 'first', at: { seats: 2, moves: '' }, task: { any: true } },
      {
        id: 'names',
        at: { seats: 2, moves: '' },
        task: { right: 'N0@0,0 N1@0,0 N2@0,0 N3@0,0 N4@0,0 N5@0,0', wrong: { 'O0@0,0': 'hexagon' } },
      },
      {
        id: 'side',
        at: { seats: 2, moves: 'V0@0,0' },
        task: {
          any: true,
          wrong: {
            'O0@-2,-1': 'corner',
            'O0@-2,2': 'corner',
            'O0@-1,-2': 'corner',
            'O0@1,-2': 'corner',
            'O0@1,2': 'corner',
            'O0@2,-1': 'corner',
            'O0@2,1': 'corner',
          },
        },
      },
      {
        id: 'both',
        at: { seats: 2, moves: 'Y1@0,0 C1@2,-2' },
        task: {
          right: 'O0@1,1',
          wrong: {
            'O0@1,-3': 'one',
            'O0@3,-3': 'one',
            'O0@0,-2': 'one',
            'O0@3,-2': 'one',
            'O0@-2,0': 'one',
            'O0@3,0': 'one',
            'O0@-2,1': 'one',
          },
        },
      },
      {
        id: 'gap',
        at: { seats: 2, moves: 'P0@0,0 P8@0,1' },
        task: {
          right: 'O0@1,0',
          wrong: { 'O0@0,0': 'over', 'O0@1,-1': 'over', 'O0@1,1': 'over', 'O0@2,0': 'over' },
        },
      },
    ],
  },
  {
    id: 'turning',
    steps: [
      { id: 'turn', at: { seats: 2, moves: 'V0@0,0' }, task: { right: 'V1@0,-1 V1@1,0' } },
      { id: 'flip', at: { seats: 2, moves: 'Y1@0,0' }, task: { right: 'Y3@0,1' } },
      {
        id: 'trapezoid',
        at: { seats: 2, moves: 'P0@0,0' },
        task: { right: 'V5@0,0', wrong: { 'P9@0,0': 'parallelogram' } },
      },
      {
        id: 'mirror',
        at: { seats: 2, moves: 'L0@0,0' },
        task: { right: 'Y6@0,1 Y7@1,0', wrong: { 'L3@1,0': 'parallelogram', 'L3@0,1': 'parallelogram' } },
      },
      { id: 'rhombus', at: { seats: 2, moves: 'I2@0,0 V2@-2,1' }, task: { right: 'V5@-2,2' } },
    ],
  },
  {
    id: 'support',
    steps: [
      {
        id: 'lie',
        at: { seats: 2, moves: 'I0@0,0 L0@0,-2' },
        marks: 'P0@0,-2',
        task: { right: 'P0@0,-2 J2@0,-2 C0@0,-2' },
      },
      { id: 'bridge', at: { seats: 2, moves: 'I3@0,0 J10@3,-1' }, task: { right: 'C6@3,-1' } },
      {
        id: 'hole',
        at: { seats: 2, moves: 'L5@0,0 I1@1,-1 Y0@3,0 O0@4,-2' },
        task: {
          right: 'O0@3,-1',
          wrong: { 'O0@2,-1': 'hole', 'O0@2,0': 'hole', 'O0@4,-2': 'alone', 'O0@3,-2': 'over', 'O0@4,-1': 'over' },
        },
      },
      {
        id: 'uneven',
        at: { seats: 2, moves: BRIDGE },
        task: {
          right: 'L1@1,-1 L3@1,-1 L4@1,-1',
          wrong: { 'L0@1,0': 'step', 'L1@1,0': 'step', 'L2@0,1': 'step', 'L2@1,0': 'step', 'L5@0,0': 'step' },
        },
      },
    ],
  },
  {
    id: 'two',
    steps: [
      {
        id: 'bar',
        at: { seats: 2, moves: 'J0@0,0 I1@-2,-1' },
        task: { right: 'I0@0,-1', wrong: { 'I1@-2,-1': 'one' } },
      },
      {
        id: 'chevron',
        at: { seats: 2, moves: 'C0@0,0 V0@0,-2' },
        task: { right: 'V2@0,-1', wrong: { 'V0@0,-2': 'one' } },
      },
      {
        id: 'third',
        at: { seats: 2, moves: 'I2@0,0 T10@-3,3 C11@-2,2 J11@1,-1 J10@0,0' },
        task: { right: 'V5@-1,1 N4@0,0 N5@-1,1', wrong: { 'C11@-2,2': 'one' } },
      },
      {
        id: 'only',
        at: { seats: 2, moves: 'C8@0,0 W5@-3,2 I5@-2,1 X1@1,-2 X1@-5,4 C10@1,-2' },
        task: {
          right: 'V5@1,-2',
          wrong: {
            'P2@-4,4': 'second',
            'L0@-4,4': 'second',
            'Y10@-5,4': 'second',
            'J3@-4,4': 'second',
            'T8@-5,4': 'second',
          },
        },
      },
    ],
  },
  {
    id: 'forced',
    steps: [
      {
        id: 'up',
        at: { seats: 2, moves: 'J0@0,0 V0@2,0' },
        task: { right: 'N1@1,0 N2@0,0', wrong: { 'N0@3,-1': 'table', 'N0@4,0': 'table', 'N0@-2,0': 'table' } },
      },
      {
        id: 'stay',
        at: { seats: 2, moves: BRIDGE },
        task: {
          right: 'O0@2,-3 O0@0,-2 O0@3,-2 O0@-1,0 O0@3,0 O0@2,1 O0@-2,2 O0@1,2 O0@0,3 O0@-3,4 O0@-2,5',
        },
      },
      { id: 'third', at: { seats: 2, moves: STEPS }, task: { right: 'V2@0,1' } },
      {
        id: 'lower',
        at: { seats: 2, moves: STEPS },
        task: {
          right: 'P6@1,-1',
          wrong: { 'J1@0,1': 'third', 'J7@0,1': 'third', 'V2@0,1': 'third', 'C5@-1,1': 'third' },
        },
      },
      {
        id: 'everything',
        at: { seats: 2, moves: YACHTS },
        task: {
          right: 'O0@1,2',
          wrong: {
            'O0@0,-1': 'hexagon',
            'O0@2,-1': 'hexagon',
            'O0@-1,0': 'hexagon',
            'O0@2,0': 'hexagon',
            'O0@-3,3': 'hexagon',
            'O0@-3,4': 'hexagon',
            'O0@0,4': 'hexagon',
          },
        },
      },
    ],
  },
  {
    id: 'race',
    steps: [
      {
        id: 'enter',
        at: { seats: 2, moves: 'Y6@0,0 T1@0,2 L3@2,2 P3@0,2 T0@-2,0 J10@1,2' },
        task: {
          right: 'J4@1,2 V0@1,2 V1@0,2 C2@1,2 C6@1,2 N1@0,2',
          wrong: { 'I1@-2,1': 'late', 'I3@-2,1': 'late', 'P2@-2,1': 'late' },
        },
      },
      {
        id: 'block',
        at: { seats: 2, moves: 'I2@0,0 C6@-2,-1 P6@-1,-1 P11@-3,3 Y8@1,-3 N3@-1,2 O0@-1,-2' },
        task: {
          right: 'I0@0,0 I2@0,-1 I2@0,0 V5@-1,1',
          wrong: {
            'L1@-1,-2': 'open',
            'Y6@-1,-2': 'open',
            'Y7@-2,-1': 'open',
            'W5@-2,-2': 'open',
            'T11@-2,-2': 'open',
          },
        },
      },
      {
        id: 'choose',
        at: { seats: 2, moves: 'Y2@0,0 Y11@-2,-1 N1@-1,0 T10@-3,-2 V4@-6,0 C9@-5,-1 T3@-2,-2 W2@0,-3' },
        task: {
          right: 'C5@-3,-1',
          wrong: {
            'I5@-5,-1': 'snake',
            'P6@-2,-2': 'bar',
            'P8@-3,-2': 'chevron',
            'C1@-1,-2': 'bar',
            'C3@-3,-1': 'chevron',
            'C8@-4,-1': 'snake',
          },
        },
      },
    ],
  },
  {
    id: 'tempo',
    steps: [
      {
        id: 'lobster',
        at: { seats: 2, moves: BRIDGE },
        task: { right: 'L3@1,-1', wrong: { 'L1@1,-1': 'side', 'L4@1,-1': 'side' } },
      },
      {
        id: 'hook',
        at: { seats: 2, moves: 'Y2@0,0 C5@1,1 L2@0,2 J9@1,1' },
        task: {
          right: 'J4@0,0',
          wrong: { 'J0@0,1': 'between', 'J1@0,1': 'between', 'J3@0,1': 'between', 'J5@0,1': 'between' },
        },
      },
      {
        id: 'wait',
        at: { seats: 2, moves: 'C5@0,0 J9@-1,1 L2@0,0 Y8@-1,2' },
        task: {
          right: 'W3@-1,2 O0@1,-2 O0@2,-2 O0@-1,-1 O0@3,-1 O0@-2,1 O0@2,1 O0@1,2 O0@-3,4 O0@-2,5',
          wrong: { 'W5@-1,1': 'crown' },
        },
      },
      {
        id: 'hold',
        at: { seats: 2, moves: LEAD },
        task: { right: 'T3@3,-6 T11@3,-5 X1@3,-4', wrong: { 'T4@3,-4': 'step' } },
      },
    ],
  },
  {
    id: 'force',
    steps: [
      {
        id: 'squeeze',
        at: { seats: 2, moves: SQUEEZE },
        task: { right: 'N4@0,1', wrong: { 'T8@-3,-3': 'signpost', 'N2@-3,-3': 'snake' } },
        then: 'V3@-3,-3',
      },
      { id: 'top', task: { any: true } },
      {
        id: 'again',
        at: { seats: 2, moves: ARCH },
        task: { right: 'W3@-3,-8', wrong: { 'W4@3,-1': 'crown', 'O0@-3,-7': 'hexagon', 'O0@3,0': 'hexagon' } },
        then: 'X0@3,-1 O0@2,0',
      },
      {
        id: 'deep',
        at: { seats: 2, moves: ISLANDS },
        task: {
          right: 'O0@1,-2',
          wrong: {
            'O0@-2,-5': 'hexagon',
            'T2@-2,-6': 'fourth',
            'T7@-3,-5': 'fourth',
            'T2@-4,2': 'third',
            'T3@-2,-6': 'third',
            'T3@-2,-5': 'third',
            'T4@-3,-5': 'third',
            'T8@-3,-5': 'third',
          },
        },
        then: 'T7@1,-2',
      },
      { id: 'fourth', task: { any: true }, then: 'N0@-2,-5' },
    ],
  },
  opening,
  middle,
  late,
  saving,
  {
    id: 'end',
    steps: [
      {
        id: 'last',
        at: {
          seats: 2,
          moves:
            'Y6@0,0 P11@-1,1 V1@0,1 Y0@-2,2 J4@-2,2 I0@-3,1 C7@0,-2 V4@0,2 I0@2,-5 L0@2,-7 L0@-3,-1 C0@-3,-1 P0@2,-7 ' +
            'W0@3,-1 W0@3,-6 J5@2,-5 N5@2,0 T0@4,-5 O0@4,-3 N3@4,-4 T0@0,-7 X0@-5,3 X1@-4,2',
        },
        task: { any: true },
      },
      { id: 'levels', at: { seats: 2, moves: `${ISLANDS} O0@1,-2 T7@1,-2 T0@1,-1 N0@-2,-5` } },
      {
        id: 'order',
        at: { seats: 2, moves: TOWER },
        task: { right: 'X0@-1,-9 X1@-1,-8 X2@-1,-9', wrong: { 'O0@-1,-8': 'hexagon' } },
        then: 'Y5@1,-4',
      },
      { id: 'fifth', task: { any: true } },
      { id: 'equal', at: { seats: 2, moves: `${TOWER} O0@-1,-8 Y5@1,-4 X0@0,-11` } },
    ],
  },
  last,
  {
    id: 'lowest',
    steps: [
      {
        id: 'down',
        at: { options: LOWEST, seats: 2, moves: 'N3@0,0 L1@-1,0 L4@-1,0 I4@-1,-3 W5@0,-5' },
        task: {
          right: 'O0@1,-6 O0@3,-6 O0@-1,-4 O0@2,-4 O0@-2,-2 O0@1,-2 O0@2,-1 O0@-3,0 O0@-3,1 O0@1,1 O0@-3,2 O0@-1,3',
        },
      },
      {
        id: 'lift',
        at: { options: LOWEST, seats: 2, moves: YACHTS },
        task: {
          right: 'O0@1,2',
          wrong: {
            'O0@0,-1': 'hexagon',
            'O0@2,-1': 'hexagon',
            'O0@-1,0': 'hexagon',
            'O0@2,0': 'hexagon',
            'O0@-3,3': 'hexagon',
            'O0@-3,4': 'hexagon',
            'O0@0,4': 'hexagon',
          },
        },
      },
      {
        id: 'push',
        at: {
          options: LOWEST,
          seats: 2,
          moves:
            'W3@0,0 V3@2,-1 P1@1,2 W0@-1,0 I2@1,1 X0@1,-2 J3@-1,1 N2@2,-1 N1@0,-3 L0@1,-1 C6@1,-1 J6@-1,-1 Y6@-1,-1 ' +
            'O0@2,-4 X2@1,-4 I1@0,-1 V1@0,-1 C2@-1,0 T2@-1,-4 Y8@-1,-4 L3@2,-6',
        },
        task: { right: 'P6@2,-6', wrong: { 'T3@2,-6': 'signpost' } },
        then: 'O0@2,-4',
      },
      { id: 'settle', task: { any: true } },
      {
        id: 'patience',
        at: {
          options: LOWEST,
          seats: 2,
          moves:
            'P11@0,0 Y6@1,-1 V2@1,-1 P0@3,-1 Y8@2,-1 I4@1,-1 I0@1,-3 X0@-1,-2 C1@1,-3 L3@3,-3 O0@-1,0 T0@-1,-1 ' +
            'J7@1,-1 W4@1,-1 N1@4,-4 J4@4,-4 T8@4,-2 N1@3,-2 W4@3,-3 O0@6,-5',
        },
        task: { right: 'L1@6,-5', wrong: { 'L5@5,-5': 'room', 'X2@5,-5': 'room' } },
        then: 'C10@3,-3',
      },
    ],
  },
];
