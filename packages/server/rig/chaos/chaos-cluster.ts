import { demandBuild } from './built.ts';
import { playRounds } from './chaos-report.ts';
import { clusterPlace } from './cluster-place.ts';

// npm run build && npm run chaos:cluster: a hundred rounds. npm run chaos:cluster -- ROUNDS [FIRST SEED].
demandBuild();
const [rounds = 100, first = 1] = process.argv.slice(2).map(Number);
const place = await clusterPlace({ nodes: 3, workers: 2, redis: true, balancer: true, seed: first });
process.exit((await playRounds(place, rounds, first, 'npm run chaos:cluster')) ? 0 : 1);
