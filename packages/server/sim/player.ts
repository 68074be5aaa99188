import { type Command, type Game, MoveList, OFFER_KINDS, pendingSeats, seatToMove } from '@countertop/core';
import { Connection, type TableFollower } from '@countertop/protocol';
import { type History, newHistory, record } from '../rig/check/history.ts';
import type { Person } from '../src/store/store.ts';
import { dial, type Wiretap } from './net.ts';
import type { Site } from './server-process.ts';

/** Somebody at a table, with the real client: plays any moves, offers and answers this and that, sleeps at times. */
export class Player {
  readonly connection: Connection;
  readonly table: TableFollower;
  readonly history: History;
  restless = true;
  private deciding = false;

  constructor(
    private readonly site: Site,
    readonly person: Person,
    table: string,
    game: Game,
    { tap, change }: { tap: Wiretap; change: (text: string) => string },
  ) {
    const { world } = site;
    this.connection = new Connection({
      dial: (events) => dial(site, person, events, tap, change),
      later: (milliseconds, act) => world.later(milliseconds, act),
      now: () => world.time,
      random: () => world.random.float(),
      contribution: () => world.hex(16),
    });
    this.table = this.connection.follow(table, game);
    this.history = newHistory(person.name);
    record(this.history, this.table, () => world.time);
    this.table.listen(() => this.look());
    this.connection.start();
  }

  /** Thinks about what to do. */
  private look(): void {
    if (this.deciding || !this.restless) return;
    this.deciding = true;
    const { world } = this.site;
    world.later(world.between(50, 2_500), () => {
      this.deciding = false;
      if (this.restless) this.act();
    });
  }

  private act(): void {
    const { world } = this.site;
    if (world.chance(0.01)) {
      this.sleep();
      return;
    }
    const command = this.wish();
    if (command !== undefined) this.table.command(command);
  }

  /** The device is shut for a while: nothing is heard, and nothing is said. */
  private sleep(): void {
    const { world } = this.site;
    this.connection.stop();
    world.later(world.between(1_000, 60_000), () => {
      this.connection.start();
      this.look();
    });
  }

  private wish(): Command | undefined {
    const { world } = this.site;
    const { shown: state, mine, pending } = this.table;
    const seat = mine[0];
    if (state === undefined || pending.length > 1) return undefined;
    if (seat === undefined) return this.comeBack();
    const open = state.offers.find((offer) => pendingSeats(state.seats, offer).includes(seat));
    if (open !== undefined) return { kind: world.chance(0.6) ? 'accept' : 'decline', seat, offer: open.kind };
    if (state.result !== null || world.chance(0.06)) return this.whim(seat, state.seats.length, state.result !== null);
    const mover = seatToMove(state);
    if (mover === undefined || !mine.includes(mover)) return undefined;
    const list = new MoveList();
    state.position.moves(list);
    const move = state.game.write(state.position, list.moves[world.random.below(list.length)]);
    return { kind: 'move', seat: mover, move, ...(world.chance(0.5) ? { ply: state.line.length } : {}) };
  }

  /** To the seat that a bot has kept warm. */
  private comeBack(): Command | undefined {
    const { person } = this;
    const seat = this.table.membership?.people.indexOf(person.id) ?? -1;
    if (seat < 0 || this.table.confirmed?.result !== null) return undefined;
    return { kind: 'sit', seat, holder: { kind: 'person', name: person.name } };
  }

  /** What nobody has to do. */
  private whim(seat: number, seats: number, over: boolean): Command | undefined {
    const { world } = this.site;
    if (over) return world.chance(0.3) ? { kind: 'offer', seat, offer: 'rematch' } : undefined;
    const choice = world.random.below(20);
    if (choice === 0) return { kind: 'resign', seat };
    if (choice === 1) return { kind: 'abort', seat };
    if (choice === 2) this.table.wantStandIn((seat + 1) % seats);
    if (choice < 6) return { kind: 'give', seat, to: (seat + 1) % seats, milliseconds: 5_000 };
    return { kind: 'offer', seat, offer: world.pick(OFFER_KINDS) };
  }
}
