/**
 * How often solitaire can be won, whoever plays it: an exact bound from one side (tools/solitaire/bounded.ts), in a quarter of an hour of a core and 12 GB at most.
 *   npx tsx --conditions=source games/foursquare/tools/solitaire-bounds.ts most|least [LIMITS]
 * LIMITS say how much of what is buried is told apart: `13=4,0=8` for 4 tens with 13 cards left and more, 8 with fewer. Higher ones bring the two sides nearer to each other, and cost more.
 */
import { boundBeforeDeal } from './solitaire/bounded.ts';

/** The nearer to the end, the more it matters: what lies on the stacks then was not taken. */
const LIMITS = '21=4,17=5,15=6,13=7,11=8,9=10,7=13,5=16,0=19';

const [side, given = LIMITS] = process.argv.slice(2);
if (side !== 'most' && side !== 'least') throw new RangeError('say "most" or "least"');
const limits = given.split(',').map((each) => each.split('=').map(Number));

function limitOf(left: number): number {
  const found = limits.find(([from]) => left >= from);
  if (found === undefined) throw new RangeError(`no limit for ${left} cards`);
  return found[1];
}

const bound = boundBeforeDeal(side, limitOf, (left) => console.error(`${left} cards left`));
console.log(`at ${side} ${(100 * bound).toFixed(4)} %, ${process.cpuUsage().user / 1e6} s of processor`);
