import {
  type ClockConfig,
  type Game,
  type Holder,
  isName,
  type Options,
  type Problem,
  readClock,
  startPosition,
  type TakebackPolicy,
} from '@countertop/core';
import { guideOf } from '../games.ts';
import type { LocalPlan } from '../match/running/begin-match.ts';
import { fieldsOf } from '../store/keepsake.ts';
import { keptName, shownName } from '../words/nameless.ts';
import { t } from '../words/text.svelte.ts';
import { CLOCKS } from './clocks.ts';
import { keptTable } from './kept-table.ts';
import { isLevel } from './strength.ts';

export interface Chair {
  /** `open`: for whoever comes, at a table of the server. */
  kind: 'person' | 'bot' | 'open';
  name: string;
  level: number;
}

/** Against bots or people, here or over a link; `last`: as somebody last sat down here. */
export const WAYS = ['bot', 'people', 'link', 'last'] as const;
export type Way = (typeof WAYS)[number];

/** What is being set up: sensible from the beginning, so that one click starts. Remembered for each game. */
export class Seating {
  readonly game: Game;
  chairs: Chair[] = $state([]);
  options: Record<string, Options[string]> = $state({});
  clock = $state('none');
  ownClock: ClockConfig = $state({ kind: 'fischer', initial: 600_000, increment: 5_000 });
  takeback: TakebackPolicy = $state('free');
  /** The seat that begins, or -1: by lot. */
  first = $state(0);
  /** Whether it becomes a table of the server, with a link for the others. */
  where: 'here' | 'link' = $state('here');
  /** At a table of the server: who finds it, and what may be said there. */
  visibility: 'public' | 'private' = $state('private');
  chat: 'free' | 'phrases' | 'off' = $state('free');

  /** How many minutes somebody who is away is waited for, and how strong the bot is that plays on then. */
  grace = $state(2);
  standIn = $state(5);

  /** `level` where the bots' has been chosen on the way here. */
  constructor(game: Game, way: Way, level?: number) {
    this.game = game;
    const kept = keptTable(game.id).read();
    const start = startPosition(game, kept['options'] ?? {}, game.seats.max);
    const options = start.ok ? start.value.options : this.defaults();
    this.options = { ...options };
    this.level = level ?? (isLevel(game.id, kept['level']) ? kept['level'] : (guideOf(game.id)?.opponent ?? 3));
    this.standIn = guideOf(game.id)?.opponent ?? 5;
    this.name = isName(kept['name']) ? shownName(kept['name']) : t('seat.you');
    if (typeof kept['clock'] === 'string' && Object.hasOwn(CLOCKS, kept['clock'])) this.clock = kept['clock'];
    const against = way !== 'last' ? way : kept['last'] === 'bot' ? 'bot' : 'people';
    if (against === 'link') {
      this.where = 'link';
      this.takeback = 'ask';
    }
    const chairs = readChairs(game.id, fieldsOf(kept['chairs'])[against]);
    const seats = Math.min(game.seats.max, Math.max(chairs.length || 2, game.seats.min));
    this.chairs = Array.from(
      { length: this.seatsNeeded ?? seats },
      (_, seat) => chairs[seat] ?? this.chair(seat, against),
    );
    if (level !== undefined) this.botLevel = level;
  }

  private readonly level: number;
  private readonly name: string;
  /** The table as it would begin: many ask for it, and a large field takes its time. */
  private readonly start = $derived.by(() => startPosition(this.game, this.options, this.seats));

  private defaults(): Options {
    const start = startPosition(this.game, {}, this.game.seats.min);
    return start.ok ? start.value.options : {};
  }

  private chair(seat: number, against: Exclude<Way, 'last'>): Chair {
    if (against === 'link') return { kind: seat === 0 ? 'person' : 'open', name: this.name, level: this.level };
    if (against === 'bot') {
      return seat === 0
        ? { kind: 'person', name: this.name, level: this.level }
        : { kind: 'bot', name: '', level: this.level };
    }
    return { kind: 'person', name: t('seat.person', { seat: seat + 1 }), level: this.level };
  }

  set seats(count: number) {
    const against = this.where === 'link' ? 'link' : this.chairs.some(({ kind }) => kind === 'bot') ? 'bot' : 'people';
    while (this.chairs.length > count) this.chairs.pop();
    while (this.chairs.length < count) this.chairs.push(this.chair(this.chairs.length, against));
    if (this.first >= count) this.first = 0;
    for (const spec of this.game.options) {
      if (spec.kind === 'flag' && spec.seats !== undefined && spec.seats !== count) this.options[spec.name] = false;
    }
  }

