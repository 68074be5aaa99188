import { commitmentOf, readSecret } from '../chance/fair.ts';
import type { Move } from '../game/position.ts';
import { readMove } from '../scene/record.ts';
import { bad, good, type Problem, problem, type Result } from '../schema/problem.ts';
import type { Command, Play } from './commands.ts';
import type { Happening } from './events.ts';
import type { OfferKind } from './offer-kinds.ts';
import { checkAnswer, checkOffer, checkWithdrawal } from './offers.ts';
import { resultOf } from './result.ts';
import { checkContribution, checkMover, checkPresence, checkSitting } from './seating.ts';
import { drawIsDue, type MatchState, seatToMove } from './state.ts';
import { takebackTarget } from './takeback.ts';

/** What a command makes happen. `move`: what was read, where that is a move, so that nobody reads it again. */
interface Wished {
  readonly happenings: readonly Happening[];
  readonly move?: Move;
}
type Wish = Result<Wished>;
type CommandOf<K extends Command['kind']> = Extract<Command, { kind: K }>;

/** What waits until a paused match is resumed. */
const RESTING: ReadonlySet<(Command | Play)['kind']> = new Set([
  'play',
  'move',
  'draw',
  'auto',
  'offer',
  'accept',
  'decline',
  'withdraw',
  'resign',
  'pause',
  'give',
]);

function isAboutResuming(command: Command | Play): boolean {
  return 'offer' in command && command.offer === 'resume';
}

/** What a command itself makes happen, or why it may not. What follows from that is settle's business. */
export function happeningsOf(state: MatchState, command: Command | Play): Wish {
  if (state.pausedAt !== null && RESTING.has(command.kind) && !isAboutResuming(command)) return bad('match-paused');
  switch (command.kind) {
    case 'sit':
      return sit(state, command);
    case 'leave':
      return unless(checkPresence(state, command.seat), { kind: 'left', seat: command.seat });
    case 'contribute': {
      const { seat, contribution } = command;
      const wrong = checkPresence(state, seat) ?? checkContribution(state, seat);
      return unless(wrong, { kind: 'contributed', seat, contribution });
    }
    case 'play': {
      const { game, position } = state;
      const wrong = checkTurn(state, command.seat);
      if (wrong !== undefined) return unless(wrong);
      const text = game.write(position, command.move);
      return wish({ kind: 'moved', seat: command.seat, move: text });
    }
    case 'move':
      return move(state, command);
    case 'draw':
      return drawByHand(state, command.move);
    case 'auto':
      return auto(state, command.move);
    case 'offer':
      return offer(state, command.seat, command.offer);
    case 'accept':
      return unless(checkAnswer(state, command.seat, command.offer), {
        kind: 'accepted',
        seat: command.seat,
        offer: command.offer,
      });
    case 'decline':
      return unless(checkAnswer(state, command.seat, command.offer), {
        kind: 'declined',
        seat: command.seat,
        offer: command.offer,
        ...(command.why === undefined ? {} : { why: command.why }),
      });
    case 'withdraw':
      return unless(checkWithdrawal(state, command.seat, command.offer), {
        kind: 'withdrawn',
        seat: command.seat,
        offer: command.offer,
      });
    case 'resign':
      return unless(checkMover(state, command.seat), { kind: 'resigned', seat: command.seat });
    case 'pause':
      if (state.result !== null) return bad('match-over');
      return state.startedAt === null ? bad('not-started') : wish({ kind: 'paused' });
    case 'resume':
      return state.pausedAt === null ? bad('not-paused') : wish({ kind: 'resumed' });
    case 'give':
      return give(state, command);
    case 'abort':
      return abort(state, command.seat);
    case 'reveal':
      return reveal(state, command.seed);
    case 'continue':
      if (!state.rematch.agreed) return bad('rematch-not-agreed');
      if (state.rematch.match !== null) return bad('rematch-continued', { match: state.rematch.match });
      return wish({ kind: 'continued', match: command.match });
  }
}

function wish(...happenings: readonly Happening[]): Wish {
  return good({ happenings });
}

function unless(wrong: Problem | undefined, ...happenings: readonly Happening[]): Wish {
  return wrong === undefined ? wish(...happenings) : { ok: false, problem: wrong };
}

