import { type Move, MoveList, NOBODY } from '@countertop/core';
import type { Proof } from '@countertop/search';
import { type CounterminePosition, GOAL } from '../rules/position.ts';
import { WIN } from './evaluation.ts';
import type { CountermineKnowledge } from './knowledge.ts';
import { NO_WIN } from './threats.ts';

/** Threats and strikes tried at most before the search proper begins: a few hundredths of a second. */
const TRIED = 20_000;
/** Before the last point there are few, and much to try. */
const TRIED_EARLIER = 2000;

/** Looks for a win by force to its end, however long it is. */
export function forcedToTheEnd(knowledge: CountermineKnowledge): Proof<CounterminePosition> {
  return (position, budget, limits) => {
    const work = position.clone();
    const last = position.score(position.actor) === GOAL - 1;
    const most = last ? Math.min(TRIED, limits.nodes ?? TRIED) : Math.min(TRIED_EARLIER, (limits.nodes ?? TRIED) / 10);
    const { move, plies } = knowledge.forcedWin(work, most, budget);
    if (move === NO_WIN) return undefined;
    return { line: lineOf(knowledge, work, move, most), value: WIN - position.ply - plies, depth: plies };
  };
}

/** The win that begins with `first`, with answers that hold out for a while. */
function lineOf(knowledge: CountermineKnowledge, work: CounterminePosition, first: Move, most: number): Move[] {
  const seat = work.actor;
  const line: Move[] = [];
  for (let move = first; move !== NO_WIN; ) {
    line.push(move);
    work.play(move);
    if (work.actor === NOBODY) break;
    if (work.actor === seat) move = knowledge.forcedWin(work, most).move;
    else if (work.mustStrike) move = anyStrike(work);
    else move = knowledge.cellToStop(work, seat);
  }
  return line;
}

function anyStrike(position: CounterminePosition): Move {
  const list = new MoveList();
  position.moves(list);
  return list.moves[0];
}
