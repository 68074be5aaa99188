import { startPosition } from '@countertop/core';
import { loadGame } from '../games.ts';
import { lineOf, type MatchLine } from '../store/match-line.ts';
import { matches } from '../store/shelves.ts';

/** Who was with whom in matches that were kept before that was: asked of the rules, once. */
export function withTeams(lines: readonly MatchLine[]): Promise<readonly MatchLine[]> {
  return Promise.all(lines.map((line) => (line.teams === undefined ? complete(line) : line)));
}

async function complete(line: MatchLine): Promise<MatchLine> {
  const [kept, game] = await Promise.all([matches.find(line.id), loadGame(line.game)]);
  const created = kept?.events[0];
  if (kept === undefined || !game.ok || created?.kind !== 'created') return line;
  const start = startPosition(game.value, created.options, created.seats.length, created.setup);
  if (!start.ok) return line;
  const whole = { ...kept, teams: created.seats.map((_, seat) => start.value.position.team(seat)) };
  await matches.keep(whole);
  return lineOf(whole);
}
