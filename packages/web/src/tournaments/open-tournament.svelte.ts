import { type Problem, Random, type Result } from '@countertop/core';
import {
  enterOutcome,
  isMeeting,
  isOver,
  noteMatch,
  type Outcome,
  outcomeOfMatch,
  type Spot,
  spotsOf,
  type Tournament,
} from '@countertop/tournament';
import { loadGame } from '../games.ts';
import { beginMatch } from '../match/running/begin-match.ts';
import type { KeptTournament } from '../store/kept-tournament.ts';
import type { MatchLine } from '../store/match-line.ts';
import { newId } from '../store/new-id.ts';
import { matches, tournaments } from '../store/shelves.ts';

/** A tournament that is looked at: what changes is kept at once, and what its matches came to is taken over. */
export class OpenTournament {
  readonly id: string;
  now: Tournament;
  problem: Problem | undefined = $state.raw();
  /** The matches that are played for it and lie here, by id. */
  lines: ReadonlyMap<string, MatchLine> = $state.raw(new Map());

  constructor({ id, tournament }: KeptTournament) {
    this.id = id;
    this.now = $state.raw(tournament);
  }

  /** Looks what has been played since. */
  async look(): Promise<void> {
    this.lines = new Map((await matches.list()).map((line) => [line.id, line]));
    for (const { spot, pairing } of spotsOf(this.now)) {
      const line = this.lines.get(pairing.match ?? '');
      const outcome = line?.result === undefined ? undefined : outcomeOfMatch(line.result);
      if (outcome !== undefined && pairing.outcome === undefined) this.take(enterOutcome(this.now, spot, outcome));
    }
  }

  /** Makes a change, or says why it cannot be. */
  take(changed: Result<Tournament>): boolean {
    this.problem = changed.ok ? undefined : changed.problem;
    if (!changed.ok) return false;
    if (changed.value !== this.now) {
      this.now = changed.value;
      void tournaments.keep(kept(this.id, changed.value));
    }
    return true;
  }

  enter(spot: Spot, winner: Outcome['winner'] | undefined): boolean {
    const outcome = winner === undefined ? undefined : ({ winner, byHand: true } as const);
    return this.take(enterOutcome(this.now, spot, outcome));
  }

  /** Only now comes what can draw. */
  async draw(): Promise<boolean> {
    const { drawRound } = await import('@countertop/tournament/draw');
    return this.take(drawRound(this.now, new Random(crypto.getRandomValues(new Int32Array(1))[0] ?? 0)));
  }

  /** Begins the match of a pairing, its names at their seats; gives its id. */
  async play(spot: Spot): Promise<string | undefined> {
    const pairing = this.now.rounds[spot.round - 1]?.[spot.at];
    if (pairing === undefined || !isMeeting(pairing)) return undefined;
    const { entrants, options, clock, takeback } = this.now;
    const seats = [pairing.first, pairing.second].map(
      (entrant) => ({ kind: 'person', name: entrants[entrant]?.name ?? '' }) as const,
    );
    const game = await loadGame(this.now.game);
    const match = game.ok ? beginMatch(game.value, { options, clock, takeback, seats }) : game;
    if (!match.ok) {
      this.problem = match.problem;
      return undefined;
    }
    await matches.keep(match.value.kept());
    const noted = noteMatch(this.now, spot, match.value.id);
    await tournaments.keep(kept(this.id, noted));
    this.now = noted;
    return match.value.id;
  }
}

/** A tournament as it is put on the shelf. */
function kept(id: string, tournament: Tournament): KeptTournament {
  return { id, touched: Date.now(), over: isOver(tournament), tournament };
}

/** Puts a new one on the shelf; gives its id. */
export async function keepNew(tournament: Tournament): Promise<string> {
  const id = newId();
  await tournaments.keep(kept(id, tournament));
  return id;
}
