import {
  AlphaBeta,
  type AlphaBetaSettings,
  Expectimax,
  type Limits,
  Mcts,
  type MctsSettings,
  type Thought,
} from '@countertop/search';
import { Duel, duelKnowledge } from './duel.ts';
import { Mnk, mnkKnowledge } from './mnk.ts';

/**
 * Speeds on toy games, and a signature of what was searched for commit messages (`Bench:`): it changes when and only when the
 * searches behave differently. Run: npx tsx --conditions=source packages/search/test/bench.ts
 */
const now = (): number => performance.now();
let signature = 0;

function bench(name: string, think: (limits: Limits) => Thought): void {
  think({ nodes: 20_000 });
  const thought = think({ nodes: 200_000, now });
  signature = (Math.imul(signature, 31) + thought.nodes + 7 * thought.move + thought.candidates[0].nodes) >>> 0;
  console.log(`${name.padEnd(28)} ${thought.nodesPerSecond.toLocaleString('en').padStart(12)} nodes/s`);
}

const five = new Mnk(9, 9, 5);
const alphaBeta = (settings: AlphaBetaSettings) => (limits: Limits) =>
  new AlphaBeta(mnkKnowledge, settings).think(five, limits);
const mcts = (settings: MctsSettings) => (limits: Limits) => new Mcts(mnkKnowledge, settings).think(five, limits);

bench('alpha-beta', alphaBeta({}));
bench('expectimax', (limits) => new Expectimax(duelKnowledge).think(new Duel(20, 6, 1), limits));
bench('tree search, evaluated', mcts({ leaf: 1 }));
bench('tree search, playouts', mcts({}));
bench('tree search, GRAVE', mcts({ rave: { bias: 1e-3, reference: 50 } }));
console.log(`Bench: ${signature}`);
