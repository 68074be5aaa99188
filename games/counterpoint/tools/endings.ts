/**
 * How long exact endings take, from fixed seeds: processor time of one answer, for the lead alone and for the whole endgame (lead and win).
 *   npx tsx --conditions=source games/counterpoint/tools/endings.ts 15
 */
import { Expectimax, Mcts } from '@countertop/search';
import { Endgame } from '../brain/endgame.ts';
import { CounterpointKnowledge } from '../brain/knowledge.ts';
import type { CounterpointPosition } from '../rules/position.ts';
import { type Match, reached } from '../test/situations.ts';

const count = Number(process.argv[2]);
const knowledge = new CounterpointKnowledge();
/** Where an ending is given up. */
const MOST_NODES = 20_000_000;

function timed(think: () => { readonly exact: boolean }): { milliseconds: number; exact: boolean } {
  const begun = process.cpuUsage().user;
  const { exact } = think();
  return { milliseconds: (process.cpuUsage().user - begun) / 1000, exact };
}

function endings(vacancies: number, match: Match, empty: boolean): CounterpointPosition[] {
  const found: CounterpointPosition[] = [];
  for (let seed = 0; found.length < count; seed++) {
    const position = reached(seed, vacancies, match);
    if (position?.vacancies === vacancies && (position.bagSize === 0) === empty) found.push(position);
  }
  return found;
}

for (const [name, match, empty, sizes] of [
  ['with draws', {}, false, [5, 6, 7]],
  ['with an empty bag', { options: { width: 8, height: 6 } }, true, [8, 9, 10]],
] as const) {
  for (const vacancies of sizes) {
    const times = endings(vacancies, match, empty).map((position) => {
      const lead = timed(() =>
        new Expectimax(knowledge, { begin: 100, bytes: 1 << 23 }).think(position, { nodes: MOST_NODES }),
      );
      const whole = timed(() =>
        new Endgame(new Mcts(knowledge, { bytes: 1 << 20 })).think(position, { nodes: MOST_NODES }),
      );
      return { lead, whole };
    });
    const told = (part: 'lead' | 'whole'): string => {
      const all = times.map((each) => each[part].milliseconds);
      const mean = all.reduce((sum, each) => sum + each, 0) / count;
      const solved = times.filter((each) => each[part].exact).length;
      return `${part} ${mean.toFixed(0)} ms on average, longest ${Math.max(...all).toFixed(0)}, solved ${solved} of ${count}`;
    };
    console.log(`${vacancies} spaces ${name}: ${told('lead')}; ${told('whole')}`);
  }
}
