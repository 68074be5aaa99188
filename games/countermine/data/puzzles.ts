import type { Puzzle } from '@countertop/core';

// Written by `countertop mine countermine --count 76`; docs/puzzles.md says how. When the weights were learned anew the margins
// were judged again, and three puzzles that were no longer clear enough left out.
export const puzzles: readonly Puzzle[] = [
  {
    id: '1tv32wjd1',
    at: {
      seats: 2,
      moves:
        'g6 f6 f5 i4 i8 j5 i5 j7 g2 i6 h7 j9 e4 xg6/ i8 j6 g7 f7 h7 k10 f5 xj9/ h4 l7 i7 g3 h8 g9 h7 h5 h9 e6 h10 h6 h11 xh9| g6 xg6- l8 k7 i8 h7 h8 i6 k8 j8 g8 k6 h3 k5 f8 e8 f9 f3 g4',
    },
    solution: 'k4',
    themes: ['win', 'double-four'],
    depth: 3,
    rating: 600,
    proof: 'exact',
    margin: 0.62,
  },
  {
    id: 'rm1opi3i',
    at: {
      seats: 2,
      moves:
        'f7 e7 i4 b4 i7 h5 g5 h6 g6 g7 e4 h7 e6 i8 f6 f8 h4 d6 c5 g8 d8 e9 d10 i5 xf8\\ f10 f5 f9 xf8| h6 i6 g7 h8 j4 i5 c7 i3 xi5| i7 xg7\\ f6 e5 g4 g3',
    },
    solution: 'f4',
    themes: ['win', 'block', 'open-four'],
    depth: 3,
    rating: 600,
    proof: 'exact',
    margin: 1,
  },
  {
    id: 'uba9t32b',
    at: {
      seats: 2,
      moves: 'g7 g11 f10 f12 d12 e11 i7 e7 c9 h7 g6 h6 g9 i11 h8 j11 j6 xg9\\ h11 h10 l11 g5 g8 f11',
    },
    solution: 'k11',
    themes: ['six'],
    depth: 1,
    rating: 650,
    proof: 'search',
    margin: 0.48,
  },
  {
    id: '1x8zjli92',
    at: {
      seats: 2,
      moves: 'g7 j4 j7 i7 j6 i5 i8 e3 j8 h5 h8 g10 i9 j10 h10 f7 e5 f6 g6 g5 f5 h7 j5 j9 k6 g11 i6 h6 i3 g8 h9 f4 xh6/',
    },
    solution: 'l5',
    themes: ['row'],
    depth: 1,
    rating: 670,
    proof: 'search',
    margin: 0.41,
  },
  {
    id: 'js601b3v',
    at: {
      seats: 2,
      moves:
        'g6 g9 f10 g5 e9 h6 g11 d8 d10 e7 j8 d6 h4 i11 f8 i10 c10 h10 d9 c9 c11 f6 xd8\\ b6 c7 h12 xd8/ b8 f10 j10 f7 e10 e8 xc10\\ e9 f9 f7 f11 f12 e11 d11 e5 e8 f5 k10 h5 g10 xh10-',
    },
    solution: 'g5',
    themes: ['win', 'open-four'],
    depth: 3,
    rating: 700,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '1e0xi5yz7',
    at: {
      seats: 2,
      moves:
        'g7 e7 c3 f6 f7 g8 h4 d8 e8 f2 h7 h6 e2 h5 c4 c9 d3 g5 xe7\\ d7 xh7- j5 k4 f9 i6 i5 k5 d11 e10 i8 f4 h8 h9 k3 j4 f5 g5 i4 g6 k6 i3 f3 d4 j8 g4 f8 xf8- e4',
    },
    solution: 'h3 g2 l7',
    themes: ['win', 'open-four'],
    depth: 3,
    rating: 780,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '13rwdvwb',
    at: {
      seats: 2,
      moves:
        'f7 d7 f6 h4 f9 f4 f8 e6 f10 xf7| h9 b9 g8 i10 d5 xf7/ g6 g7 e8 i4 h9 d9 g8 j11 e6 xg8/ d5 h9 e7 g4 d6 c7 d8 xd5| g5 g10 d9 f7 h7 g11 g9 h11 f5',
    },
    solution: 'i11 f11 k11',
    themes: ['win', 'open-four'],
    depth: 3,
    rating: 810,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '1jqr608z6',
    at: {
      seats: 2,
      moves: 'f6 f4 d4 f2 d6 c7 d7 d8 b6 e5 f8 c5 c6 b5 e6 xf6- f5 d5 f3 xf4| d6 c6 c4 c8 f7 c9 xc8| e7 g7 e6 g8 b3',
    },
    solution: 'xd5/ c5',
    themes: ['strike', 'open-four', 'block'],
    depth: 4,
    rating: 820,
    proof: 'exact',
    margin: 0.51,
  },
  {
    id: '1ntx12bm2',
    at: {
      seats: 2,
      moves: 'f6 c6 e4 c4 c9 c7 e5 f7 g7 c8 h8 c5 xc6| i9 xe5/ g7 i5 e7 c7 f3 c5 g6 c8 xc6| e6 e8 f6 h7 d6 xg6-',
    },
    solution: 'f5',
    themes: ['win', 'open-four'],
    depth: 3,
    rating: 820,
    proof: 'exact',
    margin: 0.66,
  },
  {
    id: '61psfbw',
    at: {
      seats: 2,
      moves: 'g7 e5 f7 g5 h7 c7 e7 i7 d7 xg7- i5 j7 j9 b8 h4 f6 f7 i6 e7 d7 h7 xg7- h5 g4 l9 i4 k8 xh5/ j5 f4',
    },
    solution: 'f5',
    themes: ['six'],
    depth: 1,
    rating: 820,
    proof: 'search',
    margin: 0.83,
  },
  {
    id: 'aw1rmgi6',
    at: {
      seats: 2,
      moves:
        'g6 k6 f5 f2 d9 e8 k5 h5 c8 h7 g9 f11 j6 h8 e7 h6 h10 h9 xh7| e4 e6 i8 xg6/ h6 e9 f6 f7 i6 xe6- f8 f9 i11 xh10/ h11 h8',
    },
    solution: 'g10',
    themes: ['win', 'open-four'],
    depth: 3,
    rating: 830,
    proof: 'exact',
    margin: 0.57,
  },
  {
    id: '5f574wgy',
    at: {
      seats: 2,
      moves:
        'g7 i9 j7 j9 h8 g9 h9 i10 i8 h6 h11 h10 i7 g10 i5 k7 k6 l6 l5 xl5\\ j10 i6 k10 xh10- i8 l7 i4 xi6| h9 k9 l8 l4 e9 f9 l9 xl5| g10 e8 l2 e10',
    },
    solution: 'l3',
    themes: ['win', 'open-four'],
    depth: 3,
    rating: 850,
    proof: 'exact',
    margin: 0.54,
  },
  {
    id: '1osx45moi',
    at: {
      seats: 2,
      moves:
        'f7 c7 g8 e8 e6 d5 g5 e4 g2 b7 d2 c6 g3 f3 xd5\\ h9 xe6/ e9 f10 e7 c4 e5 xe5| g4 g6 g1 xg5| g8 g7 f6 e7 e6 h6 c6 d6 c9 f7',
    },
    solution: 'c8',
    themes: ['win', 'open-four'],
    depth: 3,
    rating: 870,
    proof: 'exact',
    margin: 0.33,
  },
  {
    id: '1ybsw5cnv',
    at: {
      seats: 2,
      moves: 'f7 f10 e7 h8 h12 g9 e11 g7 g8 f11 e6 e4 e9 j6 e8 i7 xh8\\',
    },
    solution: 'e10',
    themes: ['six'],
    depth: 1,
    rating: 870,
    proof: 'search',
    margin: 0.35,
  },
  {
    id: '1r4vaz398',
    at: {
      seats: 2,
      moves:
        'f6 g5 i9 f5 g7 h8 i5 j8 g3 f8 h7 d6 g9 i7 k7 g8 d8 i8 xj8- h10 h8 g11 xi9\\ e5 h6 i8 k3 j4 i10 d5 g8 c5 xd5- e6 g5 f7 i6 c4',
    },
    solution: 'xg8/',
    themes: ['strike'],
    depth: 4,
    rating: 900,
    proof: 'exact',
    margin: 0.54,
  },
  {
    id: 'prpo85mz',
    at: {
      seats: 2,
      moves:
        'g6 g5 f7 g8 c6 c9 c5 c3 d6 d7 b6 d9 e6 f6 a6 xc6- h4 e7 e8 c7 j2 e6 i3 xf6\\ f8 f9 c12 g10 xc6/ d6 xd6- d7 f9',
    },
    solution: 'd8 d5 d10',
    themes: ['win', 'open-four'],
    depth: 3,
    rating: 940,
    proof: 'exact',
    margin: 0.41,
  },
  {
    id: '1ajwqmzqa',
    at: {
      seats: 2,
      moves:
        'g6 g3 g8 h9 i3 d6 i8 d8 h8 d9 i9 j8 f6 d7 g7 d5 xd8| f8 e8 g9 j10 g5 xg7| j11 j9 i10 f5 k10 g6 g10 d10 h7 f7 f9 f4',
    },
    solution: 'xf7|',
    themes: ['strike'],
    depth: 1,
    rating: 950,
    proof: 'search',
    margin: 0.35,
  },
  {
    id: '1hgx3bfz8',
    at: {
      seats: 2,
      moves:
        'g7 c7 c6 f6 g10 d6 j7 d7 b8 g8 d5 d10 b7 b4 h9 d8 f8 d9 xd10| e9 g5 h6 xg7\\ g6 h10 g9 xg5| i8 l5 k6 xk6\\ e4 b10 d4',
    },
    solution: 'b9',
    themes: ['win', 'open-four'],
    depth: 3,
    rating: 950,
    proof: 'exact',
    margin: 0.36,
  },
  {
    id: 'iuwv5fts',
    at: {
      seats: 2,
      moves: 'g7 g5 k9 h7 c5 d4 f4 f6 d6 g3 h4 e7 g4 j5 h6 c9 d8 e5 e9 b2 f8 c3 xd4/ d10 xg7\\ f7 e4',
    },
    solution: 'xg4-',
    themes: ['strike'],
    depth: 1,
    rating: 950,
    proof: 'search',
    margin: 0.87,
  },
  {
    id: 'kfetscz6',
    at: {
      seats: 2,
      moves:
        'g6 g2 f7 d2 e6 h7 d6 e5 f6 h6 c6 xf6- e6 f3 i6 g6 d4 d9 c3 b2 g7 xe5/ c3 g8 f9 k4 j5 h5 h3 j7 h8 d4 k8 d3 f5 i7 g7 f6 d5 l7 k7 c5 e8 j10 b11 c10 e3 g10 c9 h10 e9 g9 b9 xc9- e7 k9 k6 f8 h9 k10 k11 f9 j8 g3 i3 f11 f10 i10 j9 g5 g4 i8 j12 f4 h2 c7 d6 f2 f1 j6 j11 i5 h4 c6 j4 i4',
    },
    solution: 'k5 g1 l6',
    themes: ['win', 'open-four'],
    depth: 3,
    rating: 950,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: '124o1z3h1',
    at: {
      seats: 2,
      moves:
        'f7 f8 c8 h6 i5 e9 j5 h8 h5 j8 l5 k5 j7 g7 d6 d10 xh6\\ g4 g8 h4 j6 i4 i6 i8 j4 g6 h3 j3 xg6\\ g7 g9 f6 f8 i9 k7 k11 j10',
    },
    solution: 'e5',
    themes: ['row'],
    depth: 1,
    rating: 960,
    proof: 'search',
    margin: 0.39,
  },
  {
    id: 'jp6cr4ei',
    at: {
      seats: 2,
      moves:
        'g6 h7 c10 g8 f9 f7 e9 b9 d9 e6 g9 h9 c9 xf9- j11 i10 d5 xh9/ e10 h11 f10 g10 e8 d10 d9 f7 b11 a12 c8 b7 f11 b8 g12 xd9/ e10 c8 d7 c9 c7 f8 g8 c12 c11 e7 d8 d11 d6 xd8| i6',
    },
    solution: 'b6 b5 b10',
    themes: ['win', 'open-four'],
    depth: 3,
    rating: 970,
    proof: 'exact',
    margin: 0.59,
  },
  {
    id: '1lhnv8l86',
    at: {
      seats: 2,
      moves: 'f7 f10 d5 i7 f4 g8 h7 g9 f5 f9 d7 g10 g7 e7 h8 h10 c5 f6 c8 d8 e5 f8 g5',
    },
    solution: 'xc5-',
    themes: ['strike'],
    depth: 1,
    rating: 980,
    proof: 'search',
    margin: 0.39,
  },
  {
    id: '6mi6xf7n',
    at: {
      seats: 2,
      moves: 'f7 i4 j4 l7 f10 i5 i6 h4 j7 f9 j6 h6 c10 h3 j5 h5 j3 xj3| h7 xh6| i10 h5 k6 k5 g6 l1 j6',
    },
    solution: 'xg6- k2',
    themes: ['strike', 'six'],
    depth: 2,
    rating: 980,
    proof: 'search',
    margin: 0.88,
  },
  {
    id: 'uabnc9uf',
    at: {
      seats: 2,
      moves: 'f6 f4 g5 e7 j5 e5 i5 e4 e2 e6 h5 e8',
    },
    solution: 'xe5|',
    themes: ['strike'],
    depth: 1,
    rating: 980,
    proof: 'search',
    margin: 0.39,
  },
  {
    id: 'lhmxjdf0',
    at: {
      seats: 2,
      moves:
        'g6 g3 g8 e8 f7 g9 e6 h9 f6 h10 h6 d6 i6 xg6- g4 f6 f10 f8 f5 h7 h8 f9 j9 i7 i6 g7 d7 i5 j7 k3 h6 e4 j6 k6 d5 e10 e7 c12 h5 k2 d11 b7 k4 e6 e5 d8 f4 j8 c7 xc7\\ k9 e2 f3 c5 k7 i2 e5 l9 k8 h4 k11 j4',
    },
    solution: 'k10',
    themes: ['six'],
    depth: 2,
    rating: 990,
    proof: 'search',
    margin: 0.35,
  },
  {
    id: '79ivxzq7',
    at: {
      seats: 2,
      moves:
        'g6 d9 g9 f6 h10 g7 h5 f7 h7 h6 i8 j9 i5 j10 k5 i9 h8 j5 c3 f5 f8 l9 g8 f3 e7 h9 c5 d6 i11 xf8/ g9 f9 k9 f4 c10 j7 b11 i6 e8 xf7\\ e10 xi6\\ e8 c2 d10 e9 h10 e7 j8 i4 j3',
    },
    solution: 'c4',
    themes: ['win', 'open-four'],
    depth: 3,
    rating: 1000,
    proof: 'exact',
    margin: 1,
  },
  {
    id: 'yjougec2',
    at: {
      seats: 2,
      moves:
        'f7 e6 c10 h7 f5 h3 g6 f4 g8 g5 h6 h5 h2 e4 e8 d9 h8 d8 g7 d11 d10 e5 d7 e3 e7 e2 xe5| c7 xg7- e7 f6 i6 k5 i8 i7 g4 f3 e6 b10 g9 d7 f8 h10 d5 e10 h9 a10',
    },
    solution: 'xd10- d12',
    themes: ['strike', 'row'],
    depth: 2,
    rating: 1020,
    proof: 'search',
    margin: 0.57,
  },
  {
    id: 'wak1w0t7',
    at: {
      seats: 2,
      moves: 'f7 c7 d8 h9 f6 d10 h6 f9 j4 e9 f5 d9 g9 c9 f4 f8 f3 xf6| b9 xb9- i5 g7 b8 h8 d7 e5 b7 d4 xg7/ k3',
    },
    solution: 'xg7\\ e9 c11 h6',
    themes: ['win', 'strike', 'open-four'],
    depth: 4,
    rating: 1050,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '1ky7mmjow',
    at: {
      seats: 2,
      moves: 'f7 c7 g6 i4 i6 c5 c6 h5 j6 f5 k6 h6 h8 e5 k5 g5 d5 j5 i5 h4 i7 h3 l4',
    },
    solution: 'xh8\\',
    themes: ['strike'],
    depth: 1,
    rating: 1070,
    proof: 'search',
    margin: 0.47,
  },
  {
    id: '1okcijp9t',
    at: {
      seats: 2,
      moves:
        'f7 f4 e6 h9 g7 c4 j7 h6 g6 e3 h7 g8 i8 f1 i7 xg7- i9 d4 h8 h7 f5 g5 f7 e9 f6 f8 j10 xf6/ d8 e7 g7 f10 e10 e5 e11 c6 i10 g3 d6 d5 h5 h2 i7 i1 xe5\\ h8 xf6/',
    },
    solution: 'f3',
    themes: ['win'],
    depth: 5,
    rating: 1070,
    proof: 'exact',
    margin: 0.67,
  },
  {
    id: 'p6we8h8i',
    at: {
      seats: 2,
      moves: 'f7 j3 i4 h1 h4 g2 i1 i2 j2 k4 l5 i3 h6 k5 g3 g4 e6 k2 h5 f2 h2 k3 h7 h3 h9',
    },
    solution: 'h8',
    themes: ['block'],
    depth: 1,
    rating: 1070,
    proof: 'search',
    margin: 0.37,
  },
  {
    id: 'adbpqesx',
    at: {
      seats: 2,
      moves: 'f7 f9 h11 i11 g8 i7 d5 e6 d3 d7 f5 d2 c5 i8 c6 e5 c4 e7 e4 c2 e8 e2 h7 b2 a2 f2',
    },
    solution: 'xc2-',
    themes: ['strike'],
    depth: 1,
    rating: 1080,
    proof: 'search',
    margin: 0.41,
  },
  {
    id: '1h83quy8f',
    at: {
      seats: 2,
      moves:
        'g7 g4 f7 f4 j3 h4 j5 e4 j4 j6 c4 d4 xg4- j2 j1 g5 j8 g6 g8 g2 g3 h5 d9 i4 xf7\\ h4 i5 d10 h5 f8 f5 xf5- i5 f2 k7 xh4/ f6',
    },
    solution: 'h8',
    themes: ['win'],
    depth: 7,
    rating: 1090,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '1sos50jlu',
    at: {
      seats: 2,
      moves: 'g7 j10 h7 j9 h10 e10 d10 i5 i9 g5 h6 f7 h11 h5 j5 g6 j8 e5 i4 f5 xi5- h9 h8 h4 f8 f4 f9 k7 e8 l6',
    },
    solution: 'xj8\\',
    themes: ['strike'],
    depth: 1,
    rating: 1090,
    proof: 'search',
    margin: 0.31,
  },
  {
    id: 'hnl17s4',
    at: {
      seats: 2,
      moves:
        'f7 f4 e6 h9 g7 c4 j7 h6 g6 e3 h7 g8 i8 f1 i7 xg7- i9 d4 h8 h7 f5 g5 f7 e9 f6 f8 j10 xf6/ d8 e7 g7 f10 e10 e5 e11 c6 i10 g3 d6 d5 h5 h2 i7 i1',
    },
    solution: 'xe5\\',
    themes: ['strike'],
    depth: 1,
    rating: 1110,
    proof: 'search',
    margin: 1,
  },
  {
    id: '13xc3jjbm',
    at: {
      seats: 2,
      moves:
        'f7 f4 h4 j7 i3 i4 c4 g3 e8 h7 j9 e4 j2 g6 f5 g5 g7 g4 k2 e5 g2 d6 c7 h2 xh2\\ i2 xg2- g3 xg6| c5 e6 g5 d9 c6 e5 c8 xc4|',
    },
    solution: 'e3 e2 e7',
    themes: ['win', 'open-four'],
    depth: 3,
    rating: 1130,
    proof: 'exact',
    margin: 1,
  },
  {
    id: 'lsqox3uw',
    at: {
      seats: 2,
      moves:
        'g7 k7 j4 g9 j5 j3 h3 g2 e5 i5 h8 i9 h4 i2 h9 h7 i1 h2 i4 g4 j2 e2 l4 g8 k4 xi4- f2 xh2- c3 h4 j6 d4 j4 f4 e4 f7 e3 f5 k5 i3 i2 e7 f6 f8 a3 d6 d3 i7 b3',
    },
    solution: 'xe3-',
    themes: ['strike'],
    depth: 1,
    rating: 1140,
    proof: 'search',
    margin: 0.75,
  },
  {
    id: 'ff3y52ed',
    at: {
      seats: 2,
      moves: 'f7 j3 i4 h1 h4 g2 i1 i2 j2 k4 l5 i3 h6 k5 g3 g4 e6 k2 h5 f2 h2 k3 h7',
    },
    solution: 'h3',
    themes: ['block'],
    depth: 1,
    rating: 1170,
    proof: 'search',
    margin: 0.36,
  },
  {
    id: 'izwcr0lr',
    at: {
      seats: 2,
      moves: 'g7 d4 b6 c5 c6 g1 d7 e7 e8 b4 g2 b5 d8 f8 d6 f2 d9 e3',
    },
    solution: 'xd4\\',
    themes: ['strike'],
    depth: 1,
    rating: 1170,
    proof: 'search',
    margin: 0.41,
  },
  {
    id: 'ysmokwu1',
    at: {
      seats: 2,
      moves: 'f6 h6 h7 f8 g9 g8 g5 i5 k5 g7 h4 e9 xg7\\ f10 i5 e7 i3 d8 xh4\\ i4 i7 j6 j7 i2 k7',
    },
    solution: 'xi7- i6',
    themes: ['strike', 'six'],
    depth: 2,
    rating: 1200,
    proof: 'search',
    margin: 0.44,
  },
  {
    id: '4rfbxvqg',
    at: {
      seats: 2,
      moves:
        'f7 d9 f5 j7 d7 e6 d4 d6 f9 c6 g6 f4 f6 i6 f8 xf6| b6 xf6- e5 c3 e6 d6 h8 g7 e4 e3 i7 j6 c8 d3 j9 b3 f5 f3',
    },
    solution: 'xc3-',
    themes: ['strike'],
    depth: 5,
    rating: 1220,
    proof: 'exact',
    margin: 0.65,
  },
  {
    id: '1b40hgaeo',
    at: {
      seats: 2,
      moves:
        'g6 d9 e4 i4 g2 f9 f5 h7 g4 d5 c2 d3 f4 f7 e6 d6 d7 g9 h3 xd7\\ d8 xd9| g3 f3 e5 i7 d4 e6 g8 g4 b2 h8 d6 e3 c7 xg3\\ f5 c3 h3 xg3-',
    },
    solution: 'e5 a1 f6',
    themes: ['win', 'open-four'],
    depth: 3,
    rating: 1230,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '1ezkrerja',
    at: {
      seats: 2,
      moves:
        'g6 g3 f3 g10 e6 f6 e4 e7 g4 g5 f5 d7 i6 d3 d8 i3 h11 h4 xf6\\ h6 xi6- f4 f11 f7 h5 e5 g7 b8 g11 e11 f10 d6 c7 h2 xf4\\',
    },
    solution: 'e9 xc7/ e7 b7',
    themes: ['row', 'block'],
    depth: 4,
    rating: 1250,
    proof: 'search',
    margin: 0.77,
  },
  {
    id: '6j2rpduq',
    at: {
      seats: 2,
      moves: 'g7 g4 f3 e5 d6 j10 h6 e4 j4 e3 e6 i5 g6 e2 f6 xe6- g3 xe5| j3 j6 e6 e8 d4 h4 f2 k7 xj6/ h6 g5 f6 g3',
    },
    solution: 'g6',
    themes: ['open-four', 'block'],
    depth: 1,
    rating: 1250,
    proof: 'search',
    margin: 0.73,
  },
  {
    id: 'cx8kuen0',
    at: {
      seats: 2,
      moves: 'f6 d4 d6 f4 d9 b4 h4 e8 d8 d7 g5 e7 g6 e4 c4 e6 e5 g4 h5 c5 f5 i5 j9 d5 h2 b7 c6 c7 i9 f9 g7 b8 h8',
    },
    solution: 'xg7/',
    themes: ['strike'],
    depth: 2,
    rating: 1250,
    proof: 'search',
    margin: 0.47,
  },
  {
    id: 'f7kij56d',
    at: {
      seats: 2,
      moves:
        'f6 i9 c9 f9 e11 e7 b8 e9 d10 h9 g9 h10 f7 f8 f12 xb8/ d8 j8 e8 e6 g8 c8 h8 xg8- h8 i8 g6 g7 h6 e8 j6 i6 d6',
    },
    solution: 'xe6- i7',
    themes: ['strike', 'open-four', 'block'],
    depth: 3,
    rating: 1250,
    proof: 'search',
    margin: 0.48,
  },
  {
    id: 'u0owq7dk',
    at: {
      seats: 2,
      moves:
        'f6 f5 e7 e6 e5 g7 b10 h4 d8 g8 c9 xc9\\ e10 g5 h7 g6 f7 d11 e7 e11 d7 xf7- d9 e8 d10 f4 g3 g4 d8 d7 d12 xd11|',
    },
    solution: 'f9',
    themes: ['open-four'],
    depth: 1,
    rating: 1250,
    proof: 'search',
    margin: 0.38,
  },
  {
    id: '6lf5yrwf',
    at: {
      seats: 2,
      moves:
        'f7 f9 h11 i11 g8 i7 d5 e6 d3 d7 f5 d2 c5 i8 c6 e5 c4 e7 e4 c2 e8 e2 h7 b2 a2 f2 xf2- g6 xf5/ i10 i9 c3 g4 c8 b9 f11 g6 e4 e3 d9 g7 g5 e10 d8 h5 j3 h7 g10 h9 h8 e2 f3 d4 g9 d3 j6 c11 f10',
    },
    solution: 'xi7\\',
    themes: ['strike'],
    depth: 5,
    rating: 1270,
    proof: 'exact',
    margin: 1,
  },
  {
    id: 'e5slef7l',
    at: {
      seats: 2,
      moves:
        'g6 h6 h10 i7 k9 f8 f5 h8 f10 d10 j9 j6 k5 g5 i10 f4 h11 j8 xh6/ g10 e8 e10 xf10- g9 i7 g10 f6 e10 e7 c10 xg10- g8 g5 h7 l10 i8 xi8/ j9 i6 j5 g6 e6 f7 f9 c7 d7 i4 j4 j3 h5 i5 i3 h7 g7 k7 e9 k8 k6 k10 k11 h9 c9 d9 j7 j8 f5',
    },
    solution: 'i10 j11 h10 j10 i9',
    themes: ['win', 'block', 'open-four'],
    depth: 7,
    rating: 1270,
    proof: 'exact',
    margin: 0.86,
  },
  {
    id: 'v6hzknhz',
    at: {
      seats: 2,
      moves:
        'g7 g9 h8 f6 k11 h5 j10 i9 h9 h7 f5 g5 e7 i11 g8 i10 i8 j8 e8 k6 e6 h6 f8 xi8- i6 i7 i12 xi11| h3 j6 g6 l6 xj6- c4 h8 e4 h6 h4 i8 g8 i5 d5 f7 j5 k8 l8 e8 h11 j7 i6 g4 j11 e2 g11 xh11- f9 d7 f3 d1 i12 g10 i10 b3 a2 d3 c2 d6 d4 e5 e3 d8 d9 b9 c8',
    },
    solution: 'c5 b5 b4 a3 f8',
    themes: ['win', 'open-four'],
    depth: 5,
    rating: 1300,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '1yhn0sqkn',
    at: {
      seats: 2,
      moves: 'g6 f7 d7 h11 d11 g11 d5 e4 c6 g8 d8 d9 b5 e8 d4 d6 c3 e9 f6 e7 c5 e5 e6 a9 c9 c10 c8 b11',
    },
    solution: 'xc10\\ c7',
    themes: ['strike', 'six', 'block'],
    depth: 2,
    rating: 1310,
    proof: 'search',
    margin: 0.45,
  },
  {
    id: 'okxsuvvb',
    at: {
      seats: 2,
      moves:
        'f6 c6 e4 g5 f10 e5 f5 e8 f4 f7 g6 h7 e7 h9 c4 h3 h5 h6 f3 f2 d4 g7 g4 xe4- i7 j7 f4 e3 j8 xg5/ g4 i6 d8 g8 c9 xe7\\ d7 xd7- g5',
    },
    solution: 'e6 e7 f7',
    themes: ['win', 'block', 'open-four'],
    depth: 5,
    rating: 1350,
    proof: 'exact',
    margin: 1,
  },
  {
    id: 'ool5ja5z',
    at: {
      seats: 2,
      moves:
        'g6 g3 g8 e8 f7 g9 e6 h9 f6 h10 h6 d6 i6 xg6- g4 f6 f10 f8 f5 h7 h8 f9 j9 i7 i6 g7 d7 i5 j7 k3 h6 e4 j6 k6 d5 e10 e7 c12 h5 k2 d11 b7 k4 e6 e5 d8 f4 j8 c7 xc7\\ k9 e2 f3 c5 k7 i2 e5 l9 k8 h4 k11 j4 d6',
    },
    solution: 'k10',
    themes: ['block'],
    depth: 1,
    rating: 1350,
    proof: 'search',
    margin: 0.32,
  },
  {
    id: '1qk7nscb7',
    at: {
      seats: 2,
      moves:
        'f7 h9 f3 g6 d7 g8 f8 g9 g7 e7 e9 h6 h8 g5 j6 f9 f4 g11 e5 f6 e10 f5 d8 j9 i9 d3 d6 h7 d5 i8 xi8/ d9 xd6| g12 g10 d5 h4',
    },
    solution: 'd4',
    themes: ['open-four'],
    depth: 2,
    rating: 1370,
    proof: 'search',
    margin: 0.41,
  },
  {
    id: '7yqcmy2y',
    at: {
      seats: 2,
      moves: 'f7 h9 e7 f3 e6 e4 g9 g7 h10 i10 f8 c5 d6 xh10/ g10 j10 f5 i8 d5 g2 f9 f2 e5 b5 g5 xc5- i2 g9 h2 g8 e2',
    },
    solution: 'xg2- d5',
    themes: ['strike', 'open-four'],
    depth: 2,
    rating: 1370,
    proof: 'search',
    margin: 0.75,
  },
  {
    id: '1cstrcsbz',
    at: {
      seats: 2,
      moves:
        'g6 f7 j9 i8 i9 h9 g8 g7 h6 f11 g10 c7 j6 d6 i6 h10 k6 xj6- h11 g11 h8 h7 h12 xh9| h10 j8 f5 g9 h8 h6 h11 xh9| e7 d7 i6 h4 f8 h10 k6 e8 l6 xh6- c5 f9 f10 h7 i7 e10 i10 j10 e5',
    },
    solution: 'd9 e9 c8',
    themes: ['win', 'open-four'],
    depth: 5,
    rating: 1390,
    proof: 'exact',
    margin: 0.65,
  },
  {
    id: '1iyot3pat',
    at: {
      seats: 2,
      moves:
        'f7 d7 e6 d5 f5 g8 g5 e3 g4 f4 h3 i2 d8 d3 d4 g10 e8 h5 a8 i4 g6 e10 b3 i5 f6 h6 g3 i3 g7 xg5| g7 g6 f8 i1 f3 e9 i6 xi3| d2 c6 e4 i7',
    },
    solution: 'xg5/ e7 e5 h4 g9 g11',
    themes: ['strike', 'double-four', 'open-four', 'six'],
    depth: 6,
    rating: 1410,
    proof: 'search',
    margin: 0.91,
  },
  {
    id: 'epv4681m',
    at: {
      seats: 2,
      moves:
        'g7 j7 e9 g6 f6 k6 e7 d7 d8 g5 b10 f7 c9 xd8\\ f8 e8 h9 f6 i8 e6 g10 xg10\\ e10 d9 d6 f10 e7 xe8| i4 h5 d11 i9 h8 g8 d10 xd8| d9 f9 f11 d7 i8 h9 c6 g9 i7 i6 i11 i10 b6 e6 h11 g11 c8 e10 c7 e9 e7',
    },
    solution: 'e11',
    themes: ['win', 'double-four'],
    depth: 3,
    rating: 1420,
    proof: 'exact',
    margin: 0.51,
  },
  {
    id: 'owjvmqjp',
    at: {
      seats: 2,
      moves:
        'g6 f7 j9 i8 i9 h9 g8 g7 h6 f11 g10 c7 j6 d6 i6 h10 k6 xj6- h11 g11 h8 h7 h12 xh9| h10 j8 f5 g9 h8 h6 h11 xh9| e7 d7 i6 h4 f8 h10 k6 e8 l6',
    },
    solution: 'xh6- c5 f9 f10',
    themes: ['strike', 'block'],
    depth: 4,
    rating: 1460,
    proof: 'search',
    margin: 0.72,
  },
  {
    id: 'udjt2xdc',
    at: {
      seats: 2,
      moves: 'g6 g5 f7 g8 c6 c9 c5 c3 d6 d7 b6 d9 e6 f6 a6 xc6- h4 e7 e8 c7 j2 e6 i3 xf6\\ f8 f9 c12 g10 xc6/ d6',
    },
    solution: 'xd6- d7 d8 e9',
    themes: ['strike', 'block'],
    depth: 4,
    rating: 1470,
    proof: 'search',
    margin: 0.54,
  },
  {
    id: '1vujob2fp',
    at: {
      seats: 2,
      moves:
        'g6 f7 g7 g5 f6 c6 e6 h6 i7 e5 f5 c7 b8 d3 j10 e3 g3 h8 i3 e2 e7 f4 b3 e4 b5 e1 xe5| e8 e4 e9 xe5| e7 e6 b7 d7 d5 b2 f3 xc6\\ d6 xe6- e9 e8',
    },
    solution: 'e3',
    themes: ['win', 'double-four'],
    depth: 3,
    rating: 1500,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '10xxal1x6',
    at: {
      seats: 2,
      moves:
        'g7 d4 j4 d6 h6 d5 j7 d7 g5 d8 xd8| e7 e3 i9 j6 b10 h4 c9 f6 a11 xc9\\ g4 h7 g3 i5 e4 f8 xg7\\ f3 d3 e5 f4 i5 d4 k7 xk7/',
    },
    solution: 'i7 l7 j8 h6 h10',
    themes: ['win', 'open-four'],
    depth: 7,
    rating: 1550,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '1pb1oiez0',
    at: {
      seats: 2,
      moves:
        'g7 k7 g8 j6 f2 g6 k9 j10 e10 d9 g11 h7 h6 g9 c7 h8 i7 e9 f5 f3 h9 f7 h5 i5 c10 h4 j8 g3 xi5/ i6 i9 g5 xg5/ i7 f10 d6 c8 c9 f9 d10 e7 e6 i4 c12 c6 h6 f6 j8 g2 f4 xg5/ g3 d7 d8 b9 a9 h4 k5 l12 k11 j5 a8 e5 g4 c4 g1 xg2|',
    },
    solution: 'd5',
    themes: ['win'],
    depth: 9,
    rating: 1580,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '74m39fmh',
    at: {
      seats: 2,
      moves: 'g6 k6 f5 f2 d9 e8 k5 h5 c8 h7 g9 f11 j6 h8 e7 h6 h10 h9 xh7| e4 e6 i8 xg6/ h6 e9 f6 f7 i6 xe6- f8 f9 i11',
    },
    solution: 'xi11/ h11',
    themes: ['strike', 'double-three'],
    depth: 3,
    rating: 1630,
    proof: 'search',
    margin: 0.34,
  },
  {
    id: '1dazqqbp3',
    at: {
      seats: 2,
      moves:
        'g7 e7 d7 e8 h8 i11 g5 e9 g6 g8 h6 e6 e5 e10 xe6| h5 f6 e4 h7 f5 e2 g4 g3 i5 xe5- i6 d6 f5 d5 f7 f4 f9 f8 j5 xg8\\ g9 g5 g10 xg6|',
    },
    solution: 'h5',
    themes: ['win'],
    depth: 5,
    rating: 1640,
    proof: 'exact',
    margin: 1,
  },
  {
    id: 'alw8tvtw',
    at: {
      seats: 2,
      moves:
        'f7 d5 g5 c6 e3 e7 i7 c5 f8 c7 c8 e4 b7 f4 e5 c4 e8 g8 c10 c3 xc6| f6 c4 e6 d6 d4 d9 g7 h8 c3 xd4/ g4 xf4- h6',
    },
    solution: 'xg5/ d8 d7 f6 c9 h4',
    themes: ['win', 'strike', 'block', 'open-four'],
    depth: 6,
    rating: 1660,
    proof: 'exact',
    margin: 0.47,
  },
  {
    id: '1cxvo5gd4',
    at: {
      seats: 2,
      moves:
        'g6 f6 f5 i4 i8 j5 i5 j7 g2 i6 h7 j9 e4 xg6/ i8 j6 g7 f7 h7 k10 f5 xj9/ h4 l7 i7 g3 h8 g9 h7 h5 h9 e6 h10 h6 h11 xh9| g6 xg6- l8 k7',
    },
    solution: 'i8 h7 i6 i9 h6 f6 k6',
    themes: ['win', 'open-four', 'block'],
    depth: 7,
    rating: 1740,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '1vsnijm22',
    at: {
      seats: 2,
      moves: 'f7 f9 b9 b5 f6 b7 g7 d4 g5 d7 g4 i9 e8 f4 d8 e7 g6 d6 g8 xg4| e4 c4 h4 xg4- f8 c8 f4 b4 f5',
    },
    solution: 'xf8|',
    themes: ['strike'],
    depth: 5,
    rating: 1780,
    proof: 'search',
    margin: 0.39,
  },
  {
    id: '1ksgr0uof',
    at: {
      seats: 2,
      moves:
        'g7 h7 g5 g6 h6 h5 i4 f8 i5 h4 k3 i8 j4 xh6\\ h3 xh4| j8 h6 f6 e7 j2 i3 j9 h10 j4 g4 g9 f11 j5 j3 j6 j7 l4 k4 f10 e9 g7 h8 h9 i9 i5 k7 f2 g3 h5 e6 e10 f5 h3 k5 h2 h1 l2 g2 k6 l7 k2 i2 l5 i7 i10 e4 h7 e8 e5 g8 xg8- f9 d7 c8 c2 d3 l3 i6 f7 i8',
    },
    solution: 'd5 f3 c4 b3 d4',
    themes: ['win', 'block'],
    depth: 13,
    rating: 1800,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: 'maraz0jz',
    at: {
      seats: 2,
      moves:
        'f7 h7 j11 f3 d9 i6 d10 j5 d3 h5 d7 d5 g8 i10 e10 c6 f10 h6 g10 c10 h10 xe10- g4 e4 d1 j7 e2 f8 f5 h8 e8 f10 g5 e5 i5 xh5- g9 e7 e9 j6 g6 g7 f9 k6 l6 f6 d8 f11 i4 j3 b9 j5 c9 k4 l3',
    },
    solution: 'j4 j2 k3 i5 k5',
    themes: ['win', 'open-four'],
    depth: 7,
    rating: 1900,
    proof: 'exact',
    margin: 1,
  },
  {
    id: 'uaxt1w3z',
    at: {
      seats: 2,
      moves:
        'f7 d5 f5 f2 i5 j5 f6 d9 d4 d8 f4 f8 f3 xf7| h10 h5 b7 e5 c4 f6 c3 c6 g7 e6 d6 d7 e8 h9 c8 e7 b8 xe8- e4 xe6| g8 xd5/ e8 b5 g10 f9 f7 g8 f5',
    },
    solution: 'h7 i6 e10 d11 c8',
    themes: ['win', 'open-four'],
    depth: 7,
    rating: 1980,
    proof: 'exact',
    margin: 1,
  },
  {
    id: 'e1mljf11',
    at: {
      seats: 2,
      moves:
        'f7 f6 h5 e5 g6 g8 g7 i4 h7 e4 f5 h6 e7 e8 i7 xf7- h7 c3 h3 e6 c7 c8 f8 d7 e7 b9 xe6\\ g7 xe6| i8 e7 d7 i9 d6 h4 h8 j5 d10 j7 i7 j4 k6 i5 xh6\\ k4 d8 g5 i6 f9 f4',
    },
    solution: 'j8 k9 k8 l8 k5',
    themes: ['win'],
    depth: 9,
    rating: 2100,
    proof: 'exact',
    margin: 1,
  },
];
