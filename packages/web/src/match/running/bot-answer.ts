import { type BotAnswer, type GameRecord, type MatchState, type OpenOffer, weighOffer } from '@countertop/core';
import { bots } from '../../thinking/workers.ts';

/** How long a bot thinks about an offer. */
const EFFORT = { milliseconds: 400 };

/** What a bot says to a draw or to counting, after a look at the position. */
export async function botAnswer(
  scene: GameRecord,
  state: MatchState,
  offer: OpenOffer,
  seat: number,
): Promise<BotAnswer> {
  const holder = state.seats[seat]?.holder;
  if (holder?.kind !== 'bot') return { kind: 'decline' };
  const who = { kind: 'level', level: holder.level } as const;
  const thought = await bots.think(scene, { who, seed: 1, effort: EFFORT, every: EFFORT.milliseconds }).answer;
  return thought.ok ? weighOffer(state, offer, seat, thought.value) : { kind: 'decline' };
}
