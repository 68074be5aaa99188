import { type Game, isName, type Problem, startPosition } from '@countertop/core';
import { beginTournament, readTournament, type System, swissRounds, type Tournament } from '@countertop/tournament';
import { Seating } from '../setup/seating.svelte.ts';
import { Keepsake } from '../store/keepsake.ts';

/** Those who took part last time: often the same ones meet again. */
const lastNames = new Keepsake('tournament.names', (kept) => (Array.isArray(kept) ? kept.filter(isName) : []));

/** How many sit at a match. */
export const SEATS = 2;

/** A tournament before it begins: sensible from the beginning. */
export class PlannedTournament {
  name = $state('');
  names: string[] = $state.raw(lastNames.read());
  system: System = $state('swiss');
  order: 'lot' | 'listed' = $state('lot');
  private chosenRounds: number | undefined = $state();

  /** What is played, as a table for two. */
  static tableFor(game: Game): Seating {
    const table = new Seating(game, 'people');
    table.seats = SEATS;
    table.takeback = 'off';
    return table;
  }

  get rounds(): number {
    const { usual, most } = swissRounds(this.names.length);
    return Math.min(this.chosenRounds ?? usual, most);
  }

  set rounds(count: number) {
    this.chosenRounds = count;
  }

  /** The tournament on that table, under this name where nobody has chosen another. */
  at(table: Seating, usualName: string): { readonly tournament: Tournament; readonly problem: Problem | undefined } {
    const tournament = beginTournament({
      name: this.name.trim() === '' ? usualName : this.name.trim(),
      game: table.game.id,
      options: $state.snapshot(table.options),
      clock: table.clockConfig,
      takeback: table.takeback,
      system: this.system,
      planned: this.rounds,
      names: this.names,
    });
    if (!isName(tournament.name) || !this.names.every(isName)) return { tournament, problem: { code: 'name-wrong' } };
    const read = readTournament(tournament);
    return { tournament, problem: read.ok ? undefined : read.problem };
  }

  /** What is kept of it once it begins; in a tree the places are drawn, where nobody has seen to them. */
  begun(tournament: Tournament): Tournament {
    lastNames.keep(this.names);
    if (tournament.system !== 'knock-out' || this.order === 'listed') return tournament;
    const lots = new Map(
      tournament.entrants.map((entrant) => [entrant, crypto.getRandomValues(new Uint32Array(1))[0] ?? 0]),
    );
    return { ...tournament, entrants: tournament.entrants.toSorted((a, b) => (lots.get(a) ?? 0) - (lots.get(b) ?? 0)) };
  }
}

/** Kinds of a game that two can play. */
export function kindsForTwo(game: Game): Pick<Game, 'options' | 'presets'> {
  return {
    options: game.options.filter((spec) => spec.kind !== 'flag' || spec.seats === undefined || spec.seats === SEATS),
    presets: game.presets.filter(({ options }) => startPosition(game, options, SEATS).ok),
  };
}
