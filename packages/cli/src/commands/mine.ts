import { setImmediate } from 'node:timers/promises';
import { findEntry, loadBrain } from '@countertop/catalogue';
import type { Puzzle } from '@countertop/core';
import { Collection, type Found, Miner, type Mining } from '@countertop/search';
import type { Command } from '../command.ts';
import { EXIT, Refusal } from '../exit.ts';
import { findGame } from '../given/find-game.ts';
import { MineLedger } from '../mine/mine-ledger.ts';
import { puzzleFile } from '../mine/puzzle-file.ts';
import { claimOutput, deliverSafely } from '../showing/output.ts';
import { say } from '../showing/words.ts';

const COUNT = 120;
const SEED = 1;
/** Matches in which nothing more was found that would fit: then the mine is exhausted. */
const IN_VAIN = 5000;

export const command: Command = {
  name: 'mine',
  summary: 'Find puzzles in games of the bots against each other, prove and grade them',
  about: `
Bots of middle levels play; wherever one move is clearly best, that is proven by a deep search, or to the end
of the game where it can be, and the line is followed as long as the next move is again the only good one.
With the same seed and nodes the same puzzles are found. docs/puzzles.md says what makes a puzzle and how it is graded.`,
  arguments: [{ name: 'GAME', says: 'the game', among: 'games' }],
  options: {
    count: { value: 'N', says: `how many puzzles (${COUNT})` },
    seed: { value: 'N', says: `of the matches (${SEED})` },
    nodes: { value: 'N', says: 'effort of a proof (as the game thinks right)' },
    keep: { says: 'begin with the puzzles that are shipped, each proven afresh' },
    out: { value: 'FILE', among: 'files', says: 'write the puzzles here (standard output)' },
    resume: { value: 'FILE', among: 'files', says: 'note every match in this file, and go on where it ends' },
  },
  examples: [
    ['countertop mine GAME --out games/GAME/data/puzzles.ts', 'as many as are shipped'],
    ['countertop mine GAME --count 20 --seed 7 --resume found.jsonl', 'can be interrupted and called again'],
  ],
  async run(given, terminal) {
    const game = await findGame(given.words[0]);
    const brain = await loadBrain(game.id);
    if (!brain.ok) throw new Refusal(EXIT.failed, say(brain.problem, game));
    const mining = await loadMining(game.id);
    const count = given.integer('count', 1, 100_000) ?? COUNT;
    const seed = given.integer('seed', 0, 0xffffffff) ?? SEED;
    const nodes = given.integer('nodes', 1, 1_000_000_000) ?? mining.nodes;
    const kept = given.has('keep') ? await shipped(game.id) : [];
    const out = given.text('out');
    await claimOutput(out, terminal);
    const ledger = MineLedger.open(given.text('resume'), { game: game.id, seed, nodes, kept: kept.length });
    let interrupted = false;
    const interrupt = (): void => {
      interrupted = true;
    };
    process.on('SIGINT', interrupt);
    const miner = new Miner(game, brain.value, mining, { seed, nodes });
    const collection = new Collection(mining, count);
    /** First what is kept, a puzzle at a time, then the matches. */
    const found = (index: number): Found[] => {
      if (index >= kept.length) return miner.mine(index - kept.length);
      const again = miner.again(kept[index]);
      return again === undefined ? [] : [again];
    };
    let vain = 0;
    let told = -1;
    for (let match = 0; !collection.full && vain < IN_VAIN && !interrupted; match++) {
      if (match >= ledger.matches.length) ledger.add(found(match));
      const before = collection.found.length;
      for (const each of ledger.matches[match]) collection.add(each);
      vain = collection.found.length > before ? 0 : vain + 1;
      const tenth = Math.floor((10 * collection.found.length) / count);
      if (tenth !== told) terminal.complain(`${collection.found.length} of ${count} puzzles, ${match + 1} matches`);
      told = tenth;
      // Mining holds the thread; whoever interrupts it is heard between two matches.
      await setImmediate();
    }
    process.off('SIGINT', interrupt);

    const asked = `countertop mine ${game.id} --count ${count} --seed ${seed} --nodes ${nodes}`;
    const text = puzzleFile(
      collection.found.map(({ puzzle }) => puzzle),
      kept.length === 0 ? minedBy(asked) : minedOnBy(asked, kept.length),
    );
    await deliverSafely(out, text, terminal);
    if (collection.full) return EXIT.fine;
    if (interrupted) {
      terminal.complain(`Interrupted; these are the ${collection.found.length} puzzles found so far.`);
      return EXIT.failed;
    }
    terminal.complain(`Only ${collection.found.length}: ${IN_VAIN} matches in a row had nothing new.`);
    return EXIT.failed;
  },
};

function minedBy(asked: string): string[] {
  return [
    `Written by \`${asked}\`; docs/puzzles.md says how.`,
    'As long as bots and mining stay as they are, that writes the same bytes again.',
  ];
}

function minedOnBy(asked: string, kept: number): string[] {
  return [
    `Written by \`${asked} --keep\`; docs/puzzles.md says how.`,
    `It began with ${kept} puzzles that were here before, so no command writes these bytes again from nothing.`,
  ];
}

async function shipped(id: string): Promise<readonly Puzzle[]> {
  const entry = findEntry(id);
  const guide = entry.ok ? await entry.value.loadGuide() : undefined;
  return (await guide?.puzzles?.()) ?? [];
}

async function loadMining(id: string): Promise<Mining> {
  const entry = findEntry(id);
  const mining = entry.ok ? await entry.value.loadMining() : undefined;
  if (mining === undefined) throw new Refusal(EXIT.failed, `Nobody has said what a puzzle of ${id} is (mining).`);
  return mining;
}
