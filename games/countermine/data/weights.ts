// Written by `npx tsx --conditions=source games/countermine/tools/learn.ts`: 900 games at 250 nodes a move, seed 1. The same again, byte for byte, at commit eb3f0316.

/** By whether the seat is to move * 3 + its points: what each feature is worth, in hundredths of a point. */
export const WEIGHTS = `
0.23 1.85 0 9.9 25.07 3.07 2.5
0.16 1.51 1.02 17.6 30.85 5.57 1.76
0 1.25 2.11 58.23 42.98 12.53 5.2
0.39 1.98 0 10.08 46.42 2.66 2.64
0.29 1.96 0.76 17.33 60.81 6.42 2.67
0.04 2.18 2.19 144.51 68.13 18.89 6.39
`;

/** By own points * 3 + those of the other: what the points are worth while there are cubes in plenty. */
export const STANDING = `
0 -100 -237.12
100 0 -151.11
237.12 151.11 0
`;
