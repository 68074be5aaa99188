import type { Move } from '@countertop/core';
import { ALL, NONE, type Pool } from './pool.ts';

/** The mean reward of a child for the team that moved there, or the certain one. */
export function rewardOf(pool: Pool, child: number, team: number): number {
  if (pool.proven[child] === 1) return pool.outcome[child * pool.teams + team];
  return pool.visits[child] > 0 ? pool.total[child] / pool.visits[child] : 0;
}

/**
 * The children of the root, best first for the team to move: a proven win first, a proven loss last, otherwise what was
 * visited most, unless a certainty is better than that.
 */
export function rankedChildren(pool: Pool, team: number): number[] {
  const children: number[] = [];
  for (let child = pool.firstChild[0]; child !== NONE; child = pool.nextSibling[child]) children.push(child);
  const settled = pool.proven[0] === 1;
  let favourite = NONE;
  for (const child of children) {
    if (pool.proven[child] === 1) continue;
    if (favourite === NONE || pool.visits[child] > pool.visits[favourite]) favourite = child;
  }
  const mean = (child: number): number => rewardOf(pool, child, team);
  const rank = (child: number): number => {
    if (pool.proven[child] === 0) return settled ? -1 : pool.visits[child];
    const outcome = mean(child);
    if (settled) return outcome;
    if (outcome <= 0) return -1 / (1 + pool.visits[child]);
    return outcome >= ALL || outcome >= mean(favourite) ? 1e9 + outcome : outcome;
  };
  return children.sort((a, b) => rank(b) - rank(a) || mean(b) - mean(a) || pool.prior[b] - pool.prior[a] || a - b);
}

/**
 * So many visits more than any other move has the one that would be played; 0 where a certainty stands against it, because
 * that is weighed by its mean and not by its visits.
 */
export function leadAtRoot(pool: Pool, team: number): number {
  let most = 0;
  let second = 0;
  for (let child = pool.firstChild[0]; child !== NONE; child = pool.nextSibling[child]) {
    if (pool.proven[child] === 1) {
      if (rewardOf(pool, child, team) > 0) return 0;
      continue;
    }
    const visits = pool.visits[child];
    if (visits > most) {
      second = most;
      most = visits;
    } else if (visits > second) second = visits;
  }
  return most - second;
}

/** What is expected to follow from a child of the root on, as far as seats move; in an open tree only its own move. */
export function lineFrom(pool: Pool, first: number, open: boolean): Move[] {
  const line: Move[] = [];
  let node = first;
  for (;;) {
    line.push(pool.move[node]);
    if (pool.actor[node] < 0) return line;
    let best = NONE;
    for (let child = pool.firstChild[node]; child !== NONE; child = pool.nextSibling[child]) {
      if (pool.visits[child] > 0 && (best === NONE || pool.visits[child] > pool.visits[best])) best = child;
    }
    if (best === NONE || open) return line;
    node = best;
  }
}
