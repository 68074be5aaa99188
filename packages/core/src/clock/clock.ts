import { type ClockConfig, DAY } from './clock-config.ts';

/**
 * Clocks as deadlines: nothing ticks. A state says what every seat had when the running turn began and when that was;
 * all else follows from it and the time, which is always passed in (milliseconds). A turn is a stretch of moves of one
 * seat; increment, delay and periods belong to the turn, however many moves it has. Chance takes no time: while it is
 * to draw, nothing runs.
 */
export interface ClockState {
  /** One a seat, as it was when the running turn began. */
  readonly banks: readonly Bank[];
  readonly running: { readonly seat: number; readonly since: number } | null;
  /** A phase of the game that has its own time (Game.phase); the seat's own time does not run then. */
  readonly phase: { readonly seat: number; readonly deadline: number } | null;
}

export interface Bank {
  readonly main: number;
  /** Of byo-yomi; else 0. */
  readonly periods: number;
}

/** What a seat has left at some moment; never negative. */
export interface Remaining {
  readonly main: number;
  readonly periods: number;
  /** Left of the running period, of the free delay, or of the days of this turn; of the next one for those who wait. */
  readonly turn: number;
  /** Until the flag falls if this turn goes on; null without a clock. */
  readonly total: number | null;
}

export function wind(config: ClockConfig, seats: number): ClockState {
  const bank = { main: 0, periods: 0 };
  if (config.kind === 'fischer') bank.main = config.initial;
  if (config.kind === 'byo-yomi') bank.periods = config.periods;
  if (config.kind === 'byo-yomi' || config.kind === 'delay') bank.main = config.main;
  return { banks: Array.from({ length: seats }, () => bank), running: null, phase: null };
}

/** The seat's time begins to run. Whatever ran before must have been stopped. */
export function startTurn(clock: ClockState, seat: number, at: number): ClockState {
  return { banks: clock.banks, running: { seat, since: at }, phase: clock.phase };
}

/** The turn has been made: what it used is taken, and what a turn earns is given. */
export function stopTurn(config: ClockConfig, clock: ClockState, at: number): ClockState {
  const { running } = clock;
  if (running === null) return clock;
  const halted = haltTurn(config, clock, at);
  if (config.kind !== 'fischer') return halted;
  const bank = halted.banks[running.seat];
  return { ...halted, banks: halted.banks.with(running.seat, { ...bank, main: bank.main + config.increment }) };
}

/** The turn is broken off (resignation, takeback, end): what it used is taken, nothing is earned. */
export function haltTurn(config: ClockConfig, clock: ClockState, at: number): ClockState {
  const { banks, running, phase } = clock;
  if (running === null) return clock;
  const bank = banks[running.seat];
  const used = charge(config, bank, at - running.since);
  return { banks: used === bank ? banks : banks.with(running.seat, used), running: null, phase };
}

/** From now on the seat is in a phase with a time of its own. With days for a move, the phase has at least those. */
export function startPhase(
  config: ClockConfig,
  clock: ClockState,
  seat: number,
  milliseconds: number,
  at: number,
): ClockState {
  const length = config.kind === 'days' ? Math.max(milliseconds, config.days * DAY) : milliseconds;
  return { ...clock, phase: { seat, deadline: at + length } };
}

export function stopPhase(clock: ClockState): ClockState {
  return clock.phase === null ? clock : { ...clock, phase: null };
}

/** What runs has stood still for so long: it runs on as if it had begun later. */
export function delayClock({ banks, running, phase }: ClockState, milliseconds: number): ClockState {
  return {
    banks,
    running: running && { ...running, since: running.since + milliseconds },
    phase: phase && { ...phase, deadline: phase.deadline + milliseconds },
  };
}

/** The seat has so much more: in its phase if it is in one, else in its bank. */
export function addTime(clock: ClockState, seat: number, milliseconds: number): ClockState {
  if (clock.phase?.seat === seat) {
    return { ...clock, phase: { seat, deadline: clock.phase.deadline + milliseconds } };
  }
  const bank = clock.banks[seat];
  return { ...clock, banks: clock.banks.with(seat, { ...bank, main: bank.main + milliseconds }) };
}

/** When the running turn or phase is over by time; null while nothing runs or without a clock. */
export function deadline(config: ClockConfig, clock: ClockState): number | null {
  if (clock.phase !== null) return clock.phase.deadline;
  if (clock.running === null) return null;
  const whole = allowance(config, clock.banks[clock.running.seat]);
  return whole === null ? null : clock.running.since + whole;
}

/** The seat whose flag is down at that time, or null. A phase that is over is not a fallen flag. */
export function fallen(config: ClockConfig, clock: ClockState, at: number): number | null {
  if (clock.phase !== null || clock.running === null) return null;
  const end = deadline(config, clock);
  return end !== null && at >= end ? clock.running.seat : null;
}

export function remaining(config: ClockConfig, clock: ClockState, seat: number, at: number): Remaining {
  if (clock.phase?.seat === seat) {
    const left = Math.max(0, clock.phase.deadline - at);
    return { ...clock.banks[seat], turn: left, total: left };
  }
  const elapsed = clock.running?.seat === seat ? Math.max(0, at - clock.running.since) : 0;
  const bank = clock.banks[seat];
  const now = charge(config, bank, elapsed);
  const whole = allowance(config, bank);
  const total = whole === null ? null : Math.max(0, whole - elapsed);
  return { ...now, turn: turnLeft(config, bank, elapsed), total };
}

/**
 * After a takeback nobody has more time than when that turn began, nor more than now: used time stays used, and what
 * the turns taken back had earned is gone.
 */
export function leastBanks(a: readonly Bank[], b: readonly Bank[]): Bank[] {
  return a.map((bank, seat) => ({
    main: Math.min(bank.main, b[seat].main),
    periods: Math.min(bank.periods, b[seat].periods),
  }));
}

/** All that a turn may take; null for no limit. */
function allowance(config: ClockConfig, bank: Bank): number | null {
  switch (config.kind) {
    case 'none':
      return null;
    case 'fischer':
      return bank.main;
    case 'byo-yomi':
      return bank.main + bank.periods * config.period;
    case 'delay':
      return bank.main + config.delay;
    case 'days':
      return config.days * DAY;
  }
}

/** The bank after a turn that took so long. */
function charge(config: ClockConfig, bank: Bank, elapsed: number): Bank {
  // Two machines' times may differ a little: nobody gains by it.
  const used = Math.max(0, elapsed);
  switch (config.kind) {
    case 'none':
    case 'days':
      return bank;
    case 'fischer':
      return { main: Math.max(0, bank.main - used), periods: 0 };
    case 'byo-yomi': {
      const over = Math.max(0, used - bank.main);
      const gone = Math.floor(over / config.period);
      return { main: Math.max(0, bank.main - used), periods: Math.max(0, bank.periods - gone) };
    }
    case 'delay':
      return { main: Math.max(0, bank.main - Math.max(0, used - config.delay)), periods: 0 };
  }
}

function turnLeft(config: ClockConfig, bank: Bank, elapsed: number): number {
  switch (config.kind) {
    case 'none':
    case 'fischer':
      return 0;
    case 'byo-yomi': {
      const over = Math.max(0, elapsed - bank.main);
      return over < bank.periods * config.period ? config.period - (over % config.period) : 0;
    }
    case 'delay':
      return Math.max(0, config.delay - elapsed);
    case 'days':
      return Math.max(0, config.days * DAY - elapsed);
  }
}
