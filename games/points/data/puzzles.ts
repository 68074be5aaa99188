import type { Puzzle } from '@countertop/core';

// Written by `countertop mine points --count 76`; docs/puzzles.md says how.
export const puzzles: readonly Puzzle[] = [
  {
    id: 'v916iwog',
    at: {
      options: { width: 10, height: 10, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves:
        'e6 f4 f5 d5 e4 a4 c4 d4 d3 c2 e3 c5 b5 e5 h8 h7 g8 g5 f6 g6 i8 e7 f7 b4 c3 g4 f1 g2 h3 b3 h6 e2 d8 e8 f2 d7 d6 c6 g3 i4 h9 i7 f8 h5 i6 c7 j7 j8 g7 i5 d2 e1 d9 e9 b2 c1 h2 g1 e10 a6 f9 a2 b1 j3 b6 a5 b7',
    },
    solution: 'c8',
    themes: ['defend', 'save'],
    depth: 2,
    rating: 900,
    proof: 'search',
    margin: 0.29,
  },
  {
    id: 'a24altx',
    at: {
      options: { width: 12, height: 12, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves:
        'f6 f7 e7 g7 h8 f8 e8 e9 d7 a7 i6 e6 j7 h7 f9 j5 j6 i8 f5 k5 d9 e10 d5 c8 b7 h9 g9 g8 b8 d10 e5 c6 d6 c10 k6 b6 c9 j8 c7 h10 g10 k7 a5 a6 k8 l7 l8 f11 g11 f3 j4 l6 i3 b11 i10 g2 k9 f10 h1 j9 l9 g6 c12 g5 f12 d11 h2 i4 h4 h5 g4 h3 f4 g3 a8 e12 b5 j3 k4 h11 g12 i2 c11 c5 b9 b10 e3 c4 i1 f2 i11 d4 d12 h12 k10 e4 c3 e2 d3 b4 l4 b3 j1 j10 j2 k3 l5 j11 i12 l3 g1 d2 c2 b2',
    },
    solution: 'c1',
    themes: ['defend', 'save', 'ground'],
    depth: 2,
    rating: 910,
    proof: 'search',
    margin: 0.2,
  },
  {
    id: '822ddhg4',
    at: {
      options: { width: 12, height: 12, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves:
        'g7 g6 h7 g8 h8 f6 i6 h9 f8 g9 f7 j6 h6 h5 i5 l7 g5 h4 h10 i4 i9 f5 g4 f4 g3 f3 j9 j5 f9 g10 e11 e7 f2 h11 i10 f10 e8 h12 j10 k9 e9 c9 d12 d7 k8 e10 d10 d9 c8 d8 l12 k7 i12 b7 b6 c6 b8 c11 e6 j11 d11 e5 d5 d6 j8 j2 i7 e4 h2 e3 e2 i11 b10 c5 l3 h3 j4 i3 g2 d4 c10 l8',
    },
    solution: 'k10',
    themes: ['ladder', 'defend', 'save'],
    depth: 5,
    rating: 980,
    proof: 'search',
    margin: 0.62,
  },
  {
    id: '3bk9fhc2',
    at: {
      options: { width: 12, height: 12, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves:
        'f6 g7 f7 g8 f8 h8 h6 g5 g6 i6 h5 g9 h7 k3 f9 f5 g10 i7 h10 k6 g11 j5 g4 i9 f10 i11 h4 e5 f4 e6 d7 l1 i10 a10 a11 l6 j10 a12 j7 l3 d4 e7 g3 j8 k7 i4 j6 e8 e4 d2 b12 e11 j11 d10 h3 d9 i3 h11 k4 j2 j3 c3 d3 l2 b11 i12 k5 e10 i8 h9 j9 i2 k8 l4 k1 e2 c11 g12 d6 f12 d5 c2 f11 b10 e12 h2 c10 c9 b9 c8 k2 l5 d11 g2 d12 l10 f2 f3 e3 f1 a9 c6 c7 b8 b7',
    },
    solution: 'a8',
    themes: ['defend', 'save', 'ground'],
    depth: 2,
    rating: 990,
    proof: 'search',
    margin: 0.34,
  },
  {
    id: '1fys2ezyb',
    at: {
      options: { width: 12, height: 12, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves:
        'g7 f5 e2 d4 h1 a5 g4 f3 f1 d3 b5 g3 e9 g6 j8 f8 f9 h4 f7 h10 d5 g10 i7 e5 k7 d8 a4 i8 h9 f10 j9 h7 h8 e10 g9 e8 g2 i10 d9 c6 b4 h6 i9 d6 c5 h2 j5 a2 h5 i5 e3 f4 j10 d10 a3 c4 e7 k6 d7 c8 c3 h3 k8 g8 b7 e12',
    },
    solution: 'c7',
    themes: ['defend', 'save', 'connect'],
    depth: 2,
    rating: 1000,
    proof: 'search',
    margin: 0.19,
  },
  {
    id: '1k0l6cg31',
    at: {
      options: { width: 12, height: 12, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves:
        'f6 g7 g5 g4 f4 h4 e5 f7 g3 d9 h5 h2 h10 h3 g6 h7 i5 j5 i6 g9 i4 j4 h8 h9 j7 i9 i7 f2 c9 g2 f3 j9 e7 g11 f10 f8 i8 e8 g10 f11 h11 c10 d7 k6 g12 d8 i10 e10 k8 j3 i3 b10 g8 l7 f9 e2 e3 e11 d4 c8 c3 j8 b9 d11 d2 k7 a6 j10 b8 d1 i2 c7 c6 a7 e9 b6 j11 b5 a9 l8 k9 k10 l9 a10 l6 b3 a4 c5 d6 b11 b4 i12 a2 h12',
    },
    solution: 'i11',
    themes: ['defend', 'save'],
    depth: 2,
    rating: 1000,
    proof: 'search',
    margin: 0.18,
  },
  {
    id: '1qzz58ebd',
    at: {
      options: { width: 12, height: 12, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves:
        'g8 f7 e6 f6 g5 g6 g7 i5 j2 f5 l4 f8 k5 e5 h6 b7 h7 i7 h8 j6 j7 i9 e7 i8 k6 k3 a10 j8 e11 k7 f11 f10 e9 f9 c4 h5 g4 l8 k2 b3 d5 j4 g9 g10 h9 h10 l3 e8 l9 j5 h3 k9 l7 l6 g2 i3 c8 d9 h12 h4 e10 d8 g12 b4 c1 b9 b8 j10 d7 f3 e2 a8 d1 i11 e3 f4 c7 g3 i12 h2 f2 l2 b6 a7 c5 c10 b2 a9 e4 d11 l1 d12 k10 d3 c3 k4 l5 j11 b11 b5 h11 a6 e12 c6',
    },
    solution: 'd6',
    themes: ['defend', 'save', 'ground'],
    depth: 2,
    rating: 1000,
    proof: 'search',
    margin: 0.24,
  },
  {
    id: '1ug7ajc5a',
    at: {
      options: { width: 10, height: 10, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves:
        'e5 e6 g4 d5 f4 e7 e8 h5 c5 e9 d8 d6 e1 c9 c6 c7 d10 d9 g1 f1 d7 h2 f7 b8 f8 f6 e2 d4 d3 g3 c3 f2 e3 a8 i5 g6 a7 b7 g8 b3 i3 f5 e4 c4 b10 b4 h4 c10 f9 j5 e10 i4 j4 h10 a4 j2 b5 c1 g7 g10 a3 i2 c2 h9 i1 b2 a2 a6',
    },
    solution: 'a5',
    themes: ['defend', 'save', 'ground'],
    depth: 2,
    rating: 1000,
    proof: 'search',
    margin: 0.21,
  },
  {
    id: 'neawiqm5',
    at: {
      options: { width: 14, height: 14, centreWidth: 4, centreHeight: 4, start: 'cross' },
      seats: 2,
      moves:
        'f7 g6 f8 f6 h5 i8 e6 g4 h6 j7 i3 g5 g9 h3 i4 k8 i2 h2 h4 i7 h9 f10 e7 k12 b8 j9 g2 l7 j1 l11 l10 i1 h1 k11 g3 k10 e5 f4 i12 j2 e4 f3 l9 d11 k1 b9 f5 l1 d3 e10 k9 i11 k2 j12 j3 h11 d8 g10 c9 c10 k7 g13 k6 l8 g12 e9 d9 f11 h12 i6 i10 c3 j13 m8 j10 e2 f1 m11 c7 f12 h13 a10 d2',
    },
    solution: 'e1',
    themes: ['defend', 'save', 'ground'],
    depth: 2,
    rating: 1000,
    proof: 'search',
    margin: 0.23,
  },
  {
    id: 'sq04ig67',
    at: {
      options: { width: 12, height: 12, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves:
        'f7 g7 f8 g8 e7 d7 g6 d10 e11 g9 c9 h7 e6 f6 f5 e9 a10 d8 f9 g4 f10 e10 d12 d9 g11 g2 b9 d5 c5 d4 d6 f3 b6 c7 c4 a12 e5 b8 c11 h6 h3 j4 f12 g5 f4 g10 g3 d11 h4 h5 i5 c10 e3 f2 c12 d3 i4 e8 b11 c2 a11 i8 i7 j6 j3 k7 b4 a7 c6 k6 d2 j1 c3 a9 b10 k5 i6 h1 i2 l2 a8',
    },
    solution: 'b7',
    themes: ['defend', 'save', 'ground'],
    depth: 2,
    rating: 1000,
    proof: 'search',
    margin: 0.2,
  },
  {
    id: 'wryk75d1',
    at: {
      options: { width: 12, height: 12, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves: 'g6 f6 h5 g7 f2 h7 h6 i6 c5 f1 e1 i7 d6 g5 e7 i5',
    },
    solution: 'h4',
    themes: ['defend', 'save'],
    depth: 2,
    rating: 1000,
    proof: 'search',
    margin: 0.17,
  },
  {
    id: '17rpt0l5n',
    at: {
      options: { width: 12, height: 12, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves:
        'f7 g6 e3 g7 e4 f2 i3 h6 f6 d4 d5 h5 c5 i2 j5 f5 i5 h4 k3 g8 g3 g4 h3 e6 f3 f8 e7 d7 e5 e8 c11 f4 g11 h10 h11 i4 c6 i6 i10 d3 j7 j2 k2 j3 a9 j4 i11 h9 d1 d6 d2 e2 k4 h2 i9 i7 f12 i8 j8 j6 k5 a10 b10 g10 k6 j11 j10 b8 a11 c7 f10 k8 b9 g2 k7 f11 e11 l1 k1 b6 c9 j9 k9 c3 c2 l8 i12 a5',
    },
    solution: 'b4 b3 a4',
    themes: ['defend', 'save', 'threat'],
    depth: 3,
    rating: 1020,
    proof: 'search',
    margin: 0.42,
  },
  {
    id: 'vmto3vhr',
    at: {
      options: { width: 14, height: 14, centreWidth: 4, centreHeight: 4, start: 'cross' },
      seats: 2,
      moves:
        'i6 f6 f8 f5 g9 k11 e4 e3 k7 e5 k8 j5 i9 i4 k6 h5 l12 g6 j10 g4 d3 d5 l11 m10 l10 e11 j12 f4 d4 b6 d2 j3 k5 h9 h10 i8 f7 g3 l2 j6 i7',
    },
    solution: 'j7',
    themes: ['defend', 'circle', 'cut'],
    depth: 1,
    rating: 1040,
    proof: 'search',
    margin: 0.44,
  },
  {
    id: '1owqsvdrz',
    at: {
      options: { width: 14, height: 14, centreWidth: 4, centreHeight: 4, start: 'cross' },
      seats: 2,
      moves:
        'i7 h6 j8 i9 j9 f8 g9 h10 h9 i10 i8 g10 k7 g6 i6 f9 f7 e5 e7 m4 j11 e6 f6 j3 h5 g5 f4 k10 j10 f5 k1 j6 j5 i5 k6 h4 n6 j4 i4 i3 l7 j2 g4 e10 d4 l5 h3 l11 e8 b7 e9',
    },
    solution: 'f10',
    themes: ['defend', 'save'],
    depth: 2,
    rating: 1090,
    proof: 'search',
    margin: 0.22,
  },
  {
    id: 'un28vwzl',
    at: {
      options: { width: 10, height: 10, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves: 'e6 g5 e9 e10 f4 f9 e5 d10 d8 f6 h5 f7 i4 c8 i5 g4 f10 c9 h4 g10 d9 g3 e7 f8 g9 j6 c7 h9 g8 h6 h3 e8',
    },
    solution: 'd7',
    themes: ['defend', 'save'],
    depth: 2,
    rating: 1090,
    proof: 'search',
    margin: 0.2,
  },
  {
    id: '1hio7aq',
    at: {
      options: { width: 10, height: 10, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves: 'f6 f5 g5 e5 e6 g6 f7 d6 g8 f2 g3 d5 g4 g2 f4 g7 a2 h6 i6 h7 b2 f8 e7 i7 b8 d7',
    },
    solution: 'e8',
    themes: ['defend', 'save', 'threat'],
    depth: 2,
    rating: 1100,
    proof: 'search',
    margin: 0.16,
  },
  {
    id: '1m7jx0cr',
    at: {
      options: { width: 16, height: 16, centreWidth: 6, centreHeight: 6 },
      seats: 2,
      moves:
        'h8 h9 g10 g9 f9 f8 g8 g11 i8 h7 h11 f10 h10 i9 e9 h12 j8 g7 m11 f7 g12 f11 i10 j9 k5 l4 n10 j10 i11 n5 i13 e10 o5 f12 k10 g13 k3 i14 l10 k2 j11 k9 h14 l1 i12 m5 n12 e8',
    },
    solution: 'd9',
    themes: ['defend', 'save'],
    depth: 2,
    rating: 1110,
    proof: 'search',
    margin: 0.28,
  },
  {
    id: '1d6scygo1',
    at: {
      options: { width: 12, height: 12, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves:
        'f6 g7 g5 g4 f4 h4 e5 f7 g3 d9 h5 h2 h10 h3 g6 h7 i5 j5 i6 g9 i4 j4 h8 h9 j7 i9 i7 f2 c9 g2 f3 j9 e7 g11 f10 f8 i8 e8 g10 f11 h11 c10 d7 k6 g12 d8 i10 e10 k8 j3 i3 b10 g8 l7 f9 e2 e3 e11 d4 c8 c3 j8 b9 d11 d2 k7 a6 j10 b8 d1 i2 c7 c6 a7 e9 b6 j11 b5 a9 l8 k9 k10 l9 a10 l6 b3 a4 c5 d6 b11 b4 i12 a2 h12 i11 l5 a3 c12 b7',
    },
    solution: 'd10',
    themes: ['defend', 'save', 'ground'],
    depth: 2,
    rating: 1120,
    proof: 'search',
    margin: 0.27,
  },
  {
    id: 'hzz2p3hu',
    at: {
      options: { width: 12, height: 12, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves:
        'f7 e6 e8 d9 e4 g11 h11 h10 g9 f6 h12 f8 f9 g8 f5 c10 d7 h8 e7 i12 g10 f4 e9 g4 g6 h6 e5 d6 d10 i11 i5 h5 d11 h7 a9 j4 g7 g12 c12 h9 i4 d5 f3 k1 g3 e3 d8 c9 h3 j2 i3 b11 b8 d4 c8 g5 b2 j10 k5 c5 j3 c3 f2 j6 a10 b3 j5 b6 k4 a11 c6 c7 b10',
    },
    solution: 'c11',
    themes: ['defend', 'save', 'ground'],
    depth: 2,
    rating: 1190,
    proof: 'search',
    margin: 0.16,
  },
  {
    id: '1aasq7ixn',
    at: {
      options: { width: 10, height: 10, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves:
        'e6 e5 e7 f6 f7 g7 g3 f4 h8 g8 h9 d4 e3 f5 f2 h2 f8 b9 h3 f9 e4 h7 d5 d3 c4 c9 g6 g1 f1 d6 c5 c3 d8 g9 b3 c6 e9 g5 h6 i3 g10 d9 f10 i7 b6 c7 i2 h5 i6 a4 h4',
    },
    solution: 'i5',
    themes: ['ladder', 'defend', 'save'],
    depth: 9,
    rating: 1250,
    proof: 'search',
    margin: 0.5,
  },
  {
    id: 'jqy21ucv',
    at: {
      options: { width: 12, height: 12, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves:
        'g7 f7 j7 i6 g4 k8 f10 i7 f3 h8 j2 j8 i1 f8 e10 h6 g9 d10 h2 j6 h7 k7 g8 g11 e9 e11 l5 f11 l7 g10 k5 i9 a10 e3 d8 h11 h10 c8 h3 b9 c10 i3 e12 i10 b10 a8 h9 f9 g6 g5 f6 f12 h4 e7 j9 i8 d5 d11 f4 e6 f5 l6 h5 c9',
    },
    solution: 'd7 d6 c7 c6 b7 b6 a7',
    themes: ['defend', 'save'],
    depth: 7,
    rating: 1290,
    proof: 'search',
    margin: 0.22,
  },
  {
    id: 'u8arhk3q',
    at: {
      options: { width: 12, height: 12, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves:
        'g7 e6 e8 c11 f9 c3 f8 i5 d7 f7 d12 d5 e3 j5 j6 g9 k6 l6 f2 h7 h9 h6 e7 k5 f6 k9 h8 k7 g10 l10 i7 d4 e5 e4 g11 c12 f5 d6 j10 e2 f3 e12 e10 f4 d9 c7 g5 d11 l5 f12 i4 j4 h4 b6 j3 i10 i3 k4 c10 b4 c8 d1 g2 j9 h12 h11 h10 i8 j8 j7 l8 i11 k8 i9 b7 h2 c6 c5 f11 b9 a6 h3 b5 i1 j11 b10 g3 g12 i12 d2 a10 g4 d3 c4 i2 h5 h1 j1 e1 e11 k3 f1 a5 b11 j12 k2 b2 k10 a4 g1',
    },
    solution: 'c2 a3 b3',
    themes: ['force', 'double', 'connect'],
    depth: 3,
    rating: 1370,
    proof: 'search',
    margin: 0.2,
  },
  {
    id: '3p5zh7ln',
    at: {
      options: { width: 12, height: 12, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves:
        'f7 g7 f8 g6 h7 e6 b8 a8 g5 h5 i8 h6 c10 b11 i9 f6 i4 a11 i5 j12 i7 f5 j4 g4 g8 j10 d11 f9 d9 j6 e11 i12 e7 h8 j9 e8 f3 h9 b4 l6 i10 i11 e4 b10 c8',
    },
    solution: 'd7 g10 g9',
    themes: ['force', 'double', 'defend'],
    depth: 3,
    rating: 1400,
    proof: 'search',
    margin: 0.22,
  },
  {
    id: 've8cepwb',
    at: {
      options: { width: 20, height: 20, centreWidth: 6, centreHeight: 6 },
      seats: 2,
      moves:
        'j10 k11 k10 j11 i11 j12 l7 l10 l12 i10 k13 l11 l9 i9 i12 j8 k9 h10 o9 l8 k8 m8 m12 o14 n13 n12 j13 o12 g14 p13 o15 m11 m10 n11 i15 i7 p14 k7 m9',
    },
    solution: 'n9 o10 n10',
    themes: ['force', 'double', 'cut'],
    depth: 3,
    rating: 1460,
    proof: 'search',
    margin: 0.22,
  },
  {
    id: 'euzlup8y',
    at: {
      options: { width: 12, height: 12, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves:
        'g8 g7 i6 f9 j6 f8 c8 g12 j7 f12 i8 a9 h7 f7 e10 d12 j5 g9 h9 h8 g6 h5 a6 k4 l1 b7 f6 j3 a8 h1 c6 c7 e7 b8 j8 a7 d10 e8 g1 e12 g11 c11 d9 l3 d8 d7 e6 k2 k8 h6 i7 d5 k5 d6 b9 h10 j1 f2 i9 i1',
    },
    solution: 'g10 f11 f10',
    themes: ['force', 'double', 'defend'],
    depth: 3,
    rating: 1480,
    proof: 'search',
    margin: 0.22,
  },
  {
    id: '1bteggwkq',
    at: {
      options: { width: 10, height: 10, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves:
        'e5 e4 f5 c3 d4 c5 i5 f4 d5 e6 d6 h4 d7 h1 d3 i8 g4 c7 c8 h3 h8 h7 c6 h5 b7 b4 g6 h6 g3 g5 f2 e3 e2 c1 g2 g7 f6 e7 h2 a6 f7 e8 h9 b5 i3 i4 c2 f8 g8 i2 j3 b2 d2 a2 j4 f9',
    },
    solution: 'i7 j6 i6',
    themes: ['force', 'double'],
    depth: 3,
    rating: 1530,
    proof: 'search',
    margin: 0.19,
  },
  {
    id: '1wjpn0lxe',
    at: {
      options: { width: 12, height: 12, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves:
        'f7 f6 f5 e6 b8 g5 b9 g4 c8 f1 g6 b10 d4 d7 a7 a10 f8 d5 g10 d3 e5 g1 a9 d2 g9 h6 e3 g7 i8 i7 c9 e4 f4 c4 d10 h9 j9 c3 k9 f3 e2',
    },
    solution: 'e1',
    themes: ['force', 'double', 'connect'],
    depth: 3,
    rating: 1540,
    proof: 'search',
    margin: 0.24,
  },
  {
    id: '1d1xaiuta',
    at: {
      options: { width: 14, height: 14, centreWidth: 4, centreHeight: 4, start: 'cross' },
      seats: 2,
      moves:
        'f7 g6 h5 h6 i7 i6 j7 i4 g9 j5 g4 e7 g5 l7 k6 f5 f6 e6 f8 e8 j8 e4 i5 j6 m8 c10 k7 h4 b3 a3 m4 m7 l5 d3 i8 h9 b4 l3 l8 c11',
    },
    solution: 'j4 k4 k5',
    themes: ['force', 'double', 'defend'],
    depth: 3,
    rating: 1550,
    proof: 'search',
    margin: 0.29,
  },
  {
    id: 'ckv3s0ca',
    at: {
      options: { width: 14, height: 14, centreWidth: 4, centreHeight: 4, start: 'cross' },
      seats: 2,
      moves:
        'j9 g6 g12 f7 d3 j12 k8 e10 b12 i12 d2 e9 g5 i11 h9 l10 i8 l9 h2 a6 n8 c2 k12 e8 b9 i9 d9 e11 l8 h13 m9 i10 e7 d8 c10 c8 k11 k10 e2 h5 m13 j10 b2 g4 l12 i13 f5 h6 h14 k9 j13 g3 i7 j8 f3 f9 b8 l13 j14 g13 e4 c9 c4 d10 m11 c3 h10 f12 h3 h11 g10 g11 e6 b11 h1 f6 k7 c5 b6 b7 d5 g2 c6 b10 b5 c11 a7 c7 a12 b4 b3 c1 a4 n12 f2 d1 g1 h4 m7 m10 i14 j6 j3 k13',
    },
    solution: 'j7',
    themes: ['defend', 'cut'],
    depth: 4,
    rating: 1570,
    proof: 'search',
    margin: 0.27,
  },
  {
    id: '1sp994pgd',
    at: {
      options: { width: 14, height: 14, centreWidth: 4, centreHeight: 4, start: 'cross' },
      seats: 2,
      moves:
        'f9 h9 h6 g9 f11 f10 i10 f8 j13 e9 f14 g11 f13 h11 g6 e10 i9 i8 h10 c6 e8 i11 f7 k10 j9 i7 m13 f6 e7 j11 f5 f12 e6 e11 j12 k9 j8 k11 i6 d14 d10 e13 g12 e14 d5 e4 l10 e3 k7 m7 l8 n13 l3 l9 g10 n7 m12 j6 l7 m9 d12 m11 e12 d9 j7 n12 k5 m10 i12 l11 b14 n6 l5 c14 j2 j5 h12 c9 k2 k6',
    },
    solution: 'l6',
    themes: ['defend', 'cut', 'connect'],
    depth: 4,
    rating: 1600,
    proof: 'search',
    margin: 0.18,
  },
  {
    id: '1686hfuit',
    at: {
      options: { width: 12, height: 12, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves:
        'g7 f7 c4 g5 e7 f6 b3 f8 i4 h6 a3 f9 b8 f4 d8 e6 e8 d4 d6 d5 d3 e5 e10 d9 h4 e9 i2 c5 i7 d10 c8 i5 i6 h3 d7 b4 j6 c3 j3 h7 d2 g8 i8 e3 k8 e2 d1 j9 c9 j5 g4 h5 j8 c2 c1 a4 e12 g3 d11 h9 k5 j4 i3 c10 h11 i9 c11 f10 e11 k4 b2 f2 l5 g10 l7 k9 k6 a8 c6 b7 b10 a9 g1 b6 b9 h2 h10 l12 h8 h1 l3 l10 a10 l4 k11 k3 l2 k2 b1 a5 l8',
    },
    solution: 'i1 j1 j2',
    themes: ['force', 'double'],
    depth: 3,
    rating: 1620,
    proof: 'search',
    margin: 0.25,
  },
  {
    id: '168rcrxw0',
    at: {
      options: { width: 12, height: 12, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves: 'f6 g7 f7 g8 f8 h8 h6 g5 g6 i6 h5 g9 h7 k3 f9 f5 g10 i7 h10 k6 g11 j5',
    },
    solution: 'i8',
    themes: ['force', 'double'],
    depth: 3,
    rating: 1630,
    proof: 'search',
    margin: 0.18,
  },
  {
    id: '1ppqr2pyq',
    at: {
      options: { width: 12, height: 12, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves:
        'e6 f7 e5 d6 f5 d7 c8 b9 g4 f6 b4 e8 d8 g6 c11 c9 c5 e9 g8 c6 d4 d10 h7 j7 d9 b8 c7 b7 a8 j3 j9 c10 j1 h6 i8 i1 b5 b6 h4 i7 i6 i5 i4 j2 h11 j6 c3 f3 d11 i10 f9 e10 k2 a6 g12 h9 f8 i11 f10 i2 d2 h8 h3 f11 g10 e3 g7 k5 e7 g3 f12 e11 d3 k6 j4 e12 f4 k3 h2',
    },
    solution: 'g11 h12 h10',
    themes: ['force', 'double'],
    depth: 3,
    rating: 1630,
    proof: 'search',
    margin: 0.27,
  },
  {
    id: 'esnlxx1u',
    at: {
      options: { width: 10, height: 10, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves:
        'e6 f6 e9 h3 d7 d10 g2 d8 f3 g5 g4 c2 f9 f7 d9 e5 e4 g3 f5 g8 a4 d4 g9 f4 h4 c3 e3 d2 i2 c9 i3 h2 h8 h1 d5 e2 f2 c8 f8 g7 a8 e10 d6 e7 h7 h6 g10 h9 h5 d3 c4 b4',
    },
    solution: 'e8 i6 g6',
    themes: ['force', 'double', 'defend'],
    depth: 3,
    rating: 1640,
    proof: 'search',
    margin: 0.5,
  },
  {
    id: '1c2uyt32p',
    at: {
      options: { width: 14, height: 14, centreWidth: 4, centreHeight: 4, start: 'cross' },
      seats: 2,
      moves:
        'g6 f7 f8 h6 i7 j6 i6 h5 i5 f6 g5 h4 e8 j7 j8 i8 f5 j9 k8 g9 j4 l7 k5 k4 g4 i4 j5 d7 l4 k3 e7 e6 k2 j3 k7 k6 l6 i3 l5 i2 c6 l3 d8 m4 k9 m5 m3 n5 c7 d6 k11 k10 l10 j10 l2 m8 k1 g3 m6 n3 m2 l9 f4',
    },
    solution: 'n6 n7 m7',
    themes: ['force', 'double', 'defend'],
    depth: 3,
    rating: 1650,
    proof: 'search',
    margin: 0.52,
  },
  {
    id: '1l5t2mr94',
    at: {
      options: { width: 14, height: 14, centreWidth: 4, centreHeight: 4, start: 'cross' },
      seats: 2,
      moves:
        'h6 f7 g6 h9 f5 e8 f6 g9 f8 f9 i5 e7 g4 i9 i7 j8 h4 e6 e5 h3 e9 j7 j6 b4 h2 g11 g2 d14 i4 f10 k7 i3 g3 i10 k5 j2 b14 j4 h10 h11 i2 j3 j1 a7 h1 b7 l6 k8 k14 k4 e10 c13 l5 l4 j13 i12 d11 d4 k13 k2 d8 l11 d5 c3 l12 j11 d12 l3 j14 k11 d10 m2 l10 c4 m11 j5 m10 c14 a13 c9 a12 b3 g12 d9 f11 c8 d7',
    },
    solution: 'd6',
    themes: ['force', 'double', 'cut'],
    depth: 3,
    rating: 1650,
    proof: 'search',
    margin: 0.22,
  },
  {
    id: '1oczngsnk',
    at: {
      options: { width: 10, height: 10, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves:
        'f6 e4 f4 f5 e5 g5 i1 i9 j9 i2 j8 h5 d4 e3 h4 i8 d7 i4 g6 j7 h3 h6 i7 i10 i5 f7 d6 d2 i3 j4 i6 j10 d5 g4 f3 h2',
    },
    solution: 'h7 g2 g3',
    themes: ['force', 'double', 'defend'],
    depth: 3,
    rating: 1650,
    proof: 'search',
    margin: 0.21,
  },
  {
    id: 'ax9quzol',
    at: {
      options: { width: 10, height: 10, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves:
        'f4 e6 f5 h1 e4 g3 g8 f6 i5 h2 g4 h6 h5 d4 g7 g5 h7 g6 h4 d5 f3 i4 d6 c5 g9 e5 h3 g2 d3 d7 c6 e7 g1 h8 f1 c3 i7 b5 f2 i8 b4 j8 j4 f8 i3 e2 c4 e3 d2 e1 j9 f7 c7 h9 i6 g10 c8 c2 d1 b1 j7 e8 f9 a4 b3 a6 a5 c1 b6 a7 a1 j3 a9 e10',
    },
    solution: 'e9',
    themes: ['force', 'double', 'defend'],
    depth: 3,
    rating: 1650,
    proof: 'search',
    margin: 0.28,
  },
  {
    id: '1giwnyoo9',
    at: {
      options: { width: 10, height: 10, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves: 'e6 f6 f5 f7 g6 f4 d7 g5 e5 h6 g7 g4 b2 g8 h7 i6 e8 f8 d5 d8 h1 e9 e7 d9 i7 c7 a3 c6 f9 i8 h5',
    },
    solution: 'j7 h9 h8',
    themes: ['force', 'double', 'connect'],
    depth: 3,
    rating: 1660,
    proof: 'search',
    margin: 0.16,
  },
  {
    id: 'qgo8lc6k',
    at: {
      options: { width: 10, height: 10, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves:
        'f6 e6 d7 e8 f7 f10 f9 g7 e7 f8 g9 e9 f5 g6 g8 e10 i9 h10 h8 g5 g10 d9 g4 h7 f4 c8 h5 b9 b5 b7 e5 e3 d6 i4 i6 i7 c4 e4',
    },
    solution: 'j7 j8 i8',
    themes: ['force', 'double'],
    depth: 3,
    rating: 1670,
    proof: 'search',
    margin: 0.19,
  },
  {
    id: '1bx2bsuqg',
    at: {
      options: { width: 12, height: 12, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves:
        'f7 e6 e8 d9 e4 g11 h11 h10 g9 f6 h12 f8 f9 g8 f5 c10 d7 h8 e7 i12 g10 f4 e9 g4 g6 h6 e5 d6 d10 i11 i5 h5 d11 h7 a9 j4 g7 g12 c12 h9 i4 d5 f3 k1 g3 e3 d8 c9 h3 j2 i3 b11 b8 d4 c8 g5 b2 j10 k5 c5 j3 c3 f2 j6 a10 b3 j5 b6 k4 a11 c6 c7 b10 c11 i1 i6 k6 f11 e10 b5 l7 j1 a12 b9 f12 d2 i9 e11 l8 d12 a2 a6 b12 j8 a4',
    },
    solution: 'a8',
    themes: ['force', 'double'],
    depth: 3,
    rating: 1680,
    proof: 'search',
    margin: 0.32,
  },
  {
    id: '1ibh8rhvx',
    at: {
      options: { width: 16, height: 16, centreWidth: 6, centreHeight: 6 },
      seats: 2,
      moves:
        'i9 h9 h8 g8 i8 g9 h10 f10 j8 c8 j9 i10 h11 i11 e10 h7 e11 g12 h12 g11 g10 d9 i6 j7 i7 g7 f13 f12 d8 d13 e9 f11 e12 b5 k7 j6 k6 j5 g13 f9 m9 e8 d7 j10 c9 j12 d10 e13 b15 h6 i5 k10 b10 f14 a6 e7 a7 k5 e6 k8 b12 k9 l13 j16 l6 g4 a9 b3 c4 h5 i4 d5 f7 f8 k11 b6 l5 l8 a4 f6 b14 k13 k14 e5 d6 l10 j4 k4 j3 c5 j14 b4 c13 m11 b9 l12 b7 i13 h13 l15 k15 i14 j15 c7 l14 m15 i15 l16 g5 d12 f5 h4 f4 a15 c6 a8 b8 h15 g14 g15 a5 d4 c3 k16 i16 f15 b11 i3 m4 e3 f3 c14 i2 h3 n10 o9 a16 b2 j2 c11 n9 o11 n8 n5 i1 f2 g2 g3 a13 o10 h2 k3 m3 n11 m10 c15 p10 l4 n4 p9 m14 l3',
    },
    solution: 'l2 k1 k2',
    themes: ['force', 'double', 'defend'],
    depth: 3,
    rating: 1680,
    proof: 'search',
    margin: 0.23,
  },
  {
    id: '1kb2hcfu6',
    at: {
      options: { width: 14, height: 14, centreWidth: 4, centreHeight: 4, start: 'cross' },
      seats: 2,
      moves:
        'f7 g6 k4 g9 f8 i8 g5 h6 h12 i7 f6 j7 h9 h5 k7 j8 d11 i12 j11 h13 i9 f5 g4 h11 g12 g10 h3 k10 g13 l5 i11 j12 f4 e5 l6 k6 l10 i10 j9 k11 k9 j10 h14 l8 i13 m5 k8 f11 j6 k5 l7 l9 d10 h4',
    },
    solution: 'i4 j5 i5',
    themes: ['force', 'double', 'defend'],
    depth: 3,
    rating: 1680,
    proof: 'search',
    margin: 0.25,
  },
  {
    id: 'mda18ps9',
    at: {
      options: { width: 16, height: 16, centreWidth: 6, centreHeight: 6 },
      seats: 2,
      moves:
        'i9 h9 h8 g8 i8 g9 h10 f10 j8 c8 j9 i10 h11 i11 e10 h7 e11 g12 h12 g11 g10 d9 i6 j7 i7 g7 f13 f12 d8 d13 e9 f11 e12 b5 k7 j6 k6 j5 g13 f9 m9 e8 d7 j10 c9 j12 d10 e13 b15 h6 i5',
    },
    solution: 'h13 i13 i12',
    themes: ['force', 'double'],
    depth: 3,
    rating: 1680,
    proof: 'search',
    margin: 0.35,
  },
  {
    id: 'xr4exboj',
    at: {
      options: { width: 16, height: 16, centreWidth: 6, centreHeight: 6 },
      seats: 2,
      moves:
        'i8 i9 j8 h8 h7 j9 k8 i7 h9 i10 g8 h10 k9 k10 k4 j1 h6 g5 j11 g6 i11 k14 f7 l9 k11 k7 l8 j6 m7 j5 i5 l10 m8 f6 m11 i1 n14 l12 j2 h5 j4 l11 k15 l13 m12 e6 n13 j3 i3 k3 i2 j14 k2 l3 k1 h4 i12 j10 f4 g11 i4 m2 i15 h11 l14 j15 i13 l4 c4 f14 m1 j16 o14 k5 m15 i14 n7 e11 l6 l5 p14 f10 l15 n5 m5 n1 m14 l2 l1 h12 h13 g4 m4 i16 h15 g9',
    },
    solution: 'n2',
    themes: ['force', 'double', 'defend'],
    depth: 3,
    rating: 1690,
    proof: 'search',
    margin: 0.37,
  },
  {
    id: '1ikuu40tj',
    at: {
      options: { width: 12, height: 12, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves:
        'f7 h6 i6 g7 e7 i7 f8 g8 g10 f9 d8 l3 i10 h11 e6 e9 f6 e8 i5 h9 b10 h10 c9 j6 d10 d7 a11 i8 h5 g5 e10 k6 c5 d6',
    },
    solution: 'g9 f11 f10',
    themes: ['force', 'double', 'connect'],
    depth: 3,
    rating: 1700,
    proof: 'search',
    margin: 0.2,
  },
  {
    id: 'ghtrssb6',
    at: {
      options: { width: 20, height: 20, centreWidth: 6, centreHeight: 6 },
      seats: 2,
      moves:
        'j10 k11 k10 i11 l10 i12 j11 n8 i13 m10 j12 l9 m8 n7 l11 n9 k12 i10 o13 g7 n14 o6 m9 k9 m11 o7 n10 m14 l8 l13 i9 k8 o12 k17 j8 k7 n12 n15 o17 l14 j9 o15 j7 o8 p9 o10 k5 o11 m13 l12 l18 p12 h8 p11 n17 l7 p10 p7 k13 k6 j14 g8 j6 f9 h12 h10 m19 l15 o9 h6 g10 j5 h9 h11 g11 l4 i7 l1 l5 o16 s5 j4 p17 o14 f6 k18 n13 g9 m17 m16 h7 i5 l16 k4 l17 h14 g12 c12 m18 i14 n6 k19 b13 t2 k16 m6 n5 t4 i3 m5 g5 p6 p16 q10 t5 m4 a11 r19 m2 k14 m3',
    },
    solution: 'j15',
    themes: ['defend', 'threat', 'cut'],
    depth: 6,
    rating: 1700,
    proof: 'search',
    margin: 0.31,
  },
  {
    id: '1ko2o7ulp',
    at: {
      options: { width: 14, height: 14, centreWidth: 4, centreHeight: 4, start: 'cross' },
      seats: 2,
      moves:
        'g6 f7 f8 h6 i7 j6 i6 h5 i5 f6 g5 h4 e8 j7 j8 i8 f5 j9 k8 g9 j4 l7 k5 k4 g4 i4 j5 d7 l4 k3 e7 e6 k2 j3 k7 k6 l6 i3 l5 i2 c6 l3 d8 m4 k9 m5 m3 n5 c7 d6 k11 k10 l10 j10 l2 m8 k1 g3 m6 n3 m2 l9 f4 m11',
    },
    solution: 'd5',
    themes: ['force', 'double', 'defend'],
    depth: 3,
    rating: 1710,
    proof: 'search',
    margin: 0.18,
  },
  {
    id: '1vfx8d2hh',
    at: {
      options: { width: 12, height: 12, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves:
        'f7 h6 i6 g7 e7 i7 f8 g8 g10 f9 d8 l3 i10 h11 e6 e9 f6 e8 i5 h9 b10 h10 c9 j6 d10 d7 a11 i8 h5 g5 e10 k6 c5 d6 l6',
    },
    solution: 'e5',
    themes: ['double', 'defend'],
    depth: 3,
    rating: 1710,
    proof: 'search',
    margin: 0.16,
  },
  {
    id: '12x02eiz3',
    at: {
      options: { width: 10, height: 10, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves:
        'f5 d5 d6 e6 e7 f6 e5 c7 c9 a8 a7 b7 g9 d8 c6 d9 g10 b8 d7 b6 f7 g6 c5 d4 c8 g8 a6 a5 g7 h8 c3 b5 h7 c4 h9 d3 e2 g5 c10 e4 f4 i7 a9 f9 f2 h5 i5 b9 j8 a4 i6',
    },
    solution: 'h6',
    themes: ['force', 'double', 'defend'],
    depth: 3,
    rating: 1720,
    proof: 'search',
    margin: 0.31,
  },
  {
    id: '139miory',
    at: {
      options: { width: 12, height: 12, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves:
        'f7 g8 d4 c5 c4 b5 h9 f9 e8 b2 e9 d10 d3 b4 d2 e10 g10 d5 c2 b3 h10 e12 e2 f11 h2 e1 i10 a2 i8 c1 j11 d7 e7 c3 d11 e6 g4 g3 c8 e4 d9 f3 f2 e5 d12 h3 j9 f8 h7 c11 c10 h4 b9 f10 c6 b6 c7 d6 g2 g6 g7 j12 i12 h6 e11 f6',
    },
    solution: 'f12 g11 g12 h12 h11',
    themes: ['force', 'defend', 'threat'],
    depth: 5,
    rating: 1720,
    proof: 'search',
    margin: 0.32,
  },
  {
    id: 'gukl2j2',
    at: {
      options: { width: 16, height: 16, centreWidth: 6, centreHeight: 6 },
      seats: 2,
      moves:
        'i8 i9 j8 h8 h7 j9 k8 i7 h9 i10 g8 h10 k9 k10 k4 j1 h6 g5 j11 g6 i11 k14 f7 l9 k11 k7 l8 j6 m7 j5 i5 l10 m8 f6 m11 i1 n14 l12 j2 h5 j4 l11 k15 l13 m12 e6 n13 j3 i3 k3 i2 j14 k2 l3 k1 h4 i12 j10 f4 g11 i4 m2 i15 h11 l14 j15 i13 l4 c4 f14 m1 j16 o14 k5 m15 i14 n7 e11 l6 l5 p14 f10 l15 n5 m5 n1 m14 l2 l1 h12 h13 g4 m4 i16 h15 g9 n6 o5 h2',
    },
    solution: 'n2',
    themes: ['defend', 'ground'],
    depth: 4,
    rating: 1720,
    proof: 'search',
    margin: 0.2,
  },
  {
    id: 'g05wxqil',
    at: {
      options: { width: 14, height: 14, centreWidth: 4, centreHeight: 4, start: 'cross' },
      seats: 2,
      moves:
        'h6 k8 g6 f7 k7 m4 e8 i8 f8 h9 j7 d7 i6 j8 e7 g5 f6 e6 e5 d4 d6 d3 c6 e4 h10 e2 f4 f3 g4 k6 h5 g9 g11 e12 l7 d2 m7 i7 d5 a9 j6 n7 c2 e13 m8 b11 l5 m6 l6 k5 l4 g10 f10 n4 h11 m3 c7 m9 d8 n5 n8 b8 e11 k4 l3 i4 f12 l8 a10 j3 h4 n6 l9 d12 d1 c11 i10 k3 d10 l13 k2 b7 l2 f9 e1 e9 j11 j5 c10 b9 b10 c3 i12 j2 m10 c9 n9',
    },
    solution: 'd9',
    themes: ['defend', 'cut', 'connect'],
    depth: 6,
    rating: 1730,
    proof: 'search',
    margin: 0.17,
  },
  {
    id: '1rg3kgb93',
    at: {
      options: { width: 12, height: 12, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves:
        'g6 f7 i8 f6 g7 f5 g8 h9 j8 f8 e8 c6 d7 f9 g5 i9 h10 g4 b5 g10 g11 b6 h8 e4 h3 e7 g9 f10 a6 h4 k7 d6 d4 b7 i10 j9 e5 d5 k9 j10 d3 c4 f12 f4 h11 e11 g3 i11 h12 k10 j11 i12 c5 h5 f3 b3 e12 l10 d12 e3 l8 e2 a3 j3 a4 d11 c10 c8 d8 i2 c9 b2 j12 c12 f11 i3 k6 c1 d1 d2 c11 b12 l7 f2',
    },
    solution: 'e10',
    themes: ['force', 'double', 'defend'],
    depth: 3,
    rating: 1740,
    proof: 'search',
    margin: 0.17,
  },
  {
    id: 'hfu7dzcd',
    at: {
      options: { width: 16, height: 16, centreWidth: 6, centreHeight: 6 },
      seats: 2,
      moves:
        'j9 i8 j7 i7 h6 e3 m7 h8 i12 g9 l6 j8 m8 k8 h9 i10 i9 g7 f8 m5 e9 g6 n6 l9 h15 k6 j13 h10 k7 l7 j6 l8 i6 k5 n5 m6 l5 m4 g8 l4 f10 n4 g10 k3 m11 n13 h4 o4 g5 e7 h7 k10 f6 f7 j10 e2 i14 j11 h5 p5 k11 f5 e5 f4 j2 e6 j4 i4 e10 j15 j5 i3 m12 j3 l2 h11 n7 g11 d4 l11 j12 k12 o7 n10 f11 o3 p3 g3 h2 h3 i11 i2 o2 p2 d3 i16 k1 m10 d10 k2 k14 j1 l3 l13 h13 g12 p6 j14 f12 g13 h1 l12 g14 f13 c10 o5 d2 p1 e4 l15 n9 m13 f2 l14 o9 g2 f1 g1 k15 d6 c11 o6 k13 k16 f3 e1 d7 e12 i15 j16 p7 d8 o10 c7 e13 f14 d12 i1 d14 c13',
    },
    solution: 'f15',
    themes: ['force', 'double', 'defend'],
    depth: 3,
    rating: 1740,
    proof: 'search',
    margin: 0.15,
  },
  {
    id: '5ufel7e7',
    at: {
      options: { width: 12, height: 12, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves:
        'f7 f6 g7 f5 h8 k7 i8 e11 h2 h9 j8 d11 c10 d12 j10 d10 j1 d4 i10 g9 f4 k8 k9 e4 e8 g8 e3 g3 g6 g5 g11 e6 b11 e9 f2 c12 f9 i1 g4 f10 h10 g10 g2 b10 f8 h3 c9 h4 a10 f3 c11 d5 c6 i4 i2 b9 h5 h6 d3 i5 k6 h11 c3 e7 i11 i3 h12 f12 b7 l5 d7 d9 d8 h7 a9 b8 a8 i9 l7 j11 g12',
    },
    solution: 'j9 j6 j7',
    themes: ['ladder', 'threat', 'connect'],
    depth: 5,
    rating: 1760,
    proof: 'search',
    margin: 0.22,
  },
  {
    id: 'xov56j1d',
    at: {
      options: { width: 12, height: 12, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves:
        'g7 f5 e2 d4 h1 a5 g4 f3 f1 d3 b5 g3 e9 g6 j8 f8 f9 h4 f7 h10 d5 g10 i7 e5 k7 d8 a4 i8 h9 f10 j9 h7 h8 e10 g9 e8 g2 i10 d9 c6 b4 h6 i9 d6 c5 h2 j5 a2 h5 i5 e3 f4 j10 d10 a3 c4 e7 k6 d7 c8 c3 h3 k8',
    },
    solution: 'g8 b7 c7',
    themes: ['force', 'double', 'connect'],
    depth: 3,
    rating: 1770,
    proof: 'search',
    margin: 0.17,
  },
  {
    id: '17w45w2gq',
    at: {
      options: { width: 14, height: 14, centreWidth: 4, centreHeight: 4, start: 'cross' },
      seats: 2,
      moves:
        'f8 i8 g9 f9 h6 f10 i6 j5 j6 i7 c7 k6 b6 l9 g10 k9 j7 h5 e4 m9 g6 c6 f7 k10 j8 d6 d8 e8 e5 d3 e7 e9 l8 i4 h9 i9 j10 k11 d7 i11 j11 i10 c4 d4 d5 k8 c5 f6 f5 f3 l7 k4 e3 g4 k7 g2 k5 l5 j9 j3 j12 n1 g11 h12 d10 l4 i5 d9 c11 l6 m7 h4 i12 h11 i13 f11 m4 b11 e11 k2 n8 f12 b3 m6 m5 c10 a2 n6 e12 d11 c12 d13 e10 d12 e13 g13 f2',
    },
    solution: 'e14 f14 f13',
    themes: ['force', 'double', 'defend'],
    depth: 3,
    rating: 1780,
    proof: 'search',
    margin: 0.24,
  },
  {
    id: 'do5jaes5',
    at: {
      options: { width: 12, height: 12, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves:
        'g7 g6 h7 g8 h8 f6 i6 h9 f8 g9 f7 j6 h6 h5 i5 l7 g5 h4 h10 i4 i9 f5 g4 f4 g3 f3 j9 j5 f9 g10 e11 e7 f2 h11 i10 f10 e8 h12 j10 k9 e9 c9 d12 d7 k8 e10 d10 d9 c8 d8 l12 k7 i12 b7 b6 c6 b8 c11 e6 j11 d11 e5 d5 d6 j8 j2 i7 e4',
    },
    solution: 'g11 f12 f11',
    themes: ['force', 'double', 'defend'],
    depth: 3,
    rating: 1780,
    proof: 'search',
    margin: 0.19,
  },
  {
    id: 'at3p6k7d',
    at: {
      options: { width: 12, height: 12, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves:
        'g7 f7 f6 f8 d10 f3 e10 f9 c8 j9 f2 e3 g8 d7 g10 d9 f10 d8 g9 b9 g3 c9 e9 e2 c10 l11 c4 k10 k9 l12 h8 f1 g2 l10 e6 g5 j8 i9 g4 f5 i7 j3 b7 e5 d2 d3 f4 d5 k12 h4 d6 e8 c6 i8 d4 e4 a10 e1 h5 b10 j2 l8 h9 g6 d11 l7 a9 a6 h3 b8 i4 h7 h6 i2 a8 b11 a4 c7 b6 i3 e12 f11 e7 b5 c12 i10 k3 j7 k8 l9 k7 k6 j4 c2 d1 b4',
    },
    solution: 'a7',
    themes: ['defend', 'cut', 'ground'],
    depth: 4,
    rating: 1790,
    proof: 'search',
    margin: 0.17,
  },
  {
    id: 'd1l7ryn7',
    at: {
      options: { width: 14, height: 14, centreWidth: 4, centreHeight: 4, start: 'cross' },
      seats: 2,
      moves:
        'f7 g6 k4 g9 f8 i8 g5 h6 h12 i7 f6 j7 h9 h5 k7 j8 d11 i12 j11 h13 i9 f5 g4 h11 g12 g10 h3 k10 g13 l5 i11 j12 f4 e5 l6 k6 l10 i10 j9 k11 k9 j10 h14 l8 i13 m5 k8 f11 j6 k5 l7 l9 d10 h4 d6',
    },
    solution: 'm7 n6 m6',
    themes: ['force', 'double', 'defend'],
    depth: 3,
    rating: 1800,
    proof: 'search',
    margin: 0.4,
  },
  {
    id: '485yp949',
    at: {
      options: { width: 12, height: 12, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves:
        'g6 f6 f5 g7 h6 j9 h7 g5 e6 f7 g8 e5 f4 k9 e7 f8 f9 e8 g3 e4 f3 e3 k4 j3 d6 g2 c6 h5 c7 g4 j1 f2 h3 j4 i4 i5 d8 e9 h1 a6 f1 i10 h2 g1 e2 i8 g9 h8 d10 l12 d9 e10 e1 f10 k3 k12 d5 h9 g10 e11 h11 i2 i6 j5 d4 d3 b7 g11 h10 i11 h12 i7 j6',
    },
    solution: 'k6',
    themes: ['ladder', 'threat'],
    depth: 5,
    rating: 1810,
    proof: 'search',
    margin: 0.19,
  },
  {
    id: 'nknan1r0',
    at: {
      options: { width: 14, height: 14, centreWidth: 4, centreHeight: 4, start: 'cross' },
      seats: 2,
      moves:
        'g9 e4 i7 f10 g6 f12 i3 f7 j8 e8 h9 m8 i9 c6 l8 c12 k9 e13 b12 j6 b6 f14 m3 n7 g10 g11 f5 c7 e9 d14 i4 n6 d8 m5 j10 d7 m7 l4 k7 a6 a7 j4 d5 k6 d3 e6 m9 n8 l5 j3 n3 a5 m4 j5 e3 f4 d4 f11 h5 e10 d2 l6 k4 k5 i5 l7 f9 e12 d11 k3 e5 d10 n5 j2 c1 b5 k1 b7 g4 f3 c13 c2 i10 l10 c10 m11 c14 c11 k10 c8 d9 c9 d13 b10 d12 e14 b14 f2 e1 h11 n11 l11 g3 j7 k8 l9 l1 f6 m12 h3 c4 h2 b3 n13 b2 n10 a3 n9 l2 f1 h1 i2 g13 l13 a8 k12 k11 a13 i1 j13 n12 i6 m13 g12 i12 k14 g2 b9 j12 a1 f8 m14 e7 d6 m1 j1 i13 n2 a2 i11 f13 h10',
    },
    solution: 'h6',
    themes: ['defend', 'cut'],
    depth: 6,
    rating: 1810,
    proof: 'search',
    margin: 0.25,
  },
  {
    id: '14vxlmryd',
    at: {
      options: { width: 12, height: 12, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves:
        'g7 f6 h8 f8 i8 i3 j7 j3 h6 j4 f7 k11 j5 g8 i6 e8 c7 k7 e7 d7 d8 f5 d6 j8 e9 b5 i4 b6 j6 h5 g5 h4 i5 b10 i9 k5 f4 e10 e5 g11 c9 d10 g4 h3 d9 c3 l6 f9 c10 b8 f10 g9 h10 g10 f11 b2 b7 k8 k6 a11 a9 l12 a7 b9 c11 b4 c5 b1 d4 k12 a8 b3 j2 g12 l7 h12 e3 i11 k3 a6 l5 k4 j9 j10 k9 l8 l4 k2 l3 j1 i2 i12 h2 g3 l9 d11 l2 k1 a4 b12 a10 b11 e2 i1 g2 f1 f3',
    },
    solution: 'f12',
    themes: ['force', 'double', 'defend'],
    depth: 3,
    rating: 1850,
    proof: 'search',
    margin: 0.16,
  },
  {
    id: '7gfoeqcz',
    at: {
      options: { width: 12, height: 12, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves:
        'g7 f7 g6 f6 j3 g5 g8 h8 f9 h4 i4 c9 i3 k4 k2 h6 l5 j5 h7 i5 f5 g4 e9 e7 i7 f3 c8 d9 e8 d8 h1 b7 e6 d7 c7 j6 j4 f4 e5 c6 c10 b9 k6 b8 k5 h9 j7 h5 e2 d5 e4 i2 j11 l10 k12 d4 e3 j12 g11 f2 g10 a9 d10 a6 d3 h10 k10 k3 l4 l3 i1 i11 j2 g9 h2 l11 g1 f1 h3 b11 b12 c3 a5 l9 l7 b3 c11 a4 i8 a10 b5 h12 i10 e1 d2 a1 b6 a11 c1 b2 c4 g12 k11 f11 f10 i9 j10 e11',
    },
    solution: 'h11 j9 k9',
    themes: ['force', 'double', 'defend'],
    depth: 3,
    rating: 1850,
    proof: 'search',
    margin: 0.19,
  },
  {
    id: 'q3369kqn',
    at: {
      options: { width: 14, height: 14, centreWidth: 4, centreHeight: 4, start: 'cross' },
      seats: 2,
      moves: 'f7 g6 h5 h6 i7 i6 j7 i4 g9 j5 g4 e7 g5 l7 k6 f5 f6 e6 f8 e8 j8 e4 i5 j6 m8 c10 k7 h4 b3 a3 m4',
    },
    solution: 'g3',
    themes: ['force', 'double'],
    depth: 3,
    rating: 1850,
    proof: 'search',
    margin: 0.17,
  },
  {
    id: 'qu09rwvu',
    at: {
      options: { width: 10, height: 10, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves:
        'f6 f5 e5 g6 g7 d3 e4 h1 f4 g2 g5 h6 f7 h5 d4 i3 h4 c4 g3 c5 i4 f3 h2 h3 i2 g4 e3 c7 j3 g1 d2 c3 c2 e2 i7 f2 d6 b6 c8 a1 b7 a7 b8 c6 a8 j4 i5 h7 d7 b1 i6 h8 g8 a10 j1 c9 h9 i8 d8 e6 e8 f9 b9 b10 j8 i9 a6 d1 b3 g9 h10 a2 a3 b4',
    },
    solution: 'a4',
    themes: ['force', 'double'],
    depth: 3,
    rating: 1860,
    proof: 'search',
    margin: 0.23,
  },
  {
    id: 'owaq5ykb',
    at: {
      options: { width: 10, height: 10, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves:
        'f4 e6 f5 h1 e4 g3 g8 f6 i5 h2 g4 h6 h5 d4 g7 g5 h7 g6 h4 d5 f3 i4 d6 c5 g9 e5 h3 g2 d3 d7 c6 e7 g1 h8 f1 c3 i7 b5 f2 i8 b4 j8 j4 f8 i3 e2 c4 e3 d2 e1 j9 f7 c7 h9 i6 g10 c8 c2 d1 b1 j7 e8 f9 a4 b3 a6 a5 c1 b6 a7 a1 j3 a9 e10 a2',
    },
    solution: 'e9',
    themes: ['defend', 'connect', 'ground'],
    depth: 4,
    rating: 1870,
    proof: 'search',
    margin: 0.23,
  },
  {
    id: 'yvhwda72',
    at: {
      options: { width: 14, height: 14, centreWidth: 4, centreHeight: 4, start: 'cross' },
      seats: 2,
      moves:
        'j9 g6 g12 f7 d3 j12 k8 e10 b12 i12 d2 e9 g5 i11 h9 l10 i8 l9 h2 a6 n8 c2 k12 e8 b9 i9 d9 e11 l8 h13 m9 i10 e7 d8 c10 c8 k11 k10 e2 h5 m13 j10 b2 g4 l12 i13 f5 h6 h14 k9 j13 g3 i7 j8 f3 f9 b8 l13 j14 g13 e4 c9 c4 d10 m11 c3 h10 f12 h3 h11 g10 g11 e6 b11 h1 f6 k7',
    },
    solution: 'j7',
    themes: ['defend', 'threat'],
    depth: 6,
    rating: 1870,
    proof: 'search',
    margin: 0.17,
  },
  {
    id: '9m6q6sk4',
    at: {
      options: { width: 20, height: 20, centreWidth: 6, centreHeight: 6 },
      seats: 2,
      moves:
        'j10 k11 k10 i11 l10 i12 j11 n8 i13 m10 j12 l9 m8 n7 l11 n9 k12 i10 o13 g7 n14 o6 m9 k9 m11 o7 n10 m14 l8 l13 i9 k8 o12 k17 j8 k7 n12 n15 o17 l14 j9 o15 j7 o8 p9 o10 k5 o11 m13 l12 l18 p12 h8 p11 n17 l7 p10 p7 k13 k6 j14 g8 j6 f9 h12 h10 m19 l15 o9 h6 g10 j5 h9 h11 g11 l4 i7 l1 l5 o16 s5 j4 p17 o14 f6 k18 n13 g9 m17 m16 h7 i5 l16 k4 l17 h14 g12 c12 m18 i14 n6 k19 b13 t2 k16 m6 n5 t4 i3 m5 g5 p6 p16 q10 t5 m4 a11 r19 m2 k14 m3 q2 r5 j15 k15 q11 m15 n4 n16 o5 c13 j3 s19 b12 r1 r2 r20 g18 l20 j2 m1 p13 g13 a12 k20 q14 t16 q17 b14 f1 j19 q18 m7 t7 s1 q4 q13 q5 g1 i6 i15 j16 p15 p14 f13 h13 c6 f7 k2 o3 p3 q3 r17 k1 e6 p2 h4 n20 t6 o19 s17 j20 f2 r15 l3 n2 q8 q19 p8 h5 s18 d7 m20 n1 r16 s7 d11 e10 e12 e14 e2 n18 d13 f11 s15 e13 b11 s2 p18 e1 q7 s6 d6 d12 p20 p19 r6 q15 c10 d9 j17 j18 i18 a15 c8 s14 i16 q9 h17 g19 r13 e11 f12 f19 d8 q16 o20 g20 e7 r8 c7 s9',
    },
    solution: 'g6',
    themes: ['force', 'double', 'defend'],
    depth: 3,
    rating: 1900,
    proof: 'search',
    margin: 0.18,
  },
  {
    id: '189njc9x9',
    at: {
      options: { width: 16, height: 16, centreWidth: 6, centreHeight: 6 },
      seats: 2,
      moves:
        'i8 h9 g8 i10 h8 j8 i9 k8 j9 h11 h10 g10 f7 d9 i14 f11 d10 h14 e10 e8 n11 b5 l7 d8 d2 j12 f9 j11 l9 k6 h15 j7 m9 l10 g9 h13 k9 f8 m7 o14 e4 c8 k10 g6 e3 h6 g7 g12 n6 e2 l6 c9 l5 f12 e5 e1 m10 l11 e11 j6 i13 i7 n5 f2 m4 e6 o7 o15 m12 g15 i12 m8 k12 l13 f5 j5 l12 k11 k5 n13 j13 n9 p8 c7 d5 n4 f6 f13 g14 f3 o6 f14 e9 n12 e7 c10 d6 i15 h16 n8 c11 c2 k14 d12 c6 c3 c4 m11 h5 n3 g4 l8 l4 b3 m15 d3 n10 d1 a4 b4 a13 l16 h4 o9 i11',
    },
    solution: 'j10 p9 o10 o11 p10',
    themes: ['defend', 'save'],
    depth: 5,
    rating: 1950,
    proof: 'search',
    margin: 0.28,
  },
  {
    id: 'wgtvys5g',
    at: {
      options: { width: 12, height: 12, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves:
        'g8 g7 i6 f9 j6 f8 c8 g12 j7 f12 i8 a9 h7 f7 e10 d12 j5 g9 h9 h8 g6 h5 a6 k4 l1 b7 f6 j3 a8 h1 c6 c7 e7 b8 j8 a7 d10 e8 g1 e12 g11 c11 d9 l3 d8 d7 e6 k2 k8 h6 i7 d5 k5',
    },
    solution: 'h10',
    themes: ['ladder', 'defend', 'threat'],
    depth: 11,
    rating: 1960,
    proof: 'search',
    margin: 0.31,
  },
  {
    id: 'v6vtxy60',
    at: {
      options: { width: 16, height: 16, centreWidth: 6, centreHeight: 6 },
      seats: 2,
      moves:
        'h8 h9 g10 g9 f9 f8 g8 g11 i8 h7 h11 f10 h10 i9 e9 h12 j8 g7 m11 f7 g12 f11 i10 j9 k5 l4 n10 j10 i11 n5 i13 e10 o5 f12 k10 g13 k3 i14 l10 k2 j11 k9 h14 l1 i12 m5 n12 e8 k4 d9 h13 l3 j7 e7 j13 j6 k6 l9 b13 m2 n13 i7 j2 m9 k13 o4 l6 j1 k1 d7 i2 m10 g16 l2 l12 d12 n11 n4 m13 i6 h15 a12 c7 p13 c14 n3 j3 g14 p14 n6 c13 f6 o13 f14 b12 d11 o14 e13 d14 m7 c11 o2 e14 g15 n8 i1 c10 h1 g5 h6 c8 j14 o9 c9 n7 a13 m6 d10 b9 i4 a15 g1 l8 p9 g2 a8 o7 h3 i3 h4 p4',
    },
    solution: 'm8 h2 f2',
    themes: ['defend', 'cut', 'connect'],
    depth: 4,
    rating: 1970,
    proof: 'search',
    margin: 0.15,
  },
  {
    id: '1rac3vu5r',
    at: {
      options: { width: 20, height: 20, centreWidth: 6, centreHeight: 6 },
      seats: 2,
      moves:
        'j10 k11 k10 j11 i11 j12 l7 l10 l12 i10 k13 l11 l9 i9 i12 j8 k9 h10 o9 l8 k8 m8 m12 o14 n13 n12 j13 o12 g14 p13 o15 m11 m10 n11 i15 i7 p14 k7 m9 h11 n9 i14 p15 n15 h12 h15 n7 l6 h14 m7 o10 i13 m14 f12 o13 q12 n14 l13 h13 l14 j14 f11 n16 m15 j9 k15 p18 n20 h6 o17 l16 j15 k16 f8 o11 p12 j16 m16 l15 m17 h7 h16 n19 o19 e16 p9 e11 o18 o8 o16 n17 n18 m19 i17 l17 d16 p8 m18 l18 j6 o5 g12 c17 p5 r18 p16 q15 j5 p6 q7 g7 j18 q17 p19 i8 h8 o4 m20 r11 n6 l19 l2 j4 o6 r16 s17 g10 k5 t18 f10 q18 g9 n3 m6 b17 q6 p7 m3 f7 m2 i16 e17 q5 p4 s19 j17 p3 q4 i5 r5 q8 r13 c12 r14 d18 f15 n1 e18 c18 n5 m1 c16 r3 g15 n4 f9 q14 q20 l3 o2 f16 e6 e7 m4 n2 b16 r9 l5 q10 p10 d8 p11 s10 c7 f17 q3 k3 c19 r7 i4 s4 o3 p2 o1 d6 s16 d12 q9 r8 q2 p1 h19 d7 i3 e14 e15 e13 f14 b12 f13 t8 b15 a13 s7 d11 d19 s15 e9',
    },
    solution: 'r12',
    themes: ['ladder', 'defend', 'threat'],
    depth: 5,
    rating: 2000,
    proof: 'search',
    margin: 0.18,
  },
  {
    id: '1g6dxfgaj',
    at: {
      options: { width: 12, height: 12, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves:
        'g6 f8 h6 g7 g5 e11 f7 g8 e8 d8 e9 e7 f6 c10 g9 e10 f9 h5 d11 h4 d10 i5 d9 c8 b9 e6 b8 c9 c12 c11 b12 f11 i7 h8 d7 a10 c7 d12 g10 b10 i8 h9 e5 d6 d4 f4 h10 i9 d5 c6 b7 j8 e12 f5 c5 b6 g4 h7 i6 g3 j5',
    },
    solution: 'j6 k7 j7 f12 g11 h11 g12',
    themes: ['force', 'double', 'defend'],
    depth: 7,
    rating: 2040,
    proof: 'search',
    margin: 0.39,
  },
  {
    id: '1ypwl1ofs',
    at: {
      options: { width: 12, height: 12, centreWidth: 4, centreHeight: 4 },
      seats: 2,
      moves:
        'e6 f6 c5 e5 d7 i3 c4 j3 j2 d6 b1 e7 d4 k4 j1 c6 i2 c3 f5 e4 a2 d3 b2 c7 d8 g4 h5 g5 f4 f3 e2 e3 l7 h4 b8 k2 h2 c8 i5 e9 f2 g2 l3 b5 d5 b4 b3 b7 k3 a6 e10 l2 b9 l4 f9 j4 f10 k7 h6 d2 f8 e8 h7 d9 i7 j8 h1 a10 k5 g1 f1 d10 k10 a8 j7 g8 g7 a9 l5 j6 j5 g6 l8 k6 f11 k9 g12 l6 a7 j10 l9 d1',
    },
    solution: 'k8',
    themes: ['ladder', 'defend', 'threat'],
    depth: 11,
    rating: 2320,
    proof: 'search',
    margin: 0.31,
  },
];
