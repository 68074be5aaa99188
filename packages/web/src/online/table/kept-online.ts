import { CHANCE, type MatchState } from '@countertop/core';
import type { KeptMatch } from '../../store/kept-match.ts';

/** A match of the server as this device keeps it once it is over: to look at and to analyse, also without a network. */
export function keptOnline(id: string, state: MatchState): KeptMatch {
  return {
    id,
    game: state.game.id,
    events: state.events,
    seed: state.seed ?? undefined,
    touched: state.at,
    over: state.result !== null,
    plies: state.line.length,
    moves: state.line.filter(({ actor }) => actor !== CHANCE).length,
    names: state.seats.map(({ player }) => (player.kind === 'empty' ? '' : (player.name ?? ''))),
    teams: state.seats.map((_, seat) => state.position.team(seat)),
  };
}
