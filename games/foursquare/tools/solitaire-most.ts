/**
 * How often solitaire can be won at the most, whoever plays it: the exact value of an easier game (tools/solitaire/forgiving.ts).
 *   npx tsx --conditions=source games/foursquare/tools/solitaire-most.ts FROM
 * What was buried before the last FROM cards is forgiven: the more, the sharper, and the dearer.
 */
import { forgivingStart } from './solitaire/forgiving.ts';

console.log(`at most ${(100 * forgivingStart(Number(process.argv[2]))).toFixed(3)} %`);
