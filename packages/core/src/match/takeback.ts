import { haltTurn, leastBanks } from '../clock/clock.ts';
import { CHANCE } from '../game/position.ts';
import { startPosition } from '../scene/record.ts';
import { bad, good, type Problem, problem, type Result } from '../schema/problem.ts';
import type { Draft } from './fold.ts';
import type { MatchState } from './state.ts';

/**
 * How many moves stay if the seat takes back: all before its own last move. A draw made since then stands between: what
 * has been revealed cannot be hidden again, so the takeback is refused.
 */
export function takebackTarget(state: MatchState, seat: number): Result<number> {
  for (let ply = state.line.length - 1; ply >= 0; ply--) {
    const { actor, text } = state.line[ply];
    if (actor === seat) return good(ply);
    if (actor === CHANCE) {
      const own = state.line.some((each) => each.actor === seat);
      return own ? bad('takeback-drawn', { draw: text }) : bad('takeback-nothing');
    }
  }
  return bad('takeback-nothing');
}

/** Goes back to the position before move `to`. */
export function rewind(draft: Draft, to: number): Problem | undefined {
  const { game, created, line } = draft;
  if (to >= line.length) return problem('takeback-nothing');
  const drawn = line.slice(to).find(({ actor }) => actor === CHANCE);
  if (drawn !== undefined) return problem('takeback-drawn', { draw: drawn.text });

  const start = startPosition(game, created.options, created.seats.length, created.setup);
  if (!start.ok) return start.problem;
  const { position } = start.value;
  for (const { move } of line.slice(0, to)) position.play(move);
  draft.position = position;
  rewindClock(draft, to);
  draft.line = line.slice(0, to);
  return undefined;
}

function rewindClock(draft: Draft, to: number): void {
  const { clock, created, at } = draft;
  const then = draft.line[to].clock;
  const sameTurn =
    clock.running !== null && clock.running.seat === then.running?.seat && clock.running.since === then.running.since;
  // The turn that made the move is still going on: its time simply runs on.
  if (sameTurn) return;
  const halted = haltTurn(created.clock, clock, at);
  draft.clock = { ...halted, banks: leastBanks(halted.banks, then.banks) };
}
