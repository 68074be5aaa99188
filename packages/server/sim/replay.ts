import { playedGames, simulate } from './simulate.ts';

// npm run sim -- SEED: plays one history again and tells it. npm run sim -- FROM TO: many, and tells which are wrong.
const [first, last] = process.argv.slice(2).map(Number);
if (!Number.isInteger(first)) {
  console.error('npm run sim -- SEED, or FROM TO');
  process.exit(2);
}
const games = await playedGames();
let wrong = 0;
for (let seed = first; seed < (last ?? first + 1); seed++) {
  const { game, moves, faults, digest, story } = await simulate(seed, games);
  if (last === undefined) for (const line of story) console.log(line);
  if (faults.length > 0) wrong++;
  if (last === undefined || faults.length > 0) console.log(`seed ${seed}: ${game}, ${moves} moves, ${digest}`);
  for (const fault of faults) console.log(`  ${fault}`);
}
console.log(wrong === 0 ? 'Nothing is wrong.' : `${wrong} are wrong.`);
process.exit(wrong === 0 ? 0 : 1);
