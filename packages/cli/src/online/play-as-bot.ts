import {
  isWeighed,
  type MatchState,
  type OpenOffer,
  pendingSeats,
  politeBot,
  seatToMove,
  weighOffer,
} from '@countertop/core';
import type { TableFollower } from '@countertop/protocol';
import { EXIT, Refusal } from '../exit.ts';
import type { BotMind } from './bot-mind.ts';
import { until } from './server-link.ts';

/** How often an engine may fail at one move. */
const TRIES = 3;

/** Plays at a table until the match is over. What goes wrong on the way is told, and tried again. */
export async function playAsBot(
  follower: TableFollower,
  mind: BotMind,
  tell: (text: string) => void,
): Promise<MatchState> {
  let failures = 0;
  for (;;) {
    await until(follower, () => isOver(follower) || (follower.pending.length === 0 && dutyOf(follower) !== undefined));
    const state = follower.confirmed;
    const duty = dutyOf(follower);
    if (state !== undefined && isOver(follower)) return state;
    if (state === undefined || duty === undefined) continue;
    try {
      if (duty.offer === undefined) {
        const move = await mind.choose(state);
        follower.command({ kind: 'move', seat: duty.seat, move, ply: state.line.length });
      } else {
        const outlook = isWeighed(duty.offer.kind) ? await mind.outlook(state) : undefined;
        const answer =
          outlook === undefined
            ? (politeBot(state, duty.offer, duty.seat) ?? { kind: 'decline' as const })
            : weighOffer(state, duty.offer, duty.seat, outlook);
        follower.command({ ...answer, seat: duty.seat, offer: duty.offer.kind });
      }
      failures = 0;
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      if (++failures === TRIES) throw new Refusal(EXIT.failed, `The engine has failed ${TRIES} times: ${why}.`);
      tell(`The engine has failed: ${why}. It is asked again.`);
    }
  }
}

function isOver({ confirmed }: TableFollower): boolean {
  return confirmed !== undefined && confirmed.result !== null;
}

/** What waits for one of our seats: an answer first, because a move would let some offers lapse. */
function dutyOf({ confirmed, mine }: TableFollower): { seat: number; offer?: OpenOffer } | undefined {
  if (confirmed === undefined) return undefined;
  for (const offer of confirmed.offers) {
    const seat = pendingSeats(confirmed.seats, offer).find((each) => mine.includes(each));
    if (seat !== undefined) return { seat, offer };
  }
  const turn = seatToMove(confirmed);
  return turn !== undefined && mine.includes(turn) ? { seat: turn } : undefined;
}
