import type { Puzzle } from '@countertop/core';

// Written by `countertop mine foursquare --count 96`; docs/puzzles.md says how.
export const puzzles: readonly Puzzle[] = [
  {
    id: '167pt2leu',
    at: {
      seats: 2,
      moves:
        '+50 +40 +10 +30 +20 D +10 B +20 B +50 +10 C +30 D +10 B +30 +40 C +30 D +10 B +40 C +10 A +40 D +40 +20 C +10 C +40 C +30 +20 B +10 +30 A +30 D +30 +10 B +50 +20 C +30 C +30 C +10 B +30 +20 D +30 A +20 C +40 +10',
    },
    solution: 'A',
    themes: ['take'],
    depth: 1,
    rating: 600,
    proof: 'exact',
    margin: 0.17,
  },
  {
    id: '1ael6qapv',
    at: {
      seats: 2,
      moves:
        '+10 +30 +50 +10 +30 B +10 +40 C +30 D +30 B +10 A +20 B +30 +40 A +10 B +10 A +50 C +30 +30 A +20 +10 D +40 D +20 +10 B +10 C +30 D +40 B +10 +40 C +40 +20 A +30 +30 A +50 C +30 C +40 +10 C +50 A +10 +20 C +30 B +30',
    },
    solution: 'C',
    themes: ['take'],
    depth: 1,
    rating: 600,
    proof: 'exact',
    margin: 0.18,
  },
  {
    id: '1dm3b55vj',
    at: {
      seats: 2,
      moves:
        '+10 +30 +40 +20 +20 D +20 +30 C +30 A +10 D +30 +20 D +30 B +30 B +50 D +10 D +40 +30 D +10 A +30 +10 C +10 +10 D +50 B +40 +40',
    },
    solution: 'A',
    themes: ['take'],
    depth: 1,
    rating: 600,
    proof: 'search',
    margin: 0.13,
  },
  {
    id: '1h69fymw',
    at: {
      seats: 2,
      moves:
        '+10 +20 +30 +50 +30 A +10 C +10 A +10 C +40 B +30 B +30 +40 B +30 B +20 +30 D +30 A +50 A +30 C +40 B +40 D +30 D +50 A +30 D +40 C +40 C +10 A +10 D +20 +40 A +20 A +10 B +30 A +10 +10 D +50 A +30 C +10 +10 C +30',
    },
    solution: 'B',
    themes: ['take'],
    depth: 1,
    rating: 600,
    proof: 'exact',
    margin: 0.6,
  },
  {
    id: '303ktuoq',
    at: {
      seats: 1,
      moves:
        '+10 +40 +30 +10 +10 B +20 +20 B +50 +30 D +10 +30 B +30 +30 +40 B +40 +50 D +10 +20 C +30 +20 B +10 +10 +30 A +20 +50 C +30 +30 C +10 +20 C +30 +10 C +40 +10 +50 A +10 +30 A +10 +40 D +20 +40 D +10 +40 A +30 +40 D +30 +20 A +30 +10',
    },
    solution: 'A',
    themes: ['take', 'solitaire', 'last-cards'],
    depth: 1,
    rating: 600,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '39zi4cvd',
    at: {
      seats: 2,
      moves:
        '+10 +30 +50 +10 +30 B +10 +40 C +30 D +30 B +10 A +20 B +30 +40 A +10 B +10 A +50 C +30 +30 A +20 +10 D +40 D +20 +10 B +10 C +30 D +40 B +10 +40 C +40 +20 A +30 +30 A +50 C +30',
    },
    solution: 'C',
    themes: ['take'],
    depth: 1,
    rating: 600,
    proof: 'search',
    margin: 0.29,
  },
  {
    id: '5h0mxwsp',
    at: {
      seats: 2,
      moves:
        '+10 +50 +10 +20 +10 D +10 C +10 A +10 C +30 D +40 +50 A +20 C +30 C +50 B +10 D +40 B +10 B +30 +10 C +30 +30 A +40 +20 B +10 +20 B +40 +40 D +30 C +10 B +30 B +20 C +20 B +10 C +50 C +30 B +40 A +20 D +10',
    },
    solution: 'C',
    themes: ['take'],
    depth: 1,
    rating: 600,
    proof: 'search',
    margin: 0.24,
  },
  {
    id: '9jyra0e9',
    at: {
      seats: 2,
      moves:
        '+30 +30 +30 +10 +10 D +30 +30 D +10 C +40 +40 B +20 C +40 D +40 C +20 A +20 C +10 C +50 B +10 B +20 B +10 C +30 B +30 +40 D +30 +40 B +20 +50 D +10 +10 D +10 B +30 B +20 B +30 C +30 D +20 +10 D +30 D +10 +50',
    },
    solution: 'C',
    themes: ['take'],
    depth: 1,
    rating: 600,
    proof: 'search',
    margin: 0.67,
  },
  {
    id: 'eu5m4qzb',
    at: {
      seats: 2,
      moves:
        '+40 +20 +20 +30 +20 D +30 +30 C +30 A +40 A +10 C +30 +20 B +30 A +10 B +30 +10 A +10 +40 A +30 D +10 C +10 C +30 A +20 +50 B +10 B +20 C +40',
    },
    solution: 'C',
    themes: ['take'],
    depth: 1,
    rating: 600,
    proof: 'search',
    margin: 0.11,
  },
  {
    id: 'ib2bgm43',
    at: {
      seats: 2,
      moves:
        '+50 +40 +20 +20 +10 B +30 +20 A +10 A +10 C +40 C +30 +10 A +40 B +30 +10 C +40 A +30 +40 A +10 +10 A +30 A +10 C +30 D +20 +50 A +30 C +10 C +30 B +10 A +40 A +30 +10 C +20 C +40 +30 B +30 D +40 D +50 C +10 C +30',
    },
    solution: 'D',
    themes: ['take'],
    depth: 1,
    rating: 600,
    proof: 'exact',
    margin: 0.29,
  },
  {
    id: 'oc60p44',
    at: {
      seats: 1,
      moves:
        '+10 +20 +30 +20 +10 A +40 +40 A +30 +20 B +30 +30 A +30 +30 +10 C +40 +30 D +30 +10 D +20 +10 D +50 +10 C +20 +30 A +10 +30 A +40 +10 C +40 +40 D +10 +30 +10 C +20 +50 C +10 +50 B +30 +10 B +40 +50 +20',
    },
    solution: 'C',
    themes: ['take', 'solitaire'],
    depth: 1,
    rating: 600,
    proof: 'exact',
    margin: 0.24,
  },
  {
    id: 'rlmb94m',
    at: {
      seats: 1,
      moves:
        '+50 +10 +30 +10 +20 A +50 +20 D +50 +40 A +30 +10 +10 C +40 +30 C +30 +30 C +30 +30 D +20 +30 +10 B +20 +30 A +30 +10 B +20 +20 C +30 +30 B +10 +40 +40 C +40 +40 +10 B +10 +10 +10',
    },
    solution: 'B',
    themes: ['take', 'solitaire'],
    depth: 1,
    rating: 600,
    proof: 'exact',
    margin: 0.15,
  },
  {
    id: 't9cbx2bd',
    at: {
      seats: 2,
      moves:
        '+50 +40 +20 +20 +10 B +30 +20 A +10 A +10 C +40 C +30 +10 A +40 B +30 +10 C +40 A +30 +40 A +10 +10 A +30 A +10 C +30 D +20 +50 A +30 C +10 C +30 B +10 A +40 A +30 +10 C +20',
    },
    solution: 'C',
    themes: ['take'],
    depth: 1,
    rating: 600,
    proof: 'search',
    margin: 0.35,
  },
  {
    id: 'vey0jwk2',
    at: {
      seats: 1,
      moves:
        '+40 +10 +10 +30 +50 C +10 +10 A +20 +10 +10 B +40 +50 C +40 +20 A +10 +30 A +30 +40 A +30 +10 A +40 +40 +30 C +30 +10 D +20 +30 D +40 +30 B +20 +20 D +30 +20 A +10 +30 +30 D +50 +10 +40 D +20 +30',
    },
    solution: 'D',
    themes: ['take', 'solitaire'],
    depth: 1,
    rating: 600,
    proof: 'exact',
    margin: 0.15,
  },
  {
    id: '1rkzhltng',
    at: {
      seats: 2,
      moves:
        '+10 +30 +10 +10 +30 D +50 D +30 +40 B +20 C +30 +30 B +20 +30 A +10 C +30 B +30 +40 C +10 C +10 +50 C +10 C +40 +20 A +40 A +10 D +30 A +10 D +10 D +10 D +30 C +50 +20 A +40 A +10 A +40 +30 C +40 D +20 B +40 B +30 D +10 B +10',
    },
    solution: 'C',
    themes: ['risk'],
    depth: 2,
    rating: 760,
    proof: 'exact',
    margin: 0.17,
  },
  {
    id: '11pn48rg8',
    at: {
      seats: 1,
      moves:
        '+10 +10 +10 +10 +50 D +30 +20 C +10 +30 A +10 +30 A +40 +10 C +20 +30 +30 D +40 +30 A +30 +20 C +10 +40 D +10 +30 +30 B +50 +30 B +30 +30 C +20 +40 +20 D +20 +10 +40 A +50 +10 A +30 +40 B +20 +40 C +20 +30 B +10 +10 +10',
    },
    solution: 'D',
    themes: ['prepare', 'solitaire', 'last-cards'],
    depth: 1,
    rating: 860,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: '8xk2wy59',
    at: {
      seats: 2,
      moves:
        '+30 +30 +20 +10 +10 C +40 B +30 C +10 B +50 C +20 +20 A +50 B +10 +30 B +20 D +20 B +30 D +10 B +40 C +30 +30 A +40 +40 B +30 B +50 B +10 B +40 B +10 A +20 C +10 +10 B +30 D +50 B +10 +30 D +30 A +30 B +30 +40 A +40',
    },
    solution: 'C',
    themes: ['deny'],
    depth: 1,
    rating: 860,
    proof: 'exact',
    margin: 0.22,
  },
  {
    id: '9i35hkwl',
    at: {
      seats: 2,
      moves:
        '+20 +10 +40 +20 +10 C +40 A +10 A +30 D +30 A +10 A +10 A +30 B +30 A +30 +10 C +10 +10 D +30 D +30 +10 C +40 +30 A +10 D +50 B +50 D +40 B +10 D +40 C +30',
    },
    solution: 'D',
    themes: ['deny', 'build'],
    depth: 1,
    rating: 870,
    proof: 'search',
    margin: 0.12,
  },
  {
    id: 'ah5qco99',
    at: {
      seats: 2,
      moves:
        '+30 +30 +20 +10 +40 A +40 +30 D +50 A +30 C +10 A +20 +30 A +10 C +20 +10 B +10 B +50 B +40 D +10 C +40 C +30 B +50 A +20 D +10 B +30 A +10 +40 D +40 +10 B +30 +40 A +20 A +30 A +10 C +10 B +30 D +10 B +10 B +40 A +30 D +20 C +20 +30 D +30 +30',
    },
    solution: 'C',
    themes: ['decline', 'risk', 'last-cards'],
    depth: 2,
    rating: 870,
    proof: 'exact',
    margin: 0.33,
  },
  {
    id: '1mmzk3ey0',
    at: {
      seats: 2,
      moves:
        '+10 +30 +10 +20 +40 A +20 +30 C +30 +30 B +30 +10 C +30 C +40 +10 B +20 B +30 +10 C +40 A +30 +20 C +30 +20 C +50 +10 D +20 D +10 A +50 A +10 B +30 C +50 B +40 B +10 A +30 +30 D +40 C +40 B +40 A +10 A +10 D +30 +30 D +10 D +20 +10 A +20',
    },
    solution: 'A',
    themes: ['counting', 'deny', 'last-cards'],
    depth: 1,
    rating: 880,
    proof: 'exact',
    margin: 0.33,
  },
  {
    id: '7r6mkmsa',
    at: {
      seats: 2,
      moves:
        '+10 +40 +30 +40 +10 A +50 B +20 B +10 +30 D +20 D +30 D +20 C +50 D +20 A +40 +20 D +10 C +10 A +10 D +30 C +30 C +10 D +10 C +10 C +30 B +10 C +10 B +20 D +40 D +30 C +20 A +40 +30 B +20 D +50 B +40 C +30 C +30 C +40 D +30 C +30 B +40 A +30 C +30 C +10 A +10',
    },
    solution: 'A',
    themes: ['counting', 'deny', 'last-cards'],
    depth: 1,
    rating: 930,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: 'lroeuwq0',
    at: {
      seats: 1,
      moves:
        '+10 +20 +20 +30 +30 D +40 +10 A +30 +10 B +10 +20 A +40 +30 D +10 +10 A +10 +50 D +10 +30 B +30 +50 D +20 +10 D +40 +30 B +30 +30 B +30 +40 D +40 +10 +20 A +10 +30 D +20 +30 +20 A +40 +20 A +10 +40 B +10 +50 +30 C +10 +30',
    },
    solution: 'C',
    themes: ['decline', 'prepare', 'solitaire', 'last-cards'],
    depth: 1,
    rating: 940,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: 'qlz6z7zn',
    at: {
      seats: 2,
      moves:
        '+30 +40 +10 +40 +50 D +30 C +40 D +20 D +20 B +40 +50 B +30 C +40 D +10 D +10 A +30 +20 C +50 A +50 C +10 C +30 A +40 +10 B +20 A +30 D +40 B +30 +20 C +10 +10 C +30 A +10 +30 C +10 +20 B +30 B +20 C +10 B +30 D +30 D +10 B +10 C +30 A +10 A +40 A +30',
    },
    solution: 'A',
    themes: ['counting', 'deny', 'last-cards'],
    depth: 1,
    rating: 940,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: '1j7ll6bbq',
    at: {
      seats: 2,
      moves:
        '+10 +10 +20 +40 +10 D +30 A +10 D +40 B +30 +10 D +30 C +20 +10 B +30 C +30 B +40 +20 A +30 +30 B +50 +40 C +20 B +30 +10 C +10 A +30 B +40 D +10 B +30 C +50 D +20 +50 D +40 +20 B +30 +10 D +40 B +30 D +40',
    },
    solution: 'A',
    themes: ['deny'],
    depth: 1,
    rating: 960,
    proof: 'search',
    margin: 0.21,
  },
  {
    id: 'd7pyfdfb',
    at: {
      seats: 2,
      moves:
        '+20 +30 +30 +40 +50 A +30 D +20 A +30 D +40 C +10 D +30 +10 D +30 +30 A +10 B +10 D +30 B +50 D +20 C +10 C +40 C +10 C +40 B +50 D +10 B +10 +40 A +30 A +20 +30 A +10 +20 D +20 D +10 B +30 B +10 B +30 D +30 D +40 A +30 C +40 C +50',
    },
    solution: 'B',
    themes: ['deny'],
    depth: 1,
    rating: 960,
    proof: 'exact',
    margin: 0.23,
  },
  {
    id: '1cctmib8f',
    at: {
      seats: 2,
      moves:
        '+40 +50 +10 +10 +10 B +40 D +20 +40 D +20 +10 D +50 D +40 D +30 +10 C +30 C +40 B +30 D +30 C +20 D +20 C +10 D +20',
    },
    solution: 'D',
    themes: ['risk'],
    depth: 1,
    rating: 970,
    proof: 'search',
    margin: 0.1,
  },
  {
    id: '1ofip0wcg',
    at: {
      seats: 2,
      moves:
        '+10 +40 +10 +30 +40 D +10 +10 A +30 C +10 D +40 C +10 +10 B +30 D +20 C +30 B +30 B +30 A +10 C +30 +10 C +30 +50 D +40 C +30 C +50 B +30 A +30 A +50 D +30 B +40 A +10 A +20 A +50 A +30 C +20 D +20 A +10 +10',
    },
    solution: 'D',
    themes: ['build', 'risk'],
    depth: 1,
    rating: 980,
    proof: 'search',
    margin: 0.17,
  },
  {
    id: 'ammi0r53',
    at: {
      seats: 2,
      moves:
        '+40 +40 +50 +40 +10 A +40 D +20 D +20 B +30 +10 D +10 +10 A +30 +10 B +20 +40 C +30 +20 D +10 +20 D +40 +30 D +10 B +10 +20 B +30 D +30 A +30 B +30 B +30 D +40 D +30 B +50 C +10 B +30 B +20 A +10 C +10 +50 D +50 B +40 A +30 C +20 C +30 A +10 D +10',
    },
    solution: 'B',
    themes: ['counting', 'decline', 'deny', 'build', 'last-cards'],
    depth: 1,
    rating: 980,
    proof: 'exact',
    margin: 0.25,
  },
  {
    id: '1mq9m0j6l',
    at: {
      seats: 1,
      moves:
        '+30 +20 +10 +10 +30 C +40 +40 B +40 +10 D +20 +20 B +40 +10 A +10 +30 C +50 +30 A +30 +20 B +20 +50 B +50 +20 B +50 +30 C +30 +20 B +10 +30 B +10 +10 +30 B +30 +10 +10 D +30 +20 +30',
    },
    solution: 'C',
    themes: ['build', 'prepare', 'solitaire'],
    depth: 1,
    rating: 1010,
    proof: 'exact',
    margin: 0.1,
  },
  {
    id: 'vw7de476',
    at: {
      seats: 1,
      moves:
        '+20 +10 +10 +30 +10 B +10 +10 B +10 +10 A +10 +40 B +40 +40 D +10 +50 +10 C +30 +20 B +10 +20 D +20 +10 A +20 +40 B +30 +30 D +40 +30 A +10 +30 B +30 +40 +20 A +20 +40 A +30 +50 A +30 +50',
    },
    solution: 'A',
    themes: ['build', 'prepare', 'solitaire'],
    depth: 1,
    rating: 1040,
    proof: 'exact',
    margin: 0.37,
  },
  {
    id: 'bjz09952',
    at: {
      seats: 2,
      moves:
        '+40 +30 +30 +30 +10 A +20 +20 B +30 +10 A +10 +50 A +30 D +30 D +40 D +20 A +40 A +50 B +30 B +20 A +10 B +40 +40 C +10 A +30 A +10 C +10 A +10 +10 C +10 +10 B +20 B +30 C +20 +30 C +40 +10 B +30 +30 D +40 A +50 C +30 B +30 C +20 A +10 A +50 +20 D +40',
    },
    solution: 'D',
    themes: ['deny', 'build', 'last-cards'],
    depth: 1,
    rating: 1050,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: 'g1xh5apf',
    at: {
      seats: 2,
      moves:
        '+30 +10 +30 +20 +10 A +20 D +10 B +10 D +30 B +10 C +30 B +10 B +20 B +10 C +50 A +40 C +30 A +20 +40 D +30 B +40 A +10 B +10 A +50 +30 C +20 B +10 C +30 A +30 +40 D +10 +20 C +20 C +20 D +40 A +30 +50 B +40',
    },
    solution: 'A',
    themes: ['risk'],
    depth: 1,
    rating: 1060,
    proof: 'search',
    margin: 0.14,
  },
  {
    id: 't2v15nui',
    at: {
      seats: 1,
      moves:
        '+50 +20 +10 +10 +20 C +30 +30 +40 B +50 +30 D +30 +10 D +30 +20 A +20 +30 +30 B +40 +10 D +10 +40 D +10 +40 D +30 +20 B +30 +30 D +50 +40 +10 C +20 +10 +10 B +20 +30 +10 A +30 +10 +30 B +10 +10 A +50 +40 A +40 +30',
    },
    solution: 'D',
    themes: ['prepare', 'solitaire', 'last-cards'],
    depth: 1,
    rating: 1060,
    proof: 'exact',
    margin: 0.33,
  },
  {
    id: 'u0oonstt',
    at: {
      seats: 2,
      moves:
        '+10 +10 +30 +50 +10 A +10 +30 C +50 +40 B +40 D +10 C +20 +10 A +30 D +30 +10 A +10 +40 B +20 +30 B +10 A +20 D +20 A +50 C +20 D +30 D +30 D +10 D +30 D +50 A +10 C +30 A +40 +40 A +30 A +20 +40 D +20 +20 B +30 A +30 C +10 +10',
    },
    solution: 'A',
    themes: ['counting', 'deny', 'last-cards'],
    depth: 1,
    rating: 1090,
    proof: 'exact',
    margin: 0.12,
  },
  {
    id: '1tvia1t2f',
    at: {
      seats: 2,
      moves:
        '+10 +20 +40 +10 +30 A +30 +30 A +40 +20 C +20 D +30 +10 B +10 +20 C +10 +40 D +10 +30 C +20 B +30 +10 A +40 D +10 D +40 C +30 A +30 C +40 +50 C +30 C +10 +30 D +50 +10 A +50 +30 A +10 D +30 D +40 +40',
    },
    solution: 'C',
    themes: ['deny'],
    depth: 1,
    rating: 1110,
    proof: 'search',
    margin: 0.11,
  },
  {
    id: '12yz0a1s1',
    at: {
      seats: 1,
      moves:
        '+20 +20 +30 +40 +10 B +10 +40 +10 C +20 +10 B +20 +50 B +10 +10 B +30 +30 B +30 +40 +20 B +10 +30 C +30 +10 A +30 +30 +40 D +30 +40 D +10 +10 C +50 +40 +50 D +50 +20 B +40 +20 A +40 +30',
    },
    solution: 'D',
    themes: ['build', 'prepare', 'solitaire'],
    depth: 1,
    rating: 1160,
    proof: 'exact',
    margin: 0.15,
  },
  {
    id: '49ai3f31',
    at: {
      seats: 1,
      moves:
        '+30 +30 +10 +20 +10 C +40 +10 C +50 +30 C +30 +30 D +10 +20 C +10 +40 C +30 +10 C +30 +20 +30 D +30 +10 D +30 +10 +30 A +10 +40 C +20 +10 C +10 +30 +10 C +40 +20 +10 D +40 +50 B +40 +50',
    },
    solution: 'B',
    themes: ['prepare', 'solitaire'],
    depth: 1,
    rating: 1160,
    proof: 'exact',
    margin: 0.29,
  },
  {
    id: 'pfug4qp2',
    at: {
      seats: 2,
      moves:
        '+10 +40 +20 +10 +40 C +30 +30 B +50 B +10 +30 D +20 C +20 B +30 A +30 +10 A +40 C +30 +40 C +10 +20 B +30 D +40 C +50 +20 D +30 +30 A +20 C +40 +10 D +50 +30 A +10 D +20 +10 A +10 C +30 A +10 C +50 A +10 +10 D +10 A +30 D +30',
    },
    solution: 'B',
    themes: ['risk', 'last-cards'],
    depth: 1,
    rating: 1170,
    proof: 'exact',
    margin: 0.13,
  },
  {
    id: '1a3ivfcyx',
    at: {
      seats: 1,
      moves:
        '+30 +50 +20 +10 +30 C +30 +10 A +20 +40 +50 C +30 +50 B +10 +10 B +40 +30 D +40 +10 A +10 +30 +30 D +10 +30 +20 D +30 +20 B +10 +10 +40 A +30 +10 A +10 +20 A +50 +30 +10 A +40 +40 A +20 +10 A +10 +40',
    },
    solution: 'A',
    themes: ['build', 'prepare', 'solitaire'],
    depth: 1,
    rating: 1180,
    proof: 'exact',
    margin: 0.13,
  },
  {
    id: '1wjwq6di7',
    at: {
      seats: 1,
      moves:
        '+30 +20 +30 +10 +10 B +30 +50 A +10 +50 +40 D +30 +50 B +30 +40 B +40 +30 C +20 +20 B +10 +40 +30 B +10 +10 A +10 +10 C +20 +20 C +30 +10 +20 B +40 +40 +40 D +30 +20 B +10 +10 +30 B +10 +20 B +10 +40 +30 A +30 +50',
    },
    solution: 'D',
    themes: ['prepare', 'solitaire', 'last-cards'],
    depth: 1,
    rating: 1190,
    proof: 'exact',
    margin: 0.67,
  },
  {
    id: '1rli0gnpu',
    at: {
      seats: 2,
      moves:
        '+30 +20 +30 +10 +40 C +30 +30 A +30 A +10 A +30 C +20 C +20 D +30 A +30 C +40 +40 C +50 A +10 C +30 +40 B +50 D +20 C +20 C +10 C +40 B +10 C +10 D +10 C +10 B +50 B +10 A +30 A +30 +10 D +10 +20 D +30 A +10 D +20 +30 C +10 D +30 B +40 +40',
    },
    solution: 'D',
    themes: ['deny', 'last-cards'],
    depth: 1,
    rating: 1200,
    proof: 'exact',
    margin: 0.25,
  },
  {
    id: 'nesohii1',
    at: {
      seats: 1,
      moves:
        '+30 +30 +20 +20 +40 C +40 +30 A +10 +30 A +10 +50 B +30 +30 B +30 +20 D +40 +10 A +10 +10 +40 C +10 +10 +10 D +50 +10 B +30 +20 B +10 +30 D +20 +10 A +50 +30 C +50 +30 B +40 +30 +20 C +40 +40 +30',
    },
    solution: 'D',
    themes: ['prepare', 'solitaire'],
    depth: 1,
    rating: 1220,
    proof: 'exact',
    margin: 0.15,
  },
  {
    id: '1per1xzn',
    at: {
      seats: 2,
      moves:
        '+10 +30 +10 +20 +40 A +20 +30 C +30 +30 B +30 +10 C +30 C +40 +10 B +20 B +30 +10 C +40 A +30 +20 C +30 +20 C +50 +10 D +20 D +10 A +50 A +10 B +30 C +50 B +40 B +10 A +30 +30 D +40 C +40 B +40 A +10 A +10 D +30 +30',
    },
    solution: 'A',
    themes: ['deny'],
    depth: 1,
    rating: 1240,
    proof: 'exact',
    margin: 0.16,
  },
  {
    id: 'lits54kk',
    at: {
      seats: 1,
      moves:
        '+20 +30 +30 +20 +10 C +40 +30 B +10 +30 A +40 +20 C +20 +10 +10 A +40 +50 B +30 +50 +10 A +30 +20 C +10 +10 B +50 +40 C +40 +10 B +30 +40 A +10 +10 C +10 +40 A +30 +20 C +30 +30 C +20 +20 +30 D +50 +10 +10',
    },
    solution: 'C',
    themes: ['prepare', 'solitaire', 'last-cards'],
    depth: 1,
    rating: 1240,
    proof: 'exact',
    margin: 0.35,
  },
  {
    id: 'dc1pa0lj',
    at: {
      seats: 2,
      moves:
        '+20 +40 +10 +10 +30 B +40 A +20 C +30 +50 D +20 C +30 D +20 B +10 C +10 +40 B +10 D +40 +50 D +40 D +10 B +40 +20',
    },
    solution: 'C',
    themes: ['deny'],
    depth: 1,
    rating: 1250,
    proof: 'search',
    margin: 0.13,
  },
  {
    id: '15b5q8amd',
    at: {
      seats: 2,
      moves:
        '+30 +50 +20 +30 +40 C +30 C +30 A +10 B +10 +20 C +40 D +20 +40 A +40 B +50 B +30 D +40 A +30 A +30 A +10 B +30 D +30 C +40 +10 C +10 B +10 C +30 B +20 +10 A +10 C +50 A +10 A +20 B +20 D +30 B +30 A +10 D +20 B +10 A +30 D +40 A +10 +20 C +10',
    },
    solution: 'D',
    themes: ['build', 'risk', 'last-cards'],
    depth: 1,
    rating: 1270,
    proof: 'exact',
    margin: 0.23,
  },
  {
    id: '16g37z8yd',
    at: {
      seats: 2,
      moves:
        '+10 +40 +40 +30 +30 D +10 D +30 +20 B +20 +10 C +20 B +20 B +10 A +30 A +20 C +10 +30 B +30 +40 A +30 A +30 +50 A +30 B +10 B +40 +10 B +10 +40 A +30 C +50 B +10 C +30 A +40 A +10 A +30 +10 C +40 D +10 D +20 +30 D +40',
    },
    solution: 'C',
    themes: ['deny'],
    depth: 1,
    rating: 1280,
    proof: 'exact',
    margin: 0.19,
  },
  {
    id: '1j40q2290',
    at: {
      seats: 1,
      moves:
        '+20 +20 +50 +20 +30 D +20 +30 B +10 +10 B +30 +50 C +20 +30 A +30 +10 D +50 +30 +40 C +40 +30 A +40 +30 C +40 +10 C +30 +10 +40 C +10 +10 C +50 +10 +10 B +30 +10 C +20 +10 +40 D +30 +30 +10 A +40 +20 C +10 +20 B +40 +10',
    },
    solution: 'A +30 +30 A',
    themes: ['prepare', 'solitaire', 'last-cards'],
    depth: 4,
    rating: 1280,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '1qpv5yc8c',
    at: {
      seats: 2,
      moves:
        '+30 +30 +10 +10 +10 B +20 A +30 B +20 A +30 A +40 B +20 C +10 +20 B +30 C +10 D +10 C +30 B +30 C +40 +20 B +40 +30 C +40 D +40 B +30 B +10 B +50 A +20 A +10 +50 D +40 +10 B +40 C +10 +10 D +20 A +50 B +10 B +30 C +10',
    },
    solution: 'C',
    themes: ['deny'],
    depth: 1,
    rating: 1280,
    proof: 'exact',
    margin: 0.11,
  },
  {
    id: '4c1iyw9t',
    at: {
      seats: 2,
      moves:
        '+30 +50 +10 +30 +30 C +30 C +10 B +40 +40 C +10 C +10 C +20 D +40 +10 D +30 A +50 B +20 +10 D +40 C +40 +30 A +10 +30 D +40 +40 D +10 B +10 +10 B +20 +10 B +30 +50 C +30 A +30 C +20 D +10 D +30 +20 D +20 D +30 D +50 A +20 B +40 B +10 D +10 D +30',
    },
    solution: 'D',
    themes: ['deny', 'build', 'last-cards'],
    depth: 1,
    rating: 1330,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: 'lcobkcwy',
    at: {
      seats: 2,
      moves:
        '+10 +40 +30 +10 +10 D +50 A +40 A +20 A +40 +10 C +50 +40 C +10 C +40 +20 D +20 C +30 A +20 B +30 C +50 +30 A +10 A +20 +10 B +30 +10 D +10 A +20 +10 C +40 C +30 +30 A +10 +40 A +30 A +10 +20 D +30 C +30 D +30 +20',
    },
    solution: 'A',
    themes: ['risk'],
    depth: 1,
    rating: 1370,
    proof: 'exact',
    margin: 0.22,
  },
  {
    id: '1cbjvitpm',
    at: {
      seats: 1,
      moves:
        '+30 +30 +10 +40 +50 C +50 +20 B +40 +10 A +40 +30 B +10 +20 D +10 +10 A +30 +10 C +30 +10 A +10 +20 C +50 +30 D +10 +30 C +30 +10 +20 A +10 +40 D +20 +30 B +40 +20 B +10 +40 B +30 +30 D +50 +20 B +30 +10 +30',
    },
    solution: 'D',
    themes: ['build', 'prepare', 'solitaire', 'last-cards'],
    depth: 1,
    rating: 1400,
    proof: 'exact',
    margin: 0.25,
  },
  {
    id: 'ihy5rng',
    at: {
      seats: 2,
      moves:
        '+20 +10 +30 +30 +20 C +10 C +10 D +10 A +20 D +10 B +30 C +30 D +10 B +10 C +40 D +30 A +20 C +30 +20 B +10 C +30 +20 D +10 +40 A +50 +30 D +30 D +50 B +30 B +10 A +40 +30 C +30 C +40 D +40 B +50 A +10 C +20 B +40 C +10 C +40 B +40',
    },
    solution: 'C',
    themes: ['deny', 'build'],
    depth: 1,
    rating: 1400,
    proof: 'exact',
    margin: 0.22,
  },
  {
    id: 'wy7xo8so',
    at: {
      seats: 1,
      moves:
        '+50 +20 +30 +20 +30 B +20 +40 A +40 +10 D +10 +10 A +10 +30 A +20 +10 +10 D +40 +10 D +30 +10 C +40 +30 A +10 +30 A +10 +40 B +40 +10 C +50 +10 A +30 +30 D +10 +50 B +40 +40 +30 A +20 +50 D +30 +30',
    },
    solution: 'D',
    themes: ['build', 'prepare', 'solitaire'],
    depth: 1,
    rating: 1400,
    proof: 'exact',
    margin: 0.26,
  },
  {
    id: 'y40eqgzl',
    at: {
      seats: 2,
      moves:
        '+30 +20 +10 +30 +30 C +40 A +30 B +30 D +10 B +20 B +20 D +40 B +10 C +30 A +50 +50 D +10 D +10 B +10 A +10 D +30 C +50 B +20 +10 C +10 D +50 D +40 B +40 D +20 +40 D +30 +10 B +20 C +10 A +30 C +20 D +30 D +30 B +30 +10 A +10 +40',
    },
    solution: 'A',
    themes: ['risk'],
    depth: 1,
    rating: 1400,
    proof: 'exact',
    margin: 0.15,
  },
  {
    id: '1fq7cmgp',
    at: {
      seats: 2,
      moves:
        '+10 +10 +50 +10 +10 C +40 D +20 C +40 C +30 +30 B +30 D +30 +40 A +30 A +20 D +10 B +30 D +30 +10 D +10 B +50 A +10 +10 D +20 D +30 D +40 B +20 D +40 +40 C +10 C +20 +10 D +20 A +40 C +30 B +50 +10 B +20 B +30 B +10 +30 C +20',
    },
    solution: 'C',
    themes: ['risk'],
    depth: 1,
    rating: 1410,
    proof: 'exact',
    margin: 0.18,
  },
  {
    id: '1ioi9228f',
    at: {
      seats: 2,
      moves:
        '+20 +10 +40 +10 +20 B +30 A +10 +40 B +50 +10 B +20 A +40 C +30 D +30 +20 B +50 D +30 C +10 A +30 A +20 B +30 A +20 D +30 +40 A +50 A +10 A +40 C +10 +10 D +40 A +10 B +20 B +10 A +40 B +50 C +10 D +30 C +30 D +10 D +30 A +10 A +10 A +30 C +30',
    },
    solution: 'D',
    themes: ['risk', 'last-cards'],
    depth: 1,
    rating: 1410,
    proof: 'exact',
    margin: 0.17,
  },
  {
    id: '1oi3nnx43',
    at: {
      seats: 1,
      moves:
        '+40 +30 +20 +10 +30 A +30 +30 C +30 +10 +30 C +20 +50 +40 D +20 +50 A +10 +40 C +10 +20 C +30 +10 A +20 +20 +30 A +30 +40 B +50 +10 B +10 +30 +50 B +40 +10 D +30 +30 A +40 +30 D +10 +10 B +20 +10',
    },
    solution: 'B',
    themes: ['prepare', 'solitaire'],
    depth: 1,
    rating: 1410,
    proof: 'exact',
    margin: 0.15,
  },
  {
    id: '1rwj2jjo0',
    at: {
      seats: 1,
      moves:
        '+10 +10 +30 +10 +30 D +30 +40 C +20 +10 C +10 +50 C +50 +10 +20 C +30 +50 A +10 +30 A +40 +10 C +30 +10 B +30 +40 C +20 +20 A +20 +20 +10 A +50 +30 A +40 +10 C +30 +40 D +30 +40 A +30 +20 +10 C +30 +30',
    },
    solution: 'C',
    themes: ['build', 'prepare', 'solitaire'],
    depth: 1,
    rating: 1410,
    proof: 'exact',
    margin: 0.22,
  },
  {
    id: '75q5pjaf',
    at: {
      seats: 1,
      moves:
        '+10 +30 +30 +30 +10 D +50 +30 D +30 +40 +30 B +40 +20 +10 A +40 +10 D +30 +40 C +30 +10 +50 A +30 +10 A +20 +30 D +10 +30 B +10 +20 +30 A +20 +20 +30 D +20 +50 D +40 +10 A +10 +50 +40 A +10 +40 A +10 +10 D +20 +30',
    },
    solution: 'C',
    themes: ['prepare', 'solitaire', 'last-cards'],
    depth: 3,
    rating: 1410,
    proof: 'exact',
    margin: 0.33,
  },
  {
    id: 'kpkg7ukr',
    at: {
      seats: 1,
      moves:
        '+50 +20 +30 +20 +30 B +20 +40 A +40 +10 D +10 +10 A +10 +30 A +20 +10 +10 D +40 +10 D +30 +10 C +40 +30 A +10 +30 A +10 +40 B +40 +10 C +50 +10 A +30 +30 D +10 +50 B +40 +40 +30 A +20 +50',
    },
    solution: 'A',
    themes: ['build', 'prepare', 'solitaire'],
    depth: 1,
    rating: 1410,
    proof: 'exact',
    margin: 0.17,
  },
  {
    id: '3w4zsvti',
    at: {
      seats: 1,
      moves:
        '+20 +20 +30 +40 +10 B +10 +40 +10 C +20 +10 B +20 +50 B +10 +10 B +30 +30 B +30 +40 +20 B +10 +30 C +30 +10 A +30 +30 +40 D +30 +40 D +10 +10 C +50 +40 +50 D +50 +20 B +40 +20 A +40 +30 B +30 +10',
    },
    solution: 'A',
    themes: ['prepare', 'solitaire'],
    depth: 1,
    rating: 1450,
    proof: 'exact',
    margin: 0.19,
  },
  {
    id: 'en7fsaud',
    at: {
      seats: 2,
      moves:
        '+10 +40 +10 +30 +10 D +40 C +10 +30 A +20 D +30 +10 B +20 D +30 D +30 B +10 +30 D +20 D +30 D +40 C +10 C +20 A +10 B +50 A +30 +30 B +10 +40 A +50 A +30 +30 C +10 +20 D +10 A +30 D +20 C +50 C +50 +20 A +40 C +30 +10',
    },
    solution: 'A',
    themes: ['risk'],
    depth: 1,
    rating: 1450,
    proof: 'exact',
    margin: 0.11,
  },
  {
    id: '13p1v2g2n',
    at: {
      seats: 2,
      moves:
        '+10 +30 +50 +10 +10 B +50 A +30 A +40 +10 C +50 C +40 A +30 A +30 +10 D +50 +20 A +40 C +10 D +20 C +10 B +40 A +10 A +10 D +30 B +30 C +20 B +30 C +30 B +30 A +10 +10 B +20 A +10 A +10 C +20 C +30 D +40 B +30 +20 A +40 +30 C +30 D +20',
    },
    solution: 'C',
    themes: ['build', 'risk', 'last-cards'],
    depth: 1,
    rating: 1460,
    proof: 'exact',
    margin: 0.2,
  },
  {
    id: 'e0tplioo',
    at: {
      seats: 2,
      moves:
        '+10 +20 +10 +20 +50 A +40 +40 D +40 C +10 D +30 B +10 B +50 +10 D +30 C +40 D +30 A +10 B +30 D +40 +30 D +30 +10 A +50 C +30 +30 A +10 +20 B +30 B +30 +10 B +10 B +10 C +30 A +40 A +30 C +20 C +20 +10 D +10 C +50 D +40 D +20 +30 C +30 +10 C +20',
    },
    solution: 'A',
    themes: ['counting', 'deny', 'last-cards'],
    depth: 1,
    rating: 1480,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: 'msys6yod',
    at: {
      seats: 2,
      moves:
        '+30 +10 +10 +30 +50 D +30 +20 A +10 B +20 B +10 D +10 B +30 C +20 A +30 B +10 A +10 C +30 B +30 D +10 D +30 C +20 A +30 A +20 +40 B +40 +40 B +30 +10 C +10 B +30 A +20 B +30 A +40 D +10 +50 B +20 +30 C +40 C +40 +40 D +10 C +50 +10 B +50',
    },
    solution: 'B',
    themes: ['deny', 'last-cards'],
    depth: 3,
    rating: 1500,
    proof: 'exact',
    margin: 0.17,
  },
  {
    id: '1h8frw0mr',
    at: {
      seats: 2,
      moves:
        '+20 +20 +30 +40 +10 B +30 +10 D +30 A +40 +10 D +50 D +40 A +30 C +20 D +30 D +40 B +30 A +10 B +40 +10 B +10 +20 C +10 C +20 C +10 A +10 C +10 C +30 B +30 A +30 +10 C +40 +30 D +40 D +50 A +30 A +20 D +50 B +10 B +10 +30 A +10 +20',
    },
    solution: 'C',
    themes: ['risk', 'last-cards'],
    depth: 1,
    rating: 1520,
    proof: 'exact',
    margin: 0.2,
  },
  {
    id: '1f7qjzrag',
    at: {
      seats: 2,
      moves:
        '+10 +30 +40 +40 +10 B +10 +40 D +10 +30 D +30 C +30 B +40 +20 B +30 B +10 +20 B +40 A +50 B +30 B +20 B +50 C +30 A +10 B +10 A +30 +10 A +30 +30 C +10 +30 A +20 C +30 C +10 +40 D +30 B +20 B +40 +20 D +30 +10 D +40 A +10 +50 C +20 C +50',
    },
    solution: 'C',
    themes: ['counting', 'deny', 'last-cards'],
    depth: 1,
    rating: 1540,
    proof: 'exact',
    margin: 0.33,
  },
  {
    id: 'sz6a1omp',
    at: {
      seats: 2,
      moves:
        '+40 +20 +10 +20 +10 A +30 A +20 A +10 A +30 D +30 B +30 A +50 +30 B +30 A +10 +30 B +10 D +50 A +50 +10 A +10 D +30 A +20 C +10 C +50 A +20 +30 B +40 D +30 +40 D +30 +10 D +10 B +10 D +10 A +30 A +40 C +30',
    },
    solution: 'C',
    themes: ['risk'],
    depth: 1,
    rating: 1540,
    proof: 'search',
    margin: 0.16,
  },
  {
    id: 'uqs7wcw2',
    at: {
      seats: 2,
      moves:
        '+40 +30 +30 +30 +10 A +20 +20 B +30 +10 A +10 +50 A +30 D +30 D +40 D +20 A +40 A +50 B +30 B +20 A +10 B +40 +40 C +10 A +30 A +10 C +10 A +10 +10 C +10 +10 B +20 B +30 C +20 +30 C +40 +10 B +30 +30 D +40',
    },
    solution: 'A',
    themes: ['deny'],
    depth: 1,
    rating: 1540,
    proof: 'search',
    margin: 0.15,
  },
  {
    id: '1123nznc3',
    at: {
      seats: 1,
      moves:
        '+50 +10 +30 +10 +20 A +50 +20 D +50 +40 A +30 +10 +10 C +40 +30 C +30 +30 C +30 +30 D +20 +30 +10 B +20 +30 A +30 +10 B +20 +20 C +30 +30 B +10 +40 +40 C +40 +40 +10 B +10 +10 +10 D +10 +10 B +50 +30',
    },
    solution: 'A',
    themes: ['prepare', 'solitaire'],
    depth: 1,
    rating: 1560,
    proof: 'exact',
    margin: 0.14,
  },
  {
    id: '1m52fmcj2',
    at: {
      seats: 2,
      moves:
        '+10 +30 +10 +20 +50 C +40 C +20 +10 C +40 A +20 +10 A +30 A +30 D +20 +30 D +30 +30 D +20 +20 C +40 +20 C +20 +10 B +30 B +30 +40 B +30 B +10 +10 A +50 A +40 +30 D +30 +10 A +10 C +40 C +50 C +10 +30 A +40 B +10',
    },
    solution: 'C',
    themes: ['risk'],
    depth: 1,
    rating: 1560,
    proof: 'exact',
    margin: 0.12,
  },
  {
    id: '18tffuf6d',
    at: {
      seats: 2,
      moves:
        '+30 +20 +40 +10 +10 A +30 C +20 C +50 C +20 C +50 A +30 +10 D +10 A +30 C +10 A +40 A +30 +10 D +10 D +10 C +30 A +30 B +20 C +50 A +20 B +10 +40 C +20 D +30 D +20 A +30 +30 C +40 +10 C +40 C +40 B +30 D +10 A +10 B +30 C +30 A +50 +10 C +30 +40',
    },
    solution: 'C',
    themes: ['risk', 'last-cards'],
    depth: 2,
    rating: 1570,
    proof: 'exact',
    margin: 0.33,
  },
  {
    id: '1p1tgl980',
    at: {
      seats: 2,
      moves:
        '+10 +50 +10 +20 +10 D +10 C +10 A +10 C +30 D +40 +50 A +20 C +30 C +50 B +10 D +40 B +10 B +30 +10 C +30 +30 A +40 +20 B +10 +20 B +40 +40 D +30 C +10 B +30 B +20 C +20 B +10 C +50 C +30 B +40 A +20 D +10 C +30 +20 A +40 +30 A +40',
    },
    solution: 'D',
    themes: ['build', 'risk', 'last-cards'],
    depth: 2,
    rating: 1600,
    proof: 'exact',
    margin: 0.2,
  },
  {
    id: 'vhvkubln',
    at: {
      seats: 2,
      moves:
        '+20 +30 +40 +50 +50 B +30 C +10 C +10 B +40 D +10 C +20 B +30 B +20 +20 C +50 +30 B +50 A +40 B +40 C +20 D +10 A +10 D +10 +10 A +10 +20 B +30 D +10 +10 C +30 A +40 C +30 +40 D +10 C +30 +10 A +30 +20 B +40 D +30 C +20 D +30 +30',
    },
    solution: 'C',
    themes: ['risk', 'last-cards'],
    depth: 2,
    rating: 1600,
    proof: 'exact',
    margin: 0.17,
  },
  {
    id: 'hut6dqja',
    at: {
      seats: 2,
      moves:
        '+30 +30 +30 +40 +50 C +20 C +30 A +10 B +20 +10 C +40 +30 C +40 A +10 D +10 +50 A +10 D +30 D +40 D +30 B +20 B +40 B +20 A +30 A +20 A +10 B +40 +10 B +10 +10 D +10 D +40 D +30 +20 C +30 B +10 +10 D +20 C +10 C +30 B +10 B +30',
    },
    solution: 'A',
    themes: ['build', 'risk'],
    depth: 1,
    rating: 1610,
    proof: 'exact',
    margin: 0.1,
  },
  {
    id: '1uso5uv2m',
    at: {
      seats: 2,
      moves:
        '+30 +20 +40 +10 +10 A +30 C +20 C +50 C +20 C +50 A +30 +10 D +10 A +30 C +10 A +40 A +30 +10 D +10 D +10 C +30 A +30 B +20 C +50 A +20 B +10 +40 C +20 D +30 D +20 A +30 +30 C +40 +10 C +40 C +40 B +30 D +10 A +10 B +30 C +30 A +50 +10 C +30 +40 B +40',
    },
    solution: 'A',
    themes: ['deny', 'last-cards'],
    depth: 1,
    rating: 1620,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '96udyu17',
    at: {
      seats: 2,
      moves:
        '+40 +10 +20 +40 +10 C +50 +30 D +30 C +30 A +40 +20 C +30 +10 C +40 D +30 +10 D +10 B +20 B +10 D +10 A +30 C +50 B +10 +30 D +30 B +10 +20 D +20 D +30 D +30 A +40 +40 B +50 B +10 B +40 B +20 B +30 B +10 B +30 A +20 +10 B +30 B +10 C +30',
    },
    solution: 'C',
    themes: ['decline', 'risk', 'last-cards'],
    depth: 2,
    rating: 1670,
    proof: 'exact',
    margin: 0.13,
  },
  {
    id: 'k5cr6g6v',
    at: {
      seats: 2,
      moves:
        '+30 +10 +50 +30 +50 B +10 A +30 A +10 A +40 D +20 A +10 B +20 A +10 C +40 A +30 +50 D +40 +10 C +30 A +10 B +20 B +10 +40 A +30 +30 A +30 D +40 B +20 D +20 +10 C +20 +40 B +30 B +30 +40 D +30 A +10 A +50 +20 B +30 B +10 B +10 B +20 D +30 +10 D +10',
    },
    solution: 'A',
    themes: ['deny', 'last-cards'],
    depth: 1,
    rating: 1680,
    proof: 'exact',
    margin: 0.25,
  },
  {
    id: '1rre0eef7',
    at: {
      seats: 2,
      moves:
        '+10 +20 +30 +50 +30 A +10 C +10 A +10 C +40 B +30 B +30 +40 B +30 B +20 +30 D +30 A +50 A +30 C +40 B +40 D +30 D +50 A +30 D +40 C +40 C +10 A +10 D +20 +40 A +20 A +10 B +30 A +10 +10 D +50 A +30 C +10 +10 C +30 D +10 +20',
    },
    solution: 'A',
    themes: ['deny'],
    depth: 1,
    rating: 1690,
    proof: 'exact',
    margin: 0.3,
  },
  {
    id: '8soxafli',
    at: {
      seats: 2,
      moves:
        '+10 +40 +50 +20 +10 A +20 A +40 A +10 A +50 D +30 C +10 B +20 +30 C +10 C +20 C +40 +30 D +30 +40 D +50 B +50 B +20 C +30 B +10 +10 A +10 C +20 D +30 D +30 D +40 B +30 A +10 D +10 D +10 C +10 B +20 A +10 D +30 A +10 C +20 A +30 B +30',
    },
    solution: 'B',
    themes: ['risk'],
    depth: 2,
    rating: 1750,
    proof: 'exact',
    margin: 0.25,
  },
  {
    id: '152ebm2iy',
    at: {
      seats: 2,
      moves:
        '+40 +40 +20 +50 +10 A +10 B +30 B +10 A +10 C +30 +30 D +50 +20 D +10 D +10 C +20 A +30 C +40 B +30 +10 C +30 A +10 B +40 A +20 A +20 C +30 C +50 A +10 +30 C +10 D +20 C +30 C +30 D +40 B +40 A +10 C +10 D +20 +40 A +30 A +50 +10 B +40 C +30 B +30',
    },
    solution: 'A',
    themes: ['risk', 'last-cards'],
    depth: 2,
    rating: 1760,
    proof: 'exact',
    margin: 0.33,
  },
  {
    id: '14wvvqhru',
    at: {
      seats: 2,
      moves:
        '+30 +20 +10 +40 +10 C +20 +10 C +10 +40 D +10 +50 B +10 +30 D +40 A +10 C +10 C +30 C +40 B +30 D +40 B +10 C +30 C +30 C +40 D +50 D +10 D +10 C +40 +20 B +50 B +30 C +20 B +10 +30 A +40 B +30 D +20 D +10 A +50 +30 B +30 B +30 D +30',
    },
    solution: 'A',
    themes: ['risk', 'last-cards'],
    depth: 2,
    rating: 1780,
    proof: 'exact',
    margin: 0.2,
  },
  {
    id: '3jc941s',
    at: {
      seats: 2,
      moves:
        '+10 +40 +30 +40 +10 A +50 B +20 B +10 +30 D +20 D +30 D +20 C +50 D +20 A +40 +20 D +10 C +10 A +10 D +30 C +30 C +10 D +10 C +10 C +30 B +10 C +10 B +20 D +40 D +30 C +20 A +40 +30 B +20 D +50 B +40 C +30 C +30 C +40 D +30 C +30 B +40',
    },
    solution: 'C',
    themes: ['deny', 'build'],
    depth: 3,
    rating: 1780,
    proof: 'exact',
    margin: 0.12,
  },
  {
    id: '1apl149jl',
    at: {
      seats: 2,
      moves:
        '+10 +40 +50 +20 +10 A +20 A +40 A +10 A +50 D +30 C +10 B +20 +30 C +10 C +20 C +40 +30 D +30 +40 D +50 B +50 B +20 C +30 B +10 +10 A +10 C +20 D +30 D +30 D +40 B +30 A +10 D +10 D +10 C +10 B +20 A +10 D +30 A +10 C +20',
    },
    solution: 'D',
    themes: ['build', 'risk'],
    depth: 8,
    rating: 1820,
    proof: 'exact',
    margin: 0.13,
  },
  {
    id: '17auxhmfu',
    at: {
      seats: 1,
      moves:
        '+30 +30 +10 +20 +30 C +10 +10 B +10 +10 A +30 +10 C +50 +50 D +10 +30 B +30 +30 +10 C +30 +10 +10 A +30 +40 B +30 +10 D +40 +20 D +20 +10 +10 A +50 +20 +20 A +30 +20 B +50 +30 A +40 +30 +40 C +10 +40',
    },
    solution: 'C',
    themes: ['prepare', 'solitaire'],
    depth: 1,
    rating: 1830,
    proof: 'exact',
    margin: 0.22,
  },
  {
    id: '16jnz3jnu',
    at: {
      seats: 2,
      moves:
        '+10 +40 +40 +30 +30 D +10 D +30 +20 B +20 +10 C +20 B +20 B +10 A +30 A +20 C +10 +30 B +30 +40 A +30 A +30 +50 A +30 B +10 B +40 +10 B +10 +40 A +30 C +50 B +10 C +30 A +40 A +10 A +30 +10 C +40 D +10 D +20 +30 D +40 C +50',
    },
    solution: 'B',
    themes: ['deny'],
    depth: 1,
    rating: 1840,
    proof: 'exact',
    margin: 0.14,
  },
  {
    id: 'zm4ry5xl',
    at: {
      seats: 1,
      moves:
        '+20 +30 +10 +40 +30 A +30 +40 D +30 +20 D +20 +50 C +30 +30 C +40 +30 B +30 +30 C +40 +10 B +10 +50 D +20 +10 A +20 +30 +40 D +30 +20 +10 B +30 +10 A +10 +10 A +40 +20 B +10 +40 B +30 +10 D +10 +50 C +30 +50',
    },
    solution: 'C',
    themes: ['build', 'prepare', 'solitaire', 'last-cards'],
    depth: 2,
    rating: 1840,
    proof: 'exact',
    margin: 0.4,
  },
  {
    id: '1u30msqdd',
    at: {
      seats: 2,
      moves:
        '+30 +10 +10 +20 +20 C +20 B +30 B +30 +10 C +20 C +10 +40 B +50 +10 D +10 +50 B +10 +20 A +30 A +30 A +10 A +30 D +40 C +30 D +10 C +10 A +30 B +30 A +30 +40 D +40 B +30 B +30 D +40 +20 B +50 +10 A +10 A +10 D +30 C +50 +40 D +30 A +20',
    },
    solution: 'A',
    themes: ['deny', 'last-cards'],
    depth: 2,
    rating: 1880,
    proof: 'exact',
    margin: 0.17,
  },
  {
    id: 'dm3bzami',
    at: {
      seats: 2,
      moves:
        '+10 +10 +20 +40 +10 D +30 A +10 D +40 B +30 +10 D +30 C +20 +10 B +30 C +30 B +40 +20 A +30 +30 B +50 +40 C +20 B +30 +10 C +10 A +30 B +40 D +10 B +30 C +50 D +20 +50 D +40 +20 B +30 +10 D +40 B +30 D +40 C +50 A +10 B +30 A +10',
    },
    solution: 'D',
    themes: ['risk', 'last-cards'],
    depth: 2,
    rating: 1880,
    proof: 'exact',
    margin: 0.17,
  },
  {
    id: 'ndftkz8t',
    at: {
      seats: 2,
      moves:
        '+30 +30 +20 +10 +10 C +40 B +30 C +10 B +50 C +20 +20 A +50 B +10 +30 B +20 D +20 B +30 D +10 B +40 C +30 +30 A +40 +40 B +30 B +50 B +10 B +40 B +10 A +20 C +10 +10 B +30 D +50 B +10 +30 D +30 A +30 B +30 +40 A +40 A +10 A +20 C +10',
    },
    solution: 'A',
    themes: ['build', 'risk', 'last-cards'],
    depth: 5,
    rating: 1910,
    proof: 'exact',
    margin: 0.13,
  },
  {
    id: 'yw9m5u1p',
    at: {
      seats: 1,
      moves:
        '+40 +10 +20 +30 +40 A +30 +10 +10 B +30 +40 B +30 +20 C +10 +40 B +20 +30 B +30 +30 C +10 +40 B +10 +10 B +10 +10 +10 C +30 +10 C +10 +20 B +50 +20 D +20 +50 A +30 +30 +20 C +10 +20 B +10 +30 A +40 +30 A +50 +40',
    },
    solution: 'C',
    themes: ['decline', 'build', 'prepare', 'solitaire', 'last-cards'],
    depth: 3,
    rating: 1950,
    proof: 'exact',
    margin: 0.42,
  },
  {
    id: 'qve2er66',
    at: {
      seats: 2,
      moves:
        '+30 +30 +10 +10 +10 B +20 A +30 B +20 A +30 A +40 B +20 C +10 +20 B +30 C +10 D +10 C +30 B +30 C +40 +20 B +40 +30 C +40 D +40 B +30 B +10 B +50 A +20 A +10 +50 D +40 +10 B +40 C +10 +10 D +20 A +50 B +10 B +30 C +10 C +30 A +20 A +30 B +10 C +40',
    },
    solution: 'A',
    themes: ['decline', 'risk', 'last-cards'],
    depth: 3,
    rating: 2160,
    proof: 'exact',
    margin: 0.33,
  },
  {
    id: '133ocp4sn',
    at: {
      seats: 2,
      moves:
        '+20 +40 +50 +30 +40 A +30 B +20 D +30 D +30 D +40 B +10 B +20 D +10 A +10 C +40 D +30 A +20 B +10 +50 D +10 +30 C +10 A +10 C +10 B +10 A +40 A +10 D +10 C +30 D +20 D +50 C +20 A +10 +30 D +40 +20 C +30 B +30 +30 B +10 +40 C +30 +20',
    },
    solution: 'D',
    themes: ['decline', 'risk', 'last-cards'],
    depth: 5,
    rating: 2190,
    proof: 'exact',
    margin: 0.1,
  },
  {
    id: '1vy9kapdb',
    at: {
      seats: 1,
      moves:
        '+30 +30 +20 +20 +40 C +40 +30 A +10 +30 A +10 +50 B +30 +30 B +30 +20 D +40 +10 A +10 +10 +40 C +10 +10 +10 D +50 +10 B +30 +20 B +10 +30 D +20 +10 A +50 +30 C +50 +30 B +40 +30 +20 C +40 +40 +30 B +40 +20',
    },
    solution: 'A',
    themes: ['decline', 'prepare', 'solitaire', 'last-cards'],
    depth: 3,
    rating: 2190,
    proof: 'exact',
    margin: 0.15,
  },
  {
    id: 'dyf4plw6',
    at: {
      seats: 1,
      moves:
        '+40 +40 +20 +10 +30 B +30 +40 +10 D +10 +20 +10 A +20 +30 C +30 +10 D +30 +50 C +30 +50 +30 D +20 +30 +10 B +40 +20 B +40 +10 D +40 +20 D +50 +10 A +10 +30 A +30 +30 +10 D +20 +30 A +20 +40 C +10 +40 +50',
    },
    solution: 'D',
    themes: ['decline', 'prepare', 'solitaire', 'last-cards'],
    depth: 3,
    rating: 2190,
    proof: 'exact',
    margin: 0.1,
  },
];
