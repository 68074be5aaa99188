import type { GameRecord, MatchState, OpenOffer } from '@countertop/core';
import { bots } from '../thinking/workers.ts';

/** How long a bot thinks about an offer. */
const EFFORT = { milliseconds: 400 };

/** A bot agrees to a draw or to counting if it expects no more from playing on. */
export async function botAnswer(
  scene: GameRecord,
  state: MatchState,
  offer: OpenOffer,
  seat: number,
): Promise<'accept' | 'decline'> {
  const holder = state.seats[seat]?.holder;
  if (holder?.kind !== 'bot') return 'decline';
  const who = { kind: 'level', level: holder.level } as const;
  const thought = await bots.think(scene, { who, seed: 1, effort: EFFORT, every: EFFORT.milliseconds }).answer;
  const chance = thought.ok ? (thought.value.chances[seat] ?? 1) : 1;
  return worthOf(state, offer, seat) >= chance ? 'accept' : 'decline';
}

/** The share of the win that an offer would bring the seat. */
export function worthOf({ position }: MatchState, { kind }: Pick<OpenOffer, 'kind'>, seat: number): number {
  const totals = new Map<number, number>();
  for (const [each, score] of position.scores().slice(0, position.seats).entries()) {
    const team = position.team(each);
    totals.set(team, (totals.get(team) ?? 0) + score);
  }
  if (kind === 'draw') return 1 / totals.size;
  const best = Math.max(...totals.values());
  const sharers = [...totals.values()].filter((total) => total === best).length;
  return totals.get(position.team(seat)) === best ? 1 / sharers : 0;
}
