import type { Puzzle } from '@countertop/core';

// Written by `countertop mine counterplays --count 126 --keep`; docs/puzzles.md says how.
export const puzzles: readonly Puzzle[] = [
  {
    id: '145szcuxy',
    at: {
      seats: 2,
      moves:
        'I5@0,0 P1@1,-1 P2@1,0 V3@0,2 V0@0,-3 N0@0,-3 T0@1,1 W0@-1,2 C1@1,0 L0@-1,3 Y5@-2,-3 Y0@-1,-5 L2@-2,-3 O0@-1,-7 O0@0,-9 I2@-1,-7 J6@-1,-3 X1@0,-7 W0@0,-8 T4@-1,-7 N0@2,-10',
    },
    solution: 'J3@-1,3',
    tempting: { 'C3@0,-9': 'X0@2,-12 J2@0,-9', 'C5@1,-9': 'X0@2,-12 J3@-1,3' },
    themes: ['prepare', 'climb', 'win'],
    depth: 3,
    rating: 600,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: '1r4eervh9',
    at: {
      seats: 2,
      moves:
        'V0@0,0 L3@2,0 O0@3,-2 C10@2,-1 J10@3,-4 O0@2,-4 Y5@3,-3 P1@6,-5 W2@5,-5 X1@7,-5 N3@3,-3 N0@9,-7 L0@11,-7 J10@9,-7 X0@3,1 I3@-3,2 P1@0,0 W0@-4,1 I3@-4,2 T0@3,1 T0@5,-3',
    },
    solution: 'V0@3,1',
    tempting: { 'Y0@5,-3': 'C1@3,0 V2@5,-5' },
    themes: ['deny', 'climb', 'draw'],
    depth: 3,
    rating: 600,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: '4aueniwj',
    at: {
      seats: 2,
      moves:
        'C11@0,0 C0@3,-1 N0@4,-1 Y10@2,-1 I3@2,2 I5@5,-3 W1@6,-1 P7@5,-2 Y0@9,-1 J1@8,-4 V1@8,-1 W3@7,-4 L5@5,-2 L1@10,0 O0@4,-3 O0@11,1 P7@10,0 N1@12,0 X0@7,-6 T3@7,-6 J0@7,-7',
    },
    solution: 'V1@7,-5',
    tempting: { 'X1@7,-4': 'T5@7,-4 V0@3,1' },
    themes: ['deny', 'climb', 'win'],
    depth: 3,
    rating: 600,
    proof: 'exact',
    margin: 1,
  },
  {
    id: 'evfvm2sb',
    at: {
      seats: 2,
      moves:
        'T7@0,0 Y2@-1,0 Y9@-2,2 O0@-3,1 J6@-2,1 J8@-5,2 V0@2,-1 L0@1,0 L0@3,1 W3@-4,1 W1@-3,1 X0@-1,-2 C0@-2,-2 T0@-2,-2 O0@4,-1 P4@3,0 P0@-2,-4 V2@-4,-1 I0@-3,3 I0@-3,-4 X1@-3,-4 C2@4,-3',
    },
    solution: 'N0@4,-3',
    tempting: { 'N2@3,-1': 'N1@2,0' },
    themes: ['deny', 'climb', 'win'],
    depth: 2,
    rating: 600,
    proof: 'exact',
    margin: 1,
  },
  {
    id: 'stpjplbq',
    at: {
      seats: 2,
      moves:
        'T1@0,0 V5@-1,1 Y5@0,0 Y8@0,2 O0@2,0 W0@0,2 P8@-3,4 T1@-3,3 N5@-3,3 I0@1,-3 V0@3,-2 C8@2,-1 I5@1,-1 N0@-1,-2 J10@-1,-2 X1@1,3 C0@4,-4 L2@1,3 W0@0,-5 J3@0,3',
    },
    solution: 'L3@3,-3',
    tempting: { 'X0@3,-3': 'O0@5,-4 L0@5,-4 P4@3,-3' },
    themes: ['climb', 'draw'],
    depth: 4,
    rating: 600,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: 'ttrgd2ir',
    at: {
      options: { goal: 'lowest' },
      seats: 2,
      moves:
        'J6@0,0 J0@2,1 W0@0,1 O0@0,0 O0@-1,-1 I0@4,0 Y0@5,-1 X1@3,0 X0@-3,-1 Y3@-2,-1 V0@-5,-1 V0@2,3 I2@2,1 L0@1,-2 T4@0,-2 N2@-2,-1 L4@0,-1 W0@6,-4 C5@-5,0 T2@0,1',
    },
    solution: 'N5@5,-3',
    tempting: { 'P0@6,-3': 'P9@-5,-4 N3@-5,-3 C0@-3,-6' },
    themes: ['force', 'prepare', 'win', 'lowest'],
    depth: 4,
    rating: 600,
    proof: 'exact',
    margin: 1,
  },
  {
    id: 'ym5jv94z',
    at: {
      seats: 2,
      moves:
        'C4@0,0 V0@-1,1 T7@0,-2 C10@0,0 P0@-1,3 N0@-3,2 W0@-1,1 L0@-1,2 X1@-3,0 P0@-4,1 Y0@-2,0 I0@-3,-2 O0@-2,-3 Y8@-3,-3 I0@-4,-2 O0@-4,0 L4@-4,-1 T0@2,-4 J4@-2,0',
    },
    solution: 'W0@-1,1',
    tempting: { 'J11@1,-4': 'V0@-1,1 W0@-1,-6 N0@-2,-8 X0@-2,-10' },
    themes: ['enter', 'deny', 'win'],
    depth: 5,
    rating: 600,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '18oa1x6d8',
    at: {
      options: { goal: 'lowest' },
      seats: 2,
      moves:
        'Y7@0,0 V4@1,0 N0@-2,0 I1@-1,1 I0@4,-3 Y0@5,-4 W3@4,-4 P0@2,2 X1@2,3 C2@2,2 J0@2,5 W0@4,3 O0@6,-3 J1@3,4 V1@2,3 T0@-1,-2 C7@-2,-1 O0@-3,2 T0@5,-2 L1@5,-2 L2@-3,2 N5@-3,0',
    },
    solution: 'P5@-2,1',
    themes: ['climb', 'cover', 'win', 'lowest'],
    depth: 2,
    rating: 640,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '1ipynlr8e',
    at: {
      seats: 2,
      moves:
        'V0@0,0 O0@1,-1 W2@0,-1 Y1@1,2 J0@2,-3 J0@3,1 I1@1,2 X0@3,-5 P4@2,-4 V1@-2,0 O0@0,-2 P0@-3,1 L0@1,-4 I1@-1,1 T4@0,0 C7@-3,0 X0@5,-7 W5@4,-7 C11@3,-6 N3@0,-3 N0@6,-9 L1@5,0',
    },
    solution: 'Y1@1,-3',
    themes: ['deny', 'climb', 'win'],
    depth: 2,
    rating: 640,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '1cw4oxxm3',
    at: {
      options: { goal: 'lowest' },
      seats: 2,
      moves:
        'P7@0,0 J1@0,2 Y7@0,1 C0@-1,1 L4@0,-2 Y10@-3,4 X0@-1,4 I2@-1,1 C2@-1,1 V0@3,0 V0@5,0 P7@-3,4 J4@-2,4 O0@0,-3 O0@-2,0 X0@0,-5 T3@0,-5 W4@0,-2 N0@3,-2 T7@2,0 I3@1,1',
    },
    solution: 'L2@-2,0',
    themes: ['force', 'climb', 'win', 'lowest'],
    depth: 3,
    rating: 680,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '1fuwtep4c',
    at: {
      seats: 2,
      moves:
        'C6@0,0 W4@-2,1 O0@0,-1 P5@-1,0 X0@-2,-1 J9@-2,-2 P10@-2,-2 T0@3,-1 W1@2,0 V0@-4,0 T1@-4,2 X2@-4,1 Y1@-2,-3 Y4@-5,4 N0@-1,-1 N1@-2,-3 J0@1,-3 O0@3,-4 L5@2,-4 L2@4,-6 V0@-1,-3',
    },
    solution: 'I0@1,-3',
    themes: ['force', 'climb', 'win'],
    depth: 3,
    rating: 680,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '1oatmlirg',
    at: {
      options: { goal: 'lowest' },
      seats: 2,
      moves:
        'T7@0,0 P3@1,2 O0@-1,2 L3@0,1 N2@1,-2 W4@-1,-2 P2@0,-1 J1@3,-4 W1@2,-1 O0@3,-6 C0@3,-6 Y5@2,-2 X0@5,-7 X0@7,-8 V4@0,-2 N4@5,-7 I5@-4,4 T11@-2,2 Y2@-1,2 I3@7,-6 J0@1,-5',
    },
    solution: 'C1@8,-8',
    themes: ['force', 'prepare', 'win', 'lowest'],
    depth: 3,
    rating: 680,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '3a77ej6c',
    at: {
      seats: 2,
      moves:
        'I3@0,0 V0@0,-2 L4@3,-1 N1@0,-1 J7@-2,-1 T10@2,-1 N0@-1,0 J10@-2,-2 T7@-1,-2 L0@-1,-3 O0@5,-2 W0@1,-4 V0@-1,0 Y0@4,-3 C5@1,0 P3@4,-2 Y4@0,2 O0@-1,-5 W0@-1,-4 I2@-1,-4',
    },
    solution: 'P1@-1,-3',
    themes: ['enter', 'deny', 'win'],
    depth: 4,
    rating: 720,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '1eldotqht',
    at: {
      seats: 2,
      moves:
        'J5@0,0 V0@2,-2 O0@4,-2 O0@3,-3 L5@3,-2 T2@2,-3 Y3@-2,1 C9@-2,0 P2@0,2 N0@4,-5 I2@4,-5 I2@4,-4 C2@0,1 X1@-3,3 X0@0,-3 Y0@0,-4 N2@-2,1 P0@0,-3 V2@6,-5 J0@5,-6 W5@-3,2 W0@5,-6',
    },
    solution: 'T6@4,-6',
    tempting: { 'T1@4,-5': 'L2@4,-5' },
    themes: ['deny', 'climb', 'win'],
    depth: 2,
    rating: 730,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '1w3f1ff89',
    at: {
      options: { goal: 'lowest' },
      seats: 2,
      moves:
        'P11@0,0 J0@-1,1 I0@3,-1 W2@-1,1 V0@2,-3 X0@3,-5 Y7@2,-4 P7@1,0 X2@-1,-1 O0@-1,0 T0@-1,0 L0@3,-6 O0@-1,-2 N2@0,1 J0@0,1 T0@4,-3 C7@3,-2 C0@3,-1 W0@3,-9 I0@3,-8',
    },
    solution: 'L3@2,0',
    themes: ['prepare', 'climb', 'win', 'lowest'],
    depth: 4,
    rating: 730,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '1yto5oky8',
    at: {
      seats: 2,
      moves:
        'N0@0,0 V0@-2,0 Y2@-3,2 C3@-2,1 C2@1,2 L0@1,4 I0@1,1 O0@2,0 O0@-1,2 J0@4,0 V1@0,1 T5@1,3 T8@2,0 I2@-3,4 L0@4,-2 X0@6,-4 P11@5,-4 Y5@1,3 J1@-5,3 P3@-4,3 W3@8,-5 W1@3,2',
    },
    solution: 'X2@3,1',
    tempting: { 'X1@3,1': 'N1@3,0' },
    themes: ['climb', 'cover', 'win'],
    depth: 2,
    rating: 730,
    proof: 'exact',
    margin: 1,
  },
  {
    id: 'b4nglz6c',
    at: {
      seats: 2,
      moves:
        'L5@0,0 I3@0,2 V0@1,1 L5@-2,1 C7@-4,2 J10@-2,1 I3@3,1 P7@2,-1 O0@5,-1 T8@-1,1 J1@4,0 V0@1,-2 Y11@1,-1 O0@6,-3 N5@5,-3 W1@1,3 X0@6,-5 X0@0,4 P10@4,-2 Y0@5,2 T4@0,4 N0@4,-4',
    },
    solution: 'W5@5,-5',
    tempting: { 'W0@5,1': 'C4@4,1' },
    themes: ['climb', 'cover', 'win'],
    depth: 2,
    rating: 730,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '1p4q3k6u7',
    at: {
      seats: 2,
      moves:
        'I0@0,0 O0@-2,1 P11@-2,0 C0@1,-1 L1@2,-1 I0@0,-3 W5@1,-1 W1@0,-4 J3@0,-4 P10@2,-7 V1@1,2 X0@3,1 Y4@2,2 Y1@5,-8 N0@-1,2 T3@-1,2 O0@-3,3 L0@4,-5 C8@4,-8',
    },
    solution: 'N0@3,-6',
    themes: ['deny', 'prepare', 'win'],
    depth: 5,
    rating: 760,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '78vpk7iv',
    at: {
      seats: 2,
      moves:
        'P1@0,0 P0@-1,-1 L2@-1,-3 L2@1,-4 V1@-1,0 Y11@0,-4 I4@0,0 X0@3,-1 X0@5,-2 N4@3,-1 J0@3,-6 T0@7,-4 O0@3,1 O0@1,-6 C3@1,-6 J1@7,-1 Y7@0,1 V0@0,0 W0@0,-7 W0@2,-9 T8@6,-3',
    },
    solution: 'C5@6,-1',
    tempting: { 'I1@6,-1': 'N2@4,-1 C0@3,-11' },
    themes: ['climb', 'cover', 'win'],
    depth: 3,
    rating: 770,
    proof: 'exact',
    margin: 1,
  },
  {
    id: 'begvw2pj',
    at: {
      seats: 2,
      moves:
        'J4@0,0 J4@0,-2 W0@-1,-3 T0@-1,-3 V0@-3,-2 P0@-4,-3 I0@2,-1 C5@0,-1 O0@-6,-3 Y7@-6,-3 L0@-3,-5 L3@3,-2 P0@-3,-5 W1@-7,-1 N4@-6,-2 V3@-7,0 T0@3,-4 X0@-5,0 Y1@3,-3 I1@0,1 X0@-4,-7',
    },
    solution: 'O0@-5,0',
    tempting: { 'N1@-6,0': 'C0@-5,-1 O0@-4,-8' },
    themes: ['deny', 'climb', 'win'],
    depth: 3,
    rating: 770,
    proof: 'exact',
    margin: 1,
  },
  {
    id: 'dzaieqx4',
    at: {
      seats: 2,
      moves:
        'J9@0,0 X0@1,1 V5@1,0 I1@3,0 X0@-1,3 L1@0,-1 I0@5,1 N0@0,-1 N2@5,3 P0@0,-3 Y0@4,-2 T7@3,-1 L1@3,4 Y11@4,3 C0@3,1 J7@-3,4 O0@5,-4 C8@-3,4 P6@2,1 O0@6,-1 T6@1,1',
    },
    solution: 'W5@4,-4',
    tempting: { 'W3@5,-1': 'W1@4,0 V0@5,-6' },
    themes: ['prepare', 'climb', 'win'],
    depth: 3,
    rating: 770,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '4nmx79rs',
    at: {
      options: { goal: 'lowest' },
      seats: 2,
      moves:
        'C5@0,0 I0@3,-2 P8@1,-1 L3@4,-3 Y10@3,-4 N2@3,-3 X0@6,-5 J3@2,-4 I3@4,-4 C9@3,-4 J4@8,-6 Y10@4,-6 T10@6,-8 W5@6,-8 O0@1,-5 P7@7,-6 L0@2,-4 X0@9,-10 W3@4,-6 V4@2,-5',
    },
    solution: 'V4@5,-7',
    tempting: { 'V3@6,-5': 'T0@10,-12 N5@9,-11 O0@9,-13' },
    themes: ['prepare', 'climb', 'win', 'lowest'],
    depth: 4,
    rating: 810,
    proof: 'exact',
    margin: 1,
  },
  {
    id: 'vzmlmec6',
    at: {
      seats: 2,
      moves:
        'I2@0,0 J2@-2,3 P7@-3,5 T7@-3,5 V2@0,2 Y11@-1,2 J7@-1,-1 V0@-4,4 X0@1,-3 P4@0,-2 O0@3,-3 W0@4,-6 Y11@2,-3 L0@5,-7 C3@1,-2 I2@4,-6 L2@-3,2 O0@5,-9 T0@5,-8 C7@4,-7',
    },
    solution: 'N1@-3,2',
    tempting: { 'W4@3,-4': 'N2@2,-3 N1@-3,2 X0@5,-11' },
    themes: ['deny', 'climb', 'win'],
    depth: 4,
    rating: 810,
    proof: 'exact',
    margin: 1,
  },
  {
    id: 'ft7p4z9i',
    at: {
      seats: 2,
      moves:
        'C10@0,0 O0@2,0 P4@1,0 L2@1,-2 W1@3,-3 X0@1,-4 L1@2,-3 Y4@-2,2 V1@4,0 I1@5,-1 O0@1,-5 V2@1,-5 Y7@4,-1 T1@3,-5 X0@8,-3 P11@7,-3 N0@4,1 C0@4,-5 J5@2,-3 N0@-3,3 I2@5,0',
    },
    solution: 'W4@4,-1',
    tempting: { 'J8@-3,2': 'T3@4,-1 W0@2,-8' },
    themes: ['deny', 'climb', 'draw'],
    depth: 3,
    rating: 820,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: 'xze9xo8j',
    at: {
      options: { goal: 'lowest' },
      seats: 2,
      moves:
        'T0@0,0 V0@-2,1 L0@1,-1 T8@0,-1 I0@3,-3 I0@4,-2 N0@3,-2 X0@0,0 Y10@0,-1 N3@-1,-1 O0@-2,1 O0@4,-4 J9@-2,1 Y8@0,-1 W0@4,-4 W3@3,-3 X0@-2,-2 L0@-3,-2 P11@2,-3 J1@-1,-1 V1@-3,-2',
    },
    solution: 'P5@-1,-1',
    tempting: { 'C2@-2,-2': 'C0@6,-6 P9@5,-6' },
    themes: ['force', 'prepare', 'win', 'lowest'],
    depth: 3,
    rating: 820,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: '1pvvb9jzl',
    at: {
      seats: 2,
      moves:
        'L2@0,0 J4@0,-2 Y9@0,-1 P7@-1,-4 P6@2,-1 I0@3,2 W3@4,1 Y1@-2,-4 C1@3,1 O0@2,-4 T8@0,-3 L0@-3,-5 J6@-3,-5 W0@-4,-4 X2@-2,-1 X0@-4,-7 I1@-4,1 C6@-3,0 O0@-2,-7 N2@-3,-7 N2@4,-5 V4@3,-5',
    },
    solution: 'V0@-1,-4',
    tempting: { 'V3@-2,-1': 'T4@-3,0' },
    themes: ['climb', 'cover', 'win'],
    depth: 2,
    rating: 830,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '354rwaai',
    at: {
      options: { goal: 'lowest' },
      seats: 2,
      moves:
        'I3@0,0 C3@-1,1 L2@0,0 P0@0,-2 N4@1,-3 N2@0,-2 P7@3,-1 V0@-3,1 O0@0,2 T10@5,-2 C6@3,-1 X2@5,0 Y8@0,1 J7@0,1 W5@5,-2 I1@3,0 J0@4,-4 L0@0,-4 T10@5,-2 Y4@5,-1 X0@4,-3 W4@3,-4',
    },
    solution: 'V5@4,-4',
    tempting: { 'V4@-3,1': 'O0@0,-6' },
    themes: ['force', 'climb', 'win', 'lowest'],
    depth: 2,
    rating: 830,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '90gwhc6v',
    at: {
      options: { goal: 'lowest' },
      seats: 2,
      moves:
        'P7@0,0 X2@2,-1 Y4@2,0 L0@1,2 J0@1,1 P5@2,0 V2@3,-4 Y2@3,1 W1@0,-2 W0@5,-5 I5@2,-4 J3@-2,1 O0@-1,-1 I4@-2,-1 N0@6,-4 V0@6,-4 C8@-1,-2 T11@-2,-1 T2@1,0 C6@1,0',
    },
    solution: 'L5@2,1',
    tempting: { 'X2@2,1': 'O0@4,-6 L3@4,-6 N0@3,-8' },
    themes: ['climb', 'cover', 'win', 'lowest'],
    depth: 4,
    rating: 830,
    proof: 'exact',
    margin: 1,
  },
  {
    id: 'oh591cz2',
    at: {
      seats: 2,
      moves:
        'C2@0,0 C8@0,-2 J1@3,-2 Y9@4,-2 L1@0,-3 P0@0,-1 O0@-1,-4 L3@-1,-4 I3@0,-2 J3@0,-2 N1@3,-2 W0@3,0 X0@1,2 I4@1,1 P0@2,4 N1@5,-3 V1@3,-2 V4@-3,-5 W0@2,3 T9@1,2',
    },
    solution: 'Y5@5,-3',
    tempting: { 'T4@-2,-5': 'O0@-1,-4 Y5@5,-3 X0@-1,-7' },
    themes: ['prepare', 'climb', 'draw'],
    depth: 4,
    rating: 860,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: '11yxujhjw',
    at: {
      seats: 2,
      moves:
        'N3@0,0 X0@2,-2 J0@0,3 P4@1,-1 W0@4,-4 J11@5,-4 C1@0,2 C1@4,-4 L0@7,-3 W1@6,-3 I0@9,-5 T1@4,-1 V0@7,-6 O0@8,-7 T2@8,-7 I1@3,1 P8@3,0 N0@10,-8 O0@3,-5 V0@6,-8 X2@4,-2',
    },
    solution: 'Y5@4,-2',
    tempting: { 'L3@4,0': 'Y5@4,-2 Y0@6,-10' },
    themes: ['enter', 'deny', 'win'],
    depth: 3,
    rating: 870,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '12hwr36w0',
    at: {
      seats: 2,
      moves:
        'L4@0,0 W4@-1,-1 O0@1,-2 T6@0,-2 C2@2,-4 X0@0,0 X0@2,-6 P0@2,-5 T0@4,-8 Y2@-2,1 I0@-3,3 O0@1,2 W1@2,3 I1@1,3 V2@-3,2 L0@0,-5 P0@4,4 C0@0,-8 Y2@5,4 V1@4,4 N2@4,-5',
    },
    solution: 'J10@2,-4',
    tempting: { 'J3@2,-3': 'J2@2,-3 N0@-1,-10' },
    themes: ['deny', 'climb', 'win'],
    depth: 3,
    rating: 870,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '13eo3gyj9',
    at: {
      seats: 2,
      moves:
        'I2@0,0 X0@1,-2 L1@3,-2 J0@-2,2 J5@-2,2 C3@1,-1 Y2@3,-4 L5@4,-6 P9@2,-4 P11@1,-3 V4@-5,4 I0@5,-2 X0@0,-3 N0@4,-8 N1@4,-7 V5@-4,1 W0@0,-5 W0@-6,4 C2@-6,4 T11@-4,1 O0@3,-9',
    },
    solution: 'Y1@-3,2',
    tempting: { 'O0@2,-7': 'T0@-3,1 Y0@3,-8', 'O0@1,0': 'T0@-3,1 Y1@0,-2' },
    themes: ['deny', 'climb', 'win'],
    depth: 3,
    rating: 870,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '1w3ccwc47',
    at: {
      seats: 2,
      moves:
        'I5@0,0 P3@0,3 V1@-2,2 C2@0,2 Y10@-2,0 O0@-2,1 L4@1,3 L0@-4,2 P9@-1,-3 Y1@1,4 T1@0,3 J6@-6,3 X1@-5,2 V0@1,-3 C0@0,-3 T0@-8,3 W4@2,-4 I0@4,-3 N0@3,-4 X0@5,-4 J3@3,0',
    },
    solution: 'N5@3,-2',
    tempting: { 'W5@4,-4': 'O0@4,-3 N3@3,-1', 'N3@4,-3': 'O0@4,-3 W1@2,0' },
    themes: ['prepare', 'climb', 'win'],
    depth: 3,
    rating: 870,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '8cqqhwv9',
    at: {
      seats: 2,
      moves:
        'Y10@0,0 V1@0,2 N0@0,1 X1@1,-2 O0@-1,0 L0@0,-2 J11@-1,-1 W4@-1,0 L2@1,-2 J0@3,-4 W0@1,-5 C10@0,-4 C2@1,-3 P0@5,-4 P0@3,0 O0@0,-6 T1@2,0 I0@0,3 I1@2,-5 T7@0,-6 X2@0,-6',
    },
    solution: 'Y4@2,-5',
    tempting: { 'Y4@4,-4': 'V0@0,-8 N0@0,-10' },
    themes: ['force', 'climb', 'win'],
    depth: 3,
    rating: 870,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '9kg1koor',
    at: {
      options: { goal: 'lowest' },
      seats: 2,
      moves:
        'W0@0,0 C3@1,1 X0@0,2 Y2@0,2 J1@-2,2 T0@0,0 O0@0,1 J1@4,1 P0@3,2 P1@3,1 C2@2,-1 N4@5,1 I3@4,2 X1@4,-1 V0@3,1 L0@2,0 L0@4,0 O0@6,-1 Y1@6,-1 I1@2,0 N2@5,-1',
    },
    solution: 'V4@4,-1',
    tempting: { 'W1@2,0': 'T0@4,-3 V1@4,-2' },
    themes: ['enter', 'cover', 'win', 'lowest'],
    depth: 3,
    rating: 870,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '1lnbtiq5j',
    at: {
      seats: 2,
      moves:
        'J3@0,0 P10@2,-2 O0@5,-3 X1@4,-1 I2@5,-3 L0@6,0 Y0@7,-4 T7@6,-4 L0@8,0 C6@1,-1 X0@6,-6 I3@6,0 P2@8,2 N0@4,-6 W1@4,-5 O0@8,-3 N0@4,-8 Y0@3,-4 T0@8,1 W0@8,-7 V0@9,-5 J2@9,-4',
    },
    solution: 'C1@8,-7',
    tempting: { 'C4@7,-6': 'V5@7,-6' },
    themes: ['deny', 'climb', 'draw'],
    depth: 2,
    rating: 880,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: '1spjpfnhx',
    at: {
      options: { goal: 'lowest' },
      seats: 2,
      moves:
        'I2@0,0 C10@0,1 Y1@0,1 P2@-2,4 P0@2,-1 N4@-2,3 T6@1,-3 V1@3,-3 V4@1,-3 T1@-3,2 L3@3,-1 L1@-3,5 X0@2,-5 I0@4,-2 W0@5,-5 W0@4,-7 O0@2,-4 J0@2,-3 N0@6,-4 Y5@5,-4',
    },
    solution: 'C4@-3,2',
    tempting: { 'J4@2,-1': 'O0@3,-8 C2@2,-1 X1@3,-6' },
    themes: ['climb', 'cover', 'win', 'lowest'],
    depth: 4,
    rating: 880,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: 'fipv3mrn',
    at: {
      seats: 2,
      moves:
        'L1@0,0 C0@-1,0 N1@-1,0 Y2@2,-1 Y1@-2,-1 I2@0,-4 W0@3,-4 J10@-2,-2 V5@2,-3 L0@-3,2 C3@-3,2 V0@1,-4 X0@0,-6 P9@0,-6 P6@-2,-4 O0@4,-5 T6@3,-5 T9@-2,-4 J3@3,-4 X0@6,-7 O0@2,-7',
    },
    solution: 'N4@-1,-5',
    tempting: { 'W5@5,-7': 'I1@0,-3 N0@-1,-4' },
    themes: ['climb', 'win'],
    depth: 3,
    rating: 880,
    proof: 'exact',
    margin: 1,
  },
  {
    id: 'gbhtgulz',
    at: {
      seats: 2,
      moves:
        'N2@0,0 X1@-1,2 W0@0,1 Y0@0,-1 L1@-2,2 N0@0,-1 P0@-2,0 L0@-4,4 V2@0,0 T0@-2,2 J0@0,-3 W0@-1,-5 I2@-5,4 V0@-1,-4 Y3@-5,4 P2@2,-4 X0@-3,4 C9@0,-4 O0@3,-6 O0@4,-4 T0@-3,4 J8@-3,3',
    },
    solution: 'C5@3,-4',
    tempting: { 'C2@3,-5': 'I3@2,-4', 'C1@3,-6': 'I4@1,-5' },
    themes: ['deny', 'climb', 'draw'],
    depth: 2,
    rating: 880,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: '15exam0x6',
    at: {
      seats: 2,
      moves:
        'W3@0,0 J0@-1,0 P8@-1,0 I5@-1,-3 J1@2,-5 P0@0,-4 O0@0,-6 X0@-2,-6 V1@-1,-5 Y1@-1,-7 X0@-2,-4 L1@0,-3 I1@-1,-6 C0@0,-6 L5@-1,-9 V0@-3,-8 Y10@-2,-8 O0@-3,-10 C0@-1,-8 W2@-2,-4',
    },
    solution: 'N1@-1,-3',
    tempting: { 'N0@-1,-4': 'T5@-1,-5 T2@-3,-10 N0@-4,-12' },
    themes: ['deny', 'climb', 'win'],
    depth: 4,
    rating: 910,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '1u1buf8nv',
    at: {
      seats: 2,
      moves:
        'J4@0,0 Y10@-2,2 P5@-1,1 X1@-2,4 X1@1,-2 J1@2,-4 T11@1,-3 L1@3,-2 C0@4,-6 P8@2,-5 N0@5,-3 O0@-2,1 V3@3,-2 V2@-3,4 L5@-3,4 W3@-5,5 W0@5,-1 I0@2,-7 Y2@5,-1 T6@-5,5',
    },
    solution: 'I5@-4,4',
    tempting: { 'O0@0,-6': 'C9@-4,4 I2@2,-7 N0@2,-9', 'O0@0,-5': 'C9@-4,4 I2@2,-7 N0@2,-9' },
    themes: ['enter', 'deny', 'win'],
    depth: 4,
    rating: 910,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '1h3nxuzfd',
    at: {
      seats: 2,
      moves:
        'P9@0,0 L0@2,1 X1@0,1 I0@0,-1 J6@-1,-3 N0@-2,-1 C6@-2,-1 Y4@-4,-1 Y0@-3,1 X1@-2,2 I0@-2,-4 C9@-3,-3 L0@-2,4 P6@-2,2 W5@-5,5 V0@-4,-5 O0@-1,-5 T4@-2,-5 N2@-4,5 J10@-5,3 V0@1,-4',
    },
    solution: 'W2@0,-4',
    tempting: { 'O0@3,-1': 'T2@0,-4 W0@3,-1', 'O0@-5,-3': 'T0@-4,-5 W0@-3,1' },
    themes: ['deny', 'climb', 'win'],
    depth: 3,
    rating: 920,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: '1in5kuotf',
    at: {
      seats: 2,
      moves:
        'Y1@0,0 P8@1,-2 O0@4,-2 V3@0,-1 X1@1,-3 C11@0,0 P0@4,-4 L0@4,-2 V0@6,-3 I0@4,-7 I2@4,-7 W5@0,0 C0@4,-10 Y0@-1,3 L0@5,-12 X0@3,-12 N2@4,-12 O0@5,-7 J1@1,-11 T8@1,-11 T0@4,-14',
    },
    solution: 'N0@4,-14',
    tempting: { 'J0@4,-13': 'W0@4,-13 N0@3,-16' },
    themes: ['deny', 'prepare', 'win'],
    depth: 3,
    rating: 960,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '14n4qgevn',
    at: {
      options: { goal: 'lowest' },
      seats: 2,
      moves:
        'Y9@0,0 I2@2,-1 I0@3,0 T9@0,0 X0@2,0 V1@3,3 O0@2,4 P2@1,1 V0@3,2 X0@5,2 J10@3,3 L5@3,3 L3@6,3 W0@6,2 N3@1,3 Y7@1,4 P6@5,2 J9@3,3',
    },
    solution: 'C1@3,1',
    tempting: {
      'C11@1,3': 'C1@3,-3 T7@2,-2 N0@8,3 W2@7,3 O0@2,-4',
      'C10@2,2': 'C1@3,-3 T7@2,-2 N0@8,3 W2@7,3 O0@2,-4',
    },
    themes: ['force', 'climb', 'win', 'lowest'],
    depth: 6,
    rating: 990,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '8ga57o1i',
    at: {
      seats: 2,
      moves:
        'P9@0,0 L0@2,-1 L0@1,-2 C8@1,-1 O0@1,-2 J1@1,-1 N0@-1,-2 X0@4,-2 I1@-1,-3 T10@-2,0 Y6@-1,0 O0@3,-3 J0@-3,2 I5@-3,3 C5@-1,-3 Y1@-5,2 T0@5,-5 V1@0,-3',
    },
    solution: 'V0@1,-2',
    tempting: {
      'X1@-7,1': 'N0@1,-2 V0@-6,1 P4@4,-4 W0@6,-7 W3@5,-6',
      'X1@-5,4': 'N0@1,-2 V1@-4,2 P4@4,-4 W0@6,-7 W3@5,-6',
    },
    themes: ['enter', 'deny', 'win'],
    depth: 6,
    rating: 990,
    proof: 'exact',
    margin: 1,
  },
  {
    id: 'zwbjh5vu',
    at: {
      options: { goal: 'lowest' },
      seats: 2,
      moves:
        'V1@0,0 C1@-1,-1 X0@-3,-1 P2@-3,0 I0@2,-1 J3@-1,0 J8@1,-1 O0@0,-2 O0@-1,-3 W1@-2,0 L0@0,-2 L2@0,-5 C7@0,-5 N1@-3,-4 W0@0,-3 T10@-2,-1 P4@-1,-6 X0@-1,-6',
    },
    solution: 'N0@-2,-4',
    tempting: { 'T2@1,-1': 'I1@-4,-2 Y5@-2,-3 Y0@-4,-4 N2@-4,-4 V3@-4,-4' },
    themes: ['force', 'climb', 'win', 'lowest'],
    depth: 6,
    rating: 990,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '134oc9e2a',
    at: {
      options: { goal: 'lowest' },
      seats: 2,
      moves:
        'C0@0,0 X0@0,-2 X0@1,-4 T2@1,-4 L0@0,-1 W0@1,0 N5@0,-3 L3@0,0 I0@2,-2 C2@3,-1 W2@2,-1 I3@1,0 P0@-1,3 O0@0,3 Y0@0,0 N2@0,0 T8@-1,2 Y10@-1,3',
    },
    solution: 'V5@0,-3',
    tempting: { 'J8@0,-2': 'P2@0,0 V0@0,2 J0@3,-3 O0@2,-3 V0@0,-5' },
    themes: ['deny', 'climb', 'win', 'lowest'],
    depth: 6,
    rating: 1000,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '16dc8717h',
    at: {
      seats: 2,
      moves:
        'N5@0,0 T7@1,-2 O0@3,-1 V3@1,-1 I2@5,-4 I2@5,-7 W3@-2,3 Y1@4,-8 C10@4,-3 J10@3,-2 P10@-2,2 P0@6,-10 L0@7,-12 X0@9,-13 X0@11,-14 C5@7,-12 T1@4,-8 W1@10,-13 V0@10,-15 L0@13,-15 Y6@6,-11',
    },
    solution: 'N5@6,-12',
    tempting: { 'O0@7,-14': 'J2@7,-12 N0@10,-17', 'O0@6,-4': 'J2@7,-12 N0@10,-17' },
    themes: ['deny', 'climb', 'win'],
    depth: 3,
    rating: 1010,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: '1aeqqwvur',
    at: {
      options: { goal: 'lowest' },
      seats: 2,
      moves:
        'Y3@0,0 W0@2,-2 O0@3,-3 I5@0,-1 V2@-1,-1 P0@5,-3 X0@2,0 L5@2,-3 P5@2,-2 Y11@1,0 C2@1,0 N1@-3,-1 T1@4,-3 C11@1,-2 I3@3,-3 J8@-1,-1 N2@-4,1 O0@5,-1 L0@5,-1 V0@5,-2',
    },
    solution: 'W1@3,-3',
    tempting: { 'J6@4,-3': 'T5@-3,0 W5@2,-3 X0@3,-5' },
    themes: ['prepare', 'climb', 'win', 'lowest'],
    depth: 4,
    rating: 1010,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '353r7f1r',
    at: {
      seats: 2,
      moves:
        'X1@0,0 I2@0,-2 P1@0,-1 J2@1,-3 J0@-2,-1 W4@2,-1 I0@-3,-1 Y3@-3,-1 W0@-2,-4 T3@2,-1 V0@-5,-2 O0@-3,-5 N1@-3,-4 P0@-2,1 L0@-5,-4 X1@-7,-5 Y0@-6,-5 C1@-5,-3 O0@-4,-6 N0@-4,-6 T1@-3,1',
    },
    solution: 'V1@-3,0',
    tempting: { 'L3@-4,-3': 'C1@-2,-1 V0@-3,-5', 'L2@-9,-3': 'C1@-2,-1 V0@-3,-5' },
    themes: ['enter', 'deny', 'win'],
    depth: 3,
    rating: 1010,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: '1rnozhpb',
    at: {
      options: { goal: 'lowest' },
      seats: 2,
      moves:
        'L3@0,0 Y9@-2,0 Y0@-3,0 T0@-1,0 W2@-4,-2 L0@0,-1 N0@0,-1 C1@0,-1 O0@-4,-3 I0@-3,-2 I2@-2,-6 V0@-4,-5 V2@-4,-4 P1@2,0 P0@-3,2 W4@1,0 C4@-4,-2 O0@-3,1 T10@-3,0 X1@-3,3',
    },
    solution: 'X0@-3,2 J6@-1,0 J0@-3,2',
    also: 'J5@-3,2',
    tempting: { 'J6@-1,0': 'N0@-3,-8 X0@-3,2 J0@-3,2', 'X2@-3,2': 'J9@-2,0 J1@1,0 N0@-3,-8' },
    themes: ['force', 'climb', 'win', 'lowest'],
    depth: 4,
    rating: 1040,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '86jg8pwv',
    at: {
      seats: 2,
      moves:
        'J2@0,0 L1@0,2 V2@2,0 C0@0,0 Y3@-2,4 Y2@-3,3 O0@1,-2 I4@-1,2 X2@-2,-1 P8@-4,1 W1@2,3 J7@-3,2 C1@2,1 V2@5,1 P11@0,1 X0@-5,3 I0@4,0 T7@3,2 N1@1,-4',
    },
    solution: 'W2@3,2 L2@-2,0 N3@-2,0',
    also: 'N5@-3,1',
    tempting: { 'O0@2,-1': 'L3@3,2 W2@1,-2 T6@1,-2 N0@3,-1', 'O0@-5,1': 'L3@3,2 W0@2,-4 T7@-5,1 N0@0,-6' },
    themes: ['deny', 'climb', 'win'],
    depth: 5,
    rating: 1040,
    proof: 'exact',
    margin: 1,
  },
  {
    id: 'fzr8tmn2',
    at: {
      options: { goal: 'lowest' },
      seats: 2,
      moves:
        'J1@0,0 L5@0,1 O0@2,2 O0@-2,0 C2@1,1 X0@2,3 L1@2,3 W1@-2,0 T0@2,-2 P4@1,-1 W2@-4,1 J9@-4,1 P0@1,0 Y4@-3,1 Y3@3,-3 V4@0,-3 X2@1,-3 I1@4,-1 V0@4,-2',
    },
    solution: 'C1@2,-3',
    tempting: { 'N1@1,-2': 'I0@3,-6 C4@1,-2 N0@3,-8 T0@3,-8', 'T1@1,-2': 'I0@3,-6 C4@1,-2 N0@3,-8 N3@3,-7' },
    themes: ['prepare', 'climb', 'win', 'lowest'],
    depth: 5,
    rating: 1040,
    proof: 'exact',
    margin: 1,
  },
  {
    id: 'imdmamdy',
    at: {
      seats: 2,
      moves:
        'Y10@0,0 X1@1,-2 C0@2,-2 Y0@-1,0 N0@3,-2 W4@-2,2 X0@0,-3 T0@-1,0 V0@4,-3 P0@4,-2 I1@3,-4 N0@0,-5 W1@3,-4 O0@3,-6 L3@0,-3 I0@1,-7 P9@0,-7 V1@-3,0 O0@5,-7',
    },
    solution: 'J2@3,-6 T1@-3,0 C2@-2,0',
    also: 'C4@-2,0 C5@-3,0 L0@-2,0 L3@-2,0',
    tempting: { 'L1@3,-6': 'J4@3,-5 J0@6,-9 T2@6,-9 C0@6,-12' },
    themes: ['enter', 'deny', 'win'],
    depth: 5,
    rating: 1040,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '1q24e8lnh',
    at: {
      options: { goal: 'lowest' },
      seats: 2,
      moves:
        'L5@0,0 V1@-1,2 P10@-1,0 P10@2,-1 O0@4,0 L0@4,0 Y7@1,2 Y1@2,1 J10@2,0 I2@-2,1 X0@5,-3 J0@0,-1 N1@-2,0 C0@-2,1 T11@-1,-1 X1@-1,1 V1@6,-1 O0@5,-4',
    },
    solution: 'C6@0,2 N0@6,-2 W5@4,-3',
    tempting: { 'C0@5,-4': 'W1@2,3 I0@6,-3 T0@5,-4 W2@1,2 N0@4,-6', 'C11@4,-3': 'W1@2,3 W2@1,2 T4@1,2 I4@2,0 N0@6,-2' },
    themes: ['deny', 'force', 'win', 'lowest'],
    depth: 6,
    rating: 1090,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '1qcuaeg4w',
    at: {
      seats: 2,
      moves:
        'P11@0,0 C0@3,0 L0@4,1 Y2@3,0 N5@-2,3 V2@-1,2 C3@-4,6 T1@2,3 W3@3,1 J0@3,1 T0@-3,3 I0@-4,2 I1@-4,4 O0@0,0 X0@1,0 X0@5,1 J0@1,-2 N4@-4,5 O0@4,-2 P10@-2,2',
    },
    solution: 'V4@-4,5',
    tempting: { 'Y3@5,1': 'W0@1,-2 V0@1,0 L0@1,-4', 'Y8@0,-1': 'W2@0,0 V4@-4,5 L1@5,1' },
    themes: ['prepare', 'climb', 'win'],
    depth: 4,
    rating: 1090,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '1v89eir20',
    at: {
      seats: 2,
      moves:
        'J7@0,0 Y1@-1,-1 O0@-1,-3 L1@-1,-3 Y0@1,-4 T0@-3,-2 P0@-1,-5 I0@1,-7 T0@0,-9 J1@0,0 L0@1,-10 N0@0,-9 I2@1,-7 V1@0,-8 W0@-1,0 W0@2,-13 N3@1,-11 O0@3,-11 X0@2,-15 X0@4,-17',
    },
    solution: 'V2@2,-15',
    tempting: { 'C11@0,-11': 'C7@0,-10 V2@2,-15 P1@-1,0' },
    themes: ['climb', 'cover', 'win'],
    depth: 4,
    rating: 1090,
    proof: 'exact',
    margin: 1,
  },
  {
    id: 'cvmhykh6',
    at: {
      options: { goal: 'lowest' },
      seats: 2,
      moves:
        'I2@0,0 C6@-3,3 P0@-3,5 I2@-3,4 N0@1,0 P4@-2,3 V4@-3,3 O0@-2,2 O0@3,0 Y10@-1,1 C6@2,0 W3@-4,2 L5@-3,2 J5@-2,2 J3@-2,3 T3@-5,4 T9@-5,4 V2@-4,3 X1@-6,3 X2@-6,3',
    },
    solution: 'W3@-4,3',
    tempting: { 'Y8@-4,3': 'L0@4,-2 W0@-5,3 N2@-3,3' },
    themes: ['prepare', 'climb', 'win', 'lowest'],
    depth: 4,
    rating: 1090,
    proof: 'exact',
    margin: 1,
  },
  {
    id: 'tr8xvcz5',
    at: {
      seats: 2,
      moves:
        'P4@0,0 L2@2,-1 Y11@1,-1 X1@4,-3 N2@3,-4 Y5@3,0 L0@6,-5 P1@5,-4 J3@1,2 I0@-1,0 I0@-2,2 J3@-2,2 T5@3,0 T0@-3,0 O0@6,-7 V0@-1,0 C7@-2,1 O0@4,-6 V4@4,-7',
    },
    solution: 'N0@-3,0 W0@6,-6 W3@5,-5',
    also: 'W4@5,-5',
    tempting: { 'W0@6,-6': 'W4@5,-5 N0@-3,0 X0@6,-9 C2@-3,0' },
    themes: ['deny', 'prepare', 'win'],
    depth: 5,
    rating: 1090,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: '14ufc50n5',
    at: {
      options: { goal: 'lowest' },
      seats: 2,
      moves:
        'J11@0,0 I0@2,-1 Y3@1,0 N2@-2,1 P0@1,-2 X1@2,-3 W5@1,-3 P0@2,2 C2@-3,2 V4@-3,1 N2@-1,-3 Y1@-2,-1 O0@4,-5 J2@4,-5 L4@-2,-2 L0@-2,-3 X0@2,-5 T1@0,-3 V0@1,-3 W1@-5,4 T5@-4,3',
    },
    solution: 'O0@-2,-3',
    tempting: { 'C0@-3,2': 'I0@5,-8 O0@-2,-3' },
    themes: ['force', 'climb', 'win', 'lowest'],
    depth: 3,
    rating: 1100,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: '1elxg6eaz',
    at: {
      seats: 2,
      moves:
        'X1@0,0 J4@2,-2 L0@-1,0 V4@0,-1 J3@4,-2 P1@5,-1 Y3@4,-2 Y3@4,1 O0@4,1 W1@3,3 V0@6,-4 C0@8,-5 I1@6,-3 I0@6,1 C3@4,3 L0@5,-5 W0@9,-5 N1@8,-5 P2@8,-2 T6@8,-3 T0@3,-6',
    },
    solution: 'O0@5,-5',
    tempting: { 'X0@1,-6': 'N1@4,-5 O0@1,-7', 'X2@7,-7': 'N1@4,-5 O0@7,-8' },
    themes: ['deny', 'climb', 'draw'],
    depth: 3,
    rating: 1100,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: 'z9zrp9f8',
    at: {
      seats: 2,
      moves:
        'W1@0,0 X1@1,1 L0@0,3 W0@2,0 N0@3,1 I1@-1,-1 J1@0,-1 J1@-1,-3 O0@1,-4 T10@-1,-4 P0@-2,-4 N0@-4,-5 Y1@-3,-4 C6@-1,-6 V0@2,-7 P11@0,-7 I0@0,-8 O0@0,-10 C10@-1,-7',
    },
    solution: 'Y11@-1,-6 T2@0,2 V5@1,0',
    tempting: { 'L1@0,-10': 'T7@-1,-6 V0@0,-12 X0@0,2 Y8@1,1', 'V4@-1,-6': 'T2@0,2 L1@0,-10 X1@1,1 Y0@1,-12' },
    themes: ['enter', 'deny', 'win'],
    depth: 5,
    rating: 1100,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: '10swwsbid',
    at: {
      options: { goal: 'lowest' },
      seats: 2,
      moves:
        'C4@0,0 I0@2,0 I0@3,-2 T5@2,-1 Y0@3,1 V0@1,-2 P6@0,-1 L2@2,1 W4@2,0 X1@-1,-3 O0@-1,-1 Y6@0,-2 J0@1,0 C5@1,1 V0@0,-5 O0@0,-4 L0@0,-1 P0@1,-7 X0@-1,-8 J4@0,-1',
    },
    solution: 'T6@-1,-8',
    tempting: { 'N5@0,-7': 'N0@-1,-10 T5@-1,-8 W0@0,-12' },
    themes: ['deny', 'climb', 'win', 'lowest'],
    depth: 4,
    rating: 1110,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '1e4occ9y0',
    at: {
      seats: 2,
      moves:
        'T1@0,0 W0@-1,-1 N0@-3,-1 C2@-3,-1 C3@-1,0 I1@-2,0 J0@-4,-2 Y6@0,-3 V1@-5,-4 P0@-1,2 W0@-1,1 V0@0,-5 Y0@-6,-3 J6@-5,-4 L0@-5,-6 X2@0,-7 O0@0,-6 T0@2,0 I0@-1,1',
    },
    solution: 'L0@-1,0',
    tempting: { 'O0@2,2': 'P0@-1,0 L0@2,1 X0@1,-9 N0@1,-11', 'N2@2,-2': 'P0@-1,0 L3@1,0 X0@1,-9 O0@1,0' },
    themes: ['enter', 'deny', 'win'],
    depth: 5,
    rating: 1130,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '1ggbfhoi2',
    at: {
      seats: 2,
      moves:
        'Y11@0,0 C5@0,-1 P11@0,-1 L0@3,-2 L2@-2,2 W1@-1,3 O0@3,-4 J2@3,-4 T7@-2,2 Y0@2,-5 C1@-3,1 N0@-3,-1 N3@-3,0 P1@-2,-3 X0@4,-2 T7@3,-2 J3@0,4 X0@0,3 V5@-3,-3 I1@3,-6 W0@1,-4',
    },
    solution: 'O0@1,-4',
    tempting: { 'V2@2,-6': 'I0@1,-3 O0@3,-8' },
    themes: ['deny', 'climb', 'win'],
    depth: 3,
    rating: 1130,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: 'aty6e1n0',
    at: {
      seats: 2,
      moves:
        'I2@0,0 X0@0,-2 W4@1,-4 I2@0,-1 C10@1,-4 V0@-2,-2 N1@-1,-4 P10@-3,1 Y4@2,-2 W0@-3,-1 J2@-3,-1 Y0@1,2 O0@-2,-5 J6@0,2 T0@0,1 C2@-2,-5 L0@-4,-2 T1@-1,-6',
    },
    solution: 'P2@-4,-2 L2@-1,-6 V3@1,-2',
    tempting: { 'X1@-1,-6': 'N2@-2,-5 P2@-4,-2 O0@-2,-7 V3@1,-2 L2@1,-2' },
    themes: ['prepare', 'climb', 'win'],
    depth: 6,
    rating: 1130,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: 'hj7d36pa',
    at: {
      seats: 2,
      moves:
        'Y11@0,0 T2@-1,0 C2@0,0 P3@0,2 O0@-1,3 J3@-1,3 J0@-1,-1 O0@0,4 X0@-2,-3 V1@-2,-2 N0@-4,-3 X0@2,-2 P0@-1,0 N0@-1,-1 W5@1,-2 I4@1,-2 T0@-1,-5 C0@4,-4 L0@-1,-4',
    },
    solution: 'L3@-2,-3',
    tempting: { 'Y1@0,4': 'I2@-1,-4 L2@-1,3 V0@-1,-1 W0@0,-7', 'Y0@0,4': 'I2@-1,-4 L2@-1,3 V0@-1,-1 W0@0,-7' },
    themes: ['deny', 'climb', 'win'],
    depth: 5,
    rating: 1130,
    proof: 'exact',
    margin: 1,
  },
  {
    id: 'xr4avwqp',
    at: {
      seats: 2,
      moves:
        'T5@0,0 L3@-2,2 J1@-1,4 V0@-1,3 I4@0,3 Y0@3,2 Y0@3,0 W3@2,2 X0@-2,0 I2@-3,3 W1@-6,5 O0@4,-2 N3@3,-1 P9@-4,3 L4@-2,0 J1@-2,6 C9@-1,4 T2@3,-3',
    },
    solution: 'P11@1,2 C11@-1,0 V2@-1,1',
    tempting: {
      'O0@-7,6': 'C8@1,3 V3@-7,5 N0@4,-3 P0@4,-2 X0@4,-5',
      'O0@1,5': 'C8@1,3 P0@3,-2 N0@3,-2 V0@2,-4 X0@1,-6',
    },
    themes: ['enter', 'deny', 'win'],
    depth: 6,
    rating: 1130,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: 'xoc5xfwl',
    at: {
      seats: 2,
      moves:
        'T11@0,0 L1@2,-2 L0@0,-1 V2@1,-1 N4@0,-2 O0@4,-3 C3@0,-1 Y11@3,-3 Y0@0,-3 T0@-1,0 O0@5,-5 I0@6,-8 I0@6,-7 J0@7,-9 P0@0,-3 P3@8,-10 J1@8,-10 N1@9,-12 V0@7,-12',
    },
    solution: 'X0@-1,0 X0@6,-14 W2@-1,0',
    tempting: { 'W2@6,-9': 'W0@8,-14 C0@6,-8 X0@7,-13 X0@-1,0', 'C4@9,-12': 'W5@8,-11 X0@-1,0 X0@6,-14 W2@-1,0' },
    themes: ['deny', 'force', 'win'],
    depth: 5,
    rating: 1160,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '12gfqdbz0',
    at: {
      seats: 2,
      moves:
        'X0@0,0 P4@2,-1 V4@0,0 V0@-1,2 N0@1,2 N0@3,0 T0@-1,-1 T0@-3,-1 O0@4,-3 J2@4,-3 W2@-2,-1 O0@-4,-2 C4@-4,-1 C3@-3,0 I1@0,3 Y0@-1,4 J0@-5,-3 L0@-3,-4',
    },
    solution: 'P3@-5,-2',
    tempting: {
      'L5@-5,-3': 'X0@-1,-5 P0@-1,2 I1@-1,3 Y0@-3,-6 W0@-3,-6',
      'Y3@-4,-3': 'X0@-3,5 P6@-4,-3 W3@-2,4 L0@-3,-6 I4@-2,3',
    },
    themes: ['prepare', 'climb', 'win'],
    depth: 6,
    rating: 1170,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '1qzbym0yk',
    at: {
      seats: 2,
      moves:
        'T5@0,0 N0@-1,-1 Y0@0,0 T2@1,1 X0@-1,3 C11@-1,2 N0@2,2 I0@3,-1 O0@4,-2 O0@5,-4 P4@3,-2 L0@6,-6 C10@5,-6 X0@4,-6 W0@6,-9 W0@5,-10 V1@5,-8 P7@1,2 I0@6,-7 Y3@1,2 L0@7,-10',
    },
    solution: 'J2@7,-10',
    tempting: { 'V4@5,-10': 'J3@5,-9 J0@7,-12', 'J10@5,-10': 'J3@5,-9 V0@6,-12' },
    themes: ['force', 'climb', 'win'],
    depth: 3,
    rating: 1170,
    proof: 'exact',
    margin: 1,
  },
  {
    id: 'd3d8nvcj',
    at: {
      seats: 2,
      moves:
        'L3@0,0 J2@2,-1 P4@1,-1 N0@4,-2 N0@4,0 X0@6,-1 J10@4,0 Y1@4,-3 C0@4,-3 L1@6,-5 O0@8,-6 T6@7,-6 Y0@8,0 O0@8,-2 W4@7,-1 W0@1,-3 T0@3,-5 P0@10,-7 I0@10,-10 I2@10,-9 X0@9,-5',
    },
    solution: 'V5@9,-6',
    tempting: { 'C0@5,2': 'V5@9,-6 V5@5,-5', 'C8@0,-4': 'V3@0,-4 V5@9,-6' },
    themes: ['prepare', 'climb', 'win'],
    depth: 3,
    rating: 1190,
    proof: 'exact',
    margin: 1,
  },
  {
    id: 'yijxk4oo',
    at: {
      seats: 2,
      moves:
        'V3@0,0 N1@1,-2 J1@0,-3 C1@2,-2 N1@0,-3 I0@2,-2 L2@-2,-1 Y0@0,-5 W5@-2,-2 O0@-2,-3 C9@-1,-3 W5@-2,-4 T8@-2,-3 L1@-2,-5 P0@-2,-4 J2@-1,-7 O0@1,-7 P4@0,-6 Y0@2,-4 X1@1,-9',
    },
    solution: 'I0@2,-9',
    tempting: { 'X1@2,-11': 'V2@2,-11 I0@3,-14 T2@0,-6', 'X1@3,-4': 'V0@2,-4 I0@2,-9 T2@0,-6' },
    themes: ['force', 'climb', 'win'],
    depth: 4,
    rating: 1190,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: '1q82rwfsw',
    at: {
      options: { goal: 'lowest' },
      seats: 2,
      moves:
        'P1@0,0 J0@1,-1 I4@0,-1 O0@1,1 T1@0,3 W0@1,2 C1@3,-1 N4@1,0 O0@-2,2 C0@1,0 N0@4,1 X1@5,2 X0@0,-3 V1@0,-2 V0@4,1 P0@-2,0 Y7@5,2 Y0@5,2',
    },
    solution: 'J1@-2,2 I0@0,-5 W5@-2,1',
    tempting: {
      'L0@-2,2': 'I0@-2,-3 W0@-2,-1 L0@-2,-5 J3@-2,2 T0@-3,-7',
      'J0@-2,2': 'T1@3,-2 L2@3,-2 I0@-2,-3 W0@-2,-1 L0@-2,-5',
    },
    themes: ['deny', 'force', 'win', 'lowest'],
    depth: 6,
    rating: 1200,
    proof: 'exact',
    margin: 1,
  },
  {
    id: 'ebm9s2em',
    at: {
      seats: 2,
      moves:
        'X2@0,0 L1@2,-2 N3@1,-1 W5@0,-3 L0@3,-4 V1@-1,2 P4@1,-3 I0@0,-4 Y0@0,-6 N0@3,-1 O0@3,-6 J2@3,-6 J0@4,-2 T2@4,-2 I0@0,-5 Y0@0,-8 T1@-1,2 C1@0,-8 W0@0,-7 O0@-1,0',
    },
    solution: 'V5@0,0',
    tempting: { 'C0@3,-2': 'P5@1,-1 V2@-1,-1 X1@3,-1', 'V2@1,-1': 'X0@-1,0 C4@-1,1 P0@0,1' },
    themes: ['climb', 'win'],
    depth: 4,
    rating: 1200,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '3r7tvwva',
    at: {
      seats: 2,
      moves:
        'I2@0,0 L3@-2,0 L0@-3,0 J3@-3,0 C5@-2,1 Y9@-2,-3 T6@-1,-5 O0@-3,-3 P11@-2,-5 V4@-1,-2 W1@-6,1 C6@-1,-2 X0@1,-7 X1@0,2 V3@-2,-1 W0@-6,2 Y2@-6,2 N0@3,-8 J3@2,-7',
    },
    solution: 'I1@-3,-2 O0@0,2 P1@0,1',
    also: 'T0@0,1',
    tempting: { 'T1@0,2': 'N0@0,1 I1@-3,-2 O0@2,-9 P7@-3,-3', 'P8@-3,-3': 'O0@-2,-3 I0@0,-8 N0@0,-7 T4@1,-7' },
    themes: ['force', 'prepare', 'win'],
    depth: 5,
    rating: 1240,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '1qbdroxin',
    at: {
      options: { goal: 'lowest' },
      seats: 2,
      moves:
        'I2@0,0 Y1@-1,-1 W0@1,-2 L0@0,0 X0@-3,-2 O0@-5,-1 Y4@-4,-1 J0@1,1 V0@-4,-3 T7@0,1 P9@0,0 X1@-7,-1 L2@-6,-1 P3@-5,-1 T0@-2,-4 C3@-1,-1 J7@0,-1 I0@1,0 O0@0,-4',
    },
    solution: 'W0@-2,-4',
    tempting: { 'W2@-1,-4': 'C6@-4,-3 V4@-4,-3 N2@-5,-2 N0@-3,-6', 'V3@-3,-3': 'C0@2,-6 W1@0,-4 N2@-1,-4 N0@1,-8' },
    themes: ['force', 'prepare', 'win', 'lowest'],
    depth: 5,
    rating: 1260,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '18cerufsz',
    at: {
      seats: 2,
      moves:
        'J8@0,0 C0@-1,0 N0@-2,-2 I2@-1,-1 O0@-3,0 J8@-3,-1 C0@0,-3 N0@-1,-5 Y1@-2,3 P1@0,-4 I4@-1,0 W0@-3,4 L1@-1,1 O0@-5,1 T0@-3,-5 T0@1,-3 V2@-3,3 Y7@0,-2 P8@-3,-5',
    },
    solution: 'V1@-1,-4',
    tempting: { 'L5@2,-4': 'W2@-2,-5 X0@3,-6 X1@2,-4 V4@-1,-2', 'X1@1,-5': 'W2@-2,-5 L0@-2,-6 X1@-3,-6 V4@-1,-2' },
    themes: ['deny', 'climb', 'win'],
    depth: 5,
    rating: 1280,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: '1muqbxsxv',
    at: {
      seats: 2,
      moves:
        'L5@0,0 V2@-1,0 X1@2,0 C2@1,0 N0@-3,1 O0@2,-2 O0@4,-2 Y1@-2,2 V0@4,-4 T5@4,-3 T0@0,-2 J7@2,-2 C11@1,-2 I0@0,-1 J0@1,-3 P1@1,-3 Y7@0,-2 N1@2,2 W0@1,-6 X0@-2,-2 P6@2,1',
    },
    solution: 'W4@2,1',
    tempting: { 'L0@2,-7': 'I0@3,1 W3@1,-7', 'L0@5,-5': 'I0@3,1 W3@4,-5' },
    themes: ['climb', 'cover', 'win'],
    depth: 3,
    rating: 1290,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '1pmpt0irv',
    at: {
      options: { goal: 'lowest' },
      seats: 2,
      moves:
        'P6@0,0 J0@-1,0 X0@-3,-1 X0@2,1 J0@-3,-2 N0@1,1 T0@-3,-1 P1@0,-2 N1@-1,0 W0@-1,-4 O0@0,-5 L5@-1,-5 I0@2,-7 O0@2,-9 V0@1,1 C10@1,-7 Y10@-1,-5 I0@1,-10 W3@-2,-3',
    },
    solution: 'T4@1,-9',
    tempting: { 'V2@-3,-2': 'L5@1,-9 Y2@2,-9 C0@2,-12 T2@1,-11', 'Y2@-3,-1': 'C2@1,-9 V1@1,-8 L0@0,-11 T3@0,-11' },
    themes: ['deny', 'climb', 'win', 'lowest'],
    depth: 5,
    rating: 1300,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: 'hd9hzeis',
    at: {
      seats: 2,
      moves:
        'J0@0,0 L4@0,1 L0@0,-2 J1@0,1 T0@2,-3 Y2@2,-1 I0@2,-2 V0@3,-4 Y8@-2,1 O0@3,0 N0@5,-4 C4@2,-3 V2@2,-3 T0@6,-6 O0@3,-6 I0@0,-2 C1@0,-1 X0@5,-8 W2@4,-4',
    },
    solution: 'W0@3,-6 X0@6,-10 P0@3,-5',
    tempting: { 'P11@4,-8': 'P0@6,-10 W0@3,-6 X0@5,-12 N5@2,-5', 'P4@3,-6': 'P0@6,-10 W0@7,-10 X0@6,-9 N0@7,-12' },
    themes: ['deny', 'force', 'win'],
    depth: 5,
    rating: 1320,
    proof: 'exact',
    margin: 1,
  },
  {
    id: 'veeqh3tu',
    at: {
      seats: 2,
      moves:
        'N5@0,0 X1@2,-2 Y0@1,-2 P4@2,-2 T2@4,-2 N0@-1,-3 P3@-1,-2 J0@6,-2 J9@4,-2 C3@-2,1 I3@-2,1 Y0@6,0 X1@7,-1 V4@6,-1 C0@4,-5 W0@1,2 L0@5,2 T2@5,1 O0@5,-5 I0@1,2',
    },
    solution: 'W0@4,-5',
    tempting: { 'W2@4,-5': 'L1@-3,2 V0@4,-7 O0@-3,2', 'V2@-3,-2': 'L0@5,-5 W0@5,-8 O0@4,-9' },
    themes: ['deny', 'prepare', 'win'],
    depth: 4,
    rating: 1320,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '1iqudwy3p',
    at: {
      options: { goal: 'lowest' },
      seats: 2,
      moves:
        'C3@0,0 C2@0,-2 T1@0,-1 I2@1,-5 Y6@0,-6 O0@-1,-3 J2@0,-3 W4@0,-6 I0@-2,-4 X1@-4,-1 W5@-4,-2 L5@-3,-6 L1@-3,-7 Y3@-3,-7 O0@-5,-5 V0@0,-2 V3@-5,-5 T3@-3,-7 P6@-4,-4',
    },
    solution: 'J0@-3,-3 N0@-3,-3 P0@3,-1',
    also: 'P1@3,-1 P2@1,1 P3@1,1 P6@-2,0 P9@-2,0',
    tempting: { 'J9@-4,-4': 'N0@-6,-7 P1@-5,-6 X0@-6,-9 N0@-5,-6', 'P11@-4,-5': 'N2@-6,-2 J9@-4,-3 X0@-3,-4 N0@-4,-9' },
    themes: ['table', 'force', 'win', 'lowest'],
    depth: 5,
    rating: 1330,
    proof: 'exact',
    margin: 1,
  },
  {
    id: 'rgvubhx5',
    at: {
      seats: 2,
      moves:
        'J4@0,0 P9@-2,0 W5@-2,0 T0@0,-2 X0@0,-4 W0@-2,-1 V2@0,-4 I0@2,-5 I0@3,-6 L0@-2,0 P1@-1,0 Y6@2,-6 L0@1,2 V0@1,1 T1@-4,3 N1@-6,3 O0@4,-7 O0@0,-5 C11@1,-6',
    },
    solution: 'J7@0,-5 Y2@0,-4 C9@1,-6',
    also: 'C9@0,-5',
    tempting: { 'J9@-5,3': 'Y8@2,-5 C0@6,-9 N2@4,-7 X0@6,-11', 'C2@6,-8': 'Y4@4,-7 J7@0,-5 N3@0,-5 X0@6,-10' },
    themes: ['enter', 'deny', 'win'],
    depth: 5,
    rating: 1330,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '120kjnjhc',
    at: {
      seats: 2,
      moves:
        'T4@0,0 L4@-2,0 J0@2,-2 T6@-2,0 I4@1,-2 P9@-3,2 O0@-2,-1 Y1@4,-3 V0@1,2 I0@1,-4 L1@-4,2 J0@-1,-4 Y0@2,-4 V1@1,-3 N5@-3,2 C0@-2,1 W0@3,-7 W4@5,-3 P2@4,-3 O0@4,-8 C11@2,-3',
    },
    solution: 'X2@3,-8',
    tempting: { 'N4@3,-8': 'X0@4,-10 X0@5,-12', 'N2@-1,-4': 'X2@3,-8 X0@4,-10' },
    themes: ['deny', 'climb', 'win'],
    depth: 3,
    rating: 1350,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: '1333sget2',
    at: {
      options: { goal: 'lowest' },
      seats: 2,
      moves:
        'X2@0,0 P8@-2,2 W1@1,-1 L2@1,-1 O0@-2,4 C8@-2,3 Y5@2,0 Y9@2,-1 C5@1,-1 N0@4,-1 P6@-1,4 I0@5,-3 I2@5,-2 X1@-4,3 L2@0,1 J2@1,0 J0@2,-1 W0@1,4',
    },
    solution: 'T8@-4,3 T11@0,4 V1@5,-4',
    also: 'V1@-2,6',
    tempting: {
      'T3@-1,4': 'O0@5,-5 V2@5,-5 T11@0,4 N0@0,4 V3@-4,3',
      'T6@0,4': 'O0@5,-5 V2@5,-5 T8@-4,3 N0@4,-7 V1@4,-6',
    },
    themes: ['table', 'force', 'win', 'lowest'],
    depth: 6,
    rating: 1360,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '18gcb4st0',
    at: {
      options: { goal: 'lowest' },
      seats: 2,
      moves:
        'C7@0,0 N5@-2,3 Y1@-1,0 X0@-2,5 X0@-3,0 Y5@-2,5 W2@-3,0 O0@0,3 J3@-1,3 V1@-1,0 O0@-2,0 T1@1,-2 T0@2,2 W4@-2,4 I0@2,-5 C4@1,-2 V3@0,3 I3@-1,3 L0@1,-6',
    },
    solution: 'L3@1,-6',
    tempting: { 'J3@-1,3': 'P6@1,-6 P0@0,-7 N0@0,-7 L0@0,-9', 'P9@-2,3': 'P6@1,-6 L3@0,-8 N1@0,-7 J1@1,-6' },
    themes: ['climb', 'cover', 'win', 'lowest'],
    depth: 5,
    rating: 1360,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '1a2l1623t',
    at: {
      seats: 2,
      moves:
        'N3@0,0 C0@2,-2 T8@0,0 J6@2,-4 P0@3,0 L0@4,-3 X0@2,-6 T3@2,-5 O0@0,-3 P0@0,3 I2@0,2 I0@1,-7 V3@2,-3 V0@3,-4 J5@0,-3 W0@4,-8 L0@1,-9 O0@4,-5 Y0@1,-11',
    },
    solution: 'X1@3,-7',
    tempting: { 'Y0@1,-10': 'W3@3,-7 N0@-1,-8 C7@3,-7 X0@0,-8', 'Y2@1,-10': 'W3@3,-7 N0@-1,-8 C7@3,-7 X0@0,-8' },
    themes: ['climb', 'cover', 'win'],
    depth: 5,
    rating: 1360,
    proof: 'exact',
    margin: 1,
  },
  {
    id: 'v42sxuxm',
    at: {
      options: { goal: 'lowest' },
      seats: 2,
      moves:
        'V1@0,0 L0@2,-1 P4@1,-1 T1@-2,-1 W1@-3,1 O0@-2,2 J4@-1,-1 V4@0,-1 O0@-2,1 W0@-1,-1 N0@-3,3 N4@-3,2 Y1@-2,2 C6@0,-1 C10@-2,0 Y0@4,-2 X1@3,-2 X0@1,-3',
    },
    solution: 'T3@1,-3',
    tempting: {
      'I1@-1,0': 'I0@4,-5 L4@1,-3 P0@3,0 T1@2,0 J2@3,-1',
      'L0@-1,0': 'I0@-1,-4 I2@-1,-4 P0@0,-6 T3@1,-3 J0@0,-8',
    },
    themes: ['climb', 'cover', 'win', 'lowest'],
    depth: 6,
    rating: 1360,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '1kmk8tqw3',
    at: {
      options: { goal: 'lowest' },
      seats: 2,
      moves:
        'P0@0,0 X1@0,-2 X0@2,-2 W0@0,-1 L1@3,-4 O0@2,0 Y1@2,0 P9@2,-3 V5@2,-3 C3@0,-3 I0@1,-3 L4@2,-1 T0@2,-1 J2@0,-1 W3@4,-6 N2@2,-4 O0@6,-8 Y2@6,-8',
    },
    solution: 'J3@1,-3',
    tempting: {
      'C6@1,-4': 'I2@3,-4 J4@2,-1 V1@-2,-3 N1@-2,-3 T0@6,-10',
      'N4@1,-4': 'I2@3,-4 J4@2,-1 V0@6,-5 C5@4,-5 T0@6,-10',
    },
    themes: ['force', 'prepare', 'win', 'lowest'],
    depth: 6,
    rating: 1370,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '1pehgdwtm',
    at: {
      seats: 2,
      moves:
        'V1@0,0 W4@-2,0 W0@0,-3 O0@-3,2 P9@-1,-2 Y7@-3,2 Y10@-1,2 X0@2,-1 I5@-1,1 L0@-5,3 J0@4,-1 P2@1,0 C10@0,0 T7@3,-1 L3@3,-1 N0@2,-3 T6@-6,1 V0@-5,2 N0@-1,-5',
    },
    solution: 'J10@-4,2 O0@-2,-2 C4@-1,-4',
    also: 'C9@-2,-3 C10@-1,-4 C11@-2,-3',
    tempting: { 'I3@-5,3': 'O0@-2,-6 J4@-2,-6 X0@-2,-8 C4@-1,-4', 'I1@-5,3': 'O0@-2,-6 J4@-2,-6 X0@-2,-8 C4@-1,-4' },
    themes: ['prepare', 'climb', 'win'],
    depth: 5,
    rating: 1370,
    proof: 'exact',
    margin: 1,
  },
  {
    id: 'wvlbw16o',
    at: {
      seats: 2,
      moves:
        'Y10@0,0 L0@1,2 X0@3,-2 Y7@2,-1 L0@3,1 O0@3,-3 C6@1,1 T0@-1,2 W4@2,-5 N1@2,-4 T0@5,-2 J0@7,-2 V1@1,-3 P8@2,-3 I0@3,-3 V0@1,-6 J10@5,-2 W1@1,-7 P2@-1,3',
    },
    solution: 'C6@-1,2 N3@1,-7 I3@2,-6',
    also: 'X0@7,-1 X1@-1,-7 X2@3,-9 X2@-1,-1',
    tempting: { 'X0@-3,2': 'N2@0,2 I1@1,-5 O0@1,-7 C0@1,-7', 'X2@3,-9': 'N2@0,2 I1@1,-5 O0@3,-8 C5@1,-5' },
    themes: ['table', 'deny', 'win'],
    depth: 5,
    rating: 1370,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: 'men9gmi6',
    at: {
      seats: 2,
      moves:
        'C5@0,0 V0@3,-1 N0@1,1 L3@2,-1 I0@3,-4 W3@-1,3 W0@4,-4 J9@0,2 Y0@3,-3 C10@2,-2 J0@5,0 P0@0,-2 T0@4,-6 I0@0,-2 P9@3,-6 T5@3,-5 O0@5,-7 O0@3,-7 X0@3,-9 N1@4,0',
    },
    solution: 'L1@5,-7',
    tempting: { 'L1@3,-8': 'Y2@5,-7 V0@2,-10 X2@4,-7', 'L3@3,-8': 'Y2@5,-7 V0@2,-10 X2@4,-7' },
    themes: ['force', 'climb', 'win'],
    depth: 4,
    rating: 1380,
    proof: 'exact',
    margin: 1,
  },
  {
    id: 'q4iiix6d',
    at: {
      seats: 2,
      moves:
        'N4@0,0 T3@-2,1 O0@3,-1 V3@1,0 X2@-2,1 P7@-1,-1 T0@-3,0 L0@1,2 P9@-1,2 Y4@0,2 I3@-1,2 I0@5,-3 V0@4,-5 X0@3,-7 C4@4,-4 N0@-3,0 W0@6,-4 O0@3,-8 L1@3,-8',
    },
    solution: 'C5@-1,0 Y8@5,-3 J0@-2,1',
    also: 'J0@5,-3',
    tempting: { 'J0@-2,1': 'Y3@-2,1 C4@3,-6 J4@3,-7 W3@5,-3', 'C11@4,-3': 'J0@5,-3 W0@5,-9 Y8@4,-8 J0@-2,1' },
    themes: ['prepare', 'climb', 'win'],
    depth: 5,
    rating: 1380,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: 'vwhoute5',
    at: {
      seats: 2,
      moves:
        'C6@0,0 T5@-2,1 N0@2,1 V3@-2,1 O0@3,0 W0@2,0 L3@-2,-1 C1@-3,2 I0@4,-3 L0@5,-3 P3@4,-3 X0@7,-5 W4@3,-1 P4@2,0 Y0@-3,3 I4@-3,1 X0@9,-5 J1@0,2',
    },
    solution: 'T3@0,1',
    tempting: {
      'J3@11,-5': 'Y9@0,1 T6@9,-5 O0@12,-7 V1@0,1 N1@0,1',
      'J3@0,-1': 'Y9@0,1 T0@-1,-1 N0@-1,-1 V3@6,-4 O0@7,-6',
    },
    themes: ['force', 'prepare', 'win'],
    depth: 6,
    rating: 1380,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '1gwnoo1ky',
    at: {
      seats: 2,
      moves:
        'P5@0,0 V2@-1,2 I2@0,3 I2@0,2 V0@0,-2 L3@1,2 L0@1,5 T1@0,5 J0@3,3 C1@0,3 C4@0,-1 Y0@2,-2 X0@3,0 P5@2,1 W0@-2,2 X0@-1,-4 Y2@2,-2 J1@1,-1',
    },
    solution: 'O0@-2,3 O0@-1,-5 N4@-2,2',
    tempting: {
      'T0@-2,2': 'N4@-2,2 O0@2,-4 W0@1,-5 N0@1,-5 O0@0,-6',
      'T3@-2,3': 'W0@-1,-6 N1@2,3 N0@2,2 O0@-2,-7 O0@-1,-9',
    },
    themes: ['deny', 'force', 'win'],
    depth: 6,
    rating: 1400,
    proof: 'exact',
    margin: 1,
  },
  {
    id: 'ln5pvlow',
    at: {
      seats: 2,
      moves:
        'Y9@0,0 I0@2,-1 I0@1,-3 Y2@1,0 X0@-1,-4 L0@3,0 T8@2,0 X0@3,-3 W5@2,-3 J4@1,0 J0@-3,-2 T8@-2,-3 L1@1,-6 P2@-1,3 P6@-5,-1 W2@-1,2 O0@2,-4 O0@3,-7',
    },
    solution: 'C1@1,-3 N2@1,-6 V0@1,-2',
    tempting: {
      'V2@1,-4': 'V2@-4,-2 C8@2,-7 C0@0,-7 N0@0,-6 N0@-1,-9',
      'V3@1,-6': 'V2@1,-4 C0@-4,-1 C0@5,-9 N5@4,-9 N4@2,-7',
    },
    themes: ['deny', 'force', 'win'],
    depth: 6,
    rating: 1400,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '1wobjc4w9',
    at: {
      seats: 2,
      moves:
        'P7@0,0 V0@3,1 J0@3,-1 T2@3,-1 I2@5,-4 N1@5,-1 Y3@3,-3 J9@3,-3 C0@1,2 P0@6,-6 W4@7,-8 Y2@-1,1 N3@1,1 I4@2,-1 L1@-1,1 C7@6,-7 X0@9,-10 O0@6,-3',
    },
    solution: 'O0@5,-2 X0@10,-12 T0@5,-3',
    tempting: {
      'T1@5,-2': 'W5@8,-10 V0@5,-3 X1@8,-7 O0@8,-7 L0@8,-7',
      'V1@5,-1': 'X0@10,-12 T2@10,-12 W0@10,-14 O0@9,-15 L3@9,-15',
    },
    themes: ['deny', 'force', 'win'],
    depth: 6,
    rating: 1410,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '11c63tjp',
    at: {
      seats: 2,
      moves:
        'P5@0,0 C0@0,-2 T0@2,0 X0@4,-1 X0@5,-3 W1@0,0 O0@7,-4 I0@5,-2 I0@7,-2 Y6@7,-4 L3@4,-4 T0@4,-6 V1@4,-5 L2@-2,-2 Y1@-1,-2 V1@2,-4 W0@0,-5 O0@8,-6',
    },
    solution: 'N1@2,-4 N4@2,0 C9@3,-1',
    also: 'C10@4,-2 C11@3,-1',
    tempting: {
      'J4@3,-4': 'P5@3,-5 N4@2,0 N2@3,0 C0@9,-9 J8@8,-7',
      'C6@2,0': 'N1@1,0 N1@2,-4 P9@4,-2 J0@9,-8 J8@8,-7',
    },
    themes: ['enter', 'deny', 'draw'],
    depth: 6,
    rating: 1420,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: 'r9mnz3xm',
    at: {
      seats: 2,
      moves:
        'J3@0,0 Y10@2,-1 W2@5,-2 L0@1,-2 C3@0,0 W4@2,-4 X0@1,-3 X1@2,-6 Y0@4,-8 T2@3,-7 O0@7,-3 P8@4,-2 I0@1,-5 C6@2,0 V0@2,-9 V0@4,-10 T3@3,-9 O0@5,-11',
    },
    solution: 'P6@3,-9 I2@5,-11 L3@2,0',
    tempting: {
      'N3@3,-7': 'J7@5,-11 L1@7,-3 N2@5,-2 P10@3,-10 I2@4,-9',
      'L1@7,-3': 'I2@4,-9 P10@5,-3 J2@5,-11 N5@2,-1 N2@2,-1',
    },
    themes: ['enter', 'deny', 'draw'],
    depth: 6,
    rating: 1420,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: 't2umpkcf',
    at: {
      seats: 2,
      moves:
        'T3@0,0 P5@2,-1 P4@1,0 N0@3,0 W1@-3,1 L1@5,-1 O0@-4,2 W5@-4,1 X0@1,-2 Y6@4,0 V0@7,-2 T6@1,-2 J0@3,2 J0@-6,3 Y0@-4,0 O0@-3,3 N0@8,-3 C2@7,-2 L0@10,-3',
    },
    solution: 'V4@8,-3',
    tempting: { 'I2@3,0': 'I0@3,0 V0@-4,0 C4@-4,1 X1@9,-3', 'I0@3,1': 'I4@3,0 V0@-4,0 C4@-4,1 X1@9,-3' },
    themes: ['prepare', 'climb', 'win'],
    depth: 5,
    rating: 1430,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '1j01mc8u1',
    at: {
      options: { goal: 'lowest' },
      seats: 2,
      moves:
        'I0@0,0 Y0@1,0 L0@0,0 I5@-3,3 J6@-2,0 N0@-4,0 Y6@-3,3 W2@-3,3 X1@-2,-2 P11@-3,-1 T1@-1,0 T1@0,-3 P4@-1,-3 J3@2,-3 C7@-1,-3 L3@1,-3 V5@-3,-3 O0@4,-3',
    },
    solution: 'O0@4,-5 C7@-4,-1 W2@3,-4',
    tempting: {
      'O0@-5,2': 'V2@-4,-1 W1@3,-3 C0@-1,-5 N3@-2,-4 X0@-1,-7',
      'O0@-1,4': 'X0@-2,-5 W1@3,-3 C0@-2,-4 N0@-2,-7 V1@-2,-6',
    },
    themes: ['table', 'force', 'win', 'lowest'],
    depth: 6,
    rating: 1490,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '1ujygm2fk',
    at: {
      seats: 2,
      moves:
        'T1@0,0 N0@2,-2 J10@0,-1 J0@1,2 P2@4,-2 C1@1,1 L1@4,-1 P4@3,-2 V4@0,-1 I5@1,2 O0@5,-4 L2@4,2 W0@0,4 W0@4,-5 I4@0,3 Y5@4,-4 X1@6,-4 T1@6,-4 Y9@4,-4',
    },
    solution: 'X1@2,-5 C11@0,3 O0@3,-5',
    tempting: { 'X0@2,-5': 'C11@0,3 V1@0,-4 N1@0,-4 O0@0,-6', 'O0@5,3': 'C11@0,3 V0@5,2 N0@3,-7 X0@3,-9' },
    themes: ['table', 'force', 'win'],
    depth: 5,
    rating: 1500,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '4gnsfqdb',
    at: {
      options: { goal: 'lowest' },
      seats: 2,
      moves:
        'L3@0,0 Y9@-2,0 Y0@-3,0 T0@-1,0 W2@-4,-2 L0@0,-1 N0@0,-1 C1@0,-1 O0@-4,-3 I0@-3,-2 I2@-2,-6 V0@-4,-5 V2@-4,-4 P1@2,0 P0@-3,2 W4@1,0 C4@-4,-2 O0@-3,1 T10@-3,0',
    },
    solution: 'X1@-2,-2 X0@-2,-2 J6@-1,0',
    also: 'J9@-2,0 N1@-1,0',
    tempting: { 'X0@-2,-8': 'X0@-1,-10 J6@-1,0 J1@1,0 N3@-2,-8', 'X1@1,-3': 'X0@-2,-8 J6@-1,0 J1@1,0 N3@1,-3' },
    themes: ['table', 'enter', 'win', 'lowest'],
    depth: 5,
    rating: 1500,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '4h1aizma',
    at: {
      seats: 2,
      moves:
        'P1@0,0 V0@0,-2 O0@1,1 P0@0,-1 C5@0,1 L0@2,-1 V0@0,0 J0@-2,0 J0@0,-4 X0@-1,-6 Y1@-1,-5 T1@1,-1 T2@0,-4 Y0@-2,2 N0@-3,-6 C4@1,-1 W0@-2,1 W0@0,2 L0@0,2',
    },
    solution: 'O0@1,3 X1@0,3 N0@0,2',
    also: 'N5@0,2',
    tempting: { 'O0@-5,-5': 'X0@-4,-6 N4@0,1 I0@2,-1 I0@0,-3', 'O0@1,-3': 'X0@-3,-8 N4@0,1 I0@2,-1 I0@0,-3' },
    themes: ['table', 'force', 'win'],
    depth: 5,
    rating: 1500,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '16nwuimhq',
    at: {
      seats: 2,
      moves:
        'N5@0,0 L3@-1,0 X1@-3,2 C11@-2,0 P9@-4,0 W1@-1,3 J4@0,2 V0@1,-2 C1@-3,0 N3@1,-1 V5@0,0 T0@0,4 I0@0,-4 P1@0,4 L0@3,-2 Y1@-5,3 Y0@1,-5 I2@0,3 W3@0,-5 J0@-2,-4',
    },
    solution: 'O0@-5,1',
    tempting: { 'T3@-5,2': 'O0@4,-4 O0@1,-7 X0@3,-3', 'O0@5,-3': 'O0@6,-5 T2@6,-5 X0@-5,2' },
    themes: ['table', 'force', 'win'],
    depth: 4,
    rating: 1520,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: 'e8b3pi9a',
    at: {
      seats: 2,
      moves:
        'C1@0,0 P4@-1,-1 T3@-1,-1 T1@-3,-1 V3@-2,-3 J8@-2,-3 I3@0,-2 N0@3,-2 X0@5,-3 L0@1,0 L4@0,0 V1@-1,0 W5@4,-3 O0@2,-4 J11@1,-4 X0@-2,2 P0@7,-2 W0@1,-6 Y0@2,-7 Y4@1,-6',
    },
    solution: 'O0@0,-7',
    tempting: { 'N1@2,-2': 'C1@2,-4 O0@2,-9 I0@3,-12', 'O0@3,-6': 'I2@3,-6 N3@2,-5 C3@1,-6' },
    themes: ['table', 'force', 'draw'],
    depth: 4,
    rating: 1520,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: '1eepy3xui',
    at: {
      options: { goal: 'lowest' },
      seats: 2,
      moves:
        'P3@0,0 V0@-1,0 J0@-1,0 L2@-3,2 V3@-5,4 Y0@-4,1 X2@1,0 C7@-3,2 C10@-2,0 I3@0,1 Y9@3,-2 P0@-6,6 W3@-7,4 X0@4,-4 O0@1,-2 W4@3,-2 T2@-6,5 O0@2,-4',
    },
    solution: 'L1@1,-2 J4@0,0 N0@6,-5',
    also: 'N1@-4,5 N2@5,-3 N3@6,-6 N4@-9,6',
    tempting: {
      'L1@2,-4': 'N0@5,-6 N3@5,-5 J4@-4,1 I1@0,1 T0@-1,0',
      'N3@1,-2': 'J4@0,0 I1@-1,1 T3@4,-6 L3@4,-4 N3@4,-4',
    },
    themes: ['table', 'force', 'win', 'lowest'],
    depth: 6,
    rating: 1560,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '1t5bdfi4i',
    at: {
      seats: 2,
      moves:
        'T4@0,0 L4@-2,0 J0@2,-2 T6@-2,0 I4@1,-2 P9@-3,2 O0@-2,-1 Y1@4,-3 V0@1,2 I0@1,-4 L1@-4,2 J0@-1,-4 Y0@2,-4 V1@1,-3 N5@-3,2 C0@-2,1 W0@3,-7 W4@5,-3 P2@4,-3 O0@4,-8',
    },
    solution: 'X2@3,-8',
    tempting: { 'C8@3,-3': 'X2@3,-8 X0@4,-10 N2@-1,-4', 'C11@2,-3': 'X2@3,-8 X0@4,-10 N2@-1,-4' },
    themes: ['deny', 'climb', 'win'],
    depth: 4,
    rating: 1570,
    proof: 'exact',
    margin: 1,
  },
  {
    id: 'zj04owrj',
    at: {
      seats: 2,
      moves:
        'P4@0,0 L0@-1,0 Y3@-1,0 T5@-2,2 V0@0,3 N1@-1,3 C0@2,-3 Y0@-1,5 W0@3,-3 P3@2,-2 J3@-4,3 W0@4,-2 O0@1,-4 J4@1,-4 L0@3,-5 I3@-4,3 I1@-2,3 C2@2,-3 X2@3,-2 V0@3,-7',
    },
    solution: 'N5@2,-6 X0@2,-9 T10@1,-5',
    tempting: { 'N0@3,-7': 'X0@4,-5 T3@3,-2 O0@3,-2', 'N3@3,-6': 'X0@1,-7 T3@3,-2 O0@3,-2' },
    themes: ['deny', 'force', 'win'],
    depth: 4,
    rating: 1570,
    proof: 'exact',
    margin: 1,
  },
  {
    id: 'mcu8cxia',
    at: {
      options: { goal: 'lowest' },
      seats: 2,
      moves:
        'P6@0,0 J0@-1,0 X0@-3,-1 X0@2,1 J0@-3,-2 N0@1,1 T0@-3,-1 P1@0,-2 N1@-1,0 W0@-1,-4 O0@0,-5 L5@-1,-5 I0@2,-7 O0@2,-9 V0@1,1 C10@1,-7 Y10@-1,-5 I0@1,-10',
    },
    solution: 'C3@-2,-2 Y2@-3,-1 W2@1,-9',
    tempting: {
      'L5@-2,-3': 'V0@1,-9 W0@2,-12 T11@1,-12 C0@1,-10 Y0@1,-13',
      'L5@1,-9': 'V0@-1,-3 C0@2,-9 Y0@1,-12 W0@1,-12 T0@0,-14',
    },
    themes: ['force', 'climb', 'draw', 'lowest'],
    depth: 6,
    rating: 1600,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: '19opi8b2w',
    at: {
      seats: 2,
      moves:
        'N2@0,0 X1@-1,2 L0@0,-1 J2@0,-1 X0@2,-3 L0@-2,1 I0@-3,0 Y3@-3,1 O0@2,-4 N3@2,-4 C8@0,0 C0@0,-1 V0@4,-4 W0@4,-7 P0@4,-6 V5@3,-6 W0@5,-9 I0@-4,-1',
    },
    solution: 'Y8@3,-4 O0@-4,0 J0@-3,1',
    also: 'J4@-4,0 J6@-4,0 T3@-4,0',
    tempting: {
      'T6@3,-4': 'T11@4,-9 Y0@-4,0 O0@4,-10 J0@-3,1 P5@4,-8',
      'Y1@-4,0': 'P7@3,-4 T11@4,-9 T0@1,2 J0@-3,1 O0@0,2',
    },
    themes: ['force', 'prepare', 'win'],
    depth: 6,
    rating: 1620,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '1okx3q45t',
    at: {
      options: { goal: 'lowest' },
      seats: 2,
      moves:
        'V4@0,0 Y9@2,0 J9@1,0 L0@-1,2 I0@1,-2 J1@-1,-2 C4@0,-2 N2@2,2 L4@2,1 I2@3,0 O0@2,-3 O0@-3,-2 Y4@-3,-2 C9@-1,0 W0@3,-6 X0@1,-6 N4@0,0 W2@2,-6 P1@0,3',
    },
    solution: 'T3@-1,2 X0@3,-8 V0@-1,2',
    tempting: { 'T5@2,-4': 'T1@2,-5 P0@1,-2 X0@2,-8 V1@-1,3', 'V1@-1,3': 'X0@0,-7 T5@2,-4 T1@2,-5 P0@1,-2' },
    themes: ['prepare', 'climb', 'win', 'lowest'],
    depth: 5,
    rating: 1650,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: '6hyskq38',
    at: {
      seats: 2,
      moves:
        'N5@0,0 J0@0,-1 L0@-2,-1 C5@-2,-1 I2@1,-1 N0@-3,0 Y3@-3,0 I2@-3,2 J8@-4,5 L0@-4,-1 P2@-4,-1 X1@-3,5 T0@-3,5 V5@-6,6 V1@-5,4 Y0@-4,4 C4@-4,5 T11@-6,6 O0@-2,-3',
    },
    solution: 'O0@-6,5 X0@-5,-3 W4@-6,4',
    tempting: { 'P0@-1,6': 'W0@-4,-4 W0@-3,-6 X1@-4,-5 O0@-4,-7', 'P7@-2,-5': 'W0@-1,-5 W0@-3,-4 X0@-3,-4 O0@-2,-4' },
    themes: ['table', 'force', 'win'],
    depth: 5,
    rating: 1690,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '3x1ag4vx',
    at: {
      seats: 2,
      moves:
        'T11@0,0 J2@-1,1 V0@-3,1 Y9@0,0 J0@0,-1 X0@-1,-3 X0@1,-3 T9@0,-2 I2@1,-2 N3@-1,0 N0@0,-5 W2@-1,-3 W0@1,2 L0@1,-6 L3@0,-5 I0@-1,-5 O0@2,-8 O0@3,-10',
    },
    solution: 'C11@2,-10 C9@1,-8 P4@1,-7',
    tempting: {
      'C9@1,-8': 'P0@1,-6 P9@-1,-1 V2@0,-2 Y2@3,-10 C0@3,-10',
      'C10@2,-9': 'C0@4,-13 P9@-1,-1 P6@0,-2 Y0@5,-15 V2@4,-14',
    },
    themes: ['climb', 'cover', 'win'],
    depth: 6,
    rating: 1710,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '6rzo0vgt',
    at: {
      seats: 2,
      moves:
        'Y11@0,0 J2@2,-2 X0@1,1 N1@0,1 J1@1,-3 C0@2,-2 I0@4,-3 O0@-1,3 T0@0,-5 T0@3,-1 V2@3,-2 X1@4,-5 N0@2,-1 V2@4,-5 P0@1,-7 W0@6,-5 C0@4,-4 Y4@-1,3 L0@-1,-7',
    },
    solution: 'L0@4,-6 W4@5,-5 P1@1,1',
    also: 'P4@0,2 P5@0,2',
    tempting: { 'L0@-1,-9': 'O0@-1,-11 I0@-1,-10 W4@5,-5 P1@1,1', 'L1@-1,-3': 'W0@0,-5 I0@6,-5 O0@-1,-9 P1@1,1' },
    themes: ['table', 'force', 'win'],
    depth: 5,
    rating: 1710,
    proof: 'exact',
    margin: 1,
  },
  {
    id: 'okof1u34',
    at: {
      seats: 2,
      moves:
        'V2@0,0 L1@-1,3 O0@-1,3 V5@0,-2 J11@0,-1 Y1@2,-2 L1@1,1 I0@3,-5 T10@0,1 P4@0,2 C10@2,-4 O0@4,-6 Y10@3,-6 T1@1,-6 W3@3,-6 C10@3,-3 I0@3,-9 X0@1,-10 X0@0,-11',
    },
    solution: 'N0@2,-10 N1@1,-6 J11@3,-3',
    tempting: { 'W2@1,-10': 'N1@1,-6 J8@3,-3 P1@3,-3 N0@0,-13', 'J8@2,-7': 'P1@1,-10 W4@3,-3 N0@3,-4 N0@0,-13' },
    themes: ['climb', 'cover', 'win'],
    depth: 5,
    rating: 1720,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '16nhe2ex2',
    at: {
      options: { goal: 'lowest' },
      seats: 2,
      moves:
        'J8@0,0 V5@1,-3 Y0@3,-3 N3@0,0 T8@1,-2 Y6@1,-4 O0@3,-5 J6@2,-4 V5@0,-1 W2@5,-6 W1@3,-5 X0@2,-3 C8@1,-2 I0@7,-8 P4@3,-5 C7@3,-5 N5@2,-4 O0@6,-6 I0@6,-9',
    },
    solution: 'T0@6,-9 X0@4,-10 P2@4,-9',
    tempting: { 'P1@6,-9': 'X0@8,-8 T10@7,-8 L2@7,-7 L5@5,-6', 'L5@5,-6': 'X0@8,-10 P1@6,-9 L0@6,-11 T8@7,-9' },
    themes: ['climb', 'cover', 'win', 'lowest'],
    depth: 5,
    rating: 1760,
    proof: 'exact',
    margin: 1,
  },
  {
    id: 'x4uh1xc9',
    at: {
      seats: 2,
      moves:
        'N2@0,0 Y6@2,0 I1@-2,0 J9@0,0 T1@1,-2 T1@-2,-2 X0@1,-4 W4@1,-3 O0@-1,2 L3@-2,-1 W1@3,-3 I0@4,-1 J6@3,0 N0@-3,0 V0@5,-2 C4@4,-3 Y0@-1,4 P0@-1,3 L2@0,4',
    },
    solution: 'X1@-1,4',
    tempting: { 'O0@0,4': 'P1@-4,1 X0@-4,0 C3@-3,0 V0@0,-5', 'V4@-1,4': 'P0@2,-6 O0@3,-6 C0@-1,3 X0@2,-6' },
    themes: ['prepare', 'climb', 'win'],
    depth: 5,
    rating: 1790,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '50jryih9',
    at: {
      seats: 2,
      moves:
        'P1@0,0 X2@1,-1 W0@0,2 L4@1,-1 J0@-2,0 V1@-1,5 X0@-1,-2 J4@-1,-1 Y0@1,-2 I2@0,2 I0@2,-5 N3@1,-3 V1@3,-1 W0@-3,-2 O0@0,-5 Y7@0,-5 L1@-1,-6 C1@-3,-2 C0@5,-2 P8@3,-2',
    },
    solution: 'N2@-1,-3',
    tempting: { 'N0@-2,-8': 'O0@-3,-9 T0@-1,-6 T1@-1,-5', 'N0@-5,-2': 'O0@-2,-7 T0@-1,-6 T1@-1,-5' },
    themes: ['table', 'force', 'win'],
    depth: 4,
    rating: 1880,
    proof: 'exact',
    margin: 1,
  },
  {
    id: 'xyp2tilc',
    at: {
      seats: 2,
      moves:
        'P5@0,0 Y9@-2,1 N1@-4,1 I5@-2,1 I1@-1,-1 L0@-2,4 J0@1,-3 J10@-1,-2 T1@1,1 P0@-4,-1 X0@-6,-2 C2@-5,-2 W1@1,3 V1@-4,1 V0@2,2 X0@-4,-4 Y3@-5,-5 T3@-5,-5 O0@-6,-6 W0@3,-4',
    },
    solution: 'C1@-2,-1 O0@-2,1 L3@-2,1',
    also: 'L5@-3,1',
    tempting: { 'C0@-5,-9': 'O0@-4,-11 L1@-4,-11 N3@-6,-7', 'C9@4,-4': 'O0@-5,-8 L1@-5,-8 N1@2,-3' },
    themes: ['table', 'enter', 'win'],
    depth: 4,
    rating: 1880,
    proof: 'exact',
    margin: 1,
  },
  {
    id: 'io500zkd',
    at: {
      options: { goal: 'lowest' },
      seats: 2,
      moves:
        'W0@0,0 C0@1,1 P3@0,1 V0@2,3 X1@2,0 O0@-2,1 T1@-2,-1 T5@-2,0 O0@4,0 L2@3,0 Y3@1,-1 J0@3,-2 J10@1,-1 P2@2,0 L0@-4,2 W0@5,-3 V0@-1,0 I0@6,-5',
    },
    solution: 'N1@1,3 N3@5,-3 I2@7,-5',
    also: 'I5@0,-3',
    tempting: {
      'I2@6,-5': 'Y0@3,-4 C0@3,-4 X0@5,-7 N0@1,2 N0@5,-9',
      'N3@5,-4': 'Y0@6,-7 I0@6,-7 N0@1,2 C1@1,1 X0@5,-9',
    },
    themes: ['table', 'force', 'win', 'lowest'],
    depth: 6,
    rating: 1920,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '1w0oqv1vv',
    at: {
      seats: 2,
      moves:
        'T4@0,0 W4@-2,1 O0@2,0 I1@-1,1 I1@-4,3 N1@1,0 C6@-1,0 X0@-3,0 X0@4,-2 Y7@3,-1 L2@2,0 J9@-3,2 P4@-4,4 L0@-6,3 V0@6,-3 V0@5,-5 W0@5,-8 C9@-4,3',
    },
    solution: 'J7@-3,3 P7@5,-3 Y1@4,-3',
    also: 'Y3@-5,6 Y6@5,-1 Y7@5,-1 Y10@3,-3 Y11@-6,6',
    tempting: {
      'Y9@-3,2': 'P7@5,-3 J3@-6,3 O0@4,-9 N2@4,-2 T10@2,-1',
      'Y11@-3,2': 'P7@5,-3 J3@-6,3 O0@4,-9 N2@4,-2 T10@2,-1',
    },
    themes: ['table', 'deny', 'win'],
    depth: 6,
    rating: 1940,
    proof: 'exact',
    margin: 1,
  },
  {
    id: 'nlm0xwzw',
    at: {
      seats: 2,
      moves:
        'J8@0,0 C5@-2,0 O0@1,2 V1@-1,0 I1@0,2 N1@-3,1 V0@0,1 Y0@3,1 C1@-2,0 T1@3,-1 N3@3,0 X0@3,2 P10@2,0 W1@-5,2 T5@3,2 I0@5,-4 Y0@2,-2 L0@-3,3',
    },
    solution: 'X0@-4,1',
    tempting: {
      'W0@-3,2': 'J2@-2,0 X0@4,-6 O0@4,-7 L1@-3,2 P9@-3,0',
      'L4@-4,1': 'J3@-2,0 W1@-4,2 P8@-4,1 X0@4,-6 O0@4,-7',
    },
    themes: ['force', 'prepare', 'win'],
    depth: 6,
    rating: 2040,
    proof: 'exact',
    margin: 1,
  },
  {
    id: '809u7ptu',
    at: {
      seats: 2,
      moves:
        'P1@0,0 Y3@0,-2 N0@1,-4 O0@0,-5 V2@0,-2 N0@0,-5 I0@2,-6 X0@2,-2 Y0@3,-6 P2@2,-5 T8@1,-5 L0@4,-8 X0@6,-9 V0@5,-10 C7@4,-9 J0@4,-1 J0@3,-10 I1@2,-1',
    },
    solution: 'W1@5,-8 C2@5,-9 L4@-2,-1',
    also: 'O0@-2,-1 O0@2,0',
    tempting: {
      'O0@6,-11': 'C8@5,-11 W1@5,-8 W0@5,-10 L0@7,-13 T0@6,-15',
      'O0@-2,-4': 'T0@6,-9 L0@3,-12 C4@5,-9 W0@4,-15 W0@5,-17',
    },
    themes: ['table', 'force', 'win'],
    depth: 6,
    rating: 2050,
    proof: 'exact',
    margin: 0.5,
  },
  {
    id: '13xbnqclg',
    at: {
      options: { goal: 'lowest' },
      seats: 2,
      moves:
        'L4@0,0 P4@-2,1 I0@-2,-1 O0@-1,-2 V3@-2,1 I2@-2,-1 W0@2,-1 J0@-2,1 C0@1,-4 N2@-1,-2 J3@-2,-1 Y5@1,0 X1@-1,-4 V1@0,-4 P8@0,0 T6@-3,-3 O0@-1,-3 L2@-1,-3',
    },
    solution: 'N3@-1,-3 W2@-4,-4 T5@-3,-3',
    tempting: {
      'T6@-2,-2': 'W2@-4,-4 N0@-3,-4 C1@-2,0 Y8@-2,-2 X0@-3,-6',
      'Y8@-2,-2': 'C4@-5,-1 T1@-5,-1 W1@-3,-4 N5@-3,-4 X0@-3,-6',
    },
    themes: ['enter', 'deny', 'draw', 'lowest'],
    depth: 6,
    rating: 2080,
    proof: 'exact',
    margin: 0.5,
  },
];
