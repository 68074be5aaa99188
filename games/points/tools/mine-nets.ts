/**
 * Games of level 10 against itself in which a move led to the loss of four points and more, though a search of many more nodes
 * plays another there; kept in test/nets.jsonl. Goes on where it was stopped:
 *   npx tsx --conditions=source games/points/tools/mine-nets.ts GAMES [NODES]
 */
import { appendFileSync } from 'node:fs';
import type { Move } from '@countertop/core';
import { brain } from '../brain.ts';
import { game } from '../game.ts';
import { leadOf } from '../rules/lead.ts';
import type { PointsPosition } from '../rules/position.ts';
import { CLEARLY, chanceAfter, KEPT_IN, MANY, type Net, type NetGame, netGames } from './nets.ts';
import { begin, RANDOM_PLIES, scatter } from './self-play.ts';

const LONGEST = 200;
/** Beyond this lead nothing is played any more that tells anything. */
const DECIDED = 12;
/** Openings that nothing else begins with. */
const FIRST_SEED = 97_000;
/** So much is lost, within so many plies. */
const LOST = 4;
const WITHIN = 16;
/** Nodes for a glance, and how far the chance has to fall in two plies for a longer look. */
const GLANCE = 8000;
const FALLS = 0.08;

const [games, nodes = 1500] = process.argv.slice(2).map(Number);
for (let number = netGames().length; number < games; number++) {
  const moves = played(number);
  const nets = lossesIn(moves)
    .map((ply) => netAt(number, moves, ply))
    .filter((net) => net !== undefined);
  const mined: NetGame = { number, moves: written(moves), nets };
  appendFileSync(KEPT_IN, `${JSON.stringify(mined)}\n`);
  console.log(`game ${number}: ${nets.length} nets`);
}

function played(number: number): Move[] {
  const position = begin();
  const moves = scatter(position, FIRST_SEED + number);
  const thinkers = [brain.thinker(10, number), brain.thinker(10, number)];
  while (position.actor >= 0 && position.ply < LONGEST && Math.abs(leadOf(position, 0)) < DECIDED) {
    const { move } = thinkers[position.actor].think(position, { nodes });
    moves.push(move);
    position.play(move);
  }
  return moves;
}

/** The plies after which whoever moved there soon has lost much. */
function lossesIn(moves: readonly Move[]): number[] {
  const position = begin();
  const leads = [0];
  for (const move of moves) {
    position.play(move);
    leads.push(leadOf(position, 0));
  }
  return [...moves.keys()].slice(RANDOM_PLIES).filter((ply) => {
    const sign = ply % 2 === 0 ? 1 : -1;
    return leads.slice(ply, ply + WITHIN + 1).some((lead) => sign * (lead - leads[ply]) <= -LOST);
  });
}

function netAt(number: number, moves: readonly Move[], ply: number): Net | undefined {
  const position = after(moves, ply);
  if (!position.isOpen(moves[ply])) return undefined;
  if (glance(number, moves, ply) - glance(number, moves, ply + 2, ply % 2) < FALLS) return undefined;
  const { move } = brain.thinker(10, number + 1).think(position, { nodes: MANY });
  if (move === moves[ply] || !position.isOpen(move)) return undefined;
  const chance = chanceAfter(position, moves[ply]);
  const better = chanceAfter(position, move);
  if (better - chance < CLEARLY) return undefined;
  return [ply, game.write(position, moves[ply]), round(chance), game.write(position, move), round(better)];
}

function glance(number: number, moves: readonly Move[], ply: number, seat = ply % 2): number {
  const position = after(moves, ply);
  if (position.actor < 0) return (Math.sign(leadOf(position, seat)) + 1) / 2;
  return brain.thinker(10, number).think(position, { nodes: GLANCE }).chances[seat];
}

function after(moves: readonly Move[], ply: number): PointsPosition {
  const position = begin();
  for (const move of moves.slice(0, ply)) position.play(move);
  return position;
}

function written(moves: readonly Move[]): string {
  const position = begin();
  const texts = moves.map((move) => {
    const text = game.write(position, move);
    position.play(move);
    return text;
  });
  return texts.join(' ');
}

function round(chance: number): number {
  return Math.round(1000 * chance) / 1000;
}