function sit(state: MatchState, { seat, holder, contribution }: CommandOf<'sit'>): Wish {
  const wrong = checkSitting(state, seat, holder);
  if (contribution === undefined) return unless(wrong, { kind: 'seated', seat, holder });
  return unless(
    wrong ?? checkContribution(state, seat),
    { kind: 'seated', seat, holder },
    { kind: 'contributed', seat, contribution },
  );
}

function move(state: MatchState, { seat, move: text, ply }: CommandOf<'move'>): Wish {
  const wrong = checkTurn(state, seat);
  if (wrong !== undefined) return unless(wrong);
  if (ply !== undefined && ply !== state.line.length) return bad('move-stale', { ply: state.line.length });
  const { game, position } = state;
  const read = readMove(game, position, text);
  if (!read.ok) return read;
  return good({ happenings: [{ kind: 'moved', seat, move: game.write(position, read.value) }], move: read.value });
}

function checkTurn(state: MatchState, seat: number): Problem | undefined {
  const wrong = checkMover(state, seat);
  if (wrong !== undefined) return wrong;
  if (drawIsDue(state)) return problem('draw-due');
  const mover = seatToMove(state);
  if (mover === seat) return undefined;
  return problem('not-your-turn', mover === undefined ? undefined : { seat: mover });
}

function auto(state: MatchState, text: string): Wish {
  const seat = seatToMove(state);
  if (seat === undefined || state.seats[seat].out === null) return bad('auto-not-due');
  const written = checkedText(state, text);
  return written.ok ? wish({ kind: 'moved', seat, move: written.value, by: 'auto' }) : written;
}

function drawByHand(state: MatchState, text: string): Wish {
  if (state.created.chance.kind !== 'local') return bad('draw-fair');
  if (!drawIsDue(state)) return bad('draw-not-due');
  const written = checkedText(state, text);
  return written.ok ? wish({ kind: 'drawn', move: written.value, draw: state.draws, by: 'local' }) : written;
}

/** Through the checked door, and out again in the one spelling. */
function checkedText({ game, position }: MatchState, text: string): Result<string> {
  const read = readMove(game, position, text);
  return read.ok ? good(game.write(position, read.value)) : read;
}

function offer(state: MatchState, seat: number, kind: OfferKind): Wish {
  const wrong = checkOffer(state, seat, kind);
  if (wrong !== undefined || kind !== 'takeback') return unless(wrong, { kind: 'offered', seat, offer: kind });
  const target = takebackTarget(state, seat);
  if (!target.ok) return target;
  const to = target.value;
  if (state.created.takeback === 'free') return wish({ kind: 'taken-back', seat, to });
  return wish({ kind: 'offered', seat, offer: kind, to });
}

/** Time for somebody else, as a courtesy: nobody can give it to themselves. */
function give(state: MatchState, { seat, to, milliseconds }: CommandOf<'give'>): Wish {
  const wrong = checkMover(state, seat) ?? checkMover(state, to);
  if (wrong !== undefined) return unless(wrong);
  if (seat === to) return bad('give-self');
  const { kind } = state.created.clock;
  const inPhase = state.clock.phase?.seat === to;
  if ((kind === 'none' || kind === 'days') && !inPhase) return bad('give-untimed');
  return wish({ kind: 'given', seat, to, milliseconds });
}

/** Before every seat has made its first move a match can be called off; nobody has won or lost. */
function abort(state: MatchState, seat: number | null): Wish {
  if (state.result !== null) return bad('match-over');
  const wrong = seat === null ? undefined : checkPresence(state, seat);
  if (wrong !== undefined) return unless(wrong);
  if (state.seats.every(({ lastMove }) => lastMove >= 0)) return bad('abort-late');
  return wish({ kind: 'aborted', seat }, { kind: 'ended', ...resultOf(state, 'aborted') });
}

function reveal(state: MatchState, seed: string): Wish {
  const { chance } = state.created;
  const secret = readSecret(seed);
  if (!secret.ok) return secret;
  if (chance.kind !== 'fair') return bad('draw-local');
  if (state.result === null) return bad('not-over');
  if (state.seed !== null) return bad('seed-known');
  if (commitmentOf(secret.value) !== chance.commitment) return bad('seed-mismatch');
  return wish({ kind: 'revealed', seed });
}
