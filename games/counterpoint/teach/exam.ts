import type { Exam } from '@countertop/core';

export const exam: Exam = [
  {
    id: 'double',
    lesson: 'crossing',
    at: {
      seats: 2,
      moves:
        '?y +g +b +g +g +y +b +g +r g:f1 +r g:a3 +b g:e2 +y b:a1 +r g:e5 +r r:c5 +g r:c1 +y r:d1 +b b:d4 +r ' +
        'b:c3 +r r:b6 +r r:b1 +b r:d6 +b g:f5 +y y:a5 +r b:b4 +b r:b2 +y y:c6 +b b:e3 +y b:f3 +r y:a6 +y b:d3 ' +
        '+b y:a2 +g r:a4 b:f4 +g +b g:c4',
    },
    task: { gains: 2 },
  },
  {
    id: 'triple',
    lesson: 'crossing',
    at: {
      seats: 2,
      moves:
        '?y +y +g +g +g +y +g +g +r g:e3 +g y:a5 +r g:d5 +b r:f2 +r y:a1 +r g:e1 +y g:e4 +b g:b6 +b g:b2 +y ' +
        'r:a2 +r b:b1 +g r:c4 +y g:f5 +y y:b4 +y b:d4 y:c5 y:f4 r:e6 +b +y +b +b y:c1 +b b:f3 b:d3 +b +b r:d1 ' +
        'b:f1 b:e5 +b +r +r b:b5 +r',
    },
    task: { gains: 3 },
  },
  {
    id: 'chain',
    lesson: 'chain',
    at: {
      seats: 2,
      moves:
        '?b ?y +y +r +b +b +y +y +g +b y:e1 +y y:c2 +g r:a1 +r b:c6 +r y:e5 +r y:d5 +g r:a6 +b r:a5 +b b:e3 +b ' +
        'g:d2 +b b:d6 +y g:f2 +b b:f5 +g b:a2 +y g:e4 +b b:c1 +g',
    },
    task: { right: 'r:d3' },
  },
  {
    id: 'deny',
    lesson: 'deny',
    at: {
      seats: 2,
      moves:
        '?y +g +b +g +g +y +b +g +r g:f1 +r g:a3 +b g:e2 +y b:a1 +r g:e5 +r r:c5 +g r:c1 +y r:d1 +b b:d4 +r ' +
        'b:c3 +r r:b6 +r r:b1 +b r:d6 +b g:f5 +y y:a5 +r b:b4 +b r:b2 +y y:c6 +b b:e3 +y b:f3 +r y:a6 +y b:d3 ' +
        '+b y:a2 +g r:a4',
    },
    task: { right: 'b:c4' },
  },
  {
    id: 'reserve',
    lesson: 'reserves',
    at: {
      seats: 2,
      moves:
        '?r ?g ?b ?b ?g ?r ?b ?g ?b ?r ?r ?y +y +b +b +r +r +g +r +y b:b5 +g r:a6 +b g:e1 +b b:e3 +y r:b3 +r ' +
        'g:c1 +r b:a3 +y r:d3 +g y:e6 +r y:b6 +y b:d2 +b y:f2 +g',
    },
    task: { right: 'b:b4' },
  },
  {
    id: 'last',
    lesson: 'middle',
    at: {
      seats: 2,
      moves:
        '?r ?g ?b ?b ?g ?r ?b ?g ?b ?r ?r ?y +y +b +b +r +r +g +r +y b:b5 +g r:a6 +b g:e1 +b b:e3 +y r:b3 +r ' +
        'g:c1 +r b:a3 +y r:d3 +g y:e6 +r y:b6 +y b:d2 +b y:f2 +g r:f1 +y g:b4 g:f5 +y +g y:b1 +b y:a5 +g y:b2 ' +
        'r:c3',
    },
    task: { right: 'b:a4' },
  },
  {
    id: 'win',
    lesson: 'ending',
    at: {
      seats: 2,
      moves:
        '?b ?r ?r ?y +g +y +y +g +y +y +g +g y:e4 +g g:d5 +g g:c2 +g y:a3 +y g:d4 +b y:f2 +y b:b4 +y g:a4 +y ' +
        'g:f1 +r g:a2 +y y:c3 +b y:c6 +b y:f4 +r y:d1 +r r:d2 +y r:c4 b:c5 y:e3 +g +r +r b:d3 g:a5 r:b1 y:e1 ' +
        '+r +r +b +g r:f5 y:e2 g:b5 r:f3 +b +r +y +b r:b6 b:c1 r:a6 +r +r +b b:b2 r:a1 y:b3',
    },
    task: { right: 'b:e6' },
  },
  {
    id: 'share',
    lesson: 'ending',
    at: {
      seats: 2,
      moves:
        '?g ?y +r +g +r +y +y +r +g +y y:b4 +g y:b2 +b r:c1 +g b:f5 +y g:c6 +r y:d2 +y g:e6 +b y:a5 +b r:e3 +g ' +
        'b:d5 +r g:b6 +b r:f3 +r b:a2 +y r:a1 +r y:e4 r:a3 +g +b r:a6 +r g:a4 b:b1 +y +b r:e5 +y b:d3 +b r:e1 ' +
        '+b b:f6 +g b:f1 +b g:f4 +g y:f2 y:c3 +b +r g:d4 g:b3 b:b5 +y +b +g b:c5 r:d1',
    },
    task: { right: 'g:d6' },
  },
  {
    id: 'next',
    lesson: 'three',
    at: {
      seats: 3,
      moves:
        '?y +g +b +g +g +y +b +g +r +r +b +y +r b:e3 +r b:d5 +g b:d1 +y g:c1 +b g:b6 +g y:b5 +y r:c2 +y r:e6 ' +
        '+y r:f1 +g y:d3 +b y:e1',
    },
    task: { right: 'g:b1' },
  },
  {
    id: 'most',
    lesson: 'windows',
    at: {
      seats: 3,
      moves:
        '?y +g +b +g +g +y +b +g +r +r +b +y +r b:e3 +r b:d5 +g b:d1 +y g:c1 +b g:b6 +g y:b5 +y r:c2 +y r:e6 ' +
        '+y r:f1 +g y:d3 +b y:e1 y:f4 +g +g g:d4 +y g:a6 +r g:d6 +r',
    },
    task: { gains: 3 },
  },
];
