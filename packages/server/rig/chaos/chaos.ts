import { demandBuild } from './built.ts';
import { chaosPlace } from './chaos-place.ts';
import { playRounds } from './chaos-report.ts';

// npm run build && npm run chaos: a hundred rounds. npm run chaos -- ROUNDS [FIRST SEED].
demandBuild();
const [rounds = 100, first = 1] = process.argv.slice(2).map(Number);
process.exit((await playRounds(await chaosPlace(first), rounds, first, 'npm run chaos')) ? 0 : 1);
