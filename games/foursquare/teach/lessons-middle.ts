import type { Lesson } from '@countertop/core';

/** Half the pile is gone, and nothing is certain: what the next player can take is counted. */
export const middle: Lesson = {
  id: 'middle',
  steps: [
    {
      id: 'safe',
      at: {
        seats: 2,
        moves:
          '+10 +10 +30 +50 +10 B +40 +40 A +20 C +20 C +40 B +10 B +10 B +30 D +10 +10 A +30 D +10 D +30 C +10 D ' +
          '+30 B +30 D +20 +30 D +20 +10 D +40 B +30 B +40 D +50',
      },
      task: { right: 'A', wrong: { B: 'b', C: 'c', D: 'd' } },
    },
    {
      id: 'narrow',
      at: {
        seats: 2,
        moves:
          '+10 +10 +40 +20 +10 C +40 C +30 C +40 B +30 +30 D +50 +20 A +10 C +30 C +30 C +30 B +30 C +10 C +10 A ' +
          '+10 +20 A +10 A +30 +30 D +20 +50 B +30 C +40 D +20',
      },
      task: { right: 'D', wrong: { A: 'ac', C: 'ac', B: 'b' } },
    },
    {
      id: 'price',
      at: {
        seats: 2,
        moves:
          '+30 +30 +30 +30 +10 D +30 +20 C +10 C +40 +40 D +50 C +30 B +40 A +10 C +10 B +10 +20 B +40 C +20 C ' +
          '+10',
      },
      task: { right: 'C', wrong: { A: 'ad', B: 'b', D: 'ad' } },
    },
    {
      id: 'mountain',
      at: {
        seats: 2,
        moves: '+10 +30 +50 +10 +20 C +20 B +40 B +50 B +30 C +30 +20 C +10 B +50 B +20 D +20 +10 B +30 B +20',
      },
      task: { right: 'B', wrong: { A: 'a', C: 'cd', D: 'cd' } },
    },
  ],
};

/** Not taking, and what grows meanwhile. */
export const growing: Lesson = {
  id: 'growing',
  steps: [
    {
      id: 'bury',
      at: {
        seats: 2,
        moves:
          '+10 +20 +10 +20 +50 C +10 +40 D +40 B +50 +10 D +10 B +10 C +40 A +30 A +10 B +10 B +10 A +30 C +10 D ' +
          '+30 C +30 C +10 C +30 A +30 A +10',
      },
      task: { right: 'A', wrong: { B: 'fifty', C: 'fifty', D: 'fifty' } },
    },
    {
      id: 'roof',
      at: {
        seats: 2,
        moves:
          '+10 +30 +10 +30 +30 A +20 +50 C +10 B +10 A +30 +10 A +50 +50 D +10 B +30 D +20 D +30 D +10 C +30 +20 ' +
          'B +40 B +30 B +10 A +30 +10 D +40 +40 B +10 B +40',
      },
      task: { right: 'B', wrong: { A: 'ac', C: 'ac', D: 'd' } },
    },
    {
      id: 'certain',
      at: {
        seats: 2,
        moves:
          '+50 +20 +30 +40 +40 B +40 D +30 D +30 A +10 B +40 +40 C +30 D +10 C +50 C +30 C +30 C +10 C +10 C +10 ' +
          'C +50 C +40 A +10 A +10 B +10 +40 C +20 A +10 +10 C +10 C +30 C +10 D +20 D +30 D +30 D +20 D +10 D ' +
          '+30 C +20 C +20 D +10 D +30 D +40 A +20 +30',
      },
      task: { right: 'C', wrong: { A: 'a', B: 'take', D: 'd' } },
    },
    {
      id: 'behind',
      at: {
        seats: 2,
        moves:
          '+20 +10 +30 +40 +30 C +20 +30 C +30 +50 A +40 B +50 C +20 C +10 D +30 A +30 +40 B +10 +30 C +10 D +30 ' +
          'D +20 +10 A +20 C +20 D +50 A +30 +40 C +10 +10 D +10 B +10 D +40 B +40 A +30 +10 B +30 A +40 C +40 A ' +
          '+10 +20 C +10 C +10 C +20 C +30 C +30 B +30',
      },
      task: { right: 'B', wrong: { A: 'take', C: 'c', D: 'take' } },
    },
  ],
};

/** Five others play before it is your turn again. */
export const six: Lesson = {
  id: 'six',
  steps: [
    {
      id: 'safe',
      at: {
        seats: 6,
        moves: '+20 +10 +20 +10 +40 B +40 D +30 C +10 D +50 +30 C +30 A +30 B +30 B +40 A +30 B +10 D +50',
      },
      task: { right: 'D', wrong: { A: 'a', B: 'bc', C: 'bc' } },
    },
    {
      id: 'next',
      at: {
        seats: 6,
        moves: '+10 +20 +10 +20 +50 C +10 +40 D +40 B +50 +10 D +10 C +10 C +40 A +30 A +10 +20 B +40 D +30 C +20 +40',
      },
      task: { right: 'A', wrong: { B: 'bc', C: 'bc', D: 'd' } },
    },
    {
      id: 'leader',
      at: {
        seats: 6,
        moves:
          '+10 +30 +20 +30 +20 A +50 +20 A +30 +50 D +20 D +30 +10 C +10 +40 A +10 C +30 A +40 +40 A +50 C +30 D ' +
          '+10 B +10 A +30 +10 D +10 +30 A +10 +30 B +30 +30 B +30 +20 C +10 B +40 C +10 B +50 D +10 A +20 D +40 ' +
          'D +40 +30 C +10 A +10 D +30 A +20 C +40 B +20 +40',
      },
      task: { right: 'C', wrong: { B: 'b' } },
    },
    {
      id: 'tie',
      at: {
        seats: 6,
        moves:
          '+30 +30 +30 +10 +50 D +10 D +50 +20 C +10 B +40 D +40 +40 D +20 +30 B +50 +10 A +20 +10 C +50 +40 A ' +
          '+10 A +10 B +30 D +10 +20 D +10 A +40 A +10 D +40 C +30 +30 C +40 C +30 +10 B +20 B +30 +10 B +20 B ' +
          '+30 +30 A +10 +10 A +30 D +30 +40 C +30 C +20 +20',
      },
      task: { right: 'A' },
    },
  ],
};
