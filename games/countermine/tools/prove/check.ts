import { CELLS } from '../../rules/lines.ts';
import { writeBoardCell } from '../../rules/notation.ts';
import { checkWins, settledBy } from './check-wins.ts';
import { type Opening, writeOpening } from './opening.ts';
import { readLines } from './packed-lines.ts';

/*
 * Replays a certificate of wins at first to one: `npx tsx --conditions=source games/countermine/tools/prove/check.ts FILE`. A file that ends in `.br` is
 * compressed with Brotli. It ends with 1 where a line does not hold.
 */
const [file] = process.argv.slice(2);
const { faults, wins, positions, openings } = checkWins(readLines(file));

const settled = new Map<number, Set<number>>();
function settle(opening: Opening): void {
  const seconds = settled.get(opening[0]) ?? new Set();
  for (const second of settledBy(opening)) seconds.add(second);
  settled.set(opening[0], seconds);
}

for (const { opening, missing } of openings) {
  if (missing.length === 0) settle(opening);
  const answers = missing.length === 0 ? 'every answer loses' : `open with ${missing.map(writeBoardCell).join(' ')}`;
  console.log(`${writeOpening(opening)}: ${answers}`);
}
for (const [first, seconds] of settled) {
  const names = [...seconds].sort((a, b) => a - b).map(writeBoardCell);
  console.log(
    `After ${writeBoardCell(first)} the first player wins against ${seconds.size} of ${CELLS - 1} replies: ${names.join(' ')}`,
  );
}
console.log(
  `${wins} wins hold, ${positions} positions replayed${faults.length === 0 ? '' : `; lines that do not hold: ${faults.join(' ')}`}`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
