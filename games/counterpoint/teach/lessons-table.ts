import type { Lesson } from '@countertop/core';

/** Who begins, and what everybody begins with. */
export const lots: Lesson = {
  id: 'lots',
  steps: [
    { id: 'draw', at: { seats: 3, moves: '' }, then: '?b ?r ?y' },
    { id: 'deal', then: '+y +b +g +r +y +y +b +g +r +r +b +g' },
    { id: 'begin', task: { any: true } },
  ],
};

/** Half the board is full: what scores, and what the other side is waiting for. */
export const middle: Lesson = {
  id: 'middle',
  steps: [
    {
      id: 'most',
      at: {
        seats: 2,
        moves:
          '?g ?g ?y +b +g +g +r +b +g +y +r g:a6 +r g:c2 +b g:e6 +y b:b6 +b r:a1 +b b:f4 +y b:d3 +r y:b3 +g b:d2 ' +
          '+r b:e5 +g r:d4 +b g:d1 +y r:d5 +r y:c5 +r r:b5 +y y:c4 r:c3 +b +b b:c1 y:b1 r:e1 y:f1 +g +g +g +r',
      },
      task: { gains: 2 },
    },
    {
      id: 'fill',
      at: {
        seats: 2,
        moves:
          '?r ?g ?b ?b ?g ?r ?b ?g ?b ?r ?r ?y +y +b +b +r +r +g +r +y b:b5 +g r:a6 +b g:e1 +b b:e3 +y r:b3 +r ' +
          'g:c1 +r b:a3 +y r:d3 +g y:e6 +r y:b6 +y',
      },
      task: { right: 'b:b4 r:b4', wrong: { 'y:b4': 'opens' } },
    },
    {
      id: 'choose',
      at: {
        seats: 2,
        moves:
          '?r ?y +r +b +r +g +g +r +b +b b:b5 +b g:e4 +y r:b6 +g y:f1 +y g:e2 +g r:c3 +r g:e1 +g b:c5 +g r:c6 +b ' +
          'g:d2 +g g:d5 +g b:e6 +b b:e5 +r g:b4 +g',
      },
      task: { right: 'b:b3 g:b3', wrong: { 'r:b3': 'opens' } },
    },
    {
      id: 'only',
      at: {
        seats: 2,
        moves:
          '?b ?r ?r ?y +g +y +y +g +y +y +g +g y:e4 +g g:d5 +g g:c2 +g y:a3 +y g:d4 +b y:f2 +y b:b4 +y g:a4 +y ' +
          'g:f1 +r g:a2 +y y:c3 +b',
      },
      task: { right: 'y:c4' },
    },
    {
      id: 'bold',
      at: {
        seats: 2,
        moves:
          '?r ?g ?b ?b ?g ?r ?b ?g ?b ?r ?r ?y +y +b +b +r +r +g +r +y b:b5 +g r:a6 +b g:e1 +b b:e3 +y r:b3 +r ' +
          'g:c1 +r b:a3 +y r:d3 +g y:e6 +r y:b6 +y b:d2 +b y:f2 +g r:f1 +y g:b4 g:f5 +y +g y:b1 +b y:a5 +g y:b2 ' +
          'r:c3 b:a1 +r +g +b g:d4',
      },
      task: { gains: 2 },
    },
  ],
};

/** Two others play before it is your turn again. */
export const three: Lesson = {
  id: 'three',
  steps: [
    {
      id: 'next',
      at: {
        seats: 3,
        moves:
          '?g ?g ?y +b +g +g +r +b +g +y +r +r +b +y +b b:d4 +b b:c2 +y r:c1 +r b:a5 +b r:d5 +b b:f4 +y b:b1 +g ' +
          'b:b5 +g b:f5 +r g:a6 +g y:e4 +y r:c6 +r g:a2 +r y:b4 +r r:e3 +y r:a1 +b r:c3 +y',
      },
      task: { right: 'r:d2', wrong: { 'y:d2': 'yellow' } },
    },
    {
      id: 'both',
      at: {
        seats: 3,
        moves:
          '?g ?g ?y +b +g +g +r +b +g +y +r +r +b +y +b b:d4 +b b:c2 +y r:c1 +r b:a5 +b r:d5 +b b:f4 +y b:b1 +g ' +
          'b:b5 +g b:f5 +r g:a6 +g y:e4 +y r:c6 +r g:a2 +r y:b4 +r r:e3 +y r:a1 +b r:c3 +y r:e1 +b g:d2',
      },
      task: { right: 'b:d3' },
    },
    {
      id: 'corner',
      at: {
        seats: 3,
        moves:
          '?y +g +b +g +g +y +b +g +r +r +b +y +r b:e3 +r b:d5 +g b:d1 +y g:c1 +b g:b6 +g y:b5 +y r:c2 +y r:e6 ' +
          '+y r:f1 +g y:d3 +b y:e1 y:f4 +g +g g:d4 +y g:a6 +r g:d6 +r r:d2 y:a2 +r +g b:a4 +y g:b2 +b r:b1 y:a1 ' +
          'y:f3 +b +r +b r:a3 +g g:a5 r:c5 b:e5 +g +b +y',
      },
      task: { right: 'b:f2 g:f2 r:f2' },
    },
    {
      id: 'score',
      at: {
        seats: 3,
        moves:
          '?g ?g ?y +b +g +g +r +b +g +y +r +r +b +y +b b:d4 +b b:c2 +y r:c1 +r b:a5 +b r:d5 +b b:f4 +y b:b1 +g ' +
          'b:b5 +g b:f5 +r g:a6 +g y:e4 +y r:c6 +r g:a2 +r y:b4 +r r:e3 +y r:a1 +b r:c3 +y r:e1 +b g:d2 r:f6 +g ' +
          '+g y:d3 g:d6 g:d1 +g +b +y b:b2 +y b:f3 +g y:c4 +g y:f1 +b g:a3 +r',
      },
      task: { gains: 2 },
    },
  ],
};
