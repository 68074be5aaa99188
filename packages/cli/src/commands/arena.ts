import { availableParallelism } from 'node:os';
import { loadBrain } from '@countertop/catalogue';
import type { Game, Options, Position } from '@countertop/core';
import { LEVELS, type SequentialTest, teamsOf, thinkerFor } from '@countertop/search';
import { CommandPlayer, NoEngine } from '../arena/command-player.ts';
import { hasDraws } from '../arena/hall.ts';
import { Ledger } from '../arena/ledger.ts';
import type { ArenaPlan, Pairing } from '../arena/plan.ts';
import { plot } from '../arena/plot.ts';
import { ProgressBar } from '../arena/progress-bar.ts';
import { type Rating, ratingsOf } from '../arena/ratings.ts';
import { reportText } from '../arena/report.ts';
import { runArena } from '../arena/run-arena.ts';
import { Schedule } from '../arena/schedule.ts';
import { type Summary, summarise } from '../arena/summary.ts';
import type { Command } from '../command.ts';
import { type PlayerSpec, readPlayer } from '../engine/player-spec.ts';
import { EXIT, Refusal } from '../exit.ts';
import { BEGINNING_OPTIONS, readBeginning } from '../given/beginning.ts';
import { findGame } from '../given/find-game.ts';
import type { Given } from '../given/given.ts';
import { checkWritable, claimOutput, deliver } from '../showing/output.ts';
import { say } from '../showing/words.ts';

const PAIRS = 100;
/** A sequential test that has not come to an end by then is given up. */
const MOST_PAIRS = 20_000;
/** Random moves of an opening in games without draws; draws make openings of their own. */
const OPENING = 4;

export const command: Command = {
  name: 'arena',
  summary: 'Let players play against each other, and say how strong they are and how sure that is',
  about: `
Players are level:N, baseline:NAME, random, uct (plain tree search) or cmd:PROGRAM, a program that speaks
the engine protocol; each may have limits: level:7@nodes=2000, level:10@ms=500. The first is the candidate.
A round is a pair of games with the same opening and draws and seats swapped; with three seats and more the
candidate takes every seat in turn against copies of the reference. More than two players meet each other.
With the same seed and no clocks all games are the same again, in however many threads.`,
  arguments: [],
  options: {
    game: { value: 'GAME', says: 'the game', among: 'games' },
    ...BEGINNING_OPTIONS,
    player: { value: 'PLAYER', many: true, says: 'a player; give two or more' },
    ladder: {
      value: 'LEVELS',
      says: 'each level against the one below: 1-10 (or as many as the game has), or 1-10@nodes=500',
    },
    pairs: { value: 'N', says: `rounds of each pairing (${PAIRS}; with --sprt at most, ${MOST_PAIRS})` },
    sprt: { value: 'ELO0,ELO1', says: 'play until it is clear which difference is nearer the truth (5 % errors)' },
    opening: { value: 'N', says: `random moves to begin with (${OPENING}; where there are draws, 0)` },
    seed: { value: 'N', says: 'for openings, draws and players (1)' },
    workers: { value: 'N', says: 'threads (all cores)' },
    out: { value: 'FILE', among: 'files', says: 'add each finished round to this file, and go on where it ends' },
    svg: { value: 'FILE', among: 'files', says: 'draw the results' },
    json: { says: 'results as JSON' },
  },
  examples: [
    ['countertop arena --game GAME --player level:10@ms=500 --player uct@ms=500', 'two players, 100 pairs'],
    ['countertop arena --game GAME --ladder 1-10 --out ladder.jsonl --svg ladder.svg', 'all levels; resumable'],
    ['countertop arena --game GAME --seats 4 --player level:5 --player baseline:greedy', 'one among copies'],
    [`countertop arena --game GAME --player level:10 --player 'cmd:./other --fast@ms=1000' --sprt 0,30`, 'a program'],
  ],
  async run(given, terminal) {
    const plan = await readPlan(given);
    const test = readTest(given);
    const rounds = given.integer('pairs', 1, 10_000_000) ?? (test === undefined ? PAIRS : MOST_PAIRS);
    const threads = given.integer('workers', 1, 256) ?? availableParallelism();
    const schedule = new Schedule(plan, rounds, test);
    const path = given.text('out');
    const svg = given.text('svg');
    checkWritable(path);
    await claimOutput(svg, terminal);
    const ledger = path === undefined ? undefined : Ledger.open(path, plan);
    for (const result of ledger?.results ?? []) schedule.take(result);

    const stop = new AbortController();
    // Also for the second one that a shell or a hurried person sends: leaving takes two seconds at most.
    const interrupt = (): void => stop.abort();
    process.on('SIGINT', interrupt);
    const bar = new ProgressBar(terminal);
    bar.show(schedule.done, schedule.all, '');
    let broken: Refusal | undefined;
    try {
      await runArena(
        plan,
        schedule,
        threads,
        (result) => {
          schedule.take(result);
          ledger?.add(result);
          bar.show(schedule.done, schedule.all, scoreSoFar(schedule, plan));
        },
        stop.signal,
      );
    } catch (error) {
      // What has been played is told first; then, what ended it.
      if (!(error instanceof Refusal) || schedule.done === 0) throw error;
      broken = error;
    } finally {
      bar.end();
      process.off('SIGINT', interrupt);
    }
    const summaries = plan.pairings.map((_, pairing) =>
      summarise(schedule.results(pairing), schedule.verdict(pairing)),
    );
    const ratings = ratingsFor(plan, summaries);
    if (given.has('json')) await terminal.write(`${JSON.stringify(resultsJson(plan, summaries, ratings))}\n`);
    else await terminal.write(reportText(plan, summaries, ratings, terminal.look));
    if (svg !== undefined) await deliver(svg, plot(plan, summaries, ratings), terminal);
    if (broken !== undefined) throw broken;
    if (stop.signal.aborted) terminal.complain('Interrupted; these are the rounds that were finished.');
    return stop.signal.aborted ? EXIT.failed : EXIT.fine;
  },
};

