import type { Puzzle } from '@countertop/core';

// Written by `countertop mine foursquare --count 130 --keep`; docs/puzzles.md says how.
export const puzzles: readonly Puzzle[] = [
  {
    id: '303ktuoq',
    at: {
      seats: 1,
      moves:
        '+10 +40 +30 +10 +10 B +20 +20 B +50 +30 D +10 +30 B +30 +30 +40 B +40 +50 D +10 +20 C +30 +20 B +10 +10 +30 A +20 +50 C +30 +30 C +10 +20 C +30 +10 C +40 +10 +50 A +10 +30 A +10 +40 D +20 +40 D +10 +40 A +30 +40 D +30 +20 A +30 +10',
    },
    solution: 'A',
    shares: [{ A: 100, B: 0, C: 0, D: 0 }],
    themes: ['take', 'solitaire', 'last-cards'],
    depth: 1,
    rating: 600,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '4c1iyw9t',
    at: {
      seats: 2,
      moves:
        '+30 +50 +10 +30 +30 C +30 C +10 B +40 +40 C +10 C +10 C +20 D +40 +10 D +30 A +50 B +20 +10 D +40 C +40 +30 A +10 +30 D +40 +40 D +10 B +10 +10 B +20 +10 B +30 +50 C +30 A +30 C +20 D +10 D +30 +20 D +20 D +30 D +50 A +20 B +40 B +10 D +10 D +30',
    },
    solution: 'D',
    shares: [{ A: 0, B: 50, C: 50, D: 100 }],
    themes: ['deny', 'build', 'last-cards'],
    depth: 1,
    rating: 1090,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: '1mmzk3ey0',
    at: {
      seats: 2,
      moves:
        '+10 +30 +10 +20 +40 A +20 +30 C +30 +30 B +30 +10 C +30 C +40 +10 B +20 B +30 +10 C +40 A +30 +20 C +30 +20 C +50 +10 D +20 D +10 A +50 A +10 B +30 C +50 B +40 B +10 A +30 +30 D +40 C +40 B +40 A +10 A +10 D +30 +30 D +10 D +20 +10 A +20',
    },
    solution: 'A',
    shares: [{ A: 100, B: 67, C: 67, D: 67 }],
    themes: ['counting', 'deny', 'last-cards'],
    depth: 1,
    rating: 1390,
    proof: 'exact',
    margin: 0.33,
  },
  {
    id: '1ioi9228f',
    at: {
      seats: 2,
      moves:
        '+20 +10 +40 +10 +20 B +30 A +10 +40 B +50 +10 B +20 A +40 C +30 D +30 +20 B +50 D +30 C +10 A +30 A +20 B +30 A +20 D +30 +40 A +50 A +10 A +40 C +10 +10 D +40 A +10 B +20 B +10 A +40 B +50 C +10 D +30 C +30 D +10 D +30 A +10 A +10 A +30 C +30',
    },
    solution: 'D',
    shares: [{ A: 83, B: 83, C: 83, D: 100 }],
    themes: ['risk', 'last-cards'],
    depth: 1,
    rating: 1410,
    proof: 'exact',
    margin: 0.17,
  },
  {
    id: 'oxhngor2',
    at: {
      seats: 3,
      moves:
        '+30 +10 +50 +10 +30 A +20 +30 D +10 A +40 +20 C +20 +10 D +30 B +20 +10 B +20 D +10 D +10 A +50 C +10 D +40 A +30 A +30 +40 A +30 A +10 +30 A +30 +50 A +30 A +40 +20 C +20 D +10 A +50 A +10 +30 C +40 B +30 +20 A +10 +40 A +30 D +40 C +10 A +10',
    },
    solution: 'D',
    shares: [{ A: 50, B: 50, C: 50, D: 100 }],
    themes: ['build', 'risk', 'many-seats', 'last-cards'],
    depth: 3,
    rating: 1470,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: '10hn7ofkb',
    at: {
      seats: 1,
      moves:
        '+20 +20 +30 +20 +20 C +20 +20 A +40 +50 C +20 +30 D +10 +10 D +50 +10 +50 C +30 +40 D +10 +10 D +30 +50 +40 B +10 +30 A +10 +10 D +30 +30 D +30 +40 A +10 +30 D +10 +30 B +20 +30 D +40 +30 D +10 +40 A +10 +10 B +40 +10',
    },
    solution: 'A +30 +40 +30 C',
    shares: [
      { A: 33, B: 0, C: 0, D: 0 },
      { A: 0, B: 0, C: 100, D: 0 },
    ],
    themes: ['take', 'solitaire', 'last-cards'],
    depth: 5,
    rating: 1480,
    proof: 'exact',
    margin: 0.33,
  },
  {
    id: '1nmiauxbp',
    at: {
      seats: 2,
      moves:
        '+30 +30 +20 +20 +10 B +30 D +40 A +10 +10 B +20 D +10 C +10 B +30 C +40 A +40 +10 B +10 +10 A +40 A +10 +10 A +20 B +40 D +10 +50 B +10 +50 D +50 +30 A +30 A +30 D +30 +50 C +10 A +20 +30 B +40 D +30 B +20 D +30 B +40 C +30 C +20 +40',
    },
    solution: 'B +30 +20 A +10 B',
    also: 'C',
    shares: [
      { A: 0, B: 83, C: 0, D: 8 },
      { A: 0, B: 100, C: 100, D: 0 },
    ],
    themes: ['take', 'last-cards'],
    depth: 6,
    rating: 1530,
    proof: 'exact',
    margin: 0.75,
  },
  {
    id: '17wnr83w',
    at: {
      seats: 1,
      moves:
        '+10 +40 +10 +10 +20 C +40 +10 B +30 +10 B +40 +30 B +10 +30 A +20 +10 D +30 +30 C +40 +20 +30 C +30 +50 +50 B +20 +30 B +10 +10 +30 B +40 +10 +30 B +50 +20 +40 B +50 +20 A +30 +10 +40 C +30 +30 B +40 +10',
    },
    solution: 'D +10 +20 A',
    also: 'B',
    shares: [
      { A: 70, B: 70, C: 50, D: 90 },
      { A: 100, B: 100, C: 67, D: 67 },
    ],
    themes: ['prepare', 'solitaire', 'last-cards'],
    depth: 4,
    rating: 1560,
    proof: 'exact',
    margin: 0.2,
  },
  {
    id: '1smz6u9qa',
    at: {
      seats: 1,
      moves:
        '+30 +30 +10 +40 +50 D +20 +10 A +20 +40 +10 B +50 +30 A +10 +20 +30 B +10 +20 +40 C +30 +20 B +40 +50 D +50 +20 C +30 +10 +10 B +10 +30 +30 C +30 +40 +30 C +10 +10 +10 D +10 +20 C +10 +30 C +10 +20 A +30 +30 A +40 +40',
    },
    solution: 'D +40 +30 D',
    shares: [
      { A: 0, B: 0, C: 0, D: 50 },
      { A: 0, B: 0, C: 0, D: 100 },
    ],
    themes: ['build', 'prepare', 'solitaire', 'last-cards'],
    depth: 4,
    rating: 1610,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: '2y5ig6bf',
    at: {
      seats: 1,
      moves:
        '+10 +30 +50 +20 +20 B +30 +10 +40 C +10 +30 +10 C +10 +20 D +10 +20 C +40 +30 D +30 +10 D +20 +30 C +40 +30 C +20 +30 D +30 +10 +40 D +10 +10 D +50 +10 C +10 +30 A +10 +10 D +50 +30 D +40 +40 +30',
    },
    solution: 'D +20 +30 +40 A',
    also: 'B',
    shares: [
      { A: 71, B: 67, C: 14, D: 95 },
      { A: 100, B: 100, C: 50, D: 67 },
    ],
    themes: ['take', 'solitaire'],
    depth: 5,
    rating: 1610,
    proof: 'exact',
    margin: 0.24,
  },
  {
    id: 'n7c5wnk9',
    at: {
      seats: 1,
      moves:
        '+40 +20 +30 +10 +10 B +50 +10 B +30 +20 D +10 +40 +10 D +10 +30 B +10 +40 D +40 +30 D +30 +10 A +10 +10 +20 B +30 +30 B +40 +40 +30 C +10 +30 D +20 +20 D +10 +10 +30 D +40 +20 D +20 +10 +50',
    },
    solution: 'C +30 +30 C +30 +50 +20 B',
    also: 'D',
    shares: [
      { A: 29, B: 81, C: 99, D: 66 },
      { A: 25, B: 70, C: 100, D: 49 },
      { A: 67, B: 100, C: 67, D: 100 },
    ],
    themes: ['prepare', 'solitaire'],
    depth: 8,
    rating: 1620,
    proof: 'exact',
    margin: 0.18,
  },
  {
    id: '1p1tgl980',
    at: {
      seats: 2,
      moves:
        '+10 +50 +10 +20 +10 D +10 C +10 A +10 C +30 D +40 +50 A +20 C +30 C +50 B +10 D +40 B +10 B +30 +10 C +30 +30 A +40 +20 B +10 +20 B +40 +40 D +30 C +10 B +30 B +20 C +20 B +10 C +50 C +30 B +40 A +20 D +10 C +30 +20 A +40 +30 A +40',
    },
    solution: 'D +30 A +10 D',
    shares: [
      { A: 20, B: 20, C: 20, D: 40 },
      { A: 0, B: 0, C: 0, D: 100 },
    ],
    themes: ['build', 'risk', 'last-cards'],
    depth: 5,
    rating: 1670,
    proof: 'exact',
    margin: 0.2,
  },
  {
    id: 'nesohii1',
    at: {
      seats: 1,
      moves:
        '+30 +30 +20 +20 +40 C +40 +30 A +10 +30 A +10 +50 B +30 +30 B +30 +20 D +40 +10 A +10 +10 +40 C +10 +10 +10 D +50 +10 B +30 +20 B +10 +30 D +20 +10 A +50 +30 C +50 +30 B +40 +30 +20 C +40 +40 +30',
    },
    solution: 'D +10 +10 D',
    shares: [
      { A: 62, B: 80, C: 80, D: 95 },
      { A: 65, B: 57, C: 57, D: 100 },
    ],
    themes: ['prepare', 'solitaire'],
    depth: 4,
    rating: 1670,
    proof: 'exact',
    margin: 0.15,
  },
  {
    id: 'lits54kk',
    at: {
      seats: 1,
      moves:
        '+20 +30 +30 +20 +10 C +40 +30 B +10 +30 A +40 +20 C +20 +10 +10 A +40 +50 B +30 +50 +10 A +30 +20 C +10 +10 B +50 +40 C +40 +10 B +30 +40 A +10 +10 C +10 +40 A +30 +20 C +30 +30 C +20 +20 +30 D +50 +10 +10',
    },
    solution: 'C +30 +30 A',
    shares: [
      { A: 55, B: 50, C: 90, D: 35 },
      { A: 100, B: 0, C: 0, D: 0 },
    ],
    themes: ['prepare', 'solitaire', 'last-cards'],
    depth: 4,
    rating: 1680,
    proof: 'exact',
    margin: 0.35,
  },
  {
    id: '167pt2leu',
    at: {
      seats: 2,
      moves:
        '+50 +40 +10 +30 +20 D +10 B +20 B +50 +10 C +30 D +10 B +30 +40 C +30 D +10 B +40 C +10 A +40 D +40 +20 C +10 C +40 C +30 +20 B +10 +30 A +30 D +30 +10 B +50 +20 C +30 C +30 C +10 B +30 +20 D +30 A +20 C +40 +10',
    },
    solution: 'A +10 +10 A +30 +20 C',
    shares: [
      { A: 21, B: 4, C: 3, D: 4 },
      { A: 17, B: 17, C: 58, D: 8 },
    ],
    themes: ['take'],
    depth: 7,
    rating: 1760,
    proof: 'exact',
    margin: 0.17,
  },
  {
    id: '1vy9kapdb',
    at: {
      seats: 1,
      moves:
        '+30 +30 +20 +20 +40 C +40 +30 A +10 +30 A +10 +50 B +30 +30 B +30 +20 D +40 +10 A +10 +10 +40 C +10 +10 +10 D +50 +10 B +30 +20 B +10 +30 D +20 +10 A +50 +30 C +50 +30 B +40 +30 +20 C +40 +40 +30 B +40 +20',
    },
    solution: 'A +10 +10 B',
    also: 'D',
    shares: [
      { A: 75, B: 60, C: 20, D: 60 },
      { A: 17, B: 100, C: 0, D: 100 },
    ],
    themes: ['decline', 'prepare', 'solitaire', 'last-cards'],
    depth: 4,
    rating: 1760,
    proof: 'exact',
    margin: 0.15,
  },
  {
    id: 'lroeuwq0',
    at: {
      seats: 1,
      moves:
        '+10 +20 +20 +30 +30 D +40 +10 A +30 +10 B +10 +20 A +40 +30 D +10 +10 A +10 +50 D +10 +30 B +30 +50 D +20 +10 D +40 +30 B +30 +30 B +30 +40 D +40 +10 +20 A +10 +30 D +20 +30 +20 A +40 +20 A +10 +40 B +10 +50 +30 C +10 +30',
    },
    solution: 'C +40 +50 C',
    shares: [
      { A: 50, B: 50, C: 100, D: 50 },
      { A: 0, B: 0, C: 100, D: 0 },
    ],
    themes: ['decline', 'prepare', 'solitaire', 'last-cards'],
    depth: 4,
    rating: 1760,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: '7r6mkmsa',
    at: {
      seats: 2,
      moves:
        '+10 +40 +30 +40 +10 A +50 B +20 B +10 +30 D +20 D +30 D +20 C +50 D +20 A +40 +20 D +10 C +10 A +10 D +30 C +30 C +10 D +10 C +10 C +30 B +10 C +10 B +20 D +40 D +30 C +20 A +40 +30 B +20 D +50 B +40 C +30 C +30 C +40 D +30 C +30 B +40 A +30 C +30 C +10 A +10',
    },
    solution: 'A',
    shares: [{ A: 100, B: 50, C: 50, D: 50 }],
    themes: ['counting', 'deny', 'last-cards'],
    depth: 1,
    rating: 1770,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: 'eu5m4qzb',
    at: {
      seats: 2,
      moves:
        '+40 +20 +20 +30 +20 D +30 +30 C +30 A +40 A +10 C +30 +20 B +30 A +10 B +30 +10 A +10 +40 A +30 D +10 C +10 C +30 A +20 +50 B +10 B +20 C +40',
    },
    solution: 'C +10 +40 B +40 +30 D',
    shares: [
      { A: 29, B: 18, C: 40, D: 20 },
      { A: 17, B: 17, C: 16, D: 31 },
    ],
    themes: ['take'],
    depth: 7,
    rating: 1770,
    proof: 'search',
    margin: 0.11,
  },
  {
    id: '152ebm2iy',
    at: {
      seats: 2,
      moves:
        '+40 +40 +20 +50 +10 A +10 B +30 B +10 A +10 C +30 +30 D +50 +20 D +10 D +10 C +20 A +30 C +40 B +30 +10 C +30 A +10 B +40 A +20 A +20 C +30 C +50 A +10 +30 C +10 D +20 C +30 C +30 D +40 B +40 A +10 C +10 D +20 +40 A +30 A +50 +10 B +40 C +30 B +30',
    },
    solution: 'A +10 C +20 C',
    shares: [
      { A: 33, B: 0, C: 0, D: 0 },
      { A: 0, B: 0, C: 100, D: 0 },
    ],
    themes: ['risk', 'last-cards'],
    depth: 5,
    rating: 1780,
    proof: 'exact',
    margin: 0.33,
  },
  {
    id: 'qlz6z7zn',
    at: {
      seats: 2,
      moves:
        '+30 +40 +10 +40 +50 D +30 C +40 D +20 D +20 B +40 +50 B +30 C +40 D +10 D +10 A +30 +20 C +50 A +50 C +10 C +30 A +40 +10 B +20 A +30 D +40 B +30 +20 C +10 +10 C +30 A +10 +30 C +10 +20 B +30 B +20 C +10 B +30 D +30 D +10 B +10 C +30 A +10 A +40 A +30',
    },
    solution: 'A',
    shares: [{ A: 100, B: 50, C: 50, D: 50 }],
    themes: ['counting', 'deny', 'last-cards'],
    depth: 1,
    rating: 1780,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: '1dm3b55vj',
    at: {
      seats: 2,
      moves:
        '+10 +30 +40 +20 +20 D +20 +30 C +30 A +10 D +30 +20 D +30 B +30 B +50 D +10 D +40 +30 D +10 A +30 +10 C +10 +10 D +50 B +40 +40',
    },
    solution: 'A +30 +30 C +30 B +10 +20 D +40 C',
    also: 'A',
    shares: [
      { A: 49, B: 36, C: 37, D: 35 },
      { A: 51, B: 65, C: 50, D: 52 },
      { A: 78, B: 68, C: 80, D: 64 },
    ],
    themes: ['take'],
    depth: 11,
    rating: 1790,
    proof: 'search',
    margin: 0.13,
  },
  {
    id: 'bjz09952',
    at: {
      seats: 2,
      moves:
        '+40 +30 +30 +30 +10 A +20 +20 B +30 +10 A +10 +50 A +30 D +30 D +40 D +20 A +40 A +50 B +30 B +20 A +10 B +40 +40 C +10 A +30 A +10 C +10 A +10 +10 C +10 +10 B +20 B +30 C +20 +30 C +40 +10 B +30 +30 D +40 A +50 C +30 B +30 C +20 A +10 A +50 +20 D +40',
    },
    solution: 'D',
    shares: [{ A: 0, B: 50, C: 50, D: 100 }],
    themes: ['deny', 'build', 'last-cards'],
    depth: 1,
    rating: 1790,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: 'e0tplioo',
    at: {
      seats: 2,
      moves:
        '+10 +20 +10 +20 +50 A +40 +40 D +40 C +10 D +30 B +10 B +50 +10 D +30 C +40 D +30 A +10 B +30 D +40 +30 D +30 +10 A +50 C +30 +30 A +10 +20 B +30 B +30 +10 B +10 B +10 C +30 A +40 A +30 C +20 C +20 +10 D +10 C +50 D +40 D +20 +30 C +30 +10 C +20',
    },
    solution: 'A',
    shares: [{ A: 100, B: 50, C: 50, D: 50 }],
    themes: ['counting', 'deny', 'last-cards'],
    depth: 1,
    rating: 1810,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: 'ammi0r53',
    at: {
      seats: 2,
      moves:
        '+40 +40 +50 +40 +10 A +40 D +20 D +20 B +30 +10 D +10 +10 A +30 +10 B +20 +40 C +30 +20 D +10 +20 D +40 +30 D +10 B +10 +20 B +30 D +30 A +30 B +30 B +30 D +40 D +30 B +50 C +10 B +30 B +20 A +10 C +10 +50 D +50 B +40 A +30 C +20 C +30 A +10 D +10',
    },
    solution: 'B',
    shares: [{ A: 25, B: 50, C: 0, D: 25 }],
    themes: ['counting', 'decline', 'deny', 'build', 'last-cards'],
    depth: 1,
    rating: 1820,
    proof: 'exact',
    margin: 0.25,
  },
  {
    id: 'vey0jwk2',
    at: {
      seats: 1,
      moves:
        '+40 +10 +10 +30 +50 C +10 +10 A +20 +10 +10 B +40 +50 C +40 +20 A +10 +30 A +30 +40 A +30 +10 A +40 +40 +30 C +30 +10 D +20 +30 D +40 +30 B +20 +20 D +30 +20 A +10 +30 +30 D +50 +10 +40 D +20 +30',
    },
    solution: 'D +10 +10 +30 A',
    also: 'D',
    shares: [
      { A: 76, B: 77, C: 79, D: 94 },
      { A: 100, B: 83, C: 83, D: 100 },
    ],
    themes: ['take', 'solitaire'],
    depth: 5,
    rating: 1830,
    proof: 'exact',
    margin: 0.15,
  },
  {
    id: '1h69fymw',
    at: {
      seats: 2,
      moves:
        '+10 +20 +30 +50 +30 A +10 C +10 A +10 C +40 B +30 B +30 +40 B +30 B +20 +30 D +30 A +50 A +30 C +40 B +40 D +30 D +50 A +30 D +40 C +40 C +10 A +10 D +20 +40 A +20 A +10 B +30 A +10 +10 D +50 A +30 C +10 +10 C +30',
    },
    solution: 'B +20 +10 C +10 A +20 A +20 A',
    also: 'B',
    shares: [
      { A: 4, B: 68, C: 7, D: 8 },
      { A: 86, B: 71, C: 48, D: 48 },
      { A: 79, B: 79, C: 50, D: 50 },
    ],
    themes: ['take'],
    depth: 10,
    rating: 1840,
    proof: 'exact',
    margin: 0.15,
  },
  {
    id: '1j40q2290',
    at: {
      seats: 1,
      moves:
        '+20 +20 +50 +20 +30 D +20 +30 B +10 +10 B +30 +50 C +20 +30 A +30 +10 D +50 +30 +40 C +40 +30 A +40 +30 C +40 +10 C +30 +10 +40 C +10 +10 C +50 +10 +10 B +30 +10 C +20 +10 +40 D +30 +30 +10 A +40 +20 C +10 +20 B +40 +10',
    },
    solution: 'A +30 +30 A',
    shares: [
      { A: 100, B: 0, C: 0, D: 0 },
      { A: 100, B: 0, C: 0, D: 0 },
    ],
    themes: ['prepare', 'solitaire', 'last-cards'],
    depth: 4,
    rating: 1840,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '9jyra0e9',
    at: {
      seats: 2,
      moves:
        '+30 +30 +30 +10 +10 D +30 +30 D +10 C +40 +40 B +20 C +40 D +40 C +20 A +20 C +10 C +50 B +10 B +20 B +10 C +30 B +30 +40 D +30 +40 B +20 +50 D +10 +10 D +10 B +30 B +20 B +30 C +30 D +20 +10 D +30 D +10 +50',
    },
    solution: 'C +30 +40 B +10 +10 C +10 A +20 A',
    shares: [
      { A: 26, B: 29, C: 96, D: 27 },
      { A: 66, B: 72, C: 86, D: 72 },
      { A: 83, B: 50, C: 50, D: 50 },
    ],
    themes: ['take'],
    depth: 11,
    rating: 1840,
    proof: 'search',
    margin: 0.14,
  },
  {
    id: 'wy7xo8so',
    at: {
      seats: 1,
      moves:
        '+50 +20 +30 +20 +30 B +20 +40 A +40 +10 D +10 +10 A +10 +30 A +20 +10 +10 D +40 +10 D +30 +10 C +40 +30 A +10 +30 A +10 +40 B +40 +10 C +50 +10 A +30 +30 D +10 +50 B +40 +40 +30 A +20 +50 D +30 +30',
    },
    solution: 'D +20 +20 D +30 +30 +10 C',
    shares: [
      { A: 45, B: 38, C: 11, D: 71 },
      { A: 55, B: 10, C: 0, D: 100 },
      { A: 50, B: 50, C: 100, D: 0 },
    ],
    themes: ['build', 'prepare', 'solitaire'],
    depth: 8,
    rating: 1860,
    proof: 'exact',
    margin: 0.26,
  },
  {
    id: 'a6ghyncb',
    at: {
      seats: 3,
      moves:
        '+10 +50 +30 +30 +30 B +30 +40 C +20 B +10 +40 C +10 A +30 A +40 A +30 C +10 B +50 A +30 A +10 +20 D +30 D +10 B +30 B +10 +20 C +30 B +30 C +20 +30 C +20 +40 D +40 +10 A +10 +50 B +50 C +10 D +40 D +20 B +10 D +20 D +30 +30 C +10 B +40 B +40 B +10',
    },
    solution: 'B',
    shares: [{ A: 0, B: 100, C: 0, D: 50 }],
    themes: ['counting', 'deny', 'build', 'many-seats', 'last-cards'],
    depth: 3,
    rating: 1890,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: '11pn48rg8',
    at: {
      seats: 1,
      moves:
        '+10 +10 +10 +10 +50 D +30 +20 C +10 +30 A +10 +30 A +40 +10 C +20 +30 +30 D +40 +30 A +30 +20 C +10 +40 D +10 +30 +30 B +50 +30 B +30 +30 C +20 +40 +20 D +20 +10 +40 A +50 +10 A +30 +40 B +20 +40 C +20 +30 B +10 +10 +10',
    },
    solution: 'D +50 +40 A',
    shares: [
      { A: 0, B: 0, C: 0, D: 50 },
      { A: 100, B: 0, C: 0, D: 0 },
    ],
    themes: ['prepare', 'solitaire', 'last-cards'],
    depth: 4,
    rating: 1910,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: '2vozcp2n',
    at: {
      seats: 2,
      moves:
        '+20 +50 +50 +30 +20 C +10 A +10 C +10 +30 D +30 +10 A +30 +10 A +40 +10 C +40 A +40 A +10 A +40 +10 A +30 +20 D +30 B +10 C +10 C +20 C +30 +10 A +10 A +40',
    },
    solution: 'B +30 +30 D +20 +30 D',
    shares: [
      { A: 21, B: 42, C: 30, D: 18 },
      { A: 26, B: 23, C: 23, D: 36 },
    ],
    themes: ['take'],
    depth: 7,
    rating: 1910,
    proof: 'search',
    margin: 0.1,
  },
  {
    id: '5h0mxwsp',
    at: {
      seats: 2,
      moves:
        '+10 +50 +10 +20 +10 D +10 C +10 A +10 C +30 D +40 +50 A +20 C +30 C +50 B +10 D +40 B +10 B +30 +10 C +30 +30 A +40 +20 B +10 +20 B +40 +40 D +30 C +10 B +30 B +20 C +20 B +10 C +50 C +30 B +40 A +20 D +10',
    },
    solution: 'C +10 +30 B +30 +30 B',
    shares: [
      { A: 59, B: 55, C: 98, D: 67 },
      { A: 40, B: 95, C: 83, D: 58 },
    ],
    themes: ['take'],
    depth: 7,
    rating: 1910,
    proof: 'search',
    margin: 0.12,
  },
  {
    id: 't2v15nui',
    at: {
      seats: 1,
      moves:
        '+50 +20 +10 +10 +20 C +30 +30 +40 B +50 +30 D +30 +10 D +30 +20 A +20 +30 +30 B +40 +10 D +10 +40 D +10 +40 D +30 +20 B +30 +30 D +50 +40 +10 C +20 +10 +10 B +20 +30 +10 A +30 +10 +30 B +10 +10 A +50 +40 A +40 +30',
    },
    solution: 'D +10 +20 A',
    shares: [
      { A: 33, B: 17, C: 0, D: 67 },
      { A: 100, B: 0, C: 0, D: 0 },
    ],
    themes: ['prepare', 'solitaire', 'last-cards'],
    depth: 4,
    rating: 1930,
    proof: 'exact',
    margin: 0.33,
  },
  {
    id: '1qnq2s7kb',
    at: {
      seats: 1,
      moves:
        '+10 +20 +10 +30 +40 C +40 +10 +10 A +40 +10 +30 C +30 +30 A +40 +20 A +30 +10 +20 D +40 +50 +30 A +30 +50 D +30 +10 C +10 +30 A +10 +30 B +30 +10 A +30 +20 +30 D +10 +40 +40 D +20 +50 C +20 +20 A +10 +30',
    },
    solution: 'C +10 +10 B',
    also: 'C',
    shares: [
      { A: 40, B: 80, C: 95, D: 80 },
      { A: 33, B: 100, C: 100, D: 67 },
    ],
    themes: ['build', 'prepare', 'solitaire', 'last-cards'],
    depth: 4,
    rating: 1950,
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
    solution: 'C +20 A +50 A',
    shares: [
      { A: 50, B: 53, C: 73, D: 57 },
      { A: 100, B: 33, C: 33, D: 67 },
    ],
    themes: ['risk'],
    depth: 5,
    rating: 1950,
    proof: 'exact',
    margin: 0.17,
  },
  {
    id: 'dmt4srct',
    at: {
      seats: 2,
      moves:
        '+30 +10 +20 +20 +30 B +30 +10 C +30 D +40 +40 C +20 A +10 D +30 +30 C +40 B +10 C +10 +10 C +30 +30 B +10 A +40 +50 B +30 C +10 D +30 D +30 D +50 D +10 C +30 C +20 A +40 C +40 D +10 A +20 A +50 D +10 A +50 A +10 C +20 A +10 A +10 B +40',
    },
    solution: 'D +20 A +30 B',
    also: 'C',
    shares: [
      { A: 40, B: 40, C: 40, D: 70 },
      { A: 0, B: 67, C: 67, D: 33 },
    ],
    themes: ['build', 'risk', 'last-cards'],
    depth: 5,
    rating: 1950,
    proof: 'exact',
    margin: 0.3,
  },
  {
    id: '1ael6qapv',
    at: {
      seats: 2,
      moves:
        '+10 +30 +50 +10 +30 B +10 +40 C +30 D +30 B +10 A +20 B +30 +40 A +10 B +10 A +50 C +30 +30 A +20 +10 D +40 D +20 +10 B +10 C +30 D +40 B +10 +40 C +40 +20 A +30 +30 A +50 C +30 C +40 +10 C +50 A +10 +20 C +30 B +30',
    },
    solution: 'C +20 +10 C +30 A',
    also: 'C',
    shares: [
      { A: 3, B: 1, C: 20, D: 1 },
      { A: 50, B: 17, C: 50, D: 17 },
    ],
    themes: ['take'],
    depth: 6,
    rating: 1960,
    proof: 'exact',
    margin: 0.18,
  },
  {
    id: '1j7ll6bbq',
    at: {
      seats: 2,
      moves:
        '+10 +10 +20 +40 +10 D +30 A +10 D +40 B +30 +10 D +30 C +20 +10 B +30 C +30 B +40 +20 A +30 +30 B +50 +40 C +20 B +30 +10 C +10 A +30 B +40 D +10 B +30 C +50 D +20 +50 D +40 +20 B +30 +10 D +40 B +30 D +40',
    },
    solution: 'A +10 B +20 C',
    also: 'D',
    shares: [
      { A: 87, B: 68, C: 68, D: 61 },
      { A: 69, B: 75, C: 100, D: 98 },
    ],
    themes: ['deny'],
    depth: 5,
    rating: 1960,
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
    solution: 'B +10 B +10 D',
    shares: [
      { A: 68, B: 93, C: 70, D: 53 },
      { A: 75, B: 75, C: 75, D: 100 },
    ],
    themes: ['deny'],
    depth: 5,
    rating: 1960,
    proof: 'exact',
    margin: 0.23,
  },
  {
    id: '1rli0gnpu',
    at: {
      seats: 2,
      moves:
        '+30 +20 +30 +10 +40 C +30 +30 A +30 A +10 A +30 C +20 C +20 D +30 A +30 C +40 +40 C +50 A +10 C +30 +40 B +50 D +20 C +20 C +10 C +40 B +10 C +10 D +10 C +10 B +50 B +10 A +30 A +30 +10 D +10 +20 D +30 A +10 D +20 +30 C +10 D +30 B +40 +40',
    },
    solution: 'D +10 A +40 A',
    also: 'C',
    shares: [
      { A: 58, B: 67, C: 46, D: 92 },
      { A: 100, B: 50, C: 100, D: 50 },
    ],
    themes: ['deny', 'last-cards'],
    depth: 5,
    rating: 1970,
    proof: 'exact',
    margin: 0.25,
  },
  {
    id: '1yuy84dcm',
    at: {
      seats: 2,
      moves:
        '+30 +20 +30 +10 +40 C +30 +30 B +30 +10 A +30 A +20 +20 D +30 +30 B +40 C +40 D +50 C +10 C +30 +40 B +50 C +20 A +20 C +10 D +40 C +10 A +10 +10 D +10 +50 C +10 D +30 B +30 +10 B +10 C +20 A +30 B +10 C +20 A +30 B +10 B +30',
    },
    solution: 'A +40 B +40 A',
    shares: [
      { A: 63, B: 32, C: 44, D: 31 },
      { A: 83, B: 42, C: 46, D: 54 },
    ],
    themes: ['risk'],
    depth: 5,
    rating: 1970,
    proof: 'exact',
    margin: 0.19,
  },
  {
    id: '9i35hkwl',
    at: {
      seats: 2,
      moves:
        '+20 +10 +40 +20 +10 C +40 A +10 A +30 D +30 A +10 A +10 A +30 B +30 A +30 +10 C +10 +10 D +30 D +30 +10 C +40 +30 A +10 D +50 B +50 D +40 B +10 D +40 C +30',
    },
    solution: 'D +20 A +20 D',
    also: 'A',
    shares: [
      { A: 44, B: 41, C: 42, D: 56 },
      { A: 50, B: 40, C: 39, D: 51 },
    ],
    themes: ['deny', 'build'],
    depth: 5,
    rating: 1970,
    proof: 'search',
    margin: 0.11,
  },
  {
    id: '1ofip0wcg',
    at: {
      seats: 2,
      moves:
        '+10 +40 +10 +30 +40 D +10 +10 A +30 C +10 D +40 C +10 +10 B +30 D +20 C +30 B +30 B +30 A +10 C +30 +10 C +30 +50 D +40 C +30 C +50 B +30 A +30 A +50 D +30 B +40 A +10 A +20 A +50 A +30 C +20 D +20 A +10 +10',
    },
    solution: 'D +20 B +20 C',
    shares: [
      { A: 14, B: 12, C: 13, D: 31 },
      { A: 17, B: 17, C: 29, D: 17 },
    ],
    themes: ['build', 'risk'],
    depth: 5,
    rating: 1980,
    proof: 'search',
    margin: 0.12,
  },
  {
    id: 'pfug4qp2',
    at: {
      seats: 2,
      moves:
        '+10 +40 +20 +10 +40 C +30 +30 B +50 B +10 +30 D +20 C +20 B +30 A +30 +10 A +40 C +30 +40 C +10 +20 B +30 D +40 C +50 +20 D +30 +30 A +20 C +40 +10 D +50 +30 A +10 D +20 +10 A +10 C +30 A +10 C +50 A +10 +10 D +10 A +30 D +30',
    },
    solution: 'B +40 B +20 C',
    shares: [
      { A: 3, B: 28, C: 9, D: 15 },
      { A: 0, B: 0, C: 67, D: 0 },
    ],
    themes: ['risk', 'last-cards'],
    depth: 5,
    rating: 1980,
    proof: 'exact',
    margin: 0.13,
  },
  {
    id: 'uqs7wcw2',
    at: {
      seats: 2,
      moves:
        '+40 +30 +30 +30 +10 A +20 +20 B +30 +10 A +10 +50 A +30 D +30 D +40 D +20 A +40 A +50 B +30 B +20 A +10 B +40 +40 C +10 A +30 A +10 C +10 A +10 +10 C +10 +10 B +20 B +30 C +20 +30 C +40 +10 B +30 +30 D +40',
    },
    solution: 'A +10 A +20 D',
    shares: [
      { A: 59, B: 41, C: 43, D: 44 },
      { A: 62, B: 63, C: 45, D: 100 },
    ],
    themes: ['deny'],
    depth: 5,
    rating: 1980,
    proof: 'search',
    margin: 0.15,
  },
  {
    id: 'y40eqgzl',
    at: {
      seats: 2,
      moves:
        '+30 +20 +10 +30 +30 C +40 A +30 B +30 D +10 B +20 B +20 D +40 B +10 C +30 A +50 +50 D +10 D +10 B +10 A +10 D +30 C +50 B +20 +10 C +10 D +50 D +40 B +40 D +20 +40 D +30 +10 B +20 C +10 A +30 C +20 D +30 D +30 B +30 +10 A +10 +40',
    },
    solution: 'A +40 D +20 B',
    also: 'C',
    shares: [
      { A: 94, B: 79, C: 69, D: 70 },
      { A: 75, B: 100, C: 100, D: 67 },
    ],
    themes: ['risk'],
    depth: 5,
    rating: 1980,
    proof: 'exact',
    margin: 0.15,
  },
  {
    id: '15b5q8amd',
    at: {
      seats: 2,
      moves:
        '+30 +50 +20 +30 +40 C +30 C +30 A +10 B +10 +20 C +40 D +20 +40 A +40 B +50 B +30 D +40 A +30 A +30 A +10 B +30 D +30 C +40 +10 C +10 B +10 C +30 B +20 +10 A +10 C +50 A +10 A +20 B +20 D +30 B +30 A +10 D +20 B +10 A +30 D +40 A +10 +20 C +10',
    },
    solution: 'D +10 A +40 B',
    also: 'C',
    shares: [
      { A: 15, B: 17, C: 17, D: 40 },
      { A: 0, B: 50, C: 50, D: 0 },
    ],
    themes: ['build', 'risk', 'last-cards'],
    depth: 5,
    rating: 1990,
    proof: 'exact',
    margin: 0.23,
  },
  {
    id: 'u0oonstt',
    at: {
      seats: 2,
      moves:
        '+10 +10 +30 +50 +10 A +10 +30 C +50 +40 B +40 D +10 C +20 +10 A +30 D +30 +10 A +10 +40 B +20 +30 B +10 A +20 D +20 A +50 C +20 D +30 D +30 D +10 D +30 D +50 A +10 C +30 A +40 +40 A +30 A +20 +40 D +20 +20 B +30 A +30 C +10 +10',
    },
    solution: 'A +30 B +40 A',
    also: 'B',
    shares: [
      { A: 95, B: 63, C: 67, D: 83 },
      { A: 100, B: 100, C: 67, D: 67 },
    ],
    themes: ['counting', 'deny', 'last-cards'],
    depth: 5,
    rating: 1990,
    proof: 'exact',
    margin: 0.12,
  },
  {
    id: 'yw9m5u1p',
    at: {
      seats: 1,
      moves:
        '+40 +10 +20 +30 +40 A +30 +10 +10 B +30 +40 B +30 +20 C +10 +40 B +20 +30 B +30 +30 C +10 +40 B +10 +10 B +10 +10 +10 C +30 +10 C +10 +20 B +50 +20 D +20 +50 A +30 +30 +20 C +10 +20 B +10 +30 A +40 +30 A +50 +40',
    },
    solution: 'C +30 +30 C',
    shares: [
      { A: 42, B: 33, C: 83, D: 33 },
      { A: 0, B: 0, C: 100, D: 0 },
    ],
    themes: ['decline', 'build', 'prepare', 'solitaire', 'last-cards'],
    depth: 4,
    rating: 1990,
    proof: 'exact',
    margin: 0.42,
  },
  {
    id: '13tvxl3cc',
    at: {
      seats: 2,
      moves:
        '+10 +30 +50 +10 +10 A +50 +30 A +40 A +10 A +50 +40 C +30 D +30 B +10 C +50 C +20 B +40 B +10 A +20 C +10 +40 D +10 +10 B +30 B +30 B +20 A +30 D +30 A +30 +10 C +10 +20 C +10 D +10 A +20 C +30 A +40 B +30 +20 D +40 +30 D +30',
    },
    solution: 'C +20 A +10 A',
    shares: [
      { A: 21, B: 18, C: 37, D: 21 },
      { A: 100, B: 0, C: 0, D: 0 },
    ],
    themes: ['risk'],
    depth: 5,
    rating: 2000,
    proof: 'exact',
    margin: 0.16,
  },
  {
    id: '13w264jxd',
    at: {
      seats: 2,
      moves:
        '+20 +50 +40 +10 +40 C +30 A +10 C +20 +30 C +50 A +40 A +20 B +30 +10 D +40 A +10 A +20 A +20 A +30 B +30 A +30 +30 A +10 +30 A +50 +30 A +10 +20 B +10 B +40 D +10 A +40 C +10 +20 B +50 B +10 D +30 C +40 +10 A +30 B +30 B +30',
    },
    solution: 'C +10 D +20 B',
    also: 'C',
    shares: [
      { A: 73, B: 83, C: 98, D: 78 },
      { A: 75, B: 100, C: 100, D: 63 },
    ],
    themes: ['risk'],
    depth: 5,
    rating: 2000,
    proof: 'exact',
    margin: 0.15,
  },
  {
    id: '1rre0eef7',
    at: {
      seats: 2,
      moves:
        '+10 +20 +30 +50 +30 A +10 C +10 A +10 C +40 B +30 B +30 +40 B +30 B +20 +30 D +30 A +50 A +30 C +40 B +40 D +30 D +50 A +30 D +40 C +40 C +10 A +10 D +20 +40 A +20 A +10 B +30 A +10 +10 D +50 A +30 C +10 +10 C +30 D +10 +20',
    },
    solution: 'A +20 C +10 A',
    also: 'C',
    shares: [
      { A: 89, B: 59, C: 54, D: 54 },
      { A: 83, B: 63, C: 83, D: 63 },
    ],
    themes: ['deny'],
    depth: 5,
    rating: 2000,
    proof: 'exact',
    margin: 0.2,
  },
  {
    id: '1yk5327ha',
    at: {
      seats: 4,
      moves:
        '+50 +30 +20 +20 +10 B +40 +40 C +20 A +30 D +30 C +20 B +10 +30 A +30 +20 C +40 A +10 +10 B +10 C +30 B +30 C +50 +30 C +10 +20 C +40 B +20 +10 B +10 D +20 B +30 A +10 C +30 A +40 C +50 +30 B +10 B +10 +10 D +50 +10 C +40 +40 C +30',
    },
    solution: 'B',
    shares: [{ A: 83, B: 100, C: 75, D: 75 }],
    themes: ['deny', 'many-seats', 'last-cards'],
    depth: 5,
    rating: 2000,
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
    solution: 'A +30 A +30 A',
    shares: [
      { A: 98, B: 88, C: 88, D: 87 },
      { A: 100, B: 83, C: 83, D: 83 },
    ],
    themes: ['build', 'risk'],
    depth: 5,
    rating: 2010,
    proof: 'exact',
    margin: 0.1,
  },
  {
    id: 'wn0iffrx',
    at: {
      seats: 2,
      moves:
        '+40 +40 +30 +50 +40 A +10 D +30 B +10 B +20 B +20 +40 A +30 +30 D +20 A +30 +40 C +10 D +20 +30 C +20 +40 A +40 +30 C +30 A +40 +10 C +30 D +20 +10 B +10 C +10 B +50 C +30 C +10 +10 C +30 B +50 +10 B +10 C +10 C +20',
    },
    solution: 'A +20 C +50 A',
    also: 'C',
    shares: [
      { A: 31, B: 11, C: 14, D: 18 },
      { A: 80, B: 50, C: 80, D: 70 },
    ],
    themes: ['risk'],
    depth: 5,
    rating: 2010,
    proof: 'exact',
    margin: 0.1,
  },
  {
    id: '13k240i6v',
    at: {
      seats: 2,
      moves:
        '+30 +30 +50 +40 +20 D +10 C +30 D +40 +40 D +50 C +20 C +30 B +40 C +10 C +20 B +50 +20 D +30 C +10 B +30 D +10 +30 D +10 +30 B +10 +10 C +40 B +30 D +30 B +10 +10 D +10 A +10 A +50 C +30 D +30 +40',
    },
    solution: 'C +20 A +10 +20 C',
    also: 'D',
    shares: [
      { A: 61, B: 63, C: 87, D: 75 },
      { A: 75, B: 75, C: 86, D: 86 },
    ],
    themes: ['build', 'risk'],
    depth: 6,
    rating: 2020,
    proof: 'search',
    margin: 0.11,
  },
  {
    id: '96udyu17',
    at: {
      seats: 2,
      moves:
        '+40 +10 +20 +40 +10 C +50 +30 D +30 C +30 A +40 +20 C +30 +10 C +40 D +30 +10 D +10 B +20 B +10 D +10 A +30 C +50 B +10 +30 D +30 B +10 +20 D +20 D +30 D +30 A +40 +40 B +50 B +10 B +40 B +20 B +30 B +10 B +30 A +20 +10 B +30 B +10 C +30',
    },
    solution: 'C +20 B +10 +40 D',
    shares: [
      { A: 67, B: 58, C: 79, D: 67 },
      { A: 0, B: 0, C: 0, D: 100 },
    ],
    themes: ['decline', 'risk', 'last-cards'],
    depth: 6,
    rating: 2020,
    proof: 'exact',
    margin: 0.13,
  },
  {
    id: 'lcwmmr8v',
    at: {
      seats: 2,
      moves:
        '+30 +30 +20 +20 +10 B +30 D +40 A +10 +10 B +20 D +10 C +10 B +30 C +40 A +40 +10 B +10 +10 A +40 A +10 +10 A +20 B +40 D +10 +50 B +10 +50 D +50 +30 A +30 A +30 D +30 +50 C +10 A +20 +30 B +40 D +30 B +20 D +30',
    },
    solution: 'C +30 +20 D +30 +20 B',
    shares: [
      { A: 14, B: 11, C: 43, D: 14 },
      { A: 0, B: 42, C: 8, D: 8 },
    ],
    themes: ['take'],
    depth: 7,
    rating: 2030,
    proof: 'exact',
    margin: 0.29,
  },
  {
    id: 'vhvkubln',
    at: {
      seats: 2,
      moves:
        '+20 +30 +40 +50 +50 B +30 C +10 C +10 B +40 D +10 C +20 B +30 B +20 +20 C +50 +30 B +50 A +40 B +40 C +20 D +10 A +10 D +10 +10 A +10 +20 B +30 D +10 +10 C +30 A +40 C +30 +40 D +10 C +30 +10 A +30 +20 B +40 D +30 C +20 D +30 +30',
    },
    solution: 'C +10 B +30 +10 C',
    shares: [
      { A: 50, B: 47, C: 67, D: 50 },
      { A: 0, B: 0, C: 100, D: 0 },
    ],
    themes: ['risk', 'last-cards'],
    depth: 6,
    rating: 2040,
    proof: 'exact',
    margin: 0.17,
  },
  {
    id: '1vltv638d',
    at: {
      seats: 2,
      moves:
        '+10 +40 +10 +40 +10 A +30 +20 B +30 +20 B +30 +40 A +10 D +30 C +10 C +30 D +20 D +30 +10 C +50 A +10 D +10 +40 B +10 D +30 B +40 +40 A +30 +10 B +10 D +50 C +20 +40 B +20 +30 D +30 +40 D +20',
    },
    solution: 'A +30 +10 B +10 +20 C',
    shares: [
      { A: 84, B: 66, C: 66, D: 66 },
      { A: 76, B: 88, C: 99, D: 84 },
    ],
    themes: ['take'],
    depth: 7,
    rating: 2050,
    proof: 'search',
    margin: 0.11,
  },
  {
    id: 'bemq0na6',
    at: {
      seats: 2,
      moves:
        '+20 +50 +50 +30 +20 C +10 A +10 C +10 +30 D +30 +10 A +30 +10 A +40 +10 C +40 A +40 A +10 A +40 +10 A +30 +20 D +30 B +10 C +10 C +20',
    },
    solution: 'C +30 +10 D +20 +10 D',
    shares: [
      { A: 55, B: 54, C: 69, D: 53 },
      { A: 56, B: 56, C: 56, D: 68 },
    ],
    themes: ['take'],
    depth: 7,
    rating: 2050,
    proof: 'search',
    margin: 0.12,
  },
  {
    id: 'ksw8a7et',
    at: {
      seats: 1,
      moves:
        '+10 +30 +30 +30 +50 B +40 +30 B +40 +30 +40 D +50 +20 D +50 +40 +40 B +10 +10 B +10 +10 +30 C +20 +20 +10 A +50 +20 D +10 +10 B +30 +10 D +40 +10 B +40 +40 A +20 +10 A +30 +30 B +30 +10 D +30 +20 A +10 +10',
    },
    solution: 'D +30 +30 D +20 +20 +30 A',
    shares: [
      { A: 0, B: 0, C: 0, D: 50 },
      { A: 0, B: 0, C: 0, D: 67 },
      { A: 100, B: 0, C: 0, D: 0 },
    ],
    themes: ['prepare', 'solitaire', 'last-cards'],
    depth: 8,
    rating: 2050,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: 'qve2er66',
    at: {
      seats: 2,
      moves:
        '+30 +30 +10 +10 +10 B +20 A +30 B +20 A +30 A +40 B +20 C +10 +20 B +30 C +10 D +10 C +30 B +30 C +40 +20 B +40 +30 C +40 D +40 B +30 B +10 B +50 A +20 A +10 +50 D +40 +10 B +40 C +10 +10 D +20 A +50 B +10 B +30 C +10 C +30 A +20 A +30 B +10 C +40',
    },
    solution: 'A +30 A +50 A',
    also: 'B',
    shares: [
      { A: 33, B: 0, C: 0, D: 0 },
      { A: 100, B: 100, C: 0, D: 0 },
    ],
    themes: ['decline', 'risk', 'last-cards'],
    depth: 5,
    rating: 2050,
    proof: 'exact',
    margin: 0.33,
  },
  {
    id: '12yz0a1s1',
    at: {
      seats: 1,
      moves:
        '+20 +20 +30 +40 +10 B +10 +40 +10 C +20 +10 B +20 +50 B +10 +10 B +30 +30 B +30 +40 +20 B +10 +30 C +30 +10 A +30 +30 +40 D +30 +40 D +10 +10 C +50 +40 +50 D +50 +20 B +40 +20 A +40 +30',
    },
    solution: 'D +10 +30 D +10 +30 D',
    shares: [
      { A: 40, B: 40, C: 71, D: 86 },
      { A: 29, B: 27, C: 46, D: 84 },
      { A: 3, B: 3, C: 20, D: 70 },
    ],
    themes: ['build', 'prepare', 'solitaire'],
    depth: 7,
    rating: 2060,
    proof: 'exact',
    margin: 0.15,
  },
  {
    id: '1oi3nnx43',
    at: {
      seats: 1,
      moves:
        '+40 +30 +20 +10 +30 A +30 +30 C +30 +10 +30 C +20 +50 +40 D +20 +50 A +10 +40 C +10 +20 C +30 +10 A +20 +20 +30 A +30 +40 B +50 +10 B +10 +30 +50 B +40 +10 D +30 +30 A +40 +30 D +10 +10 B +20 +10',
    },
    solution: 'B +10 +10 B +40 +20 B',
    shares: [
      { A: 34, B: 51, C: 17, D: 37 },
      { A: 30, B: 43, C: 10, D: 30 },
      { A: 0, B: 50, C: 0, D: 0 },
    ],
    themes: ['prepare', 'solitaire'],
    depth: 7,
    rating: 2070,
    proof: 'exact',
    margin: 0.13,
  },
  {
    id: 'vw7de476',
    at: {
      seats: 1,
      moves:
        '+20 +10 +10 +30 +10 B +10 +10 B +10 +10 A +10 +40 B +40 +40 D +10 +50 +10 C +30 +20 B +10 +20 D +20 +10 A +20 +40 B +30 +30 D +40 +30 A +10 +30 B +30 +40 +20 A +20 +40 A +30 +50 A +30 +50',
    },
    solution: 'A +30 +30 A +30 +30 +30 D',
    shares: [
      { A: 97, B: 57, C: 8, D: 60 },
      { A: 97, B: 71, C: 14, D: 71 },
      { A: 83, B: 83, C: 50, D: 100 },
    ],
    themes: ['build', 'prepare', 'solitaire'],
    depth: 8,
    rating: 2080,
    proof: 'exact',
    margin: 0.17,
  },
  {
    id: '167vkm54n',
    at: {
      seats: 2,
      moves:
        '+20 +10 +30 +10 +30 C +30 B +50 B +40 B +20 +40 B +40 +30 C +30 +10 A +10 C +10 D +20 D +30 C +20 +10 A +30 C +10 +40 D +40 +50 B +20 D +40 D +10 A +10 D +10',
    },
    solution: 'B',
    shares: [{ A: 66, B: 76, C: 66, D: 65 }],
    themes: ['deny'],
    depth: 1,
    rating: 2090,
    proof: 'search',
    margin: 0.1,
  },
  {
    id: '1mq9m0j6l',
    at: {
      seats: 1,
      moves:
        '+30 +20 +10 +10 +30 C +40 +40 B +40 +10 D +20 +20 B +40 +10 A +10 +30 C +50 +30 A +30 +20 B +20 +50 B +50 +20 B +50 +30 C +30 +20 B +10 +30 B +10 +10 +30 B +30 +10 +10 D +30 +20 +30',
    },
    solution: 'C +10 +40 C +10 +40 C',
    shares: [
      { A: 33, B: 21, C: 43, D: 21 },
      { A: 22, B: 13, C: 48, D: 13 },
      { A: 0, B: 0, C: 49, D: 0 },
    ],
    themes: ['build', 'prepare', 'solitaire'],
    depth: 7,
    rating: 2090,
    proof: 'exact',
    margin: 0.1,
  },
  {
    id: 't9cbx2bd',
    at: {
      seats: 2,
      moves:
        '+50 +40 +20 +20 +10 B +30 +20 A +10 A +10 C +40 C +30 +10 A +40 B +30 +10 C +40 A +30 +40 A +10 +10 A +30 A +10 C +30 D +20 +50 A +30 C +10 C +30 B +10 A +40 A +30 +10 C +20',
    },
    solution: 'C +30 +10 D +20 +10 D',
    shares: [
      { A: 27, B: 27, C: 64, D: 29 },
      { A: 53, B: 53, C: 53, D: 71 },
    ],
    themes: ['take'],
    depth: 7,
    rating: 2090,
    proof: 'search',
    margin: 0.18,
  },
  {
    id: '1apl149jl',
    at: {
      seats: 2,
      moves:
        '+10 +40 +50 +20 +10 A +20 A +40 A +10 A +50 D +30 C +10 B +20 +30 C +10 C +20 C +40 +30 D +30 +40 D +50 B +50 B +20 C +30 B +10 +10 A +10 C +20 D +30 D +30 D +40 B +30 A +10 D +10 D +10 C +10 B +20 A +10 D +30 A +10 C +20',
    },
    solution: 'D +30 A +30 A',
    also: 'D',
    shares: [
      { A: 88, B: 79, C: 86, D: 100 },
      { A: 100, B: 20, C: 20, D: 100 },
    ],
    themes: ['build', 'risk'],
    depth: 8,
    rating: 2100,
    proof: 'exact',
    margin: 0.13,
  },
  {
    id: '1f7qjzrag',
    at: {
      seats: 2,
      moves:
        '+10 +30 +40 +40 +10 B +10 +40 D +10 +30 D +30 C +30 B +40 +20 B +30 B +10 +20 B +40 A +50 B +30 B +20 B +50 C +30 A +10 B +10 A +30 +10 A +30 +30 C +10 +30 A +20 C +30 C +10 +40 D +30 B +20 B +40 +20 D +30 +10 D +40 A +10 +50 C +20 C +50',
    },
    solution: 'C',
    shares: [{ A: 67, B: 67, C: 100, D: 67 }],
    themes: ['counting', 'deny', 'last-cards'],
    depth: 1,
    rating: 2100,
    proof: 'exact',
    margin: 0.33,
  },
  {
    id: '3w4zsvti',
    at: {
      seats: 1,
      moves:
        '+20 +20 +30 +40 +10 B +10 +40 +10 C +20 +10 B +20 +50 B +10 +10 B +30 +30 B +30 +40 +20 B +10 +30 C +30 +10 A +30 +30 +40 D +30 +40 D +10 +10 C +50 +40 +50 D +50 +20 B +40 +20 A +40 +30 B +30 +10',
    },
    solution: 'A +10 +10 D +30 +30 +10 B',
    shares: [
      { A: 41, B: 22, C: 11, D: 13 },
      { A: 0, B: 20, C: 10, D: 50 },
      { A: 0, B: 50, C: 0, D: 0 },
    ],
    themes: ['prepare', 'solitaire'],
    depth: 8,
    rating: 2100,
    proof: 'exact',
    margin: 0.19,
  },
  {
    id: '49ai3f31',
    at: {
      seats: 1,
      moves:
        '+30 +30 +10 +20 +10 C +40 +10 C +50 +30 C +30 +30 D +10 +20 C +10 +40 C +30 +10 C +30 +20 +30 D +30 +10 D +30 +10 +30 A +10 +40 C +20 +10 C +10 +30 +10 C +40 +20 +10 D +40 +50 B +40 +50',
    },
    solution: 'B +20 +20 B +30 +10 +40 C',
    shares: [
      { A: 55, B: 86, C: 58, D: 10 },
      { A: 67, B: 91, C: 70, D: 30 },
      { A: 50, B: 50, C: 79, D: 0 },
    ],
    themes: ['prepare', 'solitaire'],
    depth: 8,
    rating: 2100,
    proof: 'exact',
    margin: 0.21,
  },
  {
    id: 'k5cr6g6v',
    at: {
      seats: 2,
      moves:
        '+30 +10 +50 +30 +50 B +10 A +30 A +10 A +40 D +20 A +10 B +20 A +10 C +40 A +30 +50 D +40 +10 C +30 A +10 B +20 B +10 +40 A +30 +30 A +30 D +40 B +20 D +20 +10 C +20 +40 B +30 B +30 +40 D +30 A +10 A +50 +20 B +30 B +10 B +10 B +20 D +30 +10 D +10',
    },
    solution: 'A',
    shares: [{ A: 100, B: 75, C: 50, D: 75 }],
    themes: ['deny', 'last-cards'],
    depth: 1,
    rating: 2100,
    proof: 'exact',
    margin: 0.25,
  },
  {
    id: '16jnz3jnu',
    at: {
      seats: 2,
      moves:
        '+10 +40 +40 +30 +30 D +10 D +30 +20 B +20 +10 C +20 B +20 B +10 A +30 A +20 C +10 +30 B +30 +40 A +30 A +30 +50 A +30 B +10 B +40 +10 B +10 +40 A +30 C +50 B +10 C +30 A +40 A +10 A +30 +10 C +40 D +10 D +20 +30 D +40 C +50',
    },
    solution: 'B +10 B +20 D +10 +30 A +50 A',
    also: 'C',
    shares: [
      { A: 21, B: 38, C: 24, D: 23 },
      { A: 46, B: 29, C: 29, D: 58 },
      { A: 100, B: 0, C: 100, D: 0 },
    ],
    themes: ['deny'],
    depth: 10,
    rating: 2110,
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
    solution: 'A +30 +20 A +30 +30 +20 A',
    shares: [
      { A: 78, B: 65, C: 65, D: 47 },
      { A: 58, B: 17, C: 33, D: 33 },
      { A: 100, B: 0, C: 0, D: 0 },
    ],
    themes: ['build', 'prepare', 'solitaire'],
    depth: 8,
    rating: 2110,
    proof: 'exact',
    margin: 0.13,
  },
  {
    id: '75q5pjaf',
    at: {
      seats: 1,
      moves:
        '+10 +30 +30 +30 +10 D +50 +30 D +30 +40 +30 B +40 +20 +10 A +40 +10 D +30 +40 C +30 +10 +50 A +30 +10 A +20 +30 D +10 +30 B +10 +20 +30 A +20 +20 +30 D +20 +50 D +40 +10 A +10 +50 +40 A +10 +40 A +10 +10 D +20 +30',
    },
    solution: 'C +10 +20 D',
    shares: [
      { A: 0, B: 17, C: 67, D: 33 },
      { A: 0, B: 0, C: 0, D: 100 },
    ],
    themes: ['prepare', 'solitaire', 'last-cards'],
    depth: 4,
    rating: 2110,
    proof: 'exact',
    margin: 0.33,
  },
  {
    id: '1123nznc3',
    at: {
      seats: 1,
      moves:
        '+50 +10 +30 +10 +20 A +50 +20 D +50 +40 A +30 +10 +10 C +40 +30 C +30 +30 C +30 +30 D +20 +30 +10 B +20 +30 A +30 +10 B +20 +20 C +30 +30 B +10 +40 +40 C +40 +40 +10 B +10 +10 +10 D +10 +10 B +50 +30',
    },
    solution: 'A +20 +40 A +20 +10 +30 B',
    also: 'D',
    shares: [
      { A: 38, B: 22, C: 8, D: 24 },
      { A: 50, B: 0, C: 17, D: 0 },
      { A: 0, B: 100, C: 0, D: 100 },
    ],
    themes: ['prepare', 'solitaire'],
    depth: 8,
    rating: 2120,
    proof: 'exact',
    margin: 0.14,
  },
  {
    id: '8xk2wy59',
    at: {
      seats: 2,
      moves:
        '+30 +30 +20 +10 +10 C +40 B +30 C +10 B +50 C +20 +20 A +50 B +10 +30 B +20 D +20 B +30 D +10 B +40 C +30 +30 A +40 +40 B +30 B +50 B +10 B +40 B +10 A +20 C +10 +10 B +30 D +50 B +10 +30 D +30 A +30 B +30 +40 A +40',
    },
    solution: 'C +10 D +10 B +10 +20 B +10 B',
    also: 'D',
    shares: [
      { A: 46, B: 27, C: 68, D: 36 },
      { A: 48, B: 61, C: 48, D: 37 },
      { A: 33, B: 67, C: 33, D: 67 },
    ],
    themes: ['deny'],
    depth: 10,
    rating: 2120,
    proof: 'exact',
    margin: 0.13,
  },
  {
    id: 'bskjvp1y',
    at: {
      seats: 1,
      moves:
        '+10 +30 +50 +20 +20 B +30 +10 +40 C +10 +30 +10 C +10 +20 D +10 +20 C +40 +30 D +30 +10 D +20 +30 C +40 +30 C +20 +30 D +30 +10 +40 D +10 +10 D +50 +10 C +10 +30 A +10 +10 D +50 +30 D +40 +40 +30 B +40 +20',
    },
    solution: 'B +30 +20 +30 D',
    shares: [
      { A: 50, B: 63, C: 0, D: 43 },
      { A: 0, B: 0, C: 0, D: 100 },
    ],
    themes: ['take', 'solitaire', 'last-cards'],
    depth: 5,
    rating: 2130,
    proof: 'exact',
    margin: 0.13,
  },
  {
    id: '13p1v2g2n',
    at: {
      seats: 2,
      moves:
        '+10 +30 +50 +10 +10 B +50 A +30 A +40 +10 C +50 C +40 A +30 A +30 +10 D +50 +20 A +40 C +10 D +20 C +10 B +40 A +10 A +10 D +30 B +30 C +20 B +30 C +30 B +30 A +10 +10 B +20 A +10 A +10 C +20 C +30 D +40 B +30 +20 A +40 +30 C +30 D +20',
    },
    solution: 'C +40 D +10 A',
    also: 'D',
    shares: [
      { A: 72, B: 70, C: 92, D: 62 },
      { A: 100, B: 67, C: 67, D: 100 },
    ],
    themes: ['build', 'risk', 'last-cards'],
    depth: 5,
    rating: 2140,
    proof: 'exact',
    margin: 0.2,
  },
  {
    id: 'en7fsaud',
    at: {
      seats: 2,
      moves:
        '+10 +40 +10 +30 +10 D +40 C +10 +30 A +20 D +30 +10 B +20 D +30 D +30 B +10 +30 D +20 D +30 D +40 C +10 C +20 A +10 B +50 A +30 +30 B +10 +40 A +50 A +30 +30 C +10 +20 D +10 A +30 D +20 C +50 C +50 +20 A +40 C +30 +10',
    },
    solution: 'A +40 A +10 A +40 B +10 A',
    also: 'B',
    shares: [
      { A: 65, B: 35, C: 54, D: 36 },
      { A: 65, B: 50, C: 37, D: 48 },
      { A: 67, B: 67, C: 0, D: 33 },
    ],
    themes: ['risk'],
    depth: 9,
    rating: 2140,
    proof: 'exact',
    margin: 0.11,
  },
  {
    id: 'ihy5rng',
    at: {
      seats: 2,
      moves:
        '+20 +10 +30 +30 +20 C +10 C +10 D +10 A +20 D +10 B +30 C +30 D +10 B +10 C +40 D +30 A +20 C +30 +20 B +10 C +30 +20 D +10 +40 A +50 +30 D +30 D +50 B +30 B +10 A +40 +30 C +30 C +40 D +40 B +50 A +10 C +20 B +40 C +10 C +40 B +40',
    },
    solution: 'C +10 A +30 A +10 A +20 A',
    shares: [
      { A: 53, B: 63, C: 85, D: 61 },
      { A: 92, B: 42, C: 50, D: 54 },
      { A: 100, B: 50, C: 50, D: 50 },
    ],
    themes: ['deny', 'build'],
    depth: 9,
    rating: 2140,
    proof: 'exact',
    margin: 0.22,
  },
  {
    id: '1wjwq6di7',
    at: {
      seats: 1,
      moves:
        '+30 +20 +30 +10 +10 B +30 +50 A +10 +50 +40 D +30 +50 B +30 +40 B +40 +30 C +20 +20 B +10 +40 +30 B +10 +10 A +10 +10 C +20 +20 C +30 +10 +20 B +40 +40 +40 D +30 +20 B +10 +10 +30 B +10 +20 B +10 +40 +30 A +30 +50',
    },
    solution: 'D +30 +10 A',
    also: 'C',
    shares: [
      { A: 33, B: 0, C: 33, D: 100 },
      { A: 100, B: 0, C: 100, D: 0 },
    ],
    themes: ['prepare', 'solitaire', 'last-cards'],
    depth: 4,
    rating: 2150,
    proof: 'exact',
    margin: 0.67,
  },
  {
    id: '1per1xzn',
    at: {
      seats: 2,
      moves:
        '+10 +30 +10 +20 +40 A +20 +30 C +30 +30 B +30 +10 C +30 C +40 +10 B +20 B +30 +10 C +40 A +30 +20 C +30 +20 C +50 +10 D +20 D +10 A +50 A +10 B +30 C +50 B +40 B +10 A +30 +30 D +40 C +40 B +40 A +10 A +10 D +30 +30',
    },
    solution: 'A +10 C +20 A +10 +10 A +40 D',
    shares: [
      { A: 74, B: 52, C: 58, D: 43 },
      { A: 87, B: 62, C: 48, D: 50 },
      { A: 50, B: 50, C: 50, D: 100 },
    ],
    themes: ['deny'],
    depth: 10,
    rating: 2160,
    proof: 'exact',
    margin: 0.16,
  },
  {
    id: '1qpv5yc8c',
    at: {
      seats: 2,
      moves:
        '+30 +30 +10 +10 +10 B +20 A +30 B +20 A +30 A +40 B +20 C +10 +20 B +30 C +10 D +10 C +30 B +30 C +40 +20 B +40 +30 C +40 D +40 B +30 B +10 B +50 A +20 A +10 +50 D +40 +10 B +40 C +10 +10 D +20 A +50 B +10 B +30 C +10',
    },
    solution: 'C +30 A +10 A +20 A +40 A',
    also: 'B',
    shares: [
      { A: 66, B: 69, C: 80, D: 69 },
      { A: 75, B: 60, C: 60, D: 60 },
      { A: 75, B: 75, C: 25, D: 25 },
    ],
    themes: ['deny'],
    depth: 9,
    rating: 2160,
    proof: 'exact',
    margin: 0.11,
  },
  {
    id: '1u30msqdd',
    at: {
      seats: 2,
      moves:
        '+30 +10 +10 +20 +20 C +20 B +30 B +30 +10 C +20 C +10 +40 B +50 +10 D +10 +50 B +10 +20 A +30 A +30 A +10 A +30 D +40 C +30 D +10 C +10 A +30 B +30 A +30 +40 D +40 B +30 B +30 D +40 +20 B +50 +10 A +10 A +10 D +30 C +50 +40 D +30 A +20',
    },
    solution: 'A',
    shares: [{ A: 100, B: 58, C: 58, D: 83 }],
    themes: ['deny', 'last-cards'],
    depth: 2,
    rating: 2160,
    proof: 'exact',
    margin: 0.17,
  },
  {
    id: '5f6xki3b',
    at: {
      seats: 2,
      moves:
        '+10 +40 +10 +40 +10 A +30 +20 B +30 +20 B +30 +40 A +10 D +30 C +10 C +30 D +20 D +30 +10 C +50 A +10 D +10 +40 B +10 D +30 B +40 +40 A +30 +10 B +10 D +50 C +20 +40 B +20 +30 D +30 +40 D +20 A +30 +30',
    },
    solution: 'D +10 +10 B +50 C +20 +30 A +10 A',
    shares: [
      { A: 2, B: 3, C: 3, D: 24 },
      { A: 22, B: 18, C: 51, D: 19 },
      { A: 50, B: 33, C: 33, D: 33 },
    ],
    themes: ['take'],
    depth: 11,
    rating: 2160,
    proof: 'exact',
    margin: 0.17,
  },
  {
    id: 'ib2bgm43',
    at: {
      seats: 2,
      moves:
        '+50 +40 +20 +20 +10 B +30 +20 A +10 A +10 C +40 C +30 +10 A +40 B +30 +10 C +40 A +30 +40 A +10 +10 A +30 A +10 C +30 D +20 +50 A +30 C +10 C +30 B +10 A +40 A +30 +10 C +20 C +40 +30 B +30 D +40 D +50 C +10 C +30',
    },
    solution: 'D +20 +20 C +10 +10 C +30 A +20 C',
    shares: [
      { A: 55, B: 51, C: 66, D: 95 },
      { A: 67, B: 67, C: 92, D: 67 },
      { A: 50, B: 50, C: 100, D: 50 },
    ],
    themes: ['take'],
    depth: 11,
    rating: 2160,
    proof: 'exact',
    margin: 0.25,
  },
  {
    id: '1cctmib8f',
    at: {
      seats: 2,
      moves:
        '+40 +50 +10 +10 +10 B +40 D +20 +40 D +20 +10 D +50 D +40 D +30 +10 C +30 C +40 B +30 D +30 C +20 D +20 C +10 D +20',
    },
    solution: 'D +30 D +10 B +30 +10 D +10 +20 C',
    shares: [
      { A: 23, B: 22, C: 20, D: 33 },
      { A: 30, B: 42, C: 22, D: 21 },
      { A: 18, B: 15, C: 39, D: 16 },
    ],
    themes: ['risk'],
    depth: 11,
    rating: 2170,
    proof: 'search',
    margin: 0.1,
  },
  {
    id: 'dc1pa0lj',
    at: {
      seats: 2,
      moves:
        '+20 +40 +10 +10 +30 B +40 A +20 C +30 +50 D +20 C +30 D +20 B +10 C +10 +40 B +10 D +40 +50 D +40 D +10 B +40 +20',
    },
    solution: 'C +20 A +20 D +30 +30 B +30 +40 C',
    also: 'A',
    shares: [
      { A: 34, B: 35, C: 49, D: 35 },
      { A: 53, B: 48, C: 52, D: 70 },
      { A: 62, B: 52, C: 64, D: 52 },
    ],
    themes: ['deny'],
    depth: 11,
    rating: 2170,
    proof: 'search',
    margin: 0.11,
  },
  {
    id: 'g1xh5apf',
    at: {
      seats: 2,
      moves:
        '+30 +10 +30 +20 +10 A +20 D +10 B +10 D +30 B +10 C +30 B +10 B +20 B +10 C +50 A +40 C +30 A +20 +40 D +30 B +40 A +10 B +10 A +50 +30 C +20 B +10 C +30 A +30 +40 D +10 +20 C +20 C +20 D +40 A +30 +50 B +40',
    },
    solution: 'A +30 B +10 C +10 +30 B +30 +40 A',
    also: 'D',
    shares: [
      { A: 88, B: 52, C: 74, D: 72 },
      { A: 62, B: 69, C: 100, D: 82 },
      { A: 100, B: 83, C: 75, D: 100 },
    ],
    themes: ['risk'],
    depth: 11,
    rating: 2170,
    proof: 'search',
    margin: 0.14,
  },
  {
    id: 'sz6a1omp',
    at: {
      seats: 2,
      moves:
        '+40 +20 +10 +20 +10 A +30 A +20 A +10 A +30 D +30 B +30 A +50 +30 B +30 A +10 +30 B +10 D +50 A +50 +10 A +10 D +30 A +20 C +10 C +50 A +20 +30 B +40 D +30 +40 D +30 +10 D +10 B +10 D +10 A +30 A +40 C +30',
    },
    solution: 'C +40 B +20 C +40 +10 A +20 +40 D',
    shares: [
      { A: 31, B: 38, C: 61, D: 45 },
      { A: 57, B: 35, C: 80, D: 41 },
      { A: 75, B: 63, C: 63, D: 92 },
    ],
    themes: ['risk'],
    depth: 11,
    rating: 2180,
    proof: 'search',
    margin: 0.16,
  },
  {
    id: '190w7j1ie',
    at: {
      seats: 2,
      moves:
        '+10 +50 +10 +20 +10 D +10 D +10 B +10 D +30 A +40 A +50 B +20 C +30 B +50 +10 A +40 A +10 C +30 A +10 +30 C +30 +40 D +20 B +10 +20 B +40 +40 C +30 B +10 B +30 +20 D +20 +10 B +50 B +30 B +40 +20 B +10',
    },
    solution: 'C +30 C +40 B +30 +30 D +30 +30 C',
    shares: [
      { A: 5, B: 3, C: 20, D: 3 },
      { A: 5, B: 43, C: 9, D: 19 },
      { A: 50, B: 42, C: 100, D: 42 },
    ],
    themes: ['counting', 'deny'],
    depth: 11,
    rating: 2190,
    proof: 'search',
    margin: 0.1,
  },
  {
    id: '39zi4cvd',
    at: {
      seats: 2,
      moves:
        '+10 +30 +50 +10 +30 B +10 +40 C +30 D +30 B +10 A +20 B +30 +40 A +10 B +10 A +50 C +30 +30 A +20 +10 D +40 D +20 +10 B +10 C +30 D +40 B +10 +40 C +40 +20 A +30 +30 A +50 C +30',
    },
    solution: 'C +10 +30 B +20 +20 C',
    shares: [
      { A: 18, B: 22, C: 51, D: 19 },
      { A: 34, B: 35, C: 47, D: 35 },
    ],
    themes: ['take'],
    depth: 7,
    rating: 2190,
    proof: 'search',
    margin: 0.12,
  },
  {
    id: '1m52fmcj2',
    at: {
      seats: 2,
      moves:
        '+10 +30 +10 +20 +50 C +40 C +20 +10 C +40 A +20 +10 A +30 A +30 D +20 +30 D +30 +30 D +20 +20 C +40 +20 C +20 +10 B +30 B +30 +40 B +30 B +10 +10 A +50 A +40 +30 D +30 +10 A +10 C +40 C +50 C +10 +30 A +40 B +10',
    },
    solution: 'C +10 B +30 B +10 +10 A +30 B',
    also: 'C',
    shares: [
      { A: 56, B: 51, C: 68, D: 54 },
      { A: 53, B: 88, C: 75, D: 52 },
      { A: 50, B: 100, C: 100, D: 50 },
    ],
    themes: ['risk'],
    depth: 10,
    rating: 2200,
    proof: 'exact',
    margin: 0.12,
  },
  {
    id: '1uso5uv2m',
    at: {
      seats: 2,
      moves:
        '+30 +20 +40 +10 +10 A +30 C +20 C +50 C +20 C +50 A +30 +10 D +10 A +30 C +10 A +40 A +30 +10 D +10 D +10 C +30 A +30 B +20 C +50 A +20 B +10 +40 C +20 D +30 D +20 A +30 +30 C +40 +10 C +40 C +40 B +30 D +10 A +10 B +30 C +30 A +50 +10 C +30 +40 B +40',
    },
    solution: 'A +10 A +20 C',
    also: 'D',
    shares: [
      { A: 100, B: 0, C: 0, D: 0 },
      { A: 0, B: 0, C: 100, D: 100 },
    ],
    themes: ['deny', 'last-cards'],
    depth: 5,
    rating: 2200,
    proof: 'exact',
    margin: 1,
  },
  {
    id: 'lcobkcwy',
    at: {
      seats: 2,
      moves:
        '+10 +40 +30 +10 +10 D +50 A +40 A +20 A +40 +10 C +50 +40 C +10 C +40 +20 D +20 C +30 A +20 B +30 C +50 +30 A +10 A +20 +10 B +30 +10 D +10 A +20 +10 C +40 C +30 +30 A +10 +40 A +30 A +10 +20 D +30 C +30 D +30 +20',
    },
    solution: 'A +30 B +10 A +30 +40 A +10 A',
    shares: [
      { A: 65, B: 43, C: 34, D: 43 },
      { A: 62, B: 42, C: 42, D: 42 },
      { A: 100, B: 50, C: 50, D: 50 },
    ],
    themes: ['risk'],
    depth: 10,
    rating: 2200,
    proof: 'exact',
    margin: 0.2,
  },
  {
    id: 'fguy0a97',
    at: {
      seats: 1,
      moves:
        '+40 +10 +10 +50 +20 A +30 +40 A +10 +20 C +50 +40 B +10 +10 C +10 +40 A +30 +30 D +20 +30 B +20 +10 A +30 +30 C +40 +10 +40 C +20 +20 B +30 +10 +30 D +40 +30 D +20 +40 D +30 +10 D +10 +30 C +30 +50 C +10 +10 +20 B +10 +30',
    },
    solution: 'B +30 +50 A',
    also: 'D',
    shares: [
      { A: 0, B: 50, C: 0, D: 0 },
      { A: 100, B: 0, C: 0, D: 100 },
    ],
    themes: ['prepare', 'solitaire', 'last-cards'],
    depth: 4,
    rating: 2210,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: '1cbjvitpm',
    at: {
      seats: 1,
      moves:
        '+30 +30 +10 +40 +50 C +50 +20 B +40 +10 A +40 +30 B +10 +20 D +10 +10 A +30 +10 C +30 +10 A +10 +20 C +50 +30 D +10 +30 C +30 +10 +20 A +10 +40 D +20 +30 B +40 +20 B +10 +40 B +30 +30 D +50 +20 B +30 +10 +30',
    },
    solution: 'D +40 +10 B',
    also: 'C',
    shares: [
      { A: 3, B: 20, C: 20, D: 45 },
      { A: 0, B: 33, C: 33, D: 0 },
    ],
    themes: ['build', 'prepare', 'solitaire', 'last-cards'],
    depth: 4,
    rating: 2220,
    proof: 'exact',
    margin: 0.25,
  },
  {
    id: '1h8frw0mr',
    at: {
      seats: 2,
      moves:
        '+20 +20 +30 +40 +10 B +30 +10 D +30 A +40 +10 D +50 D +40 A +30 C +20 D +30 D +40 B +30 A +10 B +40 +10 B +10 +20 C +10 C +20 C +10 A +10 C +10 C +30 B +30 A +30 +10 C +40 +30 D +40 D +50 A +30 A +20 D +50 B +10 B +10 +30 A +10 +20',
    },
    solution: 'C +30 A +30 B',
    shares: [
      { A: 30, B: 30, C: 60, D: 40 },
      { A: 33, B: 83, C: 33, D: 33 },
    ],
    themes: ['risk', 'last-cards'],
    depth: 5,
    rating: 2240,
    proof: 'exact',
    margin: 0.2,
  },
  {
    id: '1jzqz05g4',
    at: {
      seats: 1,
      moves:
        '+50 +10 +50 +40 +10 A +30 +20 D +10 +20 B +40 +10 +30 A +10 +30 A +40 +30 A +10 +40 D +10 +40 B +40 +20 A +10 +40 D +30 +20 D +10 +30 B +30 +30 C +10 +50 +20 B +30 +30 C +10 +30 A +20 +30 +20 C +40 +10 D +30 +30',
    },
    solution: 'B +10 +10 B',
    also: 'D',
    shares: [
      { A: 25, B: 50, C: 25, D: 33 },
      { A: 0, B: 50, C: 0, D: 50 },
    ],
    themes: ['build', 'prepare', 'solitaire', 'last-cards'],
    depth: 4,
    rating: 2240,
    proof: 'exact',
    margin: 0.17,
  },
  {
    id: '1rwj2jjo0',
    at: {
      seats: 1,
      moves:
        '+10 +10 +30 +10 +30 D +30 +40 C +20 +10 C +10 +50 C +50 +10 +20 C +30 +50 A +10 +30 A +40 +10 C +30 +10 B +30 +40 C +20 +20 A +20 +20 +10 A +50 +30 A +40 +10 C +30 +40 D +30 +40 A +30 +20 +10 C +30 +30',
    },
    solution: 'C +10 +40 C',
    also: 'D',
    shares: [
      { A: 42, B: 17, C: 64, D: 31 },
      { A: 38, B: 0, C: 54, D: 54 },
    ],
    themes: ['build', 'prepare', 'solitaire'],
    depth: 4,
    rating: 2240,
    proof: 'exact',
    margin: 0.17,
  },
  {
    id: 'zm4ry5xl',
    at: {
      seats: 1,
      moves:
        '+20 +30 +10 +40 +30 A +30 +40 D +30 +20 D +20 +50 C +30 +30 C +40 +30 B +30 +30 C +40 +10 B +10 +50 D +20 +10 A +20 +30 +40 D +30 +20 +10 B +30 +10 A +10 +10 A +40 +20 B +10 +40 B +30 +10 D +10 +50 C +30 +50',
    },
    solution: 'C +10 +20 C +10 +40 C',
    shares: [
      { A: 0, B: 0, C: 40, D: 0 },
      { A: 0, B: 0, C: 33, D: 0 },
      { A: 0, B: 0, C: 100, D: 0 },
    ],
    themes: ['build', 'prepare', 'solitaire', 'last-cards'],
    depth: 7,
    rating: 2240,
    proof: 'exact',
    margin: 0.33,
  },
  {
    id: '18tffuf6d',
    at: {
      seats: 2,
      moves:
        '+30 +20 +40 +10 +10 A +30 C +20 C +50 C +20 C +50 A +30 +10 D +10 A +30 C +10 A +40 A +30 +10 D +10 D +10 C +30 A +30 B +20 C +50 A +20 B +10 +40 C +20 D +30 D +20 A +30 +30 C +40 +10 C +40 C +40 B +30 D +10 A +10 B +30 C +30 A +50 +10 C +30 +40',
    },
    solution: 'C +10 A +20 A',
    also: 'B',
    shares: [
      { A: 0, B: 67, C: 100, D: 58 },
      { A: 100, B: 100, C: 0, D: 0 },
    ],
    themes: ['risk', 'last-cards'],
    depth: 5,
    rating: 2250,
    proof: 'exact',
    margin: 0.33,
  },
  {
    id: '1yqvp62yy',
    at: {
      seats: 1,
      moves:
        '+30 +20 +40 +20 +40 D +10 +20 D +30 +40 B +10 +10 B +40 +50 +40 B +10 +10 B +50 +40 +20 D +30 +10 C +30 +30 D +30 +30 B +10 +20 +10 D +10 +30 D +30 +10 D +40 +10 B +30 +10 B +20 +10 B +10 +30',
    },
    solution: 'D +30 +20 D +30 +50 D',
    shares: [
      { A: 51, B: 51, C: 51, D: 68 },
      { A: 16, B: 26, C: 26, D: 57 },
      { A: 17, B: 0, C: 0, D: 58 },
    ],
    themes: ['build', 'prepare', 'solitaire'],
    depth: 8,
    rating: 2250,
    proof: 'exact',
    margin: 0.17,
  },
  {
    id: '5xa0opz3',
    at: {
      seats: 4,
      moves:
        '+40 +20 +10 +10 +50 D +50 A +10 A +20 A +30 +50 C +10 B +30 D +40 A +10 A +30 +10 D +30 +40 B +20 C +20 B +20 +20 C +10 +40 D +30 +40 A +10 +30 B +40 C +30 C +30 +30 B +20 +10 C +30 A +20 B +50 B +30 B +30 +10 B +30 C +40 +10 A +10',
    },
    solution: 'C',
    shares: [{ A: 58, B: 58, C: 100, D: 50 }],
    themes: ['counting', 'deny', 'many-seats', 'last-cards'],
    depth: 5,
    rating: 2250,
    proof: 'exact',
    margin: 0.42,
  },
  {
    id: 'ah5qco99',
    at: {
      seats: 2,
      moves:
        '+30 +30 +20 +10 +40 A +40 +30 D +50 A +30 C +10 A +20 +30 A +10 C +20 +10 B +10 B +50 B +40 D +10 C +40 C +30 B +50 A +20 D +10 B +30 A +10 +40 D +40 +10 B +30 +40 A +20 A +30 A +10 C +10 B +30 D +10 B +10 B +40 A +30 D +20 C +20 +30 D +30 +30',
    },
    solution: 'C +10 A +20 A',
    also: 'B',
    shares: [
      { A: 50, B: 17, C: 100, D: 67 },
      { A: 100, B: 100, C: 0, D: 0 },
    ],
    themes: ['decline', 'risk', 'last-cards'],
    depth: 5,
    rating: 2250,
    proof: 'exact',
    margin: 0.33,
  },
  {
    id: '1cig36xq7',
    at: {
      seats: 4,
      moves:
        '+20 +10 +30 +10 +30 B +10 C +20 D +50 B +30 +50 B +40 +40 A +30 A +10 +30 C +20 +20 C +30 C +10 +20 A +10 D +50 C +10 B +30 D +40 C +10 +30 C +20 D +10 A +30 B +30 D +40 +10 B +40 C +10 +30 B +40 B +30 +20 A +40 +10 B +10 +30 B +40',
    },
    solution: 'C',
    shares: [{ A: 67, B: 50, C: 100, D: 63 }],
    themes: ['deny', 'many-seats', 'last-cards'],
    depth: 5,
    rating: 2260,
    proof: 'exact',
    margin: 0.33,
  },
  {
    id: '1fq7cmgp',
    at: {
      seats: 2,
      moves:
        '+10 +10 +50 +10 +10 C +40 D +20 C +40 C +30 +30 B +30 D +30 +40 A +30 A +20 D +10 B +30 D +30 +10 D +10 B +50 A +10 +10 D +20 D +30 D +40 B +20 D +40 +40 C +10 C +20 +10 D +20 A +40 C +30 B +50 +10 B +20 B +30 B +10 +30 C +20',
    },
    solution: 'C +30 C +40 B',
    also: 'D',
    shares: [
      { A: 54, B: 33, C: 72, D: 43 },
      { A: 42, B: 100, C: 33, D: 100 },
    ],
    themes: ['risk'],
    depth: 5,
    rating: 2270,
    proof: 'exact',
    margin: 0.18,
  },
  {
    id: '14wvvqhru',
    at: {
      seats: 2,
      moves:
        '+30 +20 +10 +40 +10 C +20 +10 C +10 +40 D +10 +50 B +10 +30 D +40 A +10 C +10 C +30 C +40 B +30 D +40 B +10 C +30 C +30 C +40 D +50 D +10 D +10 C +40 +20 B +50 B +30 C +20 B +10 +30 A +40 B +30 D +20 D +10 A +50 +30 B +30 B +30 D +30',
    },
    solution: 'A +20 A +20 D',
    shares: [
      { A: 20, B: 0, C: 0, D: 0 },
      { A: 17, B: 0, C: 0, D: 33 },
    ],
    themes: ['risk', 'last-cards'],
    depth: 5,
    rating: 2280,
    proof: 'exact',
    margin: 0.17,
  },
  {
    id: '3jc941s',
    at: {
      seats: 2,
      moves:
        '+10 +40 +30 +40 +10 A +50 B +20 B +10 +30 D +20 D +30 D +20 C +50 D +20 A +40 +20 D +10 C +10 A +10 D +30 C +30 C +10 D +10 C +10 C +30 B +10 C +10 B +20 D +40 D +30 C +20 A +40 +30 B +20 D +50 B +40 C +30 C +30 C +40 D +30 C +30 B +40',
    },
    solution: 'C +10 A +10 B',
    shares: [
      { A: 83, B: 82, C: 95, D: 83 },
      { A: 83, B: 100, C: 58, D: 58 },
    ],
    themes: ['deny', 'build'],
    depth: 5,
    rating: 2280,
    proof: 'exact',
    margin: 0.12,
  },
  {
    id: 'dm3bzami',
    at: {
      seats: 2,
      moves:
        '+10 +10 +20 +40 +10 D +30 A +10 D +40 B +30 +10 D +30 C +20 +10 B +30 C +30 B +40 +20 A +30 +30 B +50 +40 C +20 B +30 +10 C +10 A +30 B +40 D +10 B +30 C +50 D +20 +50 D +40 +20 B +30 +10 D +40 B +30 D +40 C +50 A +10 B +30 A +10',
    },
    solution: 'D +10 A +20 A',
    also: 'C',
    shares: [
      { A: 73, B: 57, C: 83, D: 100 },
      { A: 100, B: 67, C: 100, D: 67 },
    ],
    themes: ['risk', 'last-cards'],
    depth: 5,
    rating: 2280,
    proof: 'exact',
    margin: 0.17,
  },
  {
    id: 'msys6yod',
    at: {
      seats: 2,
      moves:
        '+30 +10 +10 +30 +50 D +30 +20 A +10 B +20 B +10 D +10 B +30 C +20 A +30 B +10 A +10 C +30 B +30 D +10 D +30 C +20 A +30 A +20 +40 B +40 +40 B +30 +10 C +10 B +30 A +20 B +30 A +40 D +10 +50 B +20 +30 C +40 C +40 +40 D +10 C +50 +10 B +50',
    },
    solution: 'B +10 A +20 A',
    also: 'D',
    shares: [
      { A: 83, B: 100, C: 58, D: 83 },
      { A: 100, B: 50, C: 50, D: 100 },
    ],
    themes: ['deny', 'last-cards'],
    depth: 5,
    rating: 2280,
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
    solution: 'A +10 C +10 A',
    also: 'C',
    shares: [
      { A: 27, B: 10, C: 13, D: 10 },
      { A: 33, B: 0, C: 33, D: 0 },
    ],
    themes: ['build', 'risk', 'last-cards'],
    depth: 5,
    rating: 2280,
    proof: 'exact',
    margin: 0.13,
  },
  {
    id: '1xn4e5zx9',
    at: {
      seats: 3,
      moves:
        '+20 +40 +10 +30 +30 A +40 A +30 A +30 B +20 +20 C +30 +40 B +30 B +30 D +30 C +40 C +50 D +20 C +10 B +30 D +30 C +40 +10 A +10 D +50 C +10 D +20 C +30 D +20 A +40 C +30 +30 A +10 +20 D +10 C +20 A +10 D +10 D +50 B +10 C +30 A +50 +40',
    },
    solution: 'A',
    shares: [{ A: 100, B: 80, C: 80, D: 60 }],
    themes: ['risk', 'many-seats', 'last-cards'],
    depth: 6,
    rating: 2320,
    proof: 'exact',
    margin: 0.2,
  },
  {
    id: 'frc3m8s',
    at: {
      seats: 3,
      moves:
        '+30 +50 +10 +10 +30 A +30 +40 D +10 A +20 D +20 A +40 +20 A +20 +10 D +20 D +30 +10 B +10 C +10 D +30 A +40 B +10 B +30 C +10 A +30 A +40 C +50 C +30 +40 A +40 C +40 +40 B +30 A +10 C +30 B +20 C +30 C +10 +30 C +20 +20 D +50 +10 D +30',
    },
    solution: 'D +10 A +50 A +10 B',
    also: 'D',
    shares: [
      { A: 67, B: 67, C: 25, D: 92 },
      { A: 0, B: 100, C: 0, D: 100 },
    ],
    themes: ['decline', 'risk', 'many-seats', 'last-cards'],
    depth: 7,
    rating: 2350,
    proof: 'exact',
    margin: 0.25,
  },
  {
    id: 'kpkg7ukr',
    at: {
      seats: 1,
      moves:
        '+50 +20 +30 +20 +30 B +20 +40 A +40 +10 D +10 +10 A +10 +30 A +20 +10 +10 D +40 +10 D +30 +10 C +40 +30 A +10 +30 A +10 +40 B +40 +10 C +50 +10 A +30 +30 D +10 +50 B +40 +40 +30 A +20 +50',
    },
    solution: 'A +30 +30 A +20 +30 A',
    shares: [
      { A: 92, B: 69, C: 19, D: 75 },
      { A: 89, B: 73, C: 17, D: 76 },
      { A: 70, B: 30, C: 3, D: 47 },
    ],
    themes: ['build', 'prepare', 'solitaire'],
    depth: 7,
    rating: 2350,
    proof: 'exact',
    margin: 0.13,
  },
  {
    id: 'oc60p44',
    at: {
      seats: 1,
      moves:
        '+10 +20 +30 +20 +10 A +40 +40 A +30 +20 B +30 +30 A +30 +30 +10 C +40 +30 D +30 +10 D +20 +10 D +50 +10 C +20 +30 A +10 +30 A +40 +10 C +40 +40 D +10 +30 +10 C +20 +50 C +10 +50 B +30 +10 B +40 +50 +20',
    },
    solution: 'C +10 +30 +20 A +10 +40 A',
    shares: [
      { A: 9, B: 3, C: 33, D: 0 },
      { A: 33, B: 0, C: 17, D: 17 },
      { A: 100, B: 0, C: 0, D: 0 },
    ],
    themes: ['take', 'solitaire'],
    depth: 8,
    rating: 2360,
    proof: 'exact',
    margin: 0.17,
  },
  {
    id: '17auxhmfu',
    at: {
      seats: 1,
      moves:
        '+30 +30 +10 +20 +30 C +10 +10 B +10 +10 A +30 +10 C +50 +50 D +10 +30 B +30 +30 +10 C +30 +10 +10 A +30 +40 B +30 +10 D +40 +20 D +20 +10 +10 A +50 +20 +20 A +30 +20 B +50 +30 A +40 +30 +40 C +10 +40',
    },
    solution: 'C +40 +20 C +30 +40 +20 C',
    shares: [
      { A: 57, B: 20, C: 78, D: 10 },
      { A: 42, B: 42, C: 92, D: 42 },
      { A: 0, B: 0, C: 100, D: 0 },
    ],
    themes: ['prepare', 'solitaire'],
    depth: 8,
    rating: 2390,
    proof: 'exact',
    margin: 0.22,
  },
  {
    id: 'dyf4plw6',
    at: {
      seats: 1,
      moves:
        '+40 +40 +20 +10 +30 B +30 +40 +10 D +10 +20 +10 A +20 +30 C +30 +10 D +30 +50 C +30 +50 +30 D +20 +30 +10 B +40 +20 B +40 +10 D +40 +20 D +50 +10 A +10 +30 A +30 +30 +10 D +20 +30 A +20 +40 C +10 +40 +50',
    },
    solution: 'D +10 +10 B +30 +10 +30 D',
    shares: [
      { A: 20, B: 30, C: 30, D: 40 },
      { A: 0, B: 67, C: 0, D: 0 },
      { A: 0, B: 0, C: 0, D: 100 },
    ],
    themes: ['decline', 'prepare', 'solitaire', 'last-cards'],
    depth: 8,
    rating: 2390,
    proof: 'exact',
    margin: 0.1,
  },
  {
    id: 'ogwtbf76',
    at: {
      seats: 1,
      moves:
        '+30 +10 +40 +50 +10 A +10 +10 B +40 +20 A +40 +20 A +10 +50 D +40 +30 D +10 +30 +40 A +30 +30 +20 B +20 +10 +20 A +40 +30 A +30 +30 +10 C +30 +10 D +40 +30 C +30 +10 D +10 +10 D +50 +20 D +30 +40 +30',
    },
    solution: 'C +10 +20 C +10 +20 +30 B',
    shares: [
      { A: 48, B: 36, C: 67, D: 48 },
      { A: 29, B: 33, C: 92, D: 29 },
      { A: 0, B: 100, C: 0, D: 0 },
    ],
    themes: ['prepare', 'solitaire'],
    depth: 8,
    rating: 2400,
    proof: 'exact',
    margin: 0.19,
  },
  {
    id: 'rlmb94m',
    at: {
      seats: 1,
      moves:
        '+50 +10 +30 +10 +20 A +50 +20 D +50 +40 A +30 +10 +10 C +40 +30 C +30 +30 C +30 +30 D +20 +30 +10 B +20 +30 A +30 +10 B +20 +20 C +30 +30 B +10 +40 +40 C +40 +40 +10 B +10 +10 +10',
    },
    solution: 'B +10 +10 +30 A +20 +10 +40 C',
    shares: [
      { A: 69, B: 84, C: 59, D: 65 },
      { A: 96, B: 56, C: 80, D: 72 },
      { A: 83, B: 83, C: 100, D: 83 },
    ],
    themes: ['take', 'solitaire'],
    depth: 9,
    rating: 2440,
    proof: 'exact',
    margin: 0.15,
  },
  {
    id: '133ocp4sn',
    at: {
      seats: 2,
      moves:
        '+20 +40 +50 +30 +40 A +30 B +20 D +30 D +30 D +40 B +10 B +20 D +10 A +10 C +40 D +30 A +20 B +10 +50 D +10 +30 C +10 A +10 C +10 B +10 A +40 A +10 D +10 C +30 D +20 D +50 C +20 A +10 +30 D +40 +20 C +30 B +30 +30 B +10 +40 C +30 +20',
    },
    solution: 'D +10 C +40 D +30 A +50 D',
    shares: [
      { A: 7, B: 7, C: 12, D: 22 },
      { A: 33, B: 33, C: 33, D: 67 },
      { A: 0, B: 0, C: 0, D: 100 },
    ],
    themes: ['decline', 'risk', 'last-cards'],
    depth: 9,
    rating: 2450,
    proof: 'exact',
    margin: 0.1,
  },
  {
    id: 'lhm6dycz',
    at: {
      seats: 2,
      moves:
        '+30 +30 +30 +40 +50 D +20 A +30 C +10 D +20 D +10 +40 C +30 +40 B +10 +10 C +50 D +10 D +30 B +40 D +30 +20 C +40 +20 C +30 +20 C +10 +40 D +10 +10 C +10 B +10 B +40 A +30 C +20 B +30 +10 A +10 B +20 D +10 C +30 D +10',
    },
    solution: 'D +30 B +20 B +30 A +50 B',
    shares: [
      { A: 76, B: 77, C: 77, D: 88 },
      { A: 73, B: 93, C: 60, D: 60 },
      { A: 75, B: 100, C: 67, D: 67 },
    ],
    themes: ['deny'],
    depth: 9,
    rating: 2450,
    proof: 'exact',
    margin: 0.1,
  },
  {
    id: '8soxafli',
    at: {
      seats: 2,
      moves:
        '+10 +40 +50 +20 +10 A +20 A +40 A +10 A +50 D +30 C +10 B +20 +30 C +10 C +20 C +40 +30 D +30 +40 D +50 B +50 B +20 C +30 B +10 +10 A +10 C +20 D +30 D +30 D +40 B +30 A +10 D +10 D +10 C +10 B +20 A +10 D +30 A +10 C +20 A +30 B +30',
    },
    solution: 'B +30 A +40 C +30 C +40 +30 C',
    shares: [
      { A: 50, B: 75, C: 45, D: 20 },
      { A: 50, B: 33, C: 67, D: 50 },
      { A: 0, B: 0, C: 100, D: 0 },
    ],
    themes: ['risk'],
    depth: 10,
    rating: 2460,
    proof: 'exact',
    margin: 0.17,
  },
  {
    id: '16g37z8yd',
    at: {
      seats: 2,
      moves:
        '+10 +40 +40 +30 +30 D +10 D +30 +20 B +20 +10 C +20 B +20 B +10 A +30 A +20 C +10 +30 B +30 +40 A +30 A +30 +50 A +30 B +10 B +40 +10 B +10 +40 A +30 C +50 B +10 C +30 A +40 A +10 A +30 +10 C +40 D +10 D +20 +30 D +40',
    },
    solution: 'C +10 B +20 D +50 +30 D +10 B',
    also: 'C',
    shares: [
      { A: 44, B: 49, C: 68, D: 41 },
      { A: 57, B: 55, C: 52, D: 68 },
      { A: 0, B: 50, C: 50, D: 0 },
    ],
    themes: ['deny'],
    depth: 10,
    rating: 2480,
    proof: 'exact',
    margin: 0.12,
  },
  {
    id: '1h482s96a',
    at: {
      seats: 2,
      moves:
        '+10 +50 +30 +30 +40 C +30 A +30 C +50 A +10 D +20 B +30 D +10 A +10 D +10 D +40 A +50 +10 B +20 +10 A +20 D +20 C +30 A +30 C +20 +40 A +10 +30 B +30 C +10 B +40 A +10 +40 B +20 +50 C +40 +10 C +30 A +30 C +30 +20 D +40 +40',
    },
    solution: 'B +10 A +10 C +30 +10 A +30 A',
    shares: [
      { A: 12, B: 44, C: 13, D: 27 },
      { A: 25, B: 17, C: 50, D: 17 },
      { A: 100, B: 0, C: 0, D: 0 },
    ],
    themes: ['deny'],
    depth: 10,
    rating: 2480,
    proof: 'exact',
    margin: 0.17,
  },
];
