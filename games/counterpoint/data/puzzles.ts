import type { Puzzle } from '@countertop/core';

// Written by `countertop mine counterpoint --count 124 --keep`; docs/puzzles.md says how.
export const puzzles: readonly Puzzle[] = [
  {
    id: '1khr62nbu',
    at: {
      seats: 2,
      moves:
        '?r ?r ?b ?g ?b ?y +b +r +y +g +y +g +r +g y:f3 +y g:a6 +r y:e2 +y g:a1 +r g:f2 +r y:e3 +b r:d6 +y r:b1 +r y:a2 +b r:c6 +b y:d4 +y r:b5 +g b:d1 +g b:c1 +g y:a5 +y g:d3 +r r:d2 g:f4 b:d5 y:c4 +b +g +g +y b:c2 g:b2 r:f6 +g +b +g g:c5 y:e5 b:f5 g:e4 +b +r +b +g r:c3 b:b3 g:e1 +g +y +b b:a4 +y',
    },
    solution: 'y:b4 b:a3',
    also: 'g:b6',
    themes: ['chain', 'double', 'ending'],
    depth: 2,
    rating: 650,
    proof: 'exact',
    margin: 1,
  },
  {
    id: 'y2c4qf7w',
    at: {
      seats: 2,
      moves:
        '?g ?y +y +g +y +g +r +g +b +r g:a4 +b r:f4 +b y:d6 +b b:d5 +g b:c6 +r b:a1 +g r:c3 +r g:b1 +y y:e3 +y y:f2 +b r:d2 +y g:b6 +y g:a6 +g b:e4 +r b:b2 +y r:f3 +y g:a5 +g r:e6 y:b3 +y +r y:c1 +g g:c4 y:d4 r:b4 y:e5 +b +r +r +y y:c5 g:f6 g:b5 y:f5 +b +r +g +y b:c2 r:a2 y:f1 +r +b +b g:d3 y:a3 r:d1',
    },
    solution: 'b:e1',
    themes: ['row', 'deny', 'ending'],
    depth: 1,
    rating: 650,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: 'un65icuo',
    at: {
      seats: 2,
      moves:
        '?b ?r ?r ?r ?b ?b ?r ?b ?y +y +g +r +b +y +y +b +y y:c2 +r y:f6 +g g:b6 +r y:d3 +y b:e5 +y b:f1 +y r:e2 +r y:a4 +g y:b4 +r g:f2 +b r:b2 +b y:e3 +b b:d2 r:c4 +g +g b:b1 +y g:a2 r:a6 +b +b g:b3 y:e4 +y +r b:f4 +b b:e6 +b b:a5 +r y:b5 +g r:a3 g:d4 b:c3 r:d1 +g +r +y +g r:d5 g:c5 b:d6 y:c6 +g +r +r +b y:a1',
    },
    solution: 'g:c1 g:e1',
    also: 'r:e1',
    themes: ['double', 'deny', 'ending'],
    depth: 2,
    rating: 690,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: 'vaxvr3f6',
    at: {
      options: { width: 5, height: 5 },
      seats: 2,
      moves:
        '?b ?g ?r ?r ?g ?r ?g ?r ?r ?b ?r ?r ?r ?y +y +y +y +r +g +g +y +r y:e4 +b g:e2 +y r:c2 +b r:d3 +r y:b5 +y y:a4 +r b:d4 +y r:d2 +r y:a1 +r y:e5 +b b:c4 y:b2 +b +g r:a5 +g b:b1 +g g:e3 +y r:e1 +r y:c3 +b g:c1 r:a3 +b +y b:b3 r:d1',
    },
    solution: 'g:c5 b:d5',
    themes: ['chain', 'row', 'ending'],
    depth: 2,
    rating: 690,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: '1pzbbuc9z',
    at: {
      seats: 2,
      moves:
        '?y +y +r +y +y +r +b +r +g y:e6 +b r:b6 +g y:d6 +g g:f2 +r y:f1 +g r:e1 +b g:a2 +y b:a5 +g g:b4 +g g:a1 +y r:d5 +b y:e3 +r b:d1 +y r:c6 +y g:c1 y:e4 +b +g y:b1 r:e5 +r +b b:c2 +r b:a6 +r g:d2 +y g:a3 +b y:f6 +y b:f5 +b y:b5 +r b:b3',
    },
    solution: 'r:b2',
    themes: ['double', 'deny'],
    depth: 1,
    rating: 740,
    proof: 'search',
    margin: 0.5,
  },
  {
    id: 'cil30rcr',
    at: {
      options: { width: 5, height: 5 },
      seats: 2,
      moves:
        '?y +y +r +y +y +r +b +r +g y:a5 +b r:c3 +g y:d5 +g g:e2 +r y:d4 +g r:b4 +b g:b5 +y b:d2 +g y:e4 +g g:c2 +y g:c5 +b y:d1 +r r:c4 +y b:e1 +y b:a3 +b r:e3 y:a2 +g +r g:b2 +b r:a1 +r b:e5 y:a4 +r +y r:c1 +b b:b3 +y',
    },
    solution: 'g:b1',
    themes: ['row', 'deny', 'ending'],
    depth: 1,
    rating: 740,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: 'duqd5feg',
    at: {
      options: { width: 5, height: 5 },
      seats: 2,
      moves:
        '?b ?b ?y +b +r +r +y +y +r +g +y b:e4 +r g:c1 +y r:b4 +r r:d3 +b r:e2 +y y:a2 +b r:b5 +g b:c5 +r y:e1 +g r:b3 +g g:e3 y:e5 r:d5 +r +g +g b:a5 +b g:a4 +y y:d1 +r r:a3 g:a1 +y +g b:c2 y:c3 +r +r',
    },
    solution: 'g:d2',
    themes: ['row', 'deny', 'ending'],
    depth: 1,
    rating: 740,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: '1w9be1jt8',
    at: {
      seats: 2,
      moves:
        '?b ?r ?y +y +g +r +b +b +r +b +g y:f6 +b b:a5 +y b:f2 +y y:b3 +r r:b1 +y r:f5 +r y:d6 +r r:a3 +r r:e3 +y r:b6 +r g:a4 +b r:e4 +y y:a2 b:a1 y:a6 b:e2 +r +r +g +b y:f1 +r r:c1 +r r:d2 +y r:d5 +g y:b2 +g g:c2 r:d4 +g +g g:c3 b:d3 r:e5 +y +g +r g:b4 +b g:c5 +y b:b5 g:e6 +g +b y:f3',
    },
    solution: 'g:f4',
    themes: ['row', 'deny', 'ending'],
    depth: 1,
    rating: 770,
    proof: 'exact',
    margin: 0.27,
  },
  {
    id: 'rmwwbgk1',
    at: {
      seats: 4,
      moves:
        '?r ?r ?y +g +b +b +r +r +y +b +g +g +b +r +y +y +r +y +g g:b4 +g r:d4 +g y:b3 +y y:d3 +y r:e4 +g y:d5 +b g:e3 +g r:f6 +r g:c3 +r g:f4 +r g:c1 +b y:a5 +r g:e2 +r b:e1 +g y:a2 +b r:d1 +b r:f5 +r r:a4 +g r:d2 +r b:c5 +b b:f1 +b g:e5 g:b5 +y +g r:c4 b:a6 b:b6 +y +g +y g:a3 b:a1 y:b1 r:b2 +r +y +b +y r:e6 +y y:f2',
    },
    solution: 'b:f3 g:c6',
    tempting: { 'b:c2': 'g:f3' },
    themes: ['chain', 'row'],
    depth: 2,
    rating: 780,
    proof: 'search',
    margin: 0.49,
  },
  {
    id: '14gpopl2n',
    at: {
      options: { width: 5, height: 5 },
      seats: 2,
      moves:
        '?b ?y +g +g +r +y +r +g +y +r g:d5 +b r:a2 +g g:d1 +g g:c3 +r g:c5 +r g:a5 +b r:e1 +b r:a4 +b b:e4 +y b:a3 +b y:b2 +y b:e2 +g y:b1 +r b:c1 g:a1 +g +y r:d4 +g y:e5 +b g:e3 +g r:c4 +r y:c2',
    },
    solution: 'b:b3',
    themes: ['row', 'deny', 'ending'],
    depth: 1,
    rating: 820,
    proof: 'exact',
    margin: 0.7,
  },
  {
    id: '13vajzmoh',
    at: {
      options: { width: 5, height: 5 },
      seats: 2,
      moves:
        '?y +r +b +g +r +y +b +r +r b:e1 +y y:b3 +y r:b4 +y r:c5 +r y:e5 +g r:a5 +g y:e2 +b r:d1 +g g:e3 +b y:a4 +y r:e4 g:a2 +g +g g:c2 +r g:a1 +y b:a3 y:b2 +r +b b:d2 +b g:c3 +g b:d3 +y g:b1 +g',
    },
    solution: 'y:c1',
    themes: ['row', 'ending'],
    depth: 1,
    rating: 840,
    proof: 'exact',
    margin: 0.47,
  },
  {
    id: '1n9jzqtfp',
    at: {
      seats: 2,
      moves:
        '?g ?y +b +g +r +b +b +g +r +g r:a1 +b g:b5 +r b:b2 +b g:b4 +g g:d5 +g b:f3 +r b:d1 +y g:c6 +g y:c5 +y g:d2 +g b:a5 +r g:f6 +y y:c3 +g r:f4 +y g:e4 +y y:f5 r:b6 +y +r r:e5 +r r:d4 +y b:e1 +r y:d3 r:f2 +r +g r:b3 +r',
    },
    solution: 'y:b1',
    themes: ['row', 'deny'],
    depth: 1,
    rating: 870,
    proof: 'search',
    margin: 0.2,
  },
  {
    id: '5qx1xwl',
    at: {
      seats: 2,
      moves:
        '?b ?b ?g ?g ?r ?b ?b ?r ?r ?r ?g ?y +r +y +b +g +b +y +g +g r:b6 +r g:d3 +b b:f4 +b y:a5 +y g:e5 +b b:d5 +y b:a6 +b g:b4 +r b:e6 +r y:e1 +g r:f6 +y r:b2 +g y:e4 +r g:c3 +r r:e3 b:d1 +g +y g:f2 +y y:c6 +g y:b3 +y',
    },
    solution: 'g:d6',
    themes: ['triple', 'kill'],
    depth: 1,
    rating: 870,
    proof: 'search',
    margin: 0.15,
  },
  {
    id: 'yt9g3x1r',
    at: {
      options: { width: 5, height: 5 },
      seats: 2,
      moves:
        '?r ?b ?b ?g ?b ?g ?g ?g ?r ?y +g +b +g +y +g +y +b +r g:e5 +g y:c4 +y g:c5 +y r:d5 +g y:a4 +b g:a1 +r g:a5 +b y:b1 +b y:c2 +r b:b5 +y b:b2 +g y:d3 +b b:e1 +b b:e2 +y g:a3 +g y:e3 +y b:c3 +g r:b3 b:e4 +y +y g:d4 +r',
    },
    solution: 'g:b4 y:d2',
    also: 'y:d1',
    themes: ['row', 'deny', 'ending'],
    depth: 2,
    rating: 880,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: '1gr77hg96',
    at: {
      options: { partners: true },
      seats: 4,
      moves:
        '?r ?r ?y +b +b +r +y +y +g +r +b +g +b +b +r +r +b +r +g r:e6 +r r:c3 +b r:f4 +y g:d5 +g r:f3 +b g:e1 +y g:d4 +g g:a2 +g y:f1 +y b:a6 +b b:e5 +b r:c2 +b y:b2 b:d2 b:a1 b:f5 +g +y +g +y y:b4 y:f6 b:a5 +r +y +g g:e2 b:b3 +b +r b:c4 +g y:f2',
    },
    solution: 'y:e4 g:e3',
    also: 'g:d3',
    themes: ['chain', 'row', 'partners'],
    depth: 2,
    rating: 910,
    proof: 'search',
    margin: 0.18,
  },
  {
    id: 'b2zz6o5d',
    at: {
      seats: 2,
      moves:
        '?r ?r ?b ?g ?b ?y +b +r +y +g +y +g +r +g y:f3 +y g:a6 +r y:e2 +y g:a1 +r g:f2 +r y:e3 +b r:d6 +y r:b1 +r y:a2 +b r:c6 +b y:d4 +y r:b5 +g b:d1 +g b:c1 +g y:a5 +y g:d3 +r r:d2 g:f4 b:d5 y:c4 +b +g +g +y b:c2 g:b2 r:f6 +g +b +g g:c5 y:e5 b:f5 g:e4 +b +r +b +g',
    },
    solution: 'b:c3 g:b4',
    also: 'r:b3',
    themes: ['chain', 'row'],
    depth: 2,
    rating: 910,
    proof: 'search',
    margin: 0.34,
  },
  {
    id: 'qea75og9',
    at: {
      options: { partners: true },
      seats: 4,
      moves:
        '?b ?y +b +y +b +y +b +r +g +r +r +r +g +y +g +b +b +g y:f2 +b r:d5 +b g:c6 +y b:d2 +r b:f3 +y b:a6 +g y:d1 +r r:f4 +y b:f1 +g r:d3 +b y:e4 r:d4 +y +g',
    },
    solution: 'g:f5',
    themes: ['row', 'deny', 'partners'],
    depth: 1,
    rating: 920,
    proof: 'search',
    margin: 0.58,
  },
  {
    id: '1o362zdyh',
    at: {
      seats: 2,
      moves:
        '?b ?y +g +g +r +b +g +y +r +y g:b1 +y r:e5 +g g:d6 +r g:c1 +b b:a3 +b y:b6 +y r:c3 +y y:d3 +r y:b3 +b y:d2 +y b:f5 +y y:a5 +b b:c4 +b b:f3 +y y:c2 y:a2 +r +b y:d4 +b r:e3 +y b:f4 b:f2 +b +g b:e2 +b r:a4 +g b:e6 +g g:a1 g:a6 g:b4 b:e1 +y +y +y +r b:b2 g:c5 r:b5 y:c6 +g +r +r +r y:d5 r:f6',
    },
    solution: 'y:e4',
    themes: ['deny', 'safe', 'ending'],
    depth: 1,
    rating: 930,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: '380nr06q',
    at: {
      seats: 2,
      moves:
        '?g ?b ?g ?y +r +g +b +g +b +g +b +b b:c1 +g b:c4 +g g:a1 +r g:b6 +g g:f2 +r b:c6 +y r:d5 +b g:a5 +r g:b1 +r r:d2 +b r:e5 +b b:e1 +y r:f6 +r y:f4 +b r:b4 +y b:a6 +y b:f3 +y y:d4 +r r:f5 y:f1 +y +g g:a4 b:e3 +g +y g:e4 y:e2 b:c2 y:d3 +y +b +g +y r:c5 y:e6 g:b3 y:a2 +b +g +y +g g:b2',
    },
    solution: 'b:c3',
    themes: ['row', 'deny', 'ending'],
    depth: 1,
    rating: 930,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: 'r42n0gbb',
    at: {
      seats: 2,
      moves:
        '?y +g +r +y +y +r +b +r +y y:b6 +r y:f1 +r r:b4 +g r:c1 +g y:f4 +y r:f2 +r g:d5 +b r:b2 +r y:c4 +y r:c2 +b y:a1 +y b:e2 +r r:d2 +y r:d1 +b y:f6 +b b:c6 +g b:e4 +b g:a6 +g g:d4 b:a4 b:c3 y:d6 +g +g +y +y r:e5',
    },
    solution: 'g:c5',
    themes: ['row', 'deny'],
    depth: 1,
    rating: 930,
    proof: 'search',
    margin: 0.5,
  },
  {
    id: '1922003av',
    at: {
      options: { partners: true },
      seats: 4,
      moves:
        '?b ?y +b +y +b +y +b +r +g +r +r +r +g +y +g +b +b +g y:f2 +b r:d5 +b g:c6 +y b:d2 +r b:f3 +y b:a6 +g y:d1 +r r:f4 +y b:f1 +g r:d3 +b y:e4 r:d4 +y +g g:f5 y:f6',
    },
    solution: 'b:c2',
    themes: ['row', 'deny', 'partners'],
    depth: 1,
    rating: 940,
    proof: 'search',
    margin: 0.38,
  },
  {
    id: '17o3wyiw7',
    at: {
      seats: 4,
      moves:
        '?g ?y +b +b +g +r +b +r +b +g +y +b +r +r +g +y +g +y r:f2 +y b:f5 +y r:a4 +g g:e3 +r b:a1 +g g:e5 +r r:e1 +b r:c2 +y g:c1 +b y:d5 +r b:b6 +b g:a2 +y y:a3 b:a5 g:b1 +b +r +g r:d6 +b g:a6 y:c6 b:f6 +y +r +y y:e6 +r',
    },
    solution: 'r:c5',
    themes: ['row', 'deny'],
    depth: 1,
    rating: 950,
    proof: 'search',
    margin: 0.35,
  },
  {
    id: '1mt302s97',
    at: {
      seats: 3,
      moves:
        '?r ?b ?b ?y +g +y +b +g +y +b +b +g +r +g +g +b g:b4 +y g:a2 +r g:a3 +y b:d2 +b b:c1 +g y:c4 +r g:d6 +b g:c6 +g b:d4 +g b:a4 +y r:e4 g:f4 y:f5 +r +b +b r:b5 +y y:e5 +r r:d1 +r y:e2 +y r:b1 +g r:f1 +g g:b3 +g y:c2 g:b2 +r +b g:a5 +g',
    },
    solution: 'r:c3',
    themes: ['row', 'deny'],
    depth: 1,
    rating: 950,
    proof: 'search',
    margin: 0.3,
  },
  {
    id: 'k3yv4cfx',
    at: {
      seats: 2,
      moves:
        '?b ?g ?b ?y +g +g +y +r +r +g +g +y g:b6 +r y:f4 +g g:e1 +g r:d2 +b r:f5 +b g:c6 +r r:b4 +b r:a3 +r b:d1 +g r:b5 +b g:b1 +b b:a2 +b b:e5 +r b:d6 +y r:f3 +y g:e6 +g y:c4 +b g:a5 +y y:a4 b:a6 b:f6 +g +r +r g:d3 y:d4',
    },
    solution: 'b:d5',
    tempting: { 'b:e2': 'y:b3' },
    themes: ['row', 'deny'],
    depth: 1,
    rating: 950,
    proof: 'search',
    margin: 0.34,
  },
  {
    id: 'z1ijse5z',
    at: {
      seats: 2,
      moves:
        '?g ?b ?r ?g ?y +g +y +r +y +r +r +r +b y:e2 +b r:a2 +g g:f5 +g b:b4 +b b:b6 +r b:f3 +b r:b5 +g b:c6 +r g:b1 +y g:f4 +r y:d4 +r r:e5 +g y:c3 +y r:e1 +r r:f2 +g r:e4 +r g:c4 y:f1 r:a4 g:d2 +y +g +g +y r:a5 r:a6 +y +b y:e3 +b b:c2 y:d3',
    },
    solution: 'r:c5',
    tempting: { 'r:b2': 'g:f6' },
    themes: ['double', 'kill'],
    depth: 1,
    rating: 950,
    proof: 'search',
    margin: 0.26,
  },
  {
    id: '1qpmlpizt',
    at: {
      seats: 2,
      moves:
        '?y +r +y +r +y +g +b +g +b r:d4 +g b:f2 +r r:e4 +y g:a3 +g y:e5 +y r:f6 +g y:a6 +b g:a1 +b y:c4 +y g:b6 +r y:f1 +y b:c6 +y y:d5 +r g:f3 r:f4 y:f5 b:b5 +y +b +r +r y:e6 +g',
    },
    solution: 'r:d6',
    themes: ['double', 'deny'],
    depth: 1,
    rating: 960,
    proof: 'search',
    margin: 0.16,
  },
  {
    id: '29qznrh2',
    at: {
      seats: 2,
      moves:
        '?y +r +y +b +y +y +y +y +g y:d3 +r g:a1 +r r:c3 +b y:d4 +g y:b4 +r r:c6 +y r:b1 +r y:b6 +y b:f4 +g y:a4 +y r:d6 +g g:e1 +g g:c1 +r y:b2 +b b:d2 r:f1 +y +b y:b5 +r y:f6 +r y:e6 +g r:b3 +y b:c5 +g r:a3 +b g:e5 +b b:a2',
    },
    solution: 'g:a5',
    themes: ['double', 'deny'],
    depth: 1,
    rating: 960,
    proof: 'search',
    margin: 0.24,
  },
  {
    id: 'snu7lv9w',
    at: {
      seats: 2,
      moves:
        '?g ?y +y +g +y +g +r +g +b +r g:a4 +b r:f4 +b y:d6 +b b:d5 +g b:c6 +r b:a1 +g r:c3 +r g:b1 +y y:e3 +y y:f2 +b r:d2 +y g:b6 +y y:a6 +g y:f3 +r g:a5 +y r:e6',
    },
    solution: 'g:f6',
    themes: ['row', 'deny'],
    depth: 1,
    rating: 960,
    proof: 'search',
    margin: 0.21,
  },
  {
    id: '2lep4ulh',
    at: {
      options: { width: 5, height: 5 },
      seats: 2,
      moves:
        '?b ?y +b +g +r +r +r +y +r +y g:e1 +g y:d5 +r g:b2 +b y:d4 +r r:e3 +b r:a3 +r b:d3 +y r:b1 +y y:e2 +r y:a2 +g r:d2 +b r:c2 +b b:e4 b:c5 +g +g g:e5 r:b5 r:d1 +y +y +b g:a5 b:a4 r:b3 +g +b +g b:a1 +r g:c3 +b',
    },
    solution: 'y:c4 b:c1',
    themes: ['chain', 'row', 'ending'],
    depth: 2,
    rating: 970,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: 'dzp73h1o',
    at: {
      seats: 4,
      moves:
        '?g ?g ?y +g +b +r +g +b +r +y +r +y +b +g +y +b +b +g +b r:c3 +r b:f5 +r g:a3 +y b:d1 +b b:c5 +g r:b5 +r b:e3 +r b:b4 +y r:d6 +g y:a2 +g r:e5 +r b:f3 +g g:f6 +y r:b2 +y r:e6 +g g:b1 +b',
    },
    solution: 'y:b3 g:d3',
    also: 'g:b6',
    themes: ['chain', 'row'],
    depth: 2,
    rating: 970,
    proof: 'search',
    margin: 0.52,
  },
  {
    id: 'fowoo0ts',
    at: {
      seats: 4,
      moves:
        '?g ?b ?y +g +r +b +b +g +y +r +b +r +r +b +g +g +r +y +g b:c3 +y b:b4 +r r:f4 +y y:a1 +y b:c2 +r y:e5 +y y:d2 +b g:d6 +g g:a4 +y r:c1 +b r:f1 +y y:e2 +r r:b5 +b y:d3 +g y:c6 +y r:e1 +r b:d4 +b r:d5 g:f2 +y +b y:b1 +r g:f6 +y y:e3 +y b:d1 +g',
    },
    solution: 'r:c5',
    themes: ['row', 'deny'],
    depth: 1,
    rating: 980,
    proof: 'search',
    margin: 0.43,
  },
  {
    id: 'ui6nvrt4',
    at: {
      seats: 2,
      moves:
        '?b ?g ?y +g +y +r +g +r +b +y +y g:d2 +y y:f1 +b r:c2 +g b:e3 +b y:b6 +r b:c5 +g r:d3 +b r:c6 +r g:d5 +r r:e1 +r g:a4 +b r:b4 +y b:a1 +g y:b1 +y r:f6 +b y:b5 +g b:e6 +r g:d6 y:a3 g:a2 +g +r +b b:a6 g:c4 r:a5 y:f4 +y +g +r +b b:e2',
    },
    solution: 'r:c1',
    themes: ['row', 'deny'],
    depth: 1,
    rating: 980,
    proof: 'search',
    margin: 0.17,
  },
  {
    id: 'oawqvoyz',
    at: {
      seats: 2,
      moves:
        '?g ?y +b +g +r +b +b +g +r +g r:a1 +b g:b5 +r b:d4 +b g:f5 +g b:a6 +g g:f1 +r g:e6 +y r:b1 +g b:d3 +y g:d6 +g b:d5 +r r:f3 +y y:b6 +g b:c2 +y r:c6 g:c5 +y +y y:a3 +r y:a4 +r r:e3 y:f2 r:f4 +y +r +r y:e4 +g',
    },
    solution: 'g:c4 r:b4',
    themes: ['chain', 'double'],
    depth: 2,
    rating: 1000,
    proof: 'search',
    margin: 0.18,
  },
  {
    id: 'lj83geb9',
    at: {
      seats: 2,
      moves:
        '?r ?y +r +b +g +r +r +g +r +r r:c1 +r r:b2 +y r:d4 +r r:b5 +b r:a6 +g r:e4 +r r:d1 +g r:a3 +g g:f1 +b g:e3 +y g:f5 +b y:c2 +b',
    },
    solution: 'b:d3',
    themes: ['row', 'deny'],
    depth: 1,
    rating: 1040,
    proof: 'search',
    margin: 0.31,
  },
  {
    id: 'pzw3s9nl',
    at: {
      options: { width: 5, height: 5 },
      seats: 2,
      moves:
        '?b ?y +g +g +r +y +r +g +y +r g:d5 +b r:a2 +g g:d1 +g g:c3 +r g:c5 +r g:a5 +b r:e1 +b r:a4 +b b:e4 +y b:a3 +b y:b2 +y b:e2 +g y:b1 +r',
    },
    solution: 'b:c1',
    themes: ['row', 'deny'],
    depth: 1,
    rating: 1040,
    proof: 'search',
    margin: 0.33,
  },
  {
    id: '1krzzxrlv',
    at: {
      seats: 2,
      moves:
        '?y +b +r +g +y +b +g +b +y g:a5 +g b:f2 +r r:e5 +r b:c3 +g b:a2 +y g:f1 +r y:d2 +g r:b4 y:c1 +y +r g:a1 +g r:b5 +r g:e1 g:e4 +r +r r:e2 +b r:b6 +r r:c4 +b r:d5 +b b:c6 +g r:f4 +b g:c2 b:b2 g:f3 +b +g +y y:f5 b:f6 r:d4 +y +b +g',
    },
    solution: 'y:c5',
    themes: ['row', 'deny'],
    depth: 1,
    rating: 1050,
    proof: 'search',
    margin: 0.28,
  },
  {
    id: '1ka2qbxne',
    at: {
      seats: 2,
      moves:
        '?r ?y +r +r +r +g +g +g +r +b r:b2 +b g:b3 +g r:d1 +y g:b4 +g r:b5 +b b:e3 +r b:c1 +r g:a2 +b g:e1 +r b:f1 +b r:e4 +y r:c5 +b r:d3 +b b:a6 +r y:b1 b:d2 +y +y g:a1 r:b6 +g +b b:c3 +b b:f3 +r y:c2 b:a4 y:a3 y:e2 +b +g +g +b g:c4 r:a5 r:d4 +y +g +y b:d6 g:f4 +r +b g:e5 y:e6 b:f5 +y +y +y g:c6',
    },
    solution: 'r:f6 b:d5',
    themes: ['row', 'deny', 'ending'],
    depth: 2,
    rating: 1060,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: '1nqomjzt5',
    at: {
      seats: 2,
      moves:
        '?y +r +g +g +r +g +g +r +y g:e1 +b r:f1 +b b:a6 +y g:e3 +b r:d1 +y y:b1 +r g:f6 +r g:e4 +y y:c1 +b b:f2 +y r:a3 +b y:a1 +b b:d6 +g b:b3 +g r:b6 +b r:c5 +r b:b4 +y y:d4 r:c4 b:f4 g:f3 +g +g +y +r g:a4 y:a5 b:a2 y:c2 +y +r +b +r r:d2 g:c3 y:d3 g:b2 +r +y +b +b b:e2 r:c6 +g +b',
    },
    solution: 'y:e6 r:b5',
    themes: ['row', 'deny', 'ending'],
    depth: 2,
    rating: 1060,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: 'a6sm2mta',
    at: {
      seats: 2,
      moves:
        '?y +b +y +y +r +r +y +b +b r:a5 +b y:d1 +r b:a2 +y r:c5 +g y:d2 +g g:f4 +y y:b6 +g b:e4 +g g:f3 +r y:e6 +r b:c6 +y r:a4 +b y:b2 +y r:d5 +g y:f6 +b b:a6 +y g:e2 +y g:b1 +b b:c1 +y b:e3 +b y:c2 +g',
    },
    solution: 'g:d4 y:f2',
    also: 'b:d3',
    themes: ['chain', 'row'],
    depth: 2,
    rating: 1070,
    proof: 'search',
    margin: 0.4,
  },
  {
    id: '5aoib8j4',
    at: {
      seats: 2,
      moves:
        '?y +g +r +y +r +y +g +r +g r:e3 +b g:f2 +b r:c3 +g g:a6 +r b:c2 +b r:e1 +r g:a1 +r r:c4 +b b:d5 +g y:b4 +r g:d6 +y r:b5 +g r:d2 +y b:a5 +b y:e2 g:b2 y:e4 +g +y +b b:b3 r:b1 g:b6 b:a3 +y +r +y +b y:a2 b:a4 +g +r r:c5 y:c6 +r +y g:d3 r:f5 g:d4 y:e6 +y +r +y +g y:f6 +y r:d1 +y',
    },
    solution: 'b:f4 y:f3',
    tempting: { 'b:f1': 'y:c1' },
    themes: ['chain', 'row', 'ending'],
    depth: 2,
    rating: 1080,
    proof: 'exact',
    margin: 0.44,
  },
  {
    id: '12477mdw',
    at: {
      seats: 4,
      moves:
        '?r ?r ?y +g +b +b +r +r +y +b +g +g +b +r +y +y +r +y +g g:b4 +g r:d4 +g y:b3 +y y:d3 +y r:e4 +g y:d5 +b g:e3 +g r:f6 +r g:c3 +r g:b1 +r',
    },
    solution: 'b:c2 g:f5',
    themes: ['chain', 'row'],
    depth: 2,
    rating: 1090,
    proof: 'search',
    margin: 0.21,
  },
  {
    id: '789x94fl',
    at: {
      options: { partners: true },
      seats: 4,
      moves:
        '?r ?y +b +b +y +y +b +b +g +y +y +g +r +g +g +r +y +y y:c5 +r b:e4 +g r:e3 +r r:a5 +g y:b4 +g b:f5 +r g:b1 +b g:f4 +b b:a6 +r r:a2 +g y:f3 +y g:e2 +y r:f2 g:d5 +r +r',
    },
    solution: 'y:e5 g:e6',
    themes: ['chain', 'row', 'partners'],
    depth: 4,
    rating: 1100,
    proof: 'search',
    margin: 0.15,
  },
  {
    id: 'otu5lfan',
    at: {
      seats: 2,
      moves:
        '?b ?b ?g ?g ?r ?b ?b ?r ?r ?r ?g ?y +r +y +b +g +b +y +g +g r:b6 +r g:d3 +b b:f4 +b y:a5 +y g:e5 +b b:d5 +y b:a6 +b g:b4 +r b:e6 +r y:e1 +g r:f6 +y r:b2 +g y:e4 +r g:c3 +r r:e3 b:d1 +g +y g:f2 +y y:c6 +g y:b3 +y g:d6 r:a2 +g +y b:b5 y:e2 +r +g g:c4 y:c5 +r +r r:f5 r:d4 y:d2 g:f3 +b +b +r +r',
    },
    solution: 'g:c1 r:b1',
    also: 'r:f1',
    themes: ['chain', 'row'],
    depth: 2,
    rating: 1120,
    proof: 'search',
    margin: 0.88,
  },
  {
    id: '48ig74aq',
    at: {
      seats: 2,
      moves:
        '?b ?b ?g ?g ?r ?b ?b ?r ?r ?r ?g ?y +r +y +b +g +b +y +g +g r:b6 +r g:d3 +b b:f4 +b y:a5 +y g:e5 +b b:d5 +y b:a6 +b g:b4 +r b:e6 +r y:e1 +g r:f6 +y r:b2 +g y:e4 +r g:c3 +r',
    },
    solution: 'r:e3',
    themes: ['row', 'deny'],
    depth: 1,
    rating: 1140,
    proof: 'search',
    margin: 0.23,
  },
  {
    id: 'kdy64df0',
    at: {
      seats: 2,
      moves:
        '?b ?b ?r ?y +g +g +b +r +b +b +g +y g:e5 +y b:c3 +b y:d4 +y y:d6 +r r:b2 g:a1 y:c5 +y +b +b b:b3 +g b:f6 +y g:a2 +r b:c2 +y b:b5 +r y:e6 +b r:d5 g:c4 r:b6 +g +g +r b:f5 y:c6 +g +y g:a5 r:a3 +g +r y:a4 +y g:e3 +r y:e1 +g g:f4 +y b:a6',
    },
    solution: 'y:d2',
    themes: ['row', 'deny'],
    depth: 1,
    rating: 1140,
    proof: 'search',
    margin: 0.27,
  },
  {
    id: '15n664qq3',
    at: {
      seats: 2,
      moves:
        '?y +g +b +y +b +g +r +b +g b:f3 +r r:b3 +y g:c2 +r g:f5 +r r:a1 +r g:e2 +g r:a3 +g b:d6 +y r:e3 +r g:f2 +g r:f6 +b',
    },
    solution: 'y:f4',
    themes: ['row', 'deny'],
    depth: 1,
    rating: 1150,
    proof: 'search',
    margin: 0.21,
  },
  {
    id: '1i99m4kr3',
    at: {
      seats: 2,
      moves:
        '?y +g +r +y +y +r +b +r +y y:b6 +r y:f1 +r r:b4 +g r:c1 +g y:f4 +y r:f2 +r g:d5 +b r:b2 +r y:c4 +y r:c2 +b y:a1 +y b:e2 +r r:d2 +y r:d1 +b y:f6 +b b:c6 +g b:e4 +b g:d4 b:e6 +g +g b:c3 y:e5 g:c5 b:a4 +g +y +y +b g:d6 +y y:b3 +b g:a5 +b b:d3 +g',
    },
    solution: 'r:a6 y:a3',
    also: 'g:b5',
    themes: ['chain', 'row'],
    depth: 2,
    rating: 1150,
    proof: 'search',
    margin: 0.43,
  },
  {
    id: '10wsevuo9',
    at: {
      seats: 2,
      moves:
        '?r ?y +r +r +r +g +g +g +r +b r:b2 +b g:b3 +g r:d1 +y g:b4 +g r:b5 +b b:e3 +r b:c1 +r g:a2 +b g:e1 +r b:f1 +b r:e4 +y r:c5 +b r:d3 +b b:a6 +r y:b1 b:d2 +y +y g:a1 r:b6 +g +b y:c3 y:c2 y:e2 b:a3 +b +r +b +g b:d4 b:a4 r:a5 g:f3 +g +b +y +g g:e5 b:c4 +y +r g:c6 y:d6 b:e6 g:d5 +b +y +y +y',
    },
    solution: 'r:f6 y:f2',
    also: 'b:f2 r:f5',
    themes: ['double', 'ending'],
    depth: 2,
    rating: 1160,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: '1fk31ml4a',
    at: {
      seats: 2,
      moves:
        '?g ?y +b +b +g +g +y +g +r +g g:a1 +b g:e4 +b b:a6 +g y:b4 +g g:c6 +r g:e5 +y b:c1 +y g:a2 +y g:c3 +g y:b2 +g g:b6 +y g:e6 +r y:e2 +r r:a4 +b r:a3 +y b:c4 +g r:d4 y:f4 b:d1 +b +r +b b:c5 +g y:e3 b:f2 +b +r g:d6 r:d5 +r +y r:b3 +b y:b5 y:f5 g:a5 r:f6 +r +y +r +y b:d3 r:c2 b:f3 +y +b +y',
    },
    solution: 'y:b1 y:d2',
    themes: ['row', 'deny', 'ending'],
    depth: 2,
    rating: 1160,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: 'ydvawpn7',
    at: {
      seats: 2,
      moves:
        '?g ?y +b +g +y +r +g +y +g +r r:c2 +r g:a6 +b r:f2 +g g:b3 +g g:a5 +b r:d5 +b b:e1 +g b:c3 +r g:f4 +r r:b6 +r r:f6 +r g:e3 +g g:d3 +y g:b2 +y y:e2 +y r:a4 +y r:e4 y:b1 +r +y b:d2 y:a2 y:c5 +b +r +g y:d4 r:e5 b:b5 y:c4 +y +b +y +r r:a1 y:b4 b:e6 g:f5 +b +r +b +r b:d6 y:c6',
    },
    solution: 'r:d1 y:a3',
    also: 'y:c1',
    themes: ['row', 'deny', 'ending'],
    depth: 2,
    rating: 1160,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: '1bwp4jj71',
    at: {
      seats: 2,
      moves:
        '?b ?y +g +y +r +r +r +y +g +g y:e4 +b g:d2 +r r:f2 +y g:b2 +g y:b4 +r y:c1 +y r:d3 +g y:d6 +b g:c6 +b r:a4 +b b:c4 +g',
    },
    solution: 'g:d4 r:f4',
    also: 'b:d5',
    themes: ['chain', 'row'],
    depth: 2,
    rating: 1180,
    proof: 'search',
    margin: 0.32,
  },
  {
    id: '1ycbq5ny3',
    at: {
      seats: 2,
      moves:
        '?b ?y +g +y +r +r +r +y +g +g y:e4 +b g:d2 +r r:f2 +y g:b2 +g y:b4 +r y:c1 +y r:d3 +g y:d6 +b g:c6 +b r:a4 +b b:c4 +g b:f3 +g g:d4 b:d5 r:f4 g:a5 +r +y +y +b g:e1 +y y:d1 +b',
    },
    solution: 'b:e3 r:e2',
    also: 'y:c5',
    themes: ['chain', 'row'],
    depth: 2,
    rating: 1190,
    proof: 'search',
    margin: 0.17,
  },
  {
    id: 'gyu63xbl',
    at: {
      options: { partners: true },
      seats: 4,
      moves:
        '?g ?b ?r ?b ?g ?b ?r ?g ?b ?y +g +b +b +b +y +b +g +y +y +g +r +g +b +r +r +y g:c3 +y b:b4 +y y:f2 +b y:e2 +y y:d2 +r y:a5 +r r:e1 b:c5 +r +y r:c2 +b b:a3 +g',
    },
    solution: 'y:c4 r:c6',
    themes: ['chain', 'row', 'partners'],
    depth: 2,
    rating: 1190,
    proof: 'search',
    margin: 0.15,
  },
  {
    id: 'qli8f2s4',
    at: {
      seats: 4,
      moves:
        '?r ?g ?g ?y +y +r +g +g +g +g +y +b +b +g +y +r +b +g +b +b y:c6 +y b:d3 +b g:e4 +y g:f6 +g y:a3 +y g:a6 +r b:e1 +b b:c4 +r g:d2 +y g:f3 +b b:b1 +y b:d4 +b y:b2 +y y:a4 +y r:b5 +b g:e3 +r y:e5 +g',
    },
    solution: 'r:c3',
    themes: ['row', 'deny'],
    depth: 1,
    rating: 1210,
    proof: 'search',
    margin: 0.34,
  },
  {
    id: '1bdj1xgn0',
    at: {
      seats: 3,
      moves:
        '?b ?g ?y +y +b +y +g +y +g +b +g +y +g +r +b y:e1 +b y:b1 +b y:c4 +y g:d5 +g g:c1 +r y:e3 +y y:c2 +b b:c3 +r g:d2 +g b:b4 +r r:d6 +y y:a6 +b b:f6 +b b:d4 +g b:a3 +g b:c5 +r g:e6 +r g:a1 +g b:d3 +r r:e5 +g',
    },
    solution: 'b:e4 g:e2 r:f1',
    also: 'r:b5',
    themes: ['chain', 'row'],
    depth: 3,
    rating: 1220,
    proof: 'search',
    margin: 0.22,
  },
  {
    id: '43ivnuz0',
    at: {
      seats: 2,
      moves:
        '?y +b +r +y +r +r +g +r +y r:e1 +b r:a5 +g r:d1 +g r:a1 +g b:a3 +b g:b1 +b b:c1 +r g:f1 +b b:e4 +y b:c4 +y y:b4 +y y:d4 +r y:b3 +b b:a2 +y y:d5 +g y:b2 +y g:f5 +r r:d3 +y g:c3 b:d2 r:f6 +g +r +r y:e2 y:c2 g:b5 y:b6 +y +r +b +g g:e3 r:c5 r:e5 r:e6 +b +r +g +y g:d6 b:f2 y:c6',
    },
    solution: 'r:a6 +b +g +b +g r:f3 +y b:f4',
    also: 'g:f4',
    themes: ['deny', 'safe', 'ending'],
    depth: 8,
    rating: 1230,
    proof: 'exact',
    margin: 0.45,
  },
  {
    id: '1bgdfrvwy',
    at: {
      seats: 2,
      moves:
        '?b ?g ?r ?y +g +y +r +g +y +r +y +y g:e2 +y y:e3 +b r:c4 +b y:f3 +y y:e4 +b y:b4 +b b:c3 +b b:c6 +r b:e6 +b r:d5 +y b:b1 +r r:d4 +r b:c5 +g y:b6 +b g:f2 y:f5 +r +r b:e5 +b r:a5 +y b:d6 +y r:a4 +g y:d2 +y r:d3 +b b:c2 +g g:b3 y:a3 g:a1 +y +b +g y:d1 r:c1 g:e1 y:b2 +r +g +g +r b:a2',
    },
    solution: 'b:f1 y:f4',
    also: 'g:f4',
    themes: ['row', 'ending'],
    depth: 2,
    rating: 1250,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: '1pbakmj84',
    at: {
      seats: 2,
      moves:
        '?g ?y +y +r +g +g +y +g +y +b g:e3 +r g:f2 +y y:c6 +b b:c1 +b r:d6 +y y:f6 +r b:a6 +g r:e6 +b g:b6 y:a4 +b +g b:b3 +b g:a2 +r b:d5 +g b:d3 +r y:d4 +r r:b2 +y y:f4 +r r:d2',
    },
    solution: 'g:d1',
    themes: ['row', 'deny'],
    depth: 1,
    rating: 1250,
    proof: 'search',
    margin: 0.14,
  },
  {
    id: 'ufu52fa4',
    at: {
      seats: 2,
      moves:
        '?g ?g ?b ?y +r +b +r +y +y +g +y +b r:c3 +g y:c4 +g y:f1 +g g:b2 +r g:f4 +g y:e4 +y g:f3 +y g:b4 +b y:b3 +b y:a6 +r b:a3 +y r:f2 +y g:d3 y:b5 +r +y y:b6 +g b:e3 r:c5 +r +b r:e5 +g y:d6 r:e2 +r +b g:e6 b:a2 +b +g b:a4 +g g:e1 g:d4 b:d5 +g +b +r r:c6 b:f6 r:f5 +g +r +b b:c2 g:c1 b:b1 +y +r +b',
    },
    solution: 'g:a5 b:d2',
    also: 'g:d2 r:d2',
    themes: ['row', 'kill', 'ending'],
    depth: 2,
    rating: 1250,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: '138nba2bt',
    at: {
      seats: 2,
      moves:
        '?g ?y +b +g +r +b +b +g +r +g r:a1 +b g:b5 +r b:b2 +b g:b4 +g g:d5 +g b:f3 +r b:d1 +y g:c6 +g y:c5 +y g:d2 +g b:a5 +r g:f6 +y y:c3 +g r:f4 +y g:e4 +y y:f5 r:b6 +y +r r:e5 +r r:d4 +y b:e1 +r y:d3 r:f2 +r +g r:b3 +r y:b1 g:c1 r:a4 +g +y +b r:e6 +b y:f1 +y b:d6 y:a6 r:a3 g:c2 +r +b +y +r g:a2 +b',
    },
    solution: 'b:c4 +b b:e2 +y y:e3',
    themes: ['set-up', 'safe', 'ending'],
    depth: 5,
    rating: 1270,
    proof: 'exact',
    margin: 0.36,
  },
  {
    id: '1692k2fjh',
    at: {
      seats: 3,
      moves:
        '?b ?r ?y +g +g +r +g +g +b +b +g +r +b +b +g r:f1 +r g:f2 +r g:b3 +b r:f6 +b b:a2 +g b:d6 +g b:f4 +r r:c3 +y b:a1 +y g:c1 +r',
    },
    solution: 'y:f3 g:f5',
    themes: ['chain', 'row'],
    depth: 2,
    rating: 1270,
    proof: 'search',
    margin: 0.27,
  },
  {
    id: '7v233tqz',
    at: {
      seats: 2,
      moves:
        '?y +r +g +r +b +r +b +y +g r:b6 +b g:a6 +g b:c1 +b r:d1 +r b:f4 +b r:b1 +r b:d2 +b g:b4 +y b:c2 +y y:d6 +y b:c6 g:e6 r:f6 y:a2 +g +g +y +y y:c4 +y y:d3 +g b:e4 +y g:a5 +y y:b5 +b g:d4 y:a4 +r +g r:d5',
    },
    solution: 'b:b3 y:b2',
    themes: ['chain', 'double'],
    depth: 2,
    rating: 1270,
    proof: 'search',
    margin: 0.29,
  },
  {
    id: '14n28vv5x',
    at: {
      options: { width: 5, height: 5 },
      seats: 2,
      moves:
        '?b ?b ?r ?b ?y +r +y +g +b +y +y +g +b r:e4 +g y:b5 +y b:d4 +y y:a5 +y g:b2 +g g:b3 +b g:c1 +y y:e3 +g y:d3 +g y:c5 +b y:b1 +r g:e5 +r r:d5 +r b:d2 +y g:e2 +r',
    },
    solution: 'b:e1 r:d1',
    themes: ['chain', 'row'],
    depth: 2,
    rating: 1280,
    proof: 'search',
    margin: 0.21,
  },
  {
    id: '1xupnisys',
    at: {
      options: { width: 5, height: 5 },
      seats: 2,
      moves:
        '?g ?g ?b ?r ?r ?y +b +r +y +g +b +y +y +b b:b4 +r y:d3 +r y:e4 +g b:a1 +g g:d1 +r b:e5 +y r:e1 +b y:a5 +b b:c2 +y b:b5 +b r:e2 +g',
    },
    solution: 'g:c4 r:d4 y:a4',
    also: 'b:d2',
    themes: ['chain', 'row'],
    depth: 4,
    rating: 1280,
    proof: 'search',
    margin: 0.17,
  },
  {
    id: 'hw73qoq',
    at: {
      seats: 2,
      moves:
        '?b ?g ?r ?b ?r ?b ?g ?b ?b ?b ?g ?r ?y +b +r +b +g +b +y +y +r b:b4 +y b:e2 +g b:b5 +b y:d1 +g b:a1 +y y:f4 +y y:f2 +b g:a6 +g y:c5 +r y:d4 +b r:f6 +y g:f5 +y b:f3 y:b1 +y +g b:d3 +r g:b6 +g r:c1 +b g:a2 +r b:e4 +g r:a5 +b g:d5 y:e1 +g +r',
    },
    solution: 'r:d2',
    tempting: { 'r:e5': 'b:a3' },
    themes: ['row', 'deny'],
    depth: 4,
    rating: 1280,
    proof: 'search',
    margin: 0.23,
  },
  {
    id: 'nbbfncsv',
    at: {
      seats: 2,
      moves:
        '?g ?r ?y +r +y +b +g +y +b +y +g y:f1 +b g:f5 +r b:e5 +r y:b2 +b r:e6 +y y:d6 +b b:f6 +r b:a4 +y r:a5 +r b:f4 +g r:c6 +g y:d2 +r g:b4 +b r:d5 +r g:a3 +g',
    },
    solution: 'b:c3 r:e1',
    themes: ['chain', 'row'],
    depth: 2,
    rating: 1280,
    proof: 'search',
    margin: 0.2,
  },
  {
    id: 'zv59n1bb',
    at: {
      seats: 2,
      moves:
        '?y +r +y +r +y +g +b +g +b r:d4 +g b:f2 +r r:e4 +y g:a3 +g y:e5 +y r:f6 +g y:a6 +b g:a1 +b y:c4 +y g:b6 +r y:f1 +y b:c6 +y y:d5 +r g:f3 r:f4 y:f5 b:b5 +y +b +r +r',
    },
    solution: 'r:d6 y:e6',
    themes: ['chain', 'row'],
    depth: 2,
    rating: 1290,
    proof: 'search',
    margin: 0.14,
  },
  {
    id: '13ets59fc',
    at: {
      seats: 2,
      moves:
        '?g ?g ?b ?y +r +b +r +y +y +g +y +b r:c3 +g y:c4 +g y:f1 +g g:b2 +r g:f4 +g y:e4 +y g:f3 +y g:b4 +b y:b3 +b y:a6 +r b:a3 +y r:f2 +y g:d3 y:b5 +r +y y:b6 +g b:e3 r:c5 +r +b r:e5 +g y:d6 r:e2 +r +b g:e6 b:a2 +b +g b:a4 +g g:e1 g:d4 b:d5 +g +b +r r:c6 b:f6 r:f5 +g +r +b b:c2 g:c1',
    },
    solution: 'r:b1 b:a5',
    also: 'b:a1 b:d1',
    themes: ['row', 'deny', 'ending'],
    depth: 2,
    rating: 1300,
    proof: 'exact',
    margin: 0.46,
  },
  {
    id: 'b56eqnyi',
    at: {
      seats: 3,
      moves:
        '?b ?r ?y +r +g +r +g +b +g +y +b +r +r +y +g r:d2 +b g:e6 +y r:c2 +g r:d6 +r b:e1 +r r:a1 +g r:e2 +g r:d4 +b g:b6 +y g:b1 +r y:f1 +y g:c5 +y g:d5 +g y:a5 +r g:b2 +b g:c6 +b b:a4 +y y:a6 +r g:b5 +b r:f3 +r r:f6 +g b:f4 +b r:f2 +b y:e3 +r r:c3 +y y:e5 +g',
    },
    solution: 'g:e4 y:c4',
    tempting: { 'g:c1': 'r:d1 b:f5' },
    themes: ['chain', 'row'],
    depth: 2,
    rating: 1310,
    proof: 'search',
    margin: 0.34,
  },
  {
    id: 'mljnh6h3',
    at: {
      seats: 2,
      moves:
        '?y +g +g +g +y +y +r +r +g g:c2 +b r:b6 +b g:b3 +y g:d4 +r y:e2 +y r:d1 +g y:a3 +y g:e1 +b g:d2 +r b:f5 +g y:a6 +b g:f2 +b b:c5 +r b:c6 +g y:e3 r:a5 +b +r r:a2 +y b:d6 +b y:a4 +y b:a1 +b b:f6 +g b:d3 +g g:c3 +g r:f3 g:c4 +r +y y:f4 y:b5 +y +r r:f1 r:b4 +b +b g:d5 y:e4 r:b1',
    },
    solution: 'g:b2 +y +y +b +g b:e6 +r y:e5',
    also: 'b:e5 g:e5',
    themes: ['deny', 'safe', 'ending'],
    depth: 8,
    rating: 1330,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: 'vec2unnx',
    at: {
      seats: 2,
      moves:
        '?r ?y +r +r +g +y +r +r +y +b y:b6 +y r:b3 +g r:f1 +b b:c6 +r r:a4 +b g:d1 +g b:d6 +b r:f6 +g b:a2 +y r:e1 +r y:f4 +r g:e5 +y r:a6 +b r:b1 +g b:b4 +b g:b5 y:e2 +r +g b:d5 +r g:c4 +g b:d3 y:d4 r:e4 g:e6 +y +g +b +b g:b2 +y b:e3 g:f3 +y +g y:c5 +b b:f5 y:f2 +r +g b:c3 r:d2 g:c1 y:c2 +r +y +b +y r:a1',
    },
    solution: 'y:a5',
    themes: ['deny', 'set-up', 'ending'],
    depth: 1,
    rating: 1330,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: '1ks3i9jn0',
    at: {
      seats: 2,
      moves:
        '?r ?r ?g ?r ?r ?y +g +b +b +b +r +g +g +b b:a3 +r g:f4 +r r:d4 +b g:e4 +b b:b3 +g b:c5 +b b:f1 +r r:b1 +r g:c6 +g r:a1 +g b:b6 +r g:e2 +y g:f3 +g b:c2 +g g:d3 +y b:a2 +b r:c1 +y g:d5 +r y:d1 +r y:f6 +y r:b2 +y y:e1 +b',
    },
    solution: 'y:d2',
    themes: ['row', 'deny'],
    depth: 1,
    rating: 1340,
    proof: 'search',
    margin: 0.15,
  },
  {
    id: '1njpg3e',
    at: {
      seats: 2,
      moves:
        '?y +r +g +g +r +g +g +r +y g:e1 +b r:f1 +b b:a6 +y g:e3 +b r:d1 +y y:b1 +r g:f6 +r g:e4 +y y:c1 +b b:f2 +y r:a3 +b y:a1 +b b:d6 +g b:b3 +g r:b6 +b r:c5 +r b:b4 +y y:d4 r:c4 b:f4 g:f3 +g +g +y +r g:a4 y:a5 b:a2 y:c2 +y +r +b +r r:d2 g:c3 y:d3 g:b2 +r +y +b +b b:e2 r:c6 +g +b r:b5 +r y:e6',
    },
    solution: 'g:d5 r:e5',
    also: 'r:f5',
    themes: ['row', 'ending'],
    depth: 2,
    rating: 1340,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: 'cd99mmog',
    at: {
      seats: 2,
      moves:
        '?b ?g ?r ?y +r +g +b +r +b +y +b +b b:b5 +r b:c5 +y r:b3 +b b:f2 +b g:c1 +g y:f3 +r r:c2 +g r:e2 +y g:d1 +y b:c6 +b b:e4 +r b:a2 +y r:a1 +b b:b4 +g r:d3 +g y:a5 +r g:a6 +y y:b6 +r y:c4 b:c3 g:e3 y:e1 +r +r +y +r r:d4 y:e5 r:d6 g:d5 +g +g +g +b r:f5 r:e6 y:f4 +g +g +y g:f6 g:b2',
    },
    solution: 'g:a4 b:a3',
    themes: ['row', 'deny', 'ending'],
    depth: 2,
    rating: 1340,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: '9j8p0p2',
    at: {
      seats: 3,
      moves:
        '?y +y +g +r +g +r +b +b +g +b +g +y +b r:d5 +g r:c5 +r b:d3 +y g:f1 +y r:a6 +r b:d4 +y y:e4 +r b:b3 +b y:f6 +r y:d2 +y b:b5 +g y:d6 +y r:e6 +y g:f3 +y y:e1 +g y:c6 +r y:f5 +b y:a1 +r g:c1 +y b:b4 +r g:a3 r:d1 +g +r y:b1 +b b:c2 +g g:a4 +g g:e3 +y g:b6 +y r:f2 +b',
    },
    solution: 'b:e5 r:e2 y:c4 y:c3',
    also: 'y:b2',
    tempting: { 'b:f4': 'y:b2' },
    themes: ['chain', 'row'],
    depth: 4,
    rating: 1350,
    proof: 'search',
    margin: 0.4,
  },
  {
    id: '16l51i2wz',
    at: {
      seats: 2,
      moves:
        '?b ?y +r +y +b +g +y +r +r +y b:e4 +b r:c2 +r r:e6 +g r:d3 +g b:d5 +b y:f2 +r g:e2 +g r:a1 +y g:b3 +g y:c4 y:d2 +b +b b:b5 g:a6',
    },
    solution: 'g:d4',
    themes: ['row', 'deny'],
    depth: 1,
    rating: 1360,
    proof: 'search',
    margin: 0.24,
  },
  {
    id: '1sp3qi8vg',
    at: {
      seats: 2,
      moves:
        '?b ?g ?y +r +r +y +r +g +y +g +g r:a4 +r g:b4 +g r:f5 +y g:d3 +b r:f6 +g g:f2 +g g:c1 +b g:d1 +y y:b1 +y g:c6 +b y:c4 +g b:d4 y:a2 +g +r',
    },
    solution: 'r:e4 g:f4',
    also: 'b:c2',
    themes: ['chain', 'row'],
    depth: 2,
    rating: 1360,
    proof: 'search',
    margin: 0.31,
  },
  {
    id: '1jzg0c23f',
    at: {
      seats: 4,
      moves:
        '?g ?y +b +b +g +r +b +r +b +g +y +b +r +r +g +y +g +y r:f2 +y b:f5 +y r:a4 +g g:e3 +r b:a1 +g g:e5 +r r:e1 +b r:c2 +y g:c1 +b y:d5 +r b:b6 +b g:a2 +y y:a3 b:a5 g:b1 +b +r +g',
    },
    solution: 'r:c5 b:b5',
    themes: ['chain', 'row'],
    depth: 2,
    rating: 1370,
    proof: 'search',
    margin: 0.18,
  },
  {
    id: 'anon7g3k',
    at: {
      seats: 2,
      moves:
        '?y +r +y +b +y +y +y +y +g y:d3 +r g:a1 +r r:c3 +b y:d4 +g y:b4 +r r:c6 +y r:b1 +r y:b6 +y b:f4 +g y:a4 +y r:d6 +g g:e1 +g g:c1 +r y:b2 +b b:d2 r:f1 +y +b y:b5 +r y:f6 +r y:e6 +g r:b3 +y g:a5 b:e5 +g +b y:e4 +b g:f2 +b b:c2 +r g:d1 b:f5 +g +r r:c4 +b g:d5 +y b:f3 g:e3 r:e2 b:c5 +b +b +r +b',
    },
    solution: 'y:a6 +g b:a3 +g r:a2',
    themes: ['double', 'safe', 'ending'],
    depth: 5,
    rating: 1370,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: '19xac4z4i',
    at: {
      options: { width: 5, height: 5 },
      seats: 2,
      moves: '?g ?g ?y +g +y +r +y +b +r +y +b y:b2 +b b:e3 +r b:b1 +g r:e1 +g g:a5 +r b:a2 +b r:a4 +g',
    },
    solution: 'y:a3',
    themes: ['row', 'deny'],
    depth: 1,
    rating: 1420,
    proof: 'search',
    margin: 0.31,
  },
  {
    id: '1js37zkl5',
    at: {
      seats: 2,
      moves:
        '?g ?r ?b ?b ?r ?g ?g ?y +y +b +r +b +r +r +r +g b:a2 +r r:c6 +r r:f5 +g g:e4 +y r:e2 +g r:b1 +g g:c2 +r r:f3 +y r:d4 +b r:a6 +b b:b3 +g y:c3 +b g:a4 +y b:d3 +y y:a5 +r b:a3 y:c1 +b +g r:a1 +b g:e6 +g b:f1 +g g:d6 +b g:e3',
    },
    solution: 'y:d5',
    themes: ['row', 'deny'],
    depth: 1,
    rating: 1420,
    proof: 'search',
    margin: 0.31,
  },
  {
    id: '3iqkojgk',
    at: {
      seats: 2,
      moves:
        '?r ?g ?y +b +y +g +g +y +r +b +r g:c6 +g r:a1 +y g:e4 +r y:e1 +r y:e2 +g b:a3 +y g:d2 +g r:a4 +g g:d5 +y g:c2 +b g:e5 +g y:a2 +r r:f2 +y b:d6 +y g:a5 y:b3 +b +b',
    },
    solution: 'y:a6 r:b6 y:e6',
    themes: ['chain', 'row'],
    depth: 3,
    rating: 1420,
    proof: 'search',
    margin: 0.13,
  },
  {
    id: 'wwpmn03t',
    at: {
      seats: 2,
      moves:
        '?b ?g ?y +g +y +r +g +r +b +y +y g:d2 +y y:f1 +b r:c2 +g b:e3 +b y:b6 +r b:c5 +g r:d3 +b r:c6 +r g:d5 +r r:e1 +r g:a4 +b r:b4 +y b:a1 +g y:b1 +y r:f6 +b y:b5 +g b:e6 +r',
    },
    solution: 'g:d6 b:a6 g:c4 y:c3',
    themes: ['chain', 'double'],
    depth: 4,
    rating: 1460,
    proof: 'search',
    margin: 0.13,
  },
  {
    id: '179o83pf2',
    at: {
      seats: 2,
      moves:
        '?y +g +r +r +y +y +r +y +g g:f5 +g y:c3 +b r:d4 +r r:c5 +b g:a2 +b b:c2 +y r:f6 +b y:d6 +r r:e1 +r r:c1 +b b:f1 +g',
    },
    solution: 'g:c4 b:c6',
    themes: ['chain', 'double'],
    depth: 2,
    rating: 1470,
    proof: 'search',
    margin: 0.12,
  },
  {
    id: '1k6m8zvgu',
    at: {
      options: { partners: true },
      seats: 4,
      moves:
        '?b ?g ?r ?y +y +g +y +r +y +r +r +g +r +g +y +y +r +b +y +b r:e4 +y g:f6 +b g:c6 +g y:b2 +y g:e3 +b y:e5 +g r:e6 +r b:e2 r:e1 +b +y y:f1 +r b:b3 +g g:b1 +b b:b4 +g r:c3 +g r:c2 +b',
    },
    solution: 'y:d3 b:f3 y:d5',
    themes: ['chain', 'row', 'partners'],
    depth: 4,
    rating: 1470,
    proof: 'search',
    margin: 0.13,
  },
  {
    id: '1slytulpz',
    at: {
      seats: 2,
      moves:
        '?y +y +r +b +r +r +y +b +r r:d1 +g y:e1 +g b:c2 +g r:e6 +y r:f6 +y r:a2 +b y:e4 +r b:c5 +b g:f2 +g g:f1 +y g:b4 +r y:e5 +b r:a1 +b b:c1 b:a6 +r +b b:c6 +y b:d5 +y y:c4 +b y:b1 +g',
    },
    solution: 'g:b3 y:a4',
    themes: ['chain', 'double'],
    depth: 2,
    rating: 1470,
    proof: 'search',
    margin: 0.19,
  },
  {
    id: 'uqblfozq',
    at: {
      seats: 2,
      moves:
        '?y +r +y +b +y +y +y +y +g y:d3 +r g:a1 +r r:c3 +b y:d4 +g y:b4 +r r:c6 +y r:b1 +r y:b6 +y b:f4 +g y:a4 +y r:d6 +g g:e1 +g g:c1 +r y:b2 +b b:d2 r:f1 +y +b y:b5 +r y:f6 +r y:e6 +g r:b3 +y g:a5 b:e5 +g +b y:e4 +b g:f2 +b b:c2 +r g:d1 b:f5 +g +r r:c4 +b g:d5 +y b:f3 g:e3 r:e2',
    },
    solution: 'b:c5 +b +g +b +g b:a3 +b b:a2',
    also: 'g:a2',
    themes: ['deny', 'safe', 'ending'],
    depth: 8,
    rating: 1490,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: 'uehfwk1n',
    at: {
      seats: 2,
      moves:
        '?r ?y +b +r +y +r +g +g +g +r r:b6 +b g:a3 +b b:d2 +y g:f1 +r y:b5 +g g:e3 +y b:b3 +y r:d1 +b y:e6 +y b:f3 +b y:b2 +g y:a6 +r g:b4 r:c3 +y +g r:b1 b:d3 +b +y y:a5 y:e1 g:c1 +b +b +g b:a2 +g b:a1 +r g:d4 b:e5 y:f6 r:a4 +r +r +y +r',
    },
    solution: 'r:e4 b:e2 g:f2',
    also: 'g:d6',
    themes: ['chain', 'row'],
    depth: 3,
    rating: 1500,
    proof: 'search',
    margin: 0.31,
  },
  {
    id: 'o0a22u2g',
    at: {
      seats: 2,
      moves:
        '?g ?b ?r ?g ?y +g +y +r +y +r +r +r +b y:e2 +b r:a2 +g g:f5 +g b:b4 +b b:b6 +r b:f3 +b r:b5 +g b:c6 +r g:b1 +y g:f4 +r y:d4 +r r:e5 +g y:c3 +y r:e1 +r r:f2 +g',
    },
    solution: 'g:d2 r:a5 r:f1',
    themes: ['chain', 'row'],
    depth: 3,
    rating: 1510,
    proof: 'search',
    margin: 0.13,
  },
  {
    id: 'mwckwcuz',
    at: {
      seats: 2,
      moves:
        '?y +g +b +y +b +g +r +b +g b:f3 +r r:b3 +y g:c2 +r g:f5 +r r:a1 +r g:e2 +g r:a3 +g b:d6 +y r:e3 +r g:f2 +g r:f6 +b y:b1 +r b:e5 +b y:f4 r:d1 +b +y y:e4',
    },
    solution: 'b:e1 g:c1 b:d2',
    themes: ['chain', 'row'],
    depth: 3,
    rating: 1530,
    proof: 'search',
    margin: 0.12,
  },
  {
    id: 'k4vqk2m',
    at: {
      seats: 2,
      moves:
        '?y +r +r +b +y +b +r +y +r r:a3 +g r:e5 +y g:d6 +b b:f3 +b b:a2 +y y:b6 +b y:d1 +r b:d5 +g r:d4 +b y:d3 b:f1 +r +r r:d2 +r r:f2 +b b:b1 +g r:f5 +y b:b5 +y y:e4 +y y:a6 +b y:b4 +g y:e2 +g',
    },
    solution: 'b:c5 g:e3',
    themes: ['chain', 'row'],
    depth: 2,
    rating: 1550,
    proof: 'search',
    margin: 0.33,
  },
  {
    id: '16sm9drvs',
    at: {
      seats: 2,
      moves:
        '?b ?y +g +y +y +b +y +b +g +y g:d6 +b b:f1 +r b:c3 +g y:f4 +r g:b6 +r r:e4 +r y:d4 +r r:f3 +b r:e6 +y b:c4 +r y:b5 +g g:b4 r:a4 r:c6 +g +b +g',
    },
    solution: 'g:f2 b:f5',
    themes: ['chain', 'row'],
    depth: 2,
    rating: 1560,
    proof: 'search',
    margin: 0.21,
  },
  {
    id: '1relsd6fo',
    at: {
      seats: 2,
      moves:
        '?y +y +g +r +y +y +b +r +r g:d4 +r r:b1 +y y:d1 +b y:f3 +y r:f6 +g y:d2 +g y:e3 +y y:e6 +y y:a3 +r y:a6 +b r:e4 +b b:a2 +y b:b2 +b y:e1 +b b:b6 +r',
    },
    solution: 'r:c5 b:f2',
    themes: ['chain', 'row'],
    depth: 2,
    rating: 1560,
    proof: 'search',
    margin: 0.16,
  },
  {
    id: 'b22qnns9',
    at: {
      options: { partners: true },
      seats: 4,
      moves:
        '?r ?y +b +b +y +y +b +b +g +y +y +g +r +g +g +r +y +y y:c5 +r b:e4 +g r:e3 +r r:a5 +g y:b4 +g b:f5 +r g:b1 +b g:f4 +b b:a6 +r r:a2 +g y:f3 +y g:e2 +y r:f2 g:d5 +r +r y:e5 g:e6 g:c6 +b +b +b y:e1 r:f6 b:b5 g:b2 +g +y +b +r b:f1 y:a4 +y +g r:d3 +b g:a3 b:a1 b:b6 +b +g +y g:d4 b:c3 r:b3',
    },
    solution: 'y:c4',
    themes: ['double', 'deny', 'partners'],
    depth: 2,
    rating: 1560,
    proof: 'search',
    margin: 0.25,
  },
  {
    id: '819twe26',
    at: {
      seats: 2,
      moves:
        '?b ?g ?b ?b ?y +g +r +y +y +b +y +y +b y:f3 +r y:a4 +g y:d3 +y b:b1 +b y:f2 +y y:f4 +r r:a5 +y b:e3 +b y:e1 +b b:b4 +r y:e5 +y r:a3 +r b:a6 +y r:a1 +r y:c5 +r r:f5 +g r:d6 +g g:d5 +g g:d4 +g g:a2 +r g:b6 +y r:c4 g:f1 +b +g y:e4',
    },
    solution: 'g:b5',
    tempting: { 'y:c6': 'g:b5 r:e2' },
    themes: ['row', 'deny'],
    depth: 1,
    rating: 1570,
    proof: 'search',
    margin: 0.19,
  },
  {
    id: 'eql93vvb',
    at: {
      seats: 2,
      moves:
        '?g ?r ?y +b +b +r +g +g +y +g +y g:d4 +r y:b3 +r r:f2 +y y:f3 +b r:b4 +r g:d1 +g b:c1 +r r:c3 +r r:b5 +y r:e5 +b y:a5 +y b:d5 +r b:e4 +r g:e1 +g r:a6 +g g:a3 +g y:c4 r:f4 y:a4 +g +y +b g:c2 b:d3',
    },
    solution: 'g:e3 r:c5',
    tempting: { 'g:c5': 'r:e3' },
    themes: ['double', 'deny'],
    depth: 2,
    rating: 1570,
    proof: 'search',
    margin: 0.13,
  },
  {
    id: 'pz13tw36',
    at: {
      seats: 2,
      moves:
        '?y +r +r +b +y +b +r +y +r r:a3 +g r:e5 +y g:d6 +b b:f3 +b b:a2 +y y:b6 +b y:d1 +r b:d5 +g r:d4 +b y:d3 b:f1 +r +r r:d2 +r r:f2 +b b:b1 +g r:f5 +y b:b5 +y y:e4 +y y:a6 +b y:b4 +g y:e2 +g g:f6 +r',
    },
    solution: 'b:c5 g:e3 r:c3',
    themes: ['chain', 'row'],
    depth: 3,
    rating: 1590,
    proof: 'search',
    margin: 0.29,
  },
  {
    id: '1p8d2djyv',
    at: {
      seats: 2,
      moves:
        '?g ?y +r +g +r +b +y +y +y +g r:b5 +g y:b3 +b g:a4 +b y:c3 +b g:d5 +y g:c5 +g b:d2 +r y:a5 +y b:c4 +b y:f5 +r r:c6 r:a2 b:a3 y:e6 +y +b +g +g',
    },
    solution: 'r:c2',
    themes: ['row', 'kill'],
    depth: 4,
    rating: 1600,
    proof: 'search',
    margin: 0.17,
  },
  {
    id: '1erl0c2jp',
    at: {
      seats: 2,
      moves:
        '?g ?y +b +r +r +g +b +b +g +b b:a5 +b b:f2 +r r:b5 +r b:f1 +b r:c1 +y b:a1 +y b:b4 +g b:f5 +g g:e5 +r r:d4 +y r:e1 +r g:b6 +y',
    },
    solution: 'y:b3 g:b2',
    themes: ['chain', 'row'],
    depth: 2,
    rating: 1610,
    proof: 'search',
    margin: 0.13,
  },
  {
    id: '1mj0doaqx',
    at: {
      options: { width: 5, height: 5 },
      seats: 2,
      moves:
        '?g ?g ?b ?r ?r ?y +b +r +y +g +b +y +y +b b:b4 +r y:d3 +r y:e4 +g b:a1 +g g:d1 +r b:e5 +y r:e1 +b y:a5 +b b:c2 +y b:b5 +b r:e2 +g b:a4 +b g:c4 g:e3 r:d4 y:d2 +b +r +y +y g:c3 y:b2 r:b1 +r +g +g y:c1',
    },
    solution: 'y:b3 +g +r b:c5 +y r:d5',
    also: 'b:a3 g:d5',
    themes: ['deny', 'safe', 'ending'],
    depth: 6,
    rating: 1610,
    proof: 'exact',
    margin: 0.47,
  },
  {
    id: 'ucet95f8',
    at: {
      seats: 2,
      moves:
        '?r ?y +r +b +g +r +r +g +r +r r:c1 +r r:b2 +y r:d4 +r r:b5 +b r:a6 +g r:e4 +r r:d1 +g r:a3 +g g:f1 +b g:e3 +y g:f5 +b y:c2 +b b:d3 b:c6 +y +g g:b1 b:f3 +r +y g:f4 +y y:a2 +g y:a4 +g r:e6 +b g:b3 +b b:e1 +g',
    },
    solution: 'y:e2 b:e5',
    also: 'g:c4',
    tempting: { 'y:c3': 'b:a1' },
    themes: ['chain', 'row'],
    depth: 4,
    rating: 1610,
    proof: 'search',
    margin: 0.51,
  },
  {
    id: 'i27wkb1u',
    at: {
      options: { width: 5, height: 5 },
      seats: 2,
      moves:
        '?b ?y +b +g +r +r +r +y +r +y g:e1 +g y:d5 +r g:b2 +b y:d4 +r r:e3 +b r:a3 +r b:d3 +y r:b1 +y y:e2 +r y:a2 +g r:d2 +b r:c2 +b b:e4 b:c5 +g +g',
    },
    solution: 'g:e5 r:b5',
    tempting: { 'g:d1': 'r:c1' },
    themes: ['chain', 'row'],
    depth: 2,
    rating: 1620,
    proof: 'search',
    margin: 0.21,
  },
  {
    id: '1qjt24bzf',
    at: {
      seats: 2,
      moves:
        '?b ?g ?y +b +g +y +y +r +g +g +g y:b2 +r g:f3 +r b:d6 +y r:e3 +b r:c5 +r g:b6 +r g:e2 +g r:d1 +b g:b5 +y b:e6 +y r:f5 +g y:f4 +b g:e4 +b b:f6 b:d2 +b +g',
    },
    solution: 'y:e5 b:d5 y:a5',
    tempting: { 'b:f2': 'y:e5 y:c1' },
    themes: ['chain', 'row'],
    depth: 4,
    rating: 1660,
    proof: 'search',
    margin: 0.16,
  },
  {
    id: 'le2byu19',
    at: {
      seats: 2,
      moves:
        '?b ?g ?r ?b ?r ?b ?g ?b ?b ?b ?g ?r ?y +b +r +b +g +b +y +y +r b:b4 +y b:e2 +g b:b5 +b y:d1 +g b:a1 +y y:f4 +y y:f2 +b g:a6 +g y:c5 +r y:d4 +b r:f6 +y g:f5 +y b:f3 y:b1 +y +g b:d3 +r g:b6 +g r:c1 +b g:a2 +r b:e4 +g r:a5 +b',
    },
    solution: 'g:d5 r:d2 g:c2 y:b2',
    themes: ['chain', 'row'],
    depth: 4,
    rating: 1660,
    proof: 'search',
    margin: 0.17,
  },
  {
    id: '13wqegy31',
    at: {
      seats: 2,
      moves:
        '?b ?g ?b ?b ?y +g +r +y +y +b +y +y +b y:f3 +r y:a4 +g y:d3 +y b:b1 +b y:f2 +y y:f4 +r r:a5 +y b:e3 +b y:e1 +b b:b4 +r y:e5 +y r:a3 +r b:a6 +y r:a1 +r y:c5 +r r:f5 +g r:d6 +g g:d5 +g g:d4 +g g:a2 +r',
    },
    solution: 'r:c4 y:e4',
    also: 'g:b5',
    themes: ['chain', 'row'],
    depth: 4,
    rating: 1670,
    proof: 'search',
    margin: 0.4,
  },
  {
    id: '1f7z2le72',
    at: {
      seats: 2,
      moves:
        '?g ?b ?g ?y +r +g +b +g +b +g +b +b b:c1 +g b:c4 +g g:a1 +r g:b6 +g g:f2 +r b:c6 +y r:d5 +b g:a5 +r g:b1 +r r:d2 +b r:e5 +b b:e1 +y r:f6 +r y:f4 +b r:b4 +y b:a6 +y b:f3 +y y:d4 +r r:f5 y:f1 +y +g r:e4 +g',
    },
    solution: 'g:e3 y:e2',
    tempting: { 'g:a4': 'b:e3' },
    themes: ['chain', 'row'],
    depth: 4,
    rating: 1690,
    proof: 'search',
    margin: 0.25,
  },
  {
    id: '1wzk0wufb',
    at: {
      seats: 3,
      moves:
        '?b ?g ?r ?r ?r ?y +r +y +g +r +g +r +b +r +y +y +r +g y:b6 +b b:f4 +b g:c6 +g b:f6 +g r:c3 +y g:d5 +y r:c1 +b r:f5 +g y:b2 +g r:c5 +g g:b4 +r y:a2 +b b:c4 +b r:b3 b:b5 y:e5 g:b1 +r +b +b +y g:d4 b:e3 y:e6 r:d6 +r +b +y +y b:a6 g:e1 +y +y b:a1 y:d1',
    },
    solution: 'b:f1 r:a5',
    themes: ['row', 'deny'],
    depth: 2,
    rating: 1690,
    proof: 'search',
    margin: 0.3,
  },
  {
    id: '1o5lz8niv',
    at: {
      seats: 3,
      moves:
        '?g ?g ?r ?b ?y +b +y +b +g +g +y +g +r +g +r +g +b b:f3 +g y:e4 +y b:f6 +r b:f5 +b r:c5 +r r:f1 +y y:c4 +r g:d2 +b y:d3 +r g:e1 +b r:d4 +b r:d1 +r b:d5 g:d6 b:a2 +g +g +y y:a6 +b g:b1 +b g:f4 +b b:b5 +g r:f2 +b g:b3 +r g:b6 +r',
    },
    solution: 'r:e6 b:c6',
    themes: ['row', 'deny'],
    depth: 2,
    rating: 1700,
    proof: 'search',
    margin: 0.15,
  },
  {
    id: '1ffote5ve',
    at: {
      options: { width: 5, height: 5 },
      seats: 2,
      moves:
        '?r ?r ?y +y +y +r +b +r +b +y +r y:e1 +r r:b4 +g y:d2 +y r:e5 +g r:b1 +r g:b3 +g r:a4 +g g:d5 +b g:e3 +b b:c3 +y b:d4 +b y:c1 +r r:d3 b:c4 +g +r y:a3 g:a5 r:c2 +g +y +g g:d1 b:a1 r:a2 +y +r +g',
    },
    solution: 'g:b2 +b g:e4 +b b:e2 g:b5',
    also: 'g:c5',
    themes: ['set-up', 'safe', 'ending'],
    depth: 6,
    rating: 1840,
    proof: 'exact',
    margin: 0.42,
  },
  {
    id: 'e6tw8uz8',
    at: {
      options: { partners: true },
      seats: 4,
      moves:
        '?b ?y +b +y +b +y +b +r +g +r +r +r +g +y +g +b +b +g y:f2 +b r:d5 +b g:c6 +y b:d2 +r b:f3 +y b:a6 +g y:d1 +r g:f4 +y b:f5 +g g:f1 +b y:e4 r:e6 +y +g g:c2 +g b:d6 +r r:d3 g:d4 b:f6 +y +r +y r:e2 y:b2',
    },
    solution: 'r:a2',
    themes: ['row', 'deny', 'partners'],
    depth: 2,
    rating: 1840,
    proof: 'search',
    margin: 0.22,
  },
  {
    id: '176g8uiz',
    at: {
      seats: 2,
      moves:
        '?g ?r ?b ?b ?y +r +y +g +y +r +y +y +g y:a1 +g g:a5 +y r:c5 +b r:d1 +b g:b2 +b y:b6 +g b:a6 +r y:e6 +g y:f1 +y g:a3 +y y:b3 +r y:e5 +r r:c2 +r r:f6 +y g:d2 +r y:f3 +b r:f5 +b b:d6 +g r:c1 +r g:e1 +r b:c6 +g r:e4 +g g:d5 b:b5 r:b4 r:b1 +b +b +r +y g:c3 +b b:d4 b:d3 +y +r y:c4',
    },
    solution: 'g:e3 b:e2 b:f2 +b +g +b +g y:f4 +y g:a4',
    tempting: { 'g:a4': 'b:e3', 'g:f4': 'b:f2 b:e3' },
    themes: ['chain', 'row'],
    depth: 10,
    rating: 1870,
    proof: 'search',
    margin: 0.45,
  },
  {
    id: '1vnh665sx',
    at: {
      seats: 2,
      moves:
        '?r ?y +r +r +r +g +g +g +r +b r:b2 +b g:b3 +g r:d1 +y g:b4 +g r:b5 +b b:e3 +r b:c1 +r g:a2 +b g:e1 +r b:f1 +b r:e4 +y r:c5 +b r:d3 +b b:a6 +r y:b1 b:d2 +y +y g:a1 r:b6 +g +b y:c3 y:c2 y:e2 b:a3 +b +r +b +g b:d4 b:a4 r:a5 g:f3 +g +b +y +g g:e5 b:c4 +y +r g:c6',
    },
    solution: 'y:d6 b:e6 g:f6 +y +y +y +y b:f5 +g y:d5',
    tempting: { 'y:e6': 'b:d6 g:f6' },
    themes: ['chain', 'double'],
    depth: 10,
    rating: 1930,
    proof: 'search',
    margin: 0.13,
  },
  {
    id: '1wydh5jp0',
    at: {
      seats: 2,
      moves:
        '?g ?y +b +b +g +g +y +g +r +g g:a1 +b g:e4 +b b:a6 +g y:b4 +g g:c6 +r g:e5 +y b:c1 +y g:a2 +y g:c3 +g y:b2 +g g:b6 +y g:e6 +r y:e2 +r r:a4 +b r:a3 +y b:c4 +g r:d4 y:f4 b:d1 +b +r +b b:c5 +g y:e3 b:f2 +b +r g:d6 r:d5 +r +y r:b3 +b y:b5 y:f5 g:a5 r:f6 +r +y +r +y b:d3 r:c2',
    },
    solution: 'b:b1 +y +b +r r:f3 y:d2 +y +g b:f1',
    also: 'y:f1 r:f1',
    tempting: { 'b:d2': 'b:b1' },
    themes: ['decline', 'deny', 'ending'],
    depth: 9,
    rating: 1930,
    proof: 'exact',
    margin: 0.25,
  },
  {
    id: '10yhmgak3',
    at: {
      options: { width: 5, height: 5 },
      seats: 2,
      moves:
        '?g ?y +y +r +y +b +b +y +r +y y:e5 +y r:d3 +g b:b4 +y b:a5 +r r:c4 +r r:c5 +g r:d2 +g g:d1 +y y:e4 +b g:d4 y:a2 +b +b y:a4 b:a3 +g +g y:e2 +r y:b5 +r b:a1 +b',
    },
    solution: 'g:d5 r:b3 +g +b r:b2 +g b:c2 g:b1',
    themes: ['chain', 'row'],
    depth: 8,
    rating: 1940,
    proof: 'search',
    margin: 0.21,
  },
  {
    id: 'co1q9fh8',
    at: {
      seats: 2,
      moves:
        '?r ?y +b +r +y +r +g +g +g +r r:b6 +b g:a3 +b b:d2 +y g:f1 +r y:b5 +g g:e3 +y b:b3 +y r:d1 +b y:e6 +y b:f3 +b y:b2 +g y:a6 +r g:b4 r:c3 +y +g r:b1 b:d3 +b +y y:a5 y:e1 g:c1 +b +b +g b:a2 +g b:a1 +r g:d4 b:e5 y:f6 r:a4 +r +r +y +r r:e4 b:e2 g:d6 +b +g +y',
    },
    solution: 'r:c6 +b g:f2 +y r:c2 +g y:d5 +r y:c5',
    also: 'b:f5 g:c4',
    themes: ['deny', 'safe'],
    depth: 9,
    rating: 1980,
    proof: 'search',
    margin: 0.17,
  },
  {
    id: 'qr0eizp4',
    at: {
      seats: 3,
      moves:
        '?r ?b ?b ?y +g +y +b +g +y +b +b +g +r +g +g +b g:b4 +y g:a2 +r g:a3 +y b:d2 +b b:c1 +g g:f1 +r y:e2 +b g:e3 +g b:a4 +g y:f6 +y y:c5 +r g:e1 +b g:d3 +b g:e4 +y y:d6 +r b:f4 +r r:a5 +y r:a6 +g y:c3 b:d1 +g +g y:a1 +r r:b3 +b g:e6 +g r:e5 +y g:b1 +y g:b6 +b b:c6 y:c2 +b +r',
    },
    solution: 'r:b2 y:f5 +r +y b:f3 +y y:f2 +r b:d4',
    themes: ['row', 'deny'],
    depth: 9,
    rating: 1990,
    proof: 'search',
    margin: 0.13,
  },
  {
    id: 'sgh5ayzu',
    at: {
      seats: 2,
      moves:
        '?b ?r ?b ?b ?r ?y +y +y +r +r +b +g +b +y y:c4 +b b:f2 +y r:e3 +y y:d1 +r r:f3 +g b:b4 +r g:c5 +g g:c6 +r y:d4 b:b6 y:b2 +g +g +y',
    },
    solution: 'y:d6 +b g:e6 +r r:a3',
    also: 'r:a6',
    themes: ['set-up', 'safe'],
    depth: 5,
    rating: 2000,
    proof: 'search',
    margin: 0.22,
  },
  {
    id: '3q2cgv5y',
    at: {
      seats: 2,
      moves:
        '?g ?b ?g ?g ?g ?b ?r ?b ?y +b +b +y +r +g +r +y +r b:f1 +g y:c2 +r g:e3 +g g:f6 +g r:f5 +r r:c3 +b r:b1 +y r:f4 +y y:e2 +y r:a1 +g y:d6 +b y:e1 +g b:c6 +b g:b3 +g b:b4 +r g:d2 g:b2 +g +y y:a5 b:a3 +r +b b:b6 +b r:e6 g:a6 +y +y y:d3 b:f3 g:b5 +y +g +y y:d1 +b g:d5 +b r:a4 b:a2 +r +y y:f2 +g r:c4 +r',
    },
    solution: 'g:c1 +b r:e5 +r b:e4 g:c5',
    also: 'g:d4',
    themes: ['safe', 'ending'],
    depth: 6,
    rating: 2070,
    proof: 'exact',
    margin: 0.36,
  },
  {
    id: '17mgnllzl',
    at: {
      options: { width: 5, height: 5 },
      seats: 2,
      moves:
        '?y +y +b +g +r +g +r +y +r y:a2 +r g:c1 +g r:c5 +r r:b3 +y g:b4 +y y:d1 +b r:d5 +y r:c4 +y y:b5 +g b:b2 y:b1 g:a3 +g +g +b g:e4 +g g:c3 +b',
    },
    solution: 'g:d2 +b y:c2 +b r:e2',
    themes: ['set-up', 'safe'],
    depth: 5,
    rating: 2150,
    proof: 'search',
    margin: 0.14,
  },
  {
    id: '19vbwp6m5',
    at: {
      seats: 2,
      moves:
        '?b ?y +r +b +g +b +g +y +g +b b:a5 +y y:f6 +b y:a4 +y b:e1 +g y:c3 +y b:f5 +b y:b6 +b b:e6 +g b:c2 +y g:e5 +g y:d5 +b g:b1 +r b:a2 +r g:e3 +y r:c5 g:b5 r:b4 +b +y +b g:d2 g:c4 r:b3 y:d3 +y +y +b +r b:c6 b:d4 y:d6 +r +r +r y:f2 y:e4 r:e2 b:b2 +y +r +r +r r:d1 r:c1 r:a3 +g +b +g',
    },
    solution: 'r:f1 +g g:a1 g:a6 b:f4 +g +y +g g:f3',
    tempting: { 'r:f4': 'r:f3' },
    themes: ['decline', 'deny', 'ending'],
    depth: 9,
    rating: 2190,
    proof: 'exact',
    margin: 0.22,
  },
  {
    id: 'e6210xk',
    at: {
      options: { width: 5, height: 5 },
      seats: 2,
      moves:
        '?r ?r ?b ?b ?y +g +b +y +y +r +r +y +r y:d1 +b y:d3 +y y:b4 +r y:d4 +g g:b3 +r g:e4 +b r:c1 +y r:e3 +g b:c3 y:b1 +y +g b:a3 +b y:b5 +r r:e2 +b r:d5 +y b:a1 +g b:d2 +y g:e5 +g g:b2 +g b:c5 g:a5',
    },
    solution: 'g:c2 +b +b +r y:c4 r:a2 +b +g b:a4',
    also: 'r:a4',
    themes: ['deny', 'kill', 'ending'],
    depth: 9,
    rating: 2190,
    proof: 'exact',
    margin: 0.46,
  },
  {
    id: 'gf19qz6b',
    at: {
      options: { width: 5, height: 5 },
      seats: 2,
      moves:
        '?y +g +g +b +g +b +y +g +b b:c2 +r b:d2 +r g:e3 +g g:c4 +b g:e2 +r y:a3 +g r:d4 +b r:c3 +r b:a2 +y b:a5 +y y:c5',
    },
    solution: 'g:c1 +y +y y:a4 +y r:b4 +y y:b3 +r y:d5',
    themes: ['deny', 'safe'],
    depth: 10,
    rating: 2320,
    proof: 'search',
    margin: 0.13,
  },
  {
    id: '7m6bfcep',
    at: {
      seats: 3,
      moves:
        '?y +g +y +r +g +g +g +b +y +r +r +g +g g:b4 +r b:c2 +y g:f4 +b g:e2 +g y:e5 +y r:a4 +b g:a1 +r y:b5 +y g:c6 +r r:d5 +r g:b3 +b r:e3 +b y:d1',
    },
    solution: 'r:e4 +y +b y:b1 +y b:f6 +y r:d3',
    themes: ['deny', 'safe'],
    depth: 8,
    rating: 2400,
    proof: 'search',
    margin: 0.23,
  },
  {
    id: 'exi6xdvw',
    at: {
      options: { width: 5, height: 5 },
      seats: 2,
      moves:
        '?b ?b ?r ?r ?g ?y +g +y +r +g +g +g +b +r r:c1 +y g:e3 +b y:e5 +y r:e2 +r g:e4 +y r:e1 +y y:a5 +b b:b3 +r y:d5 +b b:b4 +b b:a2 +b y:c5 +y b:b2 +g y:d3 +b b:c4 +y b:a4 +r g:b5 y:a3 +g +r r:c3 g:c2',
    },
    solution: 'r:d4 +g +y +b y:d2 g:a1 +y +b g:d1',
    also: 'g:b1',
    themes: ['deny', 'kill', 'ending'],
    depth: 9,
    rating: 2410,
    proof: 'exact',
    margin: 0.47,
  },
];
