import { Nearby } from '../brain/nearby.ts';
import { FEATURES, featuresOf, MOST_FEATURES, SHAPE_KINDS } from '../brain/patterns.ts';
import { Threats } from '../brain/threats.ts';
import { begin, type Chosen } from './self-play.ts';

const EPOCHS = 12;
const RATE = 0.15;
const BATCH = 8;
/** Weights are drawn back to 0, those of single shapes more: what is rare keeps to what is known of its like. */
const RESTRAINT = 0.01;
const RESTRAINT_ON_SHAPES = 0.08;

/** Positions with the features of their candidates, in flat columns. */
interface Examples {
  readonly features: number[];
  /** By candidate, its first feature; one more at the end. */
  readonly begins: number[];
  /** By candidate, its share of the choice. */
  readonly shares: number[];
  /** By position, its first candidate; one more at the end. */
  readonly positions: number[];
}

export function study(games: readonly Chosen[][]): Examples {
  const nearby = new Nearby();
  const mine = new Threats();
  const theirs = new Threats();
  const buffer = new Int32Array(MOST_FEATURES);
  const features: number[] = [];
  const begins: number[] = [];
  const shares: number[] = [];
  const positions: number[] = [];
  for (const game of games) {
    const position = begin();
    for (const [chosen, ...looked] of game) {
      const count = looked.length > 0 ? nearby.find(position, 2) : 0;
      if (count > 0 && nearby.cells.subarray(0, count).includes(chosen)) {
        mine.survey(position, position.turn, true);
        theirs.survey(position, 1 - position.turn, true);
        positions.push(begins.length);
        for (let i = 0; i < count; i++) {
          const cell = nearby.cells[i];
          begins.push(features.length);
          const found = featuresOf(position, cell, mine, theirs, buffer);
          for (let k = 0; k < found; k++) features.push(buffer[k]);
          shares.push(shareOf(cell, chosen, looked));
        }
      }
      position.play(chosen);
    }
  }
  positions.push(begins.length);
  begins.push(features.length);
  return { features, begins, shares, positions };
}

/** Half for being played, half by visits. */
function shareOf(cell: number, chosen: number, looked: readonly number[]): number {
  let visits = 0;
  let all = 0;
  for (let i = 0; i < looked.length; i += 2) {
    all += looked[i + 1];
    if (looked[i] === cell) visits = looked[i + 1];
  }
  return (cell === chosen ? 0.5 : 0) + (0.5 * visits) / all;
}

/** The weights under which the choices are most likely: gradient ascent with a rate of its own for each weight (Adagrad). */
export function fit({ features, begins, shares, positions }: Examples, report: (line: string) => void): Float64Array {
  const weights = new Float64Array(FEATURES);
  const squares = new Float64Array(FEATURES).fill(0.01);
  const gradient = new Float64Array(FEATURES);
  const count = positions.length - 1;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    let likelihood = 0;
    for (let n = 0; n < count; n++) {
      const at = (n * 7919) % count;
      const from = positions[at];
      const chances: number[] = [];
      let all = 0;
      let given = 0;
      for (let c = from; c < positions[at + 1]; c++) {
        let sum = 0;
        for (let k = begins[c]; k < begins[c + 1]; k++) sum += weights[features[k]];
        chances.push(Math.exp(sum));
        all += Math.exp(sum);
        given += shares[c];
      }
      for (let c = from; c < positions[at + 1]; c++) {
        const chance = chances[c - from] / all;
        const share = shares[c] / given;
        likelihood += share * Math.log(chance);
        for (let k = begins[c]; k < begins[c + 1]; k++) gradient[features[k]] += share - chance;
      }
      if (n % BATCH !== BATCH - 1) continue;
      for (let i = 0; i < FEATURES; i++) {
        if (gradient[i] === 0) continue;
        const step = gradient[i] - (i < SHAPE_KINDS ? RESTRAINT_ON_SHAPES : RESTRAINT) * weights[i];
        squares[i] += step * step;
        weights[i] += (RATE * step) / Math.sqrt(squares[i]);
        gradient[i] = 0;
      }
    }
    report(`epoch ${epoch + 1}: mean log-likelihood ${(likelihood / count).toFixed(4)} of ${count} choices`);
  }
  return weights;
}
