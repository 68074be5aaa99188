import { HIGHEST_WEIGHTS, LOWEST_WEIGHTS } from '../data/weights.ts';
import type { CounterplaysPosition, Goal } from '../rules/position.ts';
import type { RunningSurvey } from '../rules/running-survey.ts';
import { PLIES } from '../rules/tiles.ts';

/*
 * A position is judged by a few small things, each looked up in a table of weights that was learned from self-play
 * (train.ts). All are seen by the one to move: how far ahead on the three levels nearest to the goal's end, and how many
 * tiles in either hand would come to lie there. Which of them matter how much changes with every ply, so every ply
 * has weights of its own.
 */

/** Leads on a level are told apart from -2 to 2, tiles in hand for a level from 0 to 3. */
const LEADS = 5;
const COUNTS = 4;
const LEVELS_SEEN = 3;

/** The whole situation at the end: both leads, who can go further, who can join. */
const SITUATIONS = LEADS * 3 * 2 * 2 * 3 * 3;
const SITUATION = 0;
const LEAD = SITUATIONS;
const HAND = LEAD + LEVELS_SEEN * LEADS;
const WEIGHTS_A_PLY = HAND + 2 * LEVELS_SEEN * COUNTS;
/** How many weights are added up for a position. */
export const TERMS = 1 + LEVELS_SEEN + 2 * LEVELS_SEEN;
export const WEIGHTS = PLIES * WEIGHTS_A_PLY;

/** A letter a weight: 64 steps of an eighth, in log-odds. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-';
const STEPS = 8;
const MIDDLE = LETTERS.length / 2;

const HIGHEST = readWeights(HIGHEST_WEIGHTS);
const LOWEST = readWeights(LOWEST_WEIGHTS);

const GOAL_LOWEST: Goal = 'lowest';
const terms = new Int32Array(TERMS);

/** The log-odds that the one to move will win. */
export function prospects(position: CounterplaysPosition, survey: RunningSurvey): number {
  const weights = position.goal === GOAL_LOWEST ? LOWEST : HIGHEST;
  writeTerms(position, survey, terms);
  let sum = 0;
  for (let i = 0; i < TERMS; i++) sum += weights[terms[i]];
  return sum;
}

function readWeights(text: string): Float64Array<ArrayBuffer> {
  const weights = new Float64Array(WEIGHTS);
  let at = 0;
  for (const letter of text) {
    const step = LETTERS.indexOf(letter);
    if (step >= 0) weights[at++] = (step - MIDDLE) / STEPS;
  }
  return weights;
}

/** The way back: in lines of a ply's weights. */
export function writeWeights(weights: Float64Array): string {
  let text = '';
  for (let i = 0; i < WEIGHTS; i++) {
    if (i % WEIGHTS_A_PLY === 0) text += '\n';
    text += LETTERS[clamp(Math.round(weights[i] * STEPS) + MIDDLE, 0, LETTERS.length - 1)];
  }
  return text;
}

const counts = new Int32Array(2 * LEVELS_SEEN);

/** Writes which weights speak about a position in which somebody is to move. */
export function writeTerms(position: CounterplaysPosition, survey: RunningSurvey, terms: Int32Array): void {
  const seat = position.ply & 1;
  const { top } = position;
  const start = position.ply * WEIGHTS_A_PLY;
  const lowest = position.goal === GOAL_LOWEST;
  countHands(position, survey, lowest);
  const first = lowest ? 1 : top;
  const step = lowest ? 1 : -1;
  for (let i = 0; i < LEVELS_SEEN; i++) {
    const level = first + i * step;
    const lead = position.tilesOn(level, seat) - position.tilesOn(level, 1 - seat);
    terms[1 + i] = start + LEAD + i * LEADS + clamp(lead + 2, 0, LEADS - 1);
  }
  for (let i = 0; i < 2 * LEVELS_SEEN; i++) {
    terms[1 + LEVELS_SEEN + i] = start + HAND + i * COUNTS + Math.min(counts[i], COUNTS - 1);
  }
  let situation = terms[1] - start - LEAD;
  situation = situation * 3 + clamp(terms[2] - start - LEAD - LEADS - 1, 0, 2);
  situation = situation * 2 + Math.min(counts[0], 1);
  situation = situation * 2 + Math.min(counts[LEVELS_SEEN], 1);
  situation = situation * 3 + Math.min(counts[1], 2);
  situation = situation * 3 + Math.min(counts[LEVELS_SEEN + 1], 2);
  terms[0] = start + SITUATION + situation;
}

/** Counts the tiles, of the one to move and then of the other, for the three levels at the goal's end. */
function countHands(position: CounterplaysPosition, survey: RunningSurvey, lowest: boolean): void {
  const seat = position.ply & 1;
  const own = position.tilesLeft(seat);
  const other = position.tilesLeft(1 - seat);
  counts.fill(0);
  let open = own | other;
  // Highest: the level above the top, the top, the one below. Lowest: the table and the two levels on it.
  for (let level = position.top + 1; level >= 1 && open !== 0; level--) {
    const place = lowest ? level - 1 : position.top + 1 - level;
    if (!lowest && place >= LEVELS_SEEN) break;
    const here = level === 1 ? open : survey.fits(level) & open;
    open &= ~here;
    if (place >= LEVELS_SEEN) continue;
    counts[place] = bits(here & own);
    counts[LEVELS_SEEN + place] = bits(here & other);
  }
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function clamp(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value;
}
