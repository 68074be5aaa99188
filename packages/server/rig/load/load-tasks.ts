import { findEntry } from '@countertop/catalogue';
import { readOptions } from '@countertop/core';
import { BoardgameMatch } from '../beside/boardgame-match.ts';
import type { Figures, FloodTask, IdleTask, LoadTask, OpenTask, PlayTask } from './load.ts';
import { type AnyMatch, anyMatch } from './long-games.ts';
import { PlayedMatch, type Playing } from './played-match.ts';
import { Visitor } from './visitor.ts';

/** Different matches; more of them would only cost memory here. */
const DIFFERENT = 20;
/** So many at once are connected or made. */
const ABREAST = 50;

/** Whatever is open, until one leaves. */
const open: { close(): void }[] = [];

interface Ready {
  readonly task: PlayTask;
  readonly matches: readonly Playing[];
  isWarm: boolean;
}
let ready: Ready | undefined;

export async function carryOut(task: LoadTask): Promise<Figures> {
  switch (task.kind) {
    case 'play':
      ready = { task, matches: await prepare(task), isWarm: false };
      return figures(0, 0, []);
    case 'warm':
      return getWarm();
    case 'some':
      return play(prepared().matches, { pace: prepared().task.pace, moves: task.moves, warm: 0 });
    case 'go':
      return go();
    case 'idle':
      return idle(task);
    case 'open':
      return openMany(task);
    case 'flood':
      return flood(task);
    case 'leave':
      for (const each of open.splice(0)) each.close();
      return figures(0, 0, []);
  }
}

async function matchesOf({ game: id, options }: PlayTask | OpenTask): Promise<readonly AnyMatch[]> {
  const entry = findEntry(id);
  if (!entry.ok) throw new Error(entry.problem.code);
  const game = await entry.value.load();
  const checked = readOptions(game.options, options);
  if (!checked.ok) throw new Error(checked.problem.code);
  return Array.from({ length: DIFFERENT }, (_, seed) => {
    const match = anyMatch({ game, options: checked.value }, seed + 1);
    if (match === undefined) throw new Error(`${id} is a game of chance`);
    return match;
  });
}

async function prepare(task: PlayTask): Promise<readonly Playing[]> {
  const { matches: count, moves, warm = 0 } = task;
  if (task.to === 'boardgame') return prepareBoardgame(task);
  const scripts = await matchesOf(task);
  const shortest = Math.min(...scripts.map(({ moves }) => moves.length));
  // A match that is over is followed by another one of the same two.
  const rounds = Math.ceil((warm + moves) / (count * shortest));
  const matches = Array.from({ length: count }, (_, index) => new PlayedMatch(task, addressesOf(task, index)));
  await abreast(matches, (match, index) =>
    match.prepare(Array.from({ length: rounds }, (_, round) => scripts[(index + round) % DIFFERENT])),
  );
  return matches;
}

/** Where the two of a match are connected. */
function addressesOf({ address, second }: PlayTask, index: number): readonly [string, string] {
  if (second === undefined) return [address, address];
  if (second.for === 'opponents') return [address, second.address];
  return index % 2 === 0 ? [address, address] : [second.address, second.address];
}

async function prepareBoardgame({ address, boardgame = '.', matches: count }: PlayTask): Promise<readonly Playing[]> {
  const matches = Array.from({ length: count }, (_, index) => new BoardgameMatch(address, boardgame, index));
  await abreast(matches, (match) => match.prepare());
  return matches;
}

function prepared(): Ready {
  if (ready === undefined) throw new Error('nothing is ready');
  return ready;
}

async function getWarm(): Promise<Figures> {
  const now = prepared();
  now.isWarm = true;
  return play(now.matches, { pace: now.task.pace, moves: now.task.warm ?? 0, warm: 0 });
}

async function go(): Promise<Figures> {
  const { matches, isWarm, task } = prepared();
  const { moves, pace, warm = 0 } = task;
  const played = await play(matches, { pace, moves, warm: isWarm ? 0 : warm });
  for (const match of matches) match.close();
  return played;
}

interface Playable {
  readonly pace: number | undefined;
  readonly moves: number;
  /** Before them. */
  readonly warm: number;
}

