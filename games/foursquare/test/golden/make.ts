/**
 * Writes the golden playthroughs beside it: npx tsx --conditions=source games/foursquare/test/golden/make.ts
 * They are kept for ever; run this only when a rule was wrong.
 */
import { writeFileSync } from 'node:fs';
import { CHANCE, NOBODY, Random, readFrame, referee, writeRecord } from '@countertop/core';
import { foursquare, STACKS } from '../../index.ts';

for (let seats = 1; seats <= 6; seats++) {
  const random = new Random(100 + seats);
  const position = foursquare.start({}, seats);
  const moves: string[] = [];
  while (position.actor !== NOBODY) {
    let move = position.pick(random);
    for (let stack = 0; stack < STACKS; stack++) {
      if (position.actor !== CHANCE && position.captures(stack) && random.below(4) > 0) move = stack;
    }
    moves.push(foursquare.write(position, move));
    position.play(move);
  }
  const record = writeRecord(foursquare, {}, seats, moves);
  const frame = readFrame(record);
  if (!frame.ok) throw new Error(frame.problem.code);
  const ruling = referee(foursquare, frame.value, { trace: true });
  if (!ruling.ok) throw new Error(ruling.problem.code);
  const trace = ruling.trace?.map((verdict) => `    ${JSON.stringify(verdict)}`).join(',\n');
  writeFileSync(
    new URL(`seats-${seats}.json`, import.meta.url),
    `{\n  "record": ${JSON.stringify(record)},\n  "trace": [\n${trace}\n  ]\n}\n`,
  );
}