async function readPlan(given: Given): Promise<ArenaPlan> {
  const id = given.text('game');
  if (id === undefined) throw new Refusal(EXIT.usage, 'The arena needs --game GAME.');
  const game = await findGame(id);
  const { options, position } = readBeginning(game, given);
  const { seats } = position;
  const { players, pairings } = readPlayers(given);
  await checkPlayers(game, options, players);
  if (given.has('sprt') && teamsOf(position).length !== 2) {
    throw new Refusal(EXIT.usage, '--sprt is for two sides; among more, shares of the win are measured (--pairs).');
  }
  const opening = given.integer('opening', 0, 1000) ?? defaultOpening(position);
  const seed = given.integer('seed', 0, 0xffffffff) ?? 1;
  return { game: game.id, options, seats, players, pairings, seed, opening };
}

function readPlayers(given: Given): { players: PlayerSpec[]; pairings: Pairing[] } {
  const ladder = given.text('ladder');
  const texts = given.all('player');
  if (ladder === undefined) {
    if (texts.length < 2) throw new Refusal(EXIT.usage, 'The arena needs two players: --player A --player B.');
    const players = texts.map(readPlayer);
    return {
      players,
      pairings: players.flatMap((_, i) => players.slice(i + 1).map((_, j): Pairing => [i, i + 1 + j])),
    };
  }
  if (texts.length > 0) throw new Refusal(EXIT.usage, '--ladder and --player exclude each other.');
  const [, low, high, limits] = /^(\d{1,2})-(\d{1,2})(@.+)?$/.exec(ladder) ?? [];
  const [from, to] = [Number(low), Number(high)];
  if (!(from >= 1 && from < to && to <= LEVELS)) {
    throw new Refusal(EXIT.usage, `--ladder is a range of levels such as 1-${LEVELS}, not "${ladder}".`);
  }
  const players = Array.from({ length: to - from + 1 }, (_, i) => readPlayer(`level:${from + i}${limits ?? ''}`));
  return { players, pairings: players.slice(1).map((_, i): Pairing => [i + 1, i]) };
}

/** Says now what would otherwise be found out in a thread. */
async function checkPlayers(game: Game, options: Options, players: readonly PlayerSpec[]): Promise<void> {
  const brain = await loadBrain(game.id);
  for (const player of players) {
    if (player.kind === 'command') {
      await checkProgram(new CommandPlayer(player.command, game, options, player.effort));
      continue;
    }
    const thinker = thinkerFor(player, brain, 0);
    if (!thinker.ok) throw new Refusal(EXIT.usage, say(thinker.problem, game));
  }
}

async function checkProgram(program: CommandPlayer): Promise<void> {
  try {
    await program.greet();
  } catch (error) {
    throw error instanceof NoEngine ? new Refusal(EXIT.failed, error.message) : error;
  } finally {
    await program.close();
  }
}

function defaultOpening(position: Position): number {
  return hasDraws(position) ? 0 : OPENING;
}

function readTest(given: Given): SequentialTest | undefined {
  const text = given.text('sprt');
  if (text === undefined) return undefined;
  const [, low, high] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(text) ?? [];
  if (low === undefined || Number(low) >= Number(high)) {
    throw new Refusal(EXIT.usage, `--sprt is two differences, the smaller first, such as 0,30, not "${text}".`);
  }
  return { elo0: Number(low), elo1: Number(high), alpha: 0.05, beta: 0.05 };
}

/** Several players of two sides can be put in one order. */
function ratingsFor(plan: ArenaPlan, summaries: readonly Summary[]): Rating[] | undefined {
  if (plan.players.length < 3 || summaries.some(({ pairs, alone }) => pairs === undefined || alone !== undefined)) {
    return undefined;
  }
  return ratingsOf(
    plan.players.length,
    summaries.map(({ games, share }, i) => ({ pairing: plan.pairings[i], games, score: share.score })),
  );
}

function scoreSoFar(schedule: Schedule, plan: ArenaPlan): string {
  if (plan.pairings.length > 1) return '';
  const { share } = summarise(schedule.results(0));
  return `${(100 * share.score).toFixed(1)} ± ${(100 * share.margin).toFixed(1)} %`;
}

function resultsJson(plan: ArenaPlan, summaries: readonly Summary[], ratings: readonly Rating[] | undefined): object {
  const { players, pairings, ...rest } = plan;
  return {
    ...rest,
    players: players.map(({ text }) => text),
    pairings: summaries.map((summary, i) => ({
      candidate: players[pairings[i][0]].text,
      reference: players[pairings[i][1]].text,
      ...summary,
    })),
    ...(ratings === undefined
      ? {}
      : { ratings: ratings.map(({ player, elo, margin }) => ({ player: players[player].text, elo, margin })) }),
  };
}