async function play(matches: readonly Playing[], { pace, moves, warm }: Playable): Promise<Figures> {
  const count = matches.length;
  const latencies: number[] = [];
  const timeline: number[] = [];
  let made = -warm;
  let begun = performance.now();
  await new Promise<void>((done, failed) => {
    for (const match of matches) {
      match.begin({
        failed,
        ready: (next) => {
          if (pace === undefined && made < moves) next();
        },
        made: (latency) => {
          made++;
          if (made === 0) begun = performance.now();
          if (made <= 0) return;
          latencies.push(latency);
          if (made % count === 0) timeline.push((performance.now() - begun) / 1000);
          if (made === moves) done();
        },
      });
    }
    if (pace !== undefined) keepPace(matches, pace, () => made >= moves);
  });
  const seconds = (performance.now() - begun) / 1000;
  return { ...figures(made, seconds, latencies), timeline };
}

/** One move after the other at its time, however long they take: who is slow makes a queue, and the queue is measured. */
function keepPace(matches: readonly Playing[], pace: number, isEnough: () => boolean): void {
  const begun = performance.now();
  let started = 0;
  const timer = setInterval(() => {
    if (isEnough()) clearInterval(timer);
    const due = ((performance.now() - begun) * pace) / 1000;
    for (; started < due && !isEnough(); started++) matches[started % matches.length].next();
  }, 1);
}

async function idle({ address, connections }: IdleTask): Promise<Figures> {
  const begun = performance.now();
  const visitors = Array.from({ length: connections }, () => new Visitor(address));
  await abreast(visitors, async (visitor) => {
    await visitor.ask('me');
    const socket = await visitor.connect(() => {});
    open.push({ close: () => socket.terminate() });
  });
  return figures(connections, (performance.now() - begun) / 1000, []);
}

const PING = JSON.stringify({ kind: 'ping', at: 0 });
/** Whoever floods says so much at once, and then again. */
const GULP = 20;

async function flood({ address, connections, pace }: FloodTask): Promise<Figures> {
  const begun = performance.now();
  let gone = false;
  open.push({
    close: () => {
      gone = true;
    },
  });
  const annoy = async (visitor: Visitor): Promise<void> => {
    const socket = await visitor.connect(() => {});
    socket.pause();
    const timer = setInterval(
      () => {
        if (gone) socket.terminate();
        else for (let i = 0; i < GULP; i++) socket.send(PING, () => {});
      },
      (1_000 * GULP) / pace,
    );
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(timer);
      if (!gone) void annoy(visitor).catch(() => {});
    });
  };
  const visitors = Array.from({ length: connections }, () => new Visitor(address));
  await abreast(visitors, async (visitor) => {
    await visitor.ask('me');
    await annoy(visitor);
  });
  return figures(connections, (performance.now() - begun) / 1000, []);
}

/** The people of a match make a move in each of their matches, then the next in each: most have left memory by then. */
async function openMany(task: OpenTask): Promise<Figures> {
  const { address, matches: count, moves } = task;
  const scripts = await matchesOf(task);
  const pairs = Array.from(
    { length: Math.ceil(count / 100) },
    () => new PlayedMatch({ ...task, to: 'server' }, [address, address]),
  );
  await abreast(pairs, (pair, index) =>
    pair.prepare(
      Array.from({ length: count / pairs.length }, (_, round) => scripts[(index + round) % DIFFERENT]),
      { watch: false },
    ),
  );
  const latencies: number[] = [];
  const begun = performance.now();
  for (let move = 0; move < moves; move++) {
    await Promise.all(pairs.map((pair) => pair.inEach((latency) => latencies.push(latency))));
  }
  for (const pair of pairs) open.push(pair);
  return figures(latencies.length, (performance.now() - begun) / 1000, latencies);
}

async function abreast<T>(all: readonly T[], act: (each: T, index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const work = async (): Promise<void> => {
    for (let index = next++; index < all.length; index = next++) await act(all[index], index);
  };
  await Promise.all(Array.from({ length: ABREAST }, work));
}

function figures(count: number, seconds: number, latencies: readonly number[]): Figures {
  const sorted = Float64Array.from(latencies).sort();
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { count, seconds, p50: at(0.5), p99: at(0.99), timeline: [] };
}
