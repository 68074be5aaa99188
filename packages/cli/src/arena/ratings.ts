import type { Pairing } from './plan.ts';

export interface Rating {
  readonly player: number;
  /** Elo; the mean of all players is 0. */
  readonly elo: number;
  /** Half the width of the 95 % interval. */
  readonly margin: number;
}

/** What a pairing came to: how many games, and the candidate's mean score in them. */
export interface Score {
  readonly pairing: Pairing;
  readonly games: number;
  readonly score: number;
}

const ELO = 400 / Math.LN10;
const Z95 = 1.959963984540054;
/** Half a game drawn with everyone met: whoever has only won is rated high, not infinitely high. */
const PRIOR = 0.5;

/** The strengths that explain all scores best (Bradley and Terry), and how sure they are. */
export function ratingsOf(players: number, scores: readonly Score[]): Rating[] {
  const met = scores
    .filter(({ games }) => games > 0)
    .map(({ pairing: [a, b], games, score }) => ({ a, b, games: games + PRIOR, won: games * score + PRIOR / 2 }));
  const strength = new Array<number>(players).fill(0);
  // Newton's method; the added diagonal keeps the mean where it is, which the scores say nothing about.
  let hessian: number[][] = [];
  for (let step = 0; step < 50; step++) {
    const slope = strength.map((own) => -own * 1e-9);
    hessian = strength.map((_, i) => strength.map((_, j) => (i === j ? 1e-9 : 0)));
    for (const { a, b, games, won } of met) {
      const expected = 1 / (1 + Math.exp(strength[b] - strength[a]));
      const weight = games * expected * (1 - expected);
      slope[a] += won - games * expected;
      slope[b] -= won - games * expected;
      hessian[a][a] += weight;
      hessian[b][b] += weight;
      hessian[a][b] -= weight;
      hessian[b][a] -= weight;
    }
    const change = product(inverse(centred(hessian)), slope);
    const largest = Math.max(...change.map(Math.abs));
    for (const [i, by] of change.entries()) strength[i] += by / Math.max(1, largest);
    if (largest < 1e-10) break;
  }
  const covariance = inverse(centred(hessian));
  const mean = strength.reduce((sum, own) => sum + own, 0) / players;
  return strength.map((own, player) => {
    // The part of the covariance that concerns the distance from the mean of all.
    const variance = Math.max(0, covariance[player][player] - 1 / players ** 2);
    return { player, elo: ELO * (own - mean), margin: ELO * Z95 * Math.sqrt(variance) };
  });
}

/** With a one everywhere on top the matrix can be inverted, and means of all count as known. */
function centred(matrix: readonly (readonly number[])[]): number[][] {
  return matrix.map((row) => row.map((entry) => entry + 1));
}

function product(matrix: readonly (readonly number[])[], vector: readonly number[]): number[] {
  return matrix.map((row) => row.reduce((sum, entry, i) => sum + entry * vector[i], 0));
}

/** By Gauss and Jordan, with pivots. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const n = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...Array.from({ length: n }, (_, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < n; column++) {
    let pivot = column;
    for (let i = column + 1; i < n; i++) {
      if (Math.abs(rows[i][column]) > Math.abs(rows[pivot][column])) pivot = i;
    }
    [rows[column], rows[pivot]] = [rows[pivot], rows[column]];
    const head = rows[column][column] || 1e-12;
    rows[column] = rows[column].map((entry) => entry / head);
    for (let i = 0; i < n; i++) {
      if (i === column) continue;
      const factor = rows[i][column];
      rows[i] = rows[i].map((entry, j) => entry - factor * rows[column][j]);
    }
  }
  return rows.map((row) => row.slice(n));
}
