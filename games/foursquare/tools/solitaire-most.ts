/**
 * How often solitaire can be won at the most, whoever plays it: the exact value of an easier game (tools/solitaire/pooled.ts).
 *   npx tsx --conditions=source games/foursquare/tools/solitaire-most.ts FROM MOST
 * What lies under the tops counts from FROM cards left on, up to MOST tens: the more, the sharper, and the dearer.
 */
import { pooledStart } from './solitaire/pooled.ts';

const [from, most] = process.argv.slice(2).map(Number);
console.log(`at most ${(100 * pooledStart({ from, most })).toFixed(3)} %`);
