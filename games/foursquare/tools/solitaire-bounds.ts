/**
 * How often solitaire can be won at the most, whoever plays it: the exact value of an easier game (tools/solitaire/chances.ts).
 *   npx tsx --conditions=source games/foursquare/tools/solitaire-bounds.ts [LIMITS]
 * LIMITS say how much of what is buried is told apart: `13=4,0=8` for 4 tens with 13 cards left and more, 8 with fewer. Higher ones bring the bound down, and cost more.
 */
import { COPIES } from '../rules/cards.ts';
import { Chances } from './solitaire/chances.ts';
import { chanceBeforeDeal, DEALT } from './solitaire/deal.ts';
import { bySteps } from './solitaire/steps.ts';
import { Forgiving } from './solitaire/ways.ts';

/** The nearer to the end, the more it matters: what lies on the stacks then was not taken. */
const LIMITS = '15=7,13=8,11=9,9=11,7=13,5=16,0=19';

const chances = new Chances(COPIES, {
  cards: DEALT,
  tableOf: bySteps(process.argv[2] ?? LIMITS, (limit) => new Forgiving(Number(limit))),
  mixed: false,
  span: 24,
  less: 4,
  rare: 1e-6,
  done: (left) => console.error(`${left} cards left, ${process.cpuUsage().user / 1e6} s of processor`),
});
const most = 100 * (1 - chanceBeforeDeal(chances));
console.log(`at most ${most.toFixed(4)} %, ${process.cpuUsage().user / 1e6} s of processor`);
