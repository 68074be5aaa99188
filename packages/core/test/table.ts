import type { Game } from '../src/game/game.ts';
import { Random } from '../src/game/random.ts';
import {
  type Command,
  createMatch,
  type Dealer,
  foldMatch,
  type MatchPlan,
  type MatchState,
  type Play,
  perform,
} from '../src/match/index.ts';
import { sentence } from '../src/say/say.ts';

export const ANN = { kind: 'person', name: 'Ann' } as const;
export const BOB = { kind: 'person', name: 'Bob' } as const;
export const CAI = { kind: 'person', name: 'Cai' } as const;
export const BOT = { kind: 'bot', level: 3 } as const;
export const EMPTY = { kind: 'empty' } as const;

export const SECRET = { seed: '0f'.repeat(32) };

/** A match begun at time 0, for tests; what the plan leaves out is the plainest there is. */
export function sitDown(game: Game, plan: Partial<MatchPlan> = {}): MatchState {
  const full: MatchPlan = {
    seats: [ANN, BOB],
    clock: { kind: 'none' },
    takeback: 'ask',
    chance: { kind: 'local' },
    ...plan,
  };
  const events = createMatch(game, full, 0);
  if (!events.ok) throw new Error(sentence(events.problem));
  const state = foldMatch(game, events.value);
  if (!state.ok) throw new Error(sentence(state.problem));
  return state.value;
}

/** Carries out commands one after another, each a second later than the one before unless told otherwise. */
export function go(
  state: MatchState,
  commands: readonly Command[],
  { now = state.at + 1000, every = 1000, dealer = {} as Dealer } = {},
) {
  let current = state;
  let at = now;
  for (const command of commands) {
    const step = perform(current, command, at, dealer);
    if (step.problem !== undefined) throw new Error(`${JSON.stringify(command)}: ${step.problem.code}`);
    current = step.state;
    at += every;
  }
  return current;
}

/** Moves of the seats whose turn it is. */
export function play(state: MatchState, moves: string, options: Parameters<typeof go>[2] = {}): MatchState {
  let current = state;
  let { now = state.at + 1000 } = options;
  for (const move of moves.split(' ')) {
    const seat = current.position.actor;
    const command: Command = seat >= 0 ? { kind: 'move', seat, move } : { kind: 'draw', move };
    current = go(current, [command], { ...options, now });
    now += options.every ?? 1000;
  }
  return current;
}

/** The code of the problem that a command meets; undefined where it meets none. */
export function refusal(state: MatchState, command: Command | Play, now = state.at): string | undefined {
  return perform(state, command, now).problem?.code;
}

export const localChance = (seed: number): Dealer => ({ chance: { kind: 'local', random: new Random(seed) } });
export const fairChance: Dealer = { chance: { kind: 'fair', secret: SECRET } };
export const kinds = (state: MatchState): string[] => state.events.map(({ kind }) => kind);
