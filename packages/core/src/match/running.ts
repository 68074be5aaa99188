import { haltTurn, startPhase, startTurn, stopPhase, stopTurn } from '../clock/clock.ts';
import type { Draft } from './fold.ts';
import { seatToMove } from './state.ts';

/**
 * Lets run what has to run after something happened. A turn ends when somebody else is to move, or chance, or nobody:
 * `played` if by a move, which earns what a turn earns, else `halted`.
 */
export function runClock(draft: Draft, at: number, ended: 'played' | 'halted'): void {
  const config = draft.created.clock;
  const stop = ended === 'played' ? stopTurn : haltTurn;
  const mover = seatToMove(draft);
  // A seat that is out has no time: it is played for.
  const seat = mover === undefined || draft.seats[mover].out !== null ? undefined : mover;
  if (seat === undefined) {
    draft.clock = stopPhase(stop(config, draft.clock, at));
    return;
  }
  const phase = draft.game.phase?.(draft.position);
  if (phase !== undefined) {
    if (draft.clock.phase?.seat === seat) return;
    draft.clock = startPhase(config, stop(config, draft.clock, at), seat, phase.milliseconds, at);
    return;
  }
  const clock = stopPhase(draft.clock);
  const goesOn = clock.running?.seat === seat;
  draft.clock = goesOn ? clock : startTurn(stop(config, clock, at), seat, at);
}
