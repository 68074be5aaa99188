import { readLines, writePacked } from './packed-lines.ts';
import { readWinLine } from './win-line.ts';

/*
 * Makes a certificate of what `prove.ts` has written, without what it gave up:
 * `npx tsx --conditions=source games/countermine/tools/prove/pack.ts FILE games/countermine/tools/prove/first-to-one.wins.br`.
 */
const [from, to] = process.argv.slice(2);
const wins = readLines(from).filter((line) => readWinLine(line)?.cubes !== undefined);
writePacked(to, wins.sort());
console.log(`${wins.length} wins`);