  /** Here, or at a table of the server: there one seat is one's own, and the others are open at first. */
  move(where: 'here' | 'link'): void {
    this.where = where;
    this.takeback = where === 'link' ? 'ask' : 'free';
    this.chairs = this.chairs.map((_, seat) => this.chair(seat, where === 'link' ? 'link' : 'people'));
  }

  get seats(): number {
    return this.chairs.length;
  }

  set botLevel(level: number) {
    for (const chair of this.chairs) if (chair.kind === 'bot') chair.level = level;
  }

  /** The team of each chair; without partners every chair is one. */
  get teams(): readonly number[] {
    const { start } = this;
    const first = Math.max(0, this.first);
    // Chairs stand as they are shown; the seats are counted from whoever begins.
    return this.chairs.map((_, chair) => {
      const seat = (chair - first + this.seats) % this.seats;
      return start.ok ? start.value.position.team(seat) : seat;
    });
  }

  /** How many seats an option that is on asks for. */
  private get seatsNeeded(): number | undefined {
    const asking = this.game.options.find(
      (spec) => spec.kind === 'flag' && spec.seats !== undefined && this.options[spec.name] === true,
    );
    return asking?.kind === 'flag' ? asking.seats : undefined;
  }

  get preset(): string | undefined {
    return this.game.presets.find(({ options }) =>
      Object.entries(options).every(([name, value]) => this.options[name] === value),
    )?.name;
  }

  usePreset(name: string): void {
    const preset = this.game.presets.find((each) => each.name === name);
    if (preset === undefined) return;
    this.options = { ...this.options, ...preset.options };
    if (this.seatsNeeded !== undefined) this.seats = this.seatsNeeded;
  }

  get problem(): Problem | undefined {
    if (!this.start.ok) return this.start.problem;
    const clock = readClock(this.clockConfig);
    if (!clock.ok) return clock.problem;
    return this.chairs.some(({ kind, name }) => kind === 'person' && !isName(name))
      ? { code: 'name-wrong', data: { longest: 40 } }
      : undefined;
  }

  get clockConfig(): ClockConfig {
    return this.clock === 'own' ? $state.snapshot(this.ownClock) : (CLOCKS[this.clock] ?? { kind: 'none' });
  }

  plan(): LocalPlan {
    const holders = this.chairs.map(
      ({ kind, name, level }): Holder =>
        kind === 'person'
          ? { kind, name: keptName(name.trim()) }
          : kind === 'bot'
            ? { kind, level, name: t('bot.name', { level }) }
            : { kind: 'empty' },
    );
    const first = this.first < 0 ? (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % holders.length : this.first;
    this.keep();
    return {
      options: $state.snapshot(this.options),
      seats: [...holders.slice(first), ...holders.slice(0, first)],
      clock: this.clockConfig,
      takeback: this.takeback,
    };
  }

  private keep(): void {
    const person = this.chairs.find(({ kind }) => kind === 'person');
    const bot = this.chairs.find(({ kind }) => kind === 'bot');
    const keepsake = keptTable(this.game.id);
    const kept = keepsake.read();
    const last: Way = bot === undefined ? 'people' : 'bot';
    // Who sits at a table of the server is not known here.
    const seating =
      this.where === 'here'
        ? {
            last,
            chairs: {
              ...fieldsOf(kept['chairs']),
              [last]: this.chairs.map((chair) => ({ ...chair, name: keptName(chair.name) })),
            },
          }
        : {};
    keepsake.keep({
      ...kept,
      options: $state.snapshot(this.options),
      clock: this.clock,
      level: bot?.level ?? this.level,
      name: keptName(bot === undefined ? this.name : (person?.name ?? this.name)),
      ...seating,
    });
  }
}

/** Chairs as they were kept; none where that cannot be read. */
function readChairs(game: string, kept: unknown): Chair[] {
  if (!Array.isArray(kept)) return [];
  const chairs = kept.flatMap((each): Chair[] => {
    const { kind, name, level } = fieldsOf(each);
    if ((kind !== 'person' && kind !== 'bot') || !isLevel(game, level)) return [];
    return kind === 'bot' || isName(name) ? [{ kind, name: isName(name) ? shownName(name) : '', level }] : [];
  });
  return chairs.length === kept.length ? chairs : [];
}
