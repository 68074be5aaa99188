import { canonicalDraws, chooseDraw, commitmentOf, type FairSecret, fairDraw } from '../chance/fair.ts';
import type { Random } from '../game/random.ts';
import { bad, good, type Result } from '../schema/problem.ts';
import { settle } from './settle.ts';
import { contributionsOf, drawIsDue, type MatchState } from './state.ts';
import { isTime, stampAt, Unfolding } from './unfolding.ts';

/** Where draws come from. The secret of fair chance is handed in for each draw and kept nowhere. */
export type ChanceSource =
  | { readonly kind: 'fair'; readonly secret: FairSecret }
  | { readonly kind: 'local'; readonly random: Random };

/** The next draw. */
export function drawNext(state: MatchState, source: ChanceSource, now: number): Result<Unfolding> {
  if (!isTime(now)) return bad('time-wrong');
  if (!drawIsDue(state)) return bad('draw-not-due');
  const drawn = drawFrom(state, source);
  if (!drawn.ok) return drawn;
  const unfolding = new Unfolding(state, stampAt(state, now));
  unfolding.add({ kind: 'drawn', move: drawn.value, draw: state.draws, by: source.kind });
  settle(unfolding);
  return good(unfolding);
}

function drawFrom(state: MatchState, source: ChanceSource): Result<string> {
  const { game, position, created } = state;
  if (source.kind === 'local') {
    if (created.chance.kind !== 'local') return bad('draw-fair');
    return good(chooseDraw(canonicalDraws(game, position), () => source.random.next()).text);
  }
  if (created.chance.kind !== 'fair') return bad('draw-local');
  if (commitmentOf(source.secret) !== created.chance.commitment) return bad('seed-mismatch');
  return good(fairDraw(game, position, source.secret, contributionsOf(state), state.draws).text);
}
